"""The rows of figures on SQLite: the tables, what a commit adds to them, and what a report reads of a day."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from croupier.base.names import TableId
from croupier.desk.figure_rows import Behind, DayStart, FigureRows, Place, SumKey
from croupier.store.rows import Row

FIGURES_SINCE = 4
"""From this version of the schema on a journal keeps figures, and its balances are in today's accounts."""
TABLES = """
CREATE TABLE sums (
    day TEXT NOT NULL, place TEXT NOT NULL, position TEXT NOT NULL, code TEXT NOT NULL, who TEXT NOT NULL,
    reason TEXT NOT NULL, amount INTEGER NOT NULL, PRIMARY KEY (day, place, position, code, who, reason)
) STRICT, WITHOUT ROWID;
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
    sums = [(*key, amount) for key, amount in figures.sums.items()]
    return {"sums": sums, "behind": figures.behind, "days": figures.days, "places": figures.places}


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
        rows = self._reading("SELECT * FROM sums WHERE day = ?", (day,))
        return {SumKey(*key): amount for *key, amount in rows}

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
        sums = {SumKey(*key): amount for *key, amount in self._reading("SELECT * FROM sums")}
        behind = map(Behind._make, self._reading("SELECT * FROM behind ORDER BY day, place, seq"))
        days = map(DayStart._make, self._reading("SELECT * FROM days ORDER BY day"))
        places = map(Place._make, self._reading("SELECT * FROM places ORDER BY place"))
        return FigureRows(sums, list(behind), list(days), list(places))
