"""Lines of a track link: cut from a stream, and each sealed with a code that no other place in it has.

A line is the HMAC-SHA256 of its direction, its number and its text, in hex, a space, and the text. One that
is torn, changed, repeated, out of order or of another connection does not open; the link is then given up and
begun anew, and resumes from the numbers on record.
"""

import hmac
from collections.abc import Iterator
from typing import Generic, TypeVar

import msgspec

M = TypeVar("M")
B = TypeVar("B", bytes, bytearray)
HELLO_BYTES = 4096
"""A line of somebody who has not shown yet that they know the key."""
LINE_BYTES = 1 << 26
KEY_BYTES = 32
"""At least so many in a key that two sites share."""
_CODE = 64
GUEST, HOST = "guest", "host"


class LinkBroken(Exception):  # noqa: N818 - it says what is so
    """What came over the link cannot be what was sent, or cannot be now."""


class LineBuffer:
    """Bytes as they come; whole lines as they are complete."""

    def __init__(self) -> None:
        self._rest = bytearray()
        self.longest = HELLO_BYTES

    def lines(self, received: bytes) -> Iterator[bytes]:
        """Each line is measured when it is taken: the one before it may have allowed longer ones."""
        self._rest += received
        while (end := self._rest.find(b"\n")) >= 0:
            line = self._measured(bytes(self._rest[:end]))
            del self._rest[: end + 1]
            yield line
        self._measured(self._rest)

    def _measured(self, line: B) -> B:
        if len(line) > self.longest:
            raise LinkBroken("a line is too long")
        return line


class Seal:
    """One direction of one connection. Both ends count its lines, and take new keys at the same line."""

    def __init__(self, key: bytes, direction: str) -> None:
        self._key, self._direction, self._count = key, direction, 0

    def take_key(self, key: bytes) -> None:
        self._key = key

    def write(self, text: bytes) -> bytes:
        return self._code(text) + b" " + text + b"\n"

    def read(self, line: bytes) -> bytes:
        """The text of the next line. Raises `LinkBroken`."""
        text = line[_CODE + 1 :]
        if not hmac.compare_digest(self._code(text) + b" ", line[: _CODE + 1]):
            raise LinkBroken("a line is not the next one that was sealed with the shared key")
        return text

    def _code(self, text: bytes) -> bytes:
        self._count += 1
        named = f"{self._direction} {self._count} ".encode() + text
        return hmac.digest(self._key, named, "sha256").hex().encode()


def welcome_key(key: bytes, nonce: str) -> bytes:
    """Of the host's first line: only whoever has read this hello can seal it."""
    return hmac.digest(key, f"welcome {nonce}".encode(), "sha256")


def session_key(key: bytes, guest: str, host: str, nonces: tuple[str, str]) -> bytes:
    """Of all lines after the first two."""
    named = msgspec.json.encode(["session", guest, host, *nonces])
    return hmac.digest(key, named, "sha256")


class LineReader(Generic[M]):
    """Messages out of sealed lines."""

    def __init__(self, messages: object, seal: Seal) -> None:
        self._decoder: msgspec.json.Decoder[M] = msgspec.json.Decoder(messages)
        self.seal, self.buffer = seal, LineBuffer()

    def read(self, line: bytes) -> M:
        text = self.seal.read(line)
        try:
            return self._decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError) as error:  # it nests too deeply
            raise LinkBroken(f"a line cannot be read: {error}") from None
