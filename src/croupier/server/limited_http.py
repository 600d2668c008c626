"""HTTP with limits: one connection too many is refused, and a client that is too slow is cut off."""

import asyncio
from typing import ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from croupier.server.connections import Connections
from croupier.server.settings import ServerSettings
from croupier.server.strict_headers import STRICT

_HEADERS = b"".join(b"%s: %s\r\n" % header for header in STRICT)


def _closing(status: bytes, says: bytes, *more: bytes) -> bytes:
    """A whole answer, after which the connection is closed."""
    length = b"Content-Length: %d\r\n" % len(says)
    head = b"HTTP/1.1 %s\r\nContent-Type: text/plain\r\n%s%s" % (status, length, _HEADERS)
    return head + b"".join(one + b"\r\n" for one in more) + b"Connection: close\r\n\r\n" + says


_TOO_MANY = _closing(b"503 Service Unavailable", b"Too many connections here.\n", b"Retry-After: 5")
_NO_HTTP = _closing(b"400 Bad Request", b"That is no request.\n")


class LimitedHttp(H11Protocol):
    """The client's part is to send a whole request and to take the answer; while we work, no time runs."""

    open_connections: ClassVar[Connections]
    seconds: ClassVar[float]
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.open_connections.admit(transport):
            self._await_client()
        else:
            transport.write(_TOO_MANY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_waiting()
        self.open_connections.leave(self.transport)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - said to whoever runs the floor, in the log
        self.transport.write(_NO_HTTP)
        self.transport.close()

    def handle_events(self) -> None:
        super().handle_events()
        if self._answering:
            self._stop_waiting()

    def on_response_complete(self) -> None:
        self._await_client()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._await_client()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._answering:
            self._stop_waiting()

    @property
    def _answering(self) -> bool:
        """The whole request is here, and its answer is not complete."""
        return self.cycle is not None and not self.cycle.more_body and not self.cycle.response_complete

    def _await_client(self) -> None:
        self._stop_waiting()
        if self in self.connections:
            self._deadline = self.loop.call_later(self.seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def limited_http(settings: ServerSettings) -> type[LimitedHttp]:
    """The protocol class of one server: uvicorn makes an instance for each connection."""
    counted = Connections(settings.connections, settings.connections_per_address, settings.trusted_proxies)
    return type(
        "LimitedHttp", (LimitedHttp,), {"open_connections": counted, "seconds": settings.request_seconds}
    )
