"""The state of a place, for tests that look behind the screens."""

from typing import Any

from croupier.base.names import TableId
from croupier.desk.room import Placed
from croupier.desk.state import FloorState
from croupier.floor.parts.electronic.state import TableState
from croupier.floor.wheel.state import LiveTable


def state_at(desk: FloorState, table: TableId) -> Any:
    place = desk.tables[table]
    assert isinstance(place, Placed)
    return place.state


def terminals_at(desk: FloorState, table: TableId) -> TableState:
    state = state_at(desk, table)
    assert isinstance(state, TableState)
    return state


def wheel_at(desk: FloorState, table: TableId) -> LiveTable:
    state = state_at(desk, table)
    assert isinstance(state, LiveTable)
    return state
