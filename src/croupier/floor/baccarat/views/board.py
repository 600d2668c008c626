"""The board of a mini-baccarat table: the hands, the roads, the odds and the limits."""

import msgspec

from croupier.floor.baccarat.state import CardTable
from croupier.floor.baccarat.views.game import BaccaratGamePart, BaccaratTablePart
from croupier.floor.baccarat.vigorish_change import change_beside_limits
from croupier.floor.parts.views import limit_lines
from croupier.games.baccarat.cloth import cloth
from croupier.law.sign import Line


class BaccaratBoardPart(msgspec.Struct, frozen=True):
    """`limits` end with a change of vigorish, while one is posted; `odds` tell the vigorish too.

    `came` counts the outcomes of this shoe.
    """

    limits: list[Line]
    odds: list[Line]
    came: dict[str, int]


BOARD = (BaccaratTablePart, BaccaratGamePart, BaccaratBoardPart)
"""All that a board is shown."""


def board_part(table: CardTable) -> BaccaratBoardPart:
    came = {spot: table.outcomes.count(spot) for spot in ("player", "banker", "tie")}
    limits = [*limit_lines(table.rules.terms.limits), *change_beside_limits(table)]
    odds = [Line(area.spot, area.odds, table.rules.paid_by(area.spot)) for area in cloth(table.rules).areas]
    return BaccaratBoardPart(limits, odds, came)
