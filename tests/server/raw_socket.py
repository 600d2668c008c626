"""A websocket by hand, for tests of what no client library sends: broken frames, odd headers, no reading."""

import socket
import struct
from collections.abc import Mapping

from tests.server.clients import PATIENCE, Browser

TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
MASK = b"mask"
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True, rsv: int = 0, masked: bool = True) -> bytes:
    first = bytes([fin << 7 | rsv << 4 | opcode])
    if len(payload) < 126:
        length = bytes([masked << 7 | len(payload)])
    else:
        length = bytes([masked << 7 | 126]) + struct.pack("!H", len(payload))
    if not masked:
        return first + length + payload
    return first + length + MASK + bytes(one ^ MASK[at % 4] for at, one in enumerate(payload))


class RawSocket:
    """Opened by the request that it is given; `status` is what the server answered."""

    def __init__(self, browser: Browser, path: str, headers: Mapping[str, str] | None = None) -> None:
        host, _, port = browser.server.host.partition(":")
        self.socket = socket.create_connection((host, int(port)), PATIENCE)
        cookies = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
        asked = {
            "Host": browser.server.host,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": KEY,
            "Sec-WebSocket-Version": "13",
            "Cookie": cookies,
            **(headers or {}),
        }
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in asked.items()), "", ""]
        self.socket.sendall("\r\n".join(lines).encode())
        self._heard = b""
        head = self._until(b"\r\n\r\n")
        self.status = int(head.split()[1])

    def send(self, *frames: bytes) -> None:
        """All at once, as they may come after a cut in the air."""
        self.socket.sendall(b"".join(frames))

    def frame(self) -> tuple[int, bytes]:
        """The next frame from the server: what it is, and what it says."""
        first, length = self._take(2)
        size = length & 127
        if size == 126:
            size = int.from_bytes(self._take(2), "big")
        elif size == 127:
            size = int.from_bytes(self._take(8), "big")
        assert first & 128, "the server sends whole frames"
        return first & 15, self._take(size)

    def closed(self) -> int:
        """Read on until the server says goodbye: its code."""
        while (got := self.frame())[0] != CLOSE:
            pass
        return int.from_bytes(got[1][:2], "big")

    def close(self) -> None:
        self.socket.close()

    def _take(self, size: int) -> bytes:
        while len(self._heard) < size:
            self._hear()
        taken, self._heard = self._heard[:size], self._heard[size:]
        return taken

    def _until(self, end: bytes) -> bytes:
        while end not in self._heard:
            self._hear()
        taken, _, self._heard = self._heard.partition(end)
        return taken

    def _hear(self) -> None:
        more = self.socket.recv(65_536)
        if not more:
            raise EOFError("the server has hung up")
        self._heard += more
