"""One contract that every store keeps: all of a batch or nothing, found again by id, in order, for ever."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from croupier.base.names import CommandId, SenderId
from croupier.desk.figure_rows import Behind, DayStart, FigureRows, Place, SumKey
from croupier.desk.ports import GENESIS, Entry, KeptRefusal, Store, StoreFailed
from croupier.ledger.accounts import Account
from croupier.store.memory import MemoryStore
from croupier.store.sqlite import SqliteStore
from tests.house import T1, T2

ANN, BOB = SenderId("ann"), SenderId("bob")
A, B = Account("tray:T1"), Account("credits:T1:1")
Open = Callable[[], Store]


@pytest.fixture(params=["memory", "sqlite"])
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    """Opens the one store of a test; on disk, as often as asked."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "floor.db")
    kept = MemoryStore()
    return lambda: kept


def entry(seq: int, sender: SenderId = ANN, command: str | None = None, amount: int = 5) -> Entry:
    id_ = CommandId(command or f"{seq:03}")
    table = T1 if seq % 2 else T2
    moved = msgspec.json.encode([(A, B, amount)])
    return Entry(seq, sender, id_, table, b"body %d" % seq, b"hash %d" % seq, moved)


def refused(command: str, at: int = 10, sender: SenderId = ANN) -> KeptRefusal:
    return KeptRefusal(sender, CommandId(command), at, b"asked " + command.encode(), b"reply")


def test_an_empty_store_has_nothing_and_its_head_is_the_beginning(open_store: Open) -> None:
    store = open_store()
    assert (store.head(), list(store.entries()), store.balances(), store.latest_ids()) == (
        (0, GENESIS),
        [],
        {},
        {},
    )
    assert store.find(ANN, CommandId("001")) is None
    store.close()


def test_what_is_committed_is_there_in_order_and_found_by_its_id(open_store: Open) -> None:
    store = open_store()
    store.commit([entry(1), entry(2, BOB)], [refused("009")], {A: -10, B: 10})
    store.commit([entry(3)], [], {A: -5, B: 5})
    store.close()
    again = open_store()
    assert list(again.entries()) == [entry(1), entry(2, BOB), entry(3)]
    assert list(again.entries(after=1)) == [entry(2, BOB), entry(3)]
    assert list(again.entries(after=3)) == []
    assert [again.hash_of(seq) for seq in (0, 2, 4)] == [None, b"hash 2", None]
    assert again.damage() == []
    assert again.head() == (3, b"hash 3")
    assert again.balances() == {A: -15, B: 15}
    assert again.find(BOB, CommandId("002")) == entry(2, BOB)
    assert again.find(ANN, CommandId("009")) == refused("009")
    assert again.find(BOB, CommandId("009")) is None
    again.close()


@pytest.mark.parametrize(
    ("entries", "refusals", "latest"),
    [
        ([entry(1, ANN, "005"), entry(2, ANN, "003")], [], {ANN: "005"}),
        ([entry(1, ANN, "005")], [refused("007")], {ANN: "007"}),
        ([entry(1, ANN, "005")], [refused("002")], {ANN: "005"}),
        ([entry(1, ANN, "1"), entry(2, BOB, "2")], [], {ANN: "1", BOB: "2"}),
        ([entry(1, ANN, "z"), entry(2, ANN, "é"), entry(3, ANN, "Z")], [], {ANN: "é"}),
        ([entry(1, ANN, "9"), entry(2, ANN, "10")], [], {ANN: "9"}),
    ],
)
def test_the_latest_id_of_a_sender_is_its_highest_accepted_or_refused(
    open_store: Open, entries: list[Entry], refusals: list[KeptRefusal], latest: dict[str, str]
) -> None:
    store = open_store()
    store.commit(entries, refusals, {})
    assert store.latest_ids() == latest
    store.close()


def test_old_refusals_are_forgotten_and_nothing_else_is(open_store: Open) -> None:
    store = open_store()
    store.commit(
        [entry(1)], [refused("002", at=10), refused("003", at=20), refused("004", at=30)], {A: -5, B: 5}
    )
    assert store.forget_refused(before=20, most=9) == 1
    assert store.forget_refused(before=20, most=9) == 0
    assert store.find(ANN, CommandId("002")) is None
    assert store.find(ANN, CommandId("003")) == refused("003", at=20)
    assert store.forget_refused(before=99, most=9) == 2
    assert (list(store.entries()), store.balances(), store.latest_ids()) == (
        [entry(1)],
        {A: -5, B: 5},
        {ANN: "001"},
    )
    store.close()


def kept(store: Store, refusals: list[KeptRefusal]) -> list[str]:
    return [one.command for one in refusals if store.find(one.sender, one.command)]


def test_old_refusals_are_forgotten_piece_by_piece_the_oldest_first(open_store: Open) -> None:
    store = open_store()
    times = {"001": 50, "002": 10, "003": 40, "004": 20, "005": 30}
    refusals = [refused(id_, at, ANN if at % 20 else BOB) for id_, at in times.items()]
    store.commit([entry(1, command="000")], refusals, {})
    assert store.forget_refused(before=45, most=2) == 2
    assert kept(store, refusals) == ["001", "003", "005"]
    store.close()
    again = open_store()
    assert again.forget_refused(before=45, most=3) == 2
    assert again.forget_refused(before=45, most=3) == 0
    assert kept(again, refusals) == ["001"]
    again.commit([], [refused("002", at=60)], {})  # its id may be used again
    assert again.find(ANN, CommandId("002")) == refused("002", at=60)
    again.close()


def test_a_sender_keeps_only_so_many_refusals_and_others_keep_theirs(open_store: Open) -> None:
    store = open_store()
    of_ann = [refused(f"{n:03}", at=99 - n) for n in range(10)]
    of_bob = [refused(f"{n:03}", at=1, sender=BOB) for n in range(3)]
    store.commit([entry(1, command="zzz")], of_ann[:6], {})
    store.commit([], [*of_bob, *of_ann[6:]], {})
    assert store.forget_excess(each=4, in_all=99, most=5) == 5
    store.close()
    again = open_store()
    assert again.forget_excess(each=4, in_all=99, most=5) == 1
    assert again.forget_excess(each=4, in_all=99, most=5) == 0
    assert kept(again, of_ann) == ["006", "007", "008", "009"]
    assert kept(again, of_bob) == ["000", "001", "002"]
    assert again.find(ANN, CommandId("zzz")) == entry(1, command="zzz")
    again.close()


def test_when_all_are_too_many_whoever_has_most_loses_them(open_store: Open) -> None:
    store = open_store()
    of_ann = [refused(f"{n:03}", at=99) for n in range(8)]
    of_bob = [refused(f"{n:03}", at=1, sender=BOB) for n in range(3)]
    store.commit([], [*of_bob, *of_ann], {})
    assert store.forget_excess(each=99, in_all=11, most=9) == 0
    assert store.forget_excess(each=99, in_all=7, most=9) == 4
    assert store.forget_excess(each=99, in_all=7, most=9) == 0
    assert (len(kept(store, of_ann)), len(kept(store, of_bob))) == (4, 3)
    assert store.forget_refused(before=50, most=9) == 3
    assert store.forget_excess(each=99, in_all=3, most=9) == 1
    assert store.forget_excess(each=99, in_all=0, most=9) == 3
    assert store.forget_excess(each=0, in_all=0, most=9) == 0
    store.close()


@pytest.mark.parametrize(
    ("entries", "refusals"),
    [
        ([entry(2), entry(3, ANN, "001")], []),
        ([entry(2), entry(3, ANN, "002")], []),
        ([entry(2)], [refused("050")]),
        ([entry(2)], [refused("060"), refused("060")]),
    ],
)
def test_an_id_is_kept_once_and_a_batch_that_repeats_one_leaves_nothing(
    open_store: Open, entries: list[Entry], refusals: list[KeptRefusal]
) -> None:
    store = open_store()
    store.commit([entry(1)], [refused("050")], {A: -5, B: 5})
    with pytest.raises(StoreFailed, match="could not be written"):
        store.commit(entries, refusals, {A: -5, B: 5})
    again = open_store()
    assert (list(again.entries()), again.balances(), again.head()) == (
        [entry(1)],
        {A: -5, B: 5},
        (1, b"hash 1"),
    )
    assert again.find(ANN, CommandId("002")) is None
    again.close()


def test_a_senders_bytes_and_names_come_back_as_they_were(open_store: Open) -> None:
    store = open_store()
    strange = Entry(1, SenderId("ánn'; --"), CommandId("\x00\U0001f3b0"), T1, bytes(range(256)), b"")
    store.commit([strange], [], {})
    store.close()
    again = open_store()
    assert list(again.entries()) == [strange]
    assert again.find(strange.sender, strange.command) == strange
    again.close()


def test_balances_given_out_are_not_the_stores_own(open_store: Open) -> None:
    store = open_store()
    store.commit([entry(1)], [], {A: -5, B: 5})
    store.balances()[A] = 99
    assert store.balances() == {A: -5, B: 5}
    store.close()


NOON, NEXT = "2026-11-14", "2026-11-16"
WIN = SumKey(NOON, T1, "1", "collect", "staff:Dana", "")
VOID = SumKey(NOON, T2, "", "voids", "", "ball-out")
LATER = SumKey(NEXT, T1, "1", "collect", "staff:Dana", "")
FIRST = FigureRows(
    {WIN: 500, VOID: 1},
    [Behind(NOON, T1, 1, "staff:Dana", 0, "collect,rounds"), Behind(NOON, T2, 2, "", 1, "voids")],
    [DayStart(NOON, 1, b"[]")],
    [Place(T2, 1, b'["1"]')],
)
SECOND = FigureRows(
    {WIN: -200, LATER: 7},
    [Behind(NOON, T1, 3, "staff:Rolf", 1, "collect"), Behind(NEXT, T1, 4, "", 0, "collect")],
    [DayStart(NEXT, 4, b'[["T1","1",300]]')],
    [Place(T1, 3, b'["1","2"]')],
)


def test_figures_are_kept_with_the_records_and_added_up(open_store: Open) -> None:
    store = open_store()
    assert (store.latest_day(), store.sums(NOON), store.figure_rows()) == (None, {}, FigureRows())
    store.commit([entry(1), entry(2)], [], {}, FIRST)
    store.commit([entry(3), entry(4)], [], {}, SECOND)
    store.close()
    again = open_store()
    assert again.has_figures
    assert again.sums(NOON) == {WIN: 300, VOID: 1}
    assert again.sums(NEXT) == {LATER: 7}
    assert again.sums("2026-11-15") == {}
    assert [row.seq for row in again.behind(NOON)] == [1, 2, 3]
    assert again.behind(NOON, T1) == [FIRST.behind[0], SECOND.behind[0]]
    assert (again.behind(NOON, T2)[0].rests_on, again.behind(NEXT, T2)) == (1, [])
    assert (again.latest_day(), again.day_after(NOON), again.day_after(NEXT)) == (NEXT, SECOND.days[0], None)
    assert again.day_after("2026-11-15") == SECOND.days[0]
    assert again.places() == [*FIRST.places, *SECOND.places]
    assert (again.entry(2), again.entry(9)) == (entry(2), None)
    everything = again.figure_rows()
    assert everything.sums == {WIN: 300, VOID: 1, LATER: 7}
    assert everything.behind == sorted([*FIRST.behind, *SECOND.behind])
    assert (everything.days, everything.places) == (FIRST.days + SECOND.days, SECOND.places + FIRST.places)
    again.close()


def test_a_batch_that_fails_leaves_no_figures(open_store: Open) -> None:
    store = open_store()
    store.commit([entry(1)], [], {}, FIRST)
    with pytest.raises(StoreFailed, match="could not be written"):
        store.commit([entry(2, ANN, "001")], [], {}, SECOND)
    again = open_store()
    assert again.sums(NOON) == {WIN: 500, VOID: 1}
    assert again.latest_day() == NOON
    again.close()


def test_records_of_a_place_are_found_by_a_word_between_two_records(open_store: Open) -> None:
    store = open_store()
    store.commit([entry(seq) for seq in range(1, 14)], [], {})
    found = store.entries_saying(["body 1", "body 9"], T1, 3, 13)
    assert found == [entry(9), entry(11)], "1 and 13 are outside, 10 and 12 are of T2, 3 to 7 say neither"
    assert store.entries_saying([], T1, 1, 13) == []
    store.close()
