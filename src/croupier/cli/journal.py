"""Reading a floor's journal without the floor, as `croupier audit`, `replay`, `backup` and `restore` do."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.progress import Progress

from croupier.base.refusal import Reason, refuse
from croupier.desk.audit import Verification
from croupier.desk.ports import JournalDamaged
from croupier.floor.kinds import KINDS
from croupier.store.schema import UnsafeSettings
from croupier.store.sqlite import SqliteStore

FOLDER = Path("floor")


def verified(store: SqliteStore, *, quiet: bool) -> Verification:
    last, _ = store.head()
    with Progress(transient=True, disable=quiet) as progress:
        task = progress.add_task("Reading the journal", total=last)
        verification = Verification(store, KINDS, lambda seq: progress.update(task, completed=seq))
        verification.run()
        return verification


def check_whole(path: Path) -> int:
    """The last record of a journal in which nothing is wrong."""
    with reading(path) as store:
        checked = verified(store, quiet=False)
    if checked.findings:
        refuse(Reason.UNREADABLE, f"{path} is not a sound journal: {checked.findings[0].says}")
    return checked.records


@contextmanager
def reading(path: Path) -> Iterator[SqliteStore]:
    if not path.is_file():
        says = f"there is no journal in {path.parent}; name the floor's folder with --folder"
        refuse(Reason.UNREADABLE, says)
    try:
        store = SqliteStore.reading(path)
    except (sqlite3.Error, UnsafeSettings, JournalDamaged) as error:
        refuse(Reason.UNREADABLE, f"the journal {path} cannot be read: {error}")
    try:
        yield store
    except (sqlite3.Error, JournalDamaged) as error:
        refuse(Reason.UNREADABLE, f"the journal {path} cannot be read: {error}")
    finally:
        store.close()
