"""Putting a table on the floor: its effective book, its terminals and its six chips."""

from functools import cache

from croupier.base.envelope import Event
from croupier.base.names import Citation, TableId
from croupier.base.refusal import Reason, Refusal
from croupier.floor.parts.electronic.law import LAWS, ONEIDA
from croupier.floor.parts.electronic.state import TableState, Terminal
from croupier.floor.parts.messages.tables import InstallTable, TableInstalled
from croupier.games.effective import digest, read_asked, read_effective
from croupier.games.roulette.table import RouletteTable

CHIPS = 6


def install(command: InstallTable) -> list[Event] | Refusal:
    table = read_terms(command.effective, ONEIDA.equipment)
    if isinstance(table, Refusal):
        return table
    law = LAWS[table.terms.mode]
    if not len(set(command.chips)) == len(command.chips) == CHIPS or min(command.chips) <= 0:
        return Refusal(Reason.BAD_AMOUNT, f"a terminal shows {CHIPS} different chips", law.chips)
    if any(chip % table.terms.unit for chip in command.chips):
        return Refusal(Reason.STAKE_NOT_DIVISIBLE, "every chip is a multiple of the table's unit", law.chips)
    if not command.terminals or len(set(command.terminals)) != len(command.terminals):
        says = "a table has terminals, each with a name of its own"
        return Refusal(Reason.DUPLICATE_ID, says, law.seat)
    installed = TableInstalled(
        command.name, command.effective, digest(table), command.terminals, command.chips
    )
    return [installed]


def read_terms(effective: str, clause: Citation) -> RouletteTable | Refusal:
    """The table that somebody's terms would make, if terminals can stand at it; `clause` says if not."""
    table = read_asked(effective, clause)
    if isinstance(table, Refusal):
        return table
    if not isinstance(table, RouletteTable) or table.terms.mode not in LAWS:
        says = "these terms are not those of automatic wagering terminals"
        return Refusal(Reason.OPTION_NOT_ALLOWED, says, clause)
    return table


def installed_table(id_: TableId, event: TableInstalled) -> TableState:
    table = read_roulette(event.effective)
    law = LAWS[table.terms.mode]
    terminals = {terminal: Terminal(terminal, open=law is ONEIDA) for terminal in event.terminals}
    effective = event.effective
    return TableState(id_, event.name, table, event.terms, event.chips, terminals, law, effective=effective)


@cache
def read_roulette(effective: str) -> RouletteTable:
    """The table that stored terms make; the same one every time, for it never changes."""
    table = read_effective(effective.encode())
    assert isinstance(table, RouletteTable)  # noqa: S101 - only such a table was installed
    return table
