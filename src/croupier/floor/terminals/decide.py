"""One command at a table of terminals: events, or a refusal with its clause. It changes nothing."""

from typing import assert_never

from croupier.base.envelope import Envelope, Event, LiveCommand, PitCommand, Role
from croupier.base.names import SenderId
from croupier.base.refusal import Reason, Refusal
from croupier.floor.dealerless.messages import stations
from croupier.floor.parts import tables as alike
from croupier.floor.parts.electronic import rounds as games
from croupier.floor.parts.electronic import tables as floor
from croupier.floor.parts.electronic.betting import Betting, decide_betting
from croupier.floor.parts.electronic.state import TableState, Terminal
from croupier.floor.parts.messages import cash as money
from croupier.floor.parts.messages import launches, rounds, tables
from croupier.floor.parts.messages.bets import BetsChanged
from croupier.floor.pit.messages import pit
from croupier.floor.terminals import buy_ins, clauses

Decided = list[Event] | Refusal
Player = (
    money.LayBuyIn
    | money.VerifyCredit
    | money.ReportCredit
    | money.AskCashOut
    | money.ConfirmCashOut
    | money.WithdrawCashOut
)
AtTerminal = (
    money.PickUpBuyIn
    | money.CountBuyIn
    | money.CreditBuyIn
    | money.DropBuyIn
    | money.CorrectBuyIn
    | money.SelectCashOut
    | money.CountChips
    | money.DeliverChips
    | tables.ReleaseTerminal
)
Elsewhere = (
    launches.ReportLaunched
    | launches.ReportFailed
    | stations.OpenStation
    | stations.CloseStation
    | stations.AcceptCash
    | stations.PayByHand
    | tables.StopTable
    | tables.RestartTable
    | LiveCommand
    | PitCommand
)
"""What is asked only of tables of another kind, or of the desk itself."""


def decide(table: TableState, envelope: Envelope) -> Decided:
    command = envelope.command
    if isinstance(command, Betting):
        return _bet(table, envelope, command)
    if isinstance(command, Elsewhere | tables.InstallTable):
        return _not_here(command)
    if isinstance(command, Player):
        return _play(table, envelope, command)
    if isinstance(command, AtTerminal):
        return _serve(table, envelope, command)
    match command:
        case rounds.StartGame():
            return games.start(table)
        case rounds.PromptSpin():
            return games.prompt(table, command)
        case rounds.CloseBets():
            return games.close(table, command, envelope.role)
        case launches.CountSpin():
            return games.count_spin(table, command)
        case rounds.ReadNumber():
            return games.read_number(table, command)
        case rounds.ReportFault():
            return games.report_fault(table, command)
        case rounds.ConfirmNumber():
            return games.confirm(table, command)
        case rounds.VoidGame():
            return games.void(table, command)
        case rounds.RefundGame():
            return games.refund(table, command)
        case rounds.VoidSettled():
            return games.void_settled(table, command)
        case _:
            return _oversee(table, envelope.sender, command)


Overseeing = (
    tables.OpenTable
    | tables.CloseTable
    | tables.TakeTable
    | tables.CallSupervisor
    | tables.AnswerCall
    | pit.ChangeTerms
)


def _oversee(table: TableState, sender: SenderId, command: Overseeing) -> Decided:
    """The table itself: opened, handed over, closed, played under other terms."""
    match command:
        case tables.OpenTable():
            return floor.open_table(table, command, sender)
        case tables.CloseTable():
            return floor.close_table(table, sender)
        case tables.TakeTable():
            return floor.take(table, sender)
        case tables.CallSupervisor():
            return alike.call(table.calling, sender, table.law.supervision)
        case tables.AnswerCall():
            return alike.answer(table.calling, sender, table.law.supervision)
        case pit.ChangeTerms():
            return floor.change_terms(table, command, sender)
        case _:
            assert_never(command)


def _not_here(command: Elsewhere | tables.InstallTable) -> Refusal:
    if isinstance(command, tables.InstallTable):
        return Refusal(Reason.WRONG_PHASE, "that table is on the floor already", clauses.SUPERVISION)
    return Refusal(Reason.NOT_OFFERED, "that is not done at a table of terminals", clauses.DEALER)


def not_working_here(table: TableState, envelope: Envelope) -> Refusal | None:
    """One dealer works a table at a time; relief takes the table first. No clock starts a game here."""
    if envelope.role is Role.PLAYER:
        return None
    if envelope.role is Role.MUCKER and not isinstance(envelope.command, Elsewhere):
        return Refusal(Reason.NOT_PERMITTED, "no mucker works a table of terminals", clauses.DEALER)
    if isinstance(envelope.command, rounds.StartGame) and envelope.role is not Role.DEALER:
        return Refusal(Reason.NOT_PERMITTED, "the dealer starts a game at this table", clauses.SUPERVISION)
    taking = isinstance(envelope.command, tables.TakeTable)
    if envelope.role is not Role.DEALER or taking or envelope.sender == table.dealer:
        return None
    return Refusal(Reason.NOT_PERMITTED, "take the table first: another dealer works it", clauses.DEALER)


def _bet(table: TableState, envelope: Envelope, command: Betting) -> Decided:
    terminal = floor.terminal_at(table, envelope.terminal)
    if not isinstance(terminal, Terminal):
        return terminal
    changed = decide_betting(table, terminal, command)
    return [changed] if isinstance(changed, BetsChanged) else changed


def _play(table: TableState, envelope: Envelope, command: Player) -> Decided:
    terminal = floor.terminal_at(table, envelope.terminal)
    if isinstance(terminal, Refusal):
        return terminal
    match command:
        case money.LayBuyIn():
            return buy_ins.lay(table, terminal, command)
        case money.VerifyCredit():
            return buy_ins.verify(terminal)
        case money.ReportCredit():
            return buy_ins.report(terminal)
        case money.AskCashOut():
            return buy_ins.ask_cash_out(terminal)
        case money.ConfirmCashOut():
            return buy_ins.confirm_cash_out(terminal)
        case money.WithdrawCashOut():
            return buy_ins.withdraw_cash_out(terminal)
        case _:
            assert_never(command)


def _serve(table: TableState, envelope: Envelope, command: AtTerminal) -> Decided:
    terminal = floor.terminal_at(table, command.terminal)
    if isinstance(terminal, Refusal):
        return terminal
    match command:
        case money.PickUpBuyIn():
            return buy_ins.pick_up(terminal)
        case money.CountBuyIn():
            return buy_ins.count(terminal, command)
        case money.CreditBuyIn():
            return buy_ins.credit(terminal, command)
        case money.DropBuyIn():
            return buy_ins.drop(terminal)
        case money.CorrectBuyIn():
            return buy_ins.correct(table, terminal, command)
        case money.SelectCashOut():
            return buy_ins.select_cash_out(terminal)
        case money.CountChips():
            return buy_ins.count_chips(terminal, command)
        case money.DeliverChips():
            return buy_ins.deliver(terminal)
        case tables.ReleaseTerminal():
            return floor.release(table, terminal, envelope.sender)
        case _:
            assert_never(command)
