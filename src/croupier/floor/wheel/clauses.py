"""The clauses that decide what happens at a live table: of its terms, and of its book's procedure."""

import msgspec

from croupier.base.envelope import Role
from croupier.base.names import Citation
from croupier.desk.kind import Citations
from croupier.floor.parts.procedures import Cited, big_six_procedure, roulette_rules
from croupier.floor.wheel.table_rules import WheelTable
from croupier.games.roulette.table import RouletteTable
from croupier.games.roulette.terms import RouletteTerms
from croupier.law.procedure import Procedure
from croupier.law.rulebook import Leaf


class WheelCitations(Citations, frozen=True):
    """By what they are about. `answers`: the player answers for where a wager lies."""

    dealer: Citation
    mucker: Citation
    answers: Citation
    multiplier: Citation
    chips: Citation
    tender: Citation
    verbal: Citation
    position: Citation
    closing: Citation
    valid_spin: Citation
    announce: Citation
    order: Citation


BOOKS = ("oneida-roulette", "massachusetts", "new-jersey")


class _Procedure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who works the table, who answers for a wager's place, where a multiplier is shown."""

    staffing: Leaf[Role]
    dealing: Leaf[Role]
    mucking: Leaf[Role]
    answering: Leaf[Role]
    multiplier: Leaf[Role]


def citations_of(table: WheelTable) -> WheelCitations:
    if isinstance(table, RouletteTable):
        return _roulette(table.terms)
    play, bets = table.terms.play, table.terms.bets[table.spots[0]].clause
    return _citations(
        big_six_procedure(table.terms.book),
        chips=bets,
        tender=bets,
        verbal=bets,
        position=play.order,
        closing=play.closing,
        valid_spin=play.revolutions,
        announce=play.order,
        order=play.order,
    )


def _roulette(terms: RouletteTerms) -> WheelCitations:
    play = terms.play
    return _citations(
        roulette_rules(terms.book).procedures[terms.mode],
        chips=play.coupon,
        tender=play.tender,
        verbal=play.verbal,
        position=play.position,
        closing=play.closing,
        valid_spin=play.revolutions or play.position,
        announce=play.announce,
        order=play.order,
    )


def _citations(procedure: Procedure, **leaves: Citation | Cited) -> WheelCitations:
    """The clauses of the book's procedure, and those that the values of its play rest on."""
    own = _Procedure(**procedure)
    of = {name: leaf if isinstance(leaf, str) else leaf.clause for name, leaf in leaves.items()}
    return WheelCitations(
        play=of["tender"],
        supervision=own.staffing.clause,
        malfunction=of["valid_spin"],
        rack=of["chips"],
        box=of["tender"],
        dealer=own.dealing.clause,
        mucker=own.mucking.clause,
        answers=own.answering.clause,
        multiplier=own.multiplier.clause,
        **of,
    )
