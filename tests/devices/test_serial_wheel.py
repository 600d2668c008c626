"""A wheel on a line: its setup and orders, what is done when it is silent, what is remembered of it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import msgspec
import pytest

from croupier.base.names import TableId
from croupier.devices import kept_line
from croupier.devices.pseudo_terminal import PseudoTerminal
from croupier.devices.reader import Reader, Report, Seen
from croupier.devices.serial_wheel import CLOSED, COMPONENT, SerialWheel
from croupier.devices.simulated import Fault
from croupier.devices.ss2 import Scanner
from croupier.devices.wheel import WheelPlace, WheelSetup
from tests.devices.wheel_on_pty import WheelOnPty

ORDER = ("0", "28", "9", "17")
SPEED = 20.0


@pytest.fixture
def other(tmp_path: Path) -> Iterator[WheelOnPty]:
    with WheelOnPty(ORDER, tmp_path / "line", SPEED) as made:
        yield made


class Heard:
    """A wheel on a line, in real time, and what a reader makes of it."""

    def __init__(self, link: Path, folder: Path | None = None, **place: object) -> None:
        whole = WheelPlace(
            table=TableId("T1"), order=ORDER, folder=folder, speed=SPEED, spin=7, now=monotonic()
        )
        self.wheel = SerialWheel(msgspec.structs.replace(whole, **place), str(link))
        self._scanner, self._reader = Scanner(), Reader(SPEED, bare_line=self.wheel.bare_line)
        self.reports: list[Report] = []

    def __enter__(self) -> "Heard":
        return self

    def __exit__(self, *_: object) -> None:
        self.wheel.close()

    def until(self, done: Callable[[], object], within: float = 5.0) -> None:
        ends = monotonic() + within
        while not done():
            assert monotonic() < ends, self.reports
            for frame in self._scanner.feed(self.wheel.receive(monotonic())):
                self.reports += self._reader.see(frame, monotonic())
            sleep(0.005)

    def rested(self) -> bool:
        return bool(self.reports) and self.reports[-1].seen is Seen.READY

    def numbers(self) -> list[str | None]:
        return [one.number for one in self.reports if one.seen is Seen.NUMBER]


def test_a_wheel_is_told_its_setup_one_order_at_a_time(other: WheelOnPty) -> None:
    setup = WheelSetup(mode=1159, settings=("h 3", "z"), self_test=True)
    with Heard(other.link, setup=setup) as heard:
        heard.until(lambda: len(other.orders) == 4)
        assert other.orders == ["*o 1159", "*T h 3", "*T z", "*F"]
        assert (other.program.mode, other.program.settings) == ("1159", ["h 3", "z"])
        heard.until(heard.rested)
        assert heard.wheel.troubles() == []
        other.pull()
        heard.until(lambda: heard.wheel.lost)
        other.put_back()
        heard.until(lambda: len(other.orders) == 8)


def test_a_closed_wheel_is_started_where_the_setup_says_so(other: WheelOnPty) -> None:
    other.program.wheel.closed = True
    with Heard(other.link, setup=WheelSetup(power_on=True)) as heard:
        heard.until(lambda: other.orders == ["*P 1"])
        heard.until(heard.rested)
        assert not other.program.wheel.closed


def test_orders_wait_until_the_ball_has_come_to_rest(other: WheelOnPty) -> None:
    other.throw("17")
    with Heard(other.link, setup=WheelSetup(mode=1159)) as heard:
        assert other.orders == []
        heard.until(lambda: other.program.mode)
        assert not other.running


def test_what_a_wheel_refuses_or_does_not_answer_is_trouble(tmp_path: Path) -> None:
    line = PseudoTerminal(tmp_path / "line")
    idle = b"*X;2;011;23;0;165;1\r\n"
    line.send(idle)
    setup = WheelSetup(mode=1, settings=("h 3",))
    heard = Heard(tmp_path / "line", setup=setup)
    answers = {b"*o 1\r\n": b"*o NO\r\n", b"*T h 3\r\n": b""}

    def play() -> bool:
        for order in line.receive().splitlines(keepends=True):
            line.send(answers.get(order, idle))
        return len(heard.wheel._troubles) == 2

    heard.until(play)
    assert heard.wheel.troubles() == [
        "the wheel refused the order *o 1: NO",
        "the wheel did not answer the order *T h 3",
    ]
    assert heard.wheel.troubles() == []
    heard.wheel.close()
    line.close()


def test_a_launch_that_is_refused_says_so_and_may_be_ordered_again(other: WheelOnPty) -> None:
    with Heard(other.link, launches=True) as heard:
        heard.until(heard.rested)
        other.program.wheel.closed = True
        assert heard.wheel.throw(monotonic(), None, "3")
        heard.until(lambda: heard.wheel.refusal == "NO")
        other.program.wheel.closed = False
        heard.until(lambda: heard.wheel._ball.waits)
        assert heard.wheel.throw(monotonic(), None, "4")
        heard.until(heard.numbers)
        assert (heard.wheel.sent, heard.wheel.refusal) == ("4", None)


def test_only_a_wheel_that_launches_takes_the_order(other: WheelOnPty) -> None:
    with Heard(other.link) as heard:
        heard.until(heard.rested)
        assert not heard.wheel.throw(monotonic(), None, "3")
        assert other.orders == []


def test_a_wheel_that_sends_no_bare_line_is_read_by_its_frames_alone(tmp_path: Path) -> None:
    with (
        WheelOnPty(ORDER, tmp_path / "line", SPEED, bare_line=False) as other,
        Heard(other.link, setup=WheelSetup(bare_line=False)) as heard,
    ):
        heard.until(heard.rested)
        other.throw("28")
        heard.until(heard.numbers)
        assert heard.numbers() == ["28"]


def test_a_wheel_that_is_set_to_be_silent_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_line, "ASK_AFTER", 0.05)
    line = PseudoTerminal(tmp_path / "line")
    heard = Heard(tmp_path / "line")
    assert heard.wheel.lost
    asked = []

    def answer() -> bool:
        asked.extend([b"*X"] * line.receive().count(b"*X\r\n"))
        line.send(b"*X;2;011;23;0;165;1\r\n" if asked else b"")
        return not heard.wheel.lost

    heard.until(answer)
    heard.wheel.close()
    line.close()


def test_a_line_that_stays_open_and_silent_is_lost(
    other: WheelOnPty, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept_line, "LOST_AFTER", 0.1)
    with Heard(other.link) as heard:
        heard.until(heard.rested)
        with other._lock:
            heard.until(lambda: heard.wheel.lost)
        heard.until(lambda: not heard.wheel.lost)


def test_a_fault_of_a_component_is_told_once(other: WheelOnPty) -> None:
    with Heard(other.link) as heard:
        heard.until(heard.rested)
        other.throw("17", Fault.MALFUNCTION)
        heard.until(lambda: any(one.seen is Seen.FAULT for one in heard.reports))
        heard.until(heard.rested)
        assert heard.wheel.troubles() == [COMPONENT, CLOSED]


def test_a_name_survives_whoever_listened_and_a_wheel_that_is_not_there_stands_where_it_stood(
    other: WheelOnPty, tmp_path: Path
) -> None:
    with Heard(other.link, tmp_path) as heard:
        heard.until(heard.rested)
        other.throw("28")
        heard.until(lambda: heard.reports[-1].seen is Seen.TRACK)
        assert heard.wheel.name(42, "3")
    other.pull()
    with Heard(other.link, tmp_path) as heard:
        assert (heard.wheel.lost, heard.wheel.sent) == (True, "3")
        heard.until(heard.rested)
        assert heard.reports == [Report(Seen.READY, 42)]


def test_a_ball_that_rested_between_two_listeners_is_proven_by_its_counter(
    other: WheelOnPty, tmp_path: Path
) -> None:
    with Heard(other.link, tmp_path) as heard:
        heard.until(heard.rested)
        other.throw("28")
        heard.until(lambda: heard.reports[-1].seen is Seen.TRACK)
    while other.running:
        sleep(0.01)
    with Heard(other.link, tmp_path) as heard:
        heard.until(heard.rested)
        assert heard.wheel.lies_in == "28"


@pytest.mark.parametrize("setting", ["h 3\r\n*u 1", "q 1", "", "h;1", "hh"])
def test_a_setting_that_is_none_does_not_reach_the_line(setting: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"settings": [setting]}, WheelSetup)
