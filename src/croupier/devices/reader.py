"""A wheel reader's judgement of its frames: what a cautious eye would report, and nothing sooner.

A number counts only when its bare line and several state-5 frames of a new spin agree. A lost ball counts
after five seconds, a failed launch after three, on a monotonic clock and divided by the wheel's speed. A
status that does not follow from the one before, by its spin counter, counts once a second one agrees.
"""

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from croupier.devices.belief import RUNNING, WAITING, Belief
from croupier.devices.ss2 import Bare, Frame, State, Status, Warn

AGREEING = 2
AGREEING_ALONE = 3
"""State-5 frames that a number needs, with its bare line and without."""
LOST_AFTER = 5.0
LAUNCH_AFTER = 3.0


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
    """`bare_line` is False for a wheel that is set to send no bare number: its frames alone then agree."""

    def __init__(self, speed: float = 1.0, *, bare_line: bool = True) -> None:
        self._speed, self._bare_line = speed, bare_line
        self._belief = Belief()
        self._since = 0.0
        self._bare: str | None = None
        self._agreed: dict[str, int] = {}
        self._reported = False
        self._read: int | None = None

    @property
    def status(self) -> Status | None:
        """The last one that was believed."""
        return self._belief.status

    def see(self, frame: Frame, now: float) -> Iterator[Report]:
        if isinstance(frame, Bare):
            self._bare = frame.number
        elif isinstance(frame, Status):
            before = self.status
            for status in self._belief.believed(frame):
                yield from self._follow(before, status, now)
                before = status

    def _follow(self, before: Status | None, status: Status, now: float) -> Iterator[Report]:
        if before and not self._reported and _ends_unread(before, status):
            self._reported = True
            yield Report(Seen.FAULT, before.spin, fault="malfunction")
        if before is None or status.state is not before.state or _is_another(before, status):
            yield from self._enter(before, status, now)
        if not self._reported:
            yield from self._judge(status, now)

    def _enter(self, before: Status | None, status: Status, now: float) -> Iterator[Report]:
        self._since = now
        if status.state is State.BALL_IN_RIM:
            self._expect_number(status.spin)
            yield Report(Seen.TRACK, status.spin)
        elif status.state is State.NO_MORE_BETS:
            if before and (before.state in WAITING or _is_another(before, status)):
                self._expect_number(status.spin)  # the frames of the ball in the rim were lost
            yield Report(Seen.NO_MORE_BETS, status.spin)
        elif status.state in WAITING:
            self._reported = True
            yield Report(Seen.READY, status.spin)

    def _expect_number(self, spin: int) -> None:
        """A spin that was read is not read again, though a line repeat all of it."""
        self._bare, self._agreed, self._reported = None, {}, spin == self._read

    def _judge(self, status: Status, now: float) -> Iterator[Report]:
        if status.state is State.WINNING_NUMBER and status.win is not None:
            self._agreed[status.win] = self._agreed.get(status.win, 0) + 1
            if self._agrees(status.win):
                self._reported, self._read = True, status.spin
                yield Report(Seen.NUMBER, status.spin, status.win, None, status.speed, status.clockwise)
                return
        if fault := _fault(status, (now - self._since) * self._speed):
            self._reported = True
            yield Report(Seen.FAULT, status.spin, fault=fault)

    def _agrees(self, number: str) -> bool:
        """Several frames and the bare line say this number; where none is sent, more frames do."""
        if self._bare is None and not self._bare_line:
            return self._agreed[number] >= AGREEING_ALONE
        return self._agreed[number] >= AGREEING and self._bare == number


def _is_another(before: Status, status: Status) -> bool:
    """A ball that was taken out and thrown again between two frames leaves only its counter to tell."""
    return status.spin != before.spin and status.state in RUNNING


def _ends_unread(before: Status, status: Status) -> bool:
    """The ball that was to be read runs no more, or the counter has gone on to another."""
    rested = before.state in (State.NO_MORE_BETS, State.WINNING_NUMBER) and status.state in WAITING
    return rested or (status.spin != before.spin and status.state not in RUNNING)


def _fault(status: Status, after: float) -> str | None:
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
