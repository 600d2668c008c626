"""The docs keep up: a command, an option or a reading that is not written down fails here."""

import re
from pathlib import Path

import pytest
from cyclopts import App

from croupier.base.clause import book_and_key
from croupier.cli.main import command_line
from croupier.desk.reports.figures import Figure
from croupier.games.library import BOOKS, load
from croupier.games.round import Tender, Verdict
from croupier.games.tote.bet import Called
from croupier.games.tote.card.rung_words import RUNGS
from croupier.games.tote.kinds import PICKS, Kind
from croupier.games.tote.pool_result import Rung
from tests.oracle import golden_pools
from tools import clauses_page, options_page, parimutuel_page, people_page, readme, wire_page, wire_types

DOCS = Path(__file__).parent.parent / "docs"


def commands(here: App, words: tuple[str, ...]) -> list[str]:
    """Every command that can be typed, in full."""
    found = []
    for name in here:
        if name.startswith("-"):
            continue
        below = commands(here[name], (*words, name))
        found += below or [" ".join((*words, name))]
    return found


ALL = commands(command_line(), ("croupier",))


def test_every_command_is_found() -> None:
    assert "croupier rules diff" in ALL
    assert "croupier settle" in ALL


@pytest.mark.parametrize("command", ALL)
def test_every_command_is_documented(command: str) -> None:
    assert re.search(rf"^## {command}\b", (DOCS / "commands.md").read_text("utf-8"), re.MULTILINE)


def test_the_options_page_is_what_the_books_say() -> None:
    assert (DOCS / "options.md").read_text("utf-8") == options_page.page(), (
        "run: python tools/options_page.py"
    )


def test_the_clauses_page_is_what_books_code_and_tests_say() -> None:
    page = (DOCS / "clauses.md").read_text("utf-8")
    assert page == clauses_page.page(), "run: python tools/clauses_page.py"


@pytest.mark.parametrize("name", [name for name in BOOKS if load(name).games])
def test_every_clause_of_a_document_that_is_played_is_shown_by_a_test(name: str) -> None:
    page = (DOCS / "clauses.md").read_text("utf-8").split(f"\n## {name}\n")[1].split("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| `")]
    assert [row[0] for row in rows if "tests/" not in row[-1]] == []


def test_the_people_page_is_what_the_desk_goes_by() -> None:
    assert (DOCS / "people.md").read_text("utf-8") == people_page.page(), "run: python tools/people_page.py"


def test_the_wires_page_is_what_screens_send_and_are_shown() -> None:
    assert (DOCS / "wire.md").read_text("utf-8") == wire_page.page(), "run: python -m tools.wire_page"


def test_the_screens_types_are_those_of_the_server() -> None:
    assert wire_types.PAGE.read_text("utf-8") == wire_types.page(), "run: python -m tools.wire_types"


def test_every_request_is_documented() -> None:
    page = (DOCS / "wire.md").read_text("utf-8").split("\n## Over HTTP\n")[1]
    paths = {path for route in wire_types.ROUTES for path in route.paths}
    named = {re.sub(r"\{[a-z]+:(str|int)\}", "*", path) for path in paths}
    told = {re.sub(r"[A-Z]{2,}", "*", path) for path in re.findall(r"`(?:GET|POST) ([^`?]*)", page)}
    assert named - told - {"/api/reports/*/*/*"} == set()


def test_every_figure_of_a_report_is_explained() -> None:
    page = (DOCS / "accounts.md").read_text("utf-8")
    assert [figure for figure in Figure if f"`{figure}`" not in page] == []


def test_the_parimutuel_page_is_what_the_pools_pay() -> None:
    wanted = {parimutuel_page.PAGE: parimutuel_page.page(), **parimutuel_page.drawn()}
    stale = [path.name for path, text in wanted.items() if path.read_text("utf-8") != text]
    assert stale == [], "run: python -m tools.parimutuel_page"


@pytest.mark.parametrize("kind", Kind)
def test_the_parimutuel_page_draws_every_rung_of_a_pool(kind: Kind) -> None:
    page = (DOCS / "parimutuel.md").read_text("utf-8")
    section = page.split(f"\n## {kind.capitalize().replace('-', ' ')}\n")[1].split("\n## ")[0]
    drawn = set(re.findall(r"^[┌├└]─ ([a-z-]+)", section, re.MULTILINE))
    assert drawn == golden_rungs(kind)


def golden_rungs(kind: Kind) -> set[str]:
    """Every rung that the golden examples of this kind of pool end on or pay."""
    name = "pick" if kind in PICKS else kind
    rungs = set(map(str, golden_pools.rungs(golden_pools.FOLDER / f"{name}.json")))
    return rungs - {"carried"} if kind is Kind.PICK_THREE else rungs  # ours carries nothing


@pytest.mark.parametrize("called", Called)
def test_every_race_bet_is_documented(called: Called) -> None:
    assert f"`{called}`" in (DOCS / "commands.md").read_text("utf-8").split("\n## Race bets\n")[1]


@pytest.mark.parametrize("word", [*Verdict, *Tender])
def test_every_verdict_and_tender_is_documented(word: str) -> None:
    assert f"`{word}`" in (DOCS / "commands.md").read_text("utf-8")


def test_every_reading_names_a_clause_that_exists() -> None:
    text = (DOCS / "interpretations.md").read_text("utf-8")
    cited = re.findall(rf"`((?:{'|'.join(BOOKS)}):[^`]+)`", text)
    assert len(cited) > 50
    for citation in cited:
        book, key = book_and_key(citation)
        assert load(book).text(key)


def test_every_row_of_readings_has_its_clause() -> None:
    rows = [
        line
        for line in (DOCS / "interpretations.md").read_text("utf-8").splitlines()
        if line.startswith("| `")
    ]
    assert rows
    for row in rows:
        assert re.match(r"\| `[a-z-]+:[^`]+`", row)


@pytest.mark.parametrize("page", readme.PAGES, ids=lambda page: page.name)
def test_a_page_shows_what_the_program_prints(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    text = page.read_text("utf-8")
    assert "```console" in text
    assert readme.refreshed(text) == text, "run: python tools/readme.py"


@pytest.mark.parametrize("rung", Rung)
def test_every_rung_is_documented_in_the_words_that_are_printed(rung: Rung) -> None:
    assert f"| `{rung}` | {RUNGS[rung]} |" in (DOCS / "commands.md").read_text("utf-8")


def test_every_rig_of_a_promise_is_there() -> None:
    rows = [line for line in (DOCS / "promises.md").read_text("utf-8").splitlines() if line.startswith("| ")]
    assert [row.split(" | ")[0].strip("| ") for row in rows[1:]] == [str(number) for number in range(1, 21)]
    named = set(re.findall(r"`((?:tests|tools)/[^`]+)`", "".join(rows)))
    assert [path for path in sorted(named) if not (DOCS.parent / path).exists()] == []
