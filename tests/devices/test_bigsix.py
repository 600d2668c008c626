"""A simulated Big Six wheel: it turns, slows, rests; it goes on while unwatched; and it can go wrong."""

import secrets
from pathlib import Path

import pytest

from croupier.devices import bigsix
from croupier.devices.bigsix import Fault, SimulatedBigSix
from croupier.devices.memory import WheelMemory
from croupier.games.bigsix.result import read_result
from tests.tables import bigsix as table


class Loaded:
    def __init__(self, stop: int, chance: int = 0) -> None:
        self.given = {bigsix.STOPS: stop - 1, bigsix.ONE_IN: chance}

    def randbelow(self, most: int) -> int:
        return self.given[most]


@pytest.fixture(autouse=True)
def loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bigsix, "secrets", Loaded(54))


def test_it_turns_slows_and_rests_and_shows_its_stop_only_from_then_on() -> None:
    wheel = SimulatedBigSix()
    assert wheel.look(0).state == "idle"
    assert wheel.spin(10.0, "clockwise")
    turns = [wheel.look(now) for now in (10.0, 15.9, 16.0, 18.0, 20.0, 99.0)]
    shown = [(turn.state, turn.stop, turn.left) for turn in turns]
    assert shown == [
        ("track", None, 0.0), ("track", None, 0.0), ("dropping", 54, 4.0), ("dropping", 54, 2.0),
        ("rest", 54, 0.0), ("rest", 54, 0.0),
    ]  # fmt: skip
    assert wheel.look(20.0).result == "stop:54"


def test_it_is_not_spun_while_it_turns() -> None:
    wheel = SimulatedBigSix(speed=2.0)
    assert wheel.spin(0.0, "clockwise")
    assert not wheel.spin(4.9, "clockwise")
    assert wheel.spin(5.0, "clockwise")
    assert wheel.look(5.0).spin == 2


@pytest.mark.parametrize(
    ("fault", "chance", "result"),
    [
        (None, 0, "stop:54"),
        (None, 1, "between:54-1:counterclockwise"),
        (Fault.BETWEEN, 0, "between:54-1:counterclockwise"),
        (Fault.SHORT_SPIN, 1, "no-spin:short-spin"),
    ],
)
def test_every_result_is_one_that_the_rules_read(
    monkeypatch: pytest.MonkeyPatch, fault: Fault | None, chance: int, result: str
) -> None:
    monkeypatch.setattr(bigsix, "secrets", Loaded(54, chance))
    wheel = SimulatedBigSix()
    wheel.spin(0.0, "counterclockwise", fault)
    turn = wheel.look(99.0)
    assert (turn.result, turn.stop, turn.between) == (result, 54, result.startswith("between"))
    read_result(table().terms, turn.result)


def test_a_short_spin_is_short() -> None:
    wheel = SimulatedBigSix()
    wheel.spin(0.0, "clockwise", Fault.SHORT_SPIN)
    assert wheel.look(2.0).state == "dropping"


def test_a_hand_on_the_wheel_ends_the_spin() -> None:
    wheel = SimulatedBigSix()
    wheel.spin(0.0, "clockwise", sent="1:1")
    wheel.stop()
    assert (wheel.look(99.0).state, wheel.look(99.0).result, wheel.sent) == ("idle", None, "1:1")
    assert wheel.spin(0.0, "clockwise", sent="1:2")


def test_it_turns_on_while_no_program_watches_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    world = [1000.0]
    monkeypatch.setattr("time.time", lambda: world[0])
    memory = WheelMemory(tmp_path / "wheel.json")
    SimulatedBigSix(1.0, memory, 50.0).spin(50.0, "clockwise", sent="3:1")
    world[0] += 7.0
    again = SimulatedBigSix(1.0, memory, 500.0)
    assert (again.look(500.0).state, again.look(503.0).state, again.sent) == ("dropping", "rest", "3:1")
    assert again.look(503.0).result == "stop:54"


def test_every_stop_comes_and_none_more_than_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """5,400 spins of real chance; a stop that never came, or came thrice too often, is no chance."""
    monkeypatch.setattr(bigsix, "secrets", secrets)
    wheel, came = SimulatedBigSix(), [0] * 55
    for spin in range(5400):
        wheel.spin(100.0 * spin, "clockwise")
        came[wheel.look(100.0 * spin + 50).stop or 0] += 1
    assert came[0] == 0
    assert 40 < min(came[1:]) <= max(came) < 200
