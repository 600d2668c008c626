"""What the events of a dealerless table alone change; all others change what they do at any terminals."""

from typing import TypeAlias, assert_never

from croupier.desk.ports import Microseconds
from croupier.floor.dealerless.messages import launches
from croupier.floor.parts.electronic.evolve import ElectronicEvent
from croupier.floor.parts.electronic.evolve import evolve as evolve_electronic
from croupier.floor.parts.electronic.state import Phase, TableState
from croupier.floor.parts.messages import stations, vouchers
from croupier.floor.parts.messages.duplicates import HandPayPrintedAgain
from croupier.floor.parts.messages.racks import DropCounted, DropPickedUp
from croupier.floor.parts.papers import PaperEvent
from croupier.floor.parts.stations.changes import StationMoneyEvent, change_station

LaunchEvent: TypeAlias = launches.LaunchAsked | launches.BallLaunched | launches.EffectFailed


StationEvent: TypeAlias = stations.StationOpened | stations.StationClosed
BoxEvent: TypeAlias = DropPickedUp | DropCounted
OfHouse: TypeAlias = BoxEvent | HandPayPrintedAgain | PaperEvent
"""Boxes and papers are the house's, and change nothing at the table."""
DealerlessEvent: TypeAlias = ElectronicEvent | LaunchEvent | StationEvent | StationMoneyEvent | OfHouse


def evolve(table: TableState, event: DealerlessEvent) -> None:
    if isinstance(event, LaunchEvent):
        _launch(table, event)
    elif isinstance(event, StationMoneyEvent):
        change_station(table.terminals[event.terminal], event)
    elif isinstance(event, StationEvent):
        table.terminals[event.terminal].open = isinstance(event, stations.StationOpened)
    elif not isinstance(event, OfHouse):
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
