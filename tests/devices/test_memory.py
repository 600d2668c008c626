"""A wheel's own file: its counter and a running ball survive whoever was watching."""

from pathlib import Path

import pytest

from croupier.devices import simulated
from croupier.devices.memory import Remembered, WheelMemory
from croupier.devices.reader import Reader, Report, Seen
from croupier.devices.simulated import Fault, SimulatedWheel
from croupier.devices.ss2 import EVERY, Scanner, Status, spin_after, spin_before
from tests.server.rig import Loaded

ORDER = ("0", "28", "17")


class World:
    """A clock on the wall, which goes on when no program runs."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def time(self) -> float:
        return self.now


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    world = World()
    monkeypatch.setattr(simulated, "time", world)
    monkeypatch.setattr(simulated, "secrets", Loaded(["17"]))
    return world


def reports(wheel: SimulatedWheel, seconds: float, now: float = 0.0) -> list[Report]:
    """What a reader that begins to watch sees in so many of the wheel's seconds."""
    reader, scanner, seen = Reader(), Scanner(), list[Report]()
    for step in range(int(seconds / EVERY)):
        at = now + step * EVERY
        seen += [one for frame in scanner.feed(wheel.receive(at)) for one in reader.see(frame, at)]
    return seen


def test_what_is_kept_is_recalled_whole_and_nonsense_is_nothing(tmp_path: Path) -> None:
    memory = WheelMemory(tmp_path / "wheel.json")
    assert memory.recall() is None
    kept = Remembered(7, "17", 12.5, "misread", "28")
    memory.keep(kept)
    assert memory.recall() == kept
    assert [one.name for one in tmp_path.iterdir()] == ["wheel.json"]
    (tmp_path / "wheel.json").write_bytes(b"{")
    assert memory.recall() is None


def test_a_new_wheel_is_known_again_though_nothing_was_thrown(tmp_path: Path) -> None:
    memory = WheelMemory(tmp_path / "wheel.json")
    SimulatedWheel(ORDER, spin=9, memory=memory)
    assert SimulatedWheel(ORDER, spin=200, memory=memory).spin == 9


@pytest.mark.parametrize(
    ("away", "seen"),
    [
        (0.0, [Seen.TRACK, Seen.NO_MORE_BETS, Seen.NUMBER, Seen.READY]),
        (8.0, [Seen.NO_MORE_BETS, Seen.NUMBER, Seen.READY]),
        (12.0, [Seen.NUMBER, Seen.READY]),
        (100.0, [Seen.READY]),
        (-50.0, [Seen.TRACK, Seen.NO_MORE_BETS, Seen.NUMBER, Seen.READY]),
    ],
)
def test_a_ball_runs_on_while_no_one_watches(
    tmp_path: Path, world: World, away: float, seen: list[Seen]
) -> None:
    """The wall clock may even have been put back."""
    memory = WheelMemory(tmp_path / "wheel.json")
    assert SimulatedWheel(ORDER, memory=memory).throw(0.0)
    world.now += away
    again = SimulatedWheel(ORDER, memory=memory, now=500.0)
    assert again.spin == 1
    told = reports(again, 25, now=500.0)
    assert [one.seen for one in told] == seen
    assert [one.number for one in told if one.number] == (["17"] if Seen.NUMBER in seen else [])
    [last] = [one for one in Scanner().feed(again.receive(600.0)) if isinstance(one, Status)]
    assert (last.spin, last.win) == (1, "17")


@pytest.mark.parametrize("fault", [Fault.BALL_OUT, Fault.WITH_ROTATION, Fault.MISREAD, Fault.MALFUNCTION])
def test_a_spin_without_a_good_number_leaves_none_behind(tmp_path: Path, world: World, fault: Fault) -> None:
    memory = WheelMemory(tmp_path / "wheel.json")
    wheel = SimulatedWheel(ORDER, memory=memory)
    wheel.throw(0.0)
    reports(wheel, 25)
    wheel.throw(100.0, fault)
    world.now += 300
    again = SimulatedWheel(ORDER, memory=memory, now=0.0)
    again.receive(0.0)
    assert memory.recall() == Remembered(2, "17", None, fault, "17"), "the field holds the number before"
    assert again.lies_in is None


@pytest.mark.parametrize("spin", [1, 2, 255, 256])
def test_the_counter_goes_round(spin: int) -> None:
    assert 1 <= spin_after(spin) <= 256
    assert spin_before(spin_after(spin)) == spin
    assert spin_after(256) == 1
