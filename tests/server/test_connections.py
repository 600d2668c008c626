"""Connections are capped in all and by address, and a client that does not do its part in time is cut off.

The server is uvicorn with our protocol around a small application, so that an answer can be slow or large.
"""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from time import monotonic
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from croupier.server.connections import Connections, host_of
from croupier.server.limited_http import limited_http
from croupier.server.settings import ServerSettings
from tests.server.clients import PATIENCE, eventually

LARGE = b"x" * 20_000_000
WAIT = 0.25
HEAD = b"GET /quick HTTP/1.1\r\nHost: x\r\n"


async def application(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] != "websocket.disconnect":
            if message["type"] == "websocket.receive":
                await send({"type": "websocket.send", "text": message["text"]})
        return
    while (await receive()).get("more_body"):
        pass
    if scope["path"] == "/slow":
        await asyncio.sleep(3 * WAIT)
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": LARGE if scope["path"] == "/large" else b"here"})


class Site:
    def __init__(self, **limits: Any) -> None:
        self.http = limited_http(ServerSettings(**limits))
        listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = listening.getsockname()[1]
        ws: Any = "websockets-sansio"
        config = uvicorn.Config(application, http=self.http, ws=ws, lifespan="off", log_config=None)
        self.server = uvicorn.Server(config)
        self._thread = Thread(target=self.server.run, args=([listening],), daemon=True)
        self._thread.start()
        eventually(lambda: self.server.started)
        self.opened: list[socket.socket | ClientConnection] = []

    def idle(self, source: str = "127.0.0.2", says: bytes = b"") -> socket.socket:
        made = socket.create_connection(("127.0.0.1", self.port), PATIENCE, (source, 0))
        self.opened.append(made)
        made.sendall(says)
        return made

    def refuses(self, source: str) -> bool:
        """Asked by one that says nothing: who sends at once may be reset before the 503 is read."""
        return heard(self.idle(source)).startswith(b"HTTP/1.1 503 ")

    def screen(self) -> ClientConnection:
        made = connect(f"ws://127.0.0.1:{self.port}/ws", proxy=None, legacy=True)
        self.opened.append(made)
        return made

    def status(self, path: str = "/quick") -> int:
        return httpx.get(f"http://127.0.0.1:{self.port}{path}", timeout=PATIENCE).status_code

    def counted(self) -> int:
        return len(self.http.open_connections._addresses)

    def close(self) -> None:
        for one in self.opened:
            one.close()
        self.server.should_exit = True
        self._thread.join(PATIENCE)


@contextmanager
def site(**limits: Any) -> Iterator[Site]:
    made = Site(**limits)
    try:
        yield made
    finally:
        made.close()


def heard(one: socket.socket) -> bytes:
    """All that comes until the server closes."""
    said = b""
    with suppress(ConnectionResetError):
        while more := one.recv(65_536):
            said += more
    return said


def test_one_address_cannot_take_every_connection() -> None:
    with site(connections=8, connections_per_address=5) as made:
        crowd = [made.idle() for _ in range(5)]
        eventually(lambda: made.counted() == 5)
        assert made.refuses("127.0.0.2")
        assert made.status() == 200, "another address was kept out"
        eventually(lambda: made.counted() == 5)
        screens = [made.screen() for _ in range(3)]
        assert made.refuses("127.0.0.1")
        crowd.pop().close()
        eventually(lambda: made.counted() == 7)
        assert made.status() == 200
        for one in screens:
            one.send("there?")
            assert one.recv() == "there?"


def test_a_websocket_counts_until_it_closes_and_no_longer() -> None:
    with site(connections=4, connections_per_address=3) as made:
        for _ in range(10):
            made.screen().close()
        screens = [made.screen() for _ in range(3)]
        assert made.refuses("127.0.0.1")
        screens[0].socket.close()  # as a cable is cut
        eventually(lambda: made.counted() < 3 or made.status() == 200)
        assert screens[1].ping().wait(PATIENCE)


@pytest.mark.parametrize(
    "says",
    [b"", HEAD, b"POST /quick HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf"],
    ids=["nothing", "half a head", "half a body"],
)
def test_whoever_does_not_send_a_whole_request_is_cut_off(says: bytes) -> None:
    with site(request_seconds=WAIT) as made:
        begun = monotonic()
        assert heard(made.idle(says=says)) == b""
        assert WAIT * 0.9 < monotonic() - begun < 4
        eventually(lambda: made.counted() == 0)


def test_whoever_does_not_take_the_answer_is_cut_off() -> None:
    with site(request_seconds=WAIT) as made:
        made.idle(says=HEAD.replace(b"/quick", b"/large") + b"\r\n")
        eventually(lambda: made.counted() == 1)
        eventually(lambda: made.counted() == 0)


def test_nobody_is_cut_off_while_we_work_or_while_a_screen_is_open() -> None:
    with site(request_seconds=WAIT) as made:
        screen = made.screen()
        with httpx.Client(base_url=f"http://127.0.0.1:{made.port}", timeout=PATIENCE) as browser:
            assert [browser.get(path).status_code for path in ("/slow", "/quick", "/large")] == [200] * 3
        screen.send("still there?")
        assert screen.recv() == "still there?"


@pytest.mark.parametrize(
    ("peer", "host"),
    [(("10.0.0.7", 1234), "10.0.0.7"), (("fe80::1%eth0", 1, 0, 2), "fe80::1%eth0"), (None, "")],
)
def test_a_client_that_has_gone_has_no_host(peer: object, host: str) -> None:
    assert host_of(asyncio.Transport({"peername": peer})) == host


class Open(asyncio.Transport):
    def is_closing(self) -> bool:
        return False


def admitted(connections: Connections, host: str) -> bool:
    return connections.admit(Open({"peername": (host, 1)}))


def test_a_trusted_proxy_stands_for_many_clients_but_not_for_more_than_all() -> None:
    connections = Connections(5, 1, ("10.0.0.0/24",))
    assert [admitted(connections, "192.0.2.1") for _ in range(2)] == [True, False]
    assert [admitted(connections, "10.0.0.7") for _ in range(5)] == [True] * 4 + [False]
