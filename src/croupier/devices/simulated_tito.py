"""A simulated ticket-in ticket-out printer, for tests and demonstrations, on a pseudo-terminal.

It speaks the bytes of a real one: a printer of the floor is then `tito:/dev/pts/3`.
"""

import re
import time
from enum import StrEnum

from croupier.devices.simulated_line import PtyEnd, SimulatedDevice

_COMMAND = re.compile(rb"\x05|\^[^^]*\^")
FIELDS = 16
"""Of template 9: a print command with fewer is refused."""
FLAG = 0x40
"""The bit that every flag has."""


class TicketFault(StrEnum):
    """What it can be told to do wrong, until it is told to stop."""

    PAPER_LOW = "paper-low"
    PAPER_OUT = "paper-out"
    JAM = "jam"
    """The next ticket sticks half way."""
    DIES = "dies"
    """It prints the next ticket, and falls silent before it has said so."""
    POWER_CUT = "power-cut"
    """It loses power while it prints the next ticket, and comes back without it."""
    NO_TEMPLATE = "no-template"
    LEFT_IN_CHUTE = "left-in-chute"
    """The last ticket is not taken."""


class SimulatedTito(SimulatedDevice):
    """`tickets` are the fields of each ticket that came out whole."""

    def __init__(self, print_seconds: float = 2.0) -> None:
        self.tickets: list[list[str]] = []
        self._print_seconds = print_seconds
        self._fault: TicketFault | None = None
        self._prints_until: float | None = None
        self._ticket: list[str] = []
        self._refused = self._jammed = self._dead = False
        self._validated = self._powered_up = True
        self._buffer = b""
        super().__init__(PtyEnd())

    def simulate(self, fault: TicketFault | None) -> None:
        """Begin a fault; with None, somebody has put everything right."""
        self._fault = fault
        if fault is None:
            self._jammed = self._dead = False

    def send(self, raw: bytes) -> None:
        """These bytes as they are, noise too."""
        self._end.send(raw)

    def hear(self, raw: bytes) -> None:
        self._go_on()
        self._buffer += raw
        while found := _COMMAND.search(self._buffer):
            self._buffer = self._buffer[found.end() :]
            if not self._dead:
                self._obey(found[0])

    def _obey(self, command: bytes) -> None:
        if command in (b"\x05", b"^S|^"):
            self._end.send(self._status())
        elif command == b"^C|^":
            self._refused = self._powered_up = False
        elif command.startswith(b"^P|9|1|") and command.endswith(b"|^"):
            self._print(command.decode("ascii")[7:-2].split("|"))
        else:
            self._refused = True

    def _print(self, fields: list[str]) -> None:
        if len(fields) != FIELDS or self._fault is TicketFault.NO_TEMPLATE:
            self._refused = True
        elif self._fault is not TicketFault.PAPER_OUT and not self._jammed:
            self._ticket, self._validated = fields, False
            self._prints_until = time.monotonic() + self._print_seconds

    def _go_on(self) -> None:
        """What has happened to the ticket that it prints."""
        if self._prints_until is None or time.monotonic() < self._prints_until:
            return
        self._prints_until = None
        if self._fault is TicketFault.JAM:
            self._jammed = True
            return
        self._validated = True
        if self._fault is TicketFault.POWER_CUT:
            self._powered_up = True
            return
        self.tickets.append(self._ticket)
        self._dead = self._fault is TicketFault.DIES

    def _status(self) -> bytes:
        busy = self._prints_until is not None
        flags = (
            0x20 * busy + 0x04 * (self._fault is TicketFault.PAPER_OUT),
            0x10 * self._refused,
            0x08 * (self._fault is TicketFault.LEFT_IN_CHUTE and not busy),
            0x20 * self._jammed + 0x01 * (self._fault is TicketFault.PAPER_LOW),
            0x20 * self._validated + 0x10 * (not busy) + 0x01 * self._powered_up,
        )
        said = b"|".join(bytes([FLAG | flag]) for flag in flags)
        return b"*S|0|PAY-6.22B|" + said + b"|P9|*"
