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
    """`papers` are the bytes of each paper that was cut off whole."""

    def __init__(self, end: FarEnd, print_seconds: float = 0.5) -> None:
        self.papers: list[bytes] = []
        self._print_seconds = print_seconds
        self._fault: ReceiptFault | None = None
        self._jammed = self._dead = False
        self._buffer, self._paper = b"", b""
        self._answer_at: float | None = None
        super().__init__(end)

    def simulate(self, fault: ReceiptFault | None) -> None:
        """Begin a fault; with None, somebody has put everything right and it was switched off and on."""
        self._fault = fault
        if fault is None:
            self._jammed = self._dead = False
            self._paper, self._answer_at = b"", None

    def hear(self, raw: bytes) -> None:
        self._go_on()
        self._buffer += raw
        while found := _ANSWERED.search(self._buffer):
            self._take(self._buffer[: found.start()])
            self._buffer = self._buffer[found.end() :]
            self._obey(found)

    def _take(self, raw: bytes) -> None:
        if not self._dead:
            self._paper += raw

    def _obey(self, found: re.Match[bytes]) -> None:
        if self._dead:
            return
        if found[1]:
            self._end.send(bytes([FIXED | self._real_time(found[1][0])]))
        else:
            self._answer_at = time.monotonic() + self._print_seconds

    def _go_on(self) -> None:
        """Print and cut what was sent before GS r, then answer it."""
        if self._answer_at is None or time.monotonic() < self._answer_at or self._real_time(2):
            return
        self._answer_at = None
        if self._fault is ReceiptFault.JAM:
            self._jammed = True
            return
        *whole, self._paper = self._paper.split(CUT)
        self.papers += [one + CUT for one in whole]
        if self._fault is ReceiptFault.DIES:
            self._dead = True
        else:
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
