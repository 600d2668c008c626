"""The ball as screens draw it: in the track, dropping for as long as an eye needs, at rest in its pocket."""

from collections.abc import Callable
from time import monotonic

import msgspec

from croupier.devices.reader import Report, Seen
from croupier.devices.standing import Standing
from croupier.floor.parts.views import Ball, BallState

DROP_SECONDS = 2.5
"""How long the ball takes to fall, bounce and rest, to the eye."""


class DrawnBall:
    """`moved` is called whenever screens must draw it anew."""

    def __init__(self, standing: Standing, speed: float, moved: Callable[[], None]) -> None:
        resting = standing.number is not None
        self._ball = Ball("rest", standing.spin, standing.number) if resting else Ball("idle", 0, None)
        self._speed, self._moved = speed, moved
        self._rests = 0.0
        self._out = False

    def take_out(self) -> None:
        """Its spin is called off: wherever it lay or comes to lie, none is drawn until the next one runs."""
        self._out, self._rests = True, 0.0
        self._show("idle", self._ball.spin, None)

    def follow(self, report: Report, lying: str | None) -> None:
        """`lying` is the number the wheel says the ball lies in: it may have rested while no one watched."""
        if self._out and report.seen is not Seen.TRACK:
            return
        match report.seen:
            case Seen.TRACK:
                self._out = False
                self._show("track", report.spin, None)
            case Seen.NUMBER:
                self._rests = monotonic() + DROP_SECONDS / self._speed
                self._show("dropping", report.spin, report.number)
            case Seen.FAULT:
                self._show("idle", report.spin, None)
            case Seen.READY:
                self._show("rest" if lying else "idle", report.spin, lying)
            case Seen.NO_MORE_BETS:
                pass  # it is drawn in the track until it drops

    def view(self) -> Ball:
        dropping = self._ball.state == "dropping"
        left = max(0, int((self._rests - monotonic()) * 1000)) if dropping else 0
        return msgspec.structs.replace(self._ball, left_ms=left)

    def settle(self) -> None:
        """Once, when the ball has come to rest to the eye."""
        if self._rests and monotonic() >= self._rests:
            self._rests = 0.0
            self._moved()

    def _show(self, state: BallState, spin: int, number: str | None) -> None:
        self._ball = Ball(state, spin, number)
        self._moved()
