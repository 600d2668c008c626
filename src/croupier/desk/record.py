"""A record of the journal: what was asked, by whom, when, and what then happened, as canonical bytes."""

from hashlib import sha256

import msgspec

from croupier.base.envelope import Envelope, Event
from croupier.base.names import DeskId
from croupier.desk.ports import GENESIS, Microseconds
from croupier.ledger.posting_v1 import post as post_v1
from croupier.ledger.transfer import Transfer

VERSION = 2
EDITION = 2
"""Rises whenever a decision or a posting changes; an audit decides again only records of its own edition.

2: a table's rack is an account, and what a closing table gives back is its whole rack."""


class Record(msgspec.Struct, frozen=True, array_like=True):
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
    envelope: Envelope
    events: tuple[Event, ...]
    transfers: tuple[Transfer, ...]


class RecordV1(msgspec.Struct, frozen=True, array_like=True):
    """As releases up to 0.3.0 wrote it. Transfers were stored beside it, outside the chain."""

    version: int
    seq: int
    at: Microseconds
    envelope: Envelope
    events: tuple[Event, ...]


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Record)
_decoder_v1 = msgspec.json.Decoder(RecordV1)
NO_DESK = DeskId("")
"""Of records of version 1, which knew of no desks."""
_OLD = b"[1,"


def write_record(record: Record) -> bytes:
    """Canonical: every struct writes its fields in the order they are declared, and nothing holds a dict."""
    if record.version == 1:
        return _encoder.encode(RecordV1(1, record.seq, record.at, record.envelope, record.events))
    return _encoder.encode(record)


def read_record(body: bytes) -> Record:
    """Stored bytes are never rewritten: a record of an earlier version is read as one of this version."""
    if body.startswith(_OLD):
        return _upcast(_decoder_v1.decode(body))
    record = _decoder.decode(body)
    if record.version != VERSION:
        raise ValueError(
            f"record {record.seq} is of version {record.version}, which this program cannot read"
        )
    return record


def _upcast(old: RecordV1) -> Record:
    table = old.envelope.table
    moved = tuple(transfer for event in old.events for transfer in post_v1(table, event))
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
