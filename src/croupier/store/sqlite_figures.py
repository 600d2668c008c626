"""The rows of figures on SQLite: the tables, what a commit adds to them, and what a report reads of a day."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol

import msgspec

from croupier.base.names import TableId
from croupier.desk.figure_rows import Behind, DayStart, FigureRows, Place, SumKey
from croupier.desk.ports import JournalDamaged
from croupier.store.rows import Row

FIGURES_SINCE = 4
"""From this version of the schema on a journal keeps figures, and its balances are in today's accounts."""
KEYED_SINCE = 5
"""From this version on a sum stands under one key; before, each part of its key had a column."""
SUMS_OF_4 = "(SELECT json_array(day, place, position, code, who, reason) AS key, amount FROM sums)"
SUMS = "CREATE TABLE sums (key TEXT PRIMARY KEY, amount INTEGER NOT NULL) STRICT, WITHOUT ROWID;"
"""A key is a `SumKey` as a JSON list. A full table's settlement adds thousands of rows, and one text is found
four times as fast as six columns."""
TABLES = f"""
{SUMS}
CREATE TABLE behind (
    day TEXT NOT NULL, place TEXT NOT NULL, seq INTEGER NOT NULL, who TEXT NOT NULL,
    rests_on INTEGER NOT NULL, codes TEXT NOT NULL, PRIMARY KEY (day, place, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE days (day TEXT PRIMARY KEY, seq INTEGER NOT NULL, held BLOB NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE places (
    place TEXT PRIMARY KEY, seq INTEGER NOT NULL, positions BLOB NOT NULL
) STRICT, WITHOUT ROWID;
"""
_ADDED = "ON CONFLICT DO UPDATE SET amount = amount + excluded.amount"


def rows_by_table(figures: FigureRows) -> dict[str, Sequence[Row]]:
    write = msgspec.json.encode
    sums = [(write(key).decode(), amount) for key, amount in figures.sums.items()]
    return {"sums": sums, "behind": figures.behind, "days": figures.days, "places": figures.places}


def read_sums(rows: Iterable[Row]) -> dict[SumKey, int]:
    try:
        return {msgspec.json.decode(key, type=SumKey): amount for key, amount in rows}
    except msgspec.MsgspecError as error:
        raise JournalDamaged(f"the key of a sum cannot be read: {error}") from None


def _sums(version: int) -> str:
    return "sums" if version >= KEYED_SINCE else SUMS_OF_4


class Connected(Protocol):
    """A store's connection, as the rows of figures use it."""

    @property
    def version(self) -> int: ...

    def _reading(self, query: str, values: Row = ()) -> Iterator[Any]: ...

    def _insert(self, table: str, rows: Sequence[Row], conflict: str = "") -> None: ...


class SqliteFigures:
    """Reads and writes the rows of figures for `SqliteStore`."""

    @property
    def has_figures(self: Connected) -> bool:
        return self.version >= FIGURES_SINCE

    def _keep_figures(self: Connected, added: FigureRows) -> None:
        for table, rows in rows_by_table(added).items():
            self._insert(table, rows, _ADDED if table == "sums" else "")

    def sums(self: Connected, day: str) -> dict[SumKey, int]:
        """Keys that begin with the day stand together: `-` is the character after the comma."""
        begins = msgspec.json.encode([day]).decode().removesuffix("]")
        query = f"SELECT * FROM {_sums(self.version)} WHERE key >= ? AND key < ?"  # noqa: S608
        return read_sums(self._reading(query, (f"{begins},", f"{begins}-")))

    def behind(self: Connected, day: str, place: TableId | None = None) -> list[Behind]:
        if place is None:
            rows = self._reading("SELECT * FROM behind WHERE day = ? ORDER BY seq", (day,))
        else:
            query = "SELECT * FROM behind WHERE day = ? AND place = ? ORDER BY seq"
            rows = self._reading(query, (day, place))
        return list(map(Behind._make, rows))

    def day_after(self: Connected, day: str) -> DayStart | None:
        found = self._reading("SELECT * FROM days WHERE day > ? ORDER BY day LIMIT 1", (day,))
        return next(map(DayStart._make, found), None)

    def latest_day(self: Connected) -> str | None:
        found: tuple[str | None] = next(self._reading("SELECT max(day) FROM days"))
        return found[0]

    def places(self: Connected) -> list[Place]:
        return list(map(Place._make, self._reading("SELECT * FROM places ORDER BY seq")))

    def figure_rows(self: Connected) -> FigureRows:
        """Everything that is kept, for an audit."""
        sums = read_sums(self._reading(f"SELECT * FROM {_sums(self.version)}"))  # noqa: S608
        behind = map(Behind._make, self._reading("SELECT * FROM behind ORDER BY day, place, seq"))
        days = map(DayStart._make, self._reading("SELECT * FROM days ORDER BY day"))
        places = map(Place._make, self._reading("SELECT * FROM places ORDER BY place"))
        return FigureRows(sums, list(behind), list(days), list(places))
