"""A floor as its configuration says, on the journal in its folder; it is not started yet."""

import sqlite3
from pathlib import Path

from croupier.messages.refusal import Reason, refuse
from croupier.server.access import Access, Lasting
from croupier.server.floor import Floor
from croupier.server.settings import Settings
from croupier.store.sqlite import SqliteStore, UnsafeSettings, database


def open_floor(settings: Settings, folder: Path) -> Floor:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        store = SqliteStore(database(folder))
    except (OSError, sqlite3.Error, UnsafeSettings) as error:
        refuse(Reason.UNREADABLE, f"the journal in {folder} cannot be opened: {error}")
    server = settings.server
    lasting = Lasting(server.idle_minutes * 60, server.session_hours * 3600)
    access = Access(folder / "access.db", lasting=lasting)
    for one in settings.staff:
        if not settings.server.demonstration and not one.password.startswith("$argon2"):
            refuse(Reason.UNREADABLE, f"the password of {one.name} must be a hash: croupier people hash")
        access.enrol(one.name, one.role, one.password)
    access.dismiss_all_but(one.name for one in settings.staff)
    floor = Floor(settings, store, access, folder)
    _check_installed(settings, floor)
    floor.journal = database(folder)
    return floor


def _check_installed(settings: Settings, floor: Floor) -> None:
    """What stands on the floor keeps its terminals and chips: money and journal know them by name."""
    for one in settings.tables:
        if (table := floor.desk.tables.get(one.id)) is None:
            continue
        for what, kept, given in (
            ("terminals", tuple(table.terminals), one.terminals),
            ("chips", table.chips, one.chip_cents),
        ):
            if kept != given:
                floor.close()
                says = f"table {one.id} was installed with other {what}; give it another id to change them"
                refuse(Reason.OPTION_NOT_ALLOWED, says)
