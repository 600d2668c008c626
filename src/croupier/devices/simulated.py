"""A simulated wheel that speaks the same bytes as a real one, misfires included."""

import secrets
import time
from collections.abc import Iterator
from enum import StrEnum

from croupier.devices.memory import Remembered, WheelMemory, wheel_memory
from croupier.devices.ss2 import EVERY, SPINS, State, Status, Warn, spin_after, write_bare, write_status
from croupier.devices.wheel import WheelPlace

TRACK_SECONDS = 6.0
DROP_SECONDS = 5.0
SHOW_SECONDS = 6.0
_NOTHING_WRONG = Warn(0)


class Fault(StrEnum):
    """What the wheel can be told to do wrong. The reader cannot see the last three: the dealer must."""

    WITH_ROTATION = "with-rotation"
    BALL_NOT_DROPPED = "ball-not-dropped"
    BALL_OUT = "ball-out"
    MALFUNCTION = "malfunction"
    MISREAD = "misread"
    SHORT_SPIN = "short-spin"
    FOREIGN_OBJECT = "foreign-object"
    INTERFERENCE = "interference"


class SimulatedWheel:
    """Steps through a spin as time passes; `receive` gives the bytes a real wheel would send by now.

    With a memory it goes on where it was, its counter and a ball that ran meanwhile included; `now` is the
    moment, on the clock of later steps, at which it is watched again.
    """

    simulated = by_screen = True
    faults: frozenset[str] = frozenset(Fault)

    def __init__(
        self,
        order: tuple[str, ...],
        speed: float = 1.0,
        spin: int = SPINS,
        memory: WheelMemory | None = None,
        now: float = 0.0,
    ) -> None:
        self._order, self._spin, self._memory = order, spin, memory
        self.speed, self.look_every = speed, EVERY / speed
        self._win: str | None = None
        self._thrown: float | None = None
        self._fault: Fault | None = None
        self._number = ""
        self.sent = ""
        self._bare_sent = False
        was = memory.recall() if memory else None
        if was is None:
            self._keep(None)
        else:
            self._remember(was, now)

    def _remember(self, was: Remembered, now: float) -> None:
        """Go on where the file says; the bare number is sent again."""
        self._spin, self._win, self._number, self.sent = was.spin, was.win, was.number, was.sent
        self._fault = Fault(was.fault) if was.fault else None
        if was.thrown is not None:
            self._thrown = now - max(0.0, time.time() - was.thrown)

    def _keep(self, thrown: float | None) -> None:
        if self._memory:
            fault = str(self._fault) if self._fault else None
            self._memory.keep(Remembered(self._spin, self._win, thrown, fault, self._number, self.sent))

    @property
    def spin(self) -> int:
        return self._spin

    @property
    def running(self) -> bool:
        return self._thrown is not None

    @property
    def fault(self) -> Fault | None:
        return self._fault

    def take_out(self) -> None:
        """The dealer's hand takes the ball out: this spin gives no number."""
        if self.running:
            self._thrown, self._win = None, None
            self._keep(None)

    def throw(self, now: float, fault: str | None = None, sent: str = "") -> bool:
        """Throw the ball, unless it is running already."""
        if self.running:
            return False
        self._thrown, self._fault, self.sent = now, Fault(fault) if fault else None, sent
        self._spin = spin_after(self._spin)
        self._number = secrets.choice(self._order)
        self._bare_sent = False
        self._keep(time.time())
        return True

    def name(self, _spin: int, _sent: str) -> bool:
        """Always False: `throw` has named every ball."""
        return False

    def receive(self, now: float) -> bytes:
        return b"".join(self._frames(now))

    def _frames(self, now: float) -> Iterator[bytes]:
        if self._thrown is None:
            yield self._status(State.PLACE_BETS)
            return
        after = (now - self._thrown) * self.speed
        track = 1.5 if self._fault is Fault.SHORT_SPIN else TRACK_SECONDS
        if after < track:
            warn = Warn.WITH_ROTOR if self._fault is Fault.WITH_ROTATION else _NOTHING_WRONG
            yield self._status(State.BALL_IN_RIM, warn)
        elif self._fault in (Fault.BALL_NOT_DROPPED, Fault.BALL_OUT) and after < track + DROP_SECONDS + 6:
            yield self._status(State.NO_MORE_BETS, Warn.BALL_LOST)
        elif after < track + DROP_SECONDS:
            yield self._status(State.NO_MORE_BETS)
        elif after < track + DROP_SECONDS + SHOW_SECONDS and self._fault not in _NUMBERLESS:
            yield from self._winning()
        else:
            self._thrown = None
            self._win = None if self._fault in _UNREAD else self._number
            self._keep(None)
            yield self._status(State.PLACE_BETS)

    def _winning(self) -> Iterator[bytes]:
        if self._fault is Fault.MALFUNCTION:
            yield self._status(State.CLOSED, Warn.COMPONENT)
            return
        self._win = self._number
        if not self._bare_sent:
            self._bare_sent = True
            yield write_bare("" if self._fault is Fault.MISREAD else self._number)
        yield self._status(State.WINNING_NUMBER)

    def _status(self, state: State, warn: Warn = _NOTHING_WRONG) -> bytes:
        """Each spin turns a little faster or slower than the last, and the other way, as hands send it."""
        speed, clockwise = 155 + self._spin * 7 % 21, self._spin % 2 == 0
        return write_status(Status(state, self._spin, self._win, warn, speed, clockwise=clockwise))


_NUMBERLESS = (Fault.WITH_ROTATION, Fault.BALL_NOT_DROPPED, Fault.BALL_OUT)
_UNREAD = (*_NUMBERLESS, Fault.MALFUNCTION, Fault.MISREAD)


def simulated_wheel(place: WheelPlace, _address: str) -> SimulatedWheel:
    memory = wheel_memory(place.folder, place.table)
    return SimulatedWheel(place.order, place.speed, place.spin, memory, place.now)
