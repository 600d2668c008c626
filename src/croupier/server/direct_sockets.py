"""Screens' sockets straight on the transport: a frame is decoded where it arrives, without a task for it.

uvicorn takes `DirectSocket` for its `ws` setting and hands it every upgrade; picows has the frames in C.
The port, the sign-in and all HTTP are the same as on the path of `sockets.py`, which serves without picows.
"""

import logging
import re
from typing import Any, ClassVar
from urllib.parse import unquote

from picows import (
    WSAutoPingStrategy,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # its stub does not name it
from uvicorn import Config
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState

from croupier.server.forwarded import Forwarded
from croupier.server.frame_listener import FrameListener
from croupier.server.running_floor import RunningFloor
from croupier.server.screen_entry import TurnedAway, asked_for, enter
from croupier.server.strict_headers import STRICT

BUFFER = 4096
"""Bytes read at once to begin with: a screen's frame has a hundred."""
PREFIX = "/ws/"
_CONNECTION = re.compile(rb"\r\nconnection: [^\r]*")
_HEADERS = [(name.decode(), value.decode()) for name, value in STRICT]


class _Log(logging.LoggerAdapter[logging.Logger]):
    """picows calls a client's broken frames errors; only exceptions are ours to look into."""

    def error(self, msg: object, *args: object, **more: Any) -> None:
        self.info(msg, *args, **more)

    def exception(self, msg: object, *args: object, exc_info: Any = True, **more: Any) -> None:
        self.logger.error(msg, *args, exc_info=exc_info, **more)


log = _Log(logging.getLogger("croupier.sockets"), None)
log.setLevel(logging.WARNING)  # not a line for each screen that comes and goes


class DirectSocket(WSProtocol):  # type: ignore[misc]
    """One socket; `floor` and `forwarded` are those of the server that it belongs to."""

    floor: ClassVar[RunningFloor]
    forwarded: ClassVar[Forwarded]

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:  # noqa: ARG002
        self._config, self._sockets = config, server_state.connections
        pings = config.ws_ping_interval
        super().__init__(
            host_port=None,
            ws_path=None,
            is_client_side=False,
            ws_listener_factory=self._listener,
            logger=log,
            disconnect_on_exception=True,
            websocket_handshake_timeout=None,  # the whole request is here already
            enable_auto_ping=pings is not None,
            auto_ping_idle_timeout=pings,
            auto_ping_reply_timeout=min(config.ws_ping_timeout or 0.0, pings or 0.0),
            auto_ping_strategy=WSAutoPingStrategy.PING_WHEN_IDLE,
            enable_auto_pong=False,  # the listener counts what is unsent first
            max_frame_size=config.ws_max_size,
            extra_headers=None,
            read_buffer_init_size=BUFFER,
        )

    def connection_made(self, transport: Any) -> None:
        self._peer = get_remote_addr(transport)
        self._sockets.add(self)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._sockets.discard(self)
        super().connection_lost(exc)

    def _take_request(self, request: bytes) -> None:
        """Copy the request, which uvicorn has read, to where picows reads; what follows goes there by itself.

        Firefox asks for `keep-alive, Upgrade`, and picows takes `Upgrade` alone; uvicorn has found it there.
        """
        left = _CONNECTION.sub(b"\r\nconnection: Upgrade", request)
        while left:
            buffer = self.get_buffer(len(left))
            taken = min(len(buffer), len(left))
            buffer[:taken] = left[:taken]
            left = left[taken:]
            self.buffer_updated(taken)

    data_received = _take_request  # as uvicorn calls it, once

    def shutdown(self) -> None:
        """The server stops: what was asked is answered before the socket closes."""
        if self.listener is None:
            self.transport.disconnect()
        else:
            self.listener.drain()

    def _listener(self, request: WSUpgradeRequest) -> FrameListener | WSUpgradeResponseWithListener:
        try:
            return self._entered(request)
        except Exception:
            log.exception("a socket could not be opened")
            return _refused(500, "something went wrong here")

    def _entered(self, request: WSUpgradeRequest) -> FrameListener | WSUpgradeResponseWithListener:
        path, _, query = request.path.decode("ascii").partition("?")
        if not path.startswith(PREFIX):
            return _refused(403, "there is no such socket")
        screen, headers = unquote(path.removeprefix(PREFIX)), request.headers
        client = self.forwarded.client(self._peer, headers.getall("x-forwarded-for", []))
        entered = enter(self.floor, asked_for(self.floor, screen, query, client, headers))
        if isinstance(entered, TurnedAway) and entered.code is None:
            return _refused(403, entered.reason)
        return FrameListener(self.floor, entered, self._config.ws_max_size)


def _refused(status: int, says: str) -> WSUpgradeResponseWithListener:
    answer = WSUpgradeResponse.create_error_response(status, says.encode(), _HEADERS)
    return WSUpgradeResponseWithListener(answer, None)


def direct_sockets(floor: RunningFloor) -> type[DirectSocket]:
    """The protocol class of one server: uvicorn makes an instance for each socket."""
    forwarded = Forwarded(floor.settings.server.trusted_proxies)
    return type("DirectSocket", (DirectSocket,), {"floor": floor, "forwarded": forwarded})
