"""What a floor refuses to open on: a folder in use, a damaged journal, a key that is not its own."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from croupier.base.refusal import Refused
from croupier.devices.chance_key import key_file
from croupier.server.opening import LEAST_ROOM, open_floor
from croupier.server.settings import Settings
from croupier.store.heads import head_file, read_head, write_head
from croupier.store.sqlite import SqliteStore, database
from tests.crash.flips import FILES, played
from tests.live import B2B, Live
from tests.server.rig import demonstration_store, house, settings
from tests.store.test_heads import full


def opened(settings: Settings, folder: Path) -> None:
    floor = open_floor(settings, folder)
    floor.close()


def refusal(settings: Settings, folder: Path) -> str:
    with pytest.raises(Refused) as refused:
        open_floor(settings, folder)
    return str(refused.value)


def test_a_second_server_on_a_folder_says_so_and_the_first_goes_on(tmp_path: Path) -> None:
    first = open_floor(settings(), tmp_path)
    assert "one folder has one server" in refusal(settings(), tmp_path)
    first.close()
    opened(settings(), tmp_path)


def test_a_full_disk_is_one_sentence_and_never_taken_for_damage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = shutil.disk_usage(tmp_path)
    with monkeypatch.context() as full_disk:
        full_disk.setattr(shutil, "disk_usage", lambda _: usage._replace(free=LEAST_ROOM - 1))
        assert "is full: make room first, at least 1 MiB" in refusal(settings(), tmp_path)
    opened(settings(), tmp_path)


@pytest.mark.parametrize("refuses", ["INSERT", "DELETE"])
def test_staff_who_cannot_be_written_are_one_sentence_and_the_folder_is_free_again(
    tmp_path: Path, refuses: str
) -> None:
    """As on a full disk, where the file can be opened and nothing put into it."""
    opened(settings(), tmp_path)
    with closing(sqlite3.connect(tmp_path / "access.db")) as access:
        says = "RAISE(FAIL, 'database or disk is full')"
        access.execute("DELETE FROM staff")
        access.execute("INSERT INTO staff VALUES ('Gone', 'dealer', '')")
        access.execute(f"CREATE TRIGGER full BEFORE {refuses} ON staff BEGIN SELECT {says}; END")
        access.commit()
    assert "access.db cannot be written: database or disk is full" in refusal(settings(), tmp_path)
    (tmp_path / "access.db").unlink()
    opened(settings(), tmp_path)


def kept(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in FILES}


def spoil_a_record(folder: Path) -> None:
    path = folder / "floor.db"
    path.write_bytes(path.read_bytes().replace(b'"spot":"17"', b'"spot":"13"', 1))


def test_a_refused_start_leaves_every_file_as_it_found_it(tmp_path: Path) -> None:
    """The log above all: folded into a damaged database it could not be put back."""
    folder = tmp_path / "floor"
    played(folder)
    spoil_a_record(folder)
    before = kept(folder)
    assert "does not follow from the one before it" in refusal(Settings(), folder)
    assert kept(folder) == before


def test_a_demonstration_refused_on_a_floor_with_money_has_not_even_migrated_it(tmp_path: Path) -> None:
    old = Path(__file__).parent.parent / "journals" / "0.3.0.db"
    shutil.copyfile(old, database(tmp_path))
    assert "not marked as a demonstration's" in refusal(settings(), tmp_path)
    assert database(tmp_path).read_bytes() == old.read_bytes()
    assert not head_file(database(tmp_path)).exists()


def test_a_half_spoilt_head_file_opens_with_an_alarm(tmp_path: Path) -> None:
    with house(settings(), tmp_path):
        pass
    path = head_file(database(tmp_path))
    path.write_bytes(b"x" + path.read_bytes()[1:])
    with house(settings(), tmp_path) as floor:
        floor.opened()
        floor.pit("Sam").until(lambda view: "half of floor.heads is spoilt" in str(view["alarms"]))


@pytest.mark.parametrize("spoil", [Path.mkdir, lambda path: path.write_text("no database" * 100)])
def test_accesses_that_cannot_be_opened_are_one_sentence(
    spoil: Callable[[Path], object], tmp_path: Path
) -> None:
    spoil(tmp_path / "access.db")
    assert "access.db cannot be opened" in refusal(settings(), tmp_path)


def test_files_with_secrets_are_their_owners_alone(tmp_path: Path) -> None:
    with house(settings(), tmp_path):
        assert {(tmp_path / name).stat().st_mode & 0o777 for name in ("floor.db", "access.db")} == {0o600}


def lose_heads(folder: Path) -> None:
    head_file(database(folder)).unlink()


def lose_journal(folder: Path) -> None:
    database(folder).unlink()
    write_head(head_file(database(folder)), (1, bytes(32)))


def lose_records(folder: Path) -> None:
    write_head(head_file(database(folder)), (99, bytes(32)))


def spoil_balance(folder: Path) -> None:
    store = SqliteStore(database(folder))
    store._db.execute("INSERT INTO balances VALUES ('cage', 1)")
    store.close()


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lose_journal, "floor.db is missing, though record 1 of it was written"),
        (lose_records, "says that record 99 was written"),
        (spoil_balance, "the balance of cage is not what its records moved"),
    ],
)
def test_a_damaged_journal_is_one_sentence_that_says_how_to_mend_it(
    damage: Callable[[Path], None], says: str, tmp_path: Path
) -> None:
    with house(settings(), tmp_path):
        pass
    damage(tmp_path)
    said = refusal(settings(), tmp_path)
    assert says in said
    assert "croupier restore" in said
    assert "croupier audit hold" in said
    assert "\n" not in said
    assert "one folder" not in refusal(settings(), tmp_path)  # the lock was given back


def test_a_missing_head_file_is_mended_by_checking_not_by_restoring(tmp_path: Path) -> None:
    with house(settings(), tmp_path):
        pass
    lose_heads(tmp_path)
    said = refusal(settings(), tmp_path)
    assert "floor.heads is missing" in said
    assert "croupier audit hold checks the journal and writes it anew" in said
    assert "restore" not in said


def elsewhere(path: Path) -> Settings:
    plain = settings()
    return replace(plain, server=replace(plain.server, heads=str(path)))


def test_the_second_place_learns_of_every_record_and_knows_a_journal_that_lost_some(tmp_path: Path) -> None:
    folder, second = tmp_path / "floor", tmp_path / "far" / "floor.heads"
    second.parent.mkdir()
    with house(elsewhere(second), folder) as floor:
        assert floor.floor.desk.seq > 0
    last = read_head(second)
    assert last == read_head(head_file(database(folder)))
    assert last is not None
    for path in (database(folder), head_file(database(folder))):  # a whole older copy is put in place of both
        path.unlink()
    store = demonstration_store(folder)
    store.commit([full(1)], [], {})
    store.close()
    assert f"but {second} says that record {last[0]} was written" in refusal(elsewhere(second), folder)


def test_a_second_place_that_is_lost_while_the_floor_runs_is_an_alarm_and_stops_nothing(
    tmp_path: Path,
) -> None:
    second = tmp_path / "far" / "floor.heads"
    second.parent.mkdir()
    with house(elsewhere(second), tmp_path / "floor") as floor:
        second.parent.rename(tmp_path / "gone")
        floor.opened()
        floor.pit("Sam").until(lambda view: "cannot be copied" in str(view["alarms"]))
        assert floor.floor.healthy


def test_a_second_place_that_cannot_be_written_does_not_start(tmp_path: Path) -> None:
    said = refusal(elsewhere(tmp_path / "nowhere" / "floor.heads"), tmp_path)
    assert "(server.heads)" in said


def test_a_key_without_its_journal_does_not_open(tmp_path: Path) -> None:
    key_file(tmp_path).write_bytes(bytes(32))
    assert "holds chance.key but no journal: restore the journal" in refusal(settings(), tmp_path)
    assert not database(tmp_path).exists()


@pytest.mark.parametrize(
    ("key", "says"), [(None, "is missing"), (bytes(32), "is another floor's"), (b"short", "is not a key")]
)
def test_a_journal_that_has_committed_to_chance_does_not_open_without_its_key(
    key: bytes | None, says: str, tmp_path: Path
) -> None:
    store = SqliteStore(database(tmp_path))
    Live(store).seated("massachusetts", **B2B).issue().start()
    store.close()
    if key:
        key_file(tmp_path).write_bytes(key)
    said = refusal(Settings(), tmp_path)
    assert f"chance.key {says}, and table" in said
    assert "put back the key that belongs to this journal" in said
