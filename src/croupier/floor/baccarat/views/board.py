"""The board of a mini-baccarat table: the hands, the roads, the odds and the limits."""

import msgspec

from croupier.floor.baccarat.state import CardTable
from croupier.floor.baccarat.views.game import BaccaratGamePart, BaccaratTablePart
from croupier.floor.parts.views import limit_lines
from croupier.games.baccarat.cloth import cloth
from croupier.law.sign import Line


class BaccaratBoardPart(msgspec.Struct, frozen=True):
    """`came` counts the outcomes of this shoe; `odds` tell the vigorish too."""

    limits: list[Line]
    odds: list[Line]
    came: dict[str, int]


BOARD = (BaccaratTablePart, BaccaratGamePart, BaccaratBoardPart)
"""All that a board is shown."""


def board_part(table: CardTable) -> BaccaratBoardPart:
    came = {spot: table.outcomes.count(spot) for spot in ("player", "banker", "tie")}
    odds = [Line(area.spot, area.odds, table.rules.paid_by(area.spot)) for area in cloth(table.rules).areas]
    return BaccaratBoardPart(limit_lines(table.rules.terms.limits), odds, came)
