"""Putting a mini-baccarat table on the floor: its effective book, its positions, the house's value chips."""

from croupier.base.names import TableId
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.kind import Decided
from croupier.desk.messages import InstallTable, TableInstalled
from croupier.floor.baccarat.clauses import BOOK, citations_of
from croupier.floor.baccarat.state import CardTable
from croupier.floor.parts.seats.seat import Seat
from croupier.games.baccarat.table import BaccaratTable
from croupier.games.effective import digest, read_asked, table_if_known


def install(command: InstallTable) -> Decided | None:
    """None for terms of another kind of table."""
    table = read_asked(command.effective, citations_of(BOOK).supervision)
    if not isinstance(table, BaccaratTable):
        return None
    citations = citations_of(table.terms.book)
    if not command.chips or len(set(command.chips)) != len(command.chips) or min(command.chips) <= 0:
        says = "the table has value chips, each denomination once"
        return Refusal(Reason.BAD_AMOUNT, says, citations.tender)
    if any(chip % table.terms.unit for chip in command.chips):
        says = "every value chip is a multiple of the table's unit"
        return Refusal(Reason.STAKE_NOT_DIVISIBLE, says, citations.tender)
    if refusal := unlimited(table):
        return refusal
    most = table.terms.play.positions.value
    numbered = {str(number + 1) for number in range(most)}
    names = set(command.terminals)
    if not names or not names <= numbered or len(names) != len(command.terminals):
        says = "the positions are numbered from 1, and there are up to {most}"
        return worded(Reason.DUPLICATE_ID, says, citations.position, most=most)
    return [TableInstalled(command.name, command.effective, digest(table), command.terminals, command.chips)]


def unlimited(table: BaccaratTable) -> Refusal | None:
    """A refusal unless every wager has a minimum and a maximum, which the sign then posts."""
    limits = table.terms.limits
    for spot in table.spots:
        limit = limits.get(spot)
        if limit is None or not limit.least or limit.most is None:
            says = "set a minimum and a maximum for {wager}: both are posted at the table"
            clause = citations_of(table.terms.book).limiting
            return worded(Reason.OPTION_NOT_ALLOWED, says, clause, wager=spot)
    return None


def installed(at: TableId, event: TableInstalled) -> CardTable | None:
    """None for terms of another kind of table."""
    table = table_if_known(event.effective)
    if not isinstance(table, BaccaratTable):
        return None
    return CardTable(
        id=at,
        name=event.name,
        effective=event.effective,
        citations=citations_of(table.terms.book),
        terms=event.terms,
        chips=event.chips,
        seats={seat: Seat(seat) for seat in sorted(event.terminals, key=int)},
    )
