"""One command at a dealerless table: events, or a refusal with its clause. It changes nothing."""

from typing import assert_never

from croupier.base.envelope import Envelope, Event, LiveCommand, PitCommand, Role
from croupier.base.refusal import Reason, Refusal
from croupier.floor.dealerless import clauses
from croupier.floor.dealerless import rounds as games
from croupier.floor.dealerless import stations as seats
from croupier.floor.dealerless.messages import stations
from croupier.floor.parts.electronic import rounds as terminals
from croupier.floor.parts.electronic import tables as floor
from croupier.floor.parts.electronic.betting import Betting, decide_betting
from croupier.floor.parts.electronic.state import TableState
from croupier.floor.parts.messages import cash, launches, rounds, tables
from croupier.floor.pit.messages import pit

Decided = list[Event] | Refusal
Player = cash.AskCashOut | cash.WithdrawCashOut
AtStation = (
    stations.OpenStation
    | stations.CloseStation
    | stations.AcceptCash
    | stations.PayByHand
    | tables.ReleaseTerminal
)
Elsewhere = (
    cash.LayBuyIn | cash.PickUpBuyIn | cash.CountBuyIn | cash.CreditBuyIn | cash.DropBuyIn
    | cash.VerifyCredit | cash.ReportCredit | cash.CorrectBuyIn | cash.ConfirmCashOut | cash.SelectCashOut
    | cash.CountChips | cash.DeliverChips | rounds.ConfirmNumber | rounds.RefundGame | tables.TakeTable
    | tables.CallSupervisor | tables.AnswerCall | tables.StopTable | tables.RestartTable | LiveCommand
    | PitCommand
)  # fmt: skip
"""What is asked only of tables that a dealer works, or of the desk itself."""


def decide(table: TableState, envelope: Envelope) -> Decided:
    command = envelope.command
    if isinstance(command, Betting):
        return _bet(table, envelope, command)
    if isinstance(command, Elsewhere):
        says = "that is not done here: cash goes in at the acceptor, and all else goes by itself"
        return Refusal(Reason.NOT_OFFERED, says, clauses.TERMINAL)
    if isinstance(command, Player):
        return _play(table, envelope, command)
    if isinstance(command, AtStation):
        return _serve(table, envelope, command)
    match command:
        case rounds.StartGame():
            return games.start(table)
        case rounds.PromptSpin():
            return terminals.prompt(table, command)
        case rounds.CloseBets():
            return games.close(table, command)
        case launches.ReportLaunched():
            return games.launched(table, command)
        case launches.ReportFailed():
            return games.failed(table, command)
        case launches.CountSpin():
            return games.count_spin(table, command)
        case rounds.ReadNumber():
            return games.read_number(table, command)
        case rounds.ReportFault():
            return games.report_fault(table, command)
        case rounds.VoidGame():
            return games.void(table, command)
        case rounds.VoidSettled():
            return terminals.void_settled(table, command)
        case tables.OpenTable():
            return seats.open_table(table, command, envelope.sender)
        case tables.CloseTable():
            return seats.close_table(table, envelope.sender)
        case pit.ChangeTerms():
            return floor.change_terms(table, command, envelope.sender)
        case tables.InstallTable():
            return Refusal(Reason.WRONG_PHASE, "that table is on the floor already", clauses.STATIONS)
        case _:
            assert_never(command)


def not_working_here(_: TableState, envelope: Envelope) -> Refusal | None:
    """No one deals here, and nothing but the countdown closes betting."""
    if envelope.role is Role.DEALER:
        return Refusal(Reason.NOT_PERMITTED, "no dealer works this table", clauses.TERMINAL)
    if isinstance(envelope.command, rounds.CloseBets) and envelope.role is not Role.CLOCK:
        return Refusal(Reason.NOT_PERMITTED, "the countdown closes betting here", clauses.COUNTDOWN)
    return None


def _bet(table: TableState, envelope: Envelope, command: Betting) -> Decided:
    terminal = floor.terminal_at(table, envelope.terminal)
    if isinstance(terminal, Refusal):
        return terminal
    if refusal := seats.closed(terminal):
        return refusal
    changed = decide_betting(table, terminal, command)
    return changed if isinstance(changed, Refusal) else [changed]


def _play(table: TableState, envelope: Envelope, command: Player) -> Decided:
    terminal = floor.terminal_at(table, envelope.terminal)
    if isinstance(terminal, Refusal):
        return terminal
    match command:
        case cash.AskCashOut():
            return seats.ask_cash_out(terminal)
        case cash.WithdrawCashOut():
            return seats.withdraw_cash_out(terminal)
        case _:
            assert_never(command)


def _serve(table: TableState, envelope: Envelope, command: AtStation) -> Decided:
    terminal = floor.terminal_at(table, command.terminal)
    if isinstance(terminal, Refusal):
        return terminal
    match command:
        case stations.OpenStation():
            return seats.open_station(table, terminal, command, envelope.sender)
        case stations.CloseStation():
            return seats.close_station(terminal, command, envelope.sender)
        case stations.AcceptCash():
            return seats.accept_cash(terminal, command)
        case stations.PayByHand():
            return seats.pay_by_hand(terminal, command, envelope.sender)
        case tables.ReleaseTerminal():
            return floor.release(table, terminal, envelope.sender)
        case _:
            assert_never(command)
