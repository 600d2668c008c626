"""Every release's golden journal opens in this version, holds, and is told the same."""

import shutil
from pathlib import Path
from typing import get_args

import pytest

from croupier import __version__
from croupier.desk.audit import Verification
from croupier.desk.desk import Desk
from croupier.desk.rebuild import days_by, rebuild, rebuilding
from croupier.floor.kinds import KINDS
from croupier.floor.tote.evolve_link import LinkEvent
from croupier.store.sqlite import SqliteStore
from tests.days import UTC_DAYS
from tests.house import ONE, T1
from tests.journals import day, golden
from tests.states import terminals_at

JOURNALS = sorted(golden.FOLDER.glob("*.jsonl"))


def test_this_release_has_left_one() -> None:
    assert golden.FOLDER / f"{__version__}.jsonl" in JOURNALS


def test_the_day_that_the_next_one_is_written_from_has_every_kind_of_event() -> None:
    store = day.play()
    kinds = {type(event) for entry in store.entries() for event in KINDS.read_record(entry.body).events}
    one_site = set(KINDS.events.values()) - set(get_args(LinkEvent))  # a link is played by two floors
    assert {one.__name__ for one in one_site} == {one.__name__ for one in kinds}
    assert Verification(store, KINDS).run() == []


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_it_opens_and_nothing_is_wrong_with_it(path: Path) -> None:
    store = golden.read(path)
    assert Verification(store, KINDS).run() == []
    table = terminals_at(Desk(store, lambda: 0, KINDS), T1)
    assert table.terminals[ONE].lock is not None


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_its_games_are_told_the_same(path: Path) -> None:
    entries = list(golden.read(path).entries())
    assert golden.told(entries) == path.with_suffix(".txt").read_text("utf-8")


def test_a_whole_database_of_0_3_0_opens_with_every_record_of_its_journal(tmp_path: Path) -> None:
    """Its records as schema 2 stored them, refusals included: opening it runs every migration since."""
    shutil.copyfile(golden.FOLDER / "0.3.0.db", tmp_path / "floor.db")
    store = SqliteStore(tmp_path / "floor.db", rebuild=rebuilding(KINDS, UTC_DAYS))
    entries = list(store.entries())
    assert entries == list(golden.read(golden.FOLDER / "0.3.0.jsonl").entries())
    made = rebuild(KINDS, entries, days_by(UTC_DAYS))
    assert store.balances() == made.balances
    assert store.figure_rows().sums == made.rows.sums
    assert Verification(store, KINDS).run() == []
    store.close()
