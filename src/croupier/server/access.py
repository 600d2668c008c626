"""Who may come in: terminals by a one-time code and a device credential, staff by name and password.

Kept in a file of its own beside the journal: it holds hashes only, and no money depends on it.
"""

import json
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from croupier.base.envelope import Role
from croupier.base.names import SenderId, TableId, TerminalId, staff_id
from croupier.server.tries import Tries

EVERY = 10.0
"""Seconds between notes of a session's use: a busy screen need not write at every touch."""
_LEAST_COSTLY = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""For passwords in plain, which only a demonstration has: its lobby shows them, so nothing is protected, and
its floor starts at once. A hash names its own cost, at which those of a floor with money are verified."""
_SCHEMA = """
CREATE TABLE IF NOT EXISTS staff (
    name TEXT PRIMARY KEY, role TEXT NOT NULL, hash TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS signed_in (
    token TEXT PRIMARY KEY, name TEXT NOT NULL, made REAL NOT NULL, used REAL NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE IF NOT EXISTS devices (
    floor_table TEXT NOT NULL, terminal TEXT NOT NULL, token TEXT NOT NULL,
    PRIMARY KEY (floor_table, terminal)
) STRICT;
"""


class Staff(msgspec.Struct, frozen=True):
    name: str
    role: Role

    @property
    def sender(self) -> SenderId:
        return staff_id(self.name)


class Seat(msgspec.Struct, frozen=True):
    """One terminal of one table."""

    table: TableId
    terminal: TerminalId


class Lasting(msgspec.Struct, frozen=True):
    """How long a session lasts, in seconds: unused, and at the very most."""

    idle: float = 1800.0
    most: float = 43_200.0


class Access:
    def __init__(
        self, path: Path | str, now: Callable[[], float] = time.time, lasting: Lasting | None = None
    ) -> None:
        if path != ":memory:" and not Path(path).exists():
            Path(path).touch(0o600)  # it holds hashes of passwords and sessions: its owner's alone
        self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._db.executescript(_SCHEMA)
        self._add_used()
        self._now, self._lasting, self._tries = now, lasting or Lasting(), Tries(self._db, now)
        self._codes: dict[str, Seat] = {}

    def _add_used(self) -> None:
        """A file of an earlier release does not say when a session was last used."""
        columns = {row[1] for row in self._db.execute("PRAGMA table_info(signed_in)")}
        if "used" not in columns:
            self._db.execute("ALTER TABLE signed_in ADD COLUMN used REAL NOT NULL DEFAULT 0")

    def enrol(self, name: str, role: Role, password: str) -> None:
        """Add or change a member of staff; an argon2 hash is taken as it is."""
        hashed = password if password.startswith("$argon2") else _LEAST_COSTLY.hash(password)
        self._db.execute(
            "INSERT INTO staff (name, role, hash) VALUES (?, ?, ?)"
            " ON CONFLICT DO UPDATE SET role = excluded.role, hash = excluded.hash",
            (name, role, hashed),
        )

    def dismiss_all_but(self, names: Iterable[str]) -> None:
        """Delete staff who are not in the list and end their sessions."""
        gone = "name NOT IN (SELECT value FROM json_each(?))"
        kept = json.dumps(list(names))
        self._db.execute(f"DELETE FROM staff WHERE {gone}", (kept,))  # noqa: S608
        self._db.execute(f"DELETE FROM signed_in WHERE {gone}", (kept,))  # noqa: S608
        self._tries.forget_all_but(kept)

    def sign_in(self, name: str, password: str, address: str = "") -> str | None:
        """A session token; none for a wrong name or password, or while the name must wait at this address."""
        if not self._tries.count(name, address) or not self._is_password(name, password):
            return None
        self._tries.right(name, address)
        token = secrets.token_urlsafe(32)
        now = self._now()
        self._db.execute("INSERT INTO signed_in VALUES (?, ?, ?, ?)", (_kept(token), name, now, now))
        return token

    def _is_password(self, name: str, password: str) -> bool:
        row = self._db.execute("SELECT hash FROM staff WHERE name = ?", (name,)).fetchone()
        try:
            return row is not None and _LEAST_COSTLY.verify(row[0], password)
        except (VerificationError, InvalidHashError):
            return False

    def sign_out(self, token: str) -> None:
        self._db.execute("DELETE FROM signed_in WHERE token = ?", (_kept(token),))

    def staff(self, token: str | None, *, using: bool = True) -> Staff | None:
        """Whose session this is, if it has not run out; `using` it begins its idle time anew."""
        if not token:
            return None
        row = self._db.execute(
            "SELECT name, role, made, max(made, used) FROM signed_in JOIN staff USING (name) WHERE token = ?",
            (_kept(token),),
        ).fetchone()
        if row is None:
            return None
        name, role, made, used = row
        now = self._now()
        if now - made >= self._lasting.most or now - used >= self._lasting.idle:
            self.sign_out(token)
            return None
        if using and now - used >= EVERY:
            self._db.execute("UPDATE signed_in SET used = ? WHERE token = ?", (now, _kept(token)))
        return Staff(name, Role(role))

    def code(self, seat: Seat) -> str:
        """A one-time code that pairs the next browser with a terminal; the same until it is used."""
        for code, other in self._codes.items():
            if other == seat:
                return code
        code = "".join(secrets.choice("ABCDEFGHJKLMNPQRSTUVWXYZ23456789") for _ in range(8))
        self._codes[code] = seat
        return code

    def pair(self, code: str) -> tuple[Seat, str] | None:
        """The terminal a code stands for, and its new credential; the old one is void from now on."""
        seat = self._codes.pop(code.strip().upper(), None)
        if seat is None:
            return None
        token = secrets.token_urlsafe(32)
        self._db.execute(
            "INSERT INTO devices VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET token = excluded.token",
            (seat.table, seat.terminal, _kept(token)),
        )
        return seat, token

    def seat(self, token: str | None) -> Seat | None:
        if not token:
            return None
        row = self._db.execute(
            "SELECT floor_table, terminal FROM devices WHERE token = ?", (_kept(token),)
        ).fetchone()
        return Seat(TableId(row[0]), TerminalId(row[1])) if row else None

    def paired(self, seat: Seat) -> bool:
        row = self._db.execute(
            "SELECT 1 FROM devices WHERE floor_table = ? AND terminal = ?", (seat.table, seat.terminal)
        ).fetchone()
        return row is not None

    def close(self) -> None:
        self._db.close()


def _kept(token: str) -> str:
    """Only a hash of a token is kept: whoever reads the file cannot be anyone."""
    return sha256(token.encode()).hexdigest()
