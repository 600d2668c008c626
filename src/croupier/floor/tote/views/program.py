"""The daily program and the posted explanation: parimutuel wagering in general, and each pool offered."""

import msgspec

from croupier.base.names import Citation
from croupier.floor.tote import clauses
from croupier.floor.tote.state import Tote
from croupier.games.tote.kinds import Kind
from croupier.games.tote.program.explanations import LANGUAGES, Explanation, explanations, terms_in_words


class ExplanationView(msgspec.Struct, frozen=True):
    """`terms` are what the track takes and pays at least, of a pool; `example` a bet as one says it."""

    title: str
    says: str
    example: str
    terms: str
    clause: Citation


class WageringExplained(msgspec.Struct, frozen=True):
    """`general` explains parimutuel wagering, `pools` each kind of pool on the card, `ways` how several
    combinations go on one ticket.
    """

    general: list[ExplanationView]
    pools: list[ExplanationView]
    ways: list[ExplanationView]


class ProgramPart(msgspec.Struct, frozen=True):
    """What the program has to explain, in every language that bettors read."""

    explained: dict[str, WageringExplained]
    clause: Citation


def program_part(tote: Tote) -> ProgramPart:
    return ProgramPart({language: _explained(tote, language) for language in LANGUAGES}, clauses.EXPLAINED)


def _explained(tote: Tote, language: str) -> WageringExplained:
    day, every, offers = tote.day, explanations(language), tote.terms.offers.pools
    on_card = {pool.kind for pool in day.pools.values()} if day else set()
    kinds = [kind for kind in Kind if kind in on_card]
    return WageringExplained(
        general=[_view(one) for one in every.general],
        pools=[_view(every.pools[kind], terms_in_words(offers[kind], language)) for kind in kinds],
        ways=[_view(one) for one in every.ways],
    )


def _view(one: Explanation, terms: str = "") -> ExplanationView:
    return ExplanationView(one.title, one.says, one.example, terms, one.citation)
