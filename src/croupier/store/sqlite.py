"""The journal on SQLite: one connection that alone writes, a write-ahead log, and a sync at every commit."""

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import chain
from pathlib import Path

from croupier.base.money import Cents
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
from croupier.store.rows import Row, entry_row, insertion, pieces, refusal_row
from croupier.store.schema import UnsafeSettings
from croupier.store.sqlite_reading import SqliteReading

_ADDED = "ON CONFLICT DO UPDATE SET balance = balance + excluded.balance"


def database(folder: Path) -> Path:
    """Where a floor keeps its journal."""
    return folder / "floor.db"


class SqliteStore(SqliteReading):
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
