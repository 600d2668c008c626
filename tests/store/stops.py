"""A connection that stops at a chosen statement, as a process does that is killed or a disk that fails."""

import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from croupier.base.envelope import Envelope
from croupier.desk.ports import StoreFailed
from croupier.store.sqlite import SqliteStore
from tests.house import House


class Killed(BaseException):
    """The process ends here; nothing after this line runs."""


class Stopping:
    """Stops before or after any one statement of a commit."""

    def __init__(self, real: sqlite3.Connection, at: int, after: bool, error: BaseException) -> None:
        self.real, self.at, self.after, self.error = real, at, after, error
        self.done = 0

    def execute(self, sql: str, values: Iterable[Any] = ()) -> sqlite3.Cursor:
        stop = self.done == self.at
        self.done += 1
        if stop and not self.after:
            raise self.error
        cursor = self.real.execute(sql, tuple(values))
        if stop:
            raise self.error
        return cursor

    def close(self) -> None:
        self.real.close()


def stop_at(store: SqliteStore, statement: int, after: bool, error: BaseException) -> Stopping:
    """From now on the store's connection stops at this statement."""
    stopping = Stopping(store._db, statement, after, error)
    store._db = stopping  # type: ignore[assignment]
    return stopping


def promises_broken(house: House, asked: Sequence[Envelope], path: Path) -> list[str]:
    """What was acknowledged and is not there after reopening; asked for in one batch that is stopped."""
    try:
        replies, _ = house.desk.handle(asked)
    except (Killed, StoreFailed):
        replies = []
    house.store.close()
    again = SqliteStore(path)
    lost = [
        f"{reply.id} was acknowledged and is lost"
        for one, reply in zip(asked, replies, strict=False)
        if again.find(one.sender, one.id) is None
    ]
    again.close()
    return lost
