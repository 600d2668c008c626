"""What differs between two terms of a table, side by side, and how its terms have changed so far."""

from collections.abc import Iterable, Iterator

import msgspec

from croupier.base import money
from croupier.base.envelope import Event
from croupier.base.names import Citation, TableId, staff_name
from croupier.desk.ports import Entry, Microseconds
from croupier.desk.record import read_record
from croupier.floor.parts.messages.tables import TableInstalled
from croupier.floor.pit.messages.pit import TermsChanged
from croupier.games.effective import read_effective
from croupier.games.library import Table
from croupier.games.limits import read_limit
from croupier.server.form import Form, Option
from croupier.server.terms import described

MARKS = (b'"terms-changed"', b'"table-installed"')
"""A record without them says nothing of terms, and need not be read."""


class Told(msgspec.Struct, frozen=True):
    """A term in plain words."""

    says: str
    clause: Citation


class Change(msgspec.Struct, frozen=True):
    """`option` and `about` say which; without words on one side there was or will be nothing."""

    option: str
    about: str
    was: str | None
    will: str | None
    clause: Citation


class Changed(msgspec.Struct, frozen=True):
    """Who changed a table's terms, when, and what of them."""

    at: Microseconds
    by: str | None
    changes: tuple[Change, ...]


def differences(was: Table, will: Table) -> tuple[Change, ...]:
    old, new = dict(_told(described(was))), dict(_told(described(will)))
    return tuple(
        _change(*key, old.get(key), new.get(key)) for key in {**old, **new} if not _same(key, old, new)
    )


Key = tuple[str, str]
Every = dict[Key, Told]


def _same(key: Key, old: Every, new: Every) -> bool:
    return key in old and key in new and old[key].says == new[key].says


def _change(option: str, about: str, was: Told | None, will: Told | None) -> Change:
    said = will or was
    assert said is not None  # noqa: S101 - it differs because one side has it
    return Change(option, about, was.says if was else None, will.says if will else None, said.clause)


def _told(form: Form) -> Iterator[tuple[Key, Told]]:
    for option in form.options:
        yield (option.name, ""), _chosen(option)
    for text in form.texts:
        if text.value:
            says = money.show_dollars(money.read(text.value)) if text.name == "unit" else text.value
            yield (text.name, ""), Told(says, text.clause)
    for values in form.values:
        for row in values.rows:
            if row.value:
                says = read_limit(row.value, row.clause).words if values.name == "limits" else row.value
                yield (values.name, row.about), Told(says, row.clause)


def _chosen(option: Option) -> Told:
    """What is in effect; the clause of a single choice is its own."""
    clauses = {one.name: one.clause for one in option.choices}
    says = ", ".join(option.value).replace("-", " ") or "none"
    return Told(says, option.clause if option.many else clauses.get(option.value[0], option.clause))


def past_changes(entries: Iterable[Entry], table: TableId) -> list[Changed]:
    """From the journal alone, the latest first."""
    found: list[Changed] = []
    now: Table | None = None
    for entry in entries:
        if entry.table != table or not any(mark in entry.body for mark in MARKS):
            continue
        record = read_record(entry.body)
        for event in record.events:
            if (new := _made(event)) is not None:
                if now is not None and isinstance(event, TermsChanged):
                    found.append(Changed(record.at, staff_name(event.by), differences(now, new)))
                now = new
    return found[::-1]


def _made(event: Event) -> Table | None:
    if isinstance(event, TableInstalled | TermsChanged):
        return read_effective(event.effective.encode())
    return None
