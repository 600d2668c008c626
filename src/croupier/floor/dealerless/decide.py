"""One command at a dealerless table: events, or a refusal with its clause. It changes nothing."""

from typing import TypeAlias, assert_never

from croupier.base.envelope import Envelope
from croupier.base.refusal import Refusal
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.desk.messages import ChangeTerms
from croupier.floor.dealerless import acceptors, voucher_cash
from croupier.floor.dealerless import rounds as games
from croupier.floor.dealerless import stations as seats
from croupier.floor.dealerless.messages import bills, launches, stations
from croupier.floor.dealerless.standing import standing
from croupier.floor.parts import attendants, racks
from croupier.floor.parts.electronic import rounds as electronic
from croupier.floor.parts.electronic.betting import Betting, decide_betting
from croupier.floor.parts.electronic.state import TableState, Terminal
from croupier.floor.parts.electronic.tables import at_terminal, change_terms, release, terminal_at
from croupier.floor.parts.messages import cash_outs, reader, rounds, tables, vouchers
from croupier.floor.parts.messages.attendants import AnswerAttendant, CallAttendant
from croupier.floor.parts.messages.racks import CountDrop, PickUpDrop

Player: TypeAlias = (
    cash_outs.AskCashOut
    | cash_outs.WithdrawCashOut
    | vouchers.CashOutToVoucher
    | vouchers.RedeemVoucher
    | CallAttendant
)
Printing: TypeAlias = vouchers.IssueVoucher | vouchers.ReportPrinted | vouchers.ReportPrintFailed
AtStation: TypeAlias = (
    stations.OpenStation
    | stations.CloseStation
    | stations.PayByHand
    | stations.WriteHandPay
    | tables.ReleaseTerminal
    | AnswerAttendant
)
AtAcceptor: TypeAlias = (
    stations.AcceptCash | bills.HoldBill | bills.ReturnBill | bills.ReportAcceptor | bills.ClearAcceptor
)
Game: TypeAlias = (
    rounds.StartGame
    | rounds.PromptSpin
    | rounds.CloseBets
    | launches.ReportLaunched
    | launches.ReportFailed
    | reader.CountSpin
    | rounds.ReadNumber
    | rounds.ReportFault
    | rounds.VoidGame
    | rounds.VoidSettled
)
Overseeing: TypeAlias = tables.OpenTable | tables.CloseTable | ChangeTerms
Counting: TypeAlias = PickUpDrop | CountDrop
DealerlessCommand: TypeAlias = (
    Betting | Player | Printing | AtStation | AtAcceptor | Game | Overseeing | Counting
)


def decide(table: TableState, envelope: Envelope[DealerlessCommand], house: House) -> Decided:
    command = envelope.command
    if isinstance(command, Betting):
        return _bet(table, envelope, command)
    if isinstance(command, Player):
        return at_terminal(table, envelope.terminal, lambda terminal: _play(table, terminal, command, house))
    if isinstance(command, Printing):
        return _print(table, command, house)
    if isinstance(command, AtStation):
        by = envelope.sender
        return at_terminal(table, command.terminal, lambda one: _serve(table, one, command, by, house))
    if isinstance(command, AtAcceptor):
        by = envelope.sender
        return at_terminal(table, command.terminal, lambda terminal: _take_in(terminal, command, by))
    if isinstance(command, Game):
        return _play_itself(table, command)
    if isinstance(command, Counting):
        kept = racks.kept(table.id, house, table.citations, standing(table))
        return racks.decide(house, kept, command, envelope.sender)
    match command:
        case tables.OpenTable():
            return seats.open_table(table, command, envelope.sender)
        case tables.CloseTable():
            return seats.close_table(table, envelope.sender)
        case ChangeTerms():
            return change_terms(table, command, envelope.sender)
        case _:
            assert_never(command)


def _play_itself(table: TableState, command: Game) -> Decided:
    match command:
        case rounds.StartGame():
            return games.start(table)
        case rounds.PromptSpin():
            return electronic.prompt(table, command)
        case rounds.CloseBets():
            return games.close(table, command)
        case launches.ReportLaunched():
            return games.launched(table, command)
        case launches.ReportFailed():
            return games.failed(table, command)
        case reader.CountSpin():
            return games.count_spin(table, command)
        case rounds.ReadNumber():
            return games.read_number(table, command)
        case rounds.ReportFault():
            return games.report_fault(table, command)
        case rounds.VoidGame():
            return games.void(table, command)
        case rounds.VoidSettled():
            return electronic.void_settled(table, command)
        case _:
            assert_never(command)


def _bet(table: TableState, envelope: Envelope[DealerlessCommand], command: Betting) -> Decided:
    terminal = terminal_at(table, envelope.terminal)
    if isinstance(terminal, Refusal):
        return terminal
    if refusal := seats.closed(terminal):
        return refusal
    changed = decide_betting(table, terminal, command)
    return changed if isinstance(changed, Refusal) else [changed]


def _print(table: TableState, command: Printing, house: House) -> Decided:
    match command:
        case vouchers.IssueVoucher():
            return voucher_cash.issue(table, house, command)
        case vouchers.ReportPrinted():
            return voucher_cash.printed(table, command)
        case vouchers.ReportPrintFailed():
            return voucher_cash.failed(table, command)
        case _:
            assert_never(command)


def _play(table: TableState, terminal: Terminal, command: Player, house: House) -> Decided:
    match command:
        case cash_outs.AskCashOut():
            return seats.ask_cash_out(terminal)
        case cash_outs.WithdrawCashOut():
            return seats.withdraw_cash_out(terminal)
        case vouchers.CashOutToVoucher():
            return voucher_cash.cash_out(table, terminal, house)
        case vouchers.RedeemVoucher():
            return voucher_cash.redeem(terminal, house, command)
        case CallAttendant():
            return attendants.call(terminal, table.citations.supervision)
        case _:
            assert_never(command)


def _serve(table: TableState, terminal: Terminal, command: AtStation, by: str, house: House) -> Decided:
    match command:
        case stations.OpenStation():
            return seats.open_station(table, terminal, command, by)
        case stations.CloseStation():
            return seats.close_station(terminal, command, by)
        case stations.PayByHand():
            return seats.pay_by_hand(terminal, command, by)
        case stations.WriteHandPay():
            return seats.write_hand_pay(terminal, command, by, house)
        case tables.ReleaseTerminal():
            return release(table, terminal, by)
        case AnswerAttendant():
            return attendants.answer(terminal, by, table.citations.supervision)
        case _:
            assert_never(command)


def _take_in(terminal: Terminal, command: AtAcceptor, by: str) -> Decided:
    match command:
        case bills.HoldBill():
            return acceptors.hold_bill(terminal, command)
        case stations.AcceptCash():
            return acceptors.accept_cash(terminal, command)
        case bills.ReturnBill():
            return acceptors.return_bill(terminal, command)
        case bills.ReportAcceptor():
            return acceptors.report_acceptor(terminal, command)
        case bills.ClearAcceptor():
            return acceptors.clear_acceptor(terminal, command, by)
        case _:
            assert_never(command)
