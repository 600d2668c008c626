"""A simulated wheel that speaks the same bytes as a real one, misfires included."""

import secrets
from collections.abc import Iterator
from enum import StrEnum

from croupier.devices.ss2 import State, Status, Warn, write_bare, write_status

TRACK_SECONDS = 6.0
DROP_SECONDS = 5.0
SHOW_SECONDS = 6.0
_NOTHING_WRONG = Warn(0)
EVERY = 0.5
"""Seconds between status frames, at speed 1."""


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
    """Steps through a spin as time passes; `step` gives the bytes a real wheel would send by now."""

    def __init__(self, order: tuple[str, ...], speed: float = 1.0, spin: int = 256) -> None:
        self._order, self._speed, self._spin = order, speed, spin
        self._win: str | None = None
        self._thrown: float | None = None
        self._fault: Fault | None = None
        self._number = ""
        self._bare_sent = False

    @property
    def running(self) -> bool:
        return self._thrown is not None

    def throw(self, now: float, fault: Fault | None = None) -> bool:
        """Throw the ball, unless it is running already."""
        if self.running:
            return False
        self._thrown, self._fault = now, fault
        self._spin = self._spin % 256 + 1
        self._number = secrets.choice(self._order)
        self._bare_sent = False
        return True

    def step(self, now: float) -> bytes:
        return b"".join(self._frames(now))

    def _frames(self, now: float) -> Iterator[bytes]:
        if self._thrown is None:
            yield self._status(State.PLACE_BETS)
            return
        after = (now - self._thrown) * self._speed
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
        return write_status(Status(state, self._spin, self._win, warn, 165, clockwise=False))


_NUMBERLESS = (Fault.WITH_ROTATION, Fault.BALL_NOT_DROPPED, Fault.BALL_OUT)
