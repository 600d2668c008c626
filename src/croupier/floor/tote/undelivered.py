"""What is told at the window or terminal whose printer failed: what became of the ticket and its money."""

from croupier.base.money import show_dollars
from croupier.base.refusal import Reason, Refusal, worded
from croupier.floor.tote import clauses
from croupier.floor.tote.messages.tickets import TicketNotPrinted
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.ticket import Ended


def not_delivered(day: RaceDay, event: TicketNotPrinted) -> Refusal:
    """Once the record stands: cancelled by the machine itself, replaced by the paper that was brought, or
    left in its pools because these had closed.
    """
    ticket, end = day.ticket(event.ticket), day.ended.get(event.ticket)
    serial, why, reason = ticket.serial, event.reason, Reason.EQUIPMENT_UNFIT
    if ticket.of and event.ticket not in day.undelivered:
        says = "exchange ticket {serial} was not printed ({why}): the ticket that was put in stands for it"
        return worded(reason, says, clauses.DELIVERED, serial=serial, why=why)
    if end is not None and end.how is Ended.CANCELLED:
        says = "ticket {serial} was not printed ({why}): it is cancelled, and {cost} goes back"
        cost = show_dollars(ticket.cost)
        return worded(reason, says, clauses.DELIVERED, serial=serial, why=why, cost=cost)
    says = "ticket {serial} was not printed ({why}); its bets stand, and it is listed as not delivered"
    return worded(reason, says, clauses.DELIVERED, serial=serial, why=why)
