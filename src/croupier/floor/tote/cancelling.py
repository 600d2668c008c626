"""Cancelling a ticket: whole, before any of its pools is closed, and only while it is a recent one."""

from croupier.base.money import Cents, show_dollars
from croupier.base.names import TerminalId
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.kind import Decided
from croupier.floor.parts.drawer import Drawer, beyond
from croupier.floor.parts.electronic.state import Terminal
from croupier.floor.tote import clauses
from croupier.floor.tote.bets import cost, parsed
from croupier.floor.tote.messages import tickets
from croupier.floor.tote.messages.tickets import CancelledBy, CancelledPool, TicketCancelled
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.state import SERIALS_KEPT, Tote
from croupier.floor.tote.ticket import Ticket
from croupier.floor.tote.verifying import UNISSUED, ended, found
from croupier.games.tote.kinds import Kind

WIN_LIMIT: Cents = 100_00
"""A ticket with a win bet of this or more is not cancelled."""


def keyed(tote: Tote, terminal: TerminalId, serial: int) -> tuple[RaceDay, int] | Refusal:
    """The ticket with this serial number of this terminal, while it is among the last four."""
    for number in tote.recent.get(terminal, ()):
        day = tote.day_of(number)
        if day is not None and day.ticket(number).serial == serial:
            return ended(day, number) or (day, number)
    if 0 < serial <= tote.serials.get(terminal, 0):
        return not_recent(serial)
    return UNISSUED


def not_recent(serial: int) -> Refusal:
    says = "ticket {serial} is not among the last {last} of this terminal"
    return worded(Reason.WRONG_PHASE, says, clauses.CANCEL, serial=serial, last=SERIALS_KEPT)


def inserted(tote: Tote, terminal: TerminalId, secret: str) -> tuple[RaceDay, int] | Refusal:
    """The ticket that is put into the reader, if this terminal issued it."""
    here = found(tote, secret)
    if isinstance(here, Refusal):
        return here
    day, number = here
    ticket = day.ticket(number)
    if ticket.terminal != terminal:
        says = "ticket {ticket} was issued at {terminal}, and is cancelled there"
        return worded(
            Reason.WRONG_PHASE, says, clauses.CANCEL_AT_MACHINE, ticket=number, terminal=ticket.terminal
        )
    return (day, number) if number in tote.recent[terminal] else not_recent(ticket.serial)


def unfit(tote: Tote, day: RaceDay, number: int) -> Refusal | None:
    """Why this ticket may not be cancelled, of what does not hang on where it is."""
    ticket = day.ticket(number)
    if number in day.printing:
        says = "ticket {ticket} is still being printed"
        return worded(Reason.WRONG_PHASE, says, clauses.WAGERS, ticket=number)
    if ticket.of:
        says = "ticket {ticket} is the rest of one that was cashed: only a whole ticket is cancelled"
        return worded(Reason.WRONG_PHASE, says, clauses.WHOLE_TICKET, ticket=number)
    return _large_win(ticket) or closed_pool(day, ticket) or _unheard(tote)


def _large_win(ticket: Ticket) -> Refusal | None:
    for bet in map(parsed, ticket.bets):
        if Kind.WIN in bet.pools and bet.amount >= WIN_LIMIT:
            says = "a win bet of {amount} is not cancelled: less than {limit} may be"
            amount, limit = show_dollars(bet.amount), show_dollars(WIN_LIMIT)
            return worded(Reason.ABOVE_MAXIMUM, says, clauses.CANCEL, amount=amount, limit=limit)
    return None


def closed_pool(day: RaceDay, ticket: Ticket) -> Refusal | None:
    """A ticket is final as soon as a pool of any of its bets is closed."""
    for race in sorted({parsed(text).race for text in ticket.bets}):
        if not day.is_open(race):
            says = "the pools of race {race} are closed: the ticket is final"
            return worded(Reason.WRONG_PHASE, says, clauses.CANCEL, race=race)
    return None


def _unheard(tote: Tote) -> Refusal | None:
    """A guest that does not hear its host cannot know whether betting has closed there."""
    if not tote.terms.linked or tote.live:
        return None
    says = "nothing is heard of the host track, which may have closed: no ticket is cancelled until it is"
    return Refusal(Reason.WRONG_PHASE, says, clauses.CANCEL)


def cancelled(day: RaceDay, number: int, how: CancelledBy, by: str = "", signed: str = "") -> TicketCancelled:
    ticket = day.ticket(number)
    fields = day.fields(ticket.scratches)
    pools = tuple(
        CancelledPool(bet.race, kind, cost(bet, fields) // len(bet.pools))
        for bet in map(parsed, ticket.bets)
        for kind in bet.pools
    )
    return TicketCancelled(number, ticket.terminal, day.number, how, pools, ticket.cost, by=by, signed=signed)


def at_window(tote: Tote, drawer: Drawer, command: tickets.CancelTicket | tickets.CancelInserted) -> Decided:
    here = _named(tote, drawer.window, command)
    if isinstance(here, Refusal):
        return here
    if refusal := unfit(tote, *here):
        return refusal
    done = cancelled(*here, _how(command), drawer.cashier or "")
    return [done, *beyond(drawer, done.amount)]


def at_terminal(
    tote: Tote, terminal: Terminal, command: tickets.CancelTicket | tickets.CancelInserted
) -> Decided:
    """The wagers go back to the credit of the self-service terminal."""
    here = _named(tote, terminal.id, command)
    if isinstance(here, Refusal):
        return here
    return unfit(tote, *here) or [cancelled(*here, _how(command))]


def _named(
    tote: Tote, terminal: TerminalId, command: tickets.CancelTicket | tickets.CancelInserted
) -> tuple[RaceDay, int] | Refusal:
    if isinstance(command, tickets.CancelTicket):
        return keyed(tote, terminal, command.serial)
    return inserted(tote, terminal, command.ticket)


def _how(command: tickets.CancelTicket | tickets.CancelInserted) -> CancelledBy:
    return CancelledBy.KEYED if isinstance(command, tickets.CancelTicket) else CancelledBy.INSERTED
