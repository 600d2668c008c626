"""`croupier report`: the same figures for people, spreadsheets, programs and paper."""

import csv
import json
import sqlite3
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from croupier.cli.main import run
from croupier.desk.reports.report import REPORTS
from croupier.desk.reports.sheet import Sheet
from croupier.games.reasons import in_words
from croupier.paper.printed import WIDEST, turned
from croupier.store.sqlite import SqliteStore, database
from tests.cli.pdf import words
from tests.desk.reports.days import told
from tests.house import House

DAY = "2026-11-14"
Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return stored(told(), tmp_path_factory.mktemp("floor"))


def stored(house: House, folder: Path, mark: int = 0) -> Path:
    store, kept = SqliteStore(database(folder), mark), house.store
    store.commit(list(kept.entries()), [], kept.balances(), kept.figure_rows())
    store.close()
    return folder


def printed(capsys: Capture, folder: Path, *more: str) -> str:
    assert run(["report", *more, "--data", str(folder), "--day", DAY]) == 0
    return capsys.readouterr().out


def sheets(capsys: Capture, folder: Path, *more: str) -> list[dict[str, Any]]:
    given = json.loads(printed(capsys, folder, *more, "--json"))
    assert (given["report"], given["day"]) == (more[0], DAY)
    made: list[dict[str, Any]] = given["sheets"]
    return made


@pytest.mark.parametrize("name", list(REPORTS))
def test_every_report_says_the_same_in_every_form(
    capsys: Capture, folder: Path, tmp_path: Path, name: str
) -> None:
    asked = sheets(capsys, folder, name)
    text = printed(capsys, folder, name)
    rows = list(csv.reader(StringIO(printed(capsys, folder, name, "--csv"))))
    assert printed(capsys, folder, name, "--pdf", str(tmp_path / "report.pdf")) == ""
    paper = words(tmp_path / "report.pdf")
    for sheet in asked:
        at = rows.index([sheet["title"]])
        assert rows[at + 1] == list(sheet["rows"][0])
        for number, row in enumerate(sheet["rows"]):
            read = [read_out(column, cell) for column, cell in row.items()]
            assert rows[at + 2 + number] == read
            assert [cell for cell in read if cell not in text or cell not in paper] == []


def read_out(column: str, cell: object) -> str:
    """A program reads a reason by its name, a person as a sentence."""
    return "" if cell is None else in_words(str(cell)) if column == "reason" else str(cell)


@pytest.mark.parametrize("name", list(REPORTS))
def test_no_amount_is_broken_on_a_narrow_screen(
    capsys: Capture, folder: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    text = printed(capsys, folder, name)
    for sheet in sheets(capsys, folder, name):
        for row in sheet["rows"]:
            assert all(read_out(*cell) in text for cell in row.items() if cell[0] != "reason")


def test_the_folder_has_the_name_that_other_commands_give_it(capsys: Capture, folder: Path) -> None:
    assert run(["report", "day", "--folder", str(folder), "--day", DAY]) == 0
    assert "-25.00" in capsys.readouterr().out


def test_rounds_are_listed_behind_the_figures(capsys: Capture, folder: Path) -> None:
    *_, behind = sheets(capsys, folder, "tables", "--rounds")
    handle = [row for row in behind["rows"] if row["figure"] == "handle" and row["table"] == "T1"]
    assert [(row["round"], row["amount"]) for row in handle] == [
        (3, "40.00"), (5, "25.00"), (5, "-25.00"), (2, "-25.00"),
    ]  # fmt: skip


def test_a_figure_is_drilled_down(capsys: Capture, folder: Path) -> None:
    [sheet] = sheets(capsys, folder, "drilldown", "win", "--table", "T1")
    assert [(row["round"], row["amount"]) for row in sheet["rows"]] == [
        (3, "-50.00"), (5, "-875.00"), (5, "875.00"), (2, "25.00"), (None, "-25.00"),
    ]  # fmt: skip


def test_before_its_migration_a_days_hours_are_the_configurations(capsys: Capture, tmp_path: Path) -> None:
    """Its records name no day, and its database keeps no figures yet."""
    folder = stored(told(dated=False), tmp_path)
    with sqlite3.connect(database(folder)) as db:
        for table in ("sums", "behind", "days", "places"):
            db.execute(f"DROP TABLE {table}")
        db.execute("PRAGMA user_version = 3")
    db.close()
    config = tmp_path / "floor.toml"
    config.write_text('[day]\nrollover = 5\nzone = "America/Chicago"\n')
    [sheet] = sheets(capsys, folder, "drilldown", "rounds", "--table", "T1", "--config", str(config))
    assert 2 in [row["round"] for row in sheet["rows"] if row["amount"] == 1]  # played at 5:59


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (["day", "--day", "today"], "'today' is no day; write it like 2026-11-14"),
        (["day"], "day"),
        (["drilldown", "luck", "--day", DAY], "'luck' is no figure; they are drop, fills"),
        (["day", "--day", DAY, "--csv", "--json"], "choose one of --csv, --json and --pdf"),
        (["day", "--day", DAY, "--pdf", "/none/x.pdf"], "/none/x.pdf cannot be written: no such file"),
        (["day", "--day", DAY, "--config", "/none.toml"], "/none.toml cannot be read"),
    ],
)
def test_a_mistake_is_one_sentence(capsys: Capture, folder: Path, more: list[str], says: str) -> None:
    assert run(["report", *more, "--data", str(folder)]) == 2
    said = capsys.readouterr().err
    assert says in said
    assert said.count("\n") == 1


def test_no_journal_and_one_of_another_version_are_one_sentence(capsys: Capture, tmp_path: Path) -> None:
    assert run(["report", "day", "--day", DAY, "--data", str(tmp_path)]) == 2
    assert "there is no journal in" in capsys.readouterr().err
    database(tmp_path).touch()
    assert run(["report", "day", "--day", DAY, "--data", str(tmp_path)]) == 2
    assert "the file holds no journal of this program" in capsys.readouterr().err


def test_a_wide_sheet_is_turned_on_its_side() -> None:
    columns = ("table", *map(str, range(WIDEST)))
    sheet = Sheet("wide", columns, (("T1", *range(WIDEST)), ("T2", *range(WIDEST))))
    shape = turned(sheet)
    assert shape.columns == ("table", "T1", "T2")
    assert shape.rows[3] == ("3", 3, 3)
