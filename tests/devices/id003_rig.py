"""A serial acceptor and the simulated ID003 device, joined by a line in memory, with a clock of their own."""

from collections.abc import Callable

from croupier.devices.acceptor import AcceptorReport
from croupier.devices.serial_acceptor import SerialAcceptor
from croupier.devices.simulated_id003 import SimulatedId003

TURN = 0.1
"""Seconds from one asking to the next, as at a table."""
SETTLED = 40
"""Turns in which an acceptor comes to rest, whatever it was doing."""


class MemoryLine:
    """`spoil` may change what comes back; `cut` is a cable that was pulled."""

    def __init__(self, device: SimulatedId003) -> None:
        self._device, self._answers = device, b""
        self.spoil: Callable[[bytes], bytes] = lambda raw: raw
        self.cut = self.silent = False
        self.sent: list[bytes] = []

    def _check(self) -> None:
        if self.cut:
            raise OSError("pulled")

    def receive(self) -> bytes:
        self._check()
        raw, self._answers = self._answers, b""
        return raw

    def send(self, raw: bytes) -> None:
        self._check()
        self.sent.append(raw)
        if not self.silent:
            self._answers += self.spoil(self._device.receive(raw))

    def close(self) -> None:
        self._answers = b""


class Rig:
    """`turn` asks once; `settle` asks until nothing more happens and gives all that was told.

    `journal` is the bill that is on its way, kept by whoever listens.
    """

    def __init__(self, device: SimulatedId003 | None = None) -> None:
        self.device = device or SimulatedId003()
        self.line = MemoryLine(self.device)
        self.now = 0.0
        self.journal: list[int] = []
        self.acceptor = self.started()

    def started(self) -> SerialAcceptor:
        """A new process at the same line."""
        self.acceptor = SerialAcceptor(self._open, lambda: self.now)
        return self.acceptor

    def _open(self) -> MemoryLine:
        self.line._check()
        return self.line

    def turn(self) -> list[AcceptorReport]:
        self.now += TURN
        return self.acceptor.reports()

    def settle(self, turns: int = SETTLED) -> list[AcceptorReport]:
        """All that is told, each report once."""
        told: list[AcceptorReport] = []
        for _ in range(turns):
            told += (report for report in self.turn() if report not in told)
        return told

    def until(self, turns: int = SETTLED) -> list[AcceptorReport]:
        """What is told next."""
        return next((told for told in (self.turn() for _ in range(turns)) if told), [])
