"""Brings a database to the schema that keeps figures: made anew from its records."""

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import NamedTuple, Protocol

from croupier.base.money import Cents
from croupier.desk.figure_rows import FigureRows
from croupier.desk.ports import Entry
from croupier.ledger.accounts import Account
from croupier.store.rows import COLUMNS, Row, insertion, pieces, read_entry
from croupier.store.schema import VERSION
from croupier.store.sqlite_figures import TABLES, rows_by_table


class Rebuilt(Protocol):
    """What a journal's records come to."""

    @property
    def balances(self) -> Mapping[Account, Cents]: ...

    @property
    def rows(self) -> FigureRows: ...


class _Nothing(NamedTuple):
    balances: Mapping[Account, Cents]
    rows: FigureRows


Rebuild = Callable[[Iterable[Entry]], Rebuilt]
"""Balances and figures made anew from records; whoever opens a journal knows what its records mean."""


def unknown(entries: Iterable[Entry]) -> Rebuilt:
    """Of a store that nobody told what records mean: an empty one needs no rebuilding."""
    for entry in entries:
        raise TypeError(f"nobody said what record {entry.seq} means: open this journal with `rebuild`")
    return _Nothing({}, FigureRows())


def add_figures(db: sqlite3.Connection, rebuild: Rebuild) -> None:
    """One transaction, once and for all."""
    db.execute("BEGIN IMMEDIATE")
    try:
        _add(db, rebuild)
        db.execute(f"PRAGMA user_version = {VERSION}")
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise


def _add(db: sqlite3.Connection, rebuild: Rebuild) -> None:
    for statement in filter(str.strip, TABLES.split(";")):
        db.execute(statement)
    query = f"SELECT {COLUMNS} FROM journal ORDER BY seq"  # noqa: S608 - our own names
    made = rebuild(map(read_entry, db.execute(query)))
    db.execute("DELETE FROM balances")
    _insert(db, "balances", list(made.balances.items()))
    for table, rows in rows_by_table(made.rows).items():
        _insert(db, table, rows)


def _insert(db: sqlite3.Connection, table: str, rows: Sequence[Row]) -> None:
    for some in pieces(rows):
        db.execute(insertion(table, len(some), len(some[0]), ""), list(chain.from_iterable(some)))
