"""Putting a table of terminals on the floor: its effective book, its terminals and its six chips."""

from croupier.base.names import Citation, TableId
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.kind import Decided
from croupier.desk.messages import InstallTable, TableInstalled
from croupier.floor.parts.electronic.citations import ElectronicCitations
from croupier.floor.parts.electronic.state import TableState, Terminal
from croupier.games.effective import digest, read_asked, table_if_known
from croupier.games.roulette.table import RouletteTable

CHIPS = 6


def install(command: InstallTable, mode: str, citations: ElectronicCitations) -> Decided | None:
    """None for terms that are not of this mode."""
    table = read_asked(command.effective, citations.equipment)
    if isinstance(table, Refusal) or not _is(table, mode):
        return None
    if not len(set(command.chips)) == len(command.chips) == CHIPS or min(command.chips) <= 0:
        return worded(
            Reason.BAD_AMOUNT, "a terminal shows {count} different chips", citations.chips, count=CHIPS
        )
    if any(chip % table.terms.unit for chip in command.chips):
        says = "every chip is a multiple of the table's unit"
        return Refusal(Reason.STAKE_NOT_DIVISIBLE, says, citations.chips)
    if not command.terminals or len(set(command.terminals)) != len(command.terminals):
        says = "a table has terminals, each with a name of its own"
        return Refusal(Reason.DUPLICATE_ID, says, citations.seat)
    terms = digest(table)
    return [TableInstalled(command.name, command.effective, terms, command.terminals, command.chips)]


def _is(table: object, mode: str) -> bool:
    return isinstance(table, RouletteTable) and table.terms.mode == mode


def read_terms(effective: str, mode: str, clause: Citation) -> RouletteTable | Refusal:
    """The table that somebody's terms would make, if its terminals can stand at it; `clause` says if not."""
    table = read_asked(effective, clause)
    if isinstance(table, Refusal):
        return table
    if not isinstance(table, RouletteTable) or table.terms.mode != mode:
        says = "these terms are not those of automatic wagering terminals"
        return Refusal(Reason.OPTION_NOT_ALLOWED, says, clause)
    return table


def installed(
    at: TableId, event: TableInstalled, mode: str, citations: ElectronicCitations, *, seats_open: bool
) -> TableState | None:
    """None for terms that are not of this mode; `seats_open` is whether terminals may be used at once."""
    table = table_if_known(event.effective)
    if not isinstance(table, RouletteTable) or table.terms.mode != mode:
        return None
    terminals = {terminal: Terminal(terminal, open=seats_open) for terminal in event.terminals}
    return TableState(at, event.name, event.effective, event.terms, event.chips, terminals, citations)
