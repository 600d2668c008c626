"""Damage to a floor's files shows: flipped bits, a lost or cut log, files that are not there."""

import os
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from croupier.desk import replay
from croupier.store import sqlite
from croupier.store.sqlite import SqliteStore
from tests.crash.flips import Flips, flip

FLIPS = int(os.environ.get("CROUPIER_FLIPS", "250"))


def test_every_flipped_bit_is_harmless_refused_or_found(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    flips = Flips(tmp_path)
    wrong = flips.run(FLIPS)
    counts = ", ".join(f"{count} {verdict}" for verdict, count in flips.counts.most_common())
    record_property("counts", f"{FLIPS} flipped bits: {counts}")
    assert wrong == []
    assert flips.counts["refused"] > FLIPS // 10


def test_a_floor_that_nothing_happened_to_is_harmless(tmp_path: Path) -> None:
    assert Flips(tmp_path).try_damage(lambda folder: None) == "harmless"


def cut(name: str, bytes_left: int) -> Callable[[Path], None]:
    return lambda folder: os.truncate(folder / name, bytes_left)


def test_a_log_that_was_cut_anywhere_is_refused(tmp_path: Path) -> None:
    flips = Flips(tmp_path)
    length = (tmp_path / "whole" / "floor.db-wal").stat().st_size
    verdicts = {flips.try_damage(cut("floor.db-wal", left)) for left in range(0, length - 1, length // 40)}
    assert verdicts == {"refused"}


@pytest.mark.parametrize("name", ["floor.db", "floor.db-wal", "floor.heads"])
def test_a_file_that_is_gone_is_refused(name: str, tmp_path: Path) -> None:
    assert Flips(tmp_path).try_damage(lambda folder: (folder / name).unlink()) == "refused"


@pytest.mark.parametrize("name", ["floor.db", "floor.heads"])
def test_a_file_that_is_empty_is_refused(name: str, tmp_path: Path) -> None:
    assert Flips(tmp_path).try_damage(cut(name, 0)) == "refused"


def test_a_refused_journal_is_left_as_it_was(tmp_path: Path) -> None:
    """Whoever mends it may still read what is left of the log."""
    flips = Flips(tmp_path)
    assert flips.try_damage(lambda folder: flip(folder / "floor.db-wal", 9_000)) == "refused"
    damaged = tmp_path / "tried" / "floor.db-wal"
    assert damaged.stat().st_size == (tmp_path / "whole" / "floor.db-wal").stat().st_size


def test_the_rig_sees_records_lost_when_no_head_is_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flips = Flips(tmp_path)
    monkeypatch.setattr(sqlite, "check_head", lambda *_: None)
    assert flips.try_damage(cut("floor.db-wal", 0)) == "it opened on another state"


def test_the_rig_sees_a_changed_record_when_the_chain_is_not_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flips = Flips(tmp_path)

    def raise_a_bet(folder: Path) -> None:
        path = folder / "floor.db"
        content = path.read_bytes()
        path.write_bytes(content.replace(b'"spot":"17"', b'"spot":"13"', 1))

    assert flips.try_damage(raise_a_bet) == "refused"
    monkeypatch.setattr(replay, "chain", lambda previous, body: Always())
    assert flips.try_damage(raise_a_bet) == "it opened on another state"


class Always(bytes):
    """A hash that every other equals: the planted bug."""

    def __eq__(self, other: object) -> bool:
        return True

    def __ne__(self, other: object) -> bool:
        return False

    __hash__ = bytes.__hash__


def fold_log_in(path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()


def test_the_rig_sees_a_command_that_could_run_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bit of the index, not of any record: the id of a bet is no longer found."""
    flips = Flips(tmp_path)

    def spoil_index(folder: Path) -> None:
        path = folder / "floor.db"
        fold_log_in(path)
        content = path.read_bytes()
        row = next(re.finditer(rb"0000000(..)terminal:T1:1", content))  # of the index: command, then sender
        path.write_bytes(content[: row.start()] + b"000000099" + content[row.start() + 9 :])

    assert flips.try_damage(spoil_index) == "refused"
    monkeypatch.setattr(SqliteStore, "damage", lambda self: [])
    assert flips.try_damage(spoil_index) == "it opened on another state"
