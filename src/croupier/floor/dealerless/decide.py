"""One command at a dealerless table: events, or a refusal with its clause. It changes nothing."""

from typing import TypeAlias, assert_never

from croupier.base.envelope import Envelope
from croupier.base.refusal import Refusal
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.desk.messages import ChangeTerms
from croupier.floor.dealerless import clauses
from croupier.floor.dealerless import rounds as games
from croupier.floor.dealerless import stations as seats
from croupier.floor.dealerless.messages import launches
from croupier.floor.dealerless.standing import standing
from croupier.floor.parts import attendants, hand_pays, racks
from croupier.floor.parts.electronic import rounds as electronic
from croupier.floor.parts.electronic.betting import Betting, decide_betting
from croupier.floor.parts.electronic.state import TableState, Terminal
from croupier.floor.parts.electronic.tables import at_terminal, change_terms, release, terminal_at
from croupier.floor.parts.messages import reader, rounds, stations, tables
from croupier.floor.parts.messages.attendants import AnswerAttendant, CallAttendant
from croupier.floor.parts.messages.duplicates import PrintHandPayAgain
from croupier.floor.parts.messages.racks import CountDrop, PickUpDrop
from croupier.floor.parts.stations.cash_outs import closed
from croupier.floor.parts.stations.decide import StationCommand, decide_station

AtStation: TypeAlias = stations.OpenStation | stations.CloseStation | tables.ReleaseTerminal | AnswerAttendant
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
Overseeing: TypeAlias = tables.OpenTable | tables.CloseTable | ChangeTerms | PrintHandPayAgain
Counting: TypeAlias = PickUpDrop | CountDrop
DealerlessCommand: TypeAlias = (
    Betting | StationCommand | CallAttendant | AtStation | Game | Overseeing | Counting
)


def decide(table: TableState, envelope: Envelope[DealerlessCommand], house: House) -> Decided:
    command = envelope.command
    if isinstance(command, Betting):
        return _bet(table, envelope, command)
    if isinstance(command, StationCommand):
        return decide_station(table, command, envelope, house, clauses.STATION)
    if isinstance(command, CallAttendant):
        cited = table.citations.supervision
        return at_terminal(table, envelope.terminal, lambda terminal: attendants.call(terminal, cited))
    if isinstance(command, AtStation):
        by = envelope.sender
        return at_terminal(table, command.terminal, lambda terminal: _serve(table, terminal, command, by))
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
        case PrintHandPayAgain():
            return hand_pays.print_again(house, command.slip, envelope.sender, clauses.CREDITED, table.id)
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
    if refusal := closed(terminal, clauses.STATION):
        return refusal
    changed = decide_betting(table, terminal, command)
    return changed if isinstance(changed, Refusal) else [changed]


def _serve(table: TableState, terminal: Terminal, command: AtStation, by: str) -> Decided:
    match command:
        case stations.OpenStation():
            return seats.open_station(table, terminal, command, by)
        case stations.CloseStation():
            return seats.close_station(terminal, command, by)
        case tables.ReleaseTerminal():
            return release(table, terminal, by)
        case AnswerAttendant():
            return attendants.answer(terminal, by, table.citations.supervision)
        case _:
            assert_never(command)
