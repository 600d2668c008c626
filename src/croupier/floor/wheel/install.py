"""Putting a live table on the floor: its effective book, its seats and the house's value chips."""

from typing import TypeGuard

from croupier.base.clause import cite
from croupier.base.names import TableId
from croupier.base.refusal import Reason, Refusal
from croupier.desk.kind import Decided
from croupier.desk.messages import InstallTable, TableInstalled
from croupier.floor.parts.colours import Chips, value_colour
from croupier.floor.parts.seats.seat import Seat
from croupier.floor.wheel.clauses import BOOKS, citations_of
from croupier.floor.wheel.state import LiveTable
from croupier.floor.wheel.table_rules import WheelTable
from croupier.games.bigsix.table import BigSixTable
from croupier.games.effective import digest, read_asked, table_if_known
from croupier.games.library import Table
from croupier.games.roulette.table import RouletteTable

NOWHERE = cite("oneida-roulette", "B.1")
"""Of terms that nobody can read, which are then refused by another."""


def is_live(table: Table) -> TypeGuard[WheelTable]:
    """Roulette in live mode under a book that describes it; the Big Six is always played live."""
    if isinstance(table, RouletteTable):
        return table.terms.mode == "live" and table.terms.book in BOOKS
    return isinstance(table, BigSixTable)


def install(command: InstallTable) -> Decided | None:
    """None for terms of another kind of table."""
    table = read_asked(command.effective, NOWHERE)
    if isinstance(table, Refusal) or not is_live(table):
        return None
    clauses = citations_of(table)
    if not command.chips or len(set(command.chips)) != len(command.chips) or min(command.chips) <= 0:
        says = "a live table has value chips, each denomination once"
        return Refusal(Reason.BAD_AMOUNT, says, clauses.tender)
    if any(chip % table.terms.unit for chip in command.chips):
        says = "every value chip is a multiple of the table's unit"
        return Refusal(Reason.STAKE_NOT_DIVISIBLE, says, clauses.tender)
    if not command.terminals or len(set(command.terminals)) != len(command.terminals):
        says = "a table has seats, each with a name of its own"
        return Refusal(Reason.DUPLICATE_ID, says, clauses.supervision)
    return [TableInstalled(command.name, command.effective, digest(table), command.terminals, command.chips)]


def installed(at: TableId, event: TableInstalled) -> LiveTable | None:
    """None for terms of another kind of table."""
    table = table_if_known(event.effective)
    if table is None or not is_live(table):
        return None
    clauses = citations_of(table)
    value_colours = tuple(dict.fromkeys(value_colour(chip) for chip in event.chips))
    return LiveTable(
        id=at,
        name=event.name,
        effective=event.effective,
        citations=clauses,
        terms=event.terms,
        chips=event.chips,
        seats={seat: Seat(seat) for seat in event.terminals},
        colours=Chips(clauses.chips, value_colours, {}),
    )
