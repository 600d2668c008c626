"""What every roulette wheel must do, whichever end it is: the one contract that tables rely on."""

from collections.abc import Callable
from pathlib import Path

import pytest

from croupier.base.names import TableId
from croupier.devices.reader import Reader, Report, Seen
from croupier.devices.simulated import simulated_wheel
from croupier.devices.ss2 import Scanner, Status
from croupier.devices.wheel import Wheel, WheelPlace
from tests.devices.scripted_wheel import ScriptedWheel

ORDER = ("0", "28", "9", "17")


def place(folder: Path | None = None) -> WheelPlace:
    return WheelPlace(table=TableId("T1"), order=ORDER, folder=folder, speed=50.0, spin=41, now=0.0)


class Watched:
    """A wheel, and everything that its reader saw up to now."""

    def __init__(self, wheel: Wheel) -> None:
        self.wheel, self.now = wheel, 0.0
        self._scanner, self._reader = Scanner(), Reader(wheel.speed)
        self.statuses: list[Status] = []
        self.reports: list[Report] = []

    def look(self) -> None:
        for frame in self._scanner.feed(self.wheel.receive(self.now)):
            self.statuses += [frame] if isinstance(frame, Status) else []
            self.reports += self._reader.see(frame, self.now)

    def run(self) -> list[Seen]:
        """Long enough for a whole spin."""
        seen = len(self.reports)
        for _ in range(60):
            self.now += self.wheel.look_every
            self.look()
        return [one.seen for one in self.reports[seen:]]


def by_hand(place: WheelPlace) -> Wheel:
    return ScriptedWheel(place, "/dev/a-line")


def launched(place: WheelPlace) -> Wheel:
    return ScriptedWheel(place, "", launches=True)


def simulated(place: WheelPlace) -> Wheel:
    return simulated_wheel(place, "")


Made = Callable[[WheelPlace], Wheel]
EVERY_END = pytest.mark.parametrize("make", [simulated, by_hand, launched])
THROWN = pytest.mark.parametrize("make", [simulated, launched])


@EVERY_END
def test_a_wheel_that_was_made_has_been_heard(make: Made, tmp_path: Path) -> None:
    watched = Watched(make(place(tmp_path)))
    watched.look()
    assert [one.spin for one in watched.statuses] == [41]
    assert watched.wheel.sent == ""
    assert watched.wheel.speed > 0 < watched.wheel.look_every


@EVERY_END
def test_only_a_simulated_wheel_goes_wrong_when_told_to(make: Made) -> None:
    wheel = make(place())
    assert bool(wheel.faults) is wheel.simulated
    assert wheel.fault is None


@THROWN
def test_a_ball_is_thrown_once_counted_and_read(make: Made, tmp_path: Path) -> None:
    watched = Watched(make(place(tmp_path)))
    watched.look()
    assert watched.wheel.throw(watched.now, None, "3")
    assert not watched.wheel.throw(watched.now, None, "4")
    assert watched.wheel.sent == "3"
    assert watched.run()[-1] is Seen.READY
    assert list(dict.fromkeys(one.spin for one in watched.statuses)) == [41, 42]
    numbers = [one.number for one in watched.reports if one.seen is Seen.NUMBER]
    assert len(numbers) == 1
    assert numbers[0] in ORDER


@THROWN
def test_a_ball_that_was_thrown_keeps_its_name(make: Made) -> None:
    watched = Watched(make(place()))
    watched.look()
    watched.wheel.throw(watched.now, None, "3")
    assert not watched.wheel.name(42, "4")
    assert watched.wheel.sent == "3"


def test_a_ball_that_only_a_hand_can_throw_is_named_once() -> None:
    wheel = ScriptedWheel(place(), "")
    watched = Watched(wheel)
    watched.look()
    assert not wheel.throw(0.0, sent="3")
    assert watched.run() == []
    wheel.play("17")
    assert wheel.name(42, "3")
    assert not wheel.name(42, "4")
    assert wheel.sent == "3"
    assert watched.run() == [Seen.TRACK, Seen.NO_MORE_BETS, Seen.NUMBER, Seen.READY]


@EVERY_END
def test_taking_out_a_ball_that_does_not_run_changes_nothing(make: Made) -> None:
    watched = Watched(make(place()))
    watched.look()
    watched.wheel.take_out()
    assert watched.run() == []
    assert {one.spin for one in watched.statuses} == {41}
