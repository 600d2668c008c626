"""Cash-out to a voucher and a voucher put in, at a station."""

from croupier.base import money
from croupier.base.names import EffectId
from croupier.base.refusal import Reason, Refusal
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.desk.messages import Alarmed
from croupier.floor.parts import vouchers as parts
from croupier.floor.parts.electronic.state import Terminal
from croupier.floor.parts.messages import vouchers
from croupier.floor.parts.stations.cash_outs import ask_cash_out, untaking
from croupier.floor.parts.stations.clauses import StationClauses
from croupier.floor.parts.stations.place import StationPlace

NOT_ASKED = Refusal(Reason.WRONG_ROUND, "no such voucher was asked for, or its outcome is known already")


def cash_out(place: StationPlace, terminal: Terminal, house: House, cited: StationClauses) -> Decided:
    """All credits on a voucher; those above the house's limit are asked for by hand."""
    by_hand = ask_cash_out(terminal, cited)
    if isinstance(by_hand, Refusal) or terminal.credits > house.voucher_limit:
        return by_hand
    return [parts.asked(house, place.id, terminal.id, terminal.credits)]


def issue(
    place: StationPlace, house: House, command: vouchers.IssueVoucher, cited: StationClauses
) -> Decided:
    """Not where a game was voided meanwhile and took some of the credits back, or locked the station."""
    terminal = _printing(place, command.effect)
    if terminal is None or terminal.cash_out is None or terminal.cash_out.voucher:
        return NOT_ASKED.resting_on(cited.credited)
    amount = terminal.cash_out.amount
    if terminal.credits != amount or terminal.lock is not None:
        says = "a game was voided since this voucher was asked for"
        return Refusal(Reason.AMOUNT_DIFFERS, says, cited.voided)
    asked = vouchers.VoucherAsked(terminal.id, command.effect, terminal.cash_out.number, amount)
    issued = parts.issued(house, asked, command.voucher, cited.credited)
    return issued if isinstance(issued, Refusal) else [issued]


def printed(place: StationPlace, command: vouchers.ReportPrinted, cited: StationClauses) -> Decided:
    terminal = _printing(place, command.effect)
    if terminal is None or terminal.cash_out is None or not terminal.cash_out.voucher:
        return NOT_ASKED.resting_on(cited.credited)
    return [vouchers.VoucherPrinted(terminal.id, command.effect, terminal.cash_out.voucher)]


def failed(place: StationPlace, command: vouchers.ReportPrintFailed, cited: StationClauses) -> Decided:
    """The number is void before anything is paid by hand: paper may have come out all the same."""
    terminal = _printing(place, command.effect)
    if terminal is None or terminal.cash_out is None:
        return NOT_ASKED.resting_on(cited.credited)
    cash_out = terminal.cash_out
    back = cash_out.amount if cash_out.voucher else 0
    lost = vouchers.VoucherFailed(terminal.id, command.effect, cash_out.voucher, back, command.reason)
    return [lost, Alarmed(f"station {terminal.id} printed no voucher ({command.reason}): pay by hand")]


def redeem(
    terminal: Terminal, house: House, command: vouchers.RedeemVoucher, cited: StationClauses
) -> Decided:
    """Credited at once, as a bill is."""
    if refusal := untaking(terminal, cited):
        return refusal
    voucher = parts.payable(house, command.voucher, cited.credited)
    if isinstance(voucher, Refusal):
        return voucher
    if voucher.amount > money.MOST - terminal.credits:
        return Refusal(Reason.BAD_AMOUNT, "this station cannot hold so much", cited.money_in)
    return [vouchers.VoucherRedeemed(terminal.id, command.voucher, voucher.amount)]


def _printing(place: StationPlace, effect: EffectId) -> Terminal | None:
    """The station whose cash-out waits for this print."""
    waiting = (one for one in place.terminals.values() if one.cash_out and one.cash_out.print == effect)
    return next(waiting, None)
