"""A dealer who leaves the screen while a game runs: the pit has an alarm, and the players are told."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from croupier.server.settings import Settings
from tests.server.acts import buy_in
from tests.server.clients import Screen
from tests.server.rig import House, house, live, settings


def quick(made: Settings) -> Settings:
    return replace(made, server=replace(made.server, dealer_away_seconds=0.3))


def gone(view: dict[str, Any]) -> bool:
    return bool(view["tables"][0]["dealer_away"])


def play(floor: House, kind: str) -> tuple[Screen, Screen, Screen]:
    """Sam, Dana and a player, with a game in play."""
    if kind == "live":
        sam, dana = floor.dealt()
        player = floor.seat("1")
    else:
        sam, dana = floor.opened()
        player = floor.terminal("1")
        buy_in(player, dana, "100.00")
    dana.do("new-game")
    return sam, dana, player


@pytest.mark.parametrize("kind", ["terminals", "live"])
def test_a_closed_screen_is_an_alarm_and_players_are_told_until_the_dealer_is_back(
    tmp_path: Path, kind: str
) -> None:
    with house(quick(live() if kind == "live" else settings()), tmp_path) as floor:
        sam, dana, player = play(floor, kind)
        board = floor.board()
        for screen in (player, board):
            assert screen.view["dealer_away"] is False
        dana.close()
        for screen in (player, board):
            screen.until(lambda view: view["dealer_away"])
        sam.until(gone)
        sam.until(lambda view: any("dealer is away" in alarm["says"] for alarm in view["alarms"]))
        late = floor.terminal("1", "seat" if kind == "live" else "terminal")
        assert late.view["dealer_away"], "whoever comes later is told as well"
        _ = floor.felt("Dana") if kind == "live" else floor.staff("Dana")
        late.until(lambda view: not view["dealer_away"])
        sam.until(lambda view: not gone(view))


def test_a_dealer_who_signs_out_has_left(tmp_path: Path) -> None:
    with house(quick(settings()), tmp_path) as floor:
        sam, _, player = play(floor, "terminals")
        floor.browser("Dana").http.post("/api/sign-out")
        player.until(lambda view: view["dealer_away"])
        sam.until(gone)


def test_between_games_a_dealer_may_leave_the_screen(tmp_path: Path) -> None:
    with house(quick(settings()), tmp_path) as floor:
        sam, dana = floor.opened()
        player = floor.terminal("1")
        buy_in(player, dana, "100.00")
        dana.close()
        floor.staff("Relief").do("take-table")  # long enough for several looks
        sam.until(lambda view: view["tables"][0]["dealer"] == "Relief")
        assert not gone(sam.view)
        assert not any("away" in alarm["says"] for alarm in sam.view["alarms"])
