"""Putting a table on the floor: its effective book, its terminals and its six chips."""

from functools import cache

import msgspec

from croupier.messages.envelope import Event
from croupier.messages.refusal import Reason, Refusal
from croupier.messages.tables import InstallTable, TableInstalled
from croupier.names import TableId
from croupier.rules.automatic import clauses
from croupier.rules.automatic.state import TableState, Terminal
from croupier.rules.effective import digest, read_effective
from croupier.rules.roulette.table import RouletteTable

CHIPS = 6


def install(command: InstallTable) -> list[Event] | Refusal:
    try:
        table = read_effective(command.effective.encode())
    except msgspec.MsgspecError as error:
        return Refusal(Reason.UNREADABLE, f"these terms cannot be read: {error}", clauses.EQUIPMENT)
    if not isinstance(table, RouletteTable) or table.terms.mode != "terminals":
        says = "these terms are not those of automatic wagering terminals"
        return Refusal(Reason.OPTION_NOT_ALLOWED, says, clauses.EQUIPMENT)
    if not len(set(command.chips)) == len(command.chips) == CHIPS or min(command.chips) <= 0:
        return Refusal(Reason.BAD_AMOUNT, f"a terminal shows {CHIPS} different chips", clauses.CHIPS)
    if any(chip % table.terms.unit for chip in command.chips):
        return Refusal(
            Reason.STAKE_NOT_DIVISIBLE, "every chip is a multiple of the table's unit", clauses.CHIPS
        )
    if not command.terminals or len(set(command.terminals)) != len(command.terminals):
        says = "a table has terminals, each with a name of its own"
        return Refusal(Reason.UNKNOWN_TERMINAL, says, clauses.DEALER)
    installed = TableInstalled(
        command.name, command.effective, digest(table), command.terminals, command.chips
    )
    return [installed]


def installed_table(id_: TableId, event: TableInstalled) -> TableState:
    table = read_roulette(event.effective)
    terminals = {terminal: Terminal(terminal) for terminal in event.terminals}
    return TableState(id_, event.name, table, event.terms, event.chips, terminals, effective=event.effective)


@cache
def read_roulette(effective: str) -> RouletteTable:
    """The table that stored terms make; the same one every time, for it never changes."""
    table = read_effective(effective.encode())
    assert isinstance(table, RouletteTable)  # noqa: S101 - only such a table was installed
    return table
