"""Paying tickets: presented and verified at a window, or put into a self-service terminal."""

from croupier.base import money
from croupier.base.envelope import Event
from croupier.base.money import show_dollars
from croupier.base.names import TerminalId
from croupier.base.refusal import Reason, Refusal, sentence, worded
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.floor.parts.drawer import Drawer, beyond
from croupier.floor.parts.electronic.state import Terminal
from croupier.floor.tote import clauses
from croupier.floor.tote.messages import tickets
from croupier.floor.tote.selling import print_of
from croupier.floor.tote.state import Tote
from croupier.floor.tote.verifying import Verified, verified, verified_undelivered

_CLAIMS = {
    tickets.Claim.LOST: (sentence("no claim for a lost ticket is considered"), clauses.LOST),
    tickets.Claim.MUTILATED: (
        sentence("a mutilated ticket that cannot be identified as valid is not paid"),
        clauses.MUTILATED,
    ),
    tickets.Claim.ALTERED: (
        sentence("an altered ticket that cannot be identified as valid is not paid"),
        clauses.MUTILATED,
    ),
}


def present(tote: Tote, drawer: Drawer, house: House, command: tickets.PresentTicket) -> Decided:
    """Verified by the machine before payment: the teller sees what is due, and pays or gives it back."""
    if drawer.window in tote.presented:
        says = "pay the ticket that lies here, or give it back, before the next"
        return Refusal(Reason.WRONG_PHASE, says, clauses.VERIFIED)
    due = verified(tote, house, command.ticket)
    if isinstance(due, Refusal):
        return due
    pays = due.amount - due.withheld
    by = drawer.cashier or ""
    return [tickets.TicketPresented(drawer.window, due.number, command.ticket, pays, by)]


def give_back(tote: Tote, drawer: Drawer) -> Decided:
    presented = tote.presented.get(drawer.window)
    if presented is None:
        return _none_here()
    return [tickets.TicketReturned(drawer.window, presented.ticket)]


def pay(tote: Tote, drawer: Drawer, house: House, command: tickets.PayTicket) -> Decided:
    """The ticket that was verified at this window, as it stands now."""
    presented = tote.presented.get(drawer.window)
    if presented is None or presented.ticket != command.ticket:
        return _none_here()
    if not presented.secret:
        return _from_drawer(tote, drawer, verified_undelivered(tote, house, presented.ticket))
    return _from_drawer(tote, drawer, verified(tote, house, presented.secret))


def at_once(tote: Tote, drawer: Drawer, house: House, command: tickets.CashTicket) -> Decided:
    """Verified and paid in one step, by a teller who reads what is due from the screen."""
    return _from_drawer(tote, drawer, verified(tote, house, command.ticket))


def _from_drawer(tote: Tote, drawer: Drawer, due: Verified | Refusal) -> Decided:
    if isinstance(due, Refusal):
        return due
    paid = payment(tote, due, drawer.window, drawer.cashier or "")
    return [*paid, *beyond(drawer, due.amount - due.withheld)]


def _none_here() -> Refusal:
    says = "present the ticket first: it is verified before it is paid"
    return Refusal(Reason.WRONG_PHASE, says, clauses.VERIFIED)


def cash_at_terminal(tote: Tote, terminal: Terminal, house: House, command: tickets.CashTicket) -> Decided:
    """Credited at once; a teller pays winnings that the tax office is told of, and fills in the form."""
    due = verified(tote, house, command.ticket)
    if isinstance(due, Refusal):
        return due
    if due.forms:
        says = "take this ticket to a window: winnings of {won} are reported to the tax office"
        won = show_dollars(sum(one.winnings for one in due.forms))
        return worded(Reason.TENDER_NOT_ACCEPTED, says, clauses.VERIFIED, won=won)
    if due.amount > money.MOST - terminal.credits:
        return Refusal(Reason.BAD_AMOUNT, "this terminal cannot hold so much", clauses.VERIFIED)
    return payment(tote, due, terminal.id)


def payment(tote: Tote, due: Verified, terminal: TerminalId, by: str = "") -> list[Event]:
    """Paid or refunded; bets that are undecided go on as an exchange ticket."""
    card, pools, amount = due.day.number, due.pools, due.amount
    paid: Event
    if due.paid:
        paid = tickets.TicketCashed(due.number, terminal, card, pools, amount, due.withheld, due.forms, by)
    else:
        paid = tickets.TicketRefunded(due.number, terminal, card, pools, amount, by)
    return [paid, *([exchange(tote, due, terminal, by)] if due.live else [])]


def exchange(tote: Tote, due: Verified, terminal: TerminalId, by: str) -> tickets.TicketExchanged:
    number, serial = tote.issued + 1, tote.serials.get(terminal, 0) + 1
    effect = print_of(tote, number)
    return tickets.TicketExchanged(
        number, due.number, terminal, serial, due.day.number, due.live, effect, by=by
    )


def claim(command: tickets.ClaimTicket) -> Decided:
    """Nothing is ever paid without a ticket that the machine can read."""
    says, clause = _CLAIMS[command.claim]
    return Refusal(Reason.TENDER_NOT_ACCEPTED, says, clause)


def pay_difference(tote: Tote, drawer: Drawer, command: tickets.PayDifference) -> Decided:
    """What a corrected payoff still owes whoever cashed the ticket."""
    day = tote.day_of(command.ticket)
    owed = day.owed(command.ticket) if day else {}
    if day is None or not owed:
        says = "nothing more is owed on ticket {ticket}"
        return worded(Reason.NOTHING_THERE, says, clauses.POSTING_ERROR, ticket=command.ticket)
    pools = tuple((day.pools[key].race, str(day.pools[key].kind), cents) for key, cents in owed.items())
    amount, by = sum(owed.values()), drawer.cashier or ""
    paid = tickets.DifferencePaid(command.ticket, drawer.window, day.number, pools, amount, by)
    return [paid, *beyond(drawer, amount)]
