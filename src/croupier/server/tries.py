"""Tries to sign in: guessing stays slow, and a stranger's guesses keep nobody out who signs in elsewhere.

Wrong passwords count for one name at one address. Many addresses together are held too, but not an address
from which that person has signed in before: the pit's own screens go on working while someone else guesses.
"""

import sqlite3
from collections.abc import Callable

FAILURES = 5
LOCKED_SECONDS = 300
FAILURES_ELSEWHERE = 25
"""Wrong passwords for one name, from all addresses it never signed in from, before these must wait."""
_SCHEMA = """
CREATE TABLE IF NOT EXISTS tries (
    name TEXT NOT NULL, address TEXT NOT NULL, failures INTEGER NOT NULL, at REAL NOT NULL,
    known INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (name, address)
) STRICT;
"""
_COUNT = """
INSERT INTO tries (name, address, failures, at) SELECT name, :address, 1, :now FROM staff WHERE name = :name
ON CONFLICT DO UPDATE SET failures = CASE WHEN at <= :past THEN 1 ELSE failures + 1 END, at = :now
WHERE failures < :most OR at <= :past RETURNING known
"""
"""Counts a try, unless the name must wait at that address; nothing is kept of names that nobody has."""


class Tries:
    def __init__(self, db: sqlite3.Connection, now: Callable[[], float]) -> None:
        self._db, self._now = db, now
        db.executescript(_SCHEMA)

    def count(self, name: str, address: str) -> bool:
        """Whether the password may be looked at. It counts before that, so that many at once count each."""
        now = self._now()
        past = now - LOCKED_SECONDS
        self._db.execute("DELETE FROM tries WHERE known = 0 AND at <= ?", (past,))
        asked = {"name": name, "address": address, "now": now, "past": past, "most": FAILURES}
        rows = self._db.execute(_COUNT, asked).fetchall()
        return bool(rows) and (rows[0][0] == 1 or self._elsewhere(name) <= FAILURES_ELSEWHERE)

    def _elsewhere(self, name: str) -> int:
        """Tries of the last minutes from addresses that this name never signed in from."""
        row = self._db.execute(
            "SELECT coalesce(sum(failures), 0) FROM tries WHERE name = ? AND known = 0", (name,)
        ).fetchone()
        failures: int = row[0]
        return failures

    def right(self, name: str, address: str) -> None:
        """The password was right: this address is one of the person's own from now on."""
        self._db.execute(
            "UPDATE tries SET failures = 0, known = 1 WHERE name = ? AND address = ?", (name, address)
        )

    def forget_all_but(self, names: str) -> None:
        """`names` is a JSON list."""
        self._db.execute("DELETE FROM tries WHERE name NOT IN (SELECT value FROM json_each(?))", (names,))
