"""What the events of dealt terminals alone change; all others change what they do at any terminals."""

from typing import TypeAlias, assert_never

from croupier.desk.ports import Microseconds
from croupier.floor.parts.electronic.evolve import ElectronicEvent
from croupier.floor.parts.electronic.evolve import evolve as evolve_electronic
from croupier.floor.parts.electronic.state import BuyIn, BuyInStep, CashOutStep, TableState
from croupier.floor.parts.racks import RackEvent, evolve_float
from croupier.floor.terminals.messages import cash

CashEvent: TypeAlias = (
    cash.BuyInLaid | cash.BuyInPickedUp | cash.BuyInCounted | cash.TerminalCredited | cash.BuyInDropped
    | cash.CreditVerified | cash.CreditReported | cash.BuyInCorrected | cash.CashOutConfirmed
    | cash.CashOutSelected | cash.CashOutPaid | cash.ChipsDelivered
)  # fmt: skip
TerminalEvent: TypeAlias = ElectronicEvent | CashEvent | RackEvent


def evolve(table: TableState, event: TerminalEvent) -> None:
    if isinstance(event, ElectronicEvent):  # asked first: bets are most of a journal, and stand first in it
        evolve_electronic(table, event)
    elif isinstance(event, CashEvent):
        _cash(table, event)
    else:
        evolve_float(table, event)


def date(table: TableState, event: TerminalEvent, at: Microseconds) -> None:
    """A stay begins with its first money."""
    assert isinstance(event, cash.TerminalCredited)  # noqa: S101 - of the events that it asks the time of
    table.terminals[event.terminal].stay.begin(at)


def _cash(table: TableState, event: CashEvent) -> None:
    terminal = table.terminals[event.terminal]
    match event:
        case cash.BuyInLaid():
            terminal.buy_in = BuyIn(event.money)
        case cash.CashOutConfirmed():
            _cash_out_step(table, event, CashOutStep.CONFIRMED)
        case cash.CashOutSelected():
            _cash_out_step(table, event, CashOutStep.SELECTED)
        case cash.CashOutPaid():
            terminal.credits -= event.amount
            terminal.stay.taken_out += event.amount
            _cash_out_step(table, event, CashOutStep.PAID)
        case cash.ChipsDelivered():
            terminal.end_cash_out()
        case _:
            _buy_in(table, event)


def _cash_out_step(
    table: TableState,
    event: cash.CashOutConfirmed | cash.CashOutSelected | cash.CashOutPaid,
    step: CashOutStep,
) -> None:
    cash_out = table.terminals[event.terminal].cash_out
    assert cash_out is not None  # noqa: S101 - its events come only after it was asked for
    cash_out.step = step


BuyInEvent = (
    cash.BuyInPickedUp | cash.BuyInCounted | cash.TerminalCredited | cash.BuyInDropped
    | cash.CreditVerified | cash.CreditReported | cash.BuyInCorrected
)  # fmt: skip


def _buy_in(table: TableState, event: BuyInEvent) -> None:
    terminal = table.terminals[event.terminal]
    buy_in = terminal.buy_in
    assert buy_in is not None  # noqa: S101 - its events come only after it was laid
    match event:
        case cash.BuyInPickedUp():
            buy_in.step = BuyInStep.PICKED_UP
        case cash.BuyInCounted():
            buy_in.laid = buy_in.money if buy_in.money != event.money else None
            buy_in.step, buy_in.money = BuyInStep.COUNTED, event.money
        case cash.TerminalCredited():
            buy_in.step = BuyInStep.CREDITED
            terminal.credits += event.money.cash
            terminal.stay.put_in += event.money.cash
            terminal.promo += event.money.coupon
        case cash.BuyInDropped():
            buy_in.step = BuyInStep.DROPPED
        case cash.CreditVerified():
            buy_in.verified, buy_in.reported = True, False
        case cash.CreditReported():
            buy_in.verified, buy_in.reported = False, True
        case cash.BuyInCorrected():
            terminal.credits += event.money.cash - event.was.cash
            terminal.stay.put_in += event.money.cash - event.was.cash
            terminal.promo += event.money.coupon - event.was.coupon
            buy_in.money, buy_in.verified, buy_in.reported = event.money, False, False
            buy_in.played, buy_in.laid = False, None
        case _:
            assert_never(event)
