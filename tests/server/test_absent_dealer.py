"""A dealer who leaves the screen, or the table between games: the pit and the players are told."""

from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from croupier.server.absent_dealers import AbsentDealers
from croupier.server.settings import Settings
from tests.server.acts import buy_in
from tests.server.card_table import CardPeople, card_table
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


@pytest.mark.parametrize("way", ["signs out", "closes the screen"])
def test_a_dealer_who_leaves_an_open_table_unsaid_is_an_alarm_between_games_too(
    tmp_path: Path, way: str
) -> None:
    with house(quick(settings()), tmp_path) as floor:
        sam, dana = floor.opened()
        player, board = floor.terminal("1"), floor.board()
        if way == "signs out":
            floor.browser("Dana").http.post("/api/sign-out")
        else:
            dana.close()
        for screen in (player, board):
            screen.until(lambda view: view["dealer_away"] and not view["no_dealer"])
        sam.until(gone)
        says = "Roulette 1: the dealer is away from the screen of an open table between games"
        sam.until(lambda view: [alarm["says"] for alarm in view["alarms"]] == [says])
        floor.staff("Relief").do("take-table")
        player.until(lambda view: not view["dealer_away"])
        sam.until(lambda view: not gone(view) and view["tables"][0]["dealer"] == "Relief")


def test_a_dealer_who_left_the_table_properly_is_not_away_from_its_screen(tmp_path: Path) -> None:
    with house(quick(settings()), tmp_path) as floor:
        sam, dana = floor.opened()
        dana.do("leave-table")
        dana.close()
        sam.until(lambda view: view["tables"][0]["no_dealer"])
        assert not gone(sam.view), "whoever has left the table is not away from it"


def at_work(floor: House, kind: str) -> tuple[Screen, Screen, Screen, str]:
    """Sam, Dana at a table of that kind, a player there, and Dana's screen."""
    if kind == "baccarat":
        people = CardPeople(floor).ready()
        return people.sam, people.dana, people.position("1"), "dealing"
    if kind == "terminals":
        return (*floor.opened(), floor.terminal("1"), "console")
    return (*floor.dealt(), floor.seat("1"), "felt")


LEFT: dict[str, Callable[[], Settings]] = {
    "terminals": settings,
    "roulette": live,
    "bigsix": lambda: live("new-jersey", "bigsix"),
    "baccarat": card_table,
}


@pytest.mark.parametrize("kind", LEFT)
def test_a_dealer_leaves_between_games_and_another_takes_the_table(tmp_path: Path, kind: str) -> None:
    with house(LEFT[kind](), tmp_path) as floor:
        sam, dana, player, screen = at_work(floor, kind)
        board = floor.board()
        dana.do("leave-table")
        for told in (player, board):
            told.until(lambda view: view["no_dealer"])
        sam.until(lambda view: view["tables"][0]["no_dealer"] and view["tables"][0]["dealer"] is None)
        left = "Dana has left: no dealer works this table"
        sam.until(lambda view: any(alarm["says"] == left for alarm in view["alarms"]))
        assert dana.ask("new-game")["says"].startswith("take the table first")
        relief = floor.signed_in("Relief", screen)
        relief.do("take-table")
        for told in (player, board):
            told.until(lambda view: not view["no_dealer"])
        relief.do("new-game")
        refused = relief.ask("leave-table")
        assert refused["says"].startswith("house rule: a dealer leaves between games: finish this one")
        assert floor.audit() == []


def test_a_screen_opened_between_two_looks_is_told_that_its_dealer_left(tmp_path: Path) -> None:
    """The board was told of no dealer; then one comes, a player sits down, and the dealer leaves."""
    with house(live("new-jersey", "bigsix"), tmp_path) as floor:
        _, dana = floor.dealt()
        board = floor.board()
        dana.do("leave-table")
        board.until(lambda view: view["no_dealer"])
        with patch.object(AbsentDealers, "look", return_value=iter(())):
            dana.do("take-table")
            player = floor.seat("1")
            assert not player.view["no_dealer"]
            dana.do("leave-table")
        player.until(lambda view: view["no_dealer"])
