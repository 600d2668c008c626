"""Pictures of the paper of a race day, drawn by the program itself: a ticket, and what becomes of one."""

from datetime import date, datetime

import msgspec

from croupier.devices.validation import read_number
from croupier.paper.race_ticket import RaceTicket, StampWord, TicketForm, TicketLine, TicketStamp
from croupier.paper.slips import SlipSignature

_AT = datetime(2026, 11, 21, 12, 14, 5)  # noqa: DTZ001 - the facility's own time
_TICKET = RaceTicket(
    facility="The Example Casino",
    station="3",
    transaction="W3-20261121-0042",
    serial=42,
    number=read_number("00-4631-5728-6704-5160"),
    track="Model Park (MDL)",
    race_day=date(2026, 11, 21),
    at=_AT,
    lines=(
        TicketLine(races=(4,), called="EXACTA", runners="BOX 1,3,5", amount=100, bets=6),
        TicketLine(races=(4,), called="WIN", runners="6", amount=200, bets=1),
        TicketLine(races=(4, 5, 6), called="PICK3", runners="1,2/4/7,8", amount=50, bets=4),
    ),
    expires=date(2027, 2, 19),
)


def ticket() -> str:
    return _TICKET.svg()


def cancelled() -> str:
    return _stamped(TicketStamp(word=StampWord.CANCEL, window="3", at=_AT))


def cancelled_by_hand() -> str:
    signed = (SlipSignature("teller", "Tess", _AT), SlipSignature("supervisor", "Sam", _AT))
    return _stamped(TicketStamp(word=StampWord.MANUAL_CANCEL, window="3", at=_AT, signatures=signed))


def exchange() -> str:
    alive = msgspec.structs.replace(_TICKET.lines[2], note="still running")
    changes = {"form": TicketForm.EXCHANGE, "exchanged_for": _TICKET.transaction, "lines": (alive,)}
    fresh = {"transaction": "W1-20261121-0107", "serial": 107, "station": "1"}
    return msgspec.structs.replace(_TICKET, **changes, **fresh).svg()


def _stamped(stamp: TicketStamp) -> str:
    return msgspec.structs.replace(_TICKET, stamp=stamp).svg()
