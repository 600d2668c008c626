"""What a supervisor sees before it happens: whose money a void moves, terms that wait for a game's end."""

from pathlib import Path

import pytest

from croupier.devices import simulated
from croupier.server.wire import new_id
from tests.server.acts import buy_in, spin
from tests.server.clients import Screen
from tests.server.rig import House, Loaded, house, settings

TERMS = "/api/tables/T1/terms"
LOWER = {"limits": {"inside": "1.00..50.00"}}


def dealt(floor: House) -> tuple[Screen, Screen, Screen]:
    sam, dana = floor.opened()
    one = floor.terminal("1")
    buy_in(one, dana, "100.00")
    return sam, dana, one


def on_17(dana: Screen) -> None:
    spin(dana)
    dana.until(lambda view: view["phase"] == "read")
    dana.do("confirm-number", 1, "17")


@pytest.mark.clause("oneida-roulette:I.9.a")
def test_a_void_of_a_paid_game_shows_first_what_each_player_gets_or_gives_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulated, "secrets", Loaded(["17"]))
    with house(settings(), tmp_path) as floor:
        sam, dana, one = dealt(floor)
        two = floor.terminal("2")
        buy_in(two, dana, "100.00")
        dana.do("new-game")
        one.do("place-bet", 1, "17", "1.00")
        two.do("place-bet", 1, "red", "10.00")
        on_17(dana)
        asked = {"frame": ["void-settled", "T1", 1]}
        http = floor.browser("Sam").http
        found = http.post("/api/preview", json=asked).json()["lines"]
        assert found == [
            {"name": "Terminal 1", "credits": "-35.00", "missing": "0.00", "unclaimed": "0.00"},
            {"name": "Terminal 2", "credits": "10.00", "missing": "0.00", "unclaimed": "0.00"},
        ]
        one.until(lambda view: view["credits"] == "135.00")  # nothing has happened
        assert floor.browser("Dana").http.post("/api/preview", json=asked).status_code == 403
        sam.do("void-settled", "T1", 1)
        one.until(lambda view: view["credits"] == "100.00")
        two.until(lambda view: view["credits"] == "100.00")
        refused = http.post("/api/preview", json=asked)
        assert "not a settled game" in refused.json()["detail"]


@pytest.mark.clause("oneida-roulette:I.9.k")
def test_a_void_of_a_game_whose_player_has_left_is_not_the_next_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulated, "secrets", Loaded(["17"]))
    with house(settings(), tmp_path) as floor:
        sam, dana, one = dealt(floor)
        dana.do("new-game")
        one.do("place-bet", 1, "red", "10.00")
        on_17(dana)
        one.do("ask-cash-out")
        one.do("confirm-cash-out")
        dana.do("select-cash-out", "1")
        dana.do("count-chips", "1", "90.00")
        dana.do("deliver-chips", "1")
        buy_in(one, dana, "100.00")
        asked = {"frame": ["void-settled", "T1", 1]}
        found = floor.browser("Sam").http.post("/api/preview", json=asked).json()["lines"]
        kept = {"name": "Terminal 1", "credits": "0.00", "missing": "0.00", "unclaimed": "10.00"}
        assert found == [kept]
        sam.do("void-settled", "T1", 1)
        sam.until(lambda view: view["alarms"])
        assert one.view["credits"] == "100.00"
        told = floor.browser("Sam").http.get("/api/tables/T1/rounds/1").text
        assert "Terminal 1, whose player has left: $10." in told


def test_terms_that_wait_take_effect_when_the_game_ends_though_no_screen_is_open(tmp_path: Path) -> None:
    with house(settings(), tmp_path) as floor:
        sam, dana, one = dealt(floor)
        dana.do("new-game")
        http, was = floor.browser("Sam").http, one.view["limits"]
        later = {"id": new_id(), "options": LOWER}
        assert http.post(f"{TERMS}/later", json=later).json() == {"waits": True}
        sam.until(lambda view: view["tables"][0]["terms_wait"] == "Sam")
        sam.close()
        assert one.view["limits"] == was
        dana.do("void-game", 1, "malfunction")
        floor.pit("Sam").do("refund-game", "T1", 1)
        one.until(lambda view: "$1 to $50" in str(view["limits"]))


def test_terms_that_wait_can_be_kept_as_they_are(tmp_path: Path) -> None:
    with house(settings(), tmp_path) as floor:
        sam, dana, _ = dealt(floor)
        dana.do("new-game")
        http = floor.browser("Sam").http
        http.post(f"{TERMS}/later", json={"id": new_id(), "options": LOWER})
        sam.until(lambda view: view["tables"][0]["terms_wait"] == "Sam")
        assert floor.browser("Dana").http.post(f"{TERMS}/keep").status_code == 403
        assert http.post(f"{TERMS}/keep").json() == {"waits": False}
        sam.until(lambda view: view["tables"][0]["terms_wait"] is None)


def test_the_float_shown_is_what_was_counted_with_fills_and_credits_since(tmp_path: Path) -> None:
    with house(settings(), tmp_path) as floor:
        sam, _, _ = dealt(floor)
        sam.do("fill-table", "T1", "500.00", "F1", "Dana")
        sam.do("credit-table", "T1", "200.00", "C1", "Dana")
        sam.until(lambda view: view["tables"][0]["float"] == "50300.00")
        assert sam.view["tables"][0]["float_count"] is None
        sam.do("count-float", "T1", "50299.00", "Dana")
        counted = {"expected": "50300.00", "found": "50299.00"}
        sam.until(lambda view: view["tables"][0]["float_count"] == counted)
        assert sam.view["tables"][0]["float"] == "50299.00"
