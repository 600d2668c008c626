"""Chance as an auditor finds it: committed in time, drawn with the record that closed betting."""

from hashlib import sha256

import msgspec
import pytest

from croupier.base.envelope import Event
from croupier.desk.audit import Verification
from croupier.desk.record import chain
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages.rounds import BetsClosed, Closer, GameStarted
from croupier.floor.wheel.chance_trail import ChanceTrail, prove
from croupier.floor.wheel.messages.deal import ChanceCommitted, MultiplierDrawn
from tests.house import T1
from tests.live import B2B, CLOSED, SEED, Live

COMMITTED = ChanceCommitted(2, sha256(bytes.fromhex(SEED)).hexdigest())
STARTED, SHUT = GameStarted(2, "terms"), BetsClosed(2, Closer.DEALER, 0)
HASH = bytes.fromhex(CLOSED)
DRAWN = MultiplierDrawn(2, 10, SEED, CLOSED)


def followed(*events: Event) -> list[str]:
    """Each in a record of its own; all have the hash that closes."""
    trail = ChanceTrail()
    return [says for seq, event in enumerate(events, 1) for says in trail.follow(T1, seq, HASH, event)]


def test_nothing_is_said_of_chance_that_came_about_as_it_should() -> None:
    assert followed(COMMITTED, STARTED, SHUT, DRAWN) == []


UNCOMMITTED = "nothing was committed to before its multiplier was drawn"
LATE = "its chance was not committed before betting opened"
OTHER_SEED = "its seed is not the one that was committed to"
OTHER_RECORD = "its multiplier was not drawn with the record that closed betting"


@pytest.mark.parametrize(
    ("events", "says"),
    [
        ((STARTED, SHUT, DRAWN), UNCOMMITTED),
        ((ChanceCommitted(1, COMMITTED.commitment), STARTED, SHUT, DRAWN), UNCOMMITTED),
        ((STARTED, COMMITTED, SHUT, DRAWN), LATE),
        ((COMMITTED, GameStarted(1, "terms"), SHUT, DRAWN), LATE),
        ((ChanceCommitted(2, "00" * 32), STARTED, SHUT, DRAWN), OTHER_SEED),
        ((COMMITTED, STARTED, DRAWN), OTHER_RECORD),
        ((COMMITTED, STARTED, BetsClosed(1, Closer.DEALER, 0), DRAWN), OTHER_RECORD),
        ((COMMITTED, STARTED, SHUT, msgspec.structs.replace(DRAWN, closed="00" * 32)), OTHER_RECORD),
    ],
)
def test_whatever_else_is_found(events: tuple[Event, ...], says: str) -> None:
    assert followed(*events) == [says]


def played(truly: bool = True) -> Live:
    house = Live().seated("massachusetts", **B2B).issue().start().finish("17").start().lay("b2b", 500).close()
    house = house.draw_truly() if truly else house.draw()
    return house.announce_only("17").collect().pay()


def test_verification_looks_at_chance() -> None:
    assert Verification(played().store, KINDS).run() == []
    assert [OTHER_RECORD in one.says for one in Verification(played(truly=False).store, KINDS).run()] == [
        True
    ]


def test_the_desk_remembers_the_record_that_last_closed_betting_also_after_a_restart() -> None:
    house = played()
    closings = [entry.hash for entry in house.store.entries() if b'"bets-closed"' in entry.body]
    assert house.desk.closings == {T1: closings[-1]}
    again = type(house.desk)(house.store, lambda: 0, KINDS)
    assert again.closings == {T1: closings[-1]}


def test_a_proof_is_the_chain_from_the_commitment_to_the_draw() -> None:
    house = played()
    proof = prove(KINDS.read_record, house.store.entries(), T1, 2)
    assert proof is not None
    assert proof.paytable == ((10, 6), (20, 3), (50, 1))
    assert [one.seq for one in proof.records] == list(range(proof.records[0].seq, proof.records[-1].seq + 1))
    for one in proof.records:
        assert chain(bytes.fromhex(one.previous), one.body.encode()).hex() == one.hash
    assert '"chance-committed"' in proof.records[0].body
    assert '"multiplier-drawn"' in proof.records[-1].body
    assert prove(KINDS.read_record, house.store.entries(), T1, 1) is None
    assert prove(KINDS.read_record, house.store.entries(), T1, 3) is None
