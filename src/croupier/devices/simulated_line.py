"""The far end of a line, for simulated devices: a pseudo-terminal, or a TCP port of this machine."""

import os
import selectors
import socket
import threading
import tty
from contextlib import suppress
from typing import Protocol

MOST = 4096
STEP = 0.01
"""Seconds between two looks at the clock while nothing comes."""


class FarEnd(Protocol):
    """Where a program that plays a device listens and answers. What nobody reads is lost."""

    @property
    def address(self) -> str: ...

    def receive(self, within: float, /) -> bytes: ...

    def send(self, raw: bytes, /) -> None: ...

    def close(self) -> None: ...


class PtyEnd:
    """`address` is opened like a serial line or a USB printer's file."""

    def __init__(self) -> None:
        # the other side is held open too, so that who opens it may come and go as on a real line
        self._file, self._others_side = os.openpty()
        tty.setraw(self._others_side)
        os.set_blocking(self._file, False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._file, selectors.EVENT_READ)

    @property
    def address(self) -> str:
        return os.ttyname(self._others_side)

    def receive(self, within: float) -> bytes:
        return os.read(self._file, MOST) if self._selector.select(within) else b""

    def send(self, raw: bytes) -> None:
        with suppress(BlockingIOError):
            os.write(self._file, raw)

    def close(self) -> None:
        self._selector.close()
        os.close(self._file)
        os.close(self._others_side)


class TcpEnd:
    """One caller at a time, as at a printer's port 9100."""

    def __init__(self) -> None:
        self._server = socket.create_server(("127.0.0.1", 0))
        self._caller: socket.socket | None = None
        self.port: int = self._server.getsockname()[1]

    @property
    def address(self) -> str:
        return f"tcp://127.0.0.1:{self.port}"

    def receive(self, within: float) -> bytes:
        waiting = self._caller or self._server
        waiting.settimeout(within)
        try:
            if self._caller is None:
                self._caller, _ = self._server.accept()
                return b""
            if received := self._caller.recv(MOST):
                return received
        except TimeoutError:
            return b""
        except OSError:
            pass
        self._hang_up()
        return b""

    def send(self, raw: bytes) -> None:
        with suppress(OSError):
            if self._caller:
                self._caller.sendall(raw)

    def _hang_up(self) -> None:
        if self._caller:
            self._caller.close()
            self._caller = None

    def close(self) -> None:
        self._hang_up()
        self._server.close()


class SimulatedDevice:
    """A device that works on a thread of its own until it is closed; `hear` is called with whatever came."""

    def __init__(self, end: FarEnd) -> None:
        self._end, self._stopped = end, threading.Event()
        self._thread = threading.Thread(target=self._work, daemon=True)
        self._thread.start()

    @property
    def address(self) -> str:
        return self._end.address

    def hear(self, raw: bytes) -> None:
        raise NotImplementedError

    def _work(self) -> None:
        while not self._stopped.is_set():
            self.hear(self._end.receive(STEP))

    def close(self) -> None:
        self._stopped.set()
        self._thread.join()
        self._end.close()
