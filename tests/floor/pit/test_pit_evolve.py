"""What each event changes in the pit, and what is none of its business."""

from typing import get_args

import pytest

from croupier.base.envelope import Event
from croupier.floor.parts.electronic.install import installed_table
from croupier.floor.parts.messages import cash, tables
from croupier.floor.parts.messages.cash import Money
from croupier.floor.pit.evolve import CONCERNS, PitEvent, evolve, evolve_float
from croupier.floor.pit.messages import pit as messages
from croupier.floor.pit.state import PitState
from croupier.floor.wheel.messages import deal, seats, wagers
from croupier.floor.wheel.messages.wagers import Chip
from tests.house import CHIPS, ONE, T1, TERMINALS, install

OPENED = tables.TableOpened(5000, 32, 13, "Sam")
INSTALLED = tables.TableInstalled("Roulette 1", install().effective, "terms", TERMINALS, CHIPS)

LOST = (deal.Collected(ONE, "18", Chip.VALUE, 400), deal.Collected(ONE, "18", Chip.COLOUR, 60))
WON = (
    deal.Payment(ONE, "17", Chip.VALUE, 20, 700),
    deal.Payment(ONE, "17", Chip.COLOUR, 10, 350),
)
"""Colour chips are no value in a rack, and a stake that comes back was never in it."""


def after(*events: Event) -> PitState:
    crew = PitState()
    for event in (OPENED, *events):
        evolve(crew, T1, event)
    return crew


@pytest.mark.parametrize(
    ("event", "rack"),
    [
        (messages.TableFilled(100, "F1", "Sam", "Dana"), 5100),
        (messages.TableCredited(100, "C1", "Sam", "Dana"), 4900),
        (messages.FloatCounted(5000, 4000, "Sam", "Dana"), 4000),
        (cash.TerminalCredited(ONE, Money(100, 70, 20)), 5070),
        (cash.BuyInCorrected(ONE, Money(0, 70), Money(70, 0), dropped=True), 4930),
        (cash.CashOutPaid(ONE, 100), 4900),
        (seats.ChipsIssued(ONE, "navy", 100, Money(1000, 300, 200)), 5300),  # colour for value chips
        (seats.ChipsIssued(ONE, "", 0, Money(1000, 300)), 4000),  # value chips for currency, and change
        (seats.ColouredOut(ONE, "navy", 700, 200), 4300),
        (wagers.CalledAccepted(1, ONE, "17", 500), 4500),
        (deal.LosersCollected(1, "17", LOST), 5400),
        (deal.WinnersPaid(1, "17", "terms", WON), 4300),
        (tables.Alarmed("look"), 5000),
    ],
)
def test_a_rack_holds_what_went_in_less_what_went_out(event: Event, rack: int) -> None:
    assert after(event).racks == {T1: rack}
    assert after(tables.TableClosed(5000, "Sam"), event).racks == {}


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
