"""A record of the journal: what was asked, by whom, when, and what then happened, as canonical bytes."""

from hashlib import sha256

import msgspec

from croupier.desk.ports import Microseconds
from croupier.messages.envelope import Envelope, Event

VERSION = 1


class Record(msgspec.Struct, frozen=True, array_like=True):
    version: int
    seq: int
    at: Microseconds
    envelope: Envelope
    events: tuple[Event, ...]


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Record)


def write_record(record: Record) -> bytes:
    """Canonical: every struct writes its fields in the order they are declared, and nothing holds a dict."""
    return _encoder.encode(record)


def read_record(body: bytes) -> Record:
    """Stored bytes are never rewritten; a later version reads an earlier one here."""
    record = _decoder.decode(body)
    if record.version != VERSION:
        raise ValueError(
            f"record {record.seq} is of version {record.version}, which this program cannot read"
        )
    return record


def chain(previous: bytes, body: bytes) -> bytes:
    return sha256(previous + body).digest()


def write_asked(envelope: Envelope) -> bytes:
    """What a sender asked, of which table and from where: an id stands for this and nothing else."""
    return _encoder.encode((envelope.table, envelope.terminal, envelope.command))
