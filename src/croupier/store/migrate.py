"""What brings a database of an earlier schema to today's. Stored records stay as they are."""

import sqlite3
from collections.abc import Callable
from functools import partial

from croupier.store.digest import refusal_digest
from croupier.store.rebuild import Rebuild, add_figures
from croupier.store.schema import BY_ID, BY_TIME, VERSION, run
from croupier.store.sqlite_figures import SUMS, SUMS_OF_4

Migration = Callable[[sqlite3.Connection, Rebuild], None]
_DIGESTED = """
ALTER TABLE refused ADD COLUMN digest BLOB NOT NULL DEFAULT x'';
UPDATE refused SET digest = refusal_digest(sender, command, at, body, reply);
"""
_SUMS_BY_KEY = f"""
CREATE TEMP TABLE kept AS SELECT * FROM {SUMS_OF_4};
DROP TABLE sums;
{SUMS}
INSERT INTO sums SELECT * FROM kept;
DROP TABLE kept;
"""  # noqa: S608 - our own names


def _by_script(script: str, version: int, db: sqlite3.Connection, _: Rebuild) -> None:
    run(db, script, version)


MIGRATIONS: dict[int, Migration] = {
    1: partial(_by_script, f"DROP INDEX journal_by_id; {BY_ID}", 2),
    2: partial(_by_script, _DIGESTED + BY_TIME, 3),
    3: add_figures,
    4: partial(_by_script, _SUMS_BY_KEY, 5),
}
"""By the version that each of them starts from. What makes figures anew makes them as today's are."""


def migrate(db: sqlite3.Connection, rebuild: Rebuild) -> None:
    db.create_function("refusal_digest", 5, refusal_digest, deterministic=True)
    while (version := _version(db)) < VERSION:
        MIGRATIONS[version](db, rebuild)


def _version(db: sqlite3.Connection) -> int:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    return int(version)
