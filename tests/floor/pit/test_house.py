"""What each event changes in the pit, and what is none of its business."""

import pytest

from croupier.base.envelope import Event
from croupier.desk.house import House
from croupier.desk.messages import Alarmed, TableInstalled
from croupier.floor.parts.messages import tables
from croupier.floor.parts.messages.racks import (
    DropCounted,
    DropPickedUp,
    TableCredited,
    TableFilled,
)
from croupier.floor.parts.racks import RackEvent
from croupier.floor.terminals.evolve import evolve
from croupier.floor.terminals.kind import KIND as DEALT
from croupier.floor.wheel.kind import KIND as WHEEL
from tests.house import CHIPS, T1, TERMINALS, install

OPENED = tables.TableOpened(5000, 32, 13, "Sam", ball="non-metallic")
INSTALLED = TableInstalled("Roulette 1", install().effective, "terms", TERMINALS, CHIPS)


def after(*events: Event) -> House:
    """Told by the kind that the event happens at; what concerns no house changes none."""
    house = House()
    for event in (OPENED, *events):
        kind = next(kind for kind in (DEALT, WHEEL) if type(event) in (*kind.events, Alarmed))
        if type(event) in kind.concerns_house:
            kind.tell_house(house, T1, event)  # type: ignore[arg-type]
    return house


def test_slips_are_remembered_for_ever() -> None:
    filled, credited = (
        TableFilled(1, "1", "Sam", "Dana"),
        TableCredited(1, "2", "Sam", "Dana"),
    )
    assert after(filled, credited, tables.TableClosed(5000, "Sam")).slips == {"1": T1, "2": T1}


def test_a_pulled_box_waits_until_it_is_counted() -> None:
    pulled = (DropPickedUp(100, "Sam", "Dana"), DropPickedUp(20, "Sam", "Dana"))
    assert after(*pulled).pulled == {T1: 120}
    assert after(*pulled, DropCounted(120, 100, "Ann", "Sam")).pulled == {}


@pytest.mark.parametrize(
    ("event", "bankroll"),
    [
        (TableFilled(100, "F1", "Sam", "Dana"), 100),
        (TableCredited(100, "C1", "Sam", "Dana"), -100),
        (DropPickedUp(100, "Sam", "Dana"), 0),
    ],
)
def test_fills_and_credits_change_the_float(event: RackEvent, bankroll: int) -> None:
    table = DEALT.installed(T1, INSTALLED)
    assert table is not None
    evolve(table, event)
    assert table.bankroll == bankroll
