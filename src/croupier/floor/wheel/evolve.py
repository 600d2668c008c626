"""What each event changes at a live table. It never decides: the same events give the same state anywhere."""

from typing import TypeAlias, assert_never

import msgspec

from croupier.desk.messages import TermsChanged
from croupier.floor.parts import attendants
from croupier.floor.parts.attendants import AttendantEvent
from croupier.floor.parts.messages import tables
from croupier.floor.parts.racks import RackEvent, evolve_float
from croupier.floor.parts.seats.folding import LayoutEvent, evolve_layout
from croupier.floor.wheel.clauses import citations_of
from croupier.floor.wheel.evolve_rounds import RoundEvent, evolve_round
from croupier.floor.wheel.evolve_seats import SeatEvent, evolve_seat, leave_if_empty
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.state import LiveTable, Phase

TableEvent: TypeAlias = (
    tables.TableOpened
    | tables.TableClosed
    | tables.DealerChanged
    | tables.DealerLeft
    | tables.SupervisorCalled
    | tables.CallAnswered
    | deal.MuckerChanged
    | deal.MuckerLeft
    | TermsChanged
)


WheelEvent: TypeAlias = SeatEvent | LayoutEvent | RoundEvent | TableEvent | RackEvent | AttendantEvent


def evolve(table: LiveTable, event: WheelEvent) -> None:
    if isinstance(event, LayoutEvent):
        evolve_layout(table.seats[event.terminal], event)
    elif isinstance(event, RoundEvent):
        evolve_round(table, event)
    elif isinstance(event, SeatEvent):
        evolve_seat(table, table.seats[event.terminal], event)
    elif isinstance(event, RackEvent):
        evolve_float(table, event)
    elif isinstance(event, AttendantEvent):
        attendants.fold(table.seats[event.terminal], event)
    else:
        _table(table, event)


def _table(table: LiveTable, event: TableEvent) -> None:
    match event:
        case tables.TableOpened():
            table.phase, table.bankroll = Phase.IDLE, event.bankroll
        case tables.TableClosed():
            table.phase, table.bankroll, table.dealer, table.mucker = Phase.CLOSED, 0, None, None
            table.mucked, table.counted = {}, False
            for seat in table.seats.values():
                seat.asked, seat.held = None, 0
                leave_if_empty(seat)
        case tables.DealerChanged():
            table.dealer = event.dealer
        case tables.DealerLeft():
            table.dealer = None
        case tables.SupervisorCalled():
            table.calling = True
        case tables.CallAnswered():
            table.calling = False
        case deal.MuckerChanged():
            table.mucker = event.mucker
        case deal.MuckerLeft():
            table.mucker = None
        case TermsChanged():
            _terms_changed(table, event)
        case _:
            assert_never(event)


def _terms_changed(table: LiveTable, event: TermsChanged) -> None:
    """From the next round on; the last one is over, and nothing of it is derived again here."""
    table.effective, table.terms = event.effective, event.terms
    table.citations = citations_of(table.rules)
    for seat in table.seats.values():
        if not set(table.rules.spots) >= {spot for spot, _ in seat.last}:
            seat.last = {}
    table.colours = msgspec.structs.replace(table.colours, clause=table.citations.chips)
