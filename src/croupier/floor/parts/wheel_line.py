"""The line to a wheel: its bytes become statuses, and what its reader sees in them waits to be told."""

from typing import NamedTuple

from croupier.devices.reader import AGREEING, Reader, Report, Seen
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
    """`lost` until a wheel that fell silent has said twice how it stands; `returned` is then set, once."""

    def __init__(self, wheel: Wheel) -> None:
        self._wheel = wheel
        self._scanner, self._reader = Scanner(), Reader(wheel.speed, bare_line=wheel.bare_line)
        self.lost = self.returned = False
        self._heard = 0
        self.sightings: list[Sighting] = []

    def look(self, now: float, naming: str = "") -> bool:
        """Hear what was sent by now; True if a ball that a hand threw took this name."""
        named = False
        for frame in self._scanner.feed(self._wheel.receive(now)):
            self._heard += isinstance(frame, Status)
            for report in self._reader.see(frame, now):
                mine = report.seen in _RUNS and not self.lost
                named |= mine and self._wheel.name(report.spin, naming)
                self.sightings.append(Sighting(report, self._wheel.sent))
        self._mind_loss()
        return named

    def _mind_loss(self) -> None:
        if self._wheel.lost:
            self.lost, self._heard = True, 0
        elif self.lost and self._heard >= AGREEING:
            self.lost, self.returned = False, True
            if not self.running:  # how its ball ended is judged by where the wheel stands
                self.sightings = [one for one in self.sightings if one.report.seen is not Seen.FAULT]

    @property
    def status(self) -> Status:
        """The last one; a wheel that was made has sent one."""
        assert self._reader.status is not None  # noqa: S101 - the port promises it
        return self._reader.status

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
        if (number := self._wheel.lies_in) is not None:
            return Report(Seen.NUMBER, self.spin, number)
        return Report(Seen.FAULT, self.spin, fault=self._wheel.fault)

    def standing(self) -> Standing:
        """What the wheel says of itself."""
        number = None if self.running else self._wheel.lies_in
        return Standing(self.spin, spin_before(self.spin), self.running, number, self._wheel.sent)
