"""Whole games over websockets: buy-in to cash-out, voids and refunds, relief, and a robot dealer."""

from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from croupier.base.envelope import Role
from croupier.base.names import TerminalId
from croupier.desk.messages import StopTable
from croupier.desk.record import Record
from croupier.devices import simulated
from croupier.floor.kinds import KINDS
from croupier.floor.parts.ball_wheel import BallWheel
from croupier.floor.parts.messages import rounds
from croupier.ledger import accounts as chart
from croupier.server.deadlines import Deadlines
from tests.server.acts import buy_in, play, rested, spin
from tests.server.clients import Screen
from tests.server.rig import T1, House, Loaded, house, settings

ROBOT: dict[str, Any] = {
    "betting_seconds": 15.0,
    "clock_speed": 10.0,
    "wheel_speed": 8.0,
    "rest_seconds": 0.6,
    "demonstration_dealer": True,
}


@pytest.fixture
def floor(tmp_path: Path) -> Iterator[House]:
    with house(settings(), tmp_path) as made:
        yield made
        audited(made)


def audited(floor: House) -> None:
    """Whatever was played, the journal holds."""
    assert floor.audit() == []


def load(monkeypatch: pytest.MonkeyPatch, *numbers: str) -> None:
    monkeypatch.setattr(simulated, "secrets", Loaded(numbers))


def records(floor: House) -> list[Record]:
    return [KINDS.read_record(entry.body) for entry in floor.entries()]


def event_times(floor: House, round_: int) -> dict[type, float]:
    """When each event of a game was recorded, in seconds."""
    return {
        type(event): record.at / 1e6
        for record in records(floor)
        for event in record.events
        if getattr(event, "round", None) == round_
    }


@pytest.mark.clause("oneida-roulette:I.1.a")
@pytest.mark.clause("oneida-roulette:I.6.a")
@pytest.mark.clause("oneida-roulette:I.6.b")
@pytest.mark.clause("oneida-roulette:I.6.f")
@pytest.mark.clause("oneida-roulette:I.8.c")
def test_a_player_buys_in_bets_is_paid_and_cashes_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Console, server, terminals, wheel and clock: all of a floor, with its demonstration dealer."""
    load(monkeypatch, "17")
    with house(settings(**ROBOT), tmp_path) as floor:
        one, two, console = floor.terminal("1"), floor.terminal("2"), floor.staff("Dana")
        one.until(lambda view: view["phase"] != "closed")
        one.do("lay-buy-in", "100.00", "0.00", "0.00")
        one.until(lambda view: view["buy_in"] and view["buy_in"]["step"] == "dropped")
        one.do("verify-credit")
        round_ = place_in_a_fresh_game(one, [("17", "5.00"), ("red", "10.00")])
        clocks = [screen.view["clock"] for screen in (one, two_at(two, round_))]
        assert clocks[0]["total_ms"] == clocks[1]["total_ms"] == 1500
        for screen in (one, two):
            screen.until(lambda view: view["phase"] == "settled" and view["round"] == round_)
            assert (screen.view["number"], screen.view["colour"]) == ("17", "black")
        assert one.view["credits"] == "265.00"  # 85 left, 5 and 175 for 17, nothing for red
        assert [(win["spot"], win["paid"]) for win in one.view["wins"]] == [("17", "175.00")]
        assert two.view["won"] == "0.00"
        times = event_times(floor, round_)
        begun = times[rounds.GameStarted]
        assert times[rounds.SpinPrompted] - begun == pytest.approx(0.5, abs=0.25)
        assert times[rounds.BetsClosed] > times[rounds.SpinPrompted]
        cash_out(one, console, "265.00")
        assert floor.floor.desk.balances[chart.CHIPS] == 265_00
        audited(floor)


def place_in_a_fresh_game(terminal: Screen, bets: list[tuple[str, str]]) -> int:
    """With most of the clock still to run, so that every bet is in time."""
    terminal.until(lambda view: view["phase"] != "betting")
    round_: int = terminal.until(lambda view: view["phase"] == "betting")["round"]
    for spot, chip in bets:
        terminal.do("place-bet", round_, spot, chip)
    return round_


def two_at(screen: Screen, round_: int) -> Screen:
    screen.until(lambda view: view["phase"] == "betting" and view["round"] == round_)
    return screen


def cash_out(terminal: Screen, console: Screen, amount: str) -> None:
    def asked(view: dict[str, Any]) -> object:
        return [one["cash_out"] for one in view["terminals"] if one["cash_out"]]

    terminal.do("ask-cash-out")
    terminal.do("confirm-cash-out")
    console.until(asked)
    assert [one["amount"] for one in asked(console.view)] == [amount]  # type: ignore[attr-defined]
    terminal.until(lambda view: view["cash_out"] is None)
    assert terminal.view["credits"] == "0.00"


@pytest.mark.clause("oneida-roulette:I.6.a")
def test_every_terminal_has_the_same_clock(floor: House) -> None:
    _, dana = floor.opened()
    screens = [floor.terminal(one) for one in ("1", "2")]
    dana.do("new-game")
    for screen in screens:
        screen.until(lambda view: view["phase"] == "betting")
    first, second = (screen.view["clock"] for screen in screens)
    assert first == second
    assert first["total_ms"] == 60_000
    assert 59_000 <= first["left_ms"] <= 60_000
    floor.close_betting(1)
    for screen in screens:
        screen.until(lambda view: view["phase"] == "locked")
    assert [screen.view["clock"] for screen in screens] == [None, None]


@pytest.mark.clause("oneida-roulette:I.6.a")
@pytest.mark.parametrize("closes", ["timer", "dealer", "reader"])
def test_betting_closes_by_whoever_is_first_and_a_late_bet_is_refused(tmp_path: Path, closes: str) -> None:
    speed = 100.0 if closes == "timer" else 1.0
    wheel = 0.5 if closes == "dealer" else 60.0  # a ball that stays in the track for the dealer's hand
    with house(settings(clock_speed=speed, wheel_speed=wheel), tmp_path) as floor:
        _, dana = floor.opened()
        one = floor.terminal("1")
        buy_in(one, dana, "20.00")
        dana.do("new-game")
        one.do("place-bet", 1, "red", "5.00")
        if closes == "dealer":
            early = dana.ask("no-more-bets", 1)
            assert (early["reason"], early["clause"]) == ("wrong_phase", "oneida-roulette:I.6.a")
            spin(dana)
            dana.until(lambda view: view["ball"]["state"] == "track")
            dana.do("no-more-bets", 1)
        elif closes == "reader":
            spin(dana)
        one.until(lambda view: view["phase"] == "locked")
        late = one.ask("place-bet", 1, "red", "5.00")
        assert (late["ok"], late["reason"], late["clause"]) == (False, "wrong_phase", "oneida-roulette:I.6.d")
        [closed] = [
            event for one in records(floor) for event in one.events if isinstance(event, rounds.BetsClosed)
        ]
        assert (closed.by, closed.staked) == (closes, 500)


@pytest.mark.parametrize("thrown", [True, False])
def test_after_a_freeze_with_the_ball_in_the_track_betting_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thrown: bool
) -> None:
    """A real ball may have dropped meanwhile, before the eyes of whoever sends the bet. No ball, no hurry."""
    with house(settings(wheel_speed=0.5), tmp_path) as floor:
        _, dana = floor.opened()
        one = floor.terminal("1")
        buy_in(one, dana, "20.00")
        dana.do("new-game")
        one.do("place-bet", 1, "red", "5.00")
        if thrown:
            spin(dana)
            one.until(lambda view: view["ball"]["state"] == "track")
        monkeypatch.setattr(Deadlines, "frozen", True)
        assert one.ask("place-bet", 1, "red", "5.00")["ok"] is not thrown


@pytest.mark.parametrize(
    ("fault", "reason", "clause"),
    [
        ("with-rotation", "with-rotation", "oneida-roulette:I.9.a"),
        ("ball-not-dropped", "ball-not-dropped", "oneida-roulette:I.9.c"),
        ("malfunction", "malfunction", "oneida-roulette:I.9.g"),
        ("misread", "malfunction", "oneida-roulette:I.9.g"),
    ],
)
def test_a_spin_the_reader_knows_to_be_wrong_is_void_and_the_supervisor_refunds(
    floor: House, fault: str, reason: str, clause: str
) -> None:
    sam, dana = floor.opened()
    one = floor.terminal("1")
    buy_in(one, dana, "20.00")
    dana.do("new-game")
    one.do("place-bet", 1, "red", "5.00")
    spin(dana, fault)
    one.until(lambda view: view["phase"] == "void")
    sam.until(lambda view: view["tables"][0]["voids"])
    assert sam.view["tables"][0]["voids"] == [
        {"round": 1, "reason": reason, "clause": clause, "amount": "5.00"}
    ]
    assert one.view["credits"] == "15.00"
    assert not sam.ask("refund-game", T1, 2)["ok"]
    sam.do("refund-game", T1, 1)
    one.until(lambda view: view["phase"] == "idle" and view["credits"] == "20.00")
    no_spin = reason in ("with-rotation", "short-spin", "ball-not-dropped")
    void = {"round": 1, "number": None, "colour": None, "void": reason, "no_spin": no_spin}
    assert one.view["history"][0] == void
    assert not sam.ask("refund-game", T1, 1)["ok"]
    rested(dana)


def test_what_the_reader_cannot_see_a_supervisor_voids_against_its_number(floor: House) -> None:
    sam, dana = floor.opened()
    dana.do("new-game")
    spin(dana, "short-spin")
    dana.until(lambda view: view["phase"] == "read")
    assert dana.ask("void-game", 1, "bad-luck")["reason"] == "unknown_outcome"
    assert dana.ask("void-game", 1, "short-spin")["reason"] == "not_permitted"
    sam.do("void-read", T1, 1, "short-spin", "three turns")
    sam.do("refund-game", T1, 1)
    dana.until(lambda view: view["phase"] == "idle")


def test_a_wrong_confirmation_voids_and_alarms(floor: House, monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, "17")
    sam, dana = floor.opened()
    dana.do("new-game")
    spin(dana)
    dana.until(lambda view: view["phase"] == "read")
    dana.do("confirm-number", 1, "18")
    sam.until(lambda view: view["tables"][0]["voids"])
    assert sam.view["tables"][0]["voids"][0]["clause"] == "oneida-roulette:I.9.d"
    assert "the reader saw 17" in sam.view["alarms"][0]["says"]


def test_a_settled_game_is_voided_and_what_is_gone_locks_the_terminal(
    floor: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    load(monkeypatch, "17")
    sam, dana = floor.opened()
    one, two = floor.terminal("1"), floor.terminal("2")
    for screen in (one, two):
        buy_in(screen, dana, "20.00")
    assert play(dana, [one, two], [("17", "5.00")]) == "17"
    one.do("ask-cash-out")
    one.do("confirm-cash-out")
    dana.do("select-cash-out", "1")
    dana.do("count-chips", "1", "195.00")
    dana.do("deliver-chips", "1")
    sam.do("void-settled", T1, 1)
    one.until(lambda view: view["lock"])
    two.until(lambda view: view["credits"] == "20.00")
    assert (one.view["credits"], two.view["lock"]) == ("0.00", None)
    assert one.view["lock"]["clause"] == "oneida-roulette:I.9.d"
    assert one.ask("lay-buy-in", "20.00", "0.00", "0.00")["reason"] == "terminal_locked"
    shortfall = floor.floor.desk.balances[chart.shortfall(T1, TerminalId("1"))]
    assert shortfall == -175_00  # the 195.00 that left less the 20.00 that was the player's
    sam.do("release-terminal", T1, "1")
    one.until(lambda view: view["lock"] is None)
    assert not sam.ask("void-settled", T1, 1)["ok"]


def test_relief_takes_the_table_in_the_middle_of_a_game(floor: House) -> None:
    _, dana = floor.opened()
    relief = floor.staff("Relief")
    dana.do("new-game")
    assert relief.ask("no-more-bets", 1)["reason"] == "not_permitted"
    relief.do("take-table")
    assert dana.ask("no-more-bets", 1)["reason"] == "not_permitted"
    floor.close_betting(1)
    dana.until(lambda view: view["dealer"] == "Relief" and view["phase"] == "locked")
    spin(relief)
    number = relief.until(lambda view: view["phase"] == "read")["reader"]["number"]
    relief.do("confirm-number", 1, number)


def test_the_demonstration_dealer_stops_when_a_person_takes_the_table(tmp_path: Path) -> None:
    pace = {"betting_seconds": 20.0, "clock_speed": 10.0, "rest_seconds": 0.1, "wheel_speed": 60.0}
    with house(settings(**{**ROBOT, **pace}), tmp_path) as floor:
        dana, one = floor.staff("Dana"), floor.terminal("1")
        dana.until(lambda view: view["auto"] and view["phase"] == "betting")
        dana.do("take-table")
        dana.until(lambda view: not view["auto"] and view["dealer"] == "Dana")
        one.do("lay-buy-in", "20.00", "0.00", "0.00")
        dana.until(lambda view: view["phase"] == "locked")  # by the timer; and no one throws the ball
        before = floor.floor.desk.seq
        for _ in range(5):  # many times the robot's own pace
            one.raw('["ping"]')
            one.take()
        dana.do("call-supervisor")
        assert floor.floor.desk.seq == before + 1
        assert one.view["buy_in"]["step"] == "laid"


def test_a_call_reaches_the_supervisor_and_is_answered(floor: House) -> None:
    sam, dana = floor.opened()
    dana.do("call-supervisor")
    sam.until(lambda view: view["tables"][0]["calling"])
    sam.do("answer-call", T1)
    dana.until(lambda view: not view["calling"])


def test_a_wrong_credit_is_reported_and_corrected_between_games(floor: House) -> None:
    _, dana = floor.opened()
    one = floor.terminal("1")
    one.do("lay-buy-in", "100.00", "0.00", "0.00")
    for name, *values in (
        ("pick-up-buy-in", "1"),
        ("count-buy-in", "1", "10.00", "0.00", "0.00"),
        ("credit-buy-in", "1", "10.00"),
        ("drop-buy-in", "1"),
    ):
        dana.do(name, *values)
    one.do("report-credit")
    dana.do("correct-buy-in", "1", "100.00", "0.00", "0.00")
    one.do("verify-credit")
    one.until(lambda view: view["credits"] == "100.00" and view["buy_in"] is None)


def test_a_table_is_closed_when_all_its_money_is_gone(floor: House) -> None:
    sam, dana = floor.opened()
    one = floor.terminal("1")
    buy_in(one, dana, "20.00")
    assert sam.ask("close-table", T1)["reason"] == "bets_in_play"
    one.do("ask-cash-out")
    one.do("withdraw-cash-out")
    one.do("ask-cash-out")
    one.do("confirm-cash-out")
    dana.do("select-cash-out", "1")
    assert dana.ask("count-chips", "1", "25.00")["reason"] == "amount_differs"
    dana.do("count-chips", "1", "20.00")
    dana.do("deliver-chips", "1")
    refused = sam.ask("close-table", T1)
    assert (refused["reason"], refused["clause"]) == ("not_counted", None)
    assert refused["says"].startswith("house rule: two people count the float after the last game")
    sam.do("count-float", T1, "49980.00", "Dana")
    sam.until(lambda view: view["tables"][0]["float_is_counted"])
    sam.do("close-table", T1)
    one.until(lambda view: view["phase"] == "closed")
    assert sam.ask("close-table", "T9")["reason"] == "unknown_table"


def test_the_demonstration_dealer_throws_when_the_clock_closed_before_the_throw(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it also finds the table when the process before ended between the prompt and the throw."""
    with monkeypatch.context() as slow:
        slow.setattr(BallWheel, "throw", lambda self, what: False)
        with house(settings(**ROBOT), tmp_path) as floor:
            floor.terminal("1").until(lambda view: view["phase"] == "locked")
    with house(settings(**ROBOT), tmp_path) as floor:
        floor.terminal("1").until(lambda view: view["history"])
        audited(floor)


def test_a_table_that_stopped_while_betting_closes_when_it_goes_on_after_its_time(tmp_path: Path) -> None:
    """The close came while the table had stopped and was refused; it is not lost."""
    with house(settings(betting_seconds=15.0, clock_speed=50.0), tmp_path) as floor:
        sam, dana = floor.opened()
        dana.do("new-game")
        dana.until(lambda view: view["phase"] == "betting")
        stop = floor.floor.submit(Role.DEVICE, "desk", T1, StopTable("a test broke it"))
        assert floor.ask_floor(stop).refusal is None
        sleep(0.4)
        assert dana.view["phase"] == "betting"
        sam.do("restart-table", T1)
        dana.until(lambda view: view["phase"] == "locked")
