"""The reader board of a live table."""

from croupier.floor.parts.views import BoardPart, limit_lines
from croupier.floor.wheel.state import LiveTable
from croupier.floor.wheel.views.game import WheelGamePart, WheelTablePart
from croupier.games.board import hot_and_cold
from croupier.games.roulette.table import RouletteTable

BOARD = (WheelTablePart, WheelGamePart, BoardPart)
"""All that a board is shown."""


def board_part(table: LiveTable) -> BoardPart:
    counted = hot_and_cold(_numbers(table), [one.number for one in table.rounds])
    limits = limit_lines(table.rules.terms.limits)
    hot, cold, multipliers = counted.hot, counted.cold, _multipliers(table)
    return BoardPart(counted.of, hot, cold, table.prior, limits, table.commitment, multipliers)


def _multipliers(table: LiveTable) -> list[int]:
    """Massachusetts 4(g): the paytable's own; a board shows no other, not even while its reel runs."""
    if not table.offers_b2b or not isinstance(table.rules, RouletteTable):
        return []
    return [multiplier for multiplier, _ in table.rules.terms.paytable]


def _numbers(table: LiveTable) -> tuple[str, ...]:
    """What can come, in the wheel's own order."""
    if not isinstance(table.rules, RouletteTable):
        return table.rules.spots
    wheel = table.rules.wheel
    return tuple(number for number in wheel.order if number not in wheel.dead)
