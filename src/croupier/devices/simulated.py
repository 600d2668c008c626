"""A simulated wheel that speaks the same bytes as a real one, misfires included."""

import secrets
import time
from collections.abc import Callable, Iterator
from enum import StrEnum

import msgspec

from croupier.devices.memory import Remembered, WheelMemory, wheel_memory
from croupier.devices.ss2 import EVERY, SPINS, State, Status, Warn, spin_after, write_bare, write_status
from croupier.devices.wheel import WheelPlace

_NOTHING_WRONG = Warn(0)


class Pace(msgspec.Struct, frozen=True):
    """Seconds that the ball spends in the rim, that no bet is taken, and that its number is shown."""

    track: float
    drop: float
    show: float


SHORT_TRACK = 1.5
BRISK = Pace(6.0, 5.0, 6.0)
"""For demonstrations, where nobody likes to wait."""
REAL = Pace(4.0, 26.0, 5.0)
"""The medians of a real wheel."""


class Fault(StrEnum):
    """What the wheel can be told to do wrong. The reader cannot see the last three: the dealer must."""

    WITH_ROTATION = "with-rotation"
    BALL_NOT_DROPPED = "ball-not-dropped"
    BALL_OUT = "ball-out"
    MALFUNCTION = "malfunction"
    MISREAD = "misread"
    FAILED_LAUNCH = "failed-launch"
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
    lost, refusal = False, None

    def __init__(
        self,
        order: tuple[str, ...],
        speed: float = 1.0,
        spin: int = SPINS,
        memory: WheelMemory | None = None,
        now: float = 0.0,
        *,
        pace: Pace = BRISK,
        bare_line: bool = True,
        choose: Callable[[tuple[str, ...]], str] | None = None,
    ) -> None:
        self._order, self._spin, self._memory = order, spin, memory
        self.pace, self.bare_line, self._choose = pace, bare_line, choose
        self.speed, self.look_every = speed, EVERY / speed
        self.closed = False
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

    @property
    def lies_in(self) -> str | None:
        """None while a ball runs, and where the last one was taken out or not read."""
        return None if self.running or self._fault in _UNREAD else self._number or None

    def troubles(self) -> list[str]:
        """None: what goes wrong here is told by its bytes."""
        return []

    def close(self) -> None:
        """It holds no line."""

    def take_out(self) -> None:
        """The dealer's hand takes the ball out: this spin gives no number."""
        if self.running:
            self._thrown, self._number = None, ""
            self._keep(None)

    def throw(self, now: float, fault: str | None = None, sent: str = "") -> bool:
        """Throw the ball, unless it is running already or the wheel is closed."""
        if self.running or self.closed:
            return False
        self._thrown, self._fault, self.sent = now, Fault(fault) if fault else None, sent
        self._spin = spin_after(self._spin)
        self._number = (self._choose or secrets.choice)(self._order)
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
            yield self._status(State.CLOSED if self.closed else State.PLACE_BETS)
            return
        after = (now - self._thrown) * self.speed
        track = SHORT_TRACK if self._fault is Fault.SHORT_SPIN else self.pace.track
        dropped = track + self.pace.drop
        if after < track:
            yield self._status(State.BALL_IN_RIM, _IN_RIM.get(self._fault, _NOTHING_WRONG))
        elif self._fault in (Fault.BALL_NOT_DROPPED, Fault.BALL_OUT) and after < dropped + 6:
            yield self._status(State.NO_MORE_BETS, Warn.BALL_LOST)
        elif after < dropped and self._fault is not Fault.FAILED_LAUNCH:
            yield self._status(State.NO_MORE_BETS)
        elif after < dropped + self.pace.show and self._fault not in _NUMBERLESS:
            yield from self._winning()
        else:
            self._thrown = None
            self._win = self._win if self._fault in _UNREAD else self._number
            self._keep(None)
            yield self._status(State.PLACE_BETS)

    def _winning(self) -> Iterator[bytes]:
        if self._fault is Fault.MALFUNCTION:
            yield self._status(State.CLOSED, Warn.COMPONENT)
            return
        self._win = self._number
        if not self._bare_sent and self.bare_line:
            self._bare_sent = True
            yield write_bare("" if self._fault is Fault.MISREAD else self._number)
        yield self._status(State.WINNING_NUMBER)

    def _status(self, state: State, warn: Warn = _NOTHING_WRONG) -> bytes:
        """Each spin turns a little faster or slower than the last, and the other way, as hands send it."""
        speed, clockwise = 155 + self._spin * 7 % 21, self._spin % 2 == 0
        return write_status(Status(state, self._spin, self._win, warn, speed, clockwise=clockwise))


_IN_RIM: dict[Fault | None, Warn] = {
    Fault.WITH_ROTATION: Warn.WITH_ROTOR,
    Fault.FAILED_LAUNCH: Warn.FAILED_LAUNCH,
}
_NUMBERLESS = (Fault.WITH_ROTATION, Fault.BALL_NOT_DROPPED, Fault.BALL_OUT, Fault.FAILED_LAUNCH)
_UNREAD = (*_NUMBERLESS, Fault.MALFUNCTION, Fault.MISREAD)


def simulated_wheel(place: WheelPlace, _address: str) -> SimulatedWheel:
    memory = wheel_memory(place.folder, place.table)
    return SimulatedWheel(place.order, place.speed, place.spin, memory, place.now)
