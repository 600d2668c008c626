"""The journal on disk: what it refuses to open, and a stop at every statement of a commit."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from croupier.base.envelope import Envelope
from croupier.base.names import CommandId, SenderId, TableId
from croupier.desk.figure_rows import FigureRows, SumKey
from croupier.desk.ports import JournalDamaged, KeptRefusal, StoreFailed
from croupier.desk.rebuild import rebuilding
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import rounds
from croupier.floor.parts.messages.bets import PlaceBet
from croupier.floor.parts.messages.tender import Money
from croupier.ledger.accounts import Account
from croupier.store.heads import head_file, read_head
from croupier.store.schema import UnsafeSettings
from croupier.store.sqlite import SqliteStore
from tests.books import findings, plain_floor
from tests.days import UTC_DAYS
from tests.house import ONE, House, Ticks, at
from tests.store.stops import Killed, promises_broken, stop_at

FULL = sqlite3.OperationalError("database or disk is full")


def unsafe(pragma: str) -> type[sqlite3.Connection]:
    """A connection on which one setting does not take."""
    name = pragma.partition(" = ")[0]

    class Unsafe(sqlite3.Connection):
        def execute(self, sql: str, values: Any = (), /) -> sqlite3.Cursor:
            return super().execute(pragma if sql.startswith(f"{name} = ") else sql, values)

    return Unsafe


@pytest.mark.parametrize(
    ("pragma", "says"),
    [
        ("PRAGMA journal_mode = DELETE", "not delete and 2"),
        ("PRAGMA journal_mode = OFF", "not off and 2"),
        ("PRAGMA synchronous = OFF", "not wal and 0"),
        ("PRAGMA synchronous = NORMAL", "not wal and 1"),
    ],
)
def test_a_database_that_would_lose_what_it_acknowledged_is_not_opened(
    pragma: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite3.connect

    def connect_unsafely(path: Path, **options: object) -> sqlite3.Connection:
        return connect(path, factory=unsafe(pragma), **options)  # type: ignore[call-overload, no-any-return]

    monkeypatch.setattr(sqlite3, "connect", connect_unsafely)
    with pytest.raises(UnsafeSettings, match=says):
        SqliteStore(tmp_path / "floor.db")


def test_a_database_of_another_version_is_not_opened_and_not_changed(tmp_path: Path) -> None:
    path = tmp_path / "floor.db"
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(UnsafeSettings, match="of version 99; this program reads 5"):
        SqliteStore(path)
    with sqlite3.connect(path) as db:
        assert db.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    db.close()


def test_a_database_of_version_1_is_brought_up_to_date_and_keeps_every_record(tmp_path: Path) -> None:
    path = tmp_path / "floor.db"
    house = before(path)
    kept, balances = list(house.store.entries()), house.store.balances()
    house.store.close()
    with sqlite3.connect(path) as db:
        db.executescript(
            "DROP INDEX journal_by_id; CREATE UNIQUE INDEX journal_by_id ON journal (sender, command);"
            "DROP INDEX refused_by_time; ALTER TABLE refused DROP COLUMN digest;"
            "DROP TABLE sums; DROP TABLE behind; DROP TABLE days; DROP TABLE places; PRAGMA user_version = 1;"
        )
    db.close()
    head_file(path).unlink()
    again = SqliteStore(path, rebuild=rebuilding(KINDS, UTC_DAYS))
    assert (list(again.entries()), again.balances()) == (kept, balances)
    assert read_head(head_file(path)) == again.head()
    indexed = again._db.execute("SELECT sql FROM sqlite_master WHERE name = 'journal_by_id'").fetchone()
    assert "(command, sender)" in indexed[0]
    assert again._db.execute("PRAGMA user_version").fetchone() == (5,)
    again.close()


def test_sums_that_stood_in_columns_are_read_and_then_kept_under_keys(tmp_path: Path) -> None:
    """A database of schema 4. It is read as it is, and migrated once somebody writes it."""
    path = tmp_path / "floor.db"
    store = SqliteStore(path)
    sums = {
        SumKey("2026-11-14", TableId("T1"), "3", "collect", "staff:Zoë", ""): 500,
        SumKey("2026-11-15", TableId('T"1'), "", "voids", "", "line\tbreak\\"): 2,
        SumKey("", TableId("T1"), "", "rounds", "", ""): 1,
    }
    store.commit([], [], {}, FigureRows(sums))
    store.close()
    with sqlite3.connect(path) as db:
        db.execute("DROP TABLE sums")
        db.execute("CREATE TABLE sums (day, place, position, code, who, reason, amount)")
        db.executemany("INSERT INTO sums VALUES (?, ?, ?, ?, ?, ?, ?)", [(*k, v) for k, v in sums.items()])
        db.execute("PRAGMA user_version = 4")
    db.close()
    for opened, version in ((SqliteStore.reading(path), 4), (SqliteStore(path), 5)):
        assert opened.version == version
        assert opened.figure_rows().sums == sums
        assert [len(opened.sums(day)) for day in ("", "2026-11-14", "2026-11-15", "2026-11-1")] == [
            1,
            1,
            1,
            0,
        ]
        opened.close()
    again = SqliteStore(path)
    again.commit([], [], {}, FigureRows(sums))
    assert again.figure_rows().sums == {key: 2 * amount for key, amount in sums.items()}
    again._db.execute("INSERT INTO sums VALUES ('[1]', 1)")
    with pytest.raises(JournalDamaged, match="the key of a sum cannot be read"):
        again.figure_rows()
    again.close()


def test_more_rows_than_one_statement_takes_are_kept_all(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "floor.db")
    store.commit([], [], {Account(f"credits:T1:{n}"): n for n in range(40_000)})
    assert len(store.balances()) == 40_000
    assert store.balances()[Account("credits:T1:39999")] == 39_999
    store.close()


@pytest.mark.parametrize(
    ("version", "says"), [(0, "holds no journal"), (99, "of version 99; this program reads 5")]
)
def test_a_database_of_another_version_is_not_read_either(version: int, says: str, tmp_path: Path) -> None:
    path = tmp_path / "floor.db"
    with sqlite3.connect(path) as db:
        db.execute(f"PRAGMA user_version = {version}")
    db.close()
    path.touch()
    with pytest.raises(UnsafeSettings, match=says):
        SqliteStore.reading(path)
    path.unlink()
    SqliteStore(path).close()
    SqliteStore.reading(path).close()


def test_an_empty_file_is_not_opened_as_a_new_journal_and_stays_empty(tmp_path: Path) -> None:
    path = tmp_path / "floor.db"
    path.touch()
    with pytest.raises(UnsafeSettings, match="holds no journal"):
        SqliteStore(path)
    assert path.stat().st_size == 0


def test_a_file_that_is_no_database_is_not_opened(tmp_path: Path) -> None:
    path = tmp_path / "floor.db"
    path.write_text("this is a letter, not a database; " * 100)
    with pytest.raises(JournalDamaged, match="file is not a database"):
        SqliteStore(path)


def before(path: Path) -> House:
    return House(SqliteStore(path), Ticks()).opened().buy_in(ONE, Money(1000)).game({})


def batch(house: House) -> list[Envelope]:
    """Two bets, a refusal between them, and the close: they share one commit."""
    return [
        house.envelope(at(ONE), PlaceBet(1, "17", 500)),
        house.envelope(at(ONE), PlaceBet(1, "17", 50_000)),
        house.envelope(at(ONE), PlaceBet(1, "red", 100)),
        house.envelope("clock", rounds.CloseBets(1)),
    ]


def reopened(path: Path) -> House:
    return House(SqliteStore(path), Ticks(10**6))


STATEMENTS = 6
"""BEGIN, the records two and one, the balances they moved, the refusal, COMMIT."""
STOPS = [(statement, after) for statement in range(STATEMENTS) for after in (False, True)]


def test_the_commit_of_the_batch_has_just_these_statements(tmp_path: Path) -> None:
    house = before(tmp_path / "floor.db")
    assert isinstance(house.store, SqliteStore)
    counting = stop_at(house.store, 10**9, False, Killed())
    replies, _ = house.desk.handle(batch(house))
    assert [reply.refusal is None for reply in replies] == [True, False, True, True]
    assert counting.done == STATEMENTS
    house.store.close()


@pytest.mark.parametrize(("statement", "after"), STOPS)
@pytest.mark.parametrize("error", [Killed(), FULL], ids=["killed", "full"])
def test_a_stop_at_any_statement_leaves_the_whole_batch_or_nothing_of_it(
    error: BaseException, statement: int, after: bool, tmp_path: Path
) -> None:
    path = tmp_path / "floor.db"
    house = before(path)
    was, seq, asked = plain_floor(House(house.store).desk), house.desk.seq, batch(house)
    assert isinstance(house.store, SqliteStore)
    stopping = stop_at(house.store, statement, after, error)
    with pytest.raises(Killed if isinstance(error, Killed) else StoreFailed):
        house.desk.handle(asked)
    with pytest.raises(StoreFailed, match="stopped"):
        house.desk.handle([house.envelope("dealer", rounds.ConfirmNumber(1, "17"))])
    stopping.close()

    again = reopened(path)
    assert findings(again.desk, again.store) == []
    durable = (statement, after) == (STATEMENTS - 1, True)
    assert again.desk.seq == seq + 3 * durable
    assert (plain_floor(again.desk) == was) == (not durable)
    kept = [again.store.find(one.sender, one.id) is not None for one in asked]
    assert kept == [durable] * 4

    replies, records = again.desk.handle(asked)
    assert [reply.seq for reply in replies] == [seq + 1, 0, seq + 2, seq + 3]
    assert len(records) == (0 if durable else 3)
    assert again.terminal().bets == {"17": 500, "red": 100}
    assert findings(again.desk, again.store) == []
    again.store.close()


@pytest.mark.parametrize(("statement", "after"), STOPS)
def test_nothing_is_acknowledged_that_could_still_be_lost(
    statement: int, after: bool, tmp_path: Path
) -> None:
    house = before(tmp_path / "floor.db")
    assert isinstance(house.store, SqliteStore)
    stop_at(house.store, statement, after, Killed())
    assert promises_broken(house, batch(house), tmp_path / "floor.db") == []


def play_on(house: House, games: int) -> None:
    for _ in range(games):
        house.do("dealer", rounds.VoidGame(house.table.round, "fraud"))
        house.do("supervisor", rounds.RefundGame(house.table.round))
        house.do("dealer", rounds.StartGame())


def test_a_disk_that_is_really_full_stops_the_desk_and_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "floor.db"
    house = before(path)
    assert isinstance(house.store, SqliteStore)
    (pages,) = house.store._db.execute("PRAGMA page_count").fetchone()
    house.store._db.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreFailed, match="full"):
        play_on(house, games=1000)
    again = reopened(path)
    assert again.desk.seq == house.replies[-1].seq
    assert findings(again.desk, again.store) == []
    again.store.close()


def test_an_amount_too_large_for_the_disk_stops_the_desk_too(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "floor.db")
    with pytest.raises(StoreFailed, match="too large"):
        store.commit([], [], {Account("win:T1"): 2**70})
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        store.head()
    again = SqliteStore(tmp_path / "floor.db")
    assert again.balances() == {}
    again.close()


def test_nothing_can_be_read_through_a_connection_whose_commit_failed(tmp_path: Path) -> None:
    house = before(tmp_path / "floor.db")
    assert isinstance(house.store, SqliteStore)
    stop_at(house.store, STATEMENTS - 1, False, FULL)
    with pytest.raises(StoreFailed):
        house.desk.handle(batch(house))
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        House(house.store)


def test_an_amount_that_is_not_whole_is_refused_by_the_disk_itself(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "floor.db")
    with pytest.raises(StoreFailed):
        store.commit([], [], {Account("win:T1"): 0.5})  # type: ignore[dict-item]


def test_a_disk_that_is_full_keeps_old_refusals_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(tmp_path / "floor.db")
    kept = KeptRefusal(SenderId("ann"), CommandId("001"), 1, b"asked", b"reply")
    store.commit([], [kept], {})

    class FullDisk:
        def execute(self, *_: object) -> None:
            raise FULL

    with monkeypatch.context() as patched:
        patched.setattr(store._refused, "_db", FullDisk())
        with pytest.raises(StoreFailed, match="could not be forgotten: database or disk is full"):
            store.forget_refused(9, 9)
    assert store.find(kept.sender, kept.command) == kept
    assert store.forget_refused(9, 9) == 1
    store.close()
