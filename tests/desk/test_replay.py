"""Start-up checks what it folds: a record, a balance or an index that has changed is refused by name."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from croupier.base.names import DeskId, TableId
from croupier.desk.audit import Verification
from croupier.desk.desk import ONLY_DESK, Desk
from croupier.desk.ports import Entry, JournalDamaged
from croupier.desk.record import chain, genesis
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages.tender import Money
from croupier.floor.pit.messages import pit
from croupier.floor.pit.state import PIT
from croupier.ledger.accounts import Account
from croupier.store.memory import MemoryStore
from tests.house import ONE, House
from tests.journals import golden

CREDITS = Account("credits:T1:1")
Change = Callable[[MemoryStore], None]


@pytest.fixture
def store() -> MemoryStore:
    kept = MemoryStore()
    House(kept).opened().buy_in(ONE, Money(1000)).game({ONE: [("17", 500)]})
    return kept


def test_a_whole_journal_folds_to_its_head_and_balances(store: MemoryStore) -> None:
    desk = Desk(store, lambda: 0, KINDS)
    assert desk.head == store.head()
    assert desk.balances == store.balances()


def spoil_body(store: MemoryStore) -> None:
    last = store._entries[4]
    store._entries[4] = replace(last, body=last.body.replace(b"T1", b"T2"))


def drop_one(store: MemoryStore) -> None:
    del store._entries[4]


def swap_two(store: MemoryStore) -> None:
    one, two = store._entries[4:6]
    store._entries[4:6] = [two, one]


def rename(store: MemoryStore) -> None:
    store._entries[4] = replace(store._entries[4], table=TableId("T2"))


def make_rich(store: MemoryStore) -> None:
    store._balances[CREDITS] += 1


def forget_account(store: MemoryStore) -> None:
    del store._balances[CREDITS]


def move_beside(store: MemoryStore) -> None:
    """Only records of version 1 have transfers beside them."""
    store._entries[4] = replace(store._entries[4], transfers_v1=b'[["cage","credits:T1:1",5]]')


def no_bytes(store: MemoryStore) -> None:
    store._entries[4] = replace(store._entries[4], body="text")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (spoil_body, "record 5 does not follow from the one before it"),
        (drop_one, "record 5 does not follow from the one before it"),
        (swap_two, "record 5 does not follow from the one before it"),
        (no_bytes, "record 5 is no record"),
        (rename, "record 5 is not stored under its own name"),
        (move_beside, "the transfers of record 5 are not those of its events"),
        (make_rich, "the balance of credits:T1:1 is not what its records moved"),
        (forget_account, "the balance of credits:T1:1 is not what its records moved"),
    ],
)
def test_a_journal_that_has_changed_is_refused(change: Change, says: str, store: MemoryStore) -> None:
    change(store)
    with pytest.raises(JournalDamaged, match=says):
        Desk(store, lambda: 0, KINDS)


def test_a_store_that_finds_itself_damaged_is_refused(
    store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MemoryStore, "damage", lambda _: ["row 12 missing from index journal_by_id"])
    with pytest.raises(JournalDamaged, match="row 12 missing from index"):
        Desk(store, lambda: 0, KINDS)


def test_a_head_that_is_not_the_last_record_is_refused(
    store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MemoryStore, "head", lambda _: (999, bytes(32)))
    with pytest.raises(JournalDamaged, match="the last record is not"):
        Desk(store, lambda: 0, KINDS)


def test_a_record_that_names_another_place_is_refused(store: MemoryStore) -> None:
    """The chain is whole, for whoever wrote it could hash, but the records do not count from one."""
    moved = MemoryStore()
    first: Entry = next(store.entries())
    body = first.body.replace(b'[2,"floor",0,1,', b'[2,"floor",0,2,', 1)
    moved.commit([replace(first, body=body, hash=chain(genesis(ONLY_DESK), body))], [], {})
    with pytest.raises(JournalDamaged, match="record 1 is not stored under its own name"):
        Desk(moved, lambda: 0, KINDS)


def test_a_journal_of_another_desk_is_refused(store: MemoryStore) -> None:
    with pytest.raises(JournalDamaged, match="record 1 does not follow"):
        Desk(store, lambda: 0, KINDS, DeskId("tote"))


@pytest.mark.parametrize("golden_day", ["0.2.0", "0.3.0"])
def test_a_journal_of_version_1_folds_and_goes_on_in_version_2(golden_day: str) -> None:
    store = golden.read(golden.FOLDER / f"{golden_day}.jsonl")
    house = House(store)
    assert KINDS.read_record(next(store.entries()).body).version == 1
    house.ask("clock", pit.BeginDay("2026-11-14"), table=PIT)
    house.ask("director", pit.GoOnDuty(), table=PIT)
    *_, before_last, last = (KINDS.read_record(entry.body) for entry in store.entries())
    assert (before_last.version, before_last.day) == (2, "2026-11-14")
    assert (last.version, last.desk, last.day) == (2, ONLY_DESK, "2026-11-14")
    assert Desk(store, lambda: 0, KINDS).head == store.head()
    assert Verification(store, KINDS).run() == []


def test_a_transfer_of_version_1_that_was_changed_beside_its_record_is_refused() -> None:
    store = golden.read(golden.FOLDER / "0.3.0.jsonl")
    at = next(number for number, one in enumerate(store._entries) if b"credits" in one.transfers_v1)
    moved = store._entries[at].transfers_v1.replace(b"credits", b"creditz")
    store._entries[at] = replace(store._entries[at], transfers_v1=moved)
    with pytest.raises(JournalDamaged, match=f"the transfers of record {at + 1} are not those"):
        Desk(store, lambda: 0, KINDS)
