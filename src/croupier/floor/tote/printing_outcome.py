"""What the printer says of a ticket: delivered, or not."""

from croupier.base.envelope import Event
from croupier.base.names import EffectId
from croupier.base.refusal import Reason, Refusal
from croupier.desk.kind import Decided
from croupier.desk.messages import Alarmed
from croupier.floor.tote import clauses
from croupier.floor.tote.cancelling import cancelled, closed_pool
from croupier.floor.tote.messages.tickets import (
    CancelledBy,
    ReportTicketFailed,
    ReportTicketPrinted,
    TicketNotPrinted,
    TicketPrinted,
)
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.state import Tote

NOT_ASKED = Refusal(
    Reason.WRONG_ROUND, "no such ticket is being printed, or its outcome is known already", clauses.WAGERS
)


def printed(tote: Tote, command: ReportTicketPrinted) -> Decided:
    """No two tickets have one number, whatever the source of numbers is worth."""
    found = awaited(tote, command.effect)
    if found is None:
        return NOT_ASKED
    if tote.find(command.secret) is not None:
        says = "that number is on another ticket"
        return Refusal(Reason.DUPLICATE_ID, says, clauses.TICKET)
    return [TicketPrinted(found[1], command.effect, command.secret)]


def failed(tote: Tote, command: ReportTicketFailed) -> Decided:
    found = awaited(tote, command.effect)
    if found is None:
        return NOT_ASKED
    day, number = found
    ticket = day.ticket(number)
    said = f"ticket {ticket.serial} of {ticket.terminal} was not printed ({command.reason})"
    lost = TicketNotPrinted(number, command.effect, command.reason)
    return [lost, *_cancelled(tote, day, number), Alarmed(said)]


def _cancelled(tote: Tote, day: RaceDay, number: int) -> list[Event]:
    """A ticket that was not delivered is cancelled by the machine itself, while all of its pools are open.

    Where the teller has left the window there is no drawer to pay from: it stays, and is listed.
    """
    ticket = day.ticket(number)
    drawer = tote.drawers.get(ticket.terminal)
    if ticket.of or closed_pool(day, ticket) or (drawer and drawer.cashier is None):
        return []
    return [cancelled(day, number, CancelledBy.MACHINE, (drawer.cashier or "") if drawer else "")]


def awaited(tote: Tote, effect: EffectId) -> tuple[RaceDay, int] | None:
    """The race day and the number of the ticket whose print this is."""
    name, _, number = effect.rpartition(":")
    if name != f"ticket:{tote.id}" or not number.isascii() or not number.isdigit():
        return None
    day = tote.day_of(int(number))
    return (day, int(number)) if day is not None and int(number) in day.printing else None
