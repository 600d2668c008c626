"""What is done to terminals and terms alike at any electronic table."""

from collections.abc import Callable

from croupier.base.envelope import Event
from croupier.base.names import TerminalId
from croupier.base.refusal import Reason, Refusal
from croupier.desk.messages import ChangeTerms, InstallTable
from croupier.floor.parts.electronic.install import install, read_terms
from croupier.floor.parts.electronic.state import Phase, TableState, Terminal
from croupier.floor.parts.messages import tables
from croupier.floor.parts.tables import TERMS_BETWEEN_GAMES, changed_terms

Decided = list[Event] | Refusal


def terminal_at(table: TableState, terminal: TerminalId | None) -> Terminal | Refusal:
    found = table.terminals.get(terminal) if terminal is not None else None
    if found is None:
        return Refusal(
            Reason.UNKNOWN_TERMINAL, "there is no such terminal at this table", table.citations.seat
        )
    return found


def at_terminal(
    table: TableState, terminal: TerminalId | None, then: Callable[[Terminal], Decided]
) -> Decided:
    """What is decided at that terminal, or the refusal of one that is not there."""
    found = terminal_at(table, terminal)
    return found if isinstance(found, Refusal) else then(found)


def release(table: TableState, terminal: Terminal, by: str) -> Decided:
    """A supervisor has settled the dispute: what the terminal holds by now makes good what it owed."""
    if terminal.lock is None:
        return Refusal(Reason.NOTHING_THERE, "that terminal is not locked", table.citations.supervision)
    return [tables.TerminalReleased(terminal.id, by, min(terminal.credits, terminal.shortfall))]


def change_terms(table: TableState, command: ChangeTerms, by: str) -> Decided:
    """Other options or limits, between games, for the same cloth: wheel, terminals and chips stay."""
    if table.phase not in (Phase.CLOSED, Phase.IDLE):
        return TERMS_BETWEEN_GAMES
    mode = table.rules.terms.mode
    read = read_terms(command.effective, mode, table.citations.equipment)
    if isinstance(read, Refusal):
        return read
    if (read.terms.book, read.terms.wheel) != (table.rules.terms.book, table.rules.terms.wheel):
        says = "another rulebook or wheel is another table: install it"
        return Refusal(Reason.OPTION_NOT_ALLOWED, says, table.citations.equipment)
    asked = InstallTable(table.name, command.effective, tuple(table.terminals), table.chips)
    again = install(asked, mode, table.citations)
    if isinstance(again, Refusal):
        return again
    return changed_terms(table.terms, read, command, by, table.citations.supervision)
