"""What is read of a journal on SQLite: its head, its entries and refusals, its balances, and its damage."""

import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any

from croupier.base.money import Cents
from croupier.base.names import CommandId, SenderId, TableId
from croupier.desk.ports import GENESIS, Entry, JournalDamaged, KeptRefusal
from croupier.ledger.accounts import Account
from croupier.store import schema
from croupier.store.rows import COLUMNS, Row, is_spoilt, read_entry, read_refusal
from croupier.store.sqlite_figures import SqliteFigures


class SqliteReading(SqliteFigures):
    """Reads for `SqliteStore`, over its connection."""

    _db: sqlite3.Connection

    @property
    def version(self) -> int:
        return int(self._first("PRAGMA user_version")[0])

    @property
    def mark(self) -> int:
        return int(self._first("PRAGMA application_id")[0])

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

    def entries_saying(self, words: Sequence[str], place: TableId, since: int, until: int) -> list[Entry]:
        """SQLite looks through the bodies itself, so that only those wanted are read into Python."""
        said = " OR ".join("instr(body, ?)" for _ in words) or "false"
        where = f"WHERE seq >= ? AND seq < ? AND floor_table = ? AND ({said})"
        query = f"SELECT {COLUMNS} FROM journal {where} ORDER BY seq"  # noqa: S608 - our own names
        values = (since, until, place, *(word.encode() for word in words))
        return list(map(read_entry, self._reading(query, values)))

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
