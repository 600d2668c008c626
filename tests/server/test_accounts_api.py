"""The pit on a running floor: who is on duty, fills and counts by the wire, and the accounts of a day."""

from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Any

import msgspec
import pytest

from croupier.base.envelope import STAFF, Role
from croupier.base.names import TableId
from croupier.desk.messages import ChangeTerms
from croupier.desk.reports.report import REPORTS
from croupier.games.effective import write_effective
from croupier.games.library import load, open_table
from croupier.server.readers import READERS
from croupier.server.settings import DaySettings, Settings, StaffSettings, gaming_days
from tests.server.acts import buy_in, play
from tests.server.clients import Browser, eventually
from tests.server.rig import T1, House, house, password_hash, settings
from tests.states import state_at

PEOPLE = {f"a {role}": role for role in STAFF}


def peopled() -> Settings:
    chosen = settings()
    staff = tuple(StaffSettings(name, role, password_hash()) for name, role in PEOPLE.items())
    return msgspec.structs.replace(chosen, staff=(*chosen.staff, *staff), day=DaySettings(0, "UTC"))


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One game has been played, and the table has had a fill."""
    with house(peopled(), tmp_path_factory.mktemp("floor")) as made:
        sam, dana = made.opened()
        one = made.terminal("1")
        buy_in(one, dana, "100.00")
        play(dana, [one], [("red", "5.00"), ("17", "1.00")])
        sam.do("fill-table", T1, "500.00", "F1", "Dana")
        yield made


@pytest.fixture
def today(floor: House) -> str:
    """The gaming day of the last record, which a test at midnight may find to be yesterday's."""
    day = gaming_days(floor.floor.settings.day, Path())
    return day.day(floor.floor.desk._last).isoformat()


@pytest.fixture
def anyone(floor: House) -> Iterator[Browser]:
    browser = Browser(floor.server)
    yield browser
    browser.close()


def asked(browser: Browser, path: str) -> dict[str, Any]:
    answer = browser.http.get(f"/api/reports/{path}")
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    return body


@pytest.mark.parametrize("name", list(REPORTS))
def test_accounts_are_for_those_who_may_read_them(
    floor: House, anyone: Browser, today: str, name: str
) -> None:
    path = f"/api/reports/{name}/{today}"
    assert anyone.http.get(path).status_code == 403
    for person, role in PEOPLE.items():
        assert anyone.sign_in(person).status_code == 200
        assert anyone.http.get(path).status_code == (200 if role in READERS else 403), role


def test_a_day_is_told_and_drilled_down_to_its_rounds(floor: House, today: str) -> None:
    sam = floor.browser("a accountant")
    sam.sign_in("a accountant")
    tables = asked(sam, f"tables/{today}")
    assert (tables["report"], tables["day"], tables["rollover"]) == ("tables", today, 0)
    row, everything = tables["sheets"][0]["rows"]
    assert (row["table"], row["handle"], row["fills"], row["drop"]) == ("T1", "6.00", "500.00", "100.00")
    assert everything == {**row, "table": "all"}
    [drill] = asked(sam, f"drilldown/handle/{today}?table=T1")["sheets"]
    assert [(one["round"], one["amount"]) for one in drill["rows"]] == [(1, "6.00"), (None, "6.00")]
    [metered] = asked(sam, f"drilldown/coin-in/{today}?table=T1&terminal=1")["sheets"]
    assert [one["amount"] for one in metered["rows"]] == ["6.00", "6.00"]
    [dealt] = asked(sam, f"drilldown/rounds/{today}?dealer=Dana")["sheets"]
    assert [one["amount"] for one in dealt["rows"]] == [1, 1]
    [other] = asked(sam, f"drilldown/rounds/{today}?dealer=Relief")["sheets"]
    assert [one["amount"] for one in other["rows"]] == [0]
    assert len(asked(sam, f"day/{today}?rounds=true")["sheets"]) == 4
    assert asked(sam, "tables/1999-01-01")["sheets"][0]["rows"][-1]["win"] == "0.00"


def test_whoever_witnesses_counts_reads_no_drop_before_it_is_counted(floor: House, today: str) -> None:
    sam = floor.browser("Sam")
    for path in (f"tables/{today}", f"day/{today}?rounds=true", f"meters/{today}"):
        for sheet in asked(sam, path)["sheets"]:
            for row in sheet["rows"]:
                assert not {"drop", "picked-up", "bought-in", "hold %"} & {*row, row.get("figure")}
    assert "fills" in asked(sam, f"tables/{today}")["sheets"][0]["rows"][0]
    assert "drop" not in sam.http.get(f"/api/reports/tables/{today}/csv").text
    refused = sam.http.get(f"/api/reports/drilldown/drop/{today}")
    assert refused.status_code == 403
    assert refused.json()["detail"].startswith("counts are blind")


@pytest.mark.parametrize(
    "path", ["nothing/2026-11-14", "day/today", "day/2026-13-01", "drilldown/nothing/2026-11-14", "day"]
)
def test_what_is_not_there_is_not_found(floor: House, path: str) -> None:
    assert floor.browser("Sam").http.get(f"/api/reports/{path}").status_code == 404


def test_the_supervisors_screen_shows_who_is_on_duty(floor: House) -> None:
    sam = floor.staff("Sam")
    view = sam.until(lambda view: view["pit"]["staffed"] == 1)["pit"]
    assert {"name": "Sam", "role": "supervisor"} in view["on_duty"]
    assert {"name": "Dana", "role": "dealer"} in view["on_duty"]
    assert (view["supervisors"], view["needed"], view["short"]) == (1, 1, False)
    sam.do("go-off-duty", "pit")
    sam.until(lambda view: view["pit"]["short"])
    assert sam.view["alarms"][0]["table"] == "pit"
    assert sam.view["alarms"][0]["says"].startswith("too few supervisors: 1 table with a dealer needs 1")
    sam.do("go-on-duty", "pit")
    sam.until(lambda view: not view["pit"]["short"])


def test_two_people_count_and_one_cannot_be_both(floor: House) -> None:
    sam = floor.staff("Sam")
    assert sam.ask("pick-up-drop", T1, "Sam")["reason"] == "not_witnessed"
    assert sam.ask("credit-table", T1, "1.00", "C1", "Nobody")["reason"] == "not_witnessed"
    sam.do("credit-table", T1, "1.00", "C1", "Dana")
    sam.do("count-float", T1, "50499.00", "Dana")
    sam.do("pick-up-drop", T1, "Dana")
    assert sam.until(lambda view: not view["tables"][0]["box"])


def test_new_limits_are_on_every_screen_before_the_next_game(floor: House) -> None:
    dana, one = floor.staff("Dana"), floor.terminal("1")
    assert one.view["limits"] == []
    options = {"mode": "terminals", "limits": {"straight": "1.00..10.00"}}
    effective = write_effective(open_table(load("oneida-roulette"), "roulette", options)).decode()
    change = floor.floor.submit(Role.SUPERVISOR, "staff:Sam", T1, ChangeTerms(effective))
    assert floor.ask_floor(change).refusal is None
    for screen in (dana, one):
        screen.until(lambda view: view["limits"])
        assert screen.view["limits"][0]["says"] == "$1 to $10"
    assert one.view["table"]["terms"] == state_at(floor.floor.desk, T1).terms


def test_a_session_runs_out_at_an_open_screen_too(tmp_path: Path) -> None:
    with house(settings(), tmp_path) as floor:
        sam, one = floor.staff("Sam"), floor.terminal("1")
        floor.floor.access._now = lambda: time() + 1900  # half an hour without a touch
        sam.raw('["ping"]')
        sam.closed()
        assert sam.locked == "Your session has ended: sign in again."
        assert floor.browser("Sam").http.get("/api/me").json() == {}
        one.raw('["ping"]')
        assert one.take()["type"] == "pong", "a terminal is no session"


def test_a_demonstration_of_many_tables_opens_by_itself(tmp_path: Path) -> None:
    chosen = settings(demonstration_dealer=True)
    [one] = chosen.tables
    many = tuple(msgspec.structs.replace(one, id=TableId(f"T{number}")) for number in range(1, 14))
    with house(msgspec.structs.replace(chosen, tables=many), tmp_path) as floor:
        eventually(lambda: floor.floor.desk.house.staffed == 13)
        assert len(list(floor.floor.desk.house.supervisors())) == 3
    with house(msgspec.structs.replace(chosen, tables=many), tmp_path) as again:
        assert len(list(again.floor.desk.house.supervisors())) == 3
