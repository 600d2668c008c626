"""What must hold of a desk and its store after anything at all: each check gives findings as sentences."""

from collections.abc import Iterator
from hashlib import sha256

from croupier.desk.desk import Desk
from croupier.desk.ports import JournalDamaged, Store
from croupier.desk.record import first_link
from croupier.desk.state import FloorState
from croupier.floor.kinds import KINDS
from croupier.floor.parts.electronic.state import TableState, Terminal
from croupier.floor.wheel.state import LiveTable
from croupier.ledger import accounts as chart
from croupier.ledger import audit
from tests.states import state_at


def findings(desk: Desk, store: Store) -> list[str]:
    return [
        *money_only_moves(store),
        *the_chain_holds(store),
        *the_desk_is_what_is_stored(desk, store),
        *state_is_the_ledger(desk),
    ]


def money_only_moves(store: Store) -> Iterator[str]:
    """Whole cents, positive, between accounts of the chart; balances are their sum; none is overdrawn."""
    balances = store.balances()
    transfers = [one for entry in store.entries() for one in KINDS.read_record(entry.body).transfers]
    for amount in (*balances.values(), *(one.amount for one in transfers)):
        if type(amount) is not int:
            yield f"{amount!r} is not whole cents"
    for finding in (
        *audit.unbalanced(balances),
        *audit.overdrawn(balances),
        *audit.unlike(balances, transfers),
        *audit.unknown_kinds(balances),
        *audit.not_positive(transfers),
    ):
        yield finding.says


def the_chain_holds(store: Store) -> Iterator[str]:
    """Each record's hash covers the one before it; seq counts from 1; no id is there twice."""
    previous, ids = b"", set()
    for number, entry in enumerate(store.entries(), 1):
        if number == 1:
            previous = first_link(entry.body, KINDS.read_record(entry.body).desk)
        previous = sha256(previous + entry.body).digest()
        if entry.hash != previous:
            yield f"record {entry.seq} does not follow from the one before it"
        if entry.seq != number:
            yield f"record {entry.seq} stands where {number} should"
        if (entry.sender, entry.command) in ids:
            yield f"{entry.command} of {entry.sender} was accepted twice"
        ids.add((entry.sender, entry.command))
        if store.find(entry.sender, entry.command) != entry:
            yield f"{entry.command} of {entry.sender} is not found again"


def the_desk_is_what_is_stored(desk: Desk, store: Store) -> Iterator[str]:
    """Folding the journal gives the desk's own state, seq and balances."""
    try:
        again = Desk(store, lambda: 0, KINDS)
    except JournalDamaged as damage:
        yield f"replay refuses it: {damage}"
        return
    if (again.seq, store.head()[0]) != (desk.seq, desk.seq):
        yield f"the desk is at {desk.seq}, its journal at {again.seq}"
    if plain_floor(again) != plain_floor(desk):
        yield "replay gives another state"
    if plain_balances(again) != plain_balances(desk):
        yield "replay gives other balances"


def state_is_the_ledger(desk: FloorState) -> Iterator[str]:
    """What terminals are shown to hold and to have staked is what their accounts say."""
    for table in (state_at(desk, one) for one in desk.house.books):
        if desk.balances.get(chart.escrow(table.id), 0) != table.staked:
            yield f"the escrow of {table.id} is not what its terminals staked"
        for one in table.terminals.values():
            held = (one.credits, one.promo)
            credits_, promo = chart.credits_of(table.id, one.id), chart.promo_of(table.id, one.id)
            if held != (desk.balances.get(credits_, 0), desk.balances.get(promo, 0)):
                yield f"terminal {one.id} of {table.id} does not hold what its accounts say"
            if isinstance(one, Terminal) and one.staked != sum(one.bets.values()):
                yield f"terminal {one.id} of {table.id} staked something else than its bets"


def plain(table: TableState | LiveTable) -> dict[str, object]:
    """A table's state by name; its rules as the terms they follow from."""
    state = {name: getattr(table, name) for name in type(table).__slots__ if name != "rules"}
    return state | {"terms": table.rules.terms}


def plain_floor(desk: Desk) -> dict[str, dict[str, object]]:
    return {str(table): plain(state_at(desk, table)) for table in desk.house.books}


def plain_balances(desk: Desk) -> dict[str, int]:
    return {str(account): balance for account, balance in desk.balances.items() if balance}
