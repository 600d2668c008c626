"""A wheel reader's judgement of its frames: what a cautious eye would report, and nothing sooner.

A number counts only when its bare line and several state-5 frames of a new spin agree. A lost ball counts
after five seconds, a failed launch after three, on a monotonic clock and divided by the wheel's speed.
"""

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from croupier.devices.ss2 import Bare, Frame, State, Status, Warn

AGREEING = 2
LOST_AFTER = 5.0
LAUNCH_AFTER = 3.0
_WAITING = (State.BEFORE_GAME, State.PLACE_BETS)
_RUNNING = (State.BALL_IN_RIM, State.NO_MORE_BETS)


class Seen(StrEnum):
    TRACK = "track"
    NO_MORE_BETS = "no-more-bets"
    NUMBER = "number"
    FAULT = "fault"
    READY = "ready"


class Report(msgspec.Struct, frozen=True):
    """A number comes with the rotor's speed then, in tenths of a turn a minute, and its direction."""

    seen: Seen
    spin: int
    number: str | None = None
    fault: str | None = None
    speed: int | None = None
    clockwise: bool | None = None


class Reader:
    def __init__(self, speed: float = 1.0) -> None:
        self._speed = speed
        self._state: State | None = None
        self._spin = 0
        self._since = 0.0
        self._bare: str | None = None
        self._agreed: dict[str, int] = {}
        self._reported = False

    def see(self, frame: Frame, now: float) -> Iterator[Report]:
        if isinstance(frame, Bare):
            self._bare = frame.number
            return
        if frame.state is not self._state or self._is_another(frame):
            yield from self._enter(frame, now)
        if not self._reported:
            yield from self._judge(frame, now)

    def _is_another(self, status: Status) -> bool:
        """A ball that was taken out and thrown again between two frames leaves only its counter to tell."""
        return status.spin != self._spin and status.state in _RUNNING

    def _enter(self, status: Status, now: float) -> Iterator[Report]:
        fresh = self._state in _WAITING or self._is_another(status)
        self._state, self._spin, self._since = status.state, status.spin, now
        if status.state is State.BALL_IN_RIM:
            self._expect_number()
            yield Report(Seen.TRACK, status.spin)
        elif status.state is State.NO_MORE_BETS:
            if fresh:  # the frames of the ball in the rim were lost
                self._expect_number()
            yield Report(Seen.NO_MORE_BETS, status.spin)
        elif status.state in _WAITING:
            self._reported = True
            yield Report(Seen.READY, status.spin)

    def _expect_number(self) -> None:
        self._bare, self._agreed, self._reported = None, {}, False

    def _judge(self, status: Status, now: float) -> Iterator[Report]:
        after = (now - self._since) * self._speed
        if fault := self._fault(status, after):
            self._reported = True
            yield Report(Seen.FAULT, status.spin, fault=fault)
        elif status.state is State.WINNING_NUMBER and status.win is not None:
            self._agreed[status.win] = self._agreed.get(status.win, 0) + 1
            if self._agreed[status.win] >= AGREEING and status.win == self._bare:
                self._reported = True
                yield Report(Seen.NUMBER, status.spin, status.win, None, status.speed, status.clockwise)

    def _fault(self, status: Status, after: float) -> str | None:
        if status.state is State.CLOSED:
            return "malfunction"
        if status.state is State.BALL_IN_RIM and Warn.WITH_ROTOR in status.warn:
            return "with-rotation"
        if status.state is State.BALL_IN_RIM and Warn.FAILED_LAUNCH in status.warn and after >= LAUNCH_AFTER:
            return "malfunction"
        if status.state is State.NO_MORE_BETS and Warn.BALL_LOST in status.warn and after >= LOST_AFTER:
            return "ball-not-dropped"
        if status.state is State.WINNING_NUMBER and after >= LOST_AFTER:
            return "malfunction"
        return None
