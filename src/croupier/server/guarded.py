"""What holds of every HTTP answer: of pages, assets and the API, and of the framework's own errors."""

from typing import Any, cast

from litestar import Litestar
from litestar.types import Send

from croupier.server.floor import Floor
from croupier.server.limits import address_of

_TOO_MANY = b'{"status_code":429,"detail":"too many requests from this address: wait a moment"}'
_REFUSED = [(b"content-type", b"application/json"), (b"retry-after", b"1")]


class GuardedApp(Litestar):
    """Litestar's own middleware misses paths that have no route, so this stands around all of it."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await super().__call__(scope, receive, send)  # a websocket's frames pay nothing here
        elif self._floor.limits.request(address_of(scope["client"])):
            await super().__call__(scope, receive, send)
        else:
            await _turn_away(send)

    @property
    def _floor(self) -> Floor:
        return cast("Floor", self.state.floor)


async def _turn_away(send: Send) -> None:
    await send({"type": "http.response.start", "status": 429, "headers": _REFUSED})
    await send({"type": "http.response.body", "body": _TOO_MANY, "more_body": False})
