"""The process ends and another opens the same folder: nothing acknowledged is lost, nothing happens twice."""

from pathlib import Path
from time import sleep, time
from typing import Any

import pytest

from croupier.desk.ports import Store, StoreFailed
from croupier.devices import simulated
from croupier.devices.memory import Remembered, WheelMemory, wheel_file
from croupier.server.screen_entry import TRY_LATER
from croupier.server.wire import new_id
from tests.server.acts import buy_in, play, spin
from tests.server.acts import closed as spun_and_closed
from tests.server.clients import Screen, eventually
from tests.server.rig import T1, House, Loaded, house, live, settings
from tests.server.sites import Sites
from tests.states import state_at, terminals_at

MOVING = ("clock", "ball", "sat_seconds")
"""What passes by itself and is not part of what was so."""


def kept(view: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in view.items() if key not in MOVING}


def test_betting_open_at_the_end_reopens_with_a_full_clock_and_the_same_bets(tmp_path: Path) -> None:
    people = Sites()
    with house(settings(), tmp_path) as floor:
        _, dana = floor.opened()
        one = floor.terminal("1")
        buy_in(one, dana, "100.00")
        play(dana, [one], [("red", "5.00")])
        dana.do("new-game")
        one.do("place-bet", 2, "17", "10.00")
        one.do("place-bet", 2, "red", "5.00")
        before = floor.terminal("1").view
        people.leave(floor)
        head = floor.floor.desk.seq
    with house(settings(betting_seconds=30.0), tmp_path) as floor:
        people.come_back(floor)
        one = floor.terminal("1")
        assert kept(one.view) == kept(before)
        assert one.view["phase"] == "betting"
        assert one.view["clock"]["total_ms"] == 30_000
        assert one.view["clock"]["left_ms"] > 25_000
        assert one.seq == head
        one.do("place-bet", 2, "black", "1.00")
        dana = floor.staff("Dana")
        spin(dana)
        number = dana.until(lambda view: view["phase"] == "read")["reader"]["number"]
        dana.do("confirm-number", 2, number)
        assert floor.audit() == []


def closed(floor: House) -> tuple[Screen, Screen]:
    """A game with ten dollars on 17, closed by the clock; the terminal and the console."""
    _, dana = floor.opened()
    one = floor.terminal("1")
    buy_in(one, dana, "100.00")
    dana.do("new-game")
    one.do("place-bet", 1, "17", "10.00")
    floor.close_betting(1)
    return one, dana


def test_a_ball_that_was_not_thrown_yet_can_still_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulated, "secrets", Loaded(["17"]))
    people = Sites()
    with house(settings(), tmp_path) as floor:
        closed(floor)
        people.leave(floor)
    with house(settings(), tmp_path) as floor:
        people.come_back(floor)
        one, dana = floor.terminal("1"), floor.staff("Dana")
        assert one.view["phase"] == "locked"
        spin(dana)
        dana.until(lambda view: view["phase"] == "read")
        dana.do("confirm-number", 1, "17")
        one.until(lambda view: view["credits"] == "450.00")


@pytest.mark.parametrize("speed", [10.0, 60.0])
def test_the_game_s_own_ball_counts_though_no_one_watched_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, speed: float
) -> None:
    """The slow one still runs when it is watched again; the fast one has come to rest."""
    monkeypatch.setattr(simulated, "secrets", Loaded(["17"]))
    people = Sites()
    with house(settings(wheel_speed=speed), tmp_path) as floor:
        _, dana = closed(floor)
        spin(dana)
        eventually(lambda: terminals_at(floor.floor.desk, T1).running == 1)
        people.leave(floor)
    sleep(17 / speed if speed > 50 else 0)
    with house(settings(wheel_speed=speed), tmp_path) as floor:
        people.come_back(floor)
        one, dana = floor.terminal("1"), floor.staff("Dana")
        dana.until(lambda view: view["phase"] == "read")
        dana.do("confirm-number", 1, "17")
        one.until(lambda view: view["credits"] == "450.00")
        assert floor.audit() == []


@pytest.mark.parametrize("open_", [True, False])
def test_a_wheel_that_counts_another_spin_voids_the_game(tmp_path: Path, open_: bool) -> None:
    people = Sites()
    with house(settings(), tmp_path) as floor:
        one, dana = closed(floor)
        if open_:
            dana.do("void-game", 1, "interference")
            floor.staff("Sam").do("refund-game", T1, 1)
            dana.do("new-game")
            one.do("place-bet", 2, "17", "10.00")
        people.leave(floor)
    WheelMemory(wheel_file(tmp_path, T1)).keep(Remembered(2, "17", number="17"))
    with house(settings(), tmp_path) as floor:
        people.come_back(floor)
        one, sam = floor.terminal("1"), floor.staff("Sam")
        assert one.view["phase"] == "void"
        [void] = sam.view["tables"][0]["voids"]
        assert (void["reason"], void["clause"]) == ("malfunction", "oneida-roulette:I.9.g")
        assert terminals_at(floor.floor.desk, T1).counter == 2
        sam.do("refund-game", T1, one.view["round"])
        one.until(lambda view: view["phase"] == "idle")
        assert one.view["credits"] == "100.00"


def test_a_ball_thrown_before_the_end_while_bets_were_open_voids_the_game(tmp_path: Path) -> None:
    with house(settings(wheel_speed=1.0), tmp_path) as floor:
        _, dana = floor.opened()
        dana.do("new-game")
        spin(dana)
        eventually(lambda: terminals_at(floor.floor.desk, T1).running == 1)
        assert terminals_at(floor.floor.desk, T1).phase == "betting"
    with house(settings(), tmp_path) as floor:
        assert terminals_at(floor.floor.desk, T1).phase == "void"


def test_a_number_read_before_the_end_waits_for_its_dealer(tmp_path: Path) -> None:
    people = Sites()
    with house(settings(), tmp_path) as floor:
        _, dana = floor.opened()
        dana.do("new-game")
        spin(dana)
        number = dana.until(lambda view: view["phase"] == "read")["reader"]["number"]
        people.leave(floor)
    with house(settings(), tmp_path) as floor:
        people.come_back(floor)
        dana = floor.staff("Dana")
        assert dana.view["reader"]["number"] == number
        dana.do("confirm-number", 1, number)


def test_a_ball_that_came_to_rest_while_no_one_watched_lies_there_for_the_dealer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its number was read; the process ended before the wheel was ready for the next spin."""
    monkeypatch.setattr(simulated, "secrets", Loaded(["17"]))
    people = Sites()
    with house(live(), tmp_path) as floor:
        _, dana = floor.dealt()
        dana.do("new-game")
        spun_and_closed(dana, 1)
        dana.until(lambda view: view["reader"] == "17")
        people.leave(floor)
    memory = WheelMemory(wheel_file(tmp_path, T1))
    memory.keep(Remembered(1, None, thrown=time() - 60, number="17", sent="1:1"))
    with house(live(demonstration_dealer=True), tmp_path) as floor:
        people.come_back(floor)
        dana = floor.felt("Dana")
        dana.until(lambda view: (view["ball"]["state"], view["ball"]["number"]) == ("rest", "17"))
        sender = "staff:demonstration dealer"
        monkeypatch.setattr(state_at(floor.floor.desk, T1), "dealer", sender)
        dana.until(lambda view: view["history"] and view["history"][0]["number"] == "17")


def test_an_unacknowledged_bet_sent_again_is_answered_once(tmp_path: Path) -> None:
    people, bet = Sites(), ("place-bet", 1, "17", "10.00")
    sent = new_id()
    with house(settings(), tmp_path) as floor:
        _, dana = floor.opened()
        one = floor.terminal("1")
        buy_in(one, dana, "100.00")
        dana.do("new-game")
        one.send(*bet, id_=sent)
        one.cut()  # the answer never arrives
        eventually(lambda: terminals_at(floor.floor.desk, T1).staked == 10_00)
        people.leave(floor)
        head = floor.floor.desk.seq
    with house(settings(), tmp_path) as floor:
        people.come_back(floor)
        one = floor.terminal("1")
        for _ in range(3):
            assert one.ask(*bet, id_=sent) == {"type": "reply", "id": sent, "ok": True, "seq": head}
            one.replies.clear()
        assert one.ask("place-bet", 1, "18", "10.00", id_=sent)["reason"] == "id_reused"
        assert one.view["bets"] == {"17": "10.00"}
        assert floor.floor.desk.seq == head


def test_a_refusal_sent_again_is_the_same_refusal(tmp_path: Path) -> None:
    people, sent = Sites(), new_id()
    with house(settings(), tmp_path) as floor:
        floor.opened()
        first = floor.terminal("1").ask("place-bet", 1, "17", "10.00", id_=sent)
        assert first["reason"] == "wrong_round"
        people.leave(floor)
    with house(settings(), tmp_path) as floor:
        people.come_back(floor)
        floor.staff("Dana").do("new-game")
        again = floor.terminal("1").ask("place-bet", 1, "17", "10.00", id_=sent)
        assert again == first


class Broken:
    """A store whose disk is gone."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)

    def commit(self, *batch: object) -> None:
        raise StoreFailed("the journal could not be written: disk I/O error")


def test_a_storage_error_stops_the_floor_and_shows_nothing_of_what_was_not_kept(tmp_path: Path) -> None:
    people = Sites()
    with house(settings(), tmp_path) as floor:
        _, dana = floor.opened()
        one = floor.terminal("1")
        buy_in(one, dana, "100.00")
        dana.do("new-game")
        one.do("place-bet", 1, "red", "5.00")
        people.leave(floor)
        desk = floor.floor.desk
        desk._store = Broken(desk._store)  # type: ignore[assignment]
        sent = one.send("place-bet", 1, "17", "10.00")
        for screen in (one, dana):
            screen.closed()
        assert sent not in one.replies
        assert one.view["bets"] == {"red": "5.00"}
        assert dana.view["staked"] in ("0.00", "5.00")
        health = floor.browser("Sam").http.get("/health")
        assert (health.status_code, health.json()["ok"]) == (503, False)
        assert floor.browser("terminal 1").socket("terminal").closed()[0] == TRY_LATER
        transcript = floor.browser("Sam").http.get(f"/api/tables/{T1}/rounds/1")
        assert transcript.status_code == 200  # what was kept can still be read, and nothing else
        desk._store.close()  # as a failed commit leaves it
        terms = f"/api/tables/{T1}/terms"
        body: dict[str, object] = {"options": {}}
        for answer in (
            floor.browser("Sam").http.get("/api/pit"),
            floor.browser("Sam").http.get(terms),
            floor.browser("Sam").http.post(f"{terms}/review", json=body),
            floor.browser("Sam").http.post(terms, json={"id": new_id(), **body}),
        ):
            assert (answer.status_code, answer.json()) == (503, {"detail": "the desk has stopped"})
        assert floor.browser("Sam").http.get(f"{terms}/past").status_code == 200
        changes = [line["changes"] for line in transcript.json()["lines"] if line["terminal"] == "1"]
        assert changes == [[["red", "5.00"]]]
    with house(settings(), tmp_path) as floor:
        people.come_back(floor)
        one = floor.terminal("1")
        assert one.view["bets"] == {"red": "5.00"}
        assert bet_again(one, sent)
        assert floor.audit() == []


def bet_again(one: Screen, sent: str) -> bool:
    reply = one.ask("place-bet", 1, "17", "10.00", id_=sent)
    one.until(lambda view: view["bets"] == {"red": "5.00", "17": "10.00"})
    return bool(reply["ok"])
