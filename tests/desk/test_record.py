"""A record's bytes: canonical, chained, read back as they were written, and of a known version."""

from hashlib import sha256

import msgspec
import pytest

from croupier.base.names import DeskId
from croupier.desk.desk import ONLY_DESK
from croupier.desk.ports import GENESIS
from croupier.desk.record import (
    EDITION,
    VERSION,
    Record,
    RecordV1,
    chain,
    genesis,
    write_asked,
    write_record,
)
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import rounds, tables
from croupier.floor.parts.messages.bets import PlaceBet
from croupier.floor.parts.messages.tender import Money
from croupier.floor.pit.messages import pit
from croupier.floor.pit.state import PIT
from croupier.ledger import accounts as chart
from croupier.ledger.codes import Code
from croupier.ledger.transfer import Transfer
from tests.house import FLOAT, ONE, T1, T2, House, at


def stored() -> House:
    house = House().opened().buy_in(ONE, Money(1000, coupon=100)).game({ONE: [("17", 500), ("0-00", 100)]})
    house.spin("17")
    house.do("supervisor", rounds.VoidSettled(1))
    return house


def test_every_stored_record_is_the_bytes_its_reading_writes() -> None:
    for entry in stored().store.entries():
        record = KINDS.read_record(entry.body)
        assert write_record(record) == entry.body


def test_the_chain_covers_every_record_before() -> None:
    hash_ = genesis(ONLY_DESK)
    for entry in stored().store.entries():
        hash_ = sha256(hash_ + entry.body).digest()
        assert entry.hash == hash_ == chain(hash_of_previous(entry.seq), entry.body)


def hash_of_previous(seq: int) -> bytes:
    hashes = [genesis(ONLY_DESK), *(entry.hash for entry in stored().store.entries())]
    return hashes[seq - 1]


def test_a_record_of_a_version_to_come_is_not_guessed_at() -> None:
    envelope = House().envelope("dealer", rounds.StartGame())
    record = Record(VERSION + 1, ONLY_DESK, 0, 7, 1, "", EDITION, envelope, (), ())
    body = msgspec.json.encode(record)
    with pytest.raises(ValueError, match="record 7 is of version 3, which this program cannot read"):
        KINDS.read_record(body)


@pytest.mark.parametrize(
    ("change", "same"),
    [
        ({}, True),
        ({"id": "other"}, True),
        ({"role": "designee"}, True),
        ({"table": T2}, False),
        ({"terminal": "2"}, False),
        ({"command": PlaceBet(1, "17", 100)}, False),
    ],
)
def test_what_was_asked_is_table_terminal_and_command(change: dict[str, object], same: bool) -> None:
    envelope = House().envelope(at(ONE), PlaceBet(1, "17", 500), T1)
    assert (write_asked(msgspec.structs.replace(envelope, **change)) == write_asked(envelope)) == same


def test_a_record_holds_its_desk_day_edition_and_transfers() -> None:
    house = House()
    house.ask("clock", pit.BeginDay("2026-11-14"), table=PIT)
    house.opened()
    first, *_, opened = (KINDS.read_record(entry.body) for entry in house.store.entries())
    assert (first.version, first.desk, first.fence, first.day, first.edition) == (
        VERSION, ONLY_DESK, 0, "2026-11-14", EDITION,
    )  # fmt: skip
    moved = [
        one for one in (KINDS.read_record(entry.body) for entry in house.store.entries()) if one.transfers
    ]
    assert moved[0].transfers == (Transfer(chart.rack(T1), chart.CAGE, FLOAT, Code.FLOAT),)
    assert opened.day == "2026-11-14"


def test_the_chain_covers_a_records_transfers() -> None:
    [opened] = [entry for entry in House().opened().store.entries() if b'"float"' in entry.body]
    changed = opened.body.replace(b'5000000,"float"', b'5000001,"float"')
    assert changed != opened.body
    assert chain(b"", changed) != chain(b"", opened.body)


def test_a_record_of_version_1_is_read_with_what_its_events_moved_and_written_as_it_was() -> None:
    envelope = House().envelope("supervisor", tables.OpenTable(FLOAT, 32, 13, ball="non-metallic"))
    opened = tables.TableOpened(FLOAT, 32, 13, "staff:Sam", ball="non-metallic")
    body = msgspec.json.encode(RecordV1(1, 2, 5, envelope, (opened,)))
    record = KINDS.read_record(body)
    assert (record.version, record.desk, record.day, record.edition) == (1, "", "", 1)
    assert [(one.debit, one.amount) for one in record.transfers] == [("bankroll:T1", FLOAT)]
    assert write_record(record) == body


def test_two_desks_begin_at_different_hashes() -> None:
    assert len({genesis(DeskId("floor")), genesis(DeskId("tote")), GENESIS}) == 3
