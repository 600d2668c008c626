"""What happens at seats, for a transcript: what is said, and how the layout is drawn."""

from collections.abc import Iterator

from croupier.base.envelope import Event
from croupier.base.names import Citation
from croupier.desk.kind import Drawn, Said
from croupier.floor.parts import attendants
from croupier.floor.parts.attendants import AttendantEvent
from croupier.floor.parts.messages import wagers

Told = Iterator[tuple[str, Citation | None]]


def tell_seats(event: Event, supervision: Citation, says: Told) -> Iterator[Said]:
    """`says` is what the game makes of the event; a call for somebody is worded alike everywhere."""
    if isinstance(event, AttendantEvent):
        yield attendants.tell(event, "Seat", supervision)
        return
    for sentence, clause in says:
        yield Said(sentence, clause)


def draw_wager(event: Event) -> Drawn:
    """Chips that come onto the layout or go from it."""
    match event:
        case wagers.WagerLaid():
            return Drawn(event.terminal, ((event.spot, event.amount + event.coupon),))
        case wagers.WagerTakenBack() | wagers.WagerReturned():
            gone = event.colour + event.value + event.coupon
            return Drawn(event.terminal, ((event.spot, -gone),))
        case wagers.CalledAccepted():
            return Drawn(event.terminal, ((event.spot, event.cash),))
        case _:
            return Drawn()
