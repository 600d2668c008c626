"""Buy-in and cash-out at a terminal, each in the document's steps and no other order."""

from croupier.base import money
from croupier.base.envelope import Event, Role
from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refusal, worded
from croupier.floor.parts.amounts import amount_differs
from croupier.floor.parts.electronic.state import IN_PLAY, BuyInStep, CashOutStep, Phase, TableState, Terminal
from croupier.floor.parts.messages import cash_outs, tender
from croupier.floor.terminals import clauses
from croupier.floor.terminals.messages import cash

Decided = list[Event] | Refusal
CREDITED = (BuyInStep.CREDITED, BuyInStep.DROPPED)


def take(table: TableState, terminal: Terminal, command: cash.TakeBuyIn) -> Decided:
    """Laid on the table by hand, so that the dealer has it already; the player still verifies the credit."""
    laid = lay(table, terminal, cash.LayBuyIn(command.money))
    return laid if isinstance(laid, Refusal) else [*laid, cash.BuyInPickedUp(terminal.id)]


def lay(table: TableState, terminal: Terminal, command: cash.LayBuyIn) -> Decided:
    if terminal.lock is not None:
        return worded(
            Reason.TERMINAL_LOCKED, "this terminal is locked: {lock}", clauses.BUY_IN, lock=terminal.lock
        )
    if table.phase == "closed":
        return Refusal(Reason.WRONG_PHASE, "the table is closed", clauses.BUY_IN)
    if terminal.buy_in is not None and not finished(terminal):
        return Refusal(Reason.WRONG_PHASE, "a buy-in is under way at this terminal", clauses.BUY_IN)
    return _unfit(command.money, clauses.BUY_IN) or [cash.BuyInLaid(terminal.id, command.money)]


def _unfit(buy_in: tender.Money, clause: Citation) -> Refusal | None:
    """What is wrong with a buy-in, as it is laid, as it is counted and as it is corrected."""
    if min(buy_in.currency, buy_in.chips, buy_in.coupon) < 0 or not 0 < buy_in.total <= money.MOST:
        return Refusal(Reason.BAD_AMOUNT, "a buy-in is currency, chips or a coupon, more than 0.00", clause)
    if buy_in.coupon > buy_in.cash:
        says = "a match play coupon is for no more than the money it comes with"
        return Refusal(Reason.COUPON_NOT_ACCEPTED, says, clause)
    return None


def finished(terminal: Terminal) -> bool:
    return not terminal.buying_in


def _at_step(terminal: Terminal, step: BuyInStep, clause: Citation) -> Refusal | None:
    if terminal.buy_in is None:
        return Refusal(Reason.NOTHING_THERE, "no buy-in lies at that terminal", clause)
    if terminal.buy_in.step is not step:
        says = "that buy-in is {step}, not {expected}"
        return worded(Reason.WRONG_PHASE, says, clause, step=terminal.buy_in.step, expected=step)
    return None


def pick_up(terminal: Terminal) -> Decided:
    refusal = _at_step(terminal, BuyInStep.LAID, clauses.PICK_UP)
    return refusal or [cash.BuyInPickedUp(terminal.id)]


def count(terminal: Terminal, command: cash.CountBuyIn) -> Decided:
    if refusal := _at_step(terminal, BuyInStep.PICKED_UP, clauses.COUNT):
        return refusal
    return _unfit(command.money, clauses.COUNT) or [cash.BuyInCounted(terminal.id, command.money)]


def credit(terminal: Terminal, command: cash.CreditBuyIn) -> Decided:
    if refusal := _at_step(terminal, BuyInStep.COUNTED, clauses.CREDIT):
        return refusal
    assert terminal.buy_in is not None  # noqa: S101 - just checked
    counted = terminal.buy_in.money
    if command.total != counted.total:
        says = "{counted} was counted, not {given}"
        return amount_differs(says, clauses.CREDIT, counted=counted.total, given=command.total)
    return [cash.TerminalCredited(terminal.id, counted)]


def drop(terminal: Terminal) -> Decided:
    if refusal := _at_step(terminal, BuyInStep.CREDITED, clauses.DROP):
        return refusal
    assert terminal.buy_in is not None  # noqa: S101 - just checked
    return [cash.BuyInDropped(terminal.id, terminal.buy_in.money.currency)]


def verify(terminal: Terminal) -> Decided:
    if refusal := _credited(terminal, clauses.VERIFY):
        return refusal
    return [cash.CreditVerified(terminal.id)]


def report(terminal: Terminal) -> Decided:
    """Before verifying or after it, until a game with this player's bets has closed."""
    buy_in = terminal.buy_in
    if buy_in is None or buy_in.step not in CREDITED:
        return Refusal(Reason.NOTHING_THERE, "no amount was credited that you could report", clauses.CORRECT)
    if buy_in.reported:
        return Refusal(Reason.WRONG_PHASE, "the dealer has been told already", clauses.CORRECT)
    if buy_in.played and buy_in.verified:
        says = "you have played with that amount: call an attendant"
        return Refusal(Reason.WRONG_PHASE, says, clauses.CORRECT)
    return [cash.CreditReported(terminal.id)]


def may_report(terminal: Terminal) -> bool:
    return not isinstance(report(terminal), Refusal)


def _credited(terminal: Terminal, clause: Citation) -> Refusal | None:
    buy_in = terminal.buy_in
    if buy_in is None or buy_in.step not in CREDITED or buy_in.verified:
        return Refusal(Reason.NOTHING_THERE, "no credited amount waits to be verified", clause)
    return None


def may_correct(terminal: Terminal) -> bool:
    """Whether a credited buy-in lies there that a correction between games could put right."""
    return terminal.buy_in is not None and terminal.buy_in.step in CREDITED and terminal.cash_out is None


def correct(table: TableState, terminal: Terminal, command: cash.CorrectBuyIn, role: Role) -> Decided:
    """A dealer corrects what the player has reported; anything else is a supervisor's."""
    if table.phase in IN_PLAY:
        return Refusal(Reason.WRONG_PHASE, "a buy-in is corrected with no round in play", clauses.CORRECT)
    if terminal.cash_out is not None:
        return Refusal(Reason.WRONG_PHASE, "a cash-out is under way at that terminal", clauses.CORRECT)
    buy_in = terminal.buy_in
    if buy_in is None or buy_in.step not in CREDITED:
        return Refusal(Reason.NOTHING_THERE, "no credited buy-in can be corrected there", clauses.CORRECT)
    if role is not Role.SUPERVISOR and not buy_in.reported:
        says = "the player has reported nothing: without that, a supervisor corrects a buy-in"
        return Refusal(Reason.NOT_PERMITTED, says, clauses.CORRECT)
    was, now = buy_in.money, command.money
    if refusal := _unfit(now, clauses.CORRECT):
        return refusal
    if terminal.credits + now.cash - was.cash < 0 or terminal.promo + now.coupon - was.coupon < 0:
        says = "the terminal no longer holds what the correction would take back"
        return Refusal(Reason.NOT_ENOUGH_CREDITS, says, clauses.CORRECT)
    dropped = buy_in.step is BuyInStep.DROPPED
    return [cash.BuyInCorrected(terminal.id, was, now, dropped)]


def ask_cash_out(table: TableState, terminal: Terminal) -> Decided:
    if terminal.lock is not None:
        says = "this terminal is locked: {lock}"
        return worded(Reason.TERMINAL_LOCKED, says, clauses.ASK_CASH_OUT, lock=terminal.lock)
    if terminal.cash_out is not None:
        return Refusal(Reason.WRONG_PHASE, "a cash-out is under way", clauses.ASK_CASH_OUT)
    if not finished(terminal):
        return Refusal(Reason.WRONG_PHASE, "your buy-in is not finished", clauses.ASK_CASH_OUT)
    if terminal.staked:
        return _bets_lie(table)
    if not terminal.credits:
        return _no_credits(terminal)
    return [cash_outs.CashOutAsked(terminal.id, terminal.credits)]


def _bets_lie(table: TableState) -> Refusal:
    reason, clause = Reason.BETS_IN_PLAY, clauses.ASK_CASH_OUT
    if table.phase is Phase.VOID:
        return Refusal(reason, "the game is void, and a supervisor refunds your bets first", clause)
    return Refusal(reason, "your bets of this game are still in play", clause)


def _no_credits(terminal: Terminal) -> Refusal:
    reason, clause = Reason.NOT_ENOUGH_CREDITS, clauses.ASK_CASH_OUT
    if terminal.promo:
        return Refusal(reason, "there are no credits to cash out, only promotional ones", clause)
    return Refusal(reason, "there are no credits to cash out", clause)


def _cash_out_at(terminal: Terminal, steps: tuple[CashOutStep, ...], clause: Citation) -> Refusal | None:
    if terminal.cash_out is None:
        return Refusal(Reason.NOTHING_THERE, "no cash-out is asked for there", clause)
    if terminal.cash_out.step not in steps:
        return worded(Reason.WRONG_PHASE, "that cash-out is {step}", clause, step=terminal.cash_out.step)
    return None


def confirm_cash_out(terminal: Terminal) -> Decided:
    refusal = _cash_out_at(terminal, (CashOutStep.ASKED,), clauses.CONFIRM_CASH_OUT)
    return refusal or [cash.CashOutConfirmed(terminal.id)]


def withdraw_cash_out(terminal: Terminal) -> Decided:
    refusal = _cash_out_at(terminal, (CashOutStep.ASKED, CashOutStep.CONFIRMED), clauses.CONFIRM_CASH_OUT)
    return refusal or [cash_outs.CashOutWithdrawn(terminal.id)]


def select_cash_out(terminal: Terminal) -> Decided:
    refusal = _cash_out_at(terminal, (CashOutStep.CONFIRMED,), clauses.SELECT_CASH_OUT)
    return refusal or [cash.CashOutSelected(terminal.id)]


def count_chips(terminal: Terminal, command: cash.CountChips) -> Decided:
    if refusal := _cash_out_at(terminal, (CashOutStep.SELECTED,), clauses.COUNT_CHIPS):
        return refusal
    assert terminal.cash_out is not None  # noqa: S101 - just checked
    if command.amount != terminal.cash_out.amount:
        asked, says = terminal.cash_out.amount, "the console shows {asked}, not {amount}"
        return amount_differs(says, clauses.COUNT_CHIPS, asked=asked, amount=command.amount)
    return [cash.CashOutPaid(terminal.id, command.amount)]


def deliver(terminal: Terminal) -> Decided:
    refusal = _cash_out_at(terminal, (CashOutStep.PAID,), clauses.DELIVER)
    return refusal or [cash.ChipsDelivered(terminal.id)]
