"""One command about a station's money: bills, vouchers, cash-outs. Alike wherever there are stations."""

from typing import TypeAlias, assert_never

from croupier.base.envelope import Envelope
from croupier.base.names import TerminalId
from croupier.base.refusal import Reason, Refusal
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.floor.parts import papers
from croupier.floor.parts.electronic.state import Terminal
from croupier.floor.parts.messages import bills, cash_outs, stations, vouchers
from croupier.floor.parts.messages.papers import ReportPaper
from croupier.floor.parts.stations import acceptors, voucher_cash
from croupier.floor.parts.stations import cash_outs as cashing_out
from croupier.floor.parts.stations.clauses import StationClauses
from croupier.floor.parts.stations.place import StationPlace

Player: TypeAlias = (
    cash_outs.AskCashOut | cash_outs.WithdrawCashOut | vouchers.CashOutToVoucher | vouchers.RedeemVoucher
)
Printing: TypeAlias = vouchers.IssueVoucher | vouchers.ReportPrinted | vouchers.ReportPrintFailed
HandPay: TypeAlias = stations.PayByHand | stations.WriteHandPay
AtAcceptor: TypeAlias = (
    stations.AcceptCash | bills.HoldBill | bills.ReturnBill | bills.ReportAcceptor | bills.ClearAcceptor
)
StationCommand: TypeAlias = Player | Printing | HandPay | AtAcceptor | ReportPaper


def decide_station(
    place: StationPlace, command: StationCommand, envelope: Envelope, house: House, cited: StationClauses
) -> Decided:
    if isinstance(command, Printing):
        return _print(place, command, house, cited)
    if isinstance(command, ReportPaper):
        return papers.report(house, command, cited.credited)
    named = envelope.terminal if isinstance(command, Player) else command.terminal
    terminal = station_at(place, named, cited)
    if isinstance(terminal, Refusal):
        return terminal
    if isinstance(command, Player):
        return _play(place, terminal, command, house, cited)
    if isinstance(command, HandPay):
        return _pay(terminal, command, envelope.sender, house, cited)
    return _take_in(terminal, command, envelope.sender, cited)


def station_at(place: StationPlace, terminal: TerminalId | None, cited: StationClauses) -> Terminal | Refusal:
    found = place.terminals.get(terminal) if terminal is not None else None
    if found is None:
        return Refusal(Reason.UNKNOWN_TERMINAL, "there is no such terminal at this table", cited.money_in)
    return found


def _print(place: StationPlace, command: Printing, house: House, cited: StationClauses) -> Decided:
    match command:
        case vouchers.IssueVoucher():
            return voucher_cash.issue(place, house, command, cited)
        case vouchers.ReportPrinted():
            return voucher_cash.printed(place, command, cited)
        case vouchers.ReportPrintFailed():
            return voucher_cash.failed(place, command, cited)
        case _:
            assert_never(command)


def _play(
    place: StationPlace, terminal: Terminal, command: Player, house: House, cited: StationClauses
) -> Decided:
    match command:
        case cash_outs.AskCashOut():
            return cashing_out.ask_cash_out(terminal, cited)
        case cash_outs.WithdrawCashOut():
            return cashing_out.withdraw_cash_out(terminal, cited)
        case vouchers.CashOutToVoucher():
            return voucher_cash.cash_out(place, terminal, house, cited)
        case vouchers.RedeemVoucher():
            return voucher_cash.redeem(terminal, house, command, cited)
        case _:
            assert_never(command)


def _pay(terminal: Terminal, command: HandPay, by: str, house: House, cited: StationClauses) -> Decided:
    if isinstance(command, stations.PayByHand):
        return cashing_out.pay_by_hand(terminal, command, by, house, cited)
    return cashing_out.write_hand_pay(terminal, command, by, house, cited)


def _take_in(terminal: Terminal, command: AtAcceptor, by: str, cited: StationClauses) -> Decided:
    match command:
        case bills.HoldBill():
            return acceptors.hold_bill(terminal, command, cited)
        case stations.AcceptCash():
            return acceptors.accept_cash(terminal, command, cited)
        case bills.ReturnBill():
            return acceptors.return_bill(terminal, command, cited)
        case bills.ReportAcceptor():
            return acceptors.report_acceptor(terminal, command, cited)
        case bills.ClearAcceptor():
            return acceptors.clear_acceptor(terminal, command, by, cited)
        case _:
            assert_never(command)
