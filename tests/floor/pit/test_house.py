"""What each event changes in the pit, and what is none of its business."""

import pytest

from croupier.base.envelope import Event
from croupier.desk.house import House
from croupier.desk.messages import Alarmed, TableInstalled
from croupier.floor.parts.messages import tables
from croupier.floor.parts.messages.racks import (
    DropCounted,
    DropPickedUp,
    FloatCounted,
    TableCredited,
    TableFilled,
)
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.racks import RackEvent
from croupier.floor.terminals.evolve import evolve
from croupier.floor.terminals.kind import KIND as DEALT
from croupier.floor.terminals.kind import installed
from croupier.floor.terminals.messages import cash
from croupier.floor.wheel.kind import KIND as WHEEL
from croupier.floor.wheel.messages import deal, seats, wagers
from croupier.floor.wheel.messages.wagers import Chip
from tests.house import CHIPS, ONE, T1, TERMINALS, install

OPENED = tables.TableOpened(5000, 32, 13, "Sam")
INSTALLED = TableInstalled("Roulette 1", install().effective, "terms", TERMINALS, CHIPS)

LOST = (deal.Collected(ONE, "18", Chip.VALUE, 400), deal.Collected(ONE, "18", Chip.COLOUR, 60))
WON = (
    deal.Payment(ONE, "17", Chip.VALUE, 20, 700),
    deal.Payment(ONE, "17", Chip.COLOUR, 10, 350),
)
"""Colour chips are no value in a rack, and a stake that comes back was never in it."""


def after(*events: Event) -> House:
    """Told by the kind that the event happens at; what concerns no house changes none."""
    house = House()
    for event in (OPENED, *events):
        kind = next(kind for kind in (DEALT, WHEEL) if type(event) in (*kind.events, Alarmed))
        if type(event) in kind.concerns_house:
            kind.tell_house(house, T1, event)  # type: ignore[arg-type]
    return house


@pytest.mark.parametrize(
    ("event", "rack"),
    [
        (TableFilled(100, "F1", "Sam", "Dana"), 5100),
        (TableCredited(100, "C1", "Sam", "Dana"), 4900),
        (FloatCounted(5000, 4000, "Sam", "Dana"), 4000),
        (cash.TerminalCredited(ONE, Money(100, 70, 20)), 5070),
        (cash.BuyInCorrected(ONE, Money(0, 70), Money(70, 0), dropped=True), 4930),
        (cash.CashOutPaid(ONE, 100), 4900),
        (seats.ChipsIssued(ONE, "navy", 100, Money(1000, 300, 200)), 5300),  # colour for value chips
        (seats.ChipsIssued(ONE, "", 0, Money(1000, 300)), 4000),  # value chips for currency, and change
        (seats.ColouredOut(ONE, "navy", 700, 200), 4300),
        (wagers.CalledAccepted(1, ONE, "17", 500), 4500),
        (deal.LosersCollected(1, "17", LOST), 5400),
        (deal.WinnersPaid(1, "17", "terms", WON), 4300),
        (Alarmed("look"), 5000),
    ],
)
def test_a_rack_holds_what_went_in_less_what_went_out(event: Event, rack: int) -> None:
    assert after(event).racks == {T1: rack}
    assert after(tables.TableClosed(5000, "Sam"), event).racks == {}


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
    table = installed(T1, INSTALLED)
    assert table is not None
    evolve(table, event)
    assert table.bankroll == bankroll
