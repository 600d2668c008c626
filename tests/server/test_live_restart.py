"""The process ends in any phase of a live round, another opens the same folder, and the round goes on."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from croupier.desk.audit import Verification
from croupier.devices import bigsix, simulated
from croupier.floor.kinds import KINDS
from croupier.server.settings import Settings
from croupier.store.sqlite import SqliteStore, database
from tests.server.acts import chips_for
from tests.server.rig import House, Loaded, Screen, house, live
from tests.server.test_restart import Sites, kept

ACTS: dict[str, tuple[tuple[str, ...], ...]] = {
    "in the track": (("new-game",), ("wager",), ("spin-ball", "clockwise"), ("no-more-bets",)),
    "before the spin": (("new-game",), ("wager",), ("no-more-bets",), ("spin-ball", "clockwise")),
}
ENDS = (("announce-number", "17"), ("place-crown",), ("collect-losers",), ("pay-winners",))
BIG_ENDS = (("announce-number", "stop:6"), ("collect-losers",), ("pay-winners",))


class Stopped(Loaded):
    def randbelow(self, most: int) -> int:
        return 5 if most == bigsix.STOPS else 0


@pytest.fixture(autouse=True)
def loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulated, "secrets", Loaded(["17"]))
    monkeypatch.setattr(bigsix, "secrets", Stopped(["17"]))


def act(dana: Screen, one: Screen, name: str, values: tuple[str, ...], spot: str) -> None:
    if name == "announce-number":
        dana.until(lambda view: view["reader"] or view["ball"]["state"] == "rest")
    if name == "new-game":
        dana.do(name)
    elif name == "wager":
        one.do("lay-wager", 1, spot, "5.00", "colour", "0.00")
    else:
        dana.do(name, 1, *values)


Acts = tuple[tuple[str, ...], ...]


def through(pace: Callable[[float], Settings], folder: Path, acts: Acts, spot: str, hand: str) -> None:
    """A round of which every act is made by a new process; the ball takes its time until betting closes."""
    people, before = Sites(), dict[str, Any]()
    with house(pace(1.0), folder) as floor:
        _, dana = floor.dealt()
        chips_for(floor.seat("1"), dana, "navy")
        people.leave(floor)
    for name, *values in (*acts, ("looked at",)):
        speed = 200.0 if name in SETTLING else 1.0
        with house(pace(speed), folder) as floor:
            people.come_back(floor)
            dana, one = floor.felt("Dana"), floor.seat("1")
            for screen in (dana, one) if before else ():
                assert same(screen.view) == before[screen.view["me"]["name"] if screen is dana else "1"], name
            if name != "looked at":
                act(dana, one, name, tuple(values), spot)
            before = {"Dana": same(floor.felt("Dana").view), "1": same(floor.seat("1").view)}
            people.leave(floor)
    assert before["1"]["chips"]["hand"] == hand
    store = SqliteStore.reading(database(folder))
    assert sum(b'"ball-spun"' in entry.body for entry in store.entries()) == 1
    assert Verification(store, KINDS).run() == []
    store.close()


SETTLING = ("announce-number", "place-crown", "collect-losers", "pay-winners", "looked at")


def same(view: dict[str, Any]) -> dict[str, Any]:
    """Less what passes by itself: the ball, what the reader saw of it and what follows, who is online."""
    passing = ("reader", "reasons", "acts", "seats")
    left = {key: value for key, value in kept(view).items() if key not in passing}
    return {**left, "felts": [seat["felt"] for seat in view.get("seats", ())]}


def test_roulette_goes_on_exactly_from_every_phase(tmp_path: Path) -> None:
    acts = (*ACTS["in the track"], *ENDS)
    through(lambda speed: live(wheel_speed=speed), tmp_path, acts, "17", "375.00")


def test_big_six_goes_on_exactly_from_every_phase(tmp_path: Path) -> None:
    acts = (*ACTS["before the spin"], *BIG_ENDS)
    through(lambda speed: live("new-jersey", "bigsix", wheel_speed=speed), tmp_path, acts, "joker", "425.00")


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
