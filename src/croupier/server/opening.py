"""A floor as its configuration says, on the journal in its folder; it is not started yet."""

import shutil
import sqlite3
from contextlib import ExitStack
from pathlib import Path

from croupier.base.refusal import Reason, refuse
from croupier.desk.kinds import Kinds
from croupier.desk.ports import JournalDamaged, JournalNotKnown
from croupier.desk.rebuild import rebuilding
from croupier.floor.kinds import KINDS
from croupier.server.access import Access, Lasting
from croupier.server.demonstration import check_journal, mark_of
from croupier.server.head_copy import HeadCopy
from croupier.server.running_floor import RunningFloor
from croupier.server.settings import Settings, gaming_days
from croupier.server.voucher_numbers import check_key
from croupier.store.heads import HeadMissing, check_head, head_file, read_head, spoilt_slot, write_head
from croupier.store.lock import lock_folder
from croupier.store.schema import UnsafeSettings
from croupier.store.sqlite import SqliteStore, database

MEND = "restore a backup (croupier restore), or give up what is lost (croupier audit hold)"

LEAST_ROOM = 1 << 20
"""Bytes: what a start writes, and a little play."""


def open_floor(settings: Settings, folder: Path, kinds: Kinds = KINDS) -> RunningFloor:
    """Raises `Refused`, with nothing left open, if anything of the folder or the configuration is wrong."""
    with ExitStack() as undo:
        lock = lock_folder(folder)
        undo.callback(lock.release)
        _check_room(folder)
        try:
            floor = _open(settings, folder, kinds, undo)
        except HeadMissing as missing:
            refuse(Reason.UNREADABLE, f"{missing}: croupier audit hold checks the journal and writes it anew")
        except JournalDamaged as damage:
            refuse(Reason.UNREADABLE, f"the journal in {folder} is damaged: {damage}; {MEND}")
        except JournalNotKnown as unknown:
            says = f"the journal in {folder} was written by a program that knows more than this one"
            refuse(Reason.UNREADABLE, f"{says}: {unknown}; start the release that wrote it")
        floor.lock = lock
        undo.pop_all()
    return floor


def _check_room(folder: Path) -> None:
    """On a full disk SQLite cannot even read, which would look like damage."""
    if shutil.disk_usage(folder).free < LEAST_ROOM:
        says = f"the disk of {folder} is full: make room first"
        refuse(Reason.UNREADABLE, f"{says}, at least {LEAST_ROOM >> 20} MiB; the journal is as it was")


def _open(settings: Settings, folder: Path, kinds: Kinds, undo: ExitStack) -> RunningFloor:
    """Everything is checked before the journal may be written: a refusal changes nothing that is there."""
    store = _open_store(settings, folder)
    undo.callback(store.close)
    check_journal(settings, folder, store.mark)
    _check_elsewhere(settings, store)
    access = _open_access(settings, folder)
    undo.callback(access.close)
    floor = RunningFloor(settings, store, access, kinds, folder)
    _check_places(settings, floor, folder)
    check_key(floor.desk.house, folder)
    floor.warning = spoilt_slot(head_file(database(folder)))
    _start_writing(store, settings, kinds, folder)
    floor.head_copy, floor.journal = _head_copy(settings, store), database(folder)
    return floor


def _check_places(settings: Settings, floor: RunningFloor, folder: Path) -> None:
    """What folder and configuration say of a place must fit what the journal says of it."""
    named = {one.id: one for one in settings.tables}
    for place in floor.desk.tables.values():
        place.check(named.get(place.id), floor.desk.books[place.id], folder)


def _open_store(settings: Settings, folder: Path) -> SqliteStore:
    journal, key = database(folder), folder / "chance.key"
    if key.exists() and not journal.exists():
        says = f"{folder} holds {key.name} but no journal: restore the journal (croupier restore),"
        refuse(Reason.UNREADABLE, f"{says} or move the key away to begin a new floor")
    if journal.exists() and not journal.is_file():
        refuse(Reason.UNREADABLE, f"{journal} is not a file: move it away, or name another folder")
    try:
        return SqliteStore.checking(journal, mark_of(settings))
    except (OSError, sqlite3.Error, UnsafeSettings) as error:
        refuse(Reason.UNREADABLE, f"the journal in {folder} cannot be opened: {error}")


def _start_writing(store: SqliteStore, settings: Settings, kinds: Kinds, folder: Path) -> None:
    try:
        store.start_writing(rebuilding(kinds, gaming_days(settings.day, Path())))
    except (OSError, sqlite3.Error, UnsafeSettings) as error:
        refuse(Reason.UNREADABLE, f"the journal in {folder} cannot be written: {error}")


def _check_elsewhere(settings: Settings, store: SqliteStore) -> None:
    path = Path(settings.server.heads)
    if settings.server.heads and (held := read_head(path)):
        check_head(store, held, str(path))


def _head_copy(settings: Settings, store: SqliteStore) -> HeadCopy | None:
    """The second place is told where the journal stands before anything happens."""
    if not settings.server.heads:
        return None
    path = Path(settings.server.heads)
    try:
        write_head(path, store.head())
    except OSError as error:
        refuse(Reason.UNREADABLE, f"the head cannot be kept in {path} (server.heads): {error}")
    return HeadCopy(path)


def _open_access(settings: Settings, folder: Path) -> Access:
    server = settings.server
    lasting = Lasting(server.idle_minutes * 60, server.session_hours * 3600)
    path = folder / "access.db"
    try:
        access = Access(path, lasting=lasting)
    except (OSError, sqlite3.Error) as error:
        says = f"{path} cannot be opened ({error}): move it away, and staff and terminals"
        refuse(Reason.UNREADABLE, f"{says} sign in and are paired again")
    try:
        _enrol(settings, access)
    except sqlite3.Error as error:
        access.close()
        refuse(Reason.UNREADABLE, f"{path} cannot be written: {error}")
    return access


def _enrol(settings: Settings, access: Access) -> None:
    """Those whom the configuration names, and nobody else."""
    for one in settings.staff:
        access.enrol(one.name, one.role, one.password)
    access.dismiss_all_but(one.name for one in settings.staff)
