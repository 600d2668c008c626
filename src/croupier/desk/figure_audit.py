"""Figures recomputed from the journal and compared with those that a store keeps."""

from collections.abc import Iterator, Mapping, Sequence

from croupier.base.money import Cents
from croupier.desk.figure_rows import FigureRows, SumKey
from croupier.desk.kinds import Kinds
from croupier.desk.ports import Store
from croupier.desk.rebuild import days_as_kept
from croupier.desk.record import Record
from croupier.desk.reports.daybook import DayBook
from croupier.ledger.accounts import Account
from croupier.ledger.audit import Finding


class FigureAudit:
    """Reads records in order; `balances` must be those before the next one.

    A database that is not migrated yet keeps no figures, so nothing of it is compared.
    """

    def __init__(self, store: Store, kinds: Kinds, balances: Mapping[Account, Cents]) -> None:
        self._kept: FigureRows | None = None
        self._unread: list[Finding] = []
        try:
            self._kept = store.figure_rows() if store.has_figures else None
        except Exception as error:
            self._unread.append(Finding(f"the figures cannot be read: {error}"))
        self._day_of = days_as_kept(self._kept.days if self._kept else ())
        self._book = DayBook(kinds, balances)

    def take(self, record: Record) -> None:
        if self._kept is not None:
            self._book.enter(record, self._day_of(record))

    def findings(self) -> list[Finding]:
        if self._kept is None:
            return self._unread
        return [Finding(says) for says in _unlike(self._kept, self._book.rows)]


def _unlike(kept: FigureRows, found: FigureRows) -> Iterator[str]:
    for key in sorted(kept.sums.keys() | found.sums.keys()):
        if kept.sums.get(key) != found.sums.get(key):
            yield _wrong_sum(key, kept.sums.get(key), found.sums.get(key))
    yield from _other_rows("records behind the figures", kept.behind, found.behind)
    yield from _other_rows("starts of gaming days", kept.days, found.days)
    yield from _other_rows("tables", kept.places, found.places)


def _wrong_sum(key: SumKey, kept: int | None, found: int | None) -> str:
    where = " ".join(part for part in (key.place, key.position, key.who, key.reason) if part)
    sum_ = f"the sum of {key.code} on {key.day or 'no day'} at {where}"
    says = "is not kept" if kept is None else f"is kept as {kept}"
    return f"{sum_} {says}, but its records come to {found or 0}"


def _other_rows(what: str, kept: Sequence[object], found: Sequence[object]) -> Iterator[str]:
    other = set(kept) ^ set(found)
    if other or len(kept) != len(found):
        yield f"the {what} are not those of the journal: {len(other)} rows differ"
