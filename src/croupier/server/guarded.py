"""What holds of every HTTP answer: of pages, assets and the API, and of the framework's own errors."""

from typing import Any, cast

from litestar import Litestar
from litestar.types import Message, Send

from croupier.server.limits import address_of
from croupier.server.origin import is_ours
from croupier.server.running_floor import RunningFloor
from croupier.server.strict_headers import strict

_TOO_MANY = b'{"status_code":429,"detail":"too many requests from this address: wait a moment"}'
_NOT_OURS = b'{"status_code":403,"detail":"this page is not ours"}'
_REFUSED = [(b"content-type", b"application/json"), (b"retry-after", b"1")]


class GuardedApp(Litestar):
    """Litestar's own middleware misses paths that have no route, so this stands around all of it."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await super().__call__(scope, receive, send)  # a websocket's frames pay nothing here
            return
        guarded = _with_headers(send, scope["path"])
        if not self._floor.limits.request(address_of(scope["client"])):
            await _turn_away(guarded, 429, _TOO_MANY)
        elif scope["method"] != "GET" and not self._from_our_page(scope["headers"]):
            await _turn_away(guarded, 403, _NOT_OURS)
        else:
            await super().__call__(scope, receive, guarded)

    def _from_our_page(self, headers: list[tuple[bytes, bytes]]) -> bool:
        """A page of somebody else's in a house browser must not sign it in, or lock its people out."""
        said = {name: value.decode("latin-1") for name, value in headers if name in (b"origin", b"host")}
        return is_ours(said.get(b"origin"), said.get(b"host"), self._floor.settings.server.origins)

    @property
    def _floor(self) -> RunningFloor:
        return cast("RunningFloor", self.state.floor)


def _with_headers(send: Send, path: str) -> Send:
    async def send_guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            kept = _kept(path, message["status"])
            message["headers"] = [*message["headers"], *strict(path), (b"cache-control", kept)]
        await send(message)

    return send_guarded


def _kept(path: str, status: int) -> bytes:
    """What a browser may keep: assets for ever, as a changed one is renamed; of money and names nothing."""
    if path.startswith("/assets/") and status < 400:
        return b"public, max-age=31536000, immutable"
    return b"no-store" if path.startswith(("/api/", "/health", "/metrics")) else b"no-cache"


async def _turn_away(send: Send, status: int, body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": _REFUSED})
    await send({"type": "http.response.body", "body": body, "more_body": False})
