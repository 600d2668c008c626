"""What the rules have a facility explain (G): parimutuel wagering in general, and each pool it offers."""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources

import msgspec

from croupier.base.clause import cite
from croupier.base.money import show_dollars
from croupier.base.names import Citation
from croupier.games.tote.clauses import BOOK
from croupier.games.tote.kinds import Kind
from croupier.games.tote.offers import Offer
from croupier.games.tote.profile_values import show_percent


class Explanation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`clause` is a key of the Oneida rules. `example` is a bet as it is said at a window."""

    title: str
    says: str
    clause: str
    example: str = ""

    @property
    def citation(self) -> Citation:
        return cite(BOOK, self.clause)


class Explanations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`ways` are ways of betting several combinations on one ticket."""

    general: tuple[Explanation, ...]
    pools: Mapping[Kind, Explanation]
    ways: tuple[Explanation, ...]

    def of_pools(self, kinds: Iterable[Kind]) -> tuple[Explanation, ...]:
        """One for each kind of pool that is offered, in their usual order."""
        offered = set(kinds)
        return tuple(self.pools[kind] for kind in Kind if kind in offered)


LANGUAGES = ("en", "es")


@cache
def explanations(language: str = "en") -> Explanations:
    """In one of the `LANGUAGES`."""
    name = "explanations.toml" if language == "en" else f"explanations.{language}.toml"
    text = resources.files(__package__).joinpath(name).read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Explanations)


_TERMS = {
    "en": "{takeout} % is taken; $1 is paid {least} at least, in steps of {step}",
    "es": "se retiene el {takeout} %; por $1 se pagan al menos {least}, de {step} en {step}",
}


def terms_in_words(offer: Offer, language: str = "en") -> str:
    """`18 % is taken; $1 is paid $1.05 at least, in steps of $0.10`."""
    terms = offer.terms
    least, step = show_dollars(terms.minimum), show_dollars(terms.break_to)
    return _TERMS[language].format(takeout=show_percent(terms.takeout), least=least, step=step)
