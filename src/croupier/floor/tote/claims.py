"""Paying a ticket that no reader can read: a teller asks, and a second person signs before it is paid.

What a teller reads of a damaged paper is compared by the machine, which has the key (`damaged_ticket.py`).
Failures are recorded: after a few of them a teller identifies no more on that day, so nobody finds a number
by trying.
"""

from croupier.base.names import staff_name
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.desk.messages import Alarmed
from croupier.floor.parts.drawer import Drawer
from croupier.floor.tote import clauses
from croupier.floor.tote.messages import claims
from croupier.floor.tote.messages.claims import Ground
from croupier.floor.tote.state import TicketClaim, Tote
from croupier.floor.tote.verifying import Verified, verified, verified_undelivered

MOST_FAILURES = 5
"""Of one teller on one gaming day; the last of them is an alarm."""
GROUND_CLAUSES = {Ground.DAMAGED: clauses.MUTILATED, Ground.UNDELIVERED: clauses.DELIVERED}


def identify(tote: Tote, drawer: Drawer, house: House, command: claims.IdentifyTicket) -> Decided:
    """Refused alike for right and wrong digits once a teller has failed too often."""
    by = drawer.cashier or ""
    failed = _failures(tote, by, house.day)
    if failed >= MOST_FAILURES:
        says = "{most} damaged tickets were not identified for you today: another teller keys this one"
        return worded(Reason.TENDER_NOT_ACCEPTED, says, clauses.MUTILATED, most=MOST_FAILURES)
    if not command.secret:
        return _not_identified(drawer, house.day, command.ticket, failed + 1)
    return _ask(tote, drawer, verified(tote, house, command.secret), Ground.DAMAGED, command.secret)


def claim_undelivered(tote: Tote, drawer: Drawer, house: House, command: claims.ClaimUndelivered) -> Decided:
    """Nobody is liable for it (B.4), so nobody is owed it: the house pays it if a second person signs."""
    return _ask(tote, drawer, verified_undelivered(tote, house, command.ticket), Ground.UNDELIVERED)


def withdraw(tote: Tote, command: claims.WithdrawClaim, by: str, teller: bool) -> Decided:
    """A teller withdraws what they asked; whoever may sign declines any."""
    asked = tote.claims.get(command.ticket)
    if asked is None or (teller and asked.by != by):
        return _not_asked(command.ticket)
    return [claims.ClaimWithdrawn(command.ticket, by)]


def sign(tote: Tote, house: House, command: claims.SignClaim, by: str) -> Decided:
    """The ticket is verified again, and must be payable still."""
    asked = tote.claims.get(command.ticket)
    if asked is None:
        return _not_asked(command.ticket)
    if refusal := _unsignable(tote, asked, by):
        return refusal
    due = _due(tote, house, command.ticket, asked)
    if isinstance(due, Refusal):
        return due
    pays = due.amount - due.withheld
    return [claims.ClaimSigned(due.number, asked.window, asked.ground, pays, asked.by, by, asked.secret)]


def _failures(tote: Tote, by: str, day: str) -> int:
    failed = tote.failed_identifications.get(by)
    return failed.tries if failed and failed.day == day else 0


def _not_identified(drawer: Drawer, day: str, ticket: int, tries: int) -> Decided:
    by = drawer.cashier or ""
    failed = claims.IdentificationFailed(ticket, drawer.window, by, day, tries)
    if tries < MOST_FAILURES:
        return [failed]
    who = f"{staff_name(by)} at window {drawer.window}"
    return [failed, Alarmed(f"{who} keyed {tries} damaged tickets today that were not identified")]


def _ask(tote: Tote, drawer: Drawer, due: Verified | Refusal, ground: Ground, secret: str = "") -> Decided:
    """A claim whose teller has left its window gives way to a new one."""
    if isinstance(due, Refusal):
        return due
    before = tote.claims.get(due.number)
    if before and tote.drawers[before.window].cashier == before.by:
        says = "ticket {ticket} waits for a second signature already"
        return worded(Reason.WRONG_PHASE, says, GROUND_CLAUSES[ground], ticket=due.number)
    return [claims.ClaimAsked(due.number, drawer.window, ground, drawer.cashier or "", secret)]


def _unsignable(tote: Tote, asked: TicketClaim, by: str) -> Refusal | None:
    clause = GROUND_CLAUSES[asked.ground]
    if asked.by == by:
        return Refusal(Reason.NOT_WITNESSED, "whoever asks and whoever signs are two people", clause)
    if tote.drawers[asked.window].cashier != asked.by:
        return Refusal(Reason.WRONG_PHASE, "the teller who asked has left the window", clause)
    if asked.window in tote.presented:
        says = "another ticket lies at window {window}: it is paid or handed back first"
        return worded(Reason.WRONG_PHASE, says, clauses.VERIFIED, window=asked.window)
    return None


def _due(tote: Tote, house: House, ticket: int, asked: TicketClaim) -> Verified | Refusal:
    if asked.ground is Ground.UNDELIVERED:
        return verified_undelivered(tote, house, ticket)
    return verified(tote, house, asked.secret)


def _not_asked(ticket: int) -> Refusal:
    says = "no claim on ticket {ticket} waits for a signature"
    return worded(Reason.NOTHING_THERE, says, clauses.VERIFIED, ticket=ticket)
