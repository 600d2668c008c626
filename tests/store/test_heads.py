"""The head file: two slots in turn, a torn write spoils one, and a journal that lost records shows it."""

import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from croupier.desk.ports import GENESIS, Entry, JournalDamaged
from croupier.store import schema
from croupier.store.heads import HeadFile, head_file, read_head, write_head
from croupier.store.sqlite import SqliteStore
from tests.store.test_contract import entry

FIRST, SECOND, THIRD = ((seq, bytes([seq]) * 32) for seq in (1, 2, 3))
SLOT = 128


def test_a_head_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "floor.heads"
    assert read_head(path) is None
    write_head(path, FIRST)
    assert read_head(path) == FIRST
    assert os.listdir(tmp_path) == ["floor.heads"]


def test_the_newest_of_two_slots_counts_and_the_file_never_grows(tmp_path: Path) -> None:
    path = tmp_path / "floor.heads"
    write_head(path, FIRST)
    file = HeadFile(path)
    for head in (SECOND, THIRD, (4, GENESIS), (5, GENESIS)):
        file.write(head)
        assert read_head(path) == head
    file.close()
    assert path.stat().st_size == 2 * SLOT


@pytest.mark.parametrize("kept", range(SLOT))
def test_a_write_torn_at_any_byte_leaves_the_head_before(kept: int, tmp_path: Path) -> None:
    path = tmp_path / "floor.heads"
    write_head(path, FIRST)
    file = HeadFile(path)
    file.write(SECOND)
    before = path.read_bytes()
    file.write(THIRD)
    after = path.read_bytes()
    file.close()
    path.write_bytes(after[: SLOT + kept] + before[SLOT + kept :])
    assert read_head(path) in (SECOND, THIRD)


@pytest.mark.parametrize("content", [b"", b"\0" * 256, b"1 2 3\n", b"x" * 256])
def test_a_file_without_a_whole_slot_tells_nothing_and_says_so(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "floor.heads"
    path.write_bytes(content)
    with pytest.raises(JournalDamaged, match=r"floor\.heads is damaged"):
        read_head(path)


def test_every_commit_moves_the_head_beside_the_journal(tmp_path: Path) -> None:
    path = tmp_path / "floor.db"
    store = SqliteStore(path)
    assert read_head(head_file(path)) == (0, GENESIS)
    for number in (1, 2, 3):
        store.commit([full(number)], [], {})
        assert read_head(head_file(path)) == store.head() == (number, bytes([number]) * 32)
    store.commit([], [], {})
    assert read_head(head_file(path)) == store.head()
    store.close()


def full(seq: int) -> Entry:
    """An entry whose hash has the length of a real one."""
    return replace(entry(seq), hash=bytes([seq]) * 32)


def test_a_head_may_lag_behind_its_journal(tmp_path: Path) -> None:
    path = tmp_path / "floor.db"
    store = SqliteStore(path)
    store.commit([full(1), full(2)], [], {})
    store.close()
    write_head(head_file(path), FIRST)
    SqliteStore(path).close()


@pytest.mark.parametrize(
    ("head", "says"),
    [
        (THIRD, r"ends at record 2, but floor\.heads beside it says that record 3 was written"),
        ((1, GENESIS), r"record 1 of the journal is not the one that floor\.heads beside it names"),
    ],
)
def test_a_journal_that_does_not_hold_its_head_is_not_opened(
    head: tuple[int, bytes], says: str, tmp_path: Path
) -> None:
    path = tmp_path / "floor.db"
    store = SqliteStore(path)
    store.commit([full(1), full(2)], [], {})
    store.close()
    write_head(head_file(path), head)
    with pytest.raises(JournalDamaged, match=says):
        SqliteStore(path)


def test_a_journal_whose_head_file_is_gone_is_not_opened(tmp_path: Path) -> None:
    path = tmp_path / "floor.db"
    SqliteStore(path).close()
    head_file(path).unlink()
    with pytest.raises(JournalDamaged, match=r"floor\.heads is missing"):
        SqliteStore(path)


@pytest.mark.parametrize(
    ("left", "says"), [("heads", "record 7 of it was written"), ("log", "db-wal is there")]
)
def test_no_new_journal_begins_beside_the_traces_of_an_old_one(left: str, says: str, tmp_path: Path) -> None:
    path = tmp_path / "floor.db"
    if left == "heads":
        write_head(head_file(path), (7, GENESIS))
    else:
        (tmp_path / "floor.db-wal").write_bytes(b"frames")
    with pytest.raises(JournalDamaged, match=says):
        SqliteStore(path)
    assert not path.exists()


@pytest.mark.parametrize("step", ["put_in_place", "run"])
def test_a_kill_while_a_journal_is_made_leaves_none_and_the_next_start_makes_it(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "floor.db"

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(schema, step, killed)
        with pytest.raises(KeyboardInterrupt):
            SqliteStore(path)
    assert not path.exists()
    store = SqliteStore(path)
    assert (store.head(), store.damage()) == ((0, GENESIS), [])
    store.close()
