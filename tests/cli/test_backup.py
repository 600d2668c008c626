"""A journal backed up while its floor runs, put back where it was lost, and held where its head was lost."""

import shutil
from pathlib import Path

import pytest

from croupier.cli.main import run
from croupier.desk.rebuild import rebuilding
from croupier.floor.kinds import KINDS
from croupier.store.heads import head_file, read_head, write_head
from croupier.store.lock import lock_folder
from croupier.store.schema import VERSION
from croupier.store.sqlite import SqliteStore, database
from tests.cli.journals import LAST, Capture, change, refused, verified
from tests.crash.flips import played as played_and_killed
from tests.days import UTC_DAYS
from tests.house import House


def test_a_backup_is_whole_and_restores(capsys: Capture, folder: Path, tmp_path: Path) -> None:
    copy, again = tmp_path / "copy.db", tmp_path / "again"
    assert run(["backup", str(copy), "--folder", str(folder)]) == 0
    assert f"copy.db holds the journal up to record {LAST}." in " ".join(capsys.readouterr().out.split())
    assert run(["restore", str(copy), "--folder", str(again)]) == 0
    assert f"is restored up to record {LAST}." in " ".join(capsys.readouterr().out.split())
    assert (
        verified(capsys, again)
        == verified(capsys, folder)
        == (0, {"records": LAST, "older": 0, "findings": []})
    )


def hold(folder: Path, *words: object) -> int:
    return run(["audit", "hold", "--folder", str(folder), *map(str, words)])


@pytest.mark.parametrize("content", [None, b"torn"])
def test_a_lost_head_file_is_written_anew_once_the_journal_is_verified(
    capsys: Capture, folder: Path, content: bytes | None
) -> None:
    path = head_file(database(folder))
    path.unlink()
    if content:
        path.write_bytes(content)
    status, answer = verified(capsys, folder)
    assert status == 1
    assert "floor.heads is" in answer["findings"][0]
    assert hold(folder) == 0
    assert f"is sound up to record {LAST}, and its head is kept" in " ".join(capsys.readouterr().out.split())
    assert verified(capsys, folder)[0] == 0


def test_lost_records_are_given_up_only_by_saying_so(capsys: Capture, folder: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere.heads"
    for path in (elsewhere, head_file(database(folder))):
        write_head(path, (LAST + 4, bytes(32)))
    words = ("audit", "hold", "--folder", folder, "--heads", elsewhere)
    assert "record 30 was written; restore a backup, or give them up with --accept-loss" in refused(
        capsys, *words
    )
    assert hold(folder, "--heads", elsewhere, "--accept-loss") == 0
    assert "Given up: the journal ends at record 26" in " ".join(capsys.readouterr().out.split())
    assert read_head(elsewhere) == read_head(head_file(database(folder)))
    assert verified(capsys, folder)[0] == 0


def test_a_journal_that_is_not_sound_is_not_held(capsys: Capture, folder: Path) -> None:
    change(folder, "UPDATE journal SET body = flip(body, 12) WHERE seq = 18")
    assert "is not a sound journal" in refused(capsys, "audit", "hold", "--folder", folder)


@pytest.mark.parametrize("words", [("audit", "hold"), ("restore", "COPY")])
def test_nothing_is_put_in_place_beneath_a_running_server(
    capsys: Capture, folder: Path, tmp_path: Path, words: tuple[str, ...]
) -> None:
    copy = shutil.copyfile(database(folder), tmp_path / "COPY")
    lock = lock_folder(folder)
    named = [copy if word == "COPY" else word for word in words]
    assert "one folder has one server" in refused(capsys, *named, "--folder", folder)
    lock.release()


def test_a_restored_journal_begins_its_heads_anew_and_says_what_is_lost(
    capsys: Capture, folder: Path, tmp_path: Path
) -> None:
    copy, elsewhere = tmp_path / "copy.db", tmp_path / "elsewhere.heads"
    assert run(["backup", str(copy), "--folder", str(folder)]) == 0
    store = SqliteStore(database(folder))
    House(store).spin("17")
    last = store.head()
    store.close()
    write_head(elsewhere, last)
    database(folder).unlink()
    (folder / "floor.db-wal").write_bytes(b"what the lost journal left")
    capsys.readouterr()
    assert run(["restore", str(copy), "--folder", str(folder), "--heads", str(elsewhere)]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert f"ends at record {LAST}" in said
    assert f"record {last[0]} was written" in said
    assert read_head(elsewhere) == read_head(head_file(database(folder)))
    assert verified(capsys, folder)[0] == 0
    again = SqliteStore(database(folder))
    assert again.head()[0] == LAST
    again.close()
    assert (folder / "floor.db-wal.before-restore").exists()


def test_a_journal_is_restored_with_what_its_log_holds(capsys: Capture, tmp_path: Path) -> None:
    """The file of a crashed floor without the log beside it is only a part of the journal."""
    crashed, again = tmp_path / "crashed", tmp_path / "again"
    played_and_killed(crashed)
    last = read_head(head_file(database(crashed)))
    assert last is not None
    assert run(["restore", str(database(crashed)), "--folder", str(again)]) == 0
    assert f"restored up to record {last[0]}." in " ".join(capsys.readouterr().out.split())
    store = SqliteStore(database(again))
    assert store.head() == last
    store.close()


def test_a_backup_leaves_one_file_behind(capsys: Capture, folder: Path, tmp_path: Path) -> None:
    to = tmp_path / "backups" / "copy.db"
    to.parent.mkdir()
    assert run(["backup", str(to), "--folder", str(folder)]) == 0
    assert [path.name for path in to.parent.iterdir()] == ["copy.db"]


@pytest.mark.parametrize("words", [("audit", "verify"), ("audit", "hold"), ("restore", "COPY")])
def test_a_head_file_that_is_none_is_no_traceback(
    capsys: Capture, folder: Path, tmp_path: Path, words: tuple[str, ...]
) -> None:
    copy = shutil.copyfile(database(folder), tmp_path / "COPY")
    path = head_file(database(folder))
    path.unlink()
    path.mkdir()
    if words[0] == "restore":
        database(folder).unlink()
    assert run([*(str(copy) if word == "COPY" else word for word in words), "--folder", str(folder)]) in (
        1,
        2,
    )
    captured = capsys.readouterr()
    assert "floor.heads" in " ".join((captured.out + captured.err).split())


def test_a_backup_of_an_earlier_release_is_restored(capsys: Capture, tmp_path: Path) -> None:
    old = Path(__file__).parent.parent / "journals" / "0.3.0.db"
    assert run(["restore", str(old), "--folder", str(tmp_path / "floor")]) == 0
    store = SqliteStore(database(tmp_path / "floor"), rebuild=rebuilding(KINDS, UTC_DAYS))
    assert (store.version, store.damage()) == (VERSION, [])
    store.close()


def test_a_backup_is_taken_while_the_floor_runs(capsys: Capture, folder: Path, tmp_path: Path) -> None:
    store = SqliteStore(database(folder))
    house = House(store)
    house.spin("17")
    assert run(["backup", str(tmp_path / "copy.db"), "--folder", str(folder)]) == 0
    house.game({})
    store.close()
    copied = SqliteStore.reading(tmp_path / "copy.db")
    assert copied.head()[0] == LAST + 3
    copied.close()


def test_a_backup_that_is_not_sound_is_not_restored(capsys: Capture, folder: Path, tmp_path: Path) -> None:
    change(folder, "DELETE FROM journal WHERE seq = 18")
    copy, again = tmp_path / "copy.db", tmp_path / "again"
    said = refused(capsys, "backup", copy, "--folder", folder)
    assert "is not a sound journal: record 19:" in said
    assert "is not a sound journal" in refused(capsys, "restore", database(folder), "--folder", again)
    assert not database(again).exists()


def test_nothing_is_written_over(capsys: Capture, folder: Path, tmp_path: Path) -> None:
    there = tmp_path / "there.db"
    there.touch()
    assert "exists already" in refused(capsys, "backup", there, "--folder", folder)
    assert "holds a journal already" in refused(capsys, "restore", database(folder), "--folder", folder)
    assert "there is no backup" in refused(
        capsys, "restore", tmp_path / "none.db", "--folder", tmp_path / "x"
    )
    assert "cannot be read" in refused(capsys, "restore", Path(__file__), "--folder", tmp_path / "x")


def test_a_copy_is_its_owners_alone(folder: Path, tmp_path: Path) -> None:
    copy, again = tmp_path / "copy.db", tmp_path / "again"
    assert run(["backup", str(copy), "--folder", str(folder)]) == 0
    assert run(["restore", str(copy), "--folder", str(again)]) == 0
    assert {path.stat().st_mode & 0o777 for path in (copy, database(again))} == {0o600}
