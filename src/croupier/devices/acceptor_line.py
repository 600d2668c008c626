"""The serial line of a bill acceptor: 9600 baud, eight bits, even parity. Nothing here waits."""

import os
import termios
from contextlib import suppress
from typing import Protocol

from serialx import Parity, SerialException, serial_for_url

_BAUD = 9600
_MOST = 4096
_PSEUDO_TERMINALS = "/dev/pts/"


class AcceptorLine(Protocol):
    """What a controller asks of a line. Each call raises `OSError` once the line is lost."""

    def receive(self) -> bytes:
        """What has come since the last call."""
        ...

    def send(self, raw: bytes) -> None: ...

    def close(self) -> None: ...


class SerialAcceptorLine:
    """Holds a lock while it is open: of two listeners each would get only some of the bytes."""

    def __init__(self, path: str) -> None:
        """Raises `OSError` where there is no such line, or somebody else listens to it."""
        try:
            self._port = serial_for_url(path, baudrate=_BAUD, parity=_parity(path))
            self._port.open()  # it closes by itself what it cannot set up
        except (SerialException, termios.error, ValueError) as error:
            raise OSError(*error.args) from None
        # by its number and not by the port's own read, which looks at numbers below 1024 alone
        self._file = self._port.fileno()

    def receive(self) -> bytes:
        try:
            received = os.read(self._file, _MOST)
        except BlockingIOError:
            return b""
        if not received:
            raise OSError("the line is gone")
        return received

    def send(self, raw: bytes) -> None:
        """What the line does not take at once is dropped: it is asked again."""
        with suppress(BlockingIOError):
            os.write(self._file, raw)

    def close(self) -> None:
        self._port.close()


def _parity(path: str) -> Parity:
    """Even, but for a pseudo-terminal: it has no bits on a wire, and refuses a parity when opened again."""
    return Parity.NONE if os.path.realpath(path).startswith(_PSEUDO_TERMINALS) else Parity.EVEN
