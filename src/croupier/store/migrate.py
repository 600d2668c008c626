"""What brings a database of an earlier schema to today's. Stored records stay as they are."""

import sqlite3
from collections.abc import Callable
from functools import partial

from croupier.store.digest import refusal_digest
from croupier.store.rebuild import Rebuild, add_figures
from croupier.store.schema import BY_ID, BY_TIME, VERSION, run

Migration = Callable[[sqlite3.Connection, Rebuild], None]
_DIGESTED = """
ALTER TABLE refused ADD COLUMN digest BLOB NOT NULL DEFAULT x'';
UPDATE refused SET digest = refusal_digest(sender, command, at, body, reply);
"""


def _by_script(script: str, version: int, db: sqlite3.Connection, _: Rebuild) -> None:
    run(db, script, version)


MIGRATIONS: dict[int, Migration] = {
    1: partial(_by_script, f"DROP INDEX journal_by_id; {BY_ID}", 2),
    2: partial(_by_script, _DIGESTED + BY_TIME, 3),
    3: add_figures,
}
"""By the version that each of them starts from."""


def migrate(db: sqlite3.Connection, rebuild: Rebuild) -> None:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    db.create_function("refusal_digest", 5, refusal_digest, deterministic=True)
    for older in range(version, VERSION):
        MIGRATIONS[older](db, rebuild)
