"""Who a request comes from, where proxies of the house stand before the server."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

Client = tuple[str, int] | None


class Forwarded:
    """By uvicorn's own rule, which holds for every HTTP request, so that a socket is not read otherwise."""

    def __init__(self, proxies: Sequence[str]) -> None:
        self._rule = ProxyHeadersMiddleware(_nothing, list(proxies))

    def client(self, peer: Client, forwarded_for: Sequence[str]) -> Client:
        headers = [(b"x-forwarded-for", one.encode("latin-1", "replace")) for one in forwarded_for]
        scope: Any = {"type": "websocket", "client": peer, "headers": headers}
        unused: Any = None
        with suppress(StopIteration):  # it comes to its end at once: nothing in it waits
            self._rule(scope, unused, unused).send(None)
        found: Client = scope["client"]
        return found


async def _nothing(*_: object) -> None:
    """The application behind the rule."""
