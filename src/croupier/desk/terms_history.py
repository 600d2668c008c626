"""How the terms of a place have changed so far, from the journal alone."""

from collections.abc import Iterable

import msgspec

from croupier.base.names import TableId, staff_name
from croupier.desk.kinds import Kinds
from croupier.desk.messages import TableInstalled, TermsChanged
from croupier.desk.place import Place
from croupier.desk.ports import Entry, Microseconds
from croupier.law.form import Change

MARKS = (b'"terms-changed"', b'"table-installed"')
"""A record without them says nothing of terms, and need not be read."""


class Changed(msgspec.Struct, frozen=True):
    """Who changed a table's terms, when, and what of them."""

    at: Microseconds
    by: str | None
    changes: tuple[Change, ...]


def place_now(kinds: Kinds, entries: Iterable[Entry], table: TableId) -> Place | None:
    """The place with the terms that it was given last; None if there is no such place."""
    place: Place | None = None
    for entry in entries:
        if entry.table == table and any(mark in entry.body for mark in MARKS):
            record = kinds.read_record(entry.body)
            for event in record.events:
                if isinstance(event, TableInstalled):
                    place = kinds.place(table, event)
                elif isinstance(event, TermsChanged) and place is not None:
                    place.fold(event, record.at)
    return place


def past_changes(kinds: Kinds, entries: Iterable[Entry], table: TableId) -> list[Changed]:
    """The latest first."""
    found: list[Changed] = []
    place: Place | None = None
    for entry in entries:
        if entry.table != table or not any(mark in entry.body for mark in MARKS):
            continue
        record = kinds.read_record(entry.body)
        for event in record.events:
            if isinstance(event, TableInstalled):
                place = kinds.place(table, event)
            elif isinstance(event, TermsChanged) and place is not None and (terms := place.terms()):
                found.append(Changed(record.at, staff_name(event.by), terms.differences(event.effective)))
                place.fold(event, record.at)
    return found[::-1]
