"""Every release's golden journal opens in this version, holds, and is told the same."""

import shutil
from pathlib import Path
from typing import get_args

import pytest

from croupier import __version__
from croupier.base.envelope import Event
from croupier.desk.audit import Verification
from croupier.desk.desk import Desk
from croupier.desk.gamingday import UTC_DAYS
from croupier.desk.rebuild import days_by, rebuild
from croupier.desk.record import read_record
from croupier.store.sqlite import SqliteStore
from tests.house import ONE, T1
from tests.journals import day, golden

JOURNALS = sorted(golden.FOLDER.glob("*.jsonl"))


def test_this_release_has_left_one() -> None:
    assert golden.FOLDER / f"{__version__}.jsonl" in JOURNALS


def test_the_day_that_the_next_one_is_written_from_has_every_kind_of_event() -> None:
    store = day.play()
    kinds = {type(event) for entry in store.entries() for event in read_record(entry.body).events}
    assert {one.__name__ for one in get_args(Event)} == {one.__name__ for one in kinds}
    assert Verification(store).run() == []


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_it_opens_and_nothing_is_wrong_with_it(path: Path) -> None:
    store = golden.read(path)
    assert Verification(store).run() == []
    table = Desk(store, lambda: 0).of_terminals(T1)
    assert table.terminals[ONE].lock is not None


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_its_games_are_told_the_same(path: Path) -> None:
    entries = list(golden.read(path).entries())
    assert golden.told(entries) == path.with_suffix(".txt").read_text("utf-8")


def test_a_whole_database_of_0_3_0_opens_with_every_record_of_its_journal(tmp_path: Path) -> None:
    """Its records as schema 2 stored them, refusals included: opening it runs every migration since."""
    shutil.copyfile(golden.FOLDER / "0.3.0.db", tmp_path / "floor.db")
    store = SqliteStore(tmp_path / "floor.db")
    entries = list(store.entries())
    assert entries == list(golden.read(golden.FOLDER / "0.3.0.jsonl").entries())
    made = rebuild(entries, days_by(UTC_DAYS))
    assert store.balances() == made.balances
    assert store.figure_rows().sums == made.rows.sums
    assert Verification(store).run() == []
    store.close()
