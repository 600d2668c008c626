"""A mini-baccarat layout as a screen draws it: the three areas that each numbered position has."""

from typing import Literal

import msgspec

from croupier.games.baccarat.table import BaccaratTable
from croupier.games.baccarat.vigorish import paid_in_words


class BaccaratArea(msgspec.Struct, frozen=True):
    spot: str
    name: str
    odds: str


class BaccaratCloth(msgspec.Struct, frozen=True):
    """`positions` are numbered from the dealer's right hand."""

    game: Literal["baccarat"]
    areas: list[BaccaratArea]
    positions: int


def cloth(table: BaccaratTable) -> BaccaratCloth:
    areas = [BaccaratArea(spot, spot.capitalize(), odds_of(table, spot)) for spot in table.spots]
    return BaccaratCloth("baccarat", areas, table.terms.play.positions.value)


def odds_of(table: BaccaratTable, spot: str) -> str:
    """With what the house takes of a banker's win, or on a tie."""
    vigorish = table.terms.vigorish
    if spot == "banker":
        return paid_in_words(vigorish.kind, vigorish.percent)
    return str(table.terms.wagers[spot].odds)
