"""The tables of a journal on SQLite, and what brings a database of an earlier version to the next one."""

import os
import sqlite3
from hashlib import sha256
from pathlib import Path

from croupier.store.heads import sync_folder

VERSION = 3
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
_BY_ID = "CREATE UNIQUE INDEX journal_by_id ON journal (command, sender);"
_BY_TIME = "CREATE INDEX refused_by_time ON refused (at);"
_DIGESTED = """
ALTER TABLE refused ADD COLUMN digest BLOB NOT NULL DEFAULT x'';
UPDATE refused SET digest = refusal_digest(sender, command, at, body, reply);
"""
_MIGRATIONS = {1: f"DROP INDEX journal_by_id; {_BY_ID}", 2: _DIGESTED + _BY_TIME}
"""Stored records stay as they are."""


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
        _run(db, _TABLES + _BY_ID + _BY_TIME, VERSION)
    finally:
        db.close()
    put_in_place(beside, path)


def put_in_place(beside: Path, path: Path) -> None:
    """Give a finished file its name, durably."""
    with beside.open("rb") as file:
        os.fsync(file.fileno())
    os.replace(beside, path)
    sync_folder(path.parent)


def migrate(db: sqlite3.Connection) -> None:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    db.create_function("refusal_digest", 5, refusal_digest, deterministic=True)
    for older in range(version, VERSION):
        _run(db, _MIGRATIONS[older], older + 1)


def check_version(version: int) -> None:
    """Earlier versions can be read, and are migrated before they are written."""
    if version == 0:
        raise UnsafeSettings("the file holds no journal of this program: it is empty, or another's")
    if not 0 < version <= VERSION:
        raise UnsafeSettings(f"the database is of version {version}; this program reads {VERSION}")


def refusal_digest(sender: str, command: str, at: int, body: bytes, reply: bytes) -> bytes:
    """Refusals stand outside the chain; this tells one whose bytes have changed since it was kept."""
    named = f"{len(sender)} {sender} {len(command)} {command} {at} {len(body)} ".encode()
    return sha256(named + body + reply).digest()[:16]


def _run(db: sqlite3.Connection, script: str, version: int) -> None:
    db.executescript(f"BEGIN; {script} PRAGMA user_version = {version}; COMMIT;")
