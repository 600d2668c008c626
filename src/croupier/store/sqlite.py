"""The journal on SQLite: one connection that alone writes, a write-ahead log, and a sync at every commit."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from pathlib import Path

import msgspec

from croupier.desk.ports import GENESIS, Entry, KeptRefusal, Microseconds, StoreFailed
from croupier.ledger.accounts import Account
from croupier.ledger.transfer import Transfer
from croupier.money import Cents
from croupier.names import CommandId, SenderId, TableId
from croupier.store.refused import RefusedTable

SCHEMA_VERSION = 2
_SCHEMA = """
CREATE TABLE journal (
    seq INTEGER PRIMARY KEY, sender TEXT NOT NULL, command TEXT NOT NULL, floor_table TEXT NOT NULL,
    body BLOB NOT NULL, hash BLOB NOT NULL, transfers BLOB NOT NULL
) STRICT;
CREATE TABLE balances (account TEXT PRIMARY KEY, balance INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE refused (
    sender TEXT NOT NULL, command TEXT NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL, reply BLOB NOT NULL,
    PRIMARY KEY (sender, command)
) STRICT, WITHOUT ROWID;
"""
# Ids rise with time: an index that begins with them grows at its end, whoever sends.
_BY_ID = "CREATE UNIQUE INDEX journal_by_id ON journal (command, sender);"
_MIGRATIONS = {1: f"DROP INDEX journal_by_id; {_BY_ID}"}
"""What brings a database of an earlier version to the next one; stored records stay as they are."""
_transfers = msgspec.json.Decoder(tuple[Transfer, ...])
_SIZES = tuple(2**power for power in range(8, -1, -1))
"""Rows of one statement: any number of rows is a few of these."""
_ADDED = "ON CONFLICT DO UPDATE SET balance = balance + excluded.balance"
_COLUMNS = "seq, sender, command, floor_table, body, hash, transfers"


def database(folder: Path) -> Path:
    """Where a floor keeps its journal."""
    return folder / "floor.db"


class UnsafeSettings(Exception):  # noqa: N818 - it names what is wrong
    """The database would not keep what it acknowledged, so it is not opened."""


class SqliteStore:
    """`SqliteStore.reading` opens a journal without the means to change it, beside whoever writes it."""

    @classmethod
    def reading(cls, path: Path) -> "SqliteStore":
        store = cls.__new__(cls)
        store._db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
        try:
            (version,) = store._db.execute("PRAGMA user_version").fetchone()
            _check_version(version)
        except BaseException:
            store._db.close()
            raise
        return store

    def __init__(self, path: Path) -> None:
        self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        try:
            self._open()
            self._refused = RefusedTable(self._db)
        except BaseException:
            self._db.close()
            raise

    def _open(self) -> None:
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = FULL")
        self._db.execute("PRAGMA foreign_keys = ON")
        self._check_safe()
        (version,) = self._db.execute("PRAGMA user_version").fetchone()
        if version == 0:
            self._migrate(_SCHEMA + _BY_ID, SCHEMA_VERSION)
            return
        for older in range(version, SCHEMA_VERSION):
            self._migrate(_MIGRATIONS[older], older + 1)
        _check_version(max(version, SCHEMA_VERSION))

    def _migrate(self, script: str, version: int) -> None:
        self._db.executescript(f"BEGIN; {script} PRAGMA user_version = {version}; COMMIT;")

    def _check_safe(self) -> None:
        (mode,) = self._db.execute("PRAGMA journal_mode").fetchone()
        (sync,) = self._db.execute("PRAGMA synchronous").fetchone()
        if mode != "wal" or sync != 2:
            raise UnsafeSettings(f"SQLite must run with WAL and synchronous=FULL, not {mode} and {sync}")

    def commit(
        self, entries: Sequence[Entry], refused: Sequence[KeptRefusal], changes: Mapping[Account, Cents]
    ) -> None:
        try:
            self._db.execute("BEGIN IMMEDIATE")
            self._insert("journal", [_row(entry) for entry in entries])
            self._insert("balances", list(changes.items()), _ADDED)
            self._insert("refused", [msgspec.structs.astuple(one) for one in refused])
            self._db.execute("COMMIT")
            self._refused.count(refused)
        except Exception as error:
            self._db.close()  # a half-written batch must not be read back as if it were durable
            raise StoreFailed(f"the journal could not be written: {error}") from error

    def _insert(self, table: str, rows: Sequence[tuple[object, ...]], conflict: str = "") -> None:
        """Many rows a statement, in few sizes, so that SQLite keeps each statement ready."""
        first = 0
        for size in _SIZES:
            while len(rows) - first >= size:
                values = list(chain.from_iterable(rows[first : first + size]))
                self._db.execute(_insertion(table, size, len(rows[0]), conflict), values)
                first += size

    def head(self) -> tuple[int, bytes]:
        row = self._db.execute("SELECT seq, hash FROM journal ORDER BY seq DESC LIMIT 1").fetchone()
        return (row[0], row[1]) if row else (0, GENESIS)

    def find(self, sender: SenderId, command: CommandId) -> Entry | KeptRefusal | None:
        where = "WHERE sender = ? AND command = ?"
        if row := self._db.execute(f"SELECT {_COLUMNS} FROM journal {where}", (sender, command)).fetchone():  # noqa: S608
            return _entry(row)
        kept = self._db.execute(
            f"SELECT sender, command, at, body, reply FROM refused {where}",  # noqa: S608
            (sender, command),
        ).fetchone()
        return KeptRefusal(*kept) if kept else None

    def latest_ids(self) -> dict[SenderId, CommandId]:
        rows = self._db.execute(
            "SELECT sender, max(command) FROM"
            " (SELECT sender, max(command) AS command FROM journal GROUP BY sender"
            " UNION ALL SELECT sender, max(command) FROM refused GROUP BY sender) GROUP BY sender"
        )
        return dict(rows.fetchall())

    def entries(self, after: int = 0) -> Iterator[Entry]:
        cursor = self._db.execute(f"SELECT {_COLUMNS} FROM journal WHERE seq > ? ORDER BY seq", (after,))  # noqa: S608
        yield from map(_entry, cursor)

    def records(self) -> Iterator[tuple[bytes, bytes]]:
        yield from self._db.execute("SELECT body, hash FROM journal ORDER BY seq")

    def balances(self) -> dict[Account, Cents]:
        return dict(self._db.execute("SELECT account, balance FROM balances").fetchall())

    def forget_refused(self, before: Microseconds, most: int) -> int:
        return self._refused.forget_before(before, most)

    def forget_excess(self, each: int, in_all: int, most: int) -> int:
        return self._refused.forget_excess(each, in_all, most)

    def copy_to(self, path: Path) -> None:
        """A whole copy as of one moment, while the floor goes on."""
        copy = sqlite3.connect(path)
        try:
            self._db.backup(copy)
        finally:
            copy.close()

    def close(self) -> None:
        self._db.close()


@cache
def _insertion(table: str, rows: int, columns: int, conflict: str) -> str:
    row = f"({', '.join('?' * columns)})"
    return f"INSERT INTO {table} VALUES {', '.join([row] * rows)} {conflict}"  # noqa: S608 - our own names


def _check_version(version: int) -> None:
    if version != SCHEMA_VERSION:
        raise UnsafeSettings(f"the database is of version {version}; this program reads {SCHEMA_VERSION}")


def _row(entry: Entry) -> tuple[object, ...]:
    transfers = msgspec.json.encode(entry.transfers)
    return entry.seq, entry.sender, entry.command, entry.table, entry.body, entry.hash, transfers


def _entry(row: tuple[int, str, str, str, bytes, bytes, bytes]) -> Entry:
    seq, sender, command, table, body, hash_, transfers = row
    moved = _transfers.decode(transfers)
    return Entry(seq, SenderId(sender), CommandId(command), TableId(table), body, hash_, moved)
