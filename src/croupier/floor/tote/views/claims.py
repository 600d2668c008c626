"""Tickets that no reader can read, as tellers and the mutuel manager see them."""

import msgspec

from croupier.base.names import Citation, staff_name
from croupier.floor.tote import clauses
from croupier.floor.tote.claims import GROUND_CLAUSES
from croupier.floor.tote.state import Tote
from croupier.floor.tote.views.ticket import TicketView, shown_ticket, ticket_view

MOST_LISTED = 100


class Undelivered(msgspec.Struct, frozen=True):
    """A ticket that never reached its customer, and why; by the clause nobody is liable for it."""

    ticket: TicketView
    reason: str
    clause: Citation


class TicketClaimView(msgspec.Struct, frozen=True):
    """Asked by the teller; a second person signs next. `ground` is damaged or undelivered."""

    ticket: TicketView
    window: str
    teller: str
    ground: str
    clause: Citation


def undelivered_views(tote: Tote) -> list[Undelivered]:
    """Of every card whose tickets are still paid."""
    lost = [(day, number, why) for day in tote.days.values() for number, why in day.undelivered.items()][
        -MOST_LISTED:
    ]
    return [Undelivered(ticket_view(tote, day, one), why, clauses.DELIVERED) for day, one, why in lost]


def claim_views(tote: Tote) -> list[TicketClaimView]:
    asked = ((shown_ticket(tote, number), one) for number, one in tote.claims.items())
    return [
        TicketClaimView(ticket, one.window, staff_name(one.by) or "", one.ground, GROUND_CLAUSES[one.ground])
        for ticket, one in asked
        if ticket
    ]
