"""The process ends while a live ball runs: it is read and not spun twice, or spun where it never was."""

from pathlib import Path

import pytest

from croupier.devices import simulated
from tests.server.clients import Screen
from tests.server.rig import House, Loaded, house, live
from tests.server.sites import Sites


@pytest.fixture(autouse=True)
def loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulated, "secrets", Loaded(["17"]))


def spun(floor: House) -> tuple[Screen, Screen]:
    _, dana = floor.dealt()
    one = floor.seat("1")
    dana.do("new-game")
    dana.do("spin-ball", 1, "clockwise")
    dana.do("no-more-bets", 1)
    return dana, one


def test_a_ball_that_ran_on_unwatched_is_read_and_not_spun_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = Sites()
    with house(live(wheel_speed=2.0), tmp_path) as floor:
        dana, _ = spun(floor)
        dana.until(lambda view: view["ball"]["state"] == "track")
        people.leave(floor)
    monkeypatch.setattr(simulated, "secrets", Loaded(["18"]))  # a second throw would show
    with house(live(wheel_speed=200.0), tmp_path) as floor:
        people.come_back(floor)
        dana = floor.felt("Dana")
        dana.until(lambda view: view["reader"] == "17")
        dana.do("announce-number", 1, "17")


def test_a_spin_on_record_that_the_wheel_never_made_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process ended between the commit and the wheel."""
    people = Sites()
    with pytest.MonkeyPatch.context() as patch, house(live(), tmp_path) as floor:
        patch.setattr("croupier.floor.parts.ball_wheel.BallWheel.send", lambda *_: None)
        spun(floor)
        people.leave(floor)
    with house(live(), tmp_path) as floor:
        people.come_back(floor)
        dana = floor.felt("Dana")
        dana.until(lambda view: view["reader"] == "17")
        dana.do("announce-number", 1, "17")
