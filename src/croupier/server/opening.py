"""A floor as its configuration says, on the journal in its folder; it is not started yet."""

import sqlite3
from pathlib import Path

from croupier.messages.refusal import Reason, Refused, refuse
from croupier.server.access import Access, Lasting
from croupier.server.demonstration import check_journal
from croupier.server.floor import Floor
from croupier.server.installed import check_installed
from croupier.server.settings import Settings
from croupier.store.sqlite import SqliteStore, UnsafeSettings, database


def open_floor(settings: Settings, folder: Path) -> Floor:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        check_journal(settings, database(folder))
        store = SqliteStore(database(folder))
    except (OSError, sqlite3.Error, UnsafeSettings) as error:
        refuse(Reason.UNREADABLE, f"the journal in {folder} cannot be opened: {error}")
    server = settings.server
    lasting = Lasting(server.idle_minutes * 60, server.session_hours * 3600)
    access = Access(folder / "access.db", lasting=lasting)
    for one in settings.staff:
        access.enrol(one.name, one.role, one.password)
    access.dismiss_all_but(one.name for one in settings.staff)
    floor = Floor(settings, store, access, folder)
    try:
        check_installed(settings, floor.desk.tables, floor.desk.books)
    except Refused:
        floor.close()
        raise
    floor.journal = database(folder)
    return floor
