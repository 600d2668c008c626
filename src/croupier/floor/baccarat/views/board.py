"""The board of a mini-baccarat table: the hands, the roads and the limits."""

import msgspec

from croupier.floor.baccarat.state import CardTable
from croupier.floor.baccarat.views.game import BaccaratGamePart, BaccaratTablePart
from croupier.floor.parts.views import limit_lines
from croupier.law.sign import Line


class BaccaratBoardPart(msgspec.Struct, frozen=True):
    """`came` counts the outcomes of this shoe."""

    limits: list[Line]
    came: dict[str, int]


BOARD = (BaccaratTablePart, BaccaratGamePart, BaccaratBoardPart)
"""All that a board is shown."""


def board_part(table: CardTable) -> BaccaratBoardPart:
    came = {spot: table.outcomes.count(spot) for spot in ("player", "banker", "tie")}
    return BaccaratBoardPart(limit_lines(table.rules.terms.limits), came)
