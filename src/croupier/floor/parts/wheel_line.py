"""The line to a wheel: its bytes become statuses, and what its reader sees in them waits to be told."""

from typing import NamedTuple

from croupier.devices.reader import Reader, Report, Seen
from croupier.devices.ss2 import Scanner, State, Status, spin_before
from croupier.devices.standing import Standing
from croupier.devices.wheel import Wheel

_STILL = (State.BEFORE_GAME, State.PLACE_BETS)
_RUNS = (Seen.TRACK, Seen.NO_MORE_BETS)


class Sighting(NamedTuple):
    """What the reader saw, and what had sent that ball."""

    report: Report
    sent: str


class WheelLine:
    def __init__(self, wheel: Wheel) -> None:
        self._wheel = wheel
        self._scanner, self._reader = Scanner(), Reader(wheel.speed)
        self._status: Status | None = None
        self.sightings: list[Sighting] = []

    def look(self, now: float, naming: str = "") -> bool:
        """Hear what was sent by now; True if a ball that a hand threw took this name."""
        named = False
        for frame in self._scanner.feed(self._wheel.receive(now)):
            self._status = frame if isinstance(frame, Status) else self._status
            for report in self._reader.see(frame, now):
                named |= report.seen in _RUNS and self._wheel.name(report.spin, naming)
                self.sightings.append(Sighting(report, self._wheel.sent))
        return named

    @property
    def status(self) -> Status:
        """The last one; a wheel that was made has sent one."""
        assert self._status is not None  # noqa: S101 - the port promises it
        return self._status

    @property
    def spin(self) -> int:
        """What its counter stands at."""
        return self.status.spin

    @property
    def running(self) -> bool:
        """Whether a ball runs."""
        return self.status.state not in _STILL

    def outcome(self) -> Report:
        """What a reader would have reported of the last ball, had anyone listened."""
        if self.status.win is not None:
            return Report(Seen.NUMBER, self.spin, self.status.win)
        return Report(Seen.FAULT, self.spin, fault=self._wheel.fault)

    def standing(self) -> Standing:
        """What the wheel says of itself."""
        number = None if self.running else self.status.win
        return Standing(self.spin, spin_before(self.spin), self.running, number, self._wheel.sent)
