"""A dealerless table and its gaming stations: opened and closed under internal controls."""

from croupier.base.envelope import Event
from croupier.base.refusal import Reason, Refusal, worded
from croupier.floor.dealerless import clauses
from croupier.floor.parts.electronic.state import Phase, TableState, Terminal
from croupier.floor.parts.messages import stations, tables
from croupier.games.roulette.equipment import Equipment, inspect

Decided = list[Event] | Refusal


def open_table(table: TableState, command: tables.OpenTable, by: str) -> Decided:
    """The enclosed, motor-driven wheel passes inspection; there is no float, for hand pays are the cage's."""
    if table.phase is not Phase.CLOSED:
        return Refusal(Reason.WRONG_PHASE, "the table is open already", clauses.STATIONS)
    if command.bankroll:
        says = "a table without a dealer has no float: hand pays come from the cage"
        return Refusal(Reason.BAD_AMOUNT, says, clauses.CREDITED)
    kind = table.rules.terms.wheel
    found = Equipment(
        kind, command.wheel_inches, command.ball_sixteenths, enclosed_and_driven=command.enclosed
    )
    if faults := inspect(table.rules.terms, found):
        return faults[0]
    return [tables.TableOpened(0, command.wheel_inches, command.ball_sixteenths, by, command.enclosed)]


def close_table(table: TableState, by: str) -> Decided:
    if table.phase is not Phase.IDLE:
        return Refusal(Reason.WRONG_PHASE, "a table closes between games", clauses.STATIONS)
    if still := next((one for one in table.terminals.values() if one.open), None):
        return worded(
            Reason.WRONG_PHASE, "station {station} is still open", clauses.STATIONS, station=still.id
        )
    if owed := next((one for one in table.terminals.values() if one.credits), None):
        says = "station {station} still holds money: a reversed game gave it back"
        return worded(Reason.BETS_IN_PLAY, says, clauses.STATIONS, station=owed.id)
    return [tables.TableClosed(0, by)]


def open_station(table: TableState, terminal: Terminal, command: stations.OpenStation, by: str) -> Decided:
    if table.phase is Phase.CLOSED:
        return Refusal(Reason.WRONG_PHASE, "the table is closed", clauses.STATIONS)
    if terminal.open:
        return Refusal(Reason.WRONG_PHASE, "that station is open already", clauses.STATIONS)
    return _no_reason(command.reason) or [stations.StationOpened(terminal.id, by, command.reason)]


def close_station(terminal: Terminal, command: stations.CloseStation, by: str) -> Decided:
    """Not while it holds a player's money."""
    if not terminal.open:
        return Refusal(Reason.WRONG_PHASE, "that station is closed already", clauses.STATIONS)
    if refusal := _no_reason(command.reason):
        return refusal
    if terminal.staked or terminal.credits or terminal.acceptor.held or terminal.cash_out:
        return Refusal(Reason.BETS_IN_PLAY, "that station still holds money", clauses.STATIONS)
    return [stations.StationClosed(terminal.id, by, command.reason)]


def _no_reason(reason: str) -> Refusal | None:
    if reason.strip():
        return None
    return Refusal(Reason.NOTHING_THERE, "say why: a station opens and closes for a reason", clauses.STATIONS)
