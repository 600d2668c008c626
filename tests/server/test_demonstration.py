"""The demonstration floor plays by itself: every kind of table has a dealer that is no person."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier.base.names import TableId
from croupier.base.refusal import Refused
from croupier.cli.main import run
from croupier.desk.audit import Verification
from croupier.floor.kinds import KINDS
from croupier.floor.parts.settings import TableSettings
from croupier.floor.wheel.state import LiveTable
from croupier.server import app
from croupier.server.opening import open_floor
from croupier.server.settings import EXAMPLE, Settings, read_settings
from croupier.store.sqlite import SqliteStore, database
from tests.server.acts import spin
from tests.server.clients import Browser, Screen, eventually
from tests.server.rig import House, house, live, roomy, settings
from tests.states import state_at

LIVE = ("L1", "L2", "L3", "B1")


def hurried() -> Settings:
    """The example, at forty times its pace."""
    made = read_settings(EXAMPLE, KINDS)
    pace: dict[str, Any] = {
        "betting_seconds": 20.0,
        "clock_speed": 20.0,
        "rest_seconds": 0.1,
        "wheel_speed": 60.0,
    }
    tables = tuple(
        msgspec.structs.replace(one, **pace) if isinstance(one, TableSettings) else one for one in made.tables
    )
    return msgspec.structs.replace(made, server=roomy(made.server.frames_per_second), tables=tables)


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("floor")
    with house(hurried(), folder) as made:
        yield made
    store = SqliteStore.reading(database(folder))
    assert Verification(store, KINDS).run() == []
    store.close()


def lobby(floor: House) -> dict[str, dict[str, Any]]:
    answer = floor.browser("anyone").http.get("/api/lobby").json()
    return {table["id"]: table for table in answer["tables"]}


def test_the_lobby_leads_to_every_screen_of_every_table(floor: House) -> None:
    tables = lobby(floor)
    assert {id_: one["kind"] for id_, one in tables.items()} == {
        "T1": "terminals", "E1": "dealerless", "L1": "live", "L2": "live", "L3": "live", "B1": "bigsix",
        "M1": "baccarat", "P1": "tote",
    }  # fmt: skip
    assert set(tables["T1"]["links"]) == {"console", "board", "sign"}
    assert set(tables["M1"]["links"]) == {"dealing", "board", "sign"}
    assert tables["M1"]["terminals"][0]["link"].startswith("/position?code=")
    assert tables["B1"]["links"]["felt"] == "/felt?table=B1"
    assert set(tables["L1"]["links"]) == {"felt", "board", "sign"}
    assert tables["L1"]["terminals"][0]["link"].startswith("/seat?code=")
    assert tables["L1"]["terminals"][0]["name"] == "Seat 1"
    staff = floor.browser("anyone").http.get("/api/lobby").json()["staff"]
    screens = {"/accounts", "/cage", "/console", "/felt", "/integrity", "/mutuels", "/supervisor", "/teller"}
    assert {one["screen"] for one in staff} == screens


def seated(floor: House, table: str) -> tuple[Browser, Screen]:
    browser = floor.browser(f"seat at {table}")
    link = next(one["link"] for one in lobby(floor)[table]["terminals"] if one["id"] == "2")
    assert browser.http.post("/api/pair", json={"code": link.partition("code=")[2]}).status_code == 200
    screen = browser.open("seat")
    floor.screens.append(screen)
    return browser, screen


@pytest.mark.parametrize("table", LIVE)
def test_a_player_buys_in_bets_and_sees_the_round_out(floor: House, table: str) -> None:
    spot, called = ("$1", None) if table == "B1" else ("red", "black")
    _, one = seated(floor, table)
    one.do("ask-chips", "100.00", "0.00", "0.00", "1.00")
    one.until(lambda view: view["chips"]["colour"] is not None)
    while True:
        round_ = one.until(lambda view: view["phase"] == "betting")["round"]
        if one.ask("lay-wager", round_, spot, "5.00", "colour", "0.00")["ok"]:
            break
        one.until(lambda view: view["phase"] != "betting")
    if called and one.ask("call-wager", round_, called, "5.00")["ok"]:
        one.until(lambda view: view["called"] == {})
    one.until(lambda view: any(game["round"] == round_ for game in view["history"]))
    assert one.view["felt"] == []
    live = state_at(floor.floor.desk, TableId(table))
    assert isinstance(live, LiveTable)
    eventually(lambda: live.round > round_)


def test_a_person_takes_the_table_over(floor: House) -> None:
    browser = floor.browser("Dana")
    browser.sign_in("Dana", "deal")
    dana = browser.socket("felt", query="?table=L3")
    floor.screens.append(dana)
    dana.until(lambda view: view and view["auto"])
    assert len(dana.view["all_colours"]) >= 8
    dana.do("take-table")
    dana.until(lambda view: view["dealer"] == "Dana" and not view["auto"])


def test_boards_of_tables_with_terminals_have_a_clock(floor: House) -> None:
    for table in ("T1", "E1"):
        board = floor.browser("anyone").socket("board", query=f"?table={table}")
        floor.screens.append(board)
        board.until(lambda view: view and view["clock"])
        assert "multiplier" not in board.view
        board.until(lambda view: view["of"] > 0)


def get(floor: House, path: str) -> Any:
    answer = floor.browser("anyone").http.get(path)
    assert answer.status_code == 200, path
    return answer.json()


def test_a_layout_has_the_optional_wagers_and_the_big_six_its_stops(floor: House) -> None:
    bonus = {one["spot"]: one for one in get(floor, "/api/tables/L2/layout")["bonus"]}
    assert len(bonus) == 38 + 1
    assert len(bonus["adjacent:17"]["pockets"]) == 5
    assert "17" in bonus["adjacent:17"]["pockets"]
    assert bonus["b2b"]["pockets"] == []
    assert get(floor, "/api/tables/L1/layout")["bonus"] == []
    wheel = get(floor, "/api/tables/B1/layout")
    assert (wheel["game"], len(wheel["stops"])) == ("bigsix", 54)
    assert {"spot": "$10", "name": "$10", "odds": "10 to 1"} in wheel["spots"]


def test_every_table_has_its_sign(floor: House) -> None:
    for table in ("T1", "E1", *LIVE):
        assert get(floor, f"/api/tables/{table}/sign")["odds"], table
    notices = [one["says"] for one in get(floor, "/api/tables/B1/sign")["notices"]]
    assert any("clapper" in says for says in notices)


def with_money(chosen: Settings) -> Settings:
    """The same floor, but no demonstration."""
    return msgspec.structs.replace(chosen, server=msgspec.structs.replace(chosen.server, demonstration=False))


def test_a_demonstration_and_a_floor_with_money_never_share_a_journal(tmp_path: Path) -> None:
    played, real = settings(), with_money(settings())
    open_floor(played, tmp_path / "played").close()
    open_floor(played, tmp_path / "played").close()
    with pytest.raises(Refused, match=r"played is a demonstration's, whose money was made of nothing"):
        open_floor(real, tmp_path / "played")
    open_floor(real, tmp_path / "real").close()
    open_floor(real, tmp_path / "real").close()
    with pytest.raises(Refused, match=r"real is not marked as a demonstration's: name another folder"):
        open_floor(played, tmp_path / "real")
    assert run(["backup", str(tmp_path / "copy.db"), "--folder", str(tmp_path / "played")]) == 0
    assert run(["restore", str(tmp_path / "copy.db"), "--folder", str(tmp_path / "restored")]) == 0
    with pytest.raises(Refused, match=r"restored is a demonstration's"):
        open_floor(real, tmp_path / "restored")


@pytest.mark.parametrize("made", [settings, live])
def test_only_a_demonstrations_wheel_is_told_to_go_wrong(
    tmp_path: Path, made: Callable[[], Settings]
) -> None:
    with house(with_money(made()), tmp_path) as floor:
        _, dana = floor.opened() if made is settings else floor.dealt()
        assert dana.view["faults"] is False, "its screen has no button for it"
        spin(dana, "misread")
        refusal = dana.reply(None)
        assert (refusal["ok"], refusal["reason"]) == (False, "not_offered")
        assert refusal["says"] == "a wheel is told to go wrong only in a demonstration"
        assert dana.view["ball"]["state"] == "idle"
        if made is settings:
            spin(dana)
            dana.until(lambda view: view["ball"]["state"] != "idle")


def test_a_page_is_served_when_it_is_built(
    floor: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(app, "STATIC", tmp_path)
    (tmp_path / "felt.html").write_text("<p>felt</p>")
    browse = floor.browser("anyone").http.get
    assert browse("/felt?table=L1").text == "<p>felt</p>"
    assert [browse(f"/{name}").status_code for name in ("seat", "board", "sign")] == [404] * 3
