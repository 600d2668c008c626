"""A Big Six wheel on the server: printed odds, either way round, the clapper between two stops."""

from pathlib import Path
from typing import Any

import pytest

from croupier.devices import bigsix
from tests.server.acts import chips_for, closed, settled, spin
from tests.server.clients import Screen
from tests.server.rig import House, house, live


def big_six(floor: House, monkeypatch: pytest.MonkeyPatch, stop: int) -> tuple[Screen, Screen, Screen]:
    class Stopped:
        def randbelow(self, most: int) -> int:
            return stop - 1 if most == bigsix.STOPS else 0

    monkeypatch.setattr(bigsix, "secrets", Stopped())
    _, dana = floor.dealt()
    one = floor.seat("1")
    chips_for(one, dana, "navy")
    dana.do("new-game")
    one.do("lay-wager", 1, "joker", "5.00", "colour", "0.00")
    return dana, one, floor.board()


def rests(dana: Screen) -> dict[str, Any]:
    ball: dict[str, Any] = dana.until(lambda view: view["ball"]["state"] == "rest")["ball"]
    return ball


@pytest.mark.clause("new-jersey:5.5(b)")
@pytest.mark.parametrize(("word", "joker"), [("to", "45 to 1"), ("win", "win 45")])
def test_odds_of_the_big_six_are_printed_with_to_or_win_and_never_for(
    tmp_path: Path, word: str, joker: str
) -> None:
    """On the sign, and on the layout that seats and the dealer are shown."""
    with house(live("new-jersey", "bigsix", options={"odds-word": word}), tmp_path) as floor:
        http = floor.browser("anyone").http
        posted = {one["about"]: one["says"] for one in http.get("/api/tables/T1/sign").json()["odds"]}
        assert posted["joker"] == joker
        assert not any(" for " in says for says in posted.values())
        assert joker in http.get("/api/tables/T1/layout").text


@pytest.mark.clause("new-jersey:5.6(b)")
@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_the_big_six_is_spun_either_way_and_fewer_than_three_revolutions_are_no_spin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, direction: str
) -> None:
    with house(live("new-jersey", "bigsix", wheel_speed=1.0), tmp_path) as floor:
        dana, one, _ = big_six(floor, monkeypatch, 6)
        dana.do("no-more-bets", 1)
        dana.do("spin-ball", 1, direction)
        dana.until(lambda view: view["ball"]["state"] == "track")
        reasons = {one["name"]: one["clause"] for one in dana.view["reasons"]}
        assert reasons["short-spin"] == "new-jersey:5.6(b)"
        dana.do("call-no-spin", 1, "short-spin")
        one.until(lambda view: view["phase"] == "betting")


def test_a_round_of_big_six(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(live("new-jersey", "bigsix", wheel_speed=5.0), tmp_path) as floor:
        dana, one, board = big_six(floor, monkeypatch, 6)
        assert dana.ask("spin-ball", 1, "clockwise")["clause"] == "new-jersey:5.6(a)"
        closed(dana, 1)
        board.until(lambda view: view["ball"]["state"] == "track")
        ball = rests(dana)
        assert (ball["number"], ball["stop"], ball["result"]) == ("joker", 5, "stop:6")
        settled(dana, 1, ball["result"])
        one.until(lambda view: view["chips"]["hand"] == "425.00")
        board.until(lambda view: view["history"])
        assert board.view["colour"] is None
        assert floor.audit() == []


def test_a_clapper_between_two_stops_and_a_short_spin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(live("new-jersey", "bigsix"), tmp_path) as floor:
        dana, _, _ = big_six(floor, monkeypatch, 6)
        spin(dana, "short-spin")
        closed(dana, 1)
        assert rests(dana)["result"] == "no-spin:short-spin"
        dana.do("call-no-spin", 1, "short-spin")
        dana.until(lambda view: view["ball"]["state"] == "idle" and view["phase"] == "betting")
        spin(dana, "between")
        closed(dana, 1)
        ball = rests(dana)
        assert (ball["number"], ball["stop"], ball["between"]) == (None, 5, True)
        assert ball["result"] == "between:6-7:clockwise"
        settled(dana, 1, ball["result"])
        assert dana.view["number"] == "$1"
