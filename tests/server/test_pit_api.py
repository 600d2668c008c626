"""The pit and the count room over HTTP: terms changed between games, the drop counted, reports to keep."""

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from croupier.base.envelope import STAFF, Role
from croupier.desk.messages import StopTable
from croupier.games.effective import read_effective, write_effective
from croupier.games.library import load, open_table
from croupier.games.options_form import changed, described
from croupier.games.terms_changes import differences
from croupier.server.readers import READERS
from croupier.server.settings import DaySettings, StaffSettings
from croupier.server.wire import new_id
from tests.server.acts import buy_in, play
from tests.server.rig import T1, House, house, password_hash, settings
from tests.states import state_at

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
    was = state_at(floor.floor.desk, T1).terms
    limits = {"inside": "1.00..200.00", "outside": "5.00..1000.00"}
    for person, role in PEOPLE.items():
        if role not in (Role.SUPERVISOR, Role.DIRECTOR):
            refused = asked(floor, person, path, options={"limits": limits})
            assert (refused.status_code, state_at(floor.floor.desk, T1).terms) == (409, was), role
    assert asked(floor, "a director", path, options={"limits": limits}).status_code == 200
    found = values(at(floor, "Sam").get(path).json(), "limits")
    assert {name: value for name, value in found.items() if value} == limits
    again = asked(floor, "Sam", path, options={})
    assert (again.status_code, again.json()["detail"]) == (409, "these are the table's terms already")


def values(form: dict[str, Any], name: str) -> dict[str, str]:
    [found] = [one for one in form["values"] if one["name"] == name]
    return {row["about"]: row["value"] for row in found["rows"]}


@pytest.mark.parametrize(
    ("options", "says", "place"),
    [
        ({"limits": {"inside": "200.00..1.00"}}, "200", "options.limits.inside"),
        ({"limits": {"outside": "x..1.00"}}, "is not an amount", "options.limits.outside"),
        ({"offer": "dice"}, "does not allow", "options.offer"),
        ({"dice": "yes"}, "has no option", ""),
        ({"odds": {"straight": "34 to 1"}}, "34 to 1", "options.odds.straight"),
        ({"unit": "0"}, "more than", "options.unit"),
        ({"wheel": "single-zero"}, "", "options.wheel"),
    ],
)
def test_what_the_rulebook_does_not_allow_changes_nothing(
    floor: House, options: dict[str, Any], says: str, place: str
) -> None:
    was, seq = state_at(floor.floor.desk, T1).terms, floor.floor.desk.seq
    reviewed = at(floor, "Sam").post(f"/api/tables/{T1}/terms/review", json={"options": options})
    refused = asked(floor, "Sam", f"/api/tables/{T1}/terms", options=options)
    for answer in (reviewed, refused):
        assert answer.status_code == 409
        assert says in answer.json()["detail"]
        extra = answer.json()["extra"]
        assert extra["place"] == place
        if "key" in extra:
            assert extra["key"].format(**extra["values"]) == answer.json()["detail"]
    assert (state_at(floor.floor.desk, T1).terms, floor.floor.desk.seq) == (was, seq)


@pytest.mark.parametrize(
    ("book", "game", "options"),
    [
        ("oneida-roulette", "roulette", {"limits": {"inside": "1.00..5.00"}, "unit": "0.50"}),
        ("oneida-roulette", "roulette", {"mode": "live", "odds": {"straight": "36 to 1"}}),
        ("massachusetts", "roulette", {"offer": "b2b", "b2b-paytable": "10:6,20:3,50:1"}),
        ("new-jersey", "roulette", {}),
        ("new-jersey", "bigsix", {"odds": {"joker": "50 to 1"}, "limits": {"$1": "1.00..9.00"}}),
        ("ilani", "roulette", {"inside-maximum": "each-number"}),
    ],
)
def test_no_change_gives_the_very_same_terms(book: str, game: str, options: dict[str, Any]) -> None:
    table = open_table(load(book), game, options)
    assert changed(table, {}) == write_effective(table).decode()
    assert differences(table, open_table(load(book), game, options)) == ()
    assert all(one.name not in ("mode", "wheel", "stops") for one in described(table).options)


@pytest.mark.parametrize(("mode", "clause"), [("live", "C.1"), ("terminals", "I.3.b.iii")])
def test_limits_of_oneidas_live_table_do_not_rest_on_a_clause_of_its_terminals(
    mode: str, clause: str
) -> None:
    """I.3.b.iii caps a bet at a terminal; at the live layout limits are the house's."""
    options = {"mode": mode, "limits": {"inside": "1.00..5.00"}}
    form = described(open_table(load("oneida-roulette"), "roulette", options))
    [limits] = [one for one in form.values if one.name == "limits"]
    assert {limits.clause, *(row.clause for row in limits.rows)} == {f"oneida-roulette:{clause}"}


def test_every_field_of_a_form_goes_back_as_the_option_it_came_from() -> None:
    """What a screen sends if everything is named: the very same terms."""
    options = {"offer": "b2b", "b2b-paytable": "10:6,20:3", "limits": {"bonus": "1.00..5.00"}, "unit": "0.50"}
    table = open_table(load("massachusetts"), "roulette", options)
    form = described(table)
    again = {
        **{one.name: ",".join(one.value) for one in form.options},
        **{one.name: one.value for one in form.texts},
        **{one.name: {row.about: row.value for row in one.rows if row.value} for one in form.values},
    }
    assert set(again) >= {"offer", "unit", "b2b-paytable", "limits", "odds", "colour-sections"}
    assert changed(table, again) == write_effective(table).decode()


@pytest.mark.parametrize(
    ("book", "game", "fixed", "limits"),
    [
        ("ilani", "roulette", {"limits": True, "odds": True}, ["inside", "outside"]),
        (
            "new-jersey",
            "bigsix",
            {"limits": False, "odds": False},
            ["$1", "$2", "$5", "$10", "$20", "joker", "flag", "aggregate"],
        ),
        ("oneida-roulette", "roulette", {"limits": False, "odds": False}, ["inside", "outside", "aggregate"]),
    ],
)
def test_a_form_says_what_the_document_fixes(
    book: str, game: str, fixed: dict[str, bool], limits: list[str]
) -> None:
    stored = read_effective(write_effective(open_table(load(book), game, {})))
    form = {one.name: one for one in described(stored).values}
    assert {name: form[name].fixed for name in fixed} == fixed
    assert [row.about for row in form["limits"].rows][: len(limits)] == limits
    assert form["odds"].rows[0].about == ("$1" if game == "bigsix" else "straight"), "in the game's own order"


@pytest.mark.parametrize(("mode", "there"), [("terminals", True), ("live", False)])
def test_a_form_offers_only_what_means_something_at_the_table(mode: str, there: bool) -> None:
    """The neighbour's bet belongs to terminals; a live table's form does not ask how many it takes."""
    table = open_table(load("oneida-roulette"), "roulette", {"mode": mode})
    assert ("neighbours" in {one.name for one in described(table).options}) is there
    assert changed(table, {}) == write_effective(table).decode()


def test_every_kind_of_change_is_told_in_plain_words() -> None:
    was = open_table(load("massachusetts"), "roulette", {"unit": "1.00"})
    options = {"offer": "b2b", "b2b-paytable": "10:6", "unit": "0.50", "even-money-on-zero": "lose-half"}
    will = open_table(load("massachusetts"), "roulette", {**options, "odds": {"straight": "36 to 1"}})
    told = {(one.option, one.about): (one.was, one.will, one.clause) for one in differences(was, will)}
    assert told == {
        ("offer", ""): ("none", "B2B", "massachusetts:1(f)"),
        ("even-money-on-zero", ""): ("lose all", "lose half", "massachusetts:2(b)"),
        ("unit", ""): ("$1", "$0.50", "massachusetts:1(a)"),
        ("b2b-paytable", ""): (None, "10:6", "massachusetts:4(g)"),
        ("odds", "straight"): ("35 to 1", "36 to 1", "massachusetts:2(a)"),
    }


def test_a_change_is_reviewed_before_it_is_made_and_told_afterwards(floor: House) -> None:
    path = f"/api/tables/{T1}/terms"
    sam, at_all = at(floor, "Sam"), {"inside": "1.00..50.00", "aggregate": "5.00.."}
    sam.post(
        path, json={"id": new_id(), "options": {"limits": {"inside": "2.00..50.00", "outside": "1.00.."}}}
    )
    seq = floor.floor.desk.seq
    review = sam.post(f"{path}/review", json={"options": {"limits": at_all}}).json()
    assert floor.floor.desk.seq == seq, "a review changes nothing"
    assert review["waits"] is None
    told = {(one["option"], one["about"]): (one["was"], one["will"]) for one in review["changes"]}
    assert told == {
        ("limits", "inside"): ("$2 to $50", "$1 to $50"),
        ("limits", "outside"): ("at least $1", None),
        ("limits", "aggregate"): (None, "at least $5"),
    }
    assert {one["clause"] for one in review["changes"]} == {"oneida-roulette:I.3.b.iii"}
    assert asked(floor, "a director", path, options={"limits": at_all}).status_code == 200
    latest = at(floor, "a auditor").get(f"{path}/past").json()["changes"][0]
    assert (latest["by"], latest["changes"]) == ("a director", review["changes"])
    assert latest["at"] == floor.floor.desk._last


def test_terms_that_somebody_changed_meanwhile_are_not_changed_unseen(floor: House) -> None:
    path = f"/api/tables/{T1}/terms"
    seen = at(floor, "Sam").get(path).json()["terms"]
    assert seen == state_at(floor.floor.desk, T1).terms
    first, second = ({"limits": {"inside": f"1.00..{most}.00"}} for most in (70, 80))
    assert asked(floor, "a director", path, options=first, was=seen).status_code == 200
    late = at(floor, "Sam").post(f"{path}/review", json={"options": second, "was": seen})
    for answer in (late, asked(floor, "Sam", path, options=second, was=seen)):
        assert answer.status_code == 409
        assert answer.json()["detail"] == "these terms have been changed meanwhile: look again"
    assert values(at(floor, "Sam").get(path).json(), "limits")["inside"] == "1.00..70.00"


def test_a_change_that_is_sent_again_is_answered_as_it_was(floor: House) -> None:
    """Its answer was lost on the way; the terms it was asked from are no longer those that stand."""
    path = f"/api/tables/{T1}/terms"
    seen = at(floor, "Sam").get(path).json()["terms"]
    body = {"id": new_id(), "options": {"limits": {"inside": "1.00..90.00"}}, "was": seen}
    first, second = (at(floor, "Sam").post(path, json=body) for _ in range(2))
    assert (first.status_code, first.json()) == (second.status_code, second.json()) == (200, first.json())
    assert floor.floor.desk.seq == first.json()["seq"]


def test_a_review_says_that_a_game_must_end_first(floor: House) -> None:
    path, options = f"/api/tables/{T1}/terms", {"limits": {"inside": "3.00..50.00"}}
    dana = floor.staff("Dana")
    dana.do("new-game")
    dana.until(lambda view: view["phase"] == "betting")
    review = at(floor, "a director").post(f"{path}/review", json={"options": options}).json()
    assert [one["will"] for one in review["changes"] if one["about"] == "inside"] == ["$3 to $50"]
    assert (review["waits"]["reason"], review["waits"]["says"]) == (
        "wrong_phase",
        "house rule: terms change between games",
    )
    assert asked(floor, "a director", path, options=options).json()["extra"]["reason"] == "wrong_phase"
    dana.do("void-game", dana.view["round"], "malfunction")
    floor.staff("Sam").do("refund-game", T1, dana.view["round"])


def test_only_who_may_change_terms_may_review_a_change(floor: House) -> None:
    path, body = f"/api/tables/{T1}/terms/review", {"options": {"limits": {"inside": "4.00..50.00"}}}
    for person, role in PEOPLE.items():
        expected = 200 if role in (Role.SUPERVISOR, Role.DIRECTOR) else 409
        assert at(floor, person).post(path, json=body).status_code == expected, role
    assert floor.browser("nobody").http.post(path, json=body).status_code == 403
    assert at(floor, "Sam").post("/api/tables/T9/terms/review", json=body).status_code == 404


def test_a_director_opens_the_pits_screen_and_is_told_what_is_permitted(floor: House) -> None:
    for name, may in (("a director", False), ("Sam", True)):
        me = floor.pit(name).view["me"]
        assert ("change-terms" in me["may"], "open-table" in me["may"]) == (True, may)
    assert floor.pit("a director").ask("close-table", T1)["reason"] == "not_permitted"


def test_a_count_is_the_accountants_with_a_witness_and_once(floor: House) -> None:
    path = f"/api/tables/{T1}/count-drop"
    early = asked(floor, "a accountant", path, amount="1.00", witness="Dana")
    assert early.json()["detail"] == "no box of that table waits for its count"
    floor.staff("Sam").do("pick-up-drop", T1, "Dana")
    waiting = at(floor, "Sam").get("/api/pit").json()["waiting"]
    assert waiting == ["T1"], "what should be in the box is not said before its count"
    assert asked(floor, "Sam", path, amount="100.00", witness="Dana").status_code == 409
    assert "not on duty" in asked(floor, "a accountant", path, amount="99.00", witness="no").json()["detail"]
    assert asked(floor, "a accountant", path, amount="-1", witness="Dana").status_code == 409
    frame = {"id": new_id(), "amount": "99.00", "witness": "Dana"}
    http = at(floor, "a accountant")
    first, second = http.post(path, json=frame), http.post(path, json=frame)
    assert (first.status_code, second.json()) == (200, first.json())
    assert first.json()["count"] == {"expected": "100.00", "found": "99.00"}
    assert http.get("/api/pit").json()["waiting"] == []


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
    stop = floor.floor.submit(Role.DEVICE, "desk", T1, StopTable("a test broke it"))
    assert floor.ask_floor(stop).refusal is None
    sam = at(floor, "Sam")
    assert sam.get("/api/pit").json()["stopped"] == {"T1": "a test broke it"}
    floor.staff("Sam").do("restart-table", T1)
    assert sam.get("/api/pit").json()["stopped"] == {}
