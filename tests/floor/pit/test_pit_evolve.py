"""What each event changes in the pit, and what is none of its business."""

from typing import get_args

import pytest

from croupier.base.envelope import Event
from croupier.floor.parts.electronic.install import installed_table
from croupier.floor.parts.messages import tables
from croupier.floor.pit.evolve import CONCERNS, PitEvent, evolve, evolve_float
from croupier.floor.pit.messages import pit as messages
from croupier.floor.pit.state import PitState
from tests.house import CHIPS, T1, TERMINALS, install

OPENED = tables.TableOpened(5000, 32, 13, "Sam")
INSTALLED = tables.TableInstalled("Roulette 1", install().effective, "terms", TERMINALS, CHIPS)


def after(*events: Event) -> PitState:
    crew = PitState()
    for event in (OPENED, *events):
        evolve(crew, T1, event)
    return crew


def test_slips_are_remembered_for_ever() -> None:
    filled, credited = (
        messages.TableFilled(1, "1", "Sam", "Dana"),
        messages.TableCredited(1, "2", "Sam", "Dana"),
    )
    assert after(filled, credited, tables.TableClosed(5000, "Sam")).slips == {"1", "2"}


def test_a_pulled_box_waits_until_it_is_counted() -> None:
    pulled = (messages.DropPickedUp(100, "Sam", "Dana"), messages.DropPickedUp(20, "Sam", "Dana"))
    assert after(*pulled).pulled == {T1: 120}
    assert after(*pulled, messages.DropCounted(120, 100, "Ann", "Sam")).pulled == {}


def test_everything_the_pit_calls_its_own_concerns_it() -> None:
    assert set(get_args(PitEvent)) < CONCERNS


@pytest.mark.parametrize(
    ("event", "bankroll"),
    [
        (messages.TableFilled(100, "F1", "Sam", "Dana"), 100),
        (messages.TableCredited(100, "C1", "Sam", "Dana"), -100),
        (messages.DropPickedUp(100, "Sam", "Dana"), 0),
    ],
)
def test_fills_and_credits_change_the_float(event: PitEvent, bankroll: int) -> None:
    table = installed_table(T1, INSTALLED)
    evolve_float(table, event)
    assert table.bankroll == bankroll
