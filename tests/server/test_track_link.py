"""The track link on the screens of both sites: who is heard, what is verified and merged, what pools pay."""

import json
from pathlib import Path
from typing import Any

import pytest

from croupier.floor.kinds import KINDS
from croupier.floor.tote import guests
from croupier.floor.tote.messages.races import BettingStopped, LinkReported
from croupier.games.tote.program.writing import written_card
from tests.server.clients import Screen, eventually
from tests.server.linked_houses import GST, HOST, LinkedHouses, act, guest_of, host_of, linked_houses, race_of
from tests.server.race_day import RaceDayHouse
from tests.totes import race_card


def sold(sites: LinkedHouses, race: int) -> None:
    """80 dollars to win: 10 on the winner at the host, 20 at the guest."""
    sites.host.sell(sites.host.teller(), f"R{race} $10 WIN 1", f"R{race} $30 WIN 2")
    sites.guest.sell(sites.guest.teller(), f"R{race} $20 WIN 1", f"R{race} $20 WIN 2")


@pytest.mark.clause("oneida-parimutuel:A.8")
def test_managers_of_both_sites_see_who_is_heard_and_verified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with linked_houses(tmp_path, monkeypatch) as sites:
        guest, host = sites.at_guest, sites.at_host
        first = host_of(guest.until(lambda view: not view["host"]["heard"]))
        assert (first["name"], first["heard_at"], first["verification"]) == (HOST, None, "asked")
        assert act(guest, "hear-host") == (
            f"Nothing is heard of {HOST}: no bets are taken until it is.",
            "A.8",
        )
        assert [guest_of(host.view)[name] for name in ("name", "heard", "heard_at")] == [GST, False, None]
        sites.join()
        line = guest.until(lambda view: view["host_line"]["apart"] is not None)["host_line"]
        assert line["apart"] < line["limit"] == 2000
        assert guest.until(lambda view: view["host"]["heard_at"])["host"]["difference"] == ""
        assert act(guest, "hear-host") is None
        seen = guest_of(host.until(lambda view: guest_of(view)["heard"]))
        assert seen["heard_at"]
        assert [one["merge"] for one in seen["races"]] == ["open"] * 7
        sites.cut()
        lost = guest.until(lambda view: view["host_line"]["apart"] is None)
        assert lost["host"]["heard_at"]
        assert lost["host_line"]["trouble"]
        host.until(lambda view: not guest_of(view)["heard"])


@pytest.mark.clause("oneida-parimutuel:D.3")
def test_managers_of_both_sites_see_what_of_each_race_is_merged_and_owed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with linked_houses(tmp_path, monkeypatch) as sites:
        sites.join()
        sold(sites, 1)
        sites.run(1)
        for site in sites.until_both(lambda site: site["dues"] == "-10.00"):
            assert race_of(site, 1) == {"race": 1, "merge": "merged", "why": "", "dues": "-10.00"}
        sold(sites, 2)
        sites.cut()
        sites.host.stop(2)
        sites.at_host.until(lambda view: race_of(guest_of(view), 2)["merge"] == "waiting")
        sites.host.finish(2, "1-2-3-4-5-6")
        never = race_of(
            guest_of(sites.at_host.until(lambda view: race_of(guest_of(view), 2)["merge"] == "apart")), 2
        )
        assert never["why"] == "its final totals did not come before the race was decided"
        sites.cable.mend()
        why = "race 2 is decided already"
        for site in sites.until_both(lambda site: race_of(site, 2)["why"] == why):
            assert race_of(site, 2)["dues"] == "0.00"
        assert act(sites.at_guest, "pay-host-prices") == (
            f"Race 2 is not merged: {why}. It pays the prices of {HOST} from our own account.",
            "D.3",
        )
        assert act(sites.at_host, "guest-apart") == (
            f"Race 2 of {GST} is not merged: {why}. It pays our prices from its own account.",
            "D.3",
        )


@pytest.mark.clause("oneida-parimutuel:A.8")
def test_managers_of_both_sites_see_why_pools_are_not_verified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    why = "a pick-three is shared in another way there"
    monkeypatch.setattr(guests, "_differs", lambda *_: why)
    with linked_houses(tmp_path, monkeypatch) as sites:
        sites.cable.mend()
        guest, host = sites.at_guest, sites.at_host
        assert host_of(guest.until(lambda view: view["host"]["difference"]))["verification"] == "differs"
        assert guest_of(host.until(lambda view: guest_of(view)["difference"]))["verification"] == "differs"
        assert (guest.view["host"]["difference"], guest_of(host.view)["difference"]) == (why, why)
        says = f"{HOST} does not verify our pools: {why}. No bets are taken."
        assert act(guest, "pools-differ") == (says, "A.8")
        assert act(host, "guest-differs") == (
            f"The pools of {GST} are not verified: {why}. It takes no bets.",
            "A.8",
        )


@pytest.mark.clause("oneida-parimutuel:C")
def test_a_guest_with_the_terms_of_another_track_says_why_it_has_no_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    card: Any = written_card(race_card())
    card["track"]["profile"] = "wisconsin"
    card["races"][0]["pools"] = card["races"][1]["pools"]
    (tmp_path / "card.json").write_text(json.dumps(card), "utf-8")
    with linked_houses(tmp_path, monkeypatch, card=str(tmp_path / "card.json")) as sites:
        sites.cable.mend()
        view = sites.at_guest.until(lambda view: view["host"]["verification"] == "differs")
        why = "this card is of a track with the terms of model, and here are those of wisconsin"
        assert (view["host"]["difference"], view["races"]) == (why, [])


@pytest.mark.clause("oneida-parimutuel:D.3")
def test_the_accounts_of_both_sites_have_the_same_dues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with linked_houses(tmp_path, monkeypatch) as sites:
        sites.join()
        for race in (1, 2):
            sold(sites, race)
        sites.run(1)
        sites.until_both(lambda site: site["dues"] != "0.00")
        sites.cut()
        sites.host.stop(2)
        sites.host.finish(2, "1-2-3-4-5-6")
        sites.cable.mend()
        sites.until_both(lambda site: race_of(site, 2)["merge"] == "apart")
        sites.guest.phase(2, "official")
        eventually(lambda: sites.guest.tote.today.pools["2-win"].settled)
        win, apart, whole, _ = dues(sites.host)
        assert (win["site"], win["merged"], win["handle"], win["takeout"]) == (GST, "yes", "40.00", "8.00")
        assert (win["paid"], win["dues"], whole["to settle"]) == ("42.00", "-10.00", "-10.00")
        assert (apart["race"], apart["merged"], apart["dues"]) == (2, "nothing", None)
        at_guest = dues(sites.guest)
        assert {row["site"] for row in at_guest[:-1]} == {HOST}
        for one, other in zip((win, apart, whole), at_guest, strict=False):
            differing = {name for name in one if one[name] != other[name]}
            assert differing <= {"site", "seq", "difference"}
        assert at_guest[0]["difference"] == "0.00"


def dues(house: RaceDayHouse) -> list[dict[str, Any]]:
    """As a supervisor reads them."""
    sam, day = house.floor.browser("Sam"), house.floor.floor.desk.house.day
    assert sam.sign_in("Sam").status_code == 200
    [found] = sam.http.get(f"/api/reports/dues/{day}").json()["sheets"]
    assert sam.http.get(f"/api/reports/dues/{day}/csv").text.splitlines()[0].startswith("Dues between sites")
    rows: list[dict[str, Any]] = found["rows"]
    return rows


@pytest.mark.clause("oneida-parimutuel:B.3")
def test_a_guest_that_hears_its_host_again_closes_betting_before_it_sells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a bet could come between the line that is back and the stop-bet signal that it brings."""
    with linked_houses(tmp_path, monkeypatch) as sites:
        sites.join().cut()
        for race in range(1, 4):
            sites.host.stop(race)
        sites.cable.mend()
        sites.at_guest.until(lambda view: view["host"]["heard"])
        told = [
            event for entry in sites.guest.floor.entries() for event in KINDS.read_record(entry.body).events
        ]
        linked = [one for one in told if isinstance(one, LinkReported | BettingStopped)]
        assert [type(one) for one in linked[-5:]] == [LinkReported, *[BettingStopped] * 3, LinkReported]
        assert linked[-1] == LinkReported(True)


TOTALS = {"win": "80.00", "exacta": "120.00", "daily-double": "80.00"}


def totals(board: Screen) -> dict[str, str]:
    """Of race 1, where there is money."""
    pools = board.view["odds"][0]["pools"] if board.view["odds"] else []
    return {one["kind"]: one["total"] for one in pools if one["total"] != "0.00"}


def until_total(board: Screen, every: dict[str, str]) -> None:
    board.until(lambda _: totals(board) == every)


def probables(board: Screen, kind: str) -> dict[str, str]:
    grids = (one for one in board.view["probables"] if one["kind"] == kind)
    return {one["combination"]: one["pays"] for grid in grids for one in grid["probables"]}


def will_pays(board: Screen) -> dict[int, str]:
    return {one["winner"]: one["pays"] for by in board.view["will_pays"] for one in by["pays"]}


def paid(board: Screen, race: int, kind: str) -> dict[str, str]:
    posted = (one for one in board.view["races"][race - 1]["payoffs"] if one["kind"] == kind)
    return {line["wins"]: line["pays"] for one in posted for line in one["payoffs"]}


def settled(board: Screen, race: int, kind: str) -> dict[str, str]:
    board.until(lambda _: paid(board, race, kind))
    return paid(board, race, kind)


@pytest.mark.clause("oneida-parimutuel:G")
def test_boards_of_both_sites_show_what_the_merged_pools_will_pay_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with linked_houses(tmp_path, monkeypatch) as sites:
        sites.join()
        tess, gwen = sites.host.teller(), sites.guest.teller()
        sites.host.sell(tess, "R1 $10 WIN 1", "R1 $30 WIN 2", "R1 $20 EXACTA 1/2", "R1 $40 EXACTA 2/1")
        sites.host.sell(tess, "R1 $20 DD 1/1", "R1 $20 DD 1/2")
        sites.guest.sell(gwen, "R1 $20 WIN 1", "R1 $20 WIN 2", "R1 $30 EXACTA 1/2", "R1 $30 EXACTA 2/1")
        sites.guest.sell(gwen, "R1 $30 DD 1/1", "R1 $10 DD 1/2")
        boards = sites.host.anyone("tote-board"), sites.guest.anyone("tote-board")
        for board in boards:
            until_total(board, TOTALS)
            assert board.view["odds"][0]["odds"]["1"] == "1-1"
        # 93 net over 20 x 0.80 + 30 x 0.75: 2.415, of which 80 % and 75 %, to the dime
        shown = [probables(board, "exacta")["1-2"] for board in boards]
        assert shown == ["3.80", "3.60"]
        # 62 net over 20 x 0.80 + 10 x 0.75
        assert [probables(board, "daily-double")["1-2"] for board in boards] == ["4.20", "3.80"]
        sites.run(1)
        assert [settled(board, 1, "exacta") for board in boards] == [{"1-2": one} for one in shown]
        for board in boards:
            board.until(lambda view: view["will_pays"])
        willing = [will_pays(board) for board in boards]
        assert willing == [{1: "2.40", 2: "4.20"}, {1: "2.40", 2: "3.80"}]
        sites.run(2, "2-1-3-4-5-6")
        doubles = [settled(board, 2, "daily-double") for board in boards]
        assert doubles == [{"1/2": one[2]} for one in willing]


@pytest.mark.clause("oneida-parimutuel:G")
def test_a_guests_board_shows_what_the_host_last_said_while_it_is_not_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Odds of the guest's own money alone are those of no pool."""
    with linked_houses(tmp_path, monkeypatch) as sites:
        sites.join()
        sold(sites, 1)
        board = sites.guest.anyone("tote-board")
        until_total(board, {"win": "80.00"})
        sites.cut()
        board.until(lambda view: not view["live"])
        assert (totals(board), board.view["odds"][0]["odds"]["1"]) == ({"win": "80.00"}, "1-1")
        opened = sites.guest.anyone("tote-board")
        assert totals(opened) == {"win": "80.00"}
        sites.cable.mend()
        board.until(lambda view: view["live"])
