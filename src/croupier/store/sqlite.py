"""The journal on SQLite: one connection that alone writes, a write-ahead log, and a sync at every commit."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import Any

from croupier.desk.ports import (
    GENESIS,
    Entry,
    JournalDamaged,
    KeptRefusal,
    Microseconds,
    StoreFailed,
)
from croupier.ledger.accounts import Account
from croupier.money import Cents
from croupier.names import CommandId, SenderId
from croupier.store import schema
from croupier.store.heads import Head, HeadFile, check_head, head_file, read_head, write_head
from croupier.store.refused import PER_SENDER, RefusedTable
from croupier.store.rows import (
    COLUMNS,
    Row,
    entry_row,
    insertion,
    is_spoilt,
    pieces,
    read_entry,
    read_refusal,
    refusal_row,
)
from croupier.store.schema import UnsafeSettings

_ADDED = "ON CONFLICT DO UPDATE SET balance = balance + excluded.balance"


def database(folder: Path) -> Path:
    """Where a floor keeps its journal."""
    return folder / "floor.db"


class SqliteStore:
    """`SqliteStore.reading` opens a journal without the means to change it, beside whoever writes it.

    After each commit the chain's head also goes to a file beside the journal, and a journal that does not
    hold that head any more is not opened.
    """

    @classmethod
    def reading(cls, path: Path) -> "SqliteStore":
        """Everything is read as of one moment, however long the reading takes and whatever is written."""
        store = cls.__new__(cls)
        store._heads = None
        store._db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
        try:
            store._db.execute("BEGIN")
            schema.check_version(store.version)
        except BaseException:
            store._db.close()
            raise
        return store

    def __init__(self, path: Path, mark: int = 0) -> None:
        """`mark` is for a new journal; that of one which is there stays what it is."""
        held = read_head(head_file(path))
        if path.exists():
            _check_held(path, held)
        else:
            _begin(path, held, mark)
        self._heads: HeadFile | None = None
        self._db = sqlite3.connect(path.absolute(), isolation_level=None, check_same_thread=False)
        try:
            self._open(path)
            self._refused = RefusedTable(self._db, self._reading(PER_SENDER))
        except BaseException:
            self._db.close()
            raise

    def _open(self, path: Path) -> None:
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = FULL")
        self._db.execute("PRAGMA foreign_keys = ON")
        self._check_safe()
        if not head_file(path).exists():  # a database of a version before there were any
            write_head(head_file(path), self.head())
        schema.migrate(self._db)
        self._heads = HeadFile(head_file(path))

    def _check_safe(self) -> None:
        (mode,) = self._db.execute("PRAGMA journal_mode").fetchone()
        (sync,) = self._db.execute("PRAGMA synchronous").fetchone()
        if mode != "wal" or sync != 2:
            raise UnsafeSettings(f"SQLite must run with WAL and synchronous=FULL, not {mode} and {sync}")

    @property
    def version(self) -> int:
        return int(self._first("PRAGMA user_version")[0])

    @property
    def mark(self) -> int:
        return int(self._first("PRAGMA application_id")[0])

    def commit(
        self, entries: Sequence[Entry], refused: Sequence[KeptRefusal], changes: Mapping[Account, Cents]
    ) -> None:
        try:
            self._db.execute("BEGIN IMMEDIATE")
            self._insert("journal", [entry_row(entry) for entry in entries])
            self._insert("balances", list(changes.items()), _ADDED)
            self._insert("refused", [refusal_row(one) for one in refused])
            self._db.execute("COMMIT")
            if self._heads is not None and entries:
                self._heads.write((entries[-1].seq, entries[-1].hash))
            self._refused.count(refused)
        except Exception as error:
            self._close()  # a half-written batch must not be read back as if it were durable
            raise StoreFailed(f"the journal could not be written: {error}") from error

    def _insert(self, table: str, rows: Sequence[Row], conflict: str = "") -> None:
        for some in pieces(rows):
            values = list(chain.from_iterable(some))
            self._db.execute(insertion(table, len(some), len(some[0]), conflict), values)

    def head(self) -> tuple[int, bytes]:
        return self._first("SELECT seq, hash FROM journal ORDER BY seq DESC LIMIT 1") or (0, GENESIS)

    def find(self, sender: SenderId, command: CommandId) -> Entry | KeptRefusal | None:
        where = "WHERE sender = ? AND command = ?"
        if row := self._first(f"SELECT {COLUMNS} FROM journal {where}", (sender, command)):  # noqa: S608
            return read_entry(row)
        kept = self._first(f"SELECT * FROM refused {where}", (sender, command))  # noqa: S608
        return read_refusal(kept) if kept else None

    def hash_of(self, seq: int) -> bytes | None:
        row = self._first("SELECT hash FROM journal WHERE seq = ?", (seq,))
        return row[0] if row else None

    def latest_ids(self) -> dict[SenderId, CommandId]:
        return dict(
            self._reading(
                "SELECT sender, max(command) FROM"
                " (SELECT sender, max(command) AS command FROM journal GROUP BY sender"
                " UNION ALL SELECT sender, max(command) FROM refused GROUP BY sender) GROUP BY sender"
            )
        )

    def entries(self, after: int = 0) -> Iterator[Entry]:
        query = f"SELECT {COLUMNS} FROM journal WHERE seq > ? ORDER BY seq"  # noqa: S608
        yield from map(read_entry, self._reading(query, (after,)))

    def _reading(self, query: str, values: Row = ()) -> Iterator[Any]:
        """A file whose schema is spoilt even makes SQLite speak in bytes that are no text."""
        try:
            yield from self._db.execute(query, values)
        except sqlite3.ProgrammingError:  # a closed connection is no damage
            raise
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise JournalDamaged(f"the database cannot be read: {error}") from error

    def _first(self, query: str, values: Row = ()) -> Any:
        return next(self._reading(query, values), None)

    def damage(self) -> list[str]:
        """What SQLite itself finds wrong, its index of ids included, and refusals that have changed."""
        told = [row[0] for row in self._reading("PRAGMA integrity_check")]
        return [*(f"the database: {one}" for one in told if one != "ok"), *self._spoilt()]

    def _spoilt(self) -> Iterator[str]:
        digested = self.version >= schema.DIGESTS_SINCE
        kept = self._reading("SELECT * FROM refused") if digested else ()
        return (f"the refusal of {row[1]} to {row[0]} has changed" for row in kept if is_spoilt(row))

    def balances(self) -> dict[Account, Cents]:
        return dict(self._reading("SELECT account, balance FROM balances"))

    def forget_refused(self, before: Microseconds, most: int) -> int:
        return self._refused.forget_before(before, most)

    def forget_excess(self, each: int, in_all: int, most: int) -> int:
        return self._refused.forget_excess(each, in_all, most)

    def copy_to(self, path: Path) -> None:
        """A whole copy as of one moment, while the floor goes on; it gets its name once it is finished."""
        beside = path.with_name(f"{path.name}.new")
        beside.unlink(missing_ok=True)
        copy = sqlite3.connect(beside)
        try:
            self._db.backup(copy)
        finally:
            copy.close()
        schema.put_in_place(beside, path)

    def close(self) -> None:
        """The write-ahead log is folded in, so that the one file holds everything."""
        if self._heads is not None:
            with suppress(sqlite3.Error):  # what stays in the log is read from there
                self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._close()

    def _close(self) -> None:
        self._db.close()
        if self._heads is not None:
            self._heads.close()
            self._heads = None


def _check_held(path: Path, held: Head | None) -> None:
    """Before anything may be written: closing a writer would drop what is left of a damaged log."""
    store = SqliteStore.reading(path)
    try:
        if held is not None:
            check_head(store, held, f"{head_file(path).name} beside it")
        elif store.version >= schema.HEADS_SINCE:
            name = head_file(path).name
            raise JournalDamaged(f"{name} is missing, so nothing tells whether the journal is whole")
    finally:
        store.close()


def _begin(path: Path, held: Head | None, mark: int) -> None:
    """A new journal, unless something beside it says that there was one."""
    log = path.with_name(f"{path.name}-wal")
    if held is not None and held[0]:
        raise JournalDamaged(f"{path.name} is missing, though record {held[0]} of it was written")
    if log.exists():
        raise JournalDamaged(f"{path.name} is missing, though {log.name} is there")
    write_head(head_file(path), (0, GENESIS))
    schema.create(path, mark)
