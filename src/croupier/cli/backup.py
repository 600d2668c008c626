"""`croupier backup` and `restore`: a journal copied while its floor runs, and put back where it was lost."""

import sqlite3
from pathlib import Path

from rich.text import Text

from croupier.base.refusal import Reason, refuse
from croupier.cli.hold import head_places, lost_records, write_heads
from croupier.cli.journal import FOLDER, check_whole, reading
from croupier.cli.screen import say
from croupier.store.lock import lock_folder
from croupier.store.sqlite import database


def backup(to: Path, /, *, folder: Path = FOLDER) -> None:
    """Copy a floor's journal, while it runs, and verify the copy.

    Parameters
    ----------
    to
        The file to write; it must not exist.
    folder
        The floor's folder.
    """
    try:
        there = to.exists()
    except OSError as error:
        refuse(Reason.UNREADABLE, f"the backup cannot be written: {(error.strerror or '').lower()}")
    if there:
        refuse(Reason.UNREADABLE, f"{to} exists already; name a new file")
    with reading(database(folder)) as store:
        try:
            store.copy_to(to)
        except (OSError, sqlite3.Error) as error:
            refuse(Reason.UNREADABLE, f"the backup cannot be written to {to}: {error}")
    last = check_whole(to)
    say(Text(f"{to} holds the journal up to record {last}.", style="bold"))


def restore(source: Path, /, *, folder: Path = FOLDER, heads: Path | None = None) -> None:
    """Put a verified backup in place of a journal that is not there.

    Parameters
    ----------
    source
        The backup.
    folder
        The floor's folder; it must hold no journal.
    heads
        The head's second place, `server.heads` of the configuration, which is written anew too.
    """
    if not source.is_file():
        refuse(Reason.UNREADABLE, f"there is no backup {source}")
    last = check_whole(source)
    lock = lock_folder(folder)
    try:
        if database(folder).exists():
            says = f"{folder} holds a journal already; move it away first, or restore into an empty folder"
            refuse(Reason.UNREADABLE, says)
        lost = _put_back(source, folder, heads)
    finally:
        lock.release()
    say(Text(f"{folder} is restored up to record {last}.", style="bold"))
    if lost:
        say(Text(f"Records written after the backup are lost: {lost}.", style="yellow"))


def _put_back(source: Path, folder: Path, elsewhere: Path | None) -> str | None:
    """The journal gets its name last, so that a kill on the way leaves none."""
    journal, places = database(folder), head_places(folder, elsewhere)
    with reading(source) as store:
        head, lost = store.head(), lost_records(store, places)
        _set_logs_aside(journal)
        write_heads(reversed(places), head)  # the place elsewhere first: it is the one that may not be there
        try:
            store.copy_to(journal)
        except (OSError, sqlite3.Error) as error:
            refuse(Reason.UNREADABLE, f"the journal cannot be written to {folder}: {error}")
    return lost


def _set_logs_aside(journal: Path) -> None:
    """A log left by the journal that is gone would be read into the restored one."""
    for ending in ("-wal", "-shm"):
        log = journal.with_name(f"{journal.name}{ending}")
        if log.exists():
            log.rename(log.with_name(f"{log.name}.before-restore"))
