"""What the screens of a live table are shown, as the wire carries it."""

from typing import Any

from croupier.floor.parts.seats.seat import Seat
from croupier.floor.parts.views import Ball, limit_lines
from croupier.floor.wheel.state import LiveTable
from croupier.floor.wheel.views.board import board_part
from croupier.floor.wheel.views.felt import felt_part
from croupier.floor.wheel.views.game import game_part, table_part
from croupier.floor.wheel.views.overview import wheel_overview
from croupier.floor.wheel.views.seat import AroundSeatPart, others_of, seat_part
from tests.shown import shown

View = dict[str, Any]
STILL = Ball("idle", 0, None)


def seat_view(table: LiveTable, seat: Seat) -> View:
    return shown(game_part(table), seat_part(table, seat))


def felt_view(table: LiveTable) -> View:
    return shown(game_part(table), felt_part(table, simulated=True))


def board_view(table: LiveTable) -> View:
    return shown(game_part(table), table_part(table, STILL), board_part(table))


def table_view(table: LiveTable) -> View:
    return shown(table_part(table, STILL))


def around_view(table: LiveTable, seat: Seat) -> View:
    return shown(AroundSeatPart(limit_lines(table.rules.terms.limits), others_of(table, seat)))


def supervisor_view(table: LiveTable) -> View:
    return shown(wheel_overview(table))
