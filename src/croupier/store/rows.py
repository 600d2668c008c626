"""How entries and refusals stand in the rows of a database."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from croupier.desk.ports import Entry, KeptRefusal, StoreFailed
from croupier.store.digest import refusal_digest

Row = tuple[Any, ...]
COLUMNS = "seq, sender, command, floor_table, body, hash, transfers"
_SIZES = tuple(2**power for power in range(8, -1, -1))


def entry_row(entry: Entry) -> Row:
    return entry.seq, entry.sender, entry.command, entry.table, entry.body, entry.hash, entry.transfers_v1


def read_entry(row: Row) -> Entry:
    return Entry(*row)


def refusal_row(one: KeptRefusal) -> Row:
    fields = (one.sender, one.command, one.at, one.body, one.reply)
    return (*fields, refusal_digest(*fields))


def read_refusal(row: Row) -> KeptRefusal:
    if is_spoilt(row):
        raise StoreFailed(f"the refusal of {row[1]} to {row[0]} is not as it was kept")
    return KeptRefusal(*row[:-1])


def is_spoilt(row: Row) -> bool:
    """True for a refusal that has changed since it was kept; a changed type counts too."""
    *fields, digest = row
    try:
        return bool(refusal_digest(*fields) != digest)
    except TypeError:
        return True


def pieces(rows: Sequence[Row]) -> list[Sequence[Row]]:
    """The rows cut into pieces of few sizes, so that SQLite keeps a statement ready for each size."""
    cut, first = list[Sequence[Row]](), 0
    for size in _SIZES:
        while len(rows) - first >= size:
            cut.append(rows[first : first + size])
            first += size
    return cut


@cache
def insertion(table: str, rows: int, columns: int, conflict: str) -> str:
    row = f"({', '.join('?' * columns)})"
    return f"INSERT INTO {table} VALUES {', '.join([row] * rows)} {conflict}"  # noqa: S608 - our own names
