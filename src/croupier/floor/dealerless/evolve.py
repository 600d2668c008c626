"""What the events of a dealerless table alone change; all others change what they do at any terminals."""

from typing import TypeAlias, assert_never

from croupier.base.money import Cents
from croupier.desk.ports import Microseconds
from croupier.floor.dealerless.messages import bills, launches, stations
from croupier.floor.parts.electronic.evolve import ElectronicEvent
from croupier.floor.parts.electronic.evolve import evolve as evolve_electronic
from croupier.floor.parts.electronic.state import CashOut, CashOutStep, Phase, TableState, Terminal
from croupier.floor.parts.messages import vouchers
from croupier.floor.parts.messages.racks import DropCounted, DropPickedUp
from croupier.floor.parts.vouchers import StationVoucherEvent

LaunchEvent: TypeAlias = launches.LaunchAsked | launches.BallLaunched | launches.EffectFailed


StationEvent: TypeAlias = (
    stations.StationOpened
    | stations.StationClosed
    | stations.CashAccepted
    | stations.HandPaid
    | stations.HandPayWritten
)  # fmt: skip
AcceptorEvent: TypeAlias = (
    bills.BillHeld | bills.BillReturned | bills.AcceptorFailed | bills.AcceptorWorks | bills.AcceptorCleared
)
BoxEvent: TypeAlias = DropPickedUp | DropCounted
DealerlessEvent: TypeAlias = (
    ElectronicEvent | LaunchEvent | StationEvent | AcceptorEvent | StationVoucherEvent | BoxEvent
)


def evolve(table: TableState, event: DealerlessEvent) -> None:
    if isinstance(event, LaunchEvent):
        _launch(table, event)
    elif isinstance(event, StationEvent):
        _station(table, event)
    elif isinstance(event, AcceptorEvent):
        _acceptor(table, event)
    elif isinstance(event, StationVoucherEvent):
        _voucher(table.terminals[event.terminal], event)
    elif not isinstance(event, BoxEvent):  # currency in a box is the house's, not the table's
        evolve_electronic(table, event)


def date(table: TableState, event: DealerlessEvent, at: Microseconds) -> None:
    """A stay begins with its first money."""
    assert isinstance(event, stations.CashAccepted | vouchers.VoucherRedeemed)  # noqa: S101 - of the events that it asks the time of
    table.terminals[event.terminal].stay.begin(at)


def _launch(table: TableState, event: LaunchEvent) -> None:
    match event:
        case launches.LaunchAsked():
            table.launch = event.effect
        case launches.BallLaunched():
            table.launch, table.counter = None, event.spin
            if table.phase is Phase.LOCKED:
                table.running = event.spin
            else:  # its game is void already
                table.spin = event.spin
        case launches.EffectFailed():
            table.launch = None
        case _:
            assert_never(event)


def _station(table: TableState, event: StationEvent) -> None:
    terminal = table.terminals[event.terminal]
    match event:
        case stations.StationOpened():
            terminal.open = True
        case stations.StationClosed():
            terminal.open = False
        case stations.CashAccepted():
            _put_in(terminal, event.amount)
            if event.bill:
                terminal.acceptor.box(event.bill)
        case stations.HandPaid() | stations.HandPayWritten():
            _take_out(terminal, event.amount)
            terminal.end_cash_out()
        case _:
            assert_never(event)


def _acceptor(table: TableState, event: AcceptorEvent) -> None:
    acceptor = table.terminals[event.terminal].acceptor
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
            terminal.cash_out = CashOut(owed) if owed else None
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
