"""One command at a table of terminals: events, or a refusal with its clause. It changes nothing."""

from typing import TypeAlias, assert_never

from croupier.base.envelope import Envelope, Role
from croupier.base.refusal import Reason, Refusal
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.desk.messages import ChangeTerms
from croupier.floor.parts import attendants, racks
from croupier.floor.parts import tables as alike
from croupier.floor.parts.electronic import rounds as electronic
from croupier.floor.parts.electronic.betting import Betting, decide_betting
from croupier.floor.parts.electronic.state import TableState, Terminal
from croupier.floor.parts.electronic.tables import at_terminal, change_terms, release, terminal_at
from croupier.floor.parts.messages import cash_outs, reader, rounds, tables, vouchers
from croupier.floor.parts.messages.attendants import AnswerAttendant, CallAttendant
from croupier.floor.parts.messages.bets import BetsChanged
from croupier.floor.terminals import buy_ins, clauses
from croupier.floor.terminals import rounds as games
from croupier.floor.terminals import tables as floor
from croupier.floor.terminals.messages import cash
from croupier.floor.terminals.standing import standing

Player: TypeAlias = (
    cash.LayBuyIn
    | cash.VerifyCredit
    | cash.ReportCredit
    | cash_outs.AskCashOut
    | cash.ConfirmCashOut
    | cash_outs.WithdrawCashOut
    | vouchers.CashOutToVoucher
    | vouchers.RedeemVoucher
    | CallAttendant
)
AtTerminal: TypeAlias = (
    cash.TakeBuyIn
    | cash.PickUpBuyIn
    | cash.CountBuyIn
    | cash.CreditBuyIn
    | cash.DropBuyIn
    | cash.CorrectBuyIn
    | cash.SelectCashOut
    | cash.CountChips
    | cash.DeliverChips
    | tables.ReleaseTerminal
    | AnswerAttendant
)
Game: TypeAlias = (
    rounds.StartGame
    | rounds.PromptSpin
    | rounds.CloseBets
    | reader.CountSpin
    | rounds.ReadNumber
    | rounds.ReportFault
    | rounds.ConfirmNumber
    | rounds.VoidGame
    | rounds.VoidRead
    | rounds.RefundGame
    | rounds.VoidSettled
)
Overseeing: TypeAlias = (
    tables.OpenTable
    | tables.CloseTable
    | tables.TakeTable
    | tables.LeaveTable
    | tables.CallSupervisor
    | tables.AnswerCall
    | ChangeTerms
)
TerminalCommand: TypeAlias = Betting | Player | AtTerminal | Game | Overseeing | racks.Counting

NO_VOUCHERS = Refusal(
    Reason.NOT_OFFERED, "no voucher is printed here: the dealer pays you in chips", clauses.DELIVER
)
NO_VOUCHERS_TAKEN = Refusal(
    Reason.TENDER_NOT_ACCEPTED,
    "a buy-in is currency, chips or a coupon, and no voucher",
    clauses.BUY_IN,
)


def decide(table: TableState, envelope: Envelope[TerminalCommand], house: House) -> Decided:
    command = envelope.command
    if isinstance(command, Betting):
        return _bet(table, envelope, command)
    if refusal := _not_working_here(table, envelope):
        return refusal
    if isinstance(command, Player):
        return at_terminal(table, envelope.terminal, lambda terminal: _play(table, terminal, command))
    if isinstance(command, AtTerminal):
        return at_terminal(
            table, command.terminal, lambda terminal: _serve(table, terminal, command, envelope)
        )
    if isinstance(command, Game):
        return _deal(table, command, envelope.role, envelope.sender)
    if isinstance(command, racks.Counting):
        kept = racks.kept(table.id, house, table.citations, standing(table))
        return racks.decide(house, kept, command, envelope.sender)
    return _oversee(table, envelope.sender, command, house)


def _deal(table: TableState, command: Game, role: Role, by: str) -> Decided:
    match command:
        case rounds.StartGame():
            return games.start(table)
        case rounds.PromptSpin():
            return electronic.prompt(table, command)
        case rounds.CloseBets():
            return games.close(table, command, role)
        case reader.CountSpin():
            return electronic.count_spin(table, command)
        case rounds.ReadNumber():
            return games.read_number(table, command)
        case rounds.ReportFault():
            return games.report_fault(table, command)
        case rounds.ConfirmNumber():
            return games.confirm(table, command)
        case rounds.VoidGame():
            return games.void(table, command)
        case rounds.VoidRead():
            return games.void_read(table, command, by)
        case rounds.RefundGame():
            return games.refund(table, command)
        case rounds.VoidSettled():
            return electronic.void_settled(table, command)
        case _:
            assert_never(command)


def _oversee(table: TableState, sender: str, command: Overseeing, house: House) -> Decided:
    """The table itself: opened, handed over, closed, played under other terms."""
    match command:
        case tables.OpenTable():
            return floor.open_table(table, command, sender, house)
        case tables.CloseTable():
            return floor.close_table(table, sender, house)
        case tables.TakeTable():
            return floor.take(table, sender, house)
        case tables.LeaveTable():
            return alike.leave(sender, standing(table), floor.unserved(table))
        case tables.CallSupervisor():
            return alike.call(table.calling, sender, table.citations.supervision)
        case tables.AnswerCall():
            return alike.answer(table.calling, sender, table.citations.supervision)
        case ChangeTerms():
            return change_terms(table, command, sender)
        case _:
            assert_never(command)


def _not_working_here(table: TableState, envelope: Envelope[TerminalCommand]) -> Refusal | None:
    """One dealer works a table at a time; relief takes the table first."""
    taking = isinstance(envelope.command, tables.TakeTable)
    if envelope.role is not Role.DEALER or taking or envelope.sender == table.dealer:
        return None
    return Refusal(Reason.NOT_PERMITTED, "take the table first: another dealer works it", clauses.DEALER)


def _bet(table: TableState, envelope: Envelope[TerminalCommand], command: Betting) -> Decided:
    terminal = terminal_at(table, envelope.terminal)
    if not isinstance(terminal, Terminal):
        return terminal
    changed = decide_betting(table, terminal, command)
    return [changed] if isinstance(changed, BetsChanged) else changed


def _play(table: TableState, terminal: Terminal, command: Player) -> Decided:
    match command:
        case cash.LayBuyIn():
            return buy_ins.lay(table, terminal, command)
        case cash.VerifyCredit():
            return buy_ins.verify(terminal)
        case cash.ReportCredit():
            return buy_ins.report(terminal)
        case cash_outs.AskCashOut():
            return buy_ins.ask_cash_out(table, terminal)
        case cash.ConfirmCashOut():
            return buy_ins.confirm_cash_out(terminal)
        case cash_outs.WithdrawCashOut():
            return buy_ins.withdraw_cash_out(terminal)
        case vouchers.CashOutToVoucher():
            return NO_VOUCHERS
        case vouchers.RedeemVoucher():
            return NO_VOUCHERS_TAKEN
        case CallAttendant():
            return attendants.call(terminal, table.citations.supervision)
        case _:
            assert_never(command)


def _serve(
    table: TableState, terminal: Terminal, command: AtTerminal, envelope: Envelope[TerminalCommand]
) -> Decided:
    match command:
        case cash.TakeBuyIn():
            return buy_ins.take(table, terminal, command)
        case cash.PickUpBuyIn():
            return buy_ins.pick_up(terminal)
        case cash.CountBuyIn():
            return buy_ins.count(terminal, command)
        case cash.CreditBuyIn():
            return buy_ins.credit(terminal, command)
        case cash.DropBuyIn():
            return buy_ins.drop(terminal)
        case cash.CorrectBuyIn():
            return buy_ins.correct(table, terminal, command, envelope.role)
        case cash.SelectCashOut():
            return buy_ins.select_cash_out(terminal)
        case cash.CountChips():
            return buy_ins.count_chips(terminal, command)
        case cash.DeliverChips():
            return buy_ins.deliver(terminal)
        case tables.ReleaseTerminal():
            return release(table, terminal, envelope.sender)
        case AnswerAttendant():
            return attendants.answer(terminal, envelope.sender, table.citations.supervision)
        case _:
            assert_never(command)
