"""A simulated wheel at the end of a line of its own: it answers orders and says how it stands.

`croupier wheel` runs it as a program, tests beside the floor; whoever listens opens `path` like the line of a
real wheel.
"""

from collections.abc import Callable
from pathlib import Path

from croupier.devices.line_faults import FaultyLine
from croupier.devices.pseudo_terminal import PseudoTerminal
from croupier.devices.simulated import SimulatedWheel
from croupier.devices.ss2 import BUSY, EVERY, NO, OK, Answer, write_answer

SETTINGS = "hnsmz"
_LONGEST = 64


class WheelOnLine:
    """`armed` is what the next ball will show wrong, by whatever order it is thrown."""

    def __init__(self, wheel: SimulatedWheel, line: FaultyLine, link: Path | None = None) -> None:
        self.wheel, self.line, self._link = wheel, line, link
        self._terminal: PseudoTerminal | None = PseudoTerminal(link)
        self.armed: str | None = None
        self.mode: str | None = None
        self.settings: list[str] = []
        self.orders: list[str] = []
        self._received = b""
        self._next = 0.0

    @property
    def path(self) -> str:
        """Where a listener connects; empty while the cable is pulled."""
        return self._terminal.path if self._terminal else ""

    @property
    def file(self) -> int | None:
        """What to wait on for orders; None while the cable is pulled."""
        return self._terminal.file if self._terminal else None

    def step(self, now: float) -> float:
        """Do what is due. Returns the moment at which something is due again."""
        if self._terminal:
            self._received += self._terminal.receive()
        *orders, self._received = self._received[-_LONGEST:].split(b"\r\n")
        for order in orders:
            self._obey(order.decode("ascii", "replace"), now)
        if now >= self._next:
            self._next = now + EVERY / self.wheel.speed
            self._send(self.line.pass_on(self.wheel.receive(now)))
        return self._next

    def throw(self, now: float) -> bool:
        thrown = self.wheel.throw(now, self.armed)
        if thrown:
            self.armed, self._next = None, now
        return thrown

    def pull(self) -> None:
        """The cable is pulled: the wheel goes on, and nobody hears it."""
        if self._terminal:
            self._terminal.close()
            self._terminal = None

    def put_back(self) -> None:
        if self._terminal is None:
            self._terminal, self._received = PseudoTerminal(self._link), b""

    def _send(self, raw: bytes) -> None:
        if self._terminal and raw:
            self._terminal.send(raw)

    def _obey(self, order: str, now: float) -> None:
        if order == "*X":
            self._send(self.line.pass_on(self.wheel.receive(now)))
            return
        self.orders.append(order)
        letter = order[1:2] if order.startswith("*") else ""
        self._send(write_answer(Answer(letter, self._done(order[1:], now))))

    def _done(self, order: str, now: float) -> str:
        """Carry it out. Returns the word of the answer."""
        letter, _, rest = order.partition(" ")
        match letter:
            case "u" if rest == "1":
                return OK if self.throw(now) else NO if self.wheel.closed else BUSY
            case "R":
                self.wheel.take_out()
                return OK
            case "P" if rest in ("0", "1"):
                return self._when_idle(lambda: setattr(self.wheel, "closed", rest == "0"))
            case "F":
                return self._when_idle(lambda: None)
            case "o" if rest.isdigit():
                return self._when_idle(lambda: setattr(self, "mode", rest))
            case "T" if rest and rest[0] in SETTINGS:
                return self._when_idle(lambda: self.settings.append(rest))
            case _:
                return NO

    def _when_idle(self, act: Callable[[], object]) -> str:
        if self.wheel.running:
            return BUSY
        act()
        return OK
