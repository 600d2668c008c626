"""A gaming day's figures, read from the rows of that day: what a report shows, and the lines behind it."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from datetime import date, timedelta
from typing import TypeVar

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TableId, TerminalId
from croupier.desk.drawer_steps import DrawerStep
from croupier.desk.figure_rows import Behind, DayStart, Held, SumKey
from croupier.desk.kinds import Kinds
from croupier.desk.messages import TableInstalled
from croupier.desk.offer import tag
from croupier.desk.place import Place
from croupier.desk.ports import FigureReader
from croupier.desk.record import Record
from croupier.desk.reports.daybook import held_at
from croupier.desk.reports.figures import SIGNS, Figure, amount_of
from croupier.desk.reports.lines import Line, lines, record_at

Group = TypeVar("Group", bound=Hashable)
Position = tuple[TableId, TerminalId]
_terminals = msgspec.json.Decoder(tuple[TerminalId, ...])
_held = msgspec.json.Decoder(Held)
NO_END = 2**63 - 1
"""Above the number of any record."""


class Totals:
    """Sums by code of one group: a table, a position, a dealer or a reason."""

    def __init__(self) -> None:
        self._by_code: dict[str, int] = {}

    def add(self, code: str, amount: int) -> None:
        self._by_code[code] = self._by_code.get(code, 0) + amount

    def __getitem__(self, figure: Figure) -> int:
        return amount_of(figure, self._by_code)

    def has(self, figures: Iterable[Figure]) -> bool:
        """Whether anything was added to one of these figures."""
        return any(code in self._by_code for figure in figures for code in SIGNS[figure])


class DayFigures:
    """Reads a store's rows of one day: its sums, its tables, and what each position holds at its end."""

    def __init__(self, kinds: Kinds, reader: FigureReader, day: date) -> None:
        self.day, self._kinds = day, kinds
        self._reader = reader
        self._sums = reader.sums(day.isoformat())
        after = reader.day_after(day.isoformat())
        installed = [one for one in reader.places() if after is None or one.seq < after.seq]
        positions = [(one.place, at) for one in installed for at in _terminals.decode(one.positions)]
        self.tables = [one.place for one in installed]
        self._until = after.seq if after else None
        self._installed: dict[TableId, Place] = {}
        self.held = _held_at_the_end(reader, after, positions)

    def total(self) -> Totals:
        return self.by(lambda _: None).get(None) or Totals()

    def by(self, group: Callable[[SumKey], Group]) -> dict[Group, Totals]:
        """The day's sums by whatever `group` makes of their keys."""
        found: dict[Group, Totals] = {}
        for key, amount in self._sums.items():
            found.setdefault(group(key), Totals()).add(key.code, amount)
        return found

    def lines(self, figures: Iterable[Figure], table: str | None = None) -> list[Line]:
        """The records behind these figures, of one table or of all, in order. Only those are read."""
        wanted = tuple(figures)
        behind = self._behind(wanted, table)
        return [line for row in behind for line in lines(self._kinds, self._reader, row, wanted)]

    def records(self, figures: Iterable[Figure]) -> Iterator[tuple[TableId, Record]]:
        """The records behind these figures whole, each with its table, in order. Only those are read."""
        for row in self._behind(figures):
            yield row.place, record_at(self._kinds, self._reader, row.seq)

    def installed(self, table: TableId) -> Place:
        """The table as it was installed, before anything happened there."""
        if table not in self._installed:
            seq = next(one.seq for one in self._reader.places() if one.place == table)
            events = record_at(self._kinds, self._reader, seq).events
            event = next(one for one in events if isinstance(one, TableInstalled))
            self._installed[table] = self._kinds.place(table, event)
        return self._installed[table]

    def drawer_steps(self) -> Iterator[tuple[TableId, int, DrawerStep]]:
        """What happened to drawers on this day, with its place and record, by place. Of other places nothing
        is read."""
        for table in self.tables:
            read = self.installed(table).drawer_steps
            for record in self._saying([tag(event) for event in read], table):
                for event in record.events:
                    if type(event) in read:
                        yield table, record.seq, read[type(event)](event)

    def _saying(self, tags: list[str], table: TableId) -> Iterator[Record]:
        """The day's records of one table that have an event, or a command, with one of these tags."""
        start = self._reader.day_after((self.day - timedelta(days=1)).isoformat())
        if not tags or start is None or start.day != self.day.isoformat():
            return
        words = [f'"{one}"' for one in tags]
        until = self._until if self._until is not None else NO_END
        for entry in self._reader.entries_saying(words, table, start.seq, until):
            yield self._kinds.read_record(entry.body)

    def _behind(self, figures: Iterable[Figure], table: str | None = None) -> Iterator[Behind]:
        codes = {code for figure in figures for code in SIGNS[figure]}
        rows = self._reader.behind(self.day.isoformat(), None if table is None else TableId(table))
        return (row for row in rows if any(map(row.adds_to, codes)))


def _held_at_the_end(
    reader: FigureReader, after: DayStart | None, positions: list[Position]
) -> dict[Position, Cents]:
    """What positions hold when the next day begins; if none has begun, what they hold now."""
    if after is None:
        balances = reader.balances()
        return {(table, at): held_at(balances, table, at) for table, at in positions}
    held = {(table, at): amount for table, at, amount in _held.decode(after.held)}
    return {position: held.get(position, 0) for position in positions}
