"""A record's bytes: canonical, chained, read back as they were written, and of a known version."""

from hashlib import sha256

import msgspec
import pytest

from croupier.desk.ports import GENESIS
from croupier.desk.record import VERSION, Record, chain, read_record, write_asked, write_record
from croupier.messages import rounds
from croupier.messages.betting import PlaceBet
from croupier.messages.cage import Money
from tests.house import ONE, T1, T2, House, at


def stored() -> House:
    house = House().opened().buy_in(ONE, Money(1000, coupon=100)).game({ONE: [("17", 500), ("0-00", 100)]})
    house.spin("17")
    house.do("supervisor", rounds.VoidSettled(1))
    return house


def test_every_stored_record_is_the_bytes_its_reading_writes() -> None:
    for entry in stored().store.entries():
        record = read_record(entry.body)
        assert write_record(record) == entry.body


def test_the_chain_covers_every_record_before() -> None:
    hash_ = GENESIS
    for entry in stored().store.entries():
        hash_ = sha256(hash_ + entry.body).digest()
        assert entry.hash == hash_ == chain(hash_of_previous(entry.seq), entry.body)


def hash_of_previous(seq: int) -> bytes:
    hashes = [GENESIS, *(entry.hash for entry in stored().store.entries())]
    return hashes[seq - 1]


def test_a_record_of_a_version_to_come_is_not_guessed_at() -> None:
    envelope = House().envelope("dealer", rounds.StartGame())
    body = msgspec.json.encode(Record(VERSION + 1, 7, 1, envelope, ()))
    with pytest.raises(ValueError, match="record 7 is of version 2, which this program cannot read"):
        read_record(body)


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
