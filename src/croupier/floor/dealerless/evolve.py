"""What the events of a dealerless table alone change; all others change what they do at any terminals."""

from typing import assert_never

from croupier.base.envelope import Event
from croupier.floor.dealerless.messages import stations
from croupier.floor.parts.electronic.evolve import Elsewhere as DealerlessEvent
from croupier.floor.parts.electronic.evolve import evolve as evolve_terminals
from croupier.floor.parts.electronic.state import Phase, TableState
from croupier.floor.parts.messages import launches

LaunchEvent = launches.LaunchAsked | launches.BallLaunched | launches.EffectFailed


def evolve(table: TableState, event: Event) -> None:
    if isinstance(event, LaunchEvent):
        _launch(table, event)
    elif isinstance(event, DealerlessEvent):
        _station(table, event)
    else:
        evolve_terminals(table, event)


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


StationEvent = (
    stations.StationOpened | stations.StationClosed | stations.CashAccepted | stations.HandPaid
)  # fmt: skip


def _station(table: TableState, event: StationEvent) -> None:
    terminal = table.terminals[event.terminal]
    match event:
        case stations.StationOpened():
            terminal.open = True
        case stations.StationClosed():
            terminal.open = False
        case stations.CashAccepted():
            terminal.credits += event.amount
        case stations.HandPaid():
            terminal.credits -= event.amount
            terminal.cash_out = None
        case _:
            assert_never(event)
