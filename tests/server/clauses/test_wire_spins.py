"""Spins at the felt: valid or not is decided at the table, by those who watch the wheel."""

from pathlib import Path

import pytest

from tests.clauses.live import each
from tests.server.acts import closed, spin
from tests.server.clauses.live_table import Table, due, table
from tests.server.clients import Screen
from tests.server.rig import T1, slow_wheel

B2B: dict[str, object] = {"offer": ["b2b"], "b2b-paytable": "10:6,20:3,50:1"}


def steps(screen: Screen, procedure: str = "game") -> list[str]:
    """What is due of this procedure at a screen, in the document's order."""
    return [act["key"] for act in due(screen.view) if act["procedure"] == procedure]


def test_massachusetts_has_its_temporary_rule_in_force_unless_the_house_says_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with table(tmp_path, monkeypatch, "massachusetts") as at:
        assert at.dana.view["table"]["before_spin"] is True


@pytest.mark.clause("massachusetts:3(b)")
def test_all_bets_are_made_before_the_spin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sign says so; the dealer closes, then spins; then nobody lays or takes back."""
    with table(tmp_path, monkeypatch, "massachusetts") as at:
        sign = at.floor.browser("anyone").http.get("/api/tables/T1/sign").text
        assert "massachusetts:3(b)" in sign
        round_ = at.begin()
        at.lay(round_, "17")
        early = at.refused("spin-ball", round_, "clockwise", who=at.dana)
        assert early == ("wrong_phase", "massachusetts:3(b)")
        at.dana.until(lambda _: steps(at.dana) == ["close-before-spin"])
        at.dana.do("no-more-bets", round_)
        late = ("wrong_phase", "massachusetts:3(b)")
        assert at.refused("lay-wager", round_, "18", "5.00", "colour", "0.00") == late
        at.dana.until(lambda _: steps(at.dana) == ["spin-ball"])
        at.dana.do("spin-ball", round_, "clockwise")
        at.board.until(lambda view: view["spinning"] and view["phase"] == "no-more-bets")
        assert at.refused("take-back", round_, "17") == late
        at.dana.until(lambda view: view["reader"] == "17")
        at.dana.do("announce-number", round_, "17")
        at.one.until(lambda view: [win["paid"] for win in view["wins"]] == ["175.00"])


@each("oneida-roulette:F.3", "massachusetts:3(c)", "new-jersey:5.3(c)", "oneida-roulette:A.5")
def test_the_number_is_announced_and_crowned_before_anything_is_collected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, book: str, clause: str
) -> None:
    with table(tmp_path, monkeypatch, book) as at:
        round_ = at.begin()
        at.read(round_, "17")
        assert at.refused("place-crown", round_, who=at.dana)[0] == "wrong_phase"
        at.dana.do("announce-number", round_, "17")
        at.board.until(lambda view: (view["number"], view["colour"]) == ("17", "black"))
        assert at.refused("collect-losers", round_, who=at.dana)[0] == "wrong_phase"
        at.dana.until(lambda _: steps(at.dana) == ["place-crown"])
        at.dana.do("place-crown", round_)
        at.one.until(lambda view: view["phase"] == "crowned")


@each("oneida-roulette:F.4", "massachusetts:3(e)", "new-jersey:5.3(e)", "oneida-roulette:B.2")
def test_the_dealer_collects_losers_first_and_then_pays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, book: str, clause: str
) -> None:
    with table(tmp_path, monkeypatch, book) as at:
        round_ = at.begin()
        at.lay(round_, "17")
        at.lay(round_, "red")
        at.read(round_, "17")
        at.dana.do("announce-number", round_, "17")
        at.dana.do("place-crown", round_)
        assert at.refused("pay-winners", round_, who=at.dana)[0] == "wrong_phase"
        at.dana.do("collect-losers", round_)
        at.one.until(lambda view: [laid["spot"] for laid in view["felt"]] == ["17"])
        assert at.one.view["chips"]["hand"] == "190.00", "red is gone and 17 is not paid yet"
        at.dana.do("pay-winners", round_)
        at.one.until(lambda view: view["chips"]["hand"] == "370.00")


@each("massachusetts:3(d)", "new-jersey:5.3(d)")
def test_a_fifth_of_five_adjacent_moves_to_the_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, book: str, clause: str
) -> None:
    with table(tmp_path, monkeypatch, book, "2", offer="five-adjacent", layout="wheel-replica") as at:
        round_ = at.begin()
        at.lay(round_, "adjacent:0")
        assert at.finish(round_, "2") == {"adjacent:0": "35.00"}
        told = at.floor.browser("Sam").http.get(f"/api/tables/T1/rounds/{round_}").json()["lines"]
        [moved] = [line for line in told if "moves from the replica to 2" in line["says"]]
        assert clause in str(moved)


@each("oneida-roulette:F.2", "new-jersey:5.3(b)")
def test_no_more_bets_is_called_with_the_ball_in_the_track(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, book: str, clause: str
) -> None:
    with table(tmp_path, monkeypatch, book) as at:
        round_ = at.begin()
        assert at.refused("no-more-bets", round_, who=at.dana) == ("wrong_phase", clause)
        closed(at.dana, round_)
        late = at.refused("lay-wager", round_, "18", "5.00", "colour", "0.00")
        assert late == ("wrong_phase", clause)


def called_off(at: Table, round_: int) -> None:
    """By whoever saw it: wagers stand, betting is open again, and the next spin is the same game's second."""
    at.one.until(lambda view: view["phase"] == "betting" and view["staked"] == "5.00")
    at.board.until(lambda view: (view["round"], view["number"]) == (round_, None))
    at.dana.until(lambda view: view["ball"]["state"] in ("idle", "rest"))


FOUR = ("oneida-roulette:F.1", "massachusetts:3(a)", "new-jersey:5.3(a)")
SHORT = ("oneida-roulette:H.2", "massachusetts:5(b)", "new-jersey:5.4(b)")
OBJECT = ("oneida-roulette:H.3", "massachusetts:5(c)", "new-jersey:5.4(c)")
WITH = ("oneida-roulette:H.1", "massachusetts:5(a)", "new-jersey:5.4(a)")


@each(*FOUR, *SHORT)
def test_the_table_judges_a_spin_of_fewer_than_four_revolutions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, book: str, clause: str
) -> None:
    """The program counts nothing: the dealer, or the supervisor, says so; then a valid spin decides."""
    with table(tmp_path, monkeypatch, book) as at:
        round_ = at.begin()
        at.lay(round_, "17")
        assert at.refused("call-no-spin", round_, "short-spin", who=at.dana)[0] == "wrong_phase"
        with slow_wheel(at.floor):
            spin(at.dana, "short-spin")
            closed(at.dana, round_)
            at.dana.do("call-no-spin", round_, "short-spin")
            called_off(at, round_)
            spin(at.dana, "short-spin")
            closed(at.dana, round_)
            at.sam.do("call-off-spin", T1, round_, "short-spin", "three turns")
            called_off(at, round_)
        told = at.floor.browser("Sam").http.get(f"/api/tables/T1/rounds/{round_}").json()["lines"]
        ruled = dict(zip((one.partition(":")[0] for one in SHORT), SHORT, strict=True))[book]
        assert sum(ruled in str(line) for line in told) >= 2
        assert at.finish(round_, "17") == {"17": "175.00"}


@each(*OBJECT)
def test_a_foreign_object_before_the_ball_rests_is_the_dealers_to_call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, book: str, clause: str
) -> None:
    with table(tmp_path, monkeypatch, book) as at:
        round_ = at.begin()
        at.lay(round_, "17")
        with slow_wheel(at.floor):
            spin(at.dana, "foreign-object")
            closed(at.dana, round_)
            at.dana.do("call-no-spin", round_, "foreign-object")
        at.one.until(lambda view: view["phase"] == "betting" and view["staked"] == "5.00")
        at.dana.until(lambda view: view["ball"]["state"] in ("idle", "rest"))
        assert at.finish(round_, "17") == {"17": "175.00"}


@each(*FOUR, *WITH)
def test_a_ball_spun_with_the_wheel_is_no_spin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, book: str, clause: str
) -> None:
    """Its reader sees it and says so; wagers stand, and the dealer spins again."""
    with table(tmp_path, monkeypatch, book) as at:
        round_ = at.begin()
        at.lay(round_, "17")
        spin(at.dana, "with-rotation")
        if at.dana.view["table"]["before_spin"]:
            at.dana.do("no-more-bets", round_)
        at.dana.do("spin-ball", round_, "clockwise")
        at.dana.until(lambda view: view["spin"] == 1 and not view["spinning"] and view["phase"] == "betting")
        at.one.until(lambda view: view["staked"] == "5.00" and view["number"] is None)
        at.dana.until(lambda view: view["ball"]["state"] in ("idle", "rest"))
        assert at.finish(round_, "17") == {"17": "175.00"}


@pytest.mark.clause("massachusetts:4(a)")
@pytest.mark.clause("massachusetts:4(b)")
@pytest.mark.clause("massachusetts:4(c)")
@pytest.mark.clause("massachusetts:4(d)")
@pytest.mark.clause("massachusetts:4(e)")
@pytest.mark.clause("massachusetts:4(f)")
@pytest.mark.clause("massachusetts:4(g)")
def test_back_to_back_under_the_rule_in_force(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Closed before the spin, drawn while the ball runs, shown before it lands, paid with the rest."""
    with table(tmp_path, monkeypatch, "massachusetts", "17", "17", "18", wheel_speed=12.0, **B2B) as at:
        assert at.board.view["multipliers"] == [10, 20, 50]
        first = at.begin()
        none = at.refused("lay-wager", first, "b2b", "5.00", "colour", "0.00")
        assert none[1].startswith("massachusetts:4"), "no number came before"
        drawn(at, first, "17")
        pay(at, first)
        again = at.begin()
        at.board.until(lambda view: view["prior"] == "17" and view["committed"])
        at.lay(again, "b2b")
        at.lay(again, "17")
        times = drawn(at, again, "17")
        at.one.until(lambda view: len(view["wins"]) == 2)
        wins = {win["spot"]: win["paid"] for win in at.one.view["wins"]}
        assert wins == {"b2b": f"{5 * times}.00", "17": "175.00"}
        pay(at, again)
        hand = f"{200 + 5 * times + 175}.00"
        at.one.until(lambda view: view["chips"]["hand"] == hand)
        third = at.begin()
        at.lay(third, "b2b")
        drawn(at, third, "18")
        pay(at, third)
        at.one.until(lambda view: view["chips"]["hand"] == f"{200 + 5 * times + 175 - 5}.00")


def drawn(at: Table, round_: int, number: str) -> int:
    """Closed and spun; what the board shows before the ball lands is the paytable's, and stays."""
    at.dana.do("no-more-bets", round_)
    late = at.refused("lay-wager", round_, "b2b", "5.00", "colour", "0.00")
    assert late[0] == "wrong_phase"
    at.dana.do("spin-ball", round_, "clockwise")
    shown = at.board.until(lambda view: view["round"] == round_ and view["multiplier"] is not None)
    assert shown["multiplier"] in shown["multipliers"]
    assert shown["number"] is None
    assert at.dana.view["reader"] is None or at.dana.view["ball"]["state"] != "rest"
    at.dana.until(lambda view: view["reader"] == number)
    at.dana.do("announce-number", round_, number)
    times: int = shown["multiplier"]
    return times


def pay(at: Table, round_: int) -> None:
    for frame in ("place-crown", "collect-losers", "pay-winners"):
        at.dana.do(frame, round_)
    at.dana.until(lambda view: view["phase"] == "idle" and view["ball"]["state"] in ("idle", "rest"))
