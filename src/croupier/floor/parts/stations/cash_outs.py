"""A player's credit that is to be paid out: by hand, on a slip, or on a voucher."""

from croupier.base.money import Cents
from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.floor.parts import hand_pays
from croupier.floor.parts.amounts import amount_differs
from croupier.floor.parts.electronic.state import CashOut, Terminal
from croupier.floor.parts.messages import cash_outs, stations
from croupier.floor.parts.stations.clauses import StationClauses


def untaking(terminal: Terminal, cited: StationClauses) -> Refusal | None:
    """Why this station takes no money in now."""
    if refusal := closed(terminal, cited) or locked(terminal, cited.money_in):
        return refusal
    if terminal.cash_out is not None:
        return Refusal(Reason.WRONG_PHASE, "a cash-out is under way", cited.credited)
    if terminal.acceptor.held is not None:
        return Refusal(Reason.WRONG_PHASE, "another bill is on its way there", cited.money_in)
    return None


def closed(terminal: Terminal, cited: StationClauses) -> Refusal | None:
    if terminal.open:
        return None
    return Refusal(Reason.TERMINAL_LOCKED, "this station is closed", cited.attended)


def locked(terminal: Terminal, clause: Citation) -> Refusal | None:
    if terminal.lock is None:
        return None
    return worded(Reason.TERMINAL_LOCKED, "this terminal is locked: {lock}", clause, lock=terminal.lock)


def ask_cash_out(terminal: Terminal, cited: StationClauses) -> Decided:
    """When play has concluded: with no bet in play."""
    if refusal := locked(terminal, cited.credited):
        return refusal
    if terminal.cash_out is not None:
        return Refusal(Reason.WRONG_PHASE, "a cash-out is under way", cited.credited)
    if terminal.staked:
        says = "your bets of this game are still in play"
        return Refusal(Reason.BETS_IN_PLAY, says, cited.credited)
    if terminal.acceptor.held is not None:
        says = "a bill is on its way there: it is credited or given back first"
        return Refusal(Reason.WRONG_PHASE, says, cited.money_in)
    if not terminal.credits:
        return Refusal(Reason.NOT_ENOUGH_CREDITS, "there are no credits to cash out", cited.credited)
    return [cash_outs.CashOutAsked(terminal.id, terminal.credits)]


def withdraw_cash_out(terminal: Terminal, cited: StationClauses) -> Decided:
    if refusal := _not_withdrawable(terminal.cash_out, cited):
        return refusal
    return [cash_outs.CashOutWithdrawn(terminal.id)]


def _not_withdrawable(cash_out: CashOut | None, cited: StationClauses) -> Refusal | None:
    """After a failed print the station waits for an attendant, who looks at its printer."""
    if cash_out is None:
        return _none_asked(cited)
    if cash_out.failed:
        says = "the printer failed: an attendant pays this by hand"
        return Refusal(Reason.WRONG_PHASE, says, cited.credited)
    return _printing(cash_out, cited)


def pay_by_hand(
    terminal: Terminal, command: stations.PayByHand, by: str, house: House, cited: StationClauses
) -> Decided:
    number = hand_pays.next_number(house)
    paid = stations.HandPaid(terminal.id, command.amount, by, number, _unprinted(terminal))
    return _not_payable(terminal, command.amount, cited) or [paid, hand_pays.paper(house, number)]


def write_hand_pay(
    terminal: Terminal, command: stations.WriteHandPay, by: str, house: House, cited: StationClauses
) -> Decided:
    """The credits are owed on the slip from here on: the player carries it to the cage."""
    if not house.cages:
        says = "this house has no cage that could pay a slip: pay by hand"
        return Refusal(Reason.NOT_OFFERED, says, cited.credited)
    number = hand_pays.next_number(house)
    written = stations.HandPayWritten(terminal.id, number, command.amount, by, _unprinted(terminal))
    return _not_payable(terminal, command.amount, cited) or [written, hand_pays.paper(house, number)]


def _unprinted(terminal: Terminal) -> bool:
    return terminal.cash_out is not None and terminal.cash_out.failed


def _not_payable(terminal: Terminal, amount: Cents, cited: StationClauses) -> Refusal | None:
    if terminal.cash_out is None:
        return _none_asked(cited)
    if refusal := _printing(terminal.cash_out, cited):
        return refusal
    if amount != terminal.cash_out.amount:
        asked, says = terminal.cash_out.amount, "{asked} is asked for, not {amount}"
        return amount_differs(says, cited.credited, asked=asked, amount=amount)
    return None


def _printing(cash_out: CashOut, cited: StationClauses) -> Refusal | None:
    """It is a voucher, or a hand pay, only when the printer has said which."""
    if cash_out.print is None:
        return None
    return Refusal(Reason.WRONG_PHASE, "the voucher is being printed: wait a moment", cited.credited)


def _none_asked(cited: StationClauses) -> Refusal:
    return Refusal(Reason.NOTHING_THERE, "no cash-out is asked for there", cited.credited)
