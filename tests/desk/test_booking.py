"""Records of every edition in today's books: checked by their own posting, and old ones restated."""

import msgspec

from croupier.base.envelope import Event
from croupier.desk.audit import Verification
from croupier.desk.ports import GENESIS, Entry
from croupier.desk.rebuild import days_as_kept, days_by, rebuild
from croupier.desk.record import EDITION, Record, RecordV1, chain
from croupier.floor.kinds import KINDS, OLDER
from croupier.floor.parts.messages import cash_outs, tables
from croupier.floor.parts.messages.racks import TableFilled
from croupier.floor.parts.messages.tender import Money
from croupier.floor.pit.messages import pit
from croupier.floor.pit.state import PIT
from croupier.floor.terminals.messages import cash
from croupier.ledger import accounts as chart
from croupier.ledger.transfer import write_transfers_v1
from croupier.store.memory import MemoryStore
from tests.days import UTC_DAYS
from tests.house import ONE, T1, House, at

SAM = "staff:Sam"


def test_every_edition_has_its_posting() -> None:
    assert sorted(OLDER) == list(range(1, EDITION))


def old(*events: Event) -> list[Record]:
    """Records as 0.3.0 wrote them."""
    commands = House().envelope("supervisor", tables.OpenTable(5000, 32, 13, ball="non-metallic"))
    return [
        KINDS.read_record(msgspec.json.encode(RecordV1(1, seq, seq, commands, (event,))))
        for seq, event in enumerate(events, 1)
    ]


OPENED = tables.TableOpened(5000, 32, 13, SAM, ball="non-metallic")
BOUGHT = cash.TerminalCredited(ONE, Money(0, 700))
CASHED = cash.CashOutPaid(ONE, 200)
CLOSED = tables.TableClosed(5000, SAM)


def balances(*events: Event) -> dict[str, int]:
    held: dict[chart.Account, int] = {}
    for record in old(*events):
        for one in KINDS.booked(record, held):
            held[one.debit] = held.get(one.debit, 0) - one.amount
            held[one.credit] = held.get(one.credit, 0) + one.amount
    return {account: amount for account, amount in held.items() if amount}


def test_a_rack_of_an_old_journal_holds_what_its_chips_came_to() -> None:
    assert balances(OPENED, BOUGHT, CASHED)["rack:T1"] == -5500
    assert balances(OPENED, TableFilled(300, "1", SAM, "x"), CASHED)["rack:T1"] == -5100


def test_an_old_table_that_closes_gives_back_its_whole_rack_in_todays_books() -> None:
    held = balances(OPENED, BOUGHT, CASHED, CLOSED)
    assert "rack:T1" not in held
    assert (held["cage"], held["chip-stock"], held["chips"]) == (-500, 500, -500)


def test_an_old_record_is_checked_by_its_own_posting() -> None:
    [record] = old(BOUGHT)
    assert KINDS.posted_before(record) == record.transfers
    assert [one.debit for one in record.transfers] == ["chips"]


def test_a_record_of_an_edition_to_come_is_found() -> None:
    house = House().opened()
    *before, last = house.store.entries()
    record = msgspec.structs.replace(KINDS.read_record(last.body), edition=EDITION + 1)
    body = msgspec.json.encode(record)
    hash_ = chain(before[-1].hash, body)
    store, made = MemoryStore(), rebuild(KINDS, house.store.entries(), days_by(UTC_DAYS))
    changed = msgspec.structs.replace(last, body=body, hash=hash_)
    store.commit([*before, changed], [], made.balances, house.store.figure_rows())
    assert [one.says for one in Verification(store, KINDS).run()] == [
        f"record {last.seq}: it is of edition {EDITION + 1}, which this program does not know"
    ]


def test_a_floor_goes_on_in_the_new_edition_where_it_stood_in_the_old() -> None:
    """A table that was open at 0.3.0 is counted and closed on the balance that its old records restate."""
    house = on_old_journal(House().opened().buy_in(ONE, Money(0, 700)))
    assert house.balance(chart.rack(T1)) == -(5_000_000 + 700)
    house.do(at(ONE), cash_outs.AskCashOut(), cash.ConfirmCashOut())
    house.do("dealer", cash.SelectCashOut(ONE), cash.CountChips(ONE, 700), cash.DeliverChips(ONE))
    house.close_table()
    assert house.balance(chart.rack(T1)) == house.balance(chart.CAGE) == 0
    checked = Verification(house.store, KINDS)
    assert (checked.run(), checked.older) == ([], len(list(house.store.entries())) - 7)


def on_old_journal(house: House) -> House:
    """The same events as 0.3.0 would have stored them, and a floor of today on them."""
    entries, previous = [], GENESIS
    for entry in house.store.entries():
        record = KINDS.read_record(entry.body)
        body = msgspec.json.encode(RecordV1(1, record.seq, record.at, record.envelope, record.events))
        previous = chain(previous, body)
        moved = write_transfers_v1(KINDS.read_record(body).transfers)
        entries.append(Entry(entry.seq, entry.sender, entry.command, entry.table, body, previous, moved))
    made, store = rebuild(KINDS, entries, days_by(UTC_DAYS)), MemoryStore()
    store.commit(entries, [], made.balances, made.rows)
    again = House(store, house.clock)
    again._ids = house._ids
    return again


def test_a_record_without_a_day_is_in_the_day_that_it_was_kept_in() -> None:
    house = House().opened()
    [kept] = house.store.figure_rows().days
    day_of = days_as_kept([kept._replace(day="2026-11-14", seq=2)])
    first, second, *_ = (KINDS.read_record(entry.body) for entry in house.store.entries())
    assert (day_of(first), day_of(second)) == ("", "2026-11-14")


def test_a_desk_on_an_old_journal_goes_on_in_its_last_day() -> None:
    house = on_old_journal(House().opened())
    assert house.store.latest_day() == "1970-01-01"
    house.buy_in(ONE, Money(100))
    assert {key.day for key in house.store.figure_rows().sums} == {"1970-01-01"}
    house.do("clock", pit.BeginDay("2026-11-14"), table=PIT)
    house.buy_in(ONE, Money(100))
    assert {key.day for key in house.store.figure_rows().sums} == {"1970-01-01", "2026-11-14"}
    assert Verification(house.store, KINDS).run() == []
