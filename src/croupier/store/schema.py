"""The tables of a journal on SQLite, their version, and how an empty journal is made."""

import os
import sqlite3
from pathlib import Path

from croupier.store.heads import sync_folder
from croupier.store.sqlite_figures import TABLES as FIGURE_TABLES

VERSION = 5
HEADS_SINCE = DIGESTS_SINCE = 3
"""From these versions on a journal has a head file beside it, and refusals have digests."""
_TABLES = """
CREATE TABLE journal (
    seq INTEGER PRIMARY KEY, sender TEXT NOT NULL, command TEXT NOT NULL, floor_table TEXT NOT NULL,
    body BLOB NOT NULL, hash BLOB NOT NULL, transfers BLOB NOT NULL
) STRICT;
CREATE TABLE balances (account TEXT PRIMARY KEY, balance INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE refused (
    sender TEXT NOT NULL, command TEXT NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL, reply BLOB NOT NULL,
    digest BLOB NOT NULL, PRIMARY KEY (sender, command)
) STRICT, WITHOUT ROWID;
"""
# Ids rise with time: an index that begins with them grows at its end, whoever sends.
BY_ID = "CREATE UNIQUE INDEX journal_by_id ON journal (command, sender);"
BY_TIME = "CREATE INDEX refused_by_time ON refused (at);"


class UnsafeSettings(Exception):  # noqa: N818 - it names what is wrong
    """The database would not keep what it acknowledged, so it is not opened."""


def create(path: Path, mark: int) -> None:
    """An empty journal, made under another name: a kill leaves it whole or not there at all.

    `mark` says what it is for, in the database itself: a backup and what is restored from it say so too.
    """
    beside = path.with_name(f"{path.name}.new")
    beside.unlink(missing_ok=True)
    beside.touch(0o600)
    db = sqlite3.connect(beside, isolation_level=None)
    try:
        db.execute(f"PRAGMA application_id = {mark}")
        run(db, _TABLES + FIGURE_TABLES + BY_ID + BY_TIME, VERSION)
    finally:
        db.close()
    put_in_place(beside, path)


def put_in_place(beside: Path, path: Path) -> None:
    """Give a finished file its name, durably."""
    with beside.open("rb") as file:
        os.fsync(file.fileno())
    os.replace(beside, path)
    sync_folder(path.parent)


def check_version(version: int) -> None:
    """Earlier versions can be read, and are migrated before they are written."""
    if version == 0:
        raise UnsafeSettings("the file holds no journal of this program: it is empty, or another's")
    if not 0 < version <= VERSION:
        raise UnsafeSettings(f"the database is of version {version}; this program reads {VERSION}")


def run(db: sqlite3.Connection, script: str, version: int) -> None:
    """The script and the version that it makes, in one transaction."""
    db.executescript(f"BEGIN; {script} PRAGMA user_version = {version}; COMMIT;")
