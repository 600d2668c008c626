"""The web server's own manners: a port that is free or refused, a start that is announced, a clean end."""

import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from types import FrameType
from typing import Any, NoReturn

import structlog
import uvicorn

from croupier.base.refusal import Reason, refuse
from croupier.server.app import make_app
from croupier.server.limited_http import limited_http
from croupier.server.running_floor import RunningFloor

log = structlog.get_logger()
THROUGH_FRAMEWORK = "websockets-sansio"
STOPPING = (signal.SIGINT, signal.SIGTERM)
SECONDS_TO_LEAVE = 5
"""How long connections may take to close when the floor stops."""


def screen_sockets(floor: RunningFloor) -> Any:
    """Who has the sockets of screens: picows where it is installed, else the web framework."""
    if not floor.settings.server.direct_sockets:
        return THROUGH_FRAMEWORK
    try:
        from croupier.server.direct_sockets import direct_sockets  # noqa: PLC0415 - not on every machine
    except ImportError:
        log.warning("picows is not installed: screens' sockets go through the web framework")
        return THROUGH_FRAMEWORK
    return direct_sockets(floor)


def web_config(floor: RunningFloor, **more: Any) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(floor),
        http=limited_http(floor.settings.server),
        ws=screen_sockets(floor),
        ws_max_size=16_384,
        ws_per_message_deflate=False,  # screens are near: packing takes longer than sending
        log_level="warning",
        access_log=False,
        forwarded_allow_ips=list(floor.settings.server.trusted_proxies),  # uvicorn itself trusts loopback
        timeout_graceful_shutdown=SECONDS_TO_LEAVE,
        **more,
    )


class WebServer(uvicorn.Server):
    """`opened` is called once connections are accepted."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], object]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except OSError as error:  # somebody else has begun to listen while the journal was read
            await self.lifespan.shutdown()
            _refuse_port(sockets[0].getsockname()[1] if sockets else self.config.port, error)
        if self.started:
            self._opened()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """uvicorn's own raises the signal again at the end, and so dies before the journal is closed."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = [(one, signal.signal(one, self._stop)) for one in STOPPING]
        try:
            yield
        finally:
            for one, action in before:
                signal.signal(one, action)

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        """The first signal stops the floor in order, the second waits for nobody, the third kills."""
        if self.should_exit:
            self.force_exit = True
            for one in STOPPING:
                signal.signal(one, signal.SIG_DFL)
        self.should_exit = True


@contextmanager
def bound(host: str, port: int) -> Iterator[list[socket.socket]]:
    """Sockets at every address of this host, which refuse connections until the server listens."""
    with ExitStack() as opened:
        try:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
            sockets = [
                opened.enter_context(_bound(family, where)) for family, *_, where in dict.fromkeys(found)
            ]
        except OSError as error:
            _refuse_port(port, error)
        yield sockets


def _bound(family: int, where: tuple[Any, ...]) -> socket.socket:
    one = socket.socket(family, socket.SOCK_STREAM)
    try:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        one.bind(where)
    except OSError:
        one.close()
        raise
    return one


def _refuse_port(port: int, error: OSError) -> NoReturn:
    why = (error.strerror or str(error)).lower()
    refuse(Reason.UNREADABLE, f"the floor cannot listen on port {port}: {why}")
