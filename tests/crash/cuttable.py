"""A cable between two processes: it can be cut, so that both ends notice, or go silent, so that none does."""

import socket
from contextlib import suppress
from threading import Thread


class Cuttable:
    """Listens on a port of its own, and carries what comes there to another."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._whole, self._silent = True, False
        self._ends: list[socket.socket] = []
        self.begun = 0
        Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._whole = False
        for one in self._ends:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
        self._ends.clear()

    def silence(self) -> None:
        self._silent = True

    def mend(self) -> None:
        if self._silent:
            self.cut()
        self._whole, self._silent = True, False

    def close(self) -> None:
        self.cut()
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                one, _ = self._listening.accept()
                self._join(one)

    def _join(self, one: socket.socket) -> None:
        try:
            if not self._whole or self._silent:
                raise ConnectionRefusedError
            other = socket.create_connection(("127.0.0.1", self._to))
        except OSError:
            one.close()
            return
        self.begun += 1
        self._ends += one, other
        Thread(target=self._carry, args=(one, other), daemon=True).start()
        Thread(target=self._carry, args=(other, one), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while received := one.recv(1 << 16):
                if not self._silent:
                    other.sendall(received)
        with suppress(OSError):
            other.shutdown(socket.SHUT_RDWR)
        one.close()
