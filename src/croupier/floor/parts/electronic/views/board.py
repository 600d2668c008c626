"""The reader board: what came, what came often, what did not come."""

from croupier.floor.parts.electronic.state import TableState
from croupier.floor.parts.electronic.views.game import GamePart, MovingPart
from croupier.floor.parts.electronic.views.table import TableNamePart
from croupier.floor.parts.views import BoardPart, limit_lines
from croupier.games.board import hot_and_cold

BOARD = (TableNamePart, GamePart, MovingPart, BoardPart)
"""All that a board is shown."""


def board_part(table: TableState) -> BoardPart:
    came = [one.number for one in table.rounds if one.number is not None and one.void is None]
    wheel = table.rules.wheel
    counted = hot_and_cold([number for number in wheel.order if number not in wheel.dead], came)
    prior, limits = (came[0] if came else None), limit_lines(table.rules.terms.limits)
    return BoardPart(counted.of, counted.hot, counted.cold, prior, limits)
