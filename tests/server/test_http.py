"""What the server answers over HTTP: the lobby, signing in, the cloth, transcripts and its health."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.server.app import STATIC
from tests.server.acts import buy_in, play
from tests.server.clients import PASSWORD, Browser
from tests.server.rig import T1, House, house, settings


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One game has been played."""
    with house(settings(), tmp_path_factory.mktemp("floor")) as made:
        _, dana = made.opened()
        one = made.terminal("1")
        buy_in(one, dana, "100.00")
        play(dana, [one], [("red", "5.00"), ("17", "1.00")])
        yield made


@pytest.fixture
def anyone(floor: House) -> Iterator[Browser]:
    browser = Browser(floor.server)
    yield browser
    browser.close()


@pytest.fixture
def sam(floor: House) -> Browser:
    return floor.browser("Sam")


def test_the_lobby_of_a_demonstration_leads_to_every_screen(floor: House, anyone: Browser) -> None:
    lobby = anyone.http.get("/api/lobby").json()
    assert lobby["demonstration"] is True
    [table] = lobby["tables"]
    assert (table["id"], table["open"], table["book"]) == ("T1", True, "oneida-roulette")
    assert [(one["id"], one["paired"]) for one in table["terminals"]] == [("1", True), ("2", False)]
    assert all(one["link"].startswith("/terminal?code=") for one in table["terminals"])
    assert lobby["staff"] == []  # their passwords are hashes, which lead no one anywhere


def test_the_lobby_of_a_floor_with_money_gives_nothing_away(tmp_path: Path) -> None:
    chosen = settings()
    server = type(chosen.server)(demonstration=False)
    with house(type(chosen)(server, chosen.tables, chosen.staff), tmp_path) as floor:
        lobby = floor.browser("anyone").http.get("/api/lobby").json()
        assert lobby["staff"] == []
        assert [one["link"] for one in lobby["tables"][0]["terminals"]] == [None, None]
        assert PASSWORD not in str(lobby)


def test_a_code_pairs_one_browser_once(floor: House, anyone: Browser) -> None:
    code = anyone.code("2")
    assert anyone.http.post("/api/pair", json={"code": code}).json() == {"table": "T1", "terminal": "2"}
    assert anyone.http.get("/api/me").json() == {"table": "T1", "terminal": "2"}
    assert anyone.http.post("/api/pair", json={"code": code}).status_code == 403


def test_a_cookie_is_kept_from_scripts_and_other_sites(anyone: Browser) -> None:
    for answer in (anyone.sign_in("Sam"), anyone.pair("2")):
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie


def test_staff_sign_in_and_out(anyone: Browser) -> None:
    assert anyone.sign_in("Sam", "wrong").status_code == 403
    assert anyone.http.get("/api/me").json() == {}
    assert anyone.sign_in("Sam").json() == {"name": "Sam", "role": "supervisor"}
    assert anyone.http.get("/api/me").json() == {"name": "Sam", "role": "supervisor"}
    assert anyone.http.post("/api/sign-out").json() == {}
    assert anyone.http.get("/api/me").json() == {}
    assert anyone.http.post("/api/sign-out").json() == {}


def test_only_a_supervisor_gives_pairing_codes(floor: House, sam: Browser, anyone: Browser) -> None:
    path = f"/api/tables/{T1}/terminals/2/code"
    assert anyone.http.post(path).status_code == 403
    assert floor.browser("Dana").http.post(path).status_code == 403
    code = sam.http.post(path).json()["code"]
    assert anyone.http.post("/api/pair", json={"code": code}).status_code == 200
    assert sam.http.post(f"/api/tables/{T1}/terminals/9/code").status_code == 404
    assert sam.http.post("/api/tables/T9/terminals/2/code").status_code == 404


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/pair", {}, 400),
        ("/api/pair", {"code": 1}, 400),
        ("/api/pair", {"code": "x", "table": "T1"}, 400),
        ("/api/pair", {"code": "x" * 9000}, 403),
        ("/api/pair", {"code": "x" * 20_000}, 413),
        ("/api/sign-in", {"name": "Sam"}, 400),
        ("/api/sign-in", {"name": "\u0000", "password": "\ud83d"}, 400),
        ("/api/sign-in", {"name": "Nobody", "password": ""}, 403),
        ("/api/nothing", {}, 404),
    ],
)
def test_a_bad_request_is_refused(anyone: Browser, path: str, body: dict[str, object], status: int) -> None:
    text = json.dumps(body).encode()
    answer = anyone.http.post(path, content=text, headers={"Content-Type": "application/json"})
    assert answer.status_code == status


def test_the_layout_is_all_a_screen_needs(anyone: Browser) -> None:
    layout = anyone.http.get(f"/api/tables/{T1}/layout").json()
    assert len(layout["wheel"]) == 38
    assert set(layout["wheel"]) == set(layout["colours"])
    straight = {one["spot"]: one for one in layout["positions"] if one["kind"] == "straight"}
    assert set(straight) == set(layout["wheel"])
    assert straight["17"]["pockets"] == ["17"]
    assert straight["17"]["odds"] == "35 to 1"
    left, top = (min(box[side] for box in layout["boxes"]) for side in ("left", "top"))
    for one in layout["positions"]:
        assert left <= one["x"] <= left + layout["width"]
        assert top <= one["y"] <= top + layout["height"]
    assert anyone.http.get("/api/tables/T9/layout").status_code == 404


def test_the_sign_is_the_tables_own(anyone: Browser) -> None:
    assert anyone.http.get(f"/api/tables/{T1}/sign").status_code == 200
    assert anyone.http.get("/api/tables/T9/sign").status_code == 404
    assert anyone.http.get(f"/api/tables/{T1}/sign.pdf").content.startswith(b"%PDF")
    assert anyone.http.get("/api/tables/T9/sign.pdf").status_code == 404


def test_a_round_is_told_to_staff(sam: Browser, anyone: Browser) -> None:
    path = f"/api/tables/{T1}/rounds/1"
    assert anyone.http.get(path).status_code == 403
    lines = sam.http.get(path).json()["lines"]
    said = [line["says"] for line in lines]
    assert said[0] == "Game 1: new game, place your bets."
    assert "Terminal 1: place, +$5 on red." in said
    assert all(line["clause"].startswith("oneida-roulette:") for line in lines)
    assert [line["at"] for line in lines] == sorted(line["at"] for line in lines)
    assert sam.http.get(f"/api/tables/{T1}/rounds/99").json() == {"lines": []}
    assert sam.http.get("/api/tables/T9/rounds/1").status_code == 404
    assert sam.http.get(f"/api/tables/{T1}/rounds/one").status_code == 404


def test_health_and_metrics_say_how_far_the_journal_is(floor: House, anyone: Browser) -> None:
    seq = floor.floor.desk.seq
    workers = dict.fromkeys(
        (
            "desk", "pulse", "wall clock", "staff screens", "devices on screens", "dealers", "bias",
            "refusals", "journal file", "gaming day", "T1 wheel",
        ),
        "running",
    )  # fmt: skip
    assert anyone.http.get("/health").json() == {"ok": True, "seq": seq, "workers": workers}
    metrics = anyone.http.get("/metrics").text
    assert f"croupier_seq {float(seq)}" in metrics
    assert f"croupier_screens {float(len(floor.floor.hub.listeners))}" in metrics
    assert "croupier_frames_refused_total" in metrics


def test_the_api_describes_itself(anyone: Browser) -> None:
    schema = anyone.http.get("/api/schema/openapi.json").json()
    assert schema["info"]["title"] == "Croupier"
    assert {
        "/api/lobby", "/api/pair", "/api/sign-in", "/api/sign-out", "/api/me", "/health",
        "/api/tables/{table}/layout", "/api/tables/{table}/sign", "/api/tables/{table}/sign.pdf",
        "/api/tables/{table}/rounds/{number}",
        "/api/tables/{table}/terminals/{terminal}/code", "/api/screens/{screen}",
    } <= set(schema["paths"])  # fmt: skip


def test_pages_are_served_and_nothing_else_is(anyone: Browser) -> None:
    assert STATIC.is_dir(), "build the screens first: make run, or python -m tools.web"
    for path in ("/", "/terminal", "/console", "/supervisor"):
        answer = anyone.http.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
    for path in ("/index", "/..%2fapp.py", "/assets/..%2f..%2fapp.py", "/assets/../../app.py", "/app.py"):
        assert anyone.http.get(path).status_code == 404, path
