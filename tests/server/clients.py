"""Browsers with cookies, and screens that fold their views, for tests of a real server."""

import json
import socket
import ssl
from collections.abc import Callable
from contextlib import suppress
from time import monotonic, sleep
from typing import Any, Protocol

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from croupier.server.wire import new_id

PASSWORD = "a word for tests"  # noqa: S105 - of people who do not exist
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Never used, as all is plain HTTP here: reading the system's certificates would take each browser 40 ms."""
PATIENCE = 45.0
"""Seconds a test waits for what must come; a busy machine must not fail it."""


class Hosting(Protocol):
    """A server that listens there."""

    host: str


def eventually(happens: Callable[[], object], patience: float = PATIENCE) -> None:
    until = monotonic() + patience
    while not happens():
        assert monotonic() < until, "it did not happen"
        sleep(0.005)


class Screen:
    """One websocket: what it was shown, folded as a page would fold it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}
        self.seq = 0
        self.replies: dict[str | None, dict[str, Any]] = {}
        self.locked: str | None = None
        self.pongs = 0

    def take(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next frame."""
        frame: dict[str, Any] = json.loads(self.socket.recv(timeout))
        match frame["type"]:
            case "hello":
                self.view, self.seq = frame["view"], frame["seq"]
            case "view":
                assert frame["seq"] >= self.seq, "a view went back"
                self.view.update(frame["patch"])
                self.seq = frame["seq"]
            case "reply":
                self.view.update(frame.pop("patch", {}))
                self.replies[frame["id"]] = frame
            case "replies":
                self.view.update(frame.get("patch", {}))
                self.replies.update((one["id"], one) for one in frame["replies"])
            case "locked":
                self.locked = frame["says"]
            case "pong":
                self.pongs += 1
        return frame

    def until(self, so: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """The view, as soon as it is so."""
        ends = monotonic() + PATIENCE
        while not so(self.view):
            assert monotonic() < ends, self.view
            self.take(max(0.01, ends - monotonic()))
        return self.view

    def send(self, name: str, *values: object, id_: str | None = None) -> str:
        frame_id = id_ or new_id()
        self.socket.send(json.dumps([frame_id, name, *values]))
        return frame_id

    def reply(self, frame_id: str | None) -> dict[str, Any]:
        while frame_id not in self.replies:
            self.take()
        return self.replies[frame_id]

    def ask(self, name: str, *values: object, id_: str | None = None) -> dict[str, Any]:
        return self.reply(self.send(name, *values, id_=id_))

    def do(self, name: str, *values: object) -> int:
        """What must be accepted, where a test is not about it; its seq."""
        reply = self.ask(name, *values)
        assert reply["ok"], reply
        seq: int = reply["seq"]
        return seq

    def raw(self, text: str | bytes) -> None:
        self.socket.send(text)

    def closed(self) -> tuple[int, str]:
        """Read on until the server has closed: its code and reason."""
        with suppress(ConnectionClosed):
            while True:
                self.take()
        received = self.socket.protocol.close_rcvd
        assert received is not None
        return received.code, received.reason

    def cut(self) -> None:
        """As a cable is cut: no goodbye."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()

    def close(self) -> None:
        self.socket.close()


class Browser:
    """One browser: its cookies, and the screens it opens."""

    def __init__(self, server: Hosting) -> None:
        self.server = server
        self.http = httpx.Client(base_url=f"http://{server.host}", timeout=PATIENCE, verify=NO_TLS)

    def code(self, terminal: str) -> str:
        tables = self.http.get("/api/lobby").json()["tables"]
        link: str = next(one["link"] for one in tables[0]["terminals"] if one["id"] == terminal)
        return link.partition("code=")[2]

    def pair(self, terminal: str) -> httpx.Response:
        return self.http.post("/api/pair", json={"code": self.code(terminal)})

    def sign_in(self, name: str, password: str = PASSWORD) -> httpx.Response:
        return self.http.post("/api/sign-in", json={"name": name, "password": password})

    def socket(self, screen: str, origin: str | None = None, query: str = "") -> Screen:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        if origin is not None:
            headers["Origin"] = origin
        uri = f"ws://{self.server.host}/ws/{screen}{query}"
        # entered here and closed by the screen: a test opens and cuts its sockets in any order
        joined = connect(uri, additional_headers=headers, max_size=None, max_queue=None, proxy=None)
        return Screen(joined.__enter__())

    def open(self, screen: str) -> Screen:
        opened = self.socket(screen)
        assert opened.take()["type"] == "hello"
        return opened

    def close(self) -> None:
        self.http.close()
