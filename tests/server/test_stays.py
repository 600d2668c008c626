"""A player's stay outlives the tablet: a place that holds chips is not free, and its time goes on."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from croupier.server import running_floor
from croupier.server.wall_clock import WallClock, machine_time
from tests.server.rig import House, house, live
from tests.server.test_dealerless import electronic, opened

TEN_MINUTES = 600


def seat_in_lobby(floor: House, seat: str) -> tuple[int, dict[str, Any]]:
    """How many seats are not free, and this one."""
    table = floor.browser("anyone").http.get("/api/lobby").json()["tables"][0]
    seats = table["terminals"]
    return len(seats) - table["free"], next(one for one in seats if one["id"] == seat)


def clock_ahead(seconds: int) -> WallClock:
    return WallClock(machine=lambda: machine_time() + seconds * 1_000_000)


def seconds_at_another_tablet(floor: House, place: str, screen: str) -> int:
    other = floor.browser("another tablet")
    assert other.pair(place).status_code == 200
    sat: int = other.open(screen).view["sat_seconds"]
    return sat


def buy_chips(floor: House) -> None:
    _, dana = floor.dealt()
    player = floor.seat("1")
    assert player.view["sat_seconds"] == 0
    player.do("ask-chips", "100.00", "0.00", "0.00", "1.00")
    dana.do("issue-chips", "1", "navy", "1.00", "100.00", "0.00", "0.00")
    player.until(lambda view: view["chips"]["hand"] == "100.00")


def test_a_seat_with_chips_is_held_and_a_tablet_paired_anew_goes_on_counting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(live(), tmp_path) as floor:
        buy_chips(floor)
        gone, seat = seat_in_lobby(floor, "1")
        assert (gone, seat["paired"], seat["held"]) == (1, True, True)
        monkeypatch.setattr(floor.floor.desk, "clock", clock_ahead(TEN_MINUTES))
        assert seconds_at_another_tablet(floor, "1", "seat") >= TEN_MINUTES


@pytest.mark.parametrize(
    ("kind", "sit", "screen"), [(live, buy_chips, "seat"), (electronic, opened, "terminal")]
)
def test_a_stay_outlives_the_server_too(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    kind: Callable[[], Any],
    sit: Callable[[House], object],
    screen: str,
) -> None:
    with house(kind(), tmp_path) as floor:
        sit(floor)
    monkeypatch.setattr(running_floor, "WallClock", lambda: clock_ahead(TEN_MINUTES))
    with house(kind(), tmp_path) as floor:
        assert seconds_at_another_tablet(floor, "1", screen) >= TEN_MINUTES


def test_the_lobby_says_which_places_are_closed(tmp_path: Path) -> None:
    with house(electronic(), tmp_path) as floor:
        all_of_them, one = seat_in_lobby(floor, "1")
        assert not one["open"]  # the whole table is closed
        opened(floor)
        gone, one = seat_in_lobby(floor, "1")
        assert (gone, one["open"], seat_in_lobby(floor, "2")[1]["open"]) == (all_of_them, True, False)
