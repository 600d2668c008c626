"""The simulated wheel speaks a real wheel's bytes, and the reader sees in them what it should."""

import secrets

import pytest

from croupier.devices.reader import Reader, Report, Seen
from croupier.devices.simulated import Fault, SimulatedWheel
from croupier.devices.ss2 import EVERY, Frame, Scanner, Status

ORDER = ("0", "28", "9", "26", "30", "11", "7", "00", "17")


class Watched:
    """A wheel and its reader on one line, and a clock that a test moves."""

    def __init__(self, speed: float = 1.0) -> None:
        self.wheel, self.reader, self.scanner = SimulatedWheel(ORDER, speed), Reader(speed), Scanner()
        self.now = 100.0
        self.speed = speed
        self.frames: list[Frame] = []

    def run(self, seconds: float) -> list[tuple[float, Report]]:
        """What the reader reports, and how many of the wheel's seconds after the start of this run."""
        begun, reports = self.now, []
        while self.now < begun + seconds:
            for frame in self.scanner.feed(self.wheel.receive(self.now)):
                self.frames.append(frame)
                reports += [
                    ((self.now - begun) * self.speed, one) for one in self.reader.see(frame, self.now)
                ]
            self.now += EVERY / self.speed
        return reports


def spun(fault: Fault | None, speed: float = 1.0) -> list[tuple[float, Report]]:
    watched = Watched(speed)
    watched.run(1 / speed)
    assert watched.wheel.throw(watched.now, fault)
    return watched.run(30 / speed)


GOOD = [Seen.TRACK, Seen.NO_MORE_BETS, Seen.NUMBER, Seen.READY]
FAULTY = [Seen.TRACK, Seen.NO_MORE_BETS, Seen.FAULT, Seen.READY]


@pytest.mark.parametrize(
    ("fault", "order", "why"),
    [
        (None, GOOD, None),
        (Fault.SHORT_SPIN, GOOD, None),
        (Fault.FOREIGN_OBJECT, GOOD, None),
        (Fault.INTERFERENCE, GOOD, None),
        (Fault.WITH_ROTATION, [Seen.TRACK, Seen.FAULT, Seen.NO_MORE_BETS, Seen.READY], "with-rotation"),
        (Fault.BALL_NOT_DROPPED, FAULTY, "ball-not-dropped"),
        (Fault.BALL_OUT, FAULTY, "ball-not-dropped"),
        (Fault.MALFUNCTION, FAULTY, "malfunction"),
        (Fault.MISREAD, FAULTY, "malfunction"),
        (Fault.FAILED_LAUNCH, [Seen.TRACK, Seen.FAULT, Seen.READY], "malfunction"),
    ],
)
@pytest.mark.parametrize("speed", [1.0, 8.0, 40.0])
def test_the_reader_reports_what_the_wheel_does(
    fault: Fault | None, order: list[Seen], why: str | None, speed: float
) -> None:
    reports = [report for _, report in spun(fault, speed)]
    assert [one.seen for one in reports] == order
    assert [one.fault for one in reports if one.seen is Seen.FAULT] == ([why] if why else [])


def test_every_fault_is_shown_above() -> None:
    marks = test_the_reader_reports_what_the_wheel_does.pytestmark  # type: ignore[attr-defined]
    rows = next(mark.args[1] for mark in marks if mark.args[0] != "speed")
    assert {fault for fault, _, _ in rows} == {None, *Fault}


@pytest.mark.parametrize("speed", [1.0, 8.0])
def test_speed_scales_every_time_alike(speed: float) -> None:
    times = {report.seen: at for at, report in spun(None, speed)}
    expected = {Seen.TRACK: 0.0, Seen.NO_MORE_BETS: 6.0, Seen.NUMBER: 11.5, Seen.READY: 17.0}
    assert times == pytest.approx(expected, abs=EVERY)


def test_a_lost_ball_counts_only_after_five_seconds_without_it() -> None:
    times = {report.seen: at for at, report in spun(Fault.BALL_OUT)}
    assert times[Seen.FAULT] - times[Seen.NO_MORE_BETS] == pytest.approx(5.0, abs=EVERY)


def test_a_short_spin_is_short_and_only_a_person_can_call_it_off() -> None:
    times = {report.seen: at for at, report in spun(Fault.SHORT_SPIN)}
    assert times[Seen.NO_MORE_BETS] - times[Seen.TRACK] == pytest.approx(1.5, abs=EVERY)


def test_the_number_is_the_wheels_own_and_the_win_field_holds_the_one_before_until_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    numbers = iter(("17", "00"))
    monkeypatch.setattr(secrets, "choice", lambda order: next(numbers))
    watched = Watched()
    read = []
    for _ in range(2):
        watched.wheel.throw(watched.now)
        read += [one.number for _, one in watched.run(25) if one.seen is Seen.NUMBER]
    assert read == ["17", "00"]
    spin = max(one.spin for one in watched.frames if isinstance(one, Status))
    second = [one for one in watched.frames if isinstance(one, Status) and one.spin == spin]
    assert {one.win for one in second if one.state < 5 and one.state > 2} == {"17"}


def test_the_ball_is_not_thrown_while_it_runs_and_each_throw_counts_one_spin() -> None:
    watched = Watched()
    watched.run(1)
    idle = [one.spin for one in watched.frames if isinstance(one, Status)][-1]
    running = [watched.wheel.running]
    assert watched.wheel.throw(watched.now)
    running += [watched.wheel.running]
    assert not watched.wheel.throw(watched.now, Fault.MISREAD)
    watched.run(25)
    assert [*running, watched.wheel.running] == [False, True, False]
    assert [one.spin for one in watched.frames if isinstance(one, Status)][-1] == idle % 256 + 1


def test_the_spin_counter_wraps_after_256() -> None:
    watched = Watched(speed=40)
    watched.wheel = SimulatedWheel(ORDER, 40, spin=255)
    for _ in range(3):
        watched.wheel.throw(watched.now)
        watched.run(25 / 40)
    counted = dict.fromkeys(one.spin for one in watched.frames if isinstance(one, Status))
    assert list(counted) == [256, 1, 2]
