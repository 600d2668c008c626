"""A live table on the server: seats, the dealer's felt, the mucker, the reader board, a hand-spun wheel."""

from pathlib import Path
from typing import Any

import pytest

from croupier.devices import simulated
from croupier.server.screen_entry import NO_TABLE, NOT_ALLOWED
from tests.server.acts import chips_for, closed, settled, spin
from tests.server.clients import Screen
from tests.server.rig import Loaded, house, live, slow_wheel


@pytest.fixture(autouse=True)
def loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulated, "secrets", Loaded(["17"]))


def seen(dana: Screen, number: str = "17") -> None:
    dana.until(lambda view: view["reader"] == number)


def test_a_round_from_buy_in_to_payout(tmp_path: Path) -> None:
    with house(live(wheel_speed=6.0), tmp_path) as floor:  # time to bet while the ball is in the track
        sam, dana = floor.dealt()
        one, two, board = floor.seat("1"), floor.seat("2"), floor.board()
        assert one.view["table"]["game"] == "roulette"
        assert one.view["value_chips"] == ["1.00", "5.00", "25.00", "100.00"]
        chips_for(one, dana, "navy")
        dana.do("new-game")
        one.do("lay-wager", 1, "17", "5.00", "colour", "0.00")
        stack = {"spot": "17", "tender": "colour", "stake": "5.00", "coupon": "0.00"}
        assert one.view["felt"] == [stack], "the reply brings what it changed"
        assert one.view["chips"] == {
            "colour": "navy",
            "value": "1.00",
            "hand": "195.00",
            "held": "0.00",
            "leaving": False,
        }
        two.until(
            lambda view: view["others"] == [{"spot": "17", "colour": "navy", "stake": "5.00", "each": "1.00"}]
        )
        dana.until(lambda view: view["seats"][0]["felt"] == [stack])
        two.do("call-wager", 1, "red", "5.00")
        dana.until(lambda view: view["seats"][1]["called"] == {"red": "5.00"})
        dana.do("accept-called", "2", 1, "red", "5.00")
        two.until(lambda view: view["called"] == {} and view["staked"] == "5.00")
        dana.do("spin-ball", 1, "counterclockwise")
        board.until(lambda view: view["ball"]["state"] == "track" and view["spinning"])
        assert one.ask("lay-wager", 1, "18", "1.00", "colour", "0.00")["ok"], "the ball is in the track"
        dana.do("no-more-bets", 1)
        assert one.ask("lay-wager", 1, "18", "1.00", "colour", "0.00")["clause"] == "oneida-roulette:F.2"
        seen(dana)
        dana.do("announce-number", 1, "17")
        one.until(lambda view: view["wins"])
        assert [(win["spot"], win["paid"]) for win in one.view["wins"]] == [("17", "175.00")]
        dana.until(lambda view: len(view["payments"]) == 3)
        [crown] = [act for act in dana.view["acts"] if act["when"] == "due"]
        assert crown["says"] == "17 black. Announce it and place the crown on it."
        dana.do("place-crown", 1)
        dana.do("collect-losers", 1)
        dana.do("pay-winners", 1)
        one.until(lambda view: view["chips"]["hand"] == "374.00")
        board.until(lambda view: view["history"])
        assert board.view["history"] == [{"round": 1, "number": "17", "colour": "black", "multiplier": None}]
        assert (board.view["hot"][0], board.view["of"]) == ({"number": "17", "came": 1}, 1)
        dana.do("colour-out", "1")
        one.until(lambda view: view["chips"]["colour"] is None)
        assert floor.audit() == []
        said = floor.browser("Sam").http.get("/api/tables/T1/rounds/1").json()["lines"]
        assert any("17 black" in line["says"] for line in said)
        assert sam.view["tables"][0]["kind"] == "live"


def test_who_opens_which_screen(tmp_path: Path) -> None:
    with house(live(), tmp_path) as floor:
        floor.dealt()
        floor.seat("1")
        for name, screen in (
            ("Dana", "console"),
            ("Sam", "felt"),
            ("terminal 1", "terminal"),
            ("anyone", "felt"),
        ):
            assert floor.browser(name).socket(screen).closed()[0] == NOT_ALLOWED, (name, screen)
        assert floor.browser("anyone").socket("seat").closed()[0] == NOT_ALLOWED
        assert floor.browser("anyone").socket("board", query="?table=T9").closed()[0] == NO_TABLE
        board = floor.board()
        board.raw('["01hv3k7q8u9-a2b4c6", "new-game"]')
        assert board.reply("01hv3k7q8u9-a2b4c6")["reason"] == "unreadable"


@pytest.mark.clause("oneida-roulette:B.1")
@pytest.mark.clause("oneida-roulette:B.3")
def test_the_mucker_counts_and_the_dealer_does_not(tmp_path: Path) -> None:
    with house(live(), tmp_path) as floor:
        sam, dana = floor.dealt()
        mika, one = floor.felt("Mika"), floor.seat("1")
        assert mika.view["me"] == {"name": "Mika", "role": "mucker"}
        mika.do("take-table")
        assert mika.ask("new-game")["reason"] == "not_permitted"
        chips_for(one, dana, "navy")
        dana.do("new-game")
        one.do("lay-wager", 1, "red", "5.00", "colour", "0.00")
        closed(dana, 1)
        seen(dana)
        dana.do("announce-number", 1, "17")
        dana.do("place-crown", 1)
        dana.do("collect-losers", 1)
        mika.until(lambda view: view["mucking"] == 1 and view["mucker"] == "Mika")
        assert mika.view["mucked"] == {}, "the count is blind"
        assert dana.ask("count-mucked", 1, "navy", 5)["reason"] == "not_permitted"
        mika.do("count-mucked", 1, "navy", 4)
        mika.until(lambda view: view["mucked"] == {"navy": 5})
        assert mika.ask("count-mucked", 1, "navy", 5)["reason"] == "wrong_phase", "and final"
        sam.until(lambda view: any("4 navy was counted" in one["says"] for one in view["alarms"]))
        mika.do("pay-winners", 1)


@pytest.mark.parametrize("fault", ["short-spin", "foreign-object"])
def test_a_spin_the_dealer_calls_off_reopens_betting_and_the_wheel_is_spun_again(
    tmp_path: Path, fault: str
) -> None:
    with house(live(), tmp_path) as floor:
        _, dana = floor.dealt()
        one = floor.seat("1")
        chips_for(one, dana, "navy")
        dana.do("new-game")
        one.do("lay-wager", 1, "17", "5.00", "colour", "0.00")
        with slow_wheel(floor):
            spin(dana, fault)
            closed(dana, 1)
            dana.do("call-no-spin", 1, fault)
        one.until(lambda view: view["phase"] == "betting")
        assert one.view["felt"], "wagers stand"
        dana.until(lambda view: view["ball"]["state"] in ("idle", "rest"))
        closed(dana, 1)
        seen(dana)
        settled(dana, 1, "17")
        one.until(lambda view: view["chips"]["hand"] == "375.00")


def test_the_reader_sees_a_ball_spun_with_the_wheel(tmp_path: Path) -> None:
    with house(live(), tmp_path) as floor:
        _, dana = floor.dealt()
        dana.do("new-game")
        spin(dana, "with-rotation")
        dana.do("spin-ball", 1, "clockwise")
        dana.until(lambda view: view["spin"] == 1 and not view["spinning"])
        assert dana.view["phase"] == "betting"


def test_nothing_closes_by_itself_while_the_ball_runs(tmp_path: Path) -> None:
    """The dealer's word closes; a ball that lands before it does closes too, and a supervisor hears of it."""
    with house(live("new-jersey"), tmp_path) as floor:
        sam, dana = floor.dealt()
        dana.do("new-game")
        dana.do("spin-ball", 1, "clockwise")
        dana.until(lambda view: view["phase"] == "no-more-bets")
        seen(dana)
        sam.until(lambda view: any("landed with betting open" in one["says"] for one in view["alarms"]))


@pytest.mark.clause("oneida-roulette:H.3")
def test_a_no_spin_is_called_late_by_a_supervisor_alone(tmp_path: Path) -> None:
    """Once the reader has a number the dealer cannot call it any more; the pit calls it and says why."""
    with house(live(wheel_speed=6.0), tmp_path) as floor:
        sam, dana = floor.dealt()
        dana.do("new-game")
        dana.do("spin-ball", 1, "clockwise")
        assert {reason["waits"] for reason in dana.view["reasons"]} == {""}
        dana.do("no-more-bets", 1)
        seen(dana)
        waits = {reason["name"]: reason["waits"] for reason in dana.view["reasons"]}
        assert waits["short-spin"] == waits["with-rotation"] == "a number came"
        assert "a supervisor's to call" in waits["foreign-object"]
        for reason, why, clause in (
            ("short-spin", "wrong_phase", "H.2"),
            ("foreign-object", "not_permitted", "H.3"),
        ):
            late = dana.ask("call-no-spin", 1, reason)
            assert (late["reason"], late["clause"]) == (why, f"oneida-roulette:{clause}")
        thrown = sam.ask("call-off-spin", "T1", 1, "short-spin", "three turns")
        assert (thrown["ok"], thrown["clause"]) == (False, "oneida-roulette:H.2")
        assert sam.ask("call-off-spin", "T1", 1, "foreign-object", "a bead in the bowl")["ok"]
        dana.until(lambda view: view["phase"] == "betting" and view["ball"]["state"] == "idle")
        assert dana.view["ball"]["number"] is None, "no ball lies in the wheel until the next spin"
        [out] = [act for act in dana.view["acts"] if act["key"] == "remove-ball"]
        assert (out["says"], out["clause"]) == (
            "No spin. A foreign object was in the wheel. A bead in the bowl. Called by Sam. "
            "Remove the ball from the wheel; wagers stand.",
            "oneida-roulette:H.3",
        )
        assert floor.audit() == []


@pytest.mark.clause("oneida-roulette:A.6")
def test_a_table_opens_on_a_ball_whose_substance_is_attested(tmp_path: Path) -> None:
    with house(live(), tmp_path) as floor:
        sam = floor.staff("Sam")
        refused = sam.ask("open-table", "T1", "50000.00", 32, 13, "")
        assert (refused["reason"], refused["clause"]) == ("equipment_unfit", "oneida-roulette:A.6")
        assert "Gaming Commission" in refused["says"]
        sam.do("open-table", "T1", "50000.00", 32, 20, "approval 7")
        assert floor.audit() == []


@pytest.mark.clause("oneida-roulette:B.3")
def test_a_mucker_places_chips_helps_to_pay_and_leaves_the_table_open(tmp_path: Path) -> None:
    with house(live(), tmp_path) as floor:
        _, dana = floor.dealt()
        mika, one = floor.felt("Mika"), floor.seat("1")
        mika.do("take-table")
        chips_for(one, dana, "navy")
        dana.do("new-game")
        mika.do("lay-for", "1", 1, "17", "5.00", "colour", "0.00")
        one.until(lambda view: view["staked"] == "5.00")
        assert mika.ask("issue-chips", "1", "", "0.00", "5.00", "0.00", "0.00")["reason"] == "not_permitted"
        closed(dana, 1)
        seen(dana)
        dana.do("announce-number", 1, "17")
        mika.until(lambda view: view["payments"])
        [won] = mika.view["payments"]
        assert won["chips"] == [{"count": 175, "colour": "navy", "value": "1.00"}]
        dana.do("place-crown", 1)
        dana.do("collect-losers", 1)
        mika.do("pay-winners", 1)
        mika.do("leave-post")
        dana.until(lambda view: view["mucker"] is None)
        assert dana.view["phase"] == "idle", "the table stays open"
        assert mika.ask("lay-for", "1", 1, "17", "5.00", "colour", "0.00")["reason"] == "not_permitted"
        said = floor.browser("Sam").http.get("/api/tables/T1/rounds/1").json()["lines"]
        assert any(line["says"].startswith("The mucker lays for seat 1") for line in said)
        assert floor.audit() == []


@pytest.mark.clause("oneida-roulette:H.1")
@pytest.mark.clause("oneida-roulette:H.2")
@pytest.mark.parametrize("reason", ["with-rotation", "short-spin", "foreign-object"])
def test_a_supervisor_calls_no_spin_while_the_ball_runs_and_needs_no_words(
    tmp_path: Path, reason: str
) -> None:
    with house(live(wheel_speed=1.0), tmp_path) as floor:
        sam, dana = floor.dealt()
        dana.do("new-game")
        assert sam.view["tables"][0]["remedies"] == []
        dana.do("spin-ball", 1, "clockwise")
        dana.until(lambda view: view["ball"]["state"] == "track")
        [act] = [one for one in dana.view["acts"] if one["key"] == "call-no-spin"]
        assert "remove the ball" in act["says"]
        sam.until(lambda view: reason in [one["name"] for one in view["tables"][0]["remedies"]])
        [act] = [one for one in sam.view["tables"][0]["acts"] if one["key"] == "call-off-ball"]
        assert "have the ball removed from the wheel" in act["says"]
        sam.do("call-off-spin", "T1", 1, reason, "")
        dana.until(lambda view: view["phase"] == "betting" and not view["spinning"])
        dana.until(lambda view: view["ball"]["state"] == "idle")
        assert floor.audit() == []


@pytest.mark.parametrize(
    ("book", "game"), [("oneida-roulette", "roulette"), ("massachusetts", "roulette"), ("big-six", "bigsix")]
)
def test_nobody_at_the_felt_sees_a_number_before_the_ball_rests(tmp_path: Path, book: str, game: str) -> None:
    """Every view that the felt is sent while the ball or the wheel still moves is searched for one."""
    with house(live("new-jersey" if game == "bigsix" else book, game, wheel_speed=4.0), tmp_path) as floor:
        _, dana = floor.dealt()
        dana.do("new-game")
        closed(dana, 1)
        moving: list[dict[str, Any]] = []

        def rests(view: dict[str, Any]) -> bool:
            ball = view["ball"]
            if ball["state"] == "track" or (ball["state"] == "dropping" and ball["left_ms"] > 0):
                moving.append(dict(view))
            return bool(view["reader"] or ball["number"] or ball.get("result"))

        dana.until(rests)
        assert [view for view in moving if view["ball"]["state"] == "dropping"], "it was seen to fall"
        for view in moving:
            known = view["reader"], view["number"], view["ball"]["number"], view["ball"].get("result")
            assert known == (None, None, None, None)
            assert not any("The reader sees" in act["says"] for act in view["acts"])
        ball = dana.view["ball"]
        assert ball["state"] == "rest" or ball["left_ms"] == 0


def test_a_count_is_not_lost_when_the_next_game_begins(tmp_path: Path) -> None:
    with house(live(), tmp_path) as floor:
        _, dana = floor.dealt()
        mika, one = floor.felt("Mika"), floor.seat("1")
        mika.do("take-table")
        chips_for(one, dana, "navy")
        dana.do("new-game")
        one.do("lay-wager", 1, "red", "5.00", "colour", "0.00")
        closed(dana, 1)
        seen(dana)
        settled(dana, 1, "17")
        dana.do("new-game")
        mika.until(lambda view: view["phase"] == "betting" and view["mucking"] == 1)
        [count] = [act for act in mika.view["acts"] if act["key"] == "count-mucked"]
        assert count["when"] == "beside"
        mika.do("count-mucked", 1, "navy", 5)
        mika.until(lambda view: view["mucking"] is None)
        assert floor.audit() == []


def test_value_chips_are_paid_the_largest_first_and_nobody_who_counts_sees_what_the_rack_should_hold(
    tmp_path: Path,
) -> None:
    with house(live(), tmp_path) as floor:
        sam, dana = floor.dealt()
        one = floor.seat("1")
        one.do("ask-chips", "100.00", "0.00", "0.00", "0.00")
        dana.until(lambda view: view["seats"][0]["asked"])
        dana.do("issue-chips", "1", "", "0.00", "100.00", "0.00", "0.00")
        sam.until(lambda view: view["tables"][0]["box"])
        assert sam.view["tables"][0]["float"] == "50000.00", "as the opening counted it"
        assert "drop" not in sam.view["tables"][0]
        for view in (dana.view, sam.view):
            assert "49900.00" not in str(view)
        dana.do("new-game")
        one.do("lay-wager", 1, "17", "6.00", "value", "0.00")
        closed(dana, 1)
        seen(dana)
        dana.do("announce-number", 1, "17")
        dana.until(lambda view: view["payments"])
        cut = [(pile["count"], pile["value"]) for pile in dana.view["payments"][0]["chips"]]
        assert cut == [(2, "100.00"), (2, "5.00")]


def test_a_dealer_at_the_wrong_screen_of_a_table_is_told_the_right_one(tmp_path: Path) -> None:
    with house(live(), tmp_path) as floor:
        floor.dealt()
        passed = floor.browser("Dana").http.get("/api/screens/console?table=T1").json()
        assert (passed["allowed"], passed["elsewhere"]) == (False, "/felt?table=T1")
        passed = floor.browser("Dana").http.get("/api/screens/felt?table=T1").json()
        assert (passed["allowed"], passed["elsewhere"]) == (True, None)
