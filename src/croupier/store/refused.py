"""The refused commands of a database: how many each sender has, and forgetting them piece by piece."""

import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from croupier.base.names import SenderId
from croupier.desk.ports import KeptRefusal, Microseconds, StoreFailed

PER_SENDER = "SELECT sender, count(*) FROM refused GROUP BY sender"
_OLD = (
    "DELETE FROM refused WHERE (sender, command) IN"
    " (SELECT sender, command FROM refused WHERE at < ? ORDER BY at LIMIT ?) RETURNING sender"
)
_LOWEST = (
    "DELETE FROM refused WHERE sender = ?1 AND command IN"
    " (SELECT command FROM refused WHERE sender = ?1 ORDER BY command LIMIT ?2) RETURNING sender"
)


class RefusedTable:
    """`per_sender` is how many each sender has so far."""

    def __init__(self, db: sqlite3.Connection, per_sender: Iterable[tuple[SenderId, int]]) -> None:
        self._db = db
        self._kept: Counter[SenderId] = Counter(dict(per_sender))

    def count(self, refused: Sequence[KeptRefusal]) -> None:
        """These have been committed."""
        for one in refused:
            self._kept[one.sender] += 1

    def forget_before(self, before: Microseconds, most: int) -> int:
        return self._forget(_OLD, (before, most))

    def forget_excess(self, each: int, in_all: int, most: int) -> int:
        found = excess(self._kept, each, in_all)
        return self._forget(_LOWEST, (found[0], min(found[1], most))) if found else 0

    def _forget(self, statement: str, values: tuple[object, ...]) -> int:
        try:
            gone = self._db.execute(statement, values).fetchall()
        except sqlite3.Error as error:
            raise StoreFailed(f"refused commands could not be forgotten: {error}") from error
        self._kept.subtract(SenderId(sender) for (sender,) in gone)
        self._kept += Counter()  # only senders that have some left
        return len(gone)


def excess(kept: Mapping[SenderId, int], each: int, in_all: int) -> tuple[SenderId, int] | None:
    """Whose refusals are too many, and how many of them, by how many each sender has; None if none are."""
    if not kept:
        return None
    sender = max(kept, key=lambda one: kept[one])
    over = max(kept[sender] - each, sum(kept.values()) - in_all)
    return (sender, min(over, kept[sender])) if over > 0 else None
