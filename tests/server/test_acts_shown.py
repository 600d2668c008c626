"""Goal: screens are told at once what is due, and a bet costs nothing for it. Method: count how often."""

from pathlib import Path

import pytest

from croupier.base.names import TerminalId
from croupier.desk.act_view import ActingPlace, ActsPart, OwnActs, own_acts, table_acts
from croupier.floor.parts.electronic import running
from tests.acts import due_in
from tests.server.acts import buy_in
from tests.server.rig import house, live, settings


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The screens for which acts are made, each time."""
    found: list[str] = []

    def own(_: OwnActs, place: ActingPlace, position: TerminalId) -> ActsPart:
        found.append("terminal")
        return own_acts(place, "terminal", position)

    def table(place: ActingPlace, screen: str) -> ActsPart:
        found.append(screen)
        return table_acts(place, screen)

    monkeypatch.setattr(OwnActs, "at", own)
    monkeypatch.setattr(running, "table_acts", table)
    return found


def test_a_buy_in_is_told_step_by_step_to_both_who_do_it(tmp_path: Path) -> None:
    with house(settings(), tmp_path) as floor:
        _, dana = floor.opened()
        one, two = floor.terminal("1"), floor.terminal("2")
        one.do("lay-buy-in", "100.00", "0.00", "0.00")
        one.until(lambda view: due_in(view) == ["pick-up-buy-in"])
        dana.until(lambda view: "pick-up-buy-in" in due_in(view))
        assert {act["position"] for act in one.view["acts"]} == {"1"}
        assert [act["key"] for act in two.view["acts"]] == ["lay-buy-in", "call-attendant"]


def test_a_bet_makes_no_acts(tmp_path: Path, made: list[str]) -> None:
    with house(settings(), tmp_path) as floor:
        _, dana = floor.opened()
        one = floor.terminal("1")
        buy_in(one, dana, "100.00")
        dana.do("new-game")
        one.until(lambda view: view["phase"] == "betting")
        dana.until(lambda view: view["phase"] == "betting")
        shown = one.view["acts"]
        assert {"console", "terminal"} <= set(made)
        made.clear()
        for _ in range(5):
            one.do("place-bet", 1, "red", "1.00")
        dana.until(lambda view: view["staked"] == "5.00")
        assert one.view["acts"] is shown, "no reply brought them again"
        assert made == []


def test_the_reply_to_a_request_for_chips_brings_the_steps_it_takes(tmp_path: Path) -> None:
    with house(live(), tmp_path) as floor:
        _, dana = floor.dealt()
        one = floor.seat("1")
        one.do("ask-chips", "100.00", "0.00", "0.00", "1.00")
        assert due_in(one.view)[0] == "issue-chips"
        dana.do("issue-chips", "1", "navy", "1.00", "100.00", "0.00", "0.00")
        one.until(lambda view: view["chips"]["colour"] == "navy")
        assert "issue-chips" not in due_in(one.view)
