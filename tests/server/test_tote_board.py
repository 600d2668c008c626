"""The tote board over the wire: a race as it is run, the same race once more, and the papers of the day."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from croupier.base.envelope import Role
from croupier.base.names import TableId, TerminalId
from croupier.floor.tote.settings import ToteSettings
from croupier.server.settings import Settings, StaffSettings
from tests.server.rig import house, password_hash, roomy

R1 = TableId("R1")
SPEED = 60.0
"""The first race is off after two seconds, and takes half a second."""


def tote() -> Settings:
    one = ToteSettings(
        id=R1,
        name="Race book",
        kind="tote",
        terminals=(TerminalId("S1"),),
        card="model-greyhounds",
        track_speed=SPEED,
        cycle_seconds=0.1,
    )
    manager = StaffSettings("Mo", Role.MUTUEL_MANAGER, password_hash())
    return Settings(roomy(), (one,), (manager,))


@pytest.mark.clause("oneida-parimutuel:A.8")
def test_a_board_shows_the_race_as_the_track_sends_it_and_again_when_asked(tmp_path: Path) -> None:
    with house(tote(), tmp_path) as floor:
        board = floor.browser("hall").open("tote-board?table=R1")
        mo = floor.signed_in("Mo", "mutuels")
        mo.until(lambda view: view["races"])
        mo.do("open-wagering")
        running = board.until(lambda view: view["run"])["run"]
        card = board.view["programme"]["races"][0]
        assert (running["race"], card["number"]) == (1, 1)
        assert set(running["runners"]) <= {one["number"] for one in card["runners"]}
        board.until(lambda view: view["races"][0]["phase"] == "official")
        finish = board.view["races"][0]["finish"].replace("=", "-").split("-")
        board.raw('["replay", "1"]')
        replay = board.until(lambda view: view["replay"])["replay"]
        assert (replay["race"], set(replay["runners"])) == (1, set(finish))
        board.raw('["replay", "x"]')
        board.raw('["replay", "6"]')
        assert board.until(lambda view: view["replay"] is None)["races"][0]["phase"] == "official"


@pytest.mark.clause("oneida-parimutuel:G")
def test_anyone_takes_the_program_and_the_explanation_away(tmp_path: Path) -> None:
    with house(tote(), tmp_path) as floor:
        hall = floor.browser("hall")
        program = hall.open("program?table=R1")
        told = program.until(lambda view: view["races"])["explained"]
        assert list(told) == ["en", "es"]
        assert [len(one["pools"]) for one in told.values()] == [len(told["en"]["pools"])] * 2
        for name in ("program.pdf", "notice.pdf"):
            paper = hall.http.get(f"/api/tables/R1/papers/{name}")
            assert (paper.headers["content-type"], paper.content[:5]) == ("application/pdf", b"%PDF-")
        assert hall.http.get("/api/tables/R1/papers/other.pdf").status_code == 404
        assert hall.http.get("/api/tables/R9/papers/program.pdf").status_code == 404


@pytest.mark.clause("oneida-parimutuel:G")
def test_the_explanation_is_posted_where_tables_post_their_signs(tmp_path: Path) -> None:
    with house(tote(), tmp_path) as floor:
        http = floor.browser("hall").http
        [place] = http.get("/api/lobby").json()["tables"]
        assert place["links"]["sign"] == "/sign?table=R1"
        assert place["links"]["tote-board"] == "/tote-board?table=R1", "by which the wall knows its board"
        sign, spanish, strange = (
            http.get(f"/api/tables/R1/sign?language={language}").json() for language in ("en", "es", "xx")
        )
        assert (sign["titles"]["odds"], spanish["titles"]["odds"]) == ("The pools", "Las bolsas")
        assert strange == sign == http.get("/api/tables/R1/sign").json()
        assert {line["clause"] for line in sign["odds"]} >= {"oneida-parimutuel:C.1", "oneida-parimutuel:C.9"}
        for language in ("en", "es"):
            printed = http.get(f"/api/tables/R1/sign.pdf?language={language}")
            assert printed.content.startswith(b"%PDF")


def test_a_tote_without_terminals_stands_in_the_lobby_and_on_the_wall_too(tmp_path: Path) -> None:
    settings = tote()
    alone = replace(settings, tables=(replace(settings.tables[0], terminals=()),))
    with house(alone, tmp_path) as floor:
        [place] = floor.browser("hall").http.get("/api/lobby").json()["tables"]
        assert (place["id"], place["terminals"]) == ("R1", [])
