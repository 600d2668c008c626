"""The explanation that G has posted, as the sign of this place: wagering, each pool offered, ways to bet."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from croupier.base.money import show_dollars
from croupier.floor.tote import clauses
from croupier.floor.tote.state import Tote
from croupier.games.tote.kinds import Kind
from croupier.games.tote.offers import Offers
from croupier.games.tote.program.explanations import Explanation, explanations, terms_in_words
from croupier.games.tote.program.paper_words import paper_words
from croupier.law.sign import Line, Sign, SignTitles


def posted_sign(tote: Tote, language: str) -> Sign:
    return _sign(tote.terms.facility, msgspec.json.encode(tote.terms.offers), language)


@lru_cache(maxsize=8)
def _sign(facility: str, encoded: bytes, language: str) -> Sign:
    """The same for the same terms: a lobby asks for it again and again."""
    offers, told = msgspec.json.decode(encoded, type=Offers), explanations(language)
    words = paper_words(language)
    return Sign(
        title=f"{facility}: {words.how}",
        notices=tuple(_line(one, f"{one.title}. {one.says}") for one in told.general),
        odds=tuple(_pools(offers, language)),
        colours=(),
        options=tuple(_line(one, one.says) for one in told.ways),
        limits=tuple(_terms(offers, language)),
        titles=SignTitles(words.all_pools, words.terms, words.ways),
    )


def _pools(offers: Offers, language: str) -> Iterator[Line]:
    """What wins in each pool that the track offers, and its least bet."""
    for kind in Kind:
        if offer := offers.pools.get(kind):
            one = explanations(language).pools[kind]
            least = paper_words(language).least.format(least=show_dollars(offer.least))
            yield _line(one, f"{one.says} {least}")


def _terms(offers: Offers, language: str) -> Iterator[Line]:
    """What the track takes and pays at least, once for all pools that it is so for."""
    alike: dict[str, list[str]] = {}
    for kind in Kind:
        if offer := offers.pools.get(kind):
            title = explanations(language).pools[kind].title
            alike.setdefault(terms_in_words(offer, language), []).append(title)
    for terms, titles in alike.items():
        yield Line(", ".join(titles), terms, clauses.PERMITTED)


def _line(one: Explanation, says: str) -> Line:
    return Line(one.title, says, one.citation)
