"""Proving chance from the journal: a multiplier was committed to in time and drawn with its closing record.

The rules can check a seed against its commitment; only the journal knows the hash of the record that closed
betting, so that is checked here, and handed to anyone who wants to check it without this program.
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256

import msgspec

from croupier.base.envelope import Event
from croupier.base.names import TableId
from croupier.desk.messages import TableInstalled, TermsChanged
from croupier.desk.ports import GENESIS, Entry
from croupier.desk.record import first_link
from croupier.desk.replay import Read
from croupier.floor.parts.messages.rounds import BetsClosed, GameStarted
from croupier.floor.wheel.messages.deal import ChanceCommitted, MultiplierDrawn
from croupier.games.effective import read_effective
from croupier.games.roulette.table import RouletteTable


class _Round(msgspec.Struct):
    """What the journal has said so far of the chance of one table's coming or current game."""

    committed: ChanceCommitted | None = None
    committed_at: int = 0
    started: int = 0
    started_at: int = 0
    closed: tuple[int, bytes] | None = None


class ChanceTrail:
    """Follows a journal record by record and says what is wrong with how its multipliers came about."""

    def __init__(self) -> None:
        self._tables: dict[TableId, _Round] = {}

    def follow(self, at: TableId, seq: int, hash_: bytes, event: Event) -> Iterator[str]:
        so_far = self._tables.setdefault(at, _Round())
        match event:
            case ChanceCommitted():
                so_far.committed, so_far.committed_at = event, seq
            case GameStarted():
                so_far.started, so_far.started_at = event.round, seq
            case BetsClosed():
                so_far.closed = (event.round, hash_)
            case MultiplierDrawn():
                yield from _wrong(so_far, event)


def _wrong(so_far: _Round, drawn: MultiplierDrawn) -> Iterator[str]:
    committed = so_far.committed
    if committed is None or committed.round != drawn.round:
        yield "nothing was committed to before its multiplier was drawn"
    elif so_far.started != drawn.round or so_far.committed_at >= so_far.started_at:
        yield "its chance was not committed before betting opened"
    elif sha256(bytes.fromhex(drawn.seed)).hexdigest() != committed.commitment:
        yield "its seed is not the one that was committed to"
    if so_far.closed != (drawn.round, bytes.fromhex(drawn.closed)):
        yield "its multiplier was not drawn with the record that closed betting"


class Link(msgspec.Struct, frozen=True):
    """One record as it stands in the chain; hashes in hex, the body as it is kept."""

    seq: int
    previous: str
    hash: str
    body: str


class Proof(msgspec.Struct, frozen=True):
    """All that is needed to draw a game's multiplier again, from the commitment to the draw."""

    table: TableId
    round: int
    effective: str
    paytable: tuple[tuple[int, int], ...]
    records: tuple[Link, ...]


def prove(read: Read, entries: Iterable[Entry], table: TableId, round_: int) -> Proof | None:
    """None where the journal holds no multiplier of that game."""
    links: list[Link] = []
    effective, previous = "", GENESIS
    for entry in entries:
        events = read(entry.body).events if entry.table == table else ()
        for event in events:
            if isinstance(event, TableInstalled | TermsChanged):
                effective = event.effective
            if isinstance(event, ChanceCommitted) and event.round == round_:
                links = []
        starting = any(isinstance(one, ChanceCommitted) and one.round == round_ for one in events)
        if entry.seq == 1:
            previous = first_link(entry.body, read(entry.body).desk)
        if links or starting:
            links.append(Link(entry.seq, previous.hex(), entry.hash.hex(), entry.body.decode()))
        if any(isinstance(one, MultiplierDrawn) and one.round == round_ for one in events):
            return Proof(table, round_, effective, _paytable(effective), tuple(links))
        previous = entry.hash
    return None


def _paytable(effective: str) -> tuple[tuple[int, int], ...]:
    opened = read_effective(effective.encode())
    assert isinstance(opened, RouletteTable)  # noqa: S101 - no other game draws a multiplier
    return tuple(opened.terms.paytable)
