"""A Big Six layout as a screen draws it: its spots and the stops of the wheel."""

from typing import Literal

import msgspec

from croupier.games.bigsix.table import BigSixTable
from croupier.games.odds import printed


class BigSixSpot(msgspec.Struct, frozen=True):
    spot: str
    name: str
    odds: str


class BigSixCloth(msgspec.Struct, frozen=True):
    """`stops` are the 54 symbols, clockwise."""

    game: Literal["bigsix"]
    spots: list[BigSixSpot]
    stops: list[str]


def cloth(opened: BigSixTable) -> BigSixCloth:
    terms = opened.terms
    spots = [
        BigSixSpot(spot, name=spot, odds=printed(terms.bets[spot].odds, terms.odds_word))
        for spot in opened.spots
    ]
    return BigSixCloth("bigsix", spots, list(terms.stops))
