"""The tries of a table's chance device on some gaming days, read from the records behind those days' figures.

A day costs its finished and void games, found by the index of the day and the place; no bet is read.
"""

from collections.abc import Iterable, Iterator
from datetime import date, timedelta
from typing import NamedTuple

from croupier.base.envelope import Role
from croupier.base.names import TableId
from croupier.base.refusal import Reason, refuse
from croupier.desk.figure_rows import Behind
from croupier.desk.kinds import Kinds
from croupier.desk.messages import TableInstalled
from croupier.desk.ports import FigureReader, JournalDamaged
from croupier.desk.record import Record
from croupier.desk.reports.figures import Figure
from croupier.desk.trials import Ring, Trial

MOST_DAYS = 366
_ENDING = (str(Figure.ROUNDS), str(Figure.VOIDS), str(Figure.NO_SPINS))


class Tried(NamedTuple):
    """A try, its gaming day, and whether the device's own reader told of it."""

    day: str
    trial: Trial
    by_reader: bool


def days_between(first: date, last: date) -> list[str]:
    """Raises `Refused` for a period that ends before it begins, or is too long to be read at once."""
    length = (last - first).days + 1
    if not 0 < length <= MOST_DAYS:
        says = "a report is of 1 to {most} days, the first before the last"
        refuse(Reason.UNREADABLE, says, most=MOST_DAYS)
    return [(first + timedelta(days=number)).isoformat() for number in range(length)]


def history(kinds: Kinds, reader: FigureReader, table: TableId, days: Iterable[str]) -> list[Tried]:
    """Every try of these days in order, less the results that were taken back later in them."""
    found: list[Tried] = []
    for day in days:
        for one in _tried(kinds, reader, reader.behind(day, table)):
            if one.trial.counts < 0:
                found = [other for other in found if not _is_of(other.trial, one.trial)]
                found.append(one._replace(trial=Trial(one.trial.round, reason=one.trial.reason)))
            else:
                found.append(one)
    return found


def ring_of(kinds: Kinds, reader: FigureReader, table: TableId) -> Ring:
    """The ring that the table was installed with; empty of an unknown table, or one without such a device."""
    for installed in reader.places():
        if installed.place == table:
            events = _record(kinds, reader, installed.seq).events
            event = next(one for one in events if isinstance(one, TableInstalled))
            return kinds.place(table, event).ring()
    return ()


def _tried(kinds: Kinds, reader: FigureReader, rows: Iterable[Behind]) -> Iterator[Tried]:
    for row in rows:
        if any(map(row.adds_to, _ENDING)):
            record = _record(kinds, reader, row.seq)
            by_reader = record.envelope.role is Role.READER
            for event in record.events:
                if trial := kinds.trial(event):
                    yield Tried(row.day, _as_reported(trial, record, by_reader), by_reader)


def _as_reported(trial: Trial, record: Record, by_reader: bool) -> Trial:
    """With the reader's own reason: some documents know fewer of them than readers do."""
    said: str = getattr(record.envelope.command, "reason", "") if by_reader else ""
    return Trial(trial.round, reason=said) if said and trial.result is None else trial


def _is_of(one: Trial, taken_back: Trial) -> bool:
    return one.round == taken_back.round and one.result == taken_back.result


def _record(kinds: Kinds, reader: FigureReader, seq: int) -> Record:
    entry = reader.entry(seq)
    if entry is None:
        raise JournalDamaged(f"record {seq} is missing, though figures rest on it")
    return kinds.read_record(entry.body)
