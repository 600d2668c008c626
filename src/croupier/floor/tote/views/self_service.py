"""A self-service terminal: its credit, the ticket that was last sold there, and what is on its way."""

import msgspec

from croupier.base import money
from croupier.base.names import TerminalId, staff_name
from croupier.base.wire_types import Dollars
from croupier.floor.tote.state import Tote
from croupier.floor.tote.views.ticket import TicketView, shown_ticket


class SelfServicePart(msgspec.Struct, frozen=True):
    """`cashing_out` is what goes onto a voucher, or is paid by hand where `by_hand`.

    `trouble` is what is wrong with the acceptor; `bills`: pictures of bills may be put in by hand. `calling`:
    an attendant was called and has not answered yet; `answered` is whoever did last.
    """

    terminal: str
    credit: Dollars
    recent: list[TicketView]
    cashing_out: Dollars | None
    by_hand: bool
    locked: str | None
    trouble: str | None
    bills: bool
    calling: bool
    answered: str | None


def self_service_part(
    tote: Tote, terminal: TerminalId, *, trouble: str | None = None, bills: bool = False
) -> SelfServicePart:
    here = tote.terminals[terminal]
    cash_out = here.cash_out
    numbers = reversed(tote.recent.get(terminal, ()))
    return SelfServicePart(
        terminal=terminal,
        credit=money.show(here.credits),
        recent=[view for number in numbers if (view := shown_ticket(tote, number))],
        cashing_out=money.show(cash_out.amount) if cash_out else None,
        by_hand=cash_out is not None and cash_out.print is None,
        locked=here.lock,
        trouble=trouble,
        bills=bills,
        calling=here.stay.calling,
        answered=staff_name(here.stay.answered) if here.stay.answered else None,
    )
