"""`croupier serve`: the floor in a browser."""

import logging
from pathlib import Path
from typing import Any

import structlog
import uvicorn
from rich.text import Text

from croupier.cli.screen import say
from croupier.messages.refusal import Reason, refuse
from croupier.server.app import STATIC, make_app
from croupier.server.opening import open_floor
from croupier.server.settings import EXAMPLE, read_settings
from croupier.server.tempo import set_tempo
from croupier.store.sqlite import database

_QUIET: dict[str, Any] = {"log_level": "warning", "access_log": False}
DESK_STOPPED = 70
"""Exit status after a failed commit: whoever watches the process starts it again, and it replays."""


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
    check_screens(STATIC)
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
            ws_per_message_deflate=False,  # screens are near: packing takes longer than sending
            **_QUIET,
            forwarded_allow_ips=list(
                settings.server.trusted_proxies
            ),  # uvicorn's own default trusts loopback
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


def check_screens(built: Path) -> None:
    """Refuse to open a floor that would answer every browser with an error."""
    if not (built / "index.html").is_file():
        says = "this installation has no screens: install a wheel, or run `make run` where the source is"
        refuse(Reason.NOTHING_THERE, says)


def _log() -> None:
    logging.basicConfig(level=logging.WARNING)
    structlog.configure(
        processors=[structlog.processors.TimeStamper(fmt="iso"), structlog.processors.JSONRenderer()],
        logger_factory=structlog.PrintLoggerFactory(),
    )
