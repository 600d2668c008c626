"""What holds of every HTTP answer: of pages, assets and the API, and of the framework's own errors."""

from typing import Any, cast

from litestar import Litestar
from litestar.types import Message, Send

from croupier.server.floor import Floor
from croupier.server.limits import address_of

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""Nothing is loaded from another address, no script but ours runs, and nobody shows our pages in a frame."""
UNUSED = (
    "accelerometer", "bluetooth", "camera", "display-capture", "geolocation", "gyroscope", "hid",
    "magnetometer", "microphone", "midi", "payment", "serial", "usb",
)  # fmt: skip
"""What a browser can do that no screen of ours asks for."""
_STRICT = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", ", ".join(f"{name}=()" for name in UNUSED).encode()),
]
_TOO_MANY = b'{"status_code":429,"detail":"too many requests from this address: wait a moment"}'
_REFUSED = [(b"content-type", b"application/json"), (b"retry-after", b"1")]


class GuardedApp(Litestar):
    """Litestar's own middleware misses paths that have no route, so this stands around all of it."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await super().__call__(scope, receive, send)  # a websocket's frames pay nothing here
            return
        guarded = _with_headers(send, scope["path"])
        if self._floor.limits.request(address_of(scope["client"])):
            await super().__call__(scope, receive, guarded)
        else:
            await _turn_away(guarded)

    @property
    def _floor(self) -> Floor:
        return cast("Floor", self.state.floor)


def _with_headers(send: Send, path: str) -> Send:
    async def send_guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            kept = _kept(path, message["status"])
            message["headers"] = [*message["headers"], *_STRICT, (b"cache-control", kept)]
        await send(message)

    return send_guarded


def _kept(path: str, status: int) -> bytes:
    """What a browser may keep: assets for ever, as a changed one is renamed; of money and names nothing."""
    if path.startswith("/assets/") and status < 400:
        return b"public, max-age=31536000, immutable"
    return b"no-store" if path.startswith(("/api/", "/health", "/metrics")) else b"no-cache"


async def _turn_away(send: Send) -> None:
    await send({"type": "http.response.start", "status": 429, "headers": _REFUSED})
    await send({"type": "http.response.body", "body": _TOO_MANY, "more_body": False})
