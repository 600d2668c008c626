"""What holds of every kind of play, over the registry: a new kind gets all of it for nothing."""

from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

from croupier.base.envelope import Role
from croupier.base.refusal import Reason, Refusal
from croupier.desk.audit import Verification
from croupier.desk.desk import Desk
from croupier.desk.kinds import OFFERS
from croupier.desk.offer import Offer, tag
from croupier.desk.transcript import transcript
from croupier.ledger import audit
from croupier.ledger.transfer import changes
from croupier.store.memory import MemoryStore
from croupier.store.sqlite import SqliteStore
from tests.contract.plays import PLAYS, bodies, example, played, sent
from tests.contract.registry import EVERY_KIND
from tests.house import House
from tests.store.stops import Killed, stop_at

KINDS = [kind.name for kind in EVERY_KIND.kinds]
ROWS = [(kind.name, offer) for kind in EVERY_KIND.kinds for offer in kind.offers]


def encoded(desk: Desk) -> dict[str, bytes]:
    return {place.id: place.encoded() for place in (*desk.tables.values(), *desk.always.values())}


def test_every_kind_has_a_play() -> None:
    assert PLAYS.keys() == set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_money_only_moves(kind: str) -> None:
    house = played(kind)
    balances = house.store.balances()
    moved = [one for entry in house.store.entries() for one in EVERY_KIND.read_record(entry.body).transfers]
    gained = {account: amount for account, amount in changes(moved).items() if amount}
    assert gained == {account: amount for account, amount in balances.items() if amount}
    assert [*audit.unbalanced(balances), *audit.overdrawn(balances), *audit.unknown_kinds(balances)] == []


@pytest.mark.parametrize("kind", KINDS)
def test_replay_gives_the_same_state_to_the_byte(kind: str) -> None:
    house = played(kind)
    again = Desk(house.store, lambda: 0, EVERY_KIND)
    assert encoded(again) == encoded(house.desk)
    assert again.house == house.desk.house


@pytest.mark.parametrize("kind", KINDS)
def test_state_encodes_and_decodes_to_the_same_bytes(kind: str) -> None:
    house = played(kind)
    for place in (*house.desk.tables.values(), *house.desk.always.values()):
        body = place.encoded()
        place.restore(body)
        assert place.encoded() == body
    assert encoded(Desk(house.store, lambda: 0, EVERY_KIND)) == encoded(house.desk)


@pytest.mark.parametrize("kind", KINDS)
def test_a_restored_state_plays_on_as_the_one_it_was_encoded_from(kind: str) -> None:
    """Every event of the play folded into one state, and into another that is restored before each."""
    house = played(kind)
    one, other = Desk(MemoryStore(), lambda: 0, EVERY_KIND), Desk(MemoryStore(), lambda: 0, EVERY_KIND)
    for entry in house.store.entries():
        record = EVERY_KIND.read_record(entry.body)
        for event in record.events:
            for place in (*other.tables.values(), *other.always.values()):
                place.restore(place.encoded())
            for desk in (one, other):
                desk.apply(record.envelope.table, event, record.at)
    assert encoded(one) == encoded(other) == encoded(house.desk)


@pytest.mark.parametrize("kind", KINDS)
def test_an_audit_decides_the_same(kind: str) -> None:
    assert Verification(played(kind).store, EVERY_KIND).run() == []


@pytest.mark.parametrize(
    ("kind", "offer"), ROWS, ids=[f"{kind}-{tag(offer.command)}" for kind, offer in ROWS]
)
def test_a_role_may_send_a_command_or_may_not(kind: str, offer: Offer) -> None:
    """Every role: whoever may not is refused as such, and changes nothing; nothing ever breaks.

    By a clause, or by a rule that is called the house's own.
    """
    house = shared(kind)
    before = encoded(house.desk)
    for role in Role:
        decided = house.desk.decide(sent(kind, role, example(kind, offer.command)))
        refused = isinstance(decided, Refusal) and decided.reason is Reason.NOT_PERMITTED
        assert role in offer.roles or refused, (role, decided)
        if isinstance(decided, Refusal) and refused:
            assert decided.clause or decided.says.startswith("house rule: "), role
    assert encoded(house.desk) == before


@cache
def shared(kind: str) -> House:
    """One house for all its cells: deciding changes nothing, as each of them checks."""
    return played(kind)


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_kind_does_not_list_is_refused_once_by_the_kernel(kind: str) -> None:
    house = shared(kind)
    own = {offer.command for one in EVERY_KIND.kinds if one.name == kind for offer in one.offers}
    others = [offer for offer in EVERY_KIND.offers if offer.command not in own and offer not in OFFERS]
    assert others
    for offer in others:
        for role in offer.roles:
            decided = house.desk.decide(sent(kind, role, example(kind, offer.command)))
            assert isinstance(decided, Refusal)
            assert decided.reason is Reason.NOT_OFFERED


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("pit", "cage")])
def test_it_is_told_with_a_clause_for_every_line(kind: str) -> None:
    _, _, table = PLAYS[kind]
    lines = transcript(EVERY_KIND, played(kind).store.entries(), table, 1)
    assert lines
    assert [line for line in lines if not line.clause] == []


@pytest.mark.parametrize("kind", KINDS)
def test_an_event_that_kinds_share_is_booked_and_counted_alike_by_each(kind: str) -> None:
    """The books go by the event alone, whichever kind of place it happened at."""
    for record in map(EVERY_KIND.read_record, bodies(kind)):
        for event in record.events:
            sharing = [one for one in EVERY_KIND.kinds if type(event) in one.events]
            table = record.envelope.table
            posted = [one.post_event(table, event) for one in sharing]
            counted = [one.figures.amounts(table, event, None) for one in sharing]
            assert all(one == posted[0] for one in posted)
            assert all(one == counted[0] for one in counted)


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("statement", range(4))
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.no_cover
def test_a_kill_at_any_statement_loses_nothing_that_was_acknowledged(
    kind: str, statement: int, after: bool, tmp_path: Path
) -> None:
    """The last command of the play is committed by a process that ends at that statement."""
    path = tmp_path / "floor.db"
    made = SqliteStore(path)
    played(kind, made)
    made.close()
    store = SqliteStore(path)
    desk = Desk(store, lambda: 0, EVERY_KIND)
    stopping = stop_at(store, statement, after, Killed())
    before = desk.seq
    asked = sent(kind, Role.DEVICE, EVERY_KIND.commands["stop-table"]("a test"))
    acknowledged = False
    with suppress(Killed):
        desk.handle([asked])
        acknowledged = True
    stopping.real.close()
    again = SqliteStore(path)
    opened = Desk(again, lambda: 0, EVERY_KIND)
    assert opened.seq in ((before + 1,) if acknowledged else (before, before + 1))
    assert Verification(again, EVERY_KIND).run() == []
    again.close()
