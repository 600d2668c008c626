"""What wagers laid, taken back and called change at a seat, and when a stay there begins."""

from typing import Protocol, TypeAlias, assert_never

from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import TerminalId
from croupier.desk.ports import Microseconds
from croupier.floor.parts.messages import seats, wagers
from croupier.floor.parts.messages.wagers import Chip, How
from croupier.floor.parts.seats.seat import Laid, Seat

LayoutEvent: TypeAlias = (
    wagers.WagerLaid
    | wagers.WagerTakenBack
    | wagers.WagerReturned
    | wagers.WagerCalled
    | wagers.CalledAccepted
    | wagers.CallLapsed
)
DATED: frozenset[type[Event]] = frozenset({seats.ChipsIssued, wagers.CalledAccepted})
"""The events whose time is kept: money comes in."""


class WithSeats(Protocol):
    seats: dict[TerminalId, Seat]


def date(table: WithSeats, event: Event, at: Microseconds) -> None:
    """A stay begins with its first money."""
    assert isinstance(event, seats.ChipsIssued | wagers.CalledAccepted)  # noqa: S101 - one of DATED
    table.seats[event.terminal].stay.begin(at)


def evolve_layout(seat: Seat, event: LayoutEvent) -> None:
    match event:
        case wagers.WagerLaid():
            _moved(seat, event)
            if event.tender is Chip.COLOUR:
                seat.credits -= event.amount
            else:
                out_of_hand(seat, event.amount)
            seat.promo -= event.coupon
            _add(seat, event.spot, event.tender, event.amount, event.coupon)
        case wagers.WagerTakenBack() | wagers.WagerReturned():
            _moved(seat, event)
            seat.credits += event.colour
            seat.held += event.value
            seat.promo += event.coupon
            for chip in Chip:
                seat.felt.pop((event.spot, chip), None)
        case wagers.WagerCalled():
            seat.called[event.spot] = event.cash
            seat.lapsed.pop(event.spot, None)
        case wagers.CalledAccepted():
            del seat.called[event.spot]
            seat.done, seat.stay.put_in = [], seat.stay.put_in + event.cash
            _add(seat, event.spot, Chip.VALUE, event.cash, 0)
        case wagers.CallLapsed():
            seat.lapsed[event.spot] = seat.called.pop(event.spot)
        case _:
            assert_never(event)


def _moved(seat: Seat, event: wagers.WagerLaid | wagers.WagerTakenBack | wagers.WagerReturned) -> None:
    """What lay there before, so that the whole movement can be undone; the table's own act cannot be."""
    if isinstance(event, wagers.WagerReturned):
        seat.done = []
        return
    if event.how is not How.WITH_LAST:
        seat.undone = event.how is How.UNDONE
        if seat.undone:
            seat.done.pop()
        else:
            seat.done.append({})
    if not seat.undone:
        seat.done[-1].setdefault(event.spot, seat.on(event.spot))


def out_of_hand(seat: Seat, value: Cents) -> None:
    """Chips from a pocket were never in the hand: those the dealer counts, and any laid before edition 3."""
    seat.held = max(0, seat.held - value)


def _add(seat: Seat, spot: str, chip: Chip, amount: Cents, coupon: Cents) -> None:
    laid = seat.felt.setdefault((spot, chip), Laid(0))
    laid.stake += amount
    laid.coupon += coupon
