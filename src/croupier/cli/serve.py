"""`croupier serve`: the floor in a browser."""

import logging
import os
import socket
from functools import partial
from pathlib import Path
from threading import Timer
from typing import NamedTuple

import structlog
from rich.text import Text

from croupier.base.refusal import Reason, refuse
from croupier.cli.screen import rendered
from croupier.floor.kinds import KINDS
from croupier.server.app import STATIC
from croupier.server.descriptors import allow_descriptors
from croupier.server.gc_tuning import set_tempo
from croupier.server.listening import WebServer, bound, web_config
from croupier.server.log_thread import LogThread
from croupier.server.logs import LibraryLines, LineLogger, SeldomRepeated
from croupier.server.opening import open_floor
from croupier.server.running_floor import RunningFloor
from croupier.server.settings import EXAMPLE, read_settings

DESK_STOPPED = 70
"""Exit status when a part of the floor has died: a watchdog starts it again, and it replays the journal."""
LAST_PORT = 65_535
STANDARD_OUTPUT, STANDARD_ERROR = 1, 2
SECONDS_TO_END = 15.0
"""From the death of a worker to the end of the process, whatever hangs on the way."""

log = structlog.get_logger()


class Output(NamedTuple):
    lines: LogThread
    errors: LogThread

    def flush(self) -> None:
        for one in self:
            one.flush()


def serve(*, config: Path = EXAMPLE, folder: Path | None = None, port: int | None = None) -> int:
    """Run the floor: the server, its tables and every screen, until you stop it with Ctrl-C or SIGTERM.

    Without a configuration it opens the demonstration floor.

    Parameters
    ----------
    config
        The floor's configuration file; `floor.example.toml` in the package is a commented example.
    folder
        Where the journal is kept, instead of the configuration's folder.
    port
        The port to listen on, instead of the configuration's; 0 takes any that is free.
    """
    check_screens(STATIC)
    if port is not None and not 0 <= port <= LAST_PORT:
        refuse(Reason.UNREADABLE, f"a port is a number from 0 to {LAST_PORT}, not {port}")
    settings = read_settings(config, KINDS)
    server = settings.server
    allow_descriptors(server.connections)
    with bound(server.host, server.port if port is None else port) as sockets:
        floor = open_floor(settings, folder or Path(server.folder))
        output = _log()
        set_tempo()
        try:
            return _run(floor, sockets, output.lines)
        finally:
            output.flush()


def _run(floor: RunningFloor, sockets: list[socket.socket], lines: LogThread) -> int:
    server = WebServer(web_config(floor), partial(_announce, floor, sockets[0], lines))
    last_resort = Timer(SECONDS_TO_END, os._exit, (DESK_STOPPED,))
    last_resort.daemon = True

    def end() -> None:
        server.should_exit = True
        last_resort.start()

    floor.when_failed = end
    try:
        server.run(sockets)
    except SystemExit:  # uvicorn's own, when the floor could not start
        if not floor.failed:
            raise
    finally:
        _close(floor)
        last_resort.cancel()
    return DESK_STOPPED if floor.failed else 0


def check_screens(built: Path) -> None:
    """Refuse to open a floor that would answer every browser with an error."""
    if not (built / "index.html").is_file():
        says = (
            "this installation has no screens: install a built package, or run `make run` where the source is"
        )
        refuse(Reason.NOTHING_THERE, says)


def _announce(floor: RunningFloor, listening: socket.socket, lines: LogThread) -> None:
    """Only now may a browser come, or a watchdog ask."""
    address = f"http://{floor.settings.server.host}:{listening.getsockname()[1]}"
    opened = Text(f"The floor is open at {address}", style="bold green")
    lines.put(rendered(opened, Text(f"Journal: {floor.journal}. Stop with Ctrl-C.", style="dim")))


def _close(floor: RunningFloor) -> None:
    """The exit status tells of the floor's failure, also when its files cannot be closed any more."""
    try:
        floor.close()
    except Exception as error:
        log.error("the floor's files could not be closed", why=str(error))
        floor.failed = True


def _log() -> Output:
    """By threads from here on: nobody need read what a floor writes."""
    lines, errors = LogThread(STANDARD_OUTPUT), LogThread(STANDARD_ERROR)
    logging.basicConfig(level=logging.WARNING, handlers=[LibraryLines(errors)])
    logging.getLogger("uvicorn.error").addFilter(SeldomRepeated())
    structlog.configure(
        processors=[structlog.processors.TimeStamper(fmt="iso"), structlog.processors.JSONRenderer()],
        logger_factory=lambda *_: LineLogger(lines),
    )
    return Output(lines, errors)
