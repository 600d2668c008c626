"""The integrity of wheels on a running floor: who may read it, what it says, and the watch."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from croupier.base.envelope import STAFF
from croupier.base.names import TableId
from croupier.desk.trials import Tally
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import tables
from croupier.server.bias_watch import MOST, suspicions
from croupier.server.demonstration import mark_of
from croupier.server.house_rules import HouseSettings
from croupier.server.readers import WATCHERS
from croupier.server.settings import DaySettings, Settings, StaffSettings
from croupier.server.wire import new_id
from tests.cli.test_reports import stored
from tests.desk.reports.days import begin
from tests.house import FLOAT
from tests.house import House as Journal
from tests.server.acts import buy_in, play
from tests.server.clients import eventually
from tests.server.rig import T1, House, house, password_hash, settings

PEOPLE = {f"a {role}": role for role in STAFF}
REPORT = f"/api/tables/{T1}/integrity"


def peopled(odds: int = 1000) -> Settings:
    chosen = settings()
    staff = tuple(StaffSettings(name, role, password_hash()) for name, role in PEOPLE.items())
    return msgspec.structs.replace(
        chosen, staff=(*chosen.staff, *staff), day=DaySettings(0, "UTC"), house=HouseSettings(bias_odds=odds)
    )


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One game has been played."""
    with house(peopled(), tmp_path_factory.mktemp("floor")) as made:
        _, dana = made.opened()
        one = made.terminal("1")
        buy_in(one, dana, "100.00")
        play(dana, [one], [("red", "5.00")])
        yield made


def at(floor: House, name: str) -> httpx.Client:
    browser = floor.browser(name)
    if not browser.http.cookies:
        assert browser.sign_in(name).status_code == 200
    return browser.http


def as_engineer(floor: House, path: str) -> Any:
    answer = at(floor, "a engineer").get(path)
    assert answer.status_code == 200
    return answer.json()


@pytest.mark.parametrize("path", ["/api/integrity", REPORT])
def test_only_those_who_answer_for_wheels_may_read_of_them(floor: House, path: str) -> None:
    read = {role for name, role in PEOPLE.items() if at(floor, name).get(path).status_code == 200}
    assert read == WATCHERS
    assert floor.browser("nobody").http.get(path).status_code == 403


def test_a_number_comes_with_how_the_rotor_turned(floor: House) -> None:
    report = as_engineer(floor, REPORT)["report"]
    assert report["bias"]["results"] == 1
    assert sum(one["seen"] for one in report["bias"]["pockets"]) == 1
    [turned] = report["turning"]
    assert turned["tries"] == 1
    assert 15 <= turned["slowest"] == turned["fastest"] <= 18
    assert report["misfires"] == []


def test_every_watched_table_is_listed_with_its_evidence(floor: House) -> None:
    [one, *_] = as_engineer(floor, "/api/integrity")["devices"]
    assert (one["table"], one["results"], one["limit"], one["suspected"]) == (T1, 1, 1000, False)
    assert 0.5 < one["odds"] < 2


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ("?first=soon", 404),
        ("?first=2026-11-14&last=2026-11-13", 409),
        ("?first=2020-01-01&last=2026-11-13", 409),
    ],
)
def test_a_period_that_is_none_is_refused(floor: House, asked: str, status: int) -> None:
    assert at(floor, "a engineer").get(REPORT + asked).status_code == status


def test_a_table_that_is_not_there_is_refused(floor: House) -> None:
    assert at(floor, "a engineer").get("/api/tables/T9/integrity").status_code == 404


def test_the_page_is_an_engineers_home(floor: House) -> None:
    passed = as_engineer(floor, "/api/screens/integrity")
    assert (passed["allowed"], passed["home"]) == (True, "/integrity")
    assert not at(floor, "a cashier").get("/api/screens/integrity").json()["allowed"]


def alarms(floor: House) -> list[str]:
    return [one.says for one in floor.floor.desk.alarms if "biased wheel" in one.says]


def test_a_biased_wheel_is_alarmed_of_once_also_after_a_restart_until_the_watch_begins_anew(
    tmp_path: Path,
) -> None:
    """A journal of 150 games in which one number in five is 17, opened by a floor and opened again."""
    journal = Journal()
    begin(journal, "2026-01-01")
    journal.do("engineer", KINDS.installation(peopled().tables[0]))
    journal.do("supervisor", tables.OpenTable(FLOAT, 32, 13, ball="non-metallic"))
    journal.do("dealer", tables.TakeTable())
    order = journal.table.rules.wheel.order
    for game in range(150):
        journal.game({}).spin("17" if game % 5 == 0 else order[game % 38])
    stored(journal, tmp_path, mark_of(peopled()))
    with house(peopled(odds=50), tmp_path) as floor:
        eventually(lambda: len(alarms(floor)) == 1)
    with house(peopled(odds=50), tmp_path) as floor:
        [one, *_] = as_engineer(floor, "/api/integrity")["devices"]
        assert one["suspected"]
        assert one["odds"] > 50
        assert len(alarms(floor)) == 1
        answer = at(floor, "a engineer").post(f"{REPORT}/restart", json={"id": new_id()})
        assert answer.status_code == 200
        [one, *_] = as_engineer(floor, "/api/integrity")["devices"]
        assert (one["results"], one["suspected"]) == (0, False)
        assert at(floor, "a dealer").post(f"{REPORT}/restart", json={"id": new_id()}).status_code == 409


def tallied(counts: dict[str, int]) -> Tally:
    tally = Tally(("a", "b", "c", "d"))
    tally.counts.update(counts)
    return tally


def test_a_device_is_looked_at_once_for_each_result_and_not_after_it_was_reported() -> None:
    t, looked_at = TableId("T1"), dict[TableId, int]()
    loaded = tallied({"a": 400, "b": 100, "c": 100, "d": 100})
    assert [found[:2] for found in suspicions({t: loaded}, 1000, looked_at)] == [(t, 700)]
    assert list(suspicions({t: loaded}, 1000, looked_at)) == []
    loaded.counts["a"] += 1
    assert [found[1] for found in suspicions({t: loaded}, 1000, looked_at)] == [701]
    loaded.counts["a"] += 1
    loaded.suspected = True
    assert list(suspicions({t: loaded}, 1000, looked_at)) == []


def test_a_fair_device_is_not_suspected_and_overwhelming_odds_are_capped() -> None:
    t = TableId("T1")
    assert list(suspicions({t: tallied({"a": 100, "b": 100, "c": 100, "d": 100})}, 20, {})) == []
    [(_, _, odds)] = suspicions({t: tallied({"a": 9000, "b": 100, "c": 100, "d": 100})}, 20, {})
    assert odds == MOST
