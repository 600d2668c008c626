"""Cancelling by hand: the teller signs, then a supervisor, each with a sign-in of their own."""

from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.kind import Decided
from croupier.floor.parts.drawer import Drawer, beyond
from croupier.floor.tote import clauses
from croupier.floor.tote.cancelling import cancelled, keyed, unfit
from croupier.floor.tote.messages import tickets
from croupier.floor.tote.messages.tickets import CancelledBy
from croupier.floor.tote.state import Tote

HERE = clauses.CANCEL_BY_HAND


def ask(tote: Tote, drawer: Drawer, command: tickets.AskManualCancel, by: str) -> Decided:
    """Under the same limits as any cancel: it is another way, and no other right."""
    here = keyed(tote, drawer.window, command.serial)
    if isinstance(here, Refusal):
        return here
    if here[1] in tote.manual_cancels:
        return Refusal(Reason.WRONG_PHASE, "a supervisor is asked to sign this already", HERE)
    return unfit(tote, *here) or [tickets.ManualCancelAsked(here[1], drawer.window, by)]


def withdraw(tote: Tote, drawer: Drawer, command: tickets.WithdrawManualCancel, by: str) -> Decided:
    here = keyed(tote, drawer.window, command.serial)
    if isinstance(here, Refusal):
        return here
    if here[1] not in tote.manual_cancels:
        return _not_asked(here[1])
    return [tickets.ManualCancelWithdrawn(here[1], by)]


def sign(tote: Tote, command: tickets.SignManualCancel, by: str) -> Decided:
    """It happens at the second signature, and must be allowed still."""
    asked = tote.manual_cancels.get(command.ticket)
    if asked is None:
        return _not_asked(command.ticket)
    if asked.by == by:
        return Refusal(Reason.NOT_WITNESSED, "teller and supervisor are two people", HERE)
    drawer = tote.drawers[asked.window]
    if drawer.cashier != asked.by:
        return Refusal(Reason.WRONG_PHASE, "the teller who signed has left the window", HERE)
    day = tote.dated(command.ticket)
    here = keyed(tote, asked.window, day.ticket(command.ticket).serial)
    if isinstance(here, Refusal):
        return here
    if refusal := unfit(tote, *here):
        return refusal
    done = cancelled(*here, CancelledBy.MANUAL, asked.by, by)
    return [done, *beyond(drawer, done.amount)]


def _not_asked(ticket: int) -> Refusal:
    says = "no teller has signed a manual cancel of ticket {ticket}"
    return worded(Reason.NOTHING_THERE, says, HERE, ticket=ticket)
