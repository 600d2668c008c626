"""What every roulette wheel must do, whichever end it is: the one contract that tables rely on."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from time import sleep

import msgspec
import pytest

from croupier.base.names import TableId
from croupier.devices.reader import Reader, Report, Seen
from croupier.devices.serial_wheel import SerialWheel
from croupier.devices.simulated import simulated_wheel
from croupier.devices.ss2 import Scanner, Status
from croupier.devices.wheel import Wheel, WheelPlace
from tests.devices.scripted_wheel import ScriptedWheel
from tests.devices.wheel_on_pty import WheelOnPty

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
            if isinstance(self.wheel, SerialWheel):
                sleep(self.wheel.look_every)  # what is at the other end runs by itself
            self.look()
        return [one.seen for one in self.reports[seen:]]


Made = Callable[[WheelPlace], Wheel]


class AllEnds:
    """The ends of the port by name. Those on a line have a wheel at its other end."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self._folder, self._stack = folder, stack

    def simulated(self, place: WheelPlace) -> Wheel:
        return simulated_wheel(place, "")

    def scripted_hand(self, place: WheelPlace) -> Wheel:
        return ScriptedWheel(place, "/dev/a-line")

    def scripted_launcher(self, place: WheelPlace) -> Wheel:
        return ScriptedWheel(place, "", launches=True)

    def serial_hand(self, place: WheelPlace) -> Wheel:
        other = self._stack.enter_context(WheelOnPty(ORDER, self._folder / "line", place.speed, place.spin))
        wheel = SerialWheel(place, str(other.link))
        self._stack.callback(wheel.close)
        return wheel

    def serial_launcher(self, place: WheelPlace) -> Wheel:
        return self.serial_hand(msgspec.structs.replace(place, launches=True))


@pytest.fixture
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Made]:
    with ExitStack() as stack:
        yield getattr(AllEnds(tmp_path, stack), request.param)


LAUNCHERS = ("simulated", "scripted_launcher", "serial_launcher")
EVERY_END = pytest.mark.parametrize("make", [*LAUNCHERS, "scripted_hand", "serial_hand"], indirect=True)
THROWN = pytest.mark.parametrize("make", LAUNCHERS, indirect=True)


@EVERY_END
def test_a_wheel_that_was_made_has_been_heard(make: Made, tmp_path: Path) -> None:
    watched = Watched(make(place(tmp_path)))
    watched.look()
    assert {one.spin for one in watched.statuses} == {41}
    assert (watched.wheel.sent, watched.wheel.lost, watched.wheel.troubles()) == ("", False, [])
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
    assert watched.run()[-1] is Seen.READY
    assert (watched.wheel.sent, watched.wheel.refusal) == ("3", None)
    assert list(dict.fromkeys(one.spin for one in watched.statuses)) == [41, 42]
    numbers = [one.number for one in watched.reports if one.seen is Seen.NUMBER]
    assert len(numbers) == 1
    assert numbers[0] in ORDER
    assert watched.wheel.lies_in == numbers[0]


@THROWN
def test_a_ball_that_was_thrown_keeps_its_name(make: Made) -> None:
    watched = Watched(make(place()))
    watched.look()
    watched.wheel.throw(watched.now, None, "3")
    watched.run()
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


@pytest.mark.parametrize("make", ["simulated", "serial_launcher"], indirect=True)
def test_a_ball_that_was_taken_out_gives_no_number(make: Made) -> None:
    watched = Watched(make(place()))
    watched.look()
    watched.wheel.throw(watched.now, None, "3")
    while not watched.reports or watched.reports[-1].seen is not Seen.TRACK:
        watched.now += watched.wheel.look_every
        sleep(watched.wheel.look_every)
        watched.look()
    watched.wheel.take_out()
    assert watched.run() == [Seen.READY]
    assert watched.wheel.lies_in is None
