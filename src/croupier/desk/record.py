"""A record of the journal: what was asked, by whom, when, and what then happened, as canonical bytes."""

from collections.abc import Callable
from hashlib import sha256
from typing import Generic, Self

import msgspec
from typing_extensions import TypeVar

from croupier.base.envelope import C_co, Envelope, Event
from croupier.base.names import DeskId, TableId
from croupier.desk.ports import GENESIS, Microseconds
from croupier.ledger.transfer import Transfer

E_co = TypeVar("E_co", bound=Event, default=Event, covariant=True)
VERSION = 2
EDITION = 8
"""Rises whenever a decision or a posting changes; an audit decides again only records of its own edition.

2: a table's rack is an account, and what a closing table gives back is its whole rack.
3: who may close, void, correct and remove, and what a seat may lay, as the documents say it more closely.
4: a table with a float closes once two people have counted it after the last game.
5: a settled game that is voided gives and takes nothing where another player sits by then; the cut is offered
from the dealer's right; an alarm names a card by its hand.
6: where there is a cage, chips reach and leave tables on signed slips alone; every hand pay has a numbered
slip; a cashier is refused nothing by what the books have in drawer or vault.
7: a cash-out whose print failed is not withdrawn, and the record of its hand pay says that it failed.
8: once a result is read and waits to be confirmed, a fault that its reader tells of the next try voids
nothing; a drawer that takes more than its imprest from the vault at once is an alarm; a numbered slip asks
for its paper."""


class Record(msgspec.Struct, Generic[C_co, E_co], frozen=True, array_like=True):
    """`desk` wrote it, holding the lease numbered `fence`; it belongs to the gaming day `day`.

    The chain covers all of it, the transfers included.
    """

    version: int
    desk: DeskId
    fence: int
    seq: int
    at: Microseconds
    day: str
    edition: int
    envelope: Envelope[C_co]
    events: tuple[E_co, ...]
    transfers: tuple[Transfer, ...]

    def checked(self) -> Self:
        if self.version != VERSION:
            says = f"record {self.seq} is of version {self.version}, which this program cannot read"
            raise ValueError(says)
        return self


class RecordV1(msgspec.Struct, Generic[C_co, E_co], frozen=True, array_like=True):
    """As releases up to 0.3.0 wrote it. Transfers were stored beside it, outside the chain."""

    version: int
    seq: int
    at: Microseconds
    envelope: Envelope[C_co]
    events: tuple[E_co, ...]


_encoder = msgspec.json.Encoder()
NO_DESK = DeskId("")
"""Of records of version 1, which knew of no desks."""
_OLD = b"[1,"


def write_record(record: Record) -> bytes:
    """Canonical: every struct writes its fields in the order they are declared, and nothing holds a dict."""
    if record.version == 1:
        return _encoder.encode(RecordV1(1, record.seq, record.at, record.envelope, record.events))
    return _encoder.encode(record)


def upcast(old: RecordV1, post: Callable[[TableId, Event], list[Transfer]]) -> Record:
    table = old.envelope.table
    moved = tuple(transfer for event in old.events for transfer in post(table, event))
    return Record(1, NO_DESK, 0, old.seq, old.at, "", 1, old.envelope, old.events, moved)


def chain(previous: bytes, body: bytes) -> bytes:
    return sha256(previous + body).digest()


def genesis(desk: DeskId) -> bytes:
    """What the first record of a desk is chained to, so that no record of another desk fits there."""
    return sha256(b"croupier desk " + desk.encode()).digest()


def first_link(body: bytes, desk: DeskId) -> bytes:
    """What a journal's first record is chained to, by its own version."""
    return GENESIS if body.startswith(_OLD) else genesis(desk)


def write_asked(envelope: Envelope) -> bytes:
    """What a sender asked, of which table and from where: an id stands for this and nothing else."""
    return _encoder.encode((envelope.table, envelope.terminal, envelope.command))
