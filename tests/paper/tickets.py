"""A betting ticket to print."""

from datetime import date, datetime

from croupier.devices.validation import read_number
from croupier.paper.race_ticket import RaceTicket, StampWord, TicketLine, TicketStamp
from tests.paper.vouchers import NUMBER

AT = datetime(2026, 11, 21, 12, 14, 5)  # noqa: DTZ001 - the facility's own time
TICKET = RaceTicket(
    facility="The Example Casino",
    station="3",
    transaction="W3-20261121-0042",
    serial=42,
    number=read_number(NUMBER),
    track="Model Park (MDL)",
    race_day=date(2026, 11, 21),
    at=AT,
    lines=(
        TicketLine(races=(4,), called="EXACTA", runners="BOX 1,3,5", amount=100, bets=6),
        TicketLine(races=(4,), called="WIN", runners="6", amount=200, bets=1),
        TicketLine(races=(4, 5, 6), called="PICK3", runners="1,2/4/7,8", amount=50, bets=4),
    ),
    expires=date(2027, 2, 19),
)
CANCEL = TicketStamp(word=StampWord.CANCEL, window="3", at=AT, how="by the reader")
