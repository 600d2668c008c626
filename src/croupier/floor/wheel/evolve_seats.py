"""What chips that come and go change at a seat."""

from typing import TypeAlias, assert_never

from croupier.base.names import PlayerId
from croupier.floor.parts.messages import seats
from croupier.floor.parts.seats.folding import out_of_hand
from croupier.floor.parts.seats.seat import Asked, Seat
from croupier.floor.wheel.state import LiveTable

SeatEvent: TypeAlias = (
    seats.ChipsAsked | seats.ChipsIssued | seats.ColouredOut | seats.ColourOutAsked | seats.ChipsTakenAway
)


def evolve_seat(table: LiveTable, seat: Seat, event: SeatEvent) -> None:
    match event:
        case seats.ChipsAsked():
            seat.asked = Asked(event.money, event.value)
        case seats.ChipsIssued():
            seat.asked = None
            from_hand = min(seat.held, event.money.chips) if event.colour else 0
            seat.stay.put_in += event.money.cash - from_hand
            if event.colour:
                _issued(table, seat, event)
            else:
                seat.held += event.money.cash
        case seats.ColouredOut():
            table.colours = table.colours.colour_out(event.colour)
            seat.colour, seat.value, seat.credits, seat.promo = None, 0, 0, 0
            seat.held, seat.leaving = seat.held + event.amount, False
            leave_if_empty(seat)
        case seats.ColourOutAsked():
            seat.leaving = True
        case seats.ChipsTakenAway():
            seat.held -= event.amount
            seat.stay.taken_out += event.amount
            leave_if_empty(seat)
        case _:
            assert_never(event)


def leave_if_empty(seat: Seat) -> None:
    """A player who has taken everything along has left."""
    if seat.empty:
        seat.leave()


def _issued(table: LiveTable, seat: Seat, event: seats.ChipsIssued) -> None:
    table.colours = table.colours.given(event.colour, PlayerId(seat.id), event.value)
    seat.colour, seat.value = event.colour, event.value
    seat.credits += event.money.cash
    out_of_hand(seat, event.money.chips)
    seat.promo += event.money.coupon
