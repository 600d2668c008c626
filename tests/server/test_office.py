"""The pit and the count room over HTTP: terms changed between games, the drop counted, reports to keep."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from croupier.desk.people import READERS, STAFF
from croupier.messages.envelope import Role
from croupier.messages.tables import StopTable
from croupier.rules.effective import write_effective
from croupier.rules.library import load, open_table
from croupier.rules.roulette.table import RouletteTable
from croupier.server.settings import DaySettings, StaffSettings
from croupier.server.terms import changed, described
from croupier.server.wire import new_id
from tests.server.acts import buy_in, play
from tests.server.rig import T1, House, house, password_hash, settings

PEOPLE = {f"a {role}": role for role in STAFF}


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One game has been played, with two bets of a terminal's player."""
    chosen = settings()
    staff = tuple(StaffSettings(name, role, password_hash()) for name, role in PEOPLE.items())
    peopled = msgspec.structs.replace(chosen, staff=(*chosen.staff, *staff), day=DaySettings(0, "UTC"))
    with house(peopled, tmp_path_factory.mktemp("floor")) as made:
        _, dana = made.opened()
        one = made.terminal("1")
        buy_in(one, dana, "100.00")
        play(dana, [one], [("red", "5.00"), ("17", "1.00")])
        yield made


def at(floor: House, name: str) -> httpx.Client:
    """The browser of someone who has signed in."""
    browser = floor.browser(name)
    if not browser.http.cookies:
        assert browser.sign_in(name).status_code == 200
    return browser.http


def asked(floor: House, name: str, path: str, **body: Any) -> httpx.Response:
    return at(floor, name).post(path, json={"id": new_id(), **body})


def test_terms_change_between_games_and_only_for_who_may(floor: House) -> None:
    path = f"/api/tables/{T1}/terms"
    was = floor.floor.desk.tables[T1].terms
    limits = {"inside": "1.00..200.00", "outside": "5.00..1000.00"}
    for person, role in PEOPLE.items():
        if role not in (Role.SUPERVISOR, Role.DIRECTOR):
            refused = asked(floor, person, path, options={"limits": limits})
            assert (refused.status_code, floor.floor.desk.tables[T1].terms) == (409, was), role
    assert asked(floor, "a director", path, options={"limits": limits}).status_code == 200
    found = at(floor, "Sam").get(path).json()
    assert {one["about"]: one["value"] for one in found["limits"]} == limits
    again = asked(floor, "Sam", path, options={})
    assert (again.status_code, again.json()["detail"]) == (409, "these are the table's terms already")


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"limits": {"inside": "200.00..1.00"}}, "200"),
        ({"offer": "dice"}, "does not allow"),
        ({"dice": "yes"}, "has no option"),
        ({"odds": {"straight": "34 to 1"}}, "34 to 1"),
        ({"wheel": "single-zero"}, ""),
    ],
)
def test_what_the_rulebook_does_not_allow_changes_nothing(
    floor: House, options: dict[str, Any], says: str
) -> None:
    was, seq = floor.floor.desk.tables[T1].terms, floor.floor.desk.seq
    refused = asked(floor, "Sam", f"/api/tables/{T1}/terms", options=options)
    assert refused.status_code == 409
    assert says in refused.json()["detail"]
    assert (floor.floor.desk.tables[T1].terms, floor.floor.desk.seq) == (was, seq)


@pytest.mark.parametrize(
    ("book", "options"),
    [
        ("oneida-roulette", {"mode": "terminals", "limits": {"inside": "1.00..5.00"}, "unit": "0.50"}),
        ("oneida-roulette", {"mode": "live", "odds": {"straight": "36 to 1"}}),
        ("massachusetts", {"offer": "b2b", "b2b-paytable": "10:6,20:3,50:1"}),
        ("new-jersey", {}),
        ("ilani", {"inside-maximum": "each-number"}),
    ],
)
def test_no_change_gives_the_very_same_terms(book: str, options: dict[str, Any]) -> None:
    table = open_table(load(book), "roulette", options)
    assert isinstance(table, RouletteTable)
    assert changed(table, {}) == write_effective(table).decode()
    assert all(one["name"] not in ("mode", "wheel") for one in described(table)["options"])


def test_a_count_is_the_accountants_with_a_witness_and_once(floor: House) -> None:
    path = f"/api/tables/{T1}/count-drop"
    early = asked(floor, "a accountant", path, amount="1.00", witness="Dana")
    assert early.json()["detail"] == "no box of that table waits for its count"
    floor.staff("Sam").do("pick-up-drop", T1, "Dana")
    waiting = at(floor, "Sam").get("/api/pit").json()["waiting"]
    assert waiting == {"T1": "100.00"}
    assert asked(floor, "Sam", path, amount="100.00", witness="Dana").status_code == 409
    assert "not on duty" in asked(floor, "a accountant", path, amount="99.00", witness="no").json()["detail"]
    assert asked(floor, "a accountant", path, amount="-1", witness="Dana").status_code == 409
    frame = {"id": new_id(), "amount": "99.00", "witness": "Dana"}
    http = at(floor, "a accountant")
    first, second = http.post(path, json=frame), http.post(path, json=frame)
    assert (first.status_code, second.json()) == (200, first.json())
    assert http.get("/api/pit").json()["waiting"] == {}


def test_anyone_of_staff_goes_on_duty_and_off(floor: House) -> None:
    def on_duty() -> list[str]:
        return [one["name"] for one in at(floor, "Sam").get("/api/pit").json()["on_duty"]]

    assert asked(floor, "a auditor", "/api/duty", on=True).status_code == 200
    assert "a auditor" in on_duty()
    assert asked(floor, "a auditor", "/api/duty", on=True).json()["detail"] == "you are on duty already"
    assert asked(floor, "a auditor", "/api/duty", on=False).status_code == 200
    assert "a auditor" not in on_duty()
    assert at(floor, "a auditor").post("/api/duty", json={"id": "x", "on": True}).status_code == 400


def test_the_pit_is_for_those_who_read_accounts(floor: House) -> None:
    for person, role in PEOPLE.items():
        expected = 200 if role in READERS else 403
        assert at(floor, person).get("/api/pit").status_code == expected, role
        assert at(floor, person).get(f"/api/tables/{T1}/terms").status_code == expected, role
    assert floor.browser("nobody").http.get("/api/pit").status_code == 403


def test_a_round_is_replayed_on_the_cloth(floor: House) -> None:
    lines = at(floor, "Sam").get(f"/api/tables/{T1}/rounds/1").json()["lines"]
    laid = [(one["terminal"], one["changes"]) for one in lines if one["changes"]]
    assert laid == [("1", [["red", "5.00"]]), ("1", [["17", "1.00"]])]
    numbers = {one["number"] for one in lines} - {None}
    assert len(numbers) == 1


@pytest.mark.parametrize(("form", "holds"), [("csv", b"2026-11-14"), ("pdf", b"%PDF")])
def test_a_report_is_there_to_keep(floor: House, form: str, holds: bytes) -> None:
    http = at(floor, "a auditor")
    answer = http.get(f"/api/reports/day/2026-11-14/{form}")
    assert answer.status_code == 200
    assert form in answer.headers["content-disposition"]
    assert holds in answer.content[:60]
    assert http.get(f"/api/reports/nothing/2026-11-14/{form}").status_code == 404
    assert http.get("/api/reports/day/2026-11-14/docx").status_code == 404
    assert floor.browser("nobody").http.get(f"/api/reports/day/2026-11-14/{form}").status_code == 403


def test_a_stopped_table_is_told_until_it_restarts(floor: House) -> None:
    loop = next(iter(floor.floor._tasks)).get_loop()
    stop = floor.floor.submit(Role.DEVICE, "desk", T1, StopTable("a test broke it"))
    assert asyncio.run_coroutine_threadsafe(stop, loop).result(10).refusal is None
    sam = at(floor, "Sam")
    assert sam.get("/api/pit").json()["stopped"] == {"T1": "a test broke it"}
    floor.staff("Sam").do("restart-table", T1)
    assert sam.get("/api/pit").json()["stopped"] == {}
