"""A dealerless table on the server: it plays by itself, takes bills, pays, and voids what goes wrong."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier.devices import simulated
from croupier.devices.simulated import Fault, SimulatedWheel
from croupier.floor.dealerless.running import Dealerless
from croupier.server.settings import Settings
from tests.server.clients import Screen, eventually
from tests.server.rig import T1, House, Loaded, house, settings
from tests.states import terminals_at


def electronic(demonstration: bool = True, **table: Any) -> Settings:
    """One fast dealerless table."""
    pace = {"betting_seconds": 0.5, "prompt_seconds": 0.2, "rest_seconds": 0.2, "wheel_speed": 60.0}
    made = settings(**{**pace, **table})
    one = msgspec.structs.replace(made.tables[0], rulebook="ilani", options={})
    server = msgspec.structs.replace(made.server, demonstration=demonstration)
    return msgspec.structs.replace(made, tables=(one,), server=server)


@pytest.fixture(autouse=True)
def loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulated, "secrets", Loaded(["17"]))


def opened(floor: House) -> tuple[Screen, Screen]:
    """Opened by Sam, station 1 with it; twenty dollars in its acceptor."""
    sam, one = floor.staff("Sam"), floor.terminal("1")
    sam.do("open-enclosed", T1)
    sam.do("open-station", T1, "1", "start of day")
    one.until(lambda view: view["open"])
    insert(one, "20.00")
    one.until(lambda view: view["credits"] == "20.00")
    return sam, one


def insert(one: Screen, bill: str) -> None:
    one.raw(json.dumps(["bill", bill]))


def bet(one: Screen, spot: str, chip: str) -> int:
    """On the next game that takes it."""
    while True:
        round_: int = one.until(lambda view: view["phase"] == "betting")["round"]
        if one.ask("place-bet", round_, spot, chip)["ok"]:
            return round_
        one.until(lambda view: view["phase"] != "betting")


def over(one: Screen, round_: int) -> dict[str, Any]:
    """That game as everyone remembers it."""
    one.until(lambda view: any(game["round"] == round_ for game in view["history"]))
    return next(game for game in one.view["history"] if game["round"] == round_)


def test_it_plays_by_itself_and_a_win_is_paid_out_by_hand(tmp_path: Path) -> None:
    with house(electronic(), tmp_path) as floor:
        sam, one = opened(floor)
        assert (one.view["table"]["mode"], one.view["table"]["book"]) == ("dealerless", "ilani")
        round_ = bet(one, "17", "5.00")
        assert one.view["clock"]["total_ms"] == 500
        came = {"round": round_, "number": "17", "colour": "black", "void": None, "no_spin": False}
        assert over(one, round_) == came
        one.until(lambda view: view["credits"] == "195.00")
        assert terminals_at(floor.floor.desk, T1).counter == round_
        following = one.until(lambda view: view["phase"] == "betting" and view["round"] > round_)["round"]
        assert following == round_ + 1
        one.do("ask-cash-out")
        assert one.view["cash_out"] == {"step": "asked", "amount": "195.00"}
        sam.do("pay-by-hand", T1, "1", "195.00")
        one.until(lambda view: view["credits"] == "0.00" and view["cash_out"] is None)
        assert floor.audit() == []


def test_a_total_under_the_minimum_is_warned_of_and_comes_back(tmp_path: Path) -> None:
    with house(electronic(), tmp_path) as floor:
        _, one = opened(floor)
        round_ = bet(one, "17", "1.00")
        assert one.view["warning"]["clause"] == "ilani:6.c"
        over(one, round_)
        one.until(lambda view: view["credits"] == "20.00" and view["warning"] is None)


def test_a_fault_of_the_wheel_voids_the_game_and_the_next_one_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    throw = SimulatedWheel.throw
    monkeypatch.setattr(
        SimulatedWheel, "throw", lambda self, now, _=None, sent="": throw(self, now, Fault.BALL_OUT, sent)
    )
    with house(electronic(), tmp_path) as floor:
        sam, one = opened(floor)
        round_ = bet(one, "17", "5.00")
        void = {"round": round_, "number": None, "colour": None, "void": "irregularity", "no_spin": False}
        assert over(one, round_) == void
        one.until(lambda view: view["credits"] == "20.00")
        sam.until(lambda view: view["alarms"])
        one.until(lambda view: view["phase"] == "betting" and view["round"] > round_)


@pytest.mark.clause("ilani:5.a")
def test_a_wheel_that_falls_silent_voids_the_game(tmp_path: Path) -> None:
    with house(electronic(wheel_speed=0.01, wheel_seconds=0.5), tmp_path) as floor:
        sam, one = opened(floor)
        round_ = bet(one, "17", "5.00")
        assert over(one, round_)["void"] == "malfunction"
        one.until(lambda view: view["credits"] == "20.00")
        sam.until(lambda view: view["alarms"])
        assert floor.audit() == []


def test_a_ball_that_no_one_asked_for_voids_the_game(tmp_path: Path) -> None:
    with house(electronic(betting_seconds=30.0), tmp_path) as floor:
        _, one = opened(floor)
        round_ = bet(one, "17", "5.00")
        running = floor.floor.running[T1]
        assert isinstance(running, Dealerless)
        assert running.wheel.throw("throw")
        assert over(one, round_)["void"] == "irregularity"
        one.until(lambda view: view["credits"] == "20.00")


def test_bills_that_are_not_taken_come_back(tmp_path: Path) -> None:
    with house(electronic(), tmp_path) as floor:
        _, one = opened(floor)
        refusals = [("7.00", "tender_not_accepted"), ("20,00", "bad_amount"), ("-20.00", "bad_amount")]
        for bill, reason in refusals:
            insert(one, bill)
            assert refused(one)["reason"] == reason
        two = floor.terminal("2")
        insert(two, "20.00")
        answer = refused(two)
        assert (answer["reason"], answer["clause"]) == ("terminal_locked", "ilani:3.a")
        assert two.view["credits"] == "0.00"


def refused(one: Screen) -> dict[str, Any]:
    """The next refusal of something that had no id."""
    while True:
        frame = one.take()
        if frame["type"] == "reply" and frame["id"] is None:
            return frame


def test_only_a_demonstration_takes_bills_from_a_screen(tmp_path: Path) -> None:
    with house(electronic(demonstration=False), tmp_path) as floor:
        sam = floor.staff("Sam")
        given = floor.browser("Sam").http.post(f"/api/tables/{T1}/terminals/1/code").json()
        paired = floor.browser("terminal 1").http.post("/api/pair", json={"code": given["code"]})
        assert paired.status_code == 200
        one = floor.terminal("1")
        sam.do("open-enclosed", T1)
        sam.do("open-station", T1, "1", "day")
        insert(one, "20.00")
        assert refused(one)["reason"] == "tender_not_accepted"
        assert floor.floor.desk.balances == {}


def test_a_demonstration_attendant_opens_and_pays(tmp_path: Path) -> None:
    with house(electronic(demonstration_dealer=True), tmp_path) as floor:
        one = floor.terminal("1")
        one.until(lambda view: view["open"])
        insert(one, "20.00")
        one.until(lambda view: view["credits"] == "20.00")
        one.do("ask-cash-out")
        one.until(lambda view: view["credits"] == "0.00" and view["cash_out"] is None)


@pytest.mark.parametrize("played", [False, True])
def test_an_attendant_finishes_the_opening_that_another_process_began(tmp_path: Path, played: bool) -> None:
    """But a station that is closed when games have been played was closed by someone, and stays so."""
    with house(electronic(rest_seconds=0.05 if played else 60.0), tmp_path) as floor:
        sam, one = floor.staff("Sam"), floor.terminal("1")
        sam.do("open-enclosed", T1)
        sam.do("open-station", T1, "2", "start of day")
        if played:
            one.until(lambda view: view["round"])
    with house(electronic(demonstration_dealer=True), tmp_path) as floor:
        table = terminals_at(floor.floor.desk, T1)
        eventually(lambda: table.round > (3 if played else 0))
        assert [one.open for one in table.terminals.values()] == [not played, True]


def test_a_terminal_of_dealt_tables_has_no_acceptor(tmp_path: Path) -> None:
    with house(settings(), tmp_path) as floor:
        one = floor.terminal("1")
        one.raw('["bill", "20.00"]')
        refused = one.reply(None)
        assert (refused["reason"], refused["clause"]) == ("not_offered", "oneida-roulette:I.2.a")
        assert floor.audit() == []
