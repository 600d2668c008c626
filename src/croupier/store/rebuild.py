"""Brings a database to the schema that keeps figures: made anew from its records."""

import sqlite3
from collections.abc import Sequence
from itertools import chain

from croupier.desk.gamingday import Rollover
from croupier.desk.rebuild import days_by, rebuild
from croupier.store.rows import COLUMNS, Row, insertion, pieces, read_entry
from croupier.store.sqlite_figures import FIGURES_SINCE, TABLES, rows_by_table


def add_figures(db: sqlite3.Connection, rollover: Rollover) -> None:
    """One transaction. `rollover` gives records of version 1 their gaming day, once and for all."""
    db.execute("BEGIN IMMEDIATE")
    try:
        _add(db, rollover)
        db.execute(f"PRAGMA user_version = {FIGURES_SINCE}")
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise


def _add(db: sqlite3.Connection, rollover: Rollover) -> None:
    for statement in filter(str.strip, TABLES.split(";")):
        db.execute(statement)
    query = f"SELECT {COLUMNS} FROM journal ORDER BY seq"  # noqa: S608 - our own names
    made = rebuild(map(read_entry, db.execute(query)), days_by(rollover))
    db.execute("DELETE FROM balances")
    _insert(db, "balances", list(made.balances.items()))
    for table, rows in rows_by_table(made.rows).items():
        _insert(db, table, rows)


def _insert(db: sqlite3.Connection, table: str, rows: Sequence[Row]) -> None:
    for some in pieces(rows):
        db.execute(insertion(table, len(some), len(some[0]), ""), list(chain.from_iterable(some)))
