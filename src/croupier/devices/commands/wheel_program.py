"""The simulated wheel as a program: it speaks over a pseudo-terminal, and keys make it go wrong."""

import os
import select
import signal
import sys
import termios
import time
import tty
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import SystemRandom

import msgspec

from croupier.base.refusal import Reason, refuse
from croupier.devices.line_faults import FaultyLine, LineFault
from croupier.devices.simulated import REAL, Fault, SimulatedWheel
from croupier.devices.wheel_on_line import WheelOnLine
from croupier.games.roulette.wheel import WheelKind
from croupier.games.roulette.wheel import wheel as rotor

FAULT_KEYS = {
    "r": Fault.WITH_ROTATION,
    "n": Fault.BALL_NOT_DROPPED,
    "o": Fault.BALL_OUT,
    "c": Fault.MALFUNCTION,
    "m": Fault.MISREAD,
    "f": Fault.FAILED_LAUNCH,
    "s": Fault.SHORT_SPIN,
}
LINE_KEYS = dict(zip("123456", LineFault, strict=True))
HELP = (
    "t throws a ball, x takes it out, p pulls the cable or puts it back, q ends, ? lists the keys for faults"
)
_MISFIRES = (
    Fault.WITH_ROTATION,
    Fault.BALL_NOT_DROPPED,
    Fault.MALFUNCTION,
    Fault.MISREAD,
    Fault.FAILED_LAUNCH,
)


class Program(msgspec.Struct, frozen=True):
    """`every`, `misfires` and `bad_cable` are 0 for a wheel that does nothing by itself."""

    kind: WheelKind
    spin: int
    speed: float
    every: float
    misfires: float
    bad_cable: float
    bare_line: bool
    link: Path | None


def run_program(program: Program, seconds: float) -> None:
    """Until q, Ctrl-C or SIGTERM, or for so many seconds."""
    running = _RunningWheel(program)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with suppress(KeyboardInterrupt), _keys() as keys:
            running.run(keys, seconds)
    finally:
        running.on_line.pull()


class _RunningWheel:
    def __init__(self, program: Program) -> None:
        self._program, self._chance = program, SystemRandom()
        wheel = SimulatedWheel(
            rotor(program.kind).order, program.speed, program.spin, pace=REAL, bare_line=program.bare_line
        )
        try:
            self.on_line = WheelOnLine(wheel, FaultyLine(self._chance, program.bad_cable), program.link)
        except OSError as error:
            why = (error.strerror or "").lower()
            refuse(Reason.UNREADABLE, f"the link {program.link} cannot be made: {why}")
        self._since = time.monotonic()
        self._ran = False
        self._heard = 0

    def run(self, keys: int | None, seconds: float) -> None:
        path = self._program.link or self.on_line.path
        _say(f"A simulated wheel speaks at {path}")
        _say(f'A table hears it with: wheel = "serial:{path}"')
        _say(HELP)
        until = time.monotonic() + seconds if seconds else None
        while until is None or time.monotonic() < until:
            due = self.on_line.step(time.monotonic())
            self._tell()
            self._throw_if_due(time.monotonic())
            wait = max(0.0, min(due - time.monotonic(), 0.5))
            ready, _, _ = select.select(
                [one for one in (keys, self.on_line.file) if one is not None], [], [], wait
            )
            if keys in ready and not self._pressed(keys):
                keys = None  # nobody will press a key any more: it goes on by itself

    def _tell(self) -> None:
        """A ball that has come to rest, and orders that were obeyed."""
        wheel = self.on_line.wheel
        for order in self.on_line.orders[self._heard :]:
            _say(f"order {order}")
        self._heard = len(self.on_line.orders)
        if wheel.running is not self._ran:
            self._ran = wheel.running
            self._since = time.monotonic()
            fault = f" ({wheel.fault})" if wheel.fault else ""
            _say(
                f"spin {wheel.spin}{fault}"
                + (" runs" if wheel.running else f": {wheel.lies_in or 'no number'}")
            )

    def _throw_if_due(self, now: float) -> None:
        idle = self._program.every and not self.on_line.wheel.running and not self.on_line.wheel.closed
        if idle and (now - self._since) * self._program.speed >= self._program.every:
            self._throw(now)

    def _throw(self, now: float) -> None:
        if self.on_line.armed is None and self._chance.random() * 100 < self._program.misfires:
            self.on_line.armed = self._chance.choice(_MISFIRES)
        if not self.on_line.throw(now):
            _say("no ball is thrown: one runs, or the wheel is closed")

    def _pressed(self, keys: int) -> bool:
        """False once there is nothing more to read."""
        pressed = os.read(keys, 64).decode("ascii", "replace")
        for key in pressed:
            self._press(key)
        return bool(pressed)

    def _press(self, key: str) -> None:
        match key:
            case "t" | " ":
                self._throw(time.monotonic())
            case "x":
                self.on_line.wheel.take_out()
            case "p":
                self._pull()
            case "q":
                raise KeyboardInterrupt
            case "?":
                _list_keys()
            case _ if key in FAULT_KEYS:
                self.on_line.armed = FAULT_KEYS[key]
                _say(f"the next ball: {FAULT_KEYS[key]}")
            case _ if key in LINE_KEYS:
                self.on_line.line.arm(LINE_KEYS[key])
                _say(f"the next frame: {LINE_KEYS[key]}")
            case _:
                pass

    def _pull(self) -> None:
        if self.on_line.path:
            self.on_line.pull()
            _say("the cable is pulled")
        else:
            self.on_line.put_back()
            _say(f"the cable is back: {self._program.link or self.on_line.path}")


def _say(line: str) -> None:
    """At once and unbroken, also where the output goes to a file."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _list_keys() -> None:
    _say(HELP)
    _say("the next ball goes wrong: " + ", ".join(f"{key} {fault}" for key, fault in FAULT_KEYS.items()))
    _say("the next frame is hurt: " + ", ".join(f"{key} {fault}" for key, fault in LINE_KEYS.items()))


@contextmanager
def _keys() -> Iterator[int | None]:
    """Standard input, a key at a time where it is a terminal; None where there is none."""
    try:
        keys = sys.stdin.fileno()
    except (AttributeError, OSError, ValueError):
        yield None
        return
    if not os.isatty(keys):
        yield keys
        return
    before = termios.tcgetattr(keys)
    tty.setcbreak(keys)
    try:
        yield keys
    finally:
        termios.tcsetattr(keys, termios.TCSADRAIN, before)
