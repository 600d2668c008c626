"""PAR sheets on a running floor: who may read them, and that real results are those of the accounts."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from croupier.base.envelope import STAFF
from croupier.server.readers import READERS
from croupier.server.settings import DaySettings, StaffSettings
from tests.server.acts import buy_in, play
from tests.server.card_table import CardPeople, bought, card_table
from tests.server.rig import T1, House, house, password_hash, settings

PEOPLE = {f"a {role}": role for role in STAFF}
SHEET = f"/api/tables/{T1}/par"


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One game has been played."""
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
    browser = floor.browser(name)
    if not browser.http.cookies:
        assert browser.sign_in(name).status_code == 200
    return browser.http


def as_accountant(floor: House, path: str) -> Any:
    answer = at(floor, "a accountant").get(path)
    assert answer.status_code == 200
    return answer.json()


@pytest.mark.parametrize("path", ["/api/par", SHEET, f"{SHEET}/html"])
def test_only_those_who_read_the_accounts_may_read_them(floor: House, path: str) -> None:
    read = {role for name, role in PEOPLE.items() if at(floor, name).get(path).status_code == 200}
    assert read == READERS
    assert floor.browser("nobody").http.get(path).status_code == 403


def test_every_table_with_a_rulebook_is_listed(floor: House) -> None:
    listed = as_accountant(floor, "/api/par")
    assert {one["id"]: (one["game"], one["book"]) for one in listed["tables"]}[T1] == (
        "roulette",
        "oneida-roulette",
    )


def test_results_are_those_of_the_accounts(floor: House) -> None:
    sheet = as_accountant(floor, SHEET)
    results = sheet["results"]
    report = as_accountant(floor, f"/api/reports/tables/{results['last']}")["sheets"][0]["rows"][0]
    assert (
        (results["handle"], results["win"]) == (report["handle"], report["win"]) == ("6.00", results["win"])
    )
    assert (results["rounds"], results["standing"], results["measured"]) == (1, "usual", False)
    assert [point["win"] for point in results["points"]] == [results["win"]]
    assert [day["hold"] for day in results["days"]] == [results["hold"]]
    assert {one["edge"] for one in sheet["wagers"]} == {"5.26%", "7.89%"}
    assert len(sheet["bands"][0]["usual"]) == len(sheet["rounds"])


def test_days_without_play_have_no_points(floor: House) -> None:
    results = as_accountant(floor, f"{SHEET}?first=2026-01-01&last=2026-01-02")["results"]
    assert (results["rounds"], results["hold"], results["points"], results["standing"]) == (
        0,
        None,
        [],
        "none",
    )


@pytest.mark.parametrize(("form", "begins"), [("html", b"<!doctype html>"), ("pdf", b"%PDF-")])
def test_the_sheet_is_kept_as_a_file(floor: House, form: str, begins: bytes) -> None:
    answer = at(floor, "a supervisor").get(f"{SHEET}/{form}")
    assert answer.content.startswith(begins)
    assert answer.headers["content-disposition"] == f'attachment; filename="parsheet-{T1}.{form}"'


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/tables/T99/par", 404),
        (f"{SHEET}/doc", 404),
        (f"{SHEET}?first=yesterday", 404),
        (f"{SHEET}?first=2026-01-02&last=2026-01-01", 409),
        ("/api/tables/pit/par", 404),
    ],
)
def test_what_cannot_be_asked_is_refused(floor: House, path: str, status: int) -> None:
    assert at(floor, "a auditor").get(path).status_code == status


def test_a_card_tables_win_is_held_against_the_wagers_that_were_laid(tmp_path: Path) -> None:
    """100 on the banker and 5 on the tie: what is expected is one amount, whatever the cards were."""
    with house(card_table(), tmp_path) as floor:
        people = CardPeople(floor)
        one = people.position("1")
        people.ready()
        bought(one, people.dana)
        people.dana.do("new-game")
        one.do("lay-wager", 1, "banker", "100.00", "value", "0.00")
        one.do("lay-wager", 1, "tie", "5.00", "value", "0.00")
        people.dana.do("no-more-bets", 1)
        people.four()
        people.finish(1)
        sam = floor.browser("Sam")
        assert sam.sign_in("Sam").status_code == 200
        found = sam.http.get(SHEET).json()["results"]
        assert (found["rounds"], found["handle"], found["known"]) == (1, "105.00", True)
        assert [(point["least"], point["most"]) for point in found["points"]] == [("1.78", "1.78")]
