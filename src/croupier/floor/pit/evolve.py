"""What each event changes in the pit, whichever table it happened at."""

from typing import Protocol

from croupier.base.envelope import Event, Role
from croupier.base.money import Cents
from croupier.base.names import TableId
from croupier.floor.parts.messages import cash, tables
from croupier.floor.pit.messages import pit as messages
from croupier.floor.pit.state import PitState
from croupier.floor.wheel.messages import deal, seats, wagers
from croupier.floor.wheel.messages.wagers import Chip

PitEvent = (
    messages.DayBegun
    | messages.WentOnDuty
    | messages.WentOffDuty
    | messages.TableFilled
    | messages.TableCredited
    | messages.DropPickedUp
    | messages.DropCounted
    | messages.FloatCounted
)
CONCERNS = frozenset(
    {
        messages.DayBegun, messages.WentOnDuty, messages.WentOffDuty, messages.TableFilled,
        messages.TableCredited, messages.DropPickedUp, messages.DropCounted, messages.FloatCounted,
        tables.TableOpened, tables.TableClosed, tables.DealerChanged, cash.TerminalCredited,
        cash.BuyInCorrected, cash.CashOutPaid, seats.ChipsIssued, seats.ColouredOut, wagers.CalledAccepted,
        deal.LosersCollected, deal.WinnersPaid, deal.MuckerChanged,
    }
)  # fmt: skip
"""A bet is none of the pit's business, and there are thousands of them."""


class Floated(Protocol):
    """Any table that is opened with a float."""

    bankroll: Cents


def evolve(pit: PitState, table: TableId, event: Event) -> None:
    match event:
        case messages.DayBegun():
            pit.day = event.day
        case messages.WentOnDuty():
            pit.on_duty[event.who] = event.role
        case messages.WentOffDuty():
            del pit.on_duty[event.who]
        case tables.DealerChanged():
            pit.on_duty[event.dealer] = Role.DEALER
        case deal.MuckerChanged():
            pit.on_duty[event.mucker] = Role.MUCKER
        case tables.TableOpened():
            pit.on_duty[event.by] = Role.SUPERVISOR  # whoever opens a table oversees it
            pit.racks[table] = event.bankroll
        case tables.TableClosed():
            del pit.racks[table]
        case messages.DropPickedUp():
            pit.pulled[table] = pit.pulled.get(table, 0) + event.amount
        case messages.DropCounted():
            del pit.pulled[table]
        case messages.TableFilled() | messages.TableCredited():
            pit.slips.add(event.slip)
            _chips(pit, table, event)
        case _:
            _chips(pit, table, event)


def _chips(pit: PitState, table: TableId, event: Event) -> None:
    """Chips into the table's rack and out of it; a closed table has none."""
    if table in pit.racks:
        pit.racks[table] += _gain(event)


def _gain(event: Event) -> Cents:
    match event:
        case messages.TableFilled():
            return event.amount
        case messages.TableCredited() | cash.CashOutPaid():
            return -event.amount
        case messages.FloatCounted():
            return event.counted - event.expected
        case cash.TerminalCredited():
            return event.money.chips
        case cash.BuyInCorrected():
            return event.money.chips - event.was.chips
        case _:
            return _from_layout(event)


def _from_layout(event: Event) -> Cents:
    """At a live table, value chips across the layout; colour chips are worth nothing in a rack."""
    match event:
        case seats.ChipsIssued():
            return event.money.chips if event.colour else -event.money.currency
        case seats.ColouredOut():
            return -event.amount
        case wagers.CalledAccepted():
            return -event.cash
        case deal.LosersCollected():
            return sum(one.amount for one in event.collected if one.tender is Chip.VALUE)
        case deal.WinnersPaid():
            return -sum(one.paid for one in event.payments if one.tender is Chip.VALUE)
        case _:
            return 0


def evolve_float(table: Floated, event: Event) -> None:
    """What a fill or a credit makes of a table's float."""
    match event:
        case messages.TableFilled():
            table.bankroll += event.amount
        case messages.TableCredited():
            table.bankroll -= event.amount
