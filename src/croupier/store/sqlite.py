"""The journal on SQLite: one connection that alone writes, a write-ahead log, and a sync at every commit."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import Any

from croupier.base.money import Cents
from croupier.base.names import CommandId, SenderId
from croupier.desk.figure_rows import FigureRows
from croupier.desk.ports import (
    GENESIS,
    NO_FIGURES,
    Entry,
    JournalDamaged,
    KeptRefusal,
    Microseconds,
    StoreFailed,
)
from croupier.ledger.accounts import Account
from croupier.store import schema
from croupier.store.heads import Head, HeadFile, HeadMissing, check_head, head_file, read_head, write_head
from croupier.store.migrate import migrate
from croupier.store.rebuild import Rebuild, unknown
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
from croupier.store.sqlite_figures import SqliteFigures

_ADDED = "ON CONFLICT DO UPDATE SET balance = balance + excluded.balance"


def database(folder: Path) -> Path:
    """Where a floor keeps its journal."""
    return folder / "floor.db"


class SqliteStore(SqliteFigures):
    """`SqliteStore.reading` opens a journal without the means to change it, beside whoever writes it.

    After each commit the chain's head also goes to a file beside the journal, and a journal that does not
    hold that head any more is not opened.
    """

    def __init__(self, path: Path, mark: int = 0, rebuild: Rebuild = unknown) -> None:
        """`mark` is for a new journal; that of one which is there stays what it is."""
        self._look_at(path, mark)
        self.start_writing(rebuild)

    @classmethod
    def reading(cls, path: Path) -> "SqliteStore":
        """Everything is read as of one moment, however long the reading takes and whatever is written."""
        store = cls.__new__(cls)
        store._connect_reading(path)
        return store

    @classmethod
    def checking(cls, path: Path, mark: int = 0) -> "SqliteStore":
        """To be looked at first; nothing that is there changes before `start_writing`.

        A writer that is closed folds the log into the database, and drops what it cannot read of it. So a
        journal that turns out to be damaged must never have had one.
        """
        store = cls.__new__(cls)
        store._look_at(path, mark)
        return store

    def _look_at(self, path: Path, mark: int) -> None:
        held = read_head(head_file(path))
        if not path.exists():
            held = _begin(path, held, mark)
        self._connect_reading(path)
        try:
            self._check_held(held)
        except BaseException:
            self._db.close()
            raise

    def _connect_reading(self, path: Path) -> None:
        self._path = path
        self._heads: HeadFile | None = None
        uri = f"{path.absolute().as_uri()}?mode=ro"
        self._db = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
        try:
            self._db.execute("BEGIN")
            schema.check_version(self.version)
        except BaseException:
            self._db.close()
            raise

    def _check_held(self, held: Head | None) -> None:
        name = head_file(self._path).name
        if held is not None:
            check_head(self, held, f"{name} beside it")
        elif self.version >= schema.HEADS_SINCE:
            raise HeadMissing(f"{name} is missing, so nothing tells whether the journal is whole")

    def start_writing(self, rebuild: Rebuild = unknown) -> None:
        """From now on this connection alone writes. A database of an earlier schema is migrated first.

        `rebuild` then makes its figures anew.
        """
        self._db.close()
        self._db = sqlite3.connect(self._path.absolute(), isolation_level=None, check_same_thread=False)
        try:
            self._prepare(rebuild)
            self._refused = RefusedTable(self._db, self._reading(PER_SENDER))
        except BaseException:
            self._db.close()
            raise

    def _prepare(self, rebuild: Rebuild) -> None:
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = FULL")
        self._db.execute("PRAGMA foreign_keys = ON")
        self._check_safe()
        heads = head_file(self._path)
        if not heads.exists():  # a database of a version before there were any
            write_head(heads, self.head())
        migrate(self._db, rebuild)
        self._heads = HeadFile(heads)
        self._inode = self._path.stat().st_ino

    @property
    def in_place(self) -> bool:
        """Whether the file that is written is still the one in the folder."""
        try:
            return self._path.stat().st_ino == self._inode
        except OSError:
            return False

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
        self,
        entries: Sequence[Entry],
        refused: Sequence[KeptRefusal],
        changes: Mapping[Account, Cents],
        figures: FigureRows = NO_FIGURES,
    ) -> None:
        try:
            self._db.execute("BEGIN IMMEDIATE")
            self._insert("journal", [entry_row(entry) for entry in entries])
            self._insert("balances", list(changes.items()), _ADDED)
            self._insert("refused", [refusal_row(one) for one in refused])
            self._keep_figures(figures)
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

    def entry(self, seq: int) -> Entry | None:
        row = self._first(f"SELECT {COLUMNS} FROM journal WHERE seq = ?", (seq,))  # noqa: S608
        return read_entry(row) if row else None

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
        told = [str(row[0]).splitlines()[0] for row in self._reading("PRAGMA integrity_check(5)")]
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
        beside.touch(0o600)
        copy = sqlite3.connect(beside)
        try:
            self._db.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # whoever reads the copy leaves nothing beside it
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


def _begin(path: Path, held: Head | None, mark: int) -> Head:
    """A new journal and its head, unless something beside it says that there was one."""
    log = path.with_name(f"{path.name}-wal")
    if held is not None and held[0]:
        raise JournalDamaged(f"{path.name} is missing, though record {held[0]} of it was written")
    if log.exists():
        raise JournalDamaged(f"{path.name} is missing, though {log.name} is there")
    write_head(head_file(path), (0, GENESIS))
    schema.create(path, mark)
    return 0, GENESIS
