"""`croupier serve`: the floor in a browser."""

import logging
import sqlite3
from pathlib import Path

import structlog
import uvicorn
from rich.text import Text

from croupier.cli.screen import say
from croupier.messages.refusal import Reason, refuse
from croupier.server.access import Access, Lasting
from croupier.server.app import make_app
from croupier.server.floor import Floor, database
from croupier.server.settings import Settings, read_settings
from croupier.server.tempo import set_tempo
from croupier.store.sqlite import SqliteStore, UnsafeSettings

DESK_STOPPED = 70
"""Exit status after a failed commit: whoever watches the process starts it again, and it replays."""
EXAMPLE = Path(__file__).parent.parent / "server" / "floor.example.toml"


def serve(*, config: Path = EXAMPLE, folder: Path | None = None, port: int | None = None) -> int:
    """Run the floor: the server, its tables and every screen, until you stop it with Ctrl-C.

    Without a configuration it opens the demonstration floor.

    Parameters
    ----------
    config
        The floor's configuration file; `floor.example.toml` in the package is a commented example.
    folder
        Where the journal is kept, instead of the configuration's folder.
    port
        The port to listen on, instead of the configuration's.
    """
    settings = read_settings(config)
    where = folder or Path(settings.server.folder)
    listening = port or settings.server.port
    floor = open_floor(settings, where)
    _log()
    say(Text(f"The floor is open at http://{settings.server.host}:{listening}", style="bold green"))
    say(Text(f"Journal: {database(where)}. Stop with Ctrl-C.", style="dim"))
    server = uvicorn.Server(
        uvicorn.Config(
            make_app(floor),
            host=settings.server.host,
            port=listening,
            ws="websockets-sansio",
            ws_max_size=16_384,
            log_level="warning",
            access_log=False,
        )
    )
    floor.when_failed = lambda: setattr(server, "should_exit", True)
    set_tempo()
    try:
        server.run()
    except SystemExit:  # uvicorn's own, when the floor could not start
        if not floor.failed:
            raise
    finally:
        floor.close()
    return DESK_STOPPED if floor.failed else 0


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


def _log() -> None:
    logging.basicConfig(level=logging.WARNING)
    structlog.configure(
        processors=[structlog.processors.TimeStamper(fmt="iso"), structlog.processors.JSONRenderer()],
        logger_factory=structlog.PrintLoggerFactory(),
    )
