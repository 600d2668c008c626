"""What the events of a dealerless table alone change; all others change what they do at any terminals."""

from typing import TypeAlias, assert_never

from croupier.desk.ports import Microseconds
from croupier.floor.dealerless.messages import bills, launches, stations
from croupier.floor.parts.electronic.evolve import ElectronicEvent
from croupier.floor.parts.electronic.evolve import evolve as evolve_electronic
from croupier.floor.parts.electronic.state import Phase, TableState
from croupier.floor.parts.messages.racks import DropCounted, DropPickedUp

LaunchEvent: TypeAlias = launches.LaunchAsked | launches.BallLaunched | launches.EffectFailed


StationEvent: TypeAlias = (
    stations.StationOpened | stations.StationClosed | stations.CashAccepted | stations.HandPaid
)  # fmt: skip
AcceptorEvent: TypeAlias = (
    bills.BillHeld | bills.BillReturned | bills.AcceptorFailed | bills.AcceptorWorks | bills.AcceptorCleared
)
BoxEvent: TypeAlias = DropPickedUp | DropCounted
DealerlessEvent: TypeAlias = ElectronicEvent | LaunchEvent | StationEvent | AcceptorEvent | BoxEvent


def evolve(table: TableState, event: DealerlessEvent) -> None:
    if isinstance(event, LaunchEvent):
        _launch(table, event)
    elif isinstance(event, StationEvent):
        _station(table, event)
    elif isinstance(event, AcceptorEvent):
        _acceptor(table, event)
    elif not isinstance(event, BoxEvent):  # currency in a box is the house's, not the table's
        evolve_electronic(table, event)


def date(table: TableState, event: DealerlessEvent, at: Microseconds) -> None:
    """A stay begins with its first money."""
    assert isinstance(event, stations.CashAccepted)  # noqa: S101 - of the events that it asks the time of
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
            terminal.credits += event.amount
            terminal.stay.put_in += event.amount
            if event.bill:
                terminal.acceptor.box(event.bill)
        case stations.HandPaid():
            terminal.credits -= event.amount
            terminal.stay.taken_out += event.amount
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
