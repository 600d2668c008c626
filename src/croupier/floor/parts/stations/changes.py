"""What the events of a station's money change: its credit, its cash-out, its acceptor."""

from typing import TypeAlias, assert_never

from croupier.base.money import Cents
from croupier.floor.parts.electronic.state import CashOut, CashOutStep, Terminal
from croupier.floor.parts.messages import bills, stations, vouchers
from croupier.floor.parts.vouchers import StationVoucherEvent

CashEvent: TypeAlias = stations.CashAccepted | stations.HandPaid | stations.HandPayWritten
AcceptorEvent: TypeAlias = (
    bills.BillHeld | bills.BillReturned | bills.AcceptorFailed | bills.AcceptorWorks | bills.AcceptorCleared
)
StationMoneyEvent: TypeAlias = CashEvent | AcceptorEvent | StationVoucherEvent


def change_station(terminal: Terminal, event: StationMoneyEvent) -> None:
    if isinstance(event, CashEvent):
        _cash(terminal, event)
    elif isinstance(event, AcceptorEvent):
        _acceptor(terminal, event)
    else:
        _voucher(terminal, event)


def _cash(terminal: Terminal, event: CashEvent) -> None:
    match event:
        case stations.CashAccepted():
            _put_in(terminal, event.amount)
            if event.bill:
                terminal.acceptor.box(event.bill)
        case stations.HandPaid() | stations.HandPayWritten():
            _take_out(terminal, event.amount)
            terminal.end_cash_out()
        case _:
            assert_never(event)


def _acceptor(terminal: Terminal, event: AcceptorEvent) -> None:
    acceptor = terminal.acceptor
    match event:
        case bills.BillHeld():
            acceptor.hold(event.bill, event.amount)
        case bills.BillReturned():
            acceptor.held = None
        case bills.AcceptorFailed():
            acceptor.fail(event.fault)
        case bills.AcceptorWorks():
            acceptor.fault = None
        case bills.AcceptorCleared():
            acceptor.clear()
        case _:
            assert_never(event)


def _voucher(terminal: Terminal, event: StationVoucherEvent) -> None:
    match event:
        case vouchers.VoucherAsked():
            terminal.cash_out = CashOut(event.amount, CashOutStep.PRINTING, event.effect, event.number)
        case vouchers.VoucherIssued():
            _take_out(terminal, event.amount)
            assert terminal.cash_out is not None  # noqa: S101 - it was asked for
            terminal.cash_out.voucher = event.voucher
        case vouchers.VoucherPrinted():
            terminal.end_cash_out()
        case vouchers.VoucherFailed():
            _take_out(terminal, -event.amount)
            owed = terminal.credits if terminal.lock is None else 0
            terminal.cash_out = CashOut(owed, failed=True) if owed else None
        case vouchers.VoucherRedeemed():
            _put_in(terminal, event.amount)
        case _:
            assert_never(event)


def _put_in(terminal: Terminal, amount: Cents) -> None:
    terminal.credits += amount
    terminal.stay.put_in += amount


def _take_out(terminal: Terminal, amount: Cents) -> None:
    """A negative amount comes back."""
    terminal.credits -= amount
    terminal.stay.taken_out += amount
