"""Tables whose wheel is heard over a serial line: a real one's bytes and orders, a cable that is pulled."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from croupier.devices import kept_line
from croupier.devices.line_faults import LineFault
from croupier.devices.simulated import Fault, Pace
from croupier.devices.wheel import WheelSetup
from croupier.floor.parts.ball_wheel import LINE_LOST, UNHEARD
from croupier.games.library import load, open_table
from croupier.games.roulette.table import RouletteTable
from croupier.server.settings import Settings
from tests.devices.wheel_on_pty import WheelOnPty
from tests.server.acts import buy_in, chips_for, closed, settled
from tests.server.clients import Screen, eventually
from tests.server.rig import T1, House, house, live, settings
from tests.server.test_dealerless import bet, electronic, insert, over
from tests.states import terminals_at

SPEED = 10.0
SLOW = Pace(15.0, 15.0, 6.0)
"""A second and a half in the track, and as long in which no bet is taken: time enough to pull a cable."""


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_line, "RETRY_EVERY", 0.02)


@pytest.fixture
def wheel(tmp_path: Path) -> Iterator[WheelOnPty]:
    table = open_table(load("oneida-roulette"), "roulette", {"mode": "terminals"})
    assert isinstance(table, RouletteTable)
    with WheelOnPty(table.wheel.order, tmp_path / "line", SPEED) as made:
        yield made


def on_line(wheel: WheelOnPty, **table: Any) -> dict[str, Any]:
    return {"wheel": f"serial:{wheel.link}", "wheel_speed": SPEED, **table}


@contextmanager
def dealt(wheel: WheelOnPty, folder: Path, **table: Any) -> Iterator["Dealt"]:
    with house(settings(**on_line(wheel, **table)), folder / "floor") as floor:
        yield Dealt(floor)
        assert floor.audit() == []


class Dealt:
    """A table of terminals that is open, Dana deals and somebody bets five dollars on 17."""

    def __init__(self, floor: House) -> None:
        self.floor = floor
        self.sam, self.dana = floor.opened()
        self.one = floor.terminal("1")
        buy_in(self.one, self.dana, "100.00")

    def begin(self, round_: int = 1) -> None:
        self.dana.do("new-game")
        self.one.until(lambda view: view["phase"] == "betting" and view["round"] == round_)
        self.one.do("place-bet", round_, "17", "5.00")

    def read(self, round_: int, number: str) -> None:
        self.dana.until(lambda view: view["phase"] == "read")
        assert self.dana.view["reader"]["number"] == number
        self.dana.do("confirm-number", round_, number)
        self.one.until(lambda view: view["phase"] == "settled")

    def void(self, reason: str, round_: int = 1) -> None:
        self.dana.until(lambda view: view["phase"] == "void")
        self.sam.do("refund-game", T1, round_)
        assert over(self.one, round_)["void"] == reason
        self.one.until(lambda view: view["credits"] == "100.00")

    def alarmed(self, says: str) -> None:
        alarmed(self.sam, says)

    def lost(self) -> None:
        for screen in (self.dana, self.one):
            screen.until(lambda view: view["ball"]["lost"])
        self.alarmed(LINE_LOST)
        self.sam.until(lambda view: view["tables"][0]["device_trouble"] == UNHEARD)

    def back(self) -> None:
        self.alarmed("the line to the wheel is back")
        self.one.until(lambda view: not view["ball"]["lost"])
        self.sam.until(lambda view: view["tables"][0]["device_trouble"] is None)


def alarmed(sam: Screen, says: str) -> None:
    sam.until(lambda view: any(says in one["says"] for one in view["alarms"]))


def test_a_dealers_games_are_read_from_the_line(wheel: WheelOnPty, tmp_path: Path) -> None:
    with dealt(wheel, tmp_path) as table:
        assert table.dana.view["simulated"] is False
        for round_, number in ((1, "17"), (2, "17"), (3, "00")):
            table.begin(round_)
            wheel.throw(number)
            table.read(round_, number)
            eventually(lambda: not wheel.running)
        assert terminals_at(table.floor.floor.desk, T1).counter == wheel.spin == 44


@pytest.mark.parametrize("fault", LineFault)
def test_a_bad_cable_gives_no_wrong_number(wheel: WheelOnPty, tmp_path: Path, fault: LineFault) -> None:
    """Whatever is hurt as the ball drops, the game is read right or void; the next one is read."""
    with dealt(wheel, tmp_path) as table:
        table.begin()
        wheel.throw("17")
        table.dana.until(lambda view: view["phase"] == "locked")
        wheel.hurt(fault)
        table.dana.until(lambda view: view["phase"] in ("read", "void"))
        if table.dana.view["phase"] == "read":
            table.read(1, "17")
        else:
            table.void("malfunction")
        eventually(lambda: not wheel.running)
        table.begin(2)
        wheel.throw("5")
        table.read(2, "5")


def test_a_spin_with_the_rotor_locks_voids_and_restarts_the_wheel(wheel: WheelOnPty, tmp_path: Path) -> None:
    with dealt(wheel, tmp_path) as table:
        table.begin()
        wheel.throw("17", Fault.WITH_ROTATION)
        table.void("with-rotation")
        eventually(lambda: wheel.orders == ["*R"])
        eventually(lambda: not wheel.running)


@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        (Fault.BALL_OUT, "ball-not-dropped"),
        (Fault.MALFUNCTION, "malfunction"),
        (Fault.MISREAD, "malfunction"),
        (Fault.FAILED_LAUNCH, "malfunction"),
    ],
)
def test_what_goes_wrong_at_the_wheel_voids_the_game(
    wheel: WheelOnPty, tmp_path: Path, fault: Fault, reason: str
) -> None:
    with dealt(wheel, tmp_path) as table:
        table.begin()
        wheel.throw("17", fault)
        table.void(reason)
        if fault is Fault.MALFUNCTION:
            table.alarmed("the wheel reports a fault of a sensor, its motor or its encoder")


def test_a_cable_put_back_while_the_ball_runs_costs_nothing(wheel: WheelOnPty, tmp_path: Path) -> None:
    with dealt(wheel, tmp_path) as table:
        table.begin()
        wheel.program.wheel.pace = Pace(20.0, 5.0, 6.0)
        wheel.throw("17")
        table.dana.until(lambda view: view["ball"]["state"] == "track")
        wheel.pull()
        table.lost()
        wheel.put_back()
        table.back()
        table.read(1, "17")
        table.alarmed("its counter stands at 42, where it was")


def pulled_until_rest(table: Dealt, wheel: WheelOnPty, phase: str) -> None:
    """The cable is pulled while the ball runs, in this phase of the game, and put back when it rests."""
    table.dana.until(lambda view: view["phase"] == phase and view["ball"]["state"] == "track")
    wheel.pull()
    table.lost()
    eventually(lambda: not wheel.running)
    wheel.put_back()
    table.back()


def test_a_ball_that_came_to_rest_unheard_is_read_by_its_counter(wheel: WheelOnPty, tmp_path: Path) -> None:
    with dealt(wheel, tmp_path) as table:
        table.begin()
        wheel.program.wheel.pace = SLOW
        wheel.throw("17")
        pulled_until_rest(table, wheel, "locked")
        table.read(1, "17")


def test_a_number_that_may_be_the_one_before_is_not_taken(wheel: WheelOnPty, tmp_path: Path) -> None:
    """The wheel says 17, as it did: whether it came again, or the ball was taken out, nobody heard."""
    with dealt(wheel, tmp_path) as table:
        table.begin()
        wheel.throw("5")
        table.read(1, "5")
        eventually(lambda: not wheel.running)
        table.begin(2)
        wheel.program.wheel.pace = SLOW
        wheel.throw("5")
        pulled_until_rest(table, wheel, "locked")
        table.dana.until(lambda view: view["phase"] == "void")


def test_a_result_that_comes_with_betting_open_voids_the_game(wheel: WheelOnPty, tmp_path: Path) -> None:
    with dealt(wheel, tmp_path) as table:
        table.begin()
        wheel.program.wheel.pace = SLOW
        wheel.throw("17")
        pulled_until_rest(table, wheel, "betting")
        table.alarmed("the reader gave a number while betting was open: the game is void")
        table.void("malfunction")


def test_a_ball_thrown_while_nobody_listened_voids_the_game(wheel: WheelOnPty, tmp_path: Path) -> None:
    with dealt(wheel, tmp_path) as table:
        table.begin()
        wheel.pull()
        table.lost()
        wheel.throw("17")
        wheel.put_back()
        table.back()
        table.void("malfunction")
        table.alarmed("its counter went from 41 to 42 while nobody heard it")


def test_a_table_opens_without_its_wheel_and_plays_once_it_is_there(
    wheel: WheelOnPty, tmp_path: Path
) -> None:
    wheel.pull()
    with dealt(wheel, tmp_path) as table:
        table.lost()
        wheel.put_back()
        table.back()
        table.begin()
        wheel.throw("17")
        table.read(1, "17")


def test_a_restart_finds_the_ball_that_came_to_rest_meanwhile(wheel: WheelOnPty, tmp_path: Path) -> None:
    with dealt(wheel, tmp_path) as table:
        table.begin()
        wheel.throw("17")
        table.dana.until(lambda view: view["phase"] == "locked")
    eventually(lambda: not wheel.running)
    with house(settings(**on_line(wheel)), tmp_path / "floor") as floor:
        dana = floor.staff("Dana")
        dana.until(lambda view: view["phase"] == "read")
        assert dana.view["reader"]["number"] == "17"


def dealerless(wheel: WheelOnPty, **table: Any) -> Settings:
    return electronic(**on_line(wheel, **table))


def opened(floor: House) -> tuple[Screen, Screen]:
    sam, one = floor.staff("Sam"), floor.terminal("1")
    sam.do("open-enclosed", T1)
    sam.do("open-station", T1, "1", "start of day")
    one.until(lambda view: view["open"])
    insert(one, "20.00")
    one.until(lambda view: view["credits"] == "20.00")
    return sam, one


def test_a_dealerless_game_launches_its_ball_by_order(wheel: WheelOnPty, tmp_path: Path) -> None:
    wheel.numbers = ["17"] * 9
    setup = WheelSetup(mode=1159, settings=("h 3",), self_test=True)
    with house(dealerless(wheel, wheel_setup=setup), tmp_path / "floor") as floor:
        _, one = opened(floor)
        round_ = bet(one, "17", "5.00")
        assert over(one, round_)["number"] == "17"
        one.until(lambda view: view["credits"] == "195.00")
        assert wheel.orders[:3] == ["*o 1159", "*T h 3", "*F"]
        assert set(wheel.orders[3:]) == {"*u 1"}
        assert floor.audit() == []


def test_an_order_that_the_wheel_refuses_voids_the_game(wheel: WheelOnPty, tmp_path: Path) -> None:
    with house(dealerless(wheel), tmp_path / "floor") as floor:
        sam, one = opened(floor)
        round_ = bet(one, "17", "5.00")
        wheel.program.wheel.closed = True
        assert over(one, round_)["void"] == "malfunction"
        alarmed(sam, "was not launched: the wheel")
        one.until(lambda view: view["credits"] == "20.00")
        assert floor.audit() == []


def test_no_dealerless_game_begins_while_the_wheel_is_not_heard(wheel: WheelOnPty, tmp_path: Path) -> None:
    wheel.numbers = ["17"] * 9
    with house(dealerless(wheel), tmp_path / "floor") as floor:
        sam, one = opened(floor)
        round_ = bet(one, "17", "5.00")
        one.until(lambda view: view["phase"] == "locked" and view["ball"]["state"] == "track")
        wheel.pull()
        alarmed(sam, LINE_LOST)
        eventually(lambda: not wheel.running)
        assert one.view["round"] == round_
        wheel.put_back()
        assert over(one, round_)["number"] == "17"
        one.until(lambda view: view["credits"] == "195.00")
        one.until(lambda view: view["phase"] == "betting" and view["round"] == round_ + 1)
        assert floor.audit() == []


def test_a_live_spin_is_thrown_by_hand_and_read_from_the_line(wheel: WheelOnPty, tmp_path: Path) -> None:
    with house(live(**on_line(wheel)), tmp_path / "floor") as floor:
        _, dana = floor.dealt()
        chips_for(floor.seat("1"), dana, "navy")
        dana.do("new-game")
        closed(dana, 1)
        wheel.throw("17")
        dana.until(lambda view: view["reader"] == "17")
        settled(dana, 1, "17")
        assert floor.audit() == []


def test_a_live_spin_goes_on_by_the_dealers_eye_without_the_line(wheel: WheelOnPty, tmp_path: Path) -> None:
    with house(live(**on_line(wheel)), tmp_path / "floor") as floor:
        _, dana = floor.dealt()
        sam, seat = floor.staff("Sam"), floor.seat("1")
        chips_for(seat, dana, "navy")
        dana.do("new-game")
        closed(dana, 1)
        wheel.pull()
        seat.until(lambda view: view["ball"]["lost"])
        wheel.throw("17")
        eventually(lambda: not wheel.running)
        wheel.put_back()
        alarmed(sam, "its counter went from")
        settled(dana, 1, "17")
        assert floor.audit() == []


def test_a_live_ball_that_rested_unheard_is_read_by_its_counter(wheel: WheelOnPty, tmp_path: Path) -> None:
    with house(live(**on_line(wheel)), tmp_path / "floor") as floor:
        _, dana = floor.dealt()
        chips_for(floor.seat("1"), dana, "navy")
        dana.do("new-game")
        closed(dana, 1)
        wheel.throw("17")
        dana.until(lambda view: view["ball"]["state"] == "track")
        wheel.pull()
        dana.until(lambda view: view["ball"]["lost"])
        eventually(lambda: not wheel.running)
        wheel.put_back()
        dana.until(lambda view: view["reader"] == "17")
        settled(dana, 1, "17")
        assert floor.audit() == []
