"""Balances and figures made anew from a journal's records, in today's accounts and codes."""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence

from croupier.base.money import Cents
from croupier.desk.figure_rows import DayStart, FigureRows
from croupier.desk.gamingday import Rollover
from croupier.desk.kinds import Kinds
from croupier.desk.ports import Entry
from croupier.desk.record import Record
from croupier.desk.reports.daybook import DayBook
from croupier.ledger.accounts import Account
from croupier.ledger.transfer import changes

DayOf = Callable[[Record], str]


class Rebuilding:
    """Takes records in order; `balances` and `rows` are what they have come to so far."""

    def __init__(self, kinds: Kinds, day_of: DayOf) -> None:
        self._kinds = kinds
        self.balances: dict[Account, Cents] = {}
        self._day_of = day_of
        self._book = DayBook(kinds, self.balances)

    @property
    def rows(self) -> FigureRows:
        return self._book.rows

    def take(self, record: Record) -> None:
        self._book.enter(record, self._day_of(record))
        for account, gain in changes(self._kinds.booked(record, self.balances)).items():
            self.balances[account] = self.balances.get(account, 0) + gain


def rebuild(kinds: Kinds, entries: Iterable[Entry], day_of: DayOf) -> Rebuilding:
    made = Rebuilding(kinds, day_of)
    for entry in entries:
        made.take(kinds.read_record(entry.body))
    return made


def rebuilding(kinds: Kinds, rollover: Rollover) -> Callable[[Iterable[Entry]], Rebuilding]:
    """For a store that is migrated; `rollover` gives records of releases up to 0.3.0 their gaming day."""
    return lambda entries: rebuild(kinds, entries, days_by(rollover))


def days_by(rollover: Rollover) -> DayOf:
    """The day that a record names; for a record of an earlier version, the day that its time belongs to."""
    return lambda record: record.day or rollover.day(record.at).isoformat()


def days_as_kept(days: Sequence[DayStart]) -> DayOf:
    """The day that a record names; for one that names none, the day in which a store has kept it."""
    starts = sorted(days, key=lambda one: one.seq)
    seqs = [one.seq for one in starts]

    def day_of(record: Record) -> str:
        found = bisect_right(seqs, record.seq)
        return record.day or (starts[found - 1].day if found else "")

    return day_of
