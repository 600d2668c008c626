"""A simulated ESC/POS receipt printer, for tests and demonstrations, on a pseudo-terminal or a TCP port."""

import re
import time
from enum import StrEnum

from croupier.devices.simulated_line import FarEnd, SimulatedDevice

_ANSWERED = re.compile(rb"\x10\x04([\x01-\x04])|\x1dr\x01", re.DOTALL)
CUT = b"\x1dV\x42\x00"
FIXED = 0x12
"""The bits that every answer to DLE EOT has."""


class ReceiptFault(StrEnum):
    """What it can be told to do wrong, until it is told to stop."""

    PAPER_LOW = "paper-low"
    PAPER_OUT = "paper-out"
    JAM = "jam"
    """The cutter sticks in the next paper."""
    DIES = "dies"
    """It prints the next paper, and falls silent before it has said so."""
    COVER_OPEN = "cover-open"


class SimulatedEscpos(SimulatedDevice):
    """`papers` are the bytes of each paper that was cut off whole; each takes `print_seconds`."""

    def __init__(self, end: FarEnd, print_seconds: float = 0.5) -> None:
        self.papers: list[bytes] = []
        self.print_seconds = print_seconds
        self._fault: ReceiptFault | None = None
        self._jammed = self._dead = False
        self._buffer = b""
        self._queue: list[tuple[bytes, float]] = []
        self._free_at = 0.0
        super().__init__(end)

    def simulate(self, fault: ReceiptFault | None) -> None:
        """Begin a fault; with None, somebody has put everything right, and switched it off and on."""
        self._fault = fault
        if fault is None and (self._jammed or self._dead):
            self._jammed = self._dead = False
            self._queue.clear()

    def hear(self, raw: bytes) -> None:
        self._go_on()
        self._buffer += raw
        while found := _ANSWERED.search(self._buffer):
            before, self._buffer = self._buffer[: found.start()], self._buffer[found.end() :]
            if not self._dead:
                self._obey(found, before)

    def _obey(self, found: re.Match[bytes], before: bytes) -> None:
        """DLE EOT is answered at once, GS r when its turn has come."""
        if found[1]:
            self._end.send(bytes([FIXED | self._real_time(found[1][0])]))
            return
        self._free_at = max(self._free_at, time.monotonic()) + (self.print_seconds if CUT in before else 0)
        self._queue.append((before, self._free_at))

    def _go_on(self) -> None:
        while self._queue and self._queue[0][1] <= time.monotonic() and not self._dead:
            if self._real_time(2):
                return
            self._finish(self._queue.pop(0)[0])

    def _finish(self, sent: bytes) -> None:
        """Print and cut what was sent before a GS r, then answer it."""
        if CUT in sent and self._fault is ReceiptFault.JAM:
            self._jammed = True
            return
        self.papers += [one + CUT for one in sent.split(CUT)[:-1]]
        if CUT in sent and self._fault is ReceiptFault.DIES:
            self._dead = True
            return
        self._end.send(b"\x03" if self._fault is ReceiptFault.PAPER_LOW else b"\x00")

    def _real_time(self, which: int) -> int:
        out, low = self._fault is ReceiptFault.PAPER_OUT, self._fault is ReceiptFault.PAPER_LOW
        cover = self._fault is ReceiptFault.COVER_OPEN
        return {
            1: 0x08 * (out or cover or self._jammed),
            2: 0x04 * cover + 0x20 * out + 0x40 * self._jammed,
            3: 0x08 * self._jammed,
            4: 0x0C * (low or out) + 0x60 * out,
        }[which]
