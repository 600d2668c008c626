"""A player's stay outlives the tablet: a place that holds chips is not free, and its time goes on."""

from pathlib import Path
from typing import Any

import pytest

from croupier.devices.steady_clock import now
from croupier.floor.parts import stay_times
from tests.server.rig import House, house, live


def seat_in_lobby(floor: House, seat: str) -> tuple[int, dict[str, Any]]:
    table = floor.browser("anyone").http.get("/api/lobby").json()["tables"][0]
    return table["free"], next(one for one in table["terminals"] if one["id"] == seat)


def test_a_seat_with_chips_is_held_and_a_tablet_paired_anew_goes_on_counting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(live(), tmp_path) as floor:
        _, dana = floor.dealt()
        player = floor.seat("1")
        free, seat = seat_in_lobby(floor, "1")
        assert (seat["paired"], seat["held"], player.view["sat_seconds"]) == (True, False, 0)
        player.do("ask-chips", "100.00", "0.00", "0.00", "1.00")
        dana.do("issue-chips", "1", "navy", "1.00", "100.00", "0.00", "0.00")
        player.until(lambda view: view["chips"]["hand"] == "100.00")
        assert seat_in_lobby(floor, "1")[0] == free
        later = now() + 600
        monkeypatch.setattr(stay_times, "now", lambda: later)
        other = floor.browser("another tablet")
        assert other.pair("1").status_code == 200
        assert other.open("seat").view["sat_seconds"] >= 599
