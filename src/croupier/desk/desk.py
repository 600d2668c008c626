"""One desk: commands in one order; events and transfers committed together; then, and only then, replies."""

from collections.abc import Mapping, Sequence

import msgspec

from croupier.base.envelope import DEVICES, Envelope, Event, Role
from croupier.base.money import Cents
from croupier.base.names import CommandId, DeskId, SenderId, TableId
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.kinds import Kinds
from croupier.desk.messages import StopTable, TableStopped
from croupier.desk.ports import Clock, Entry, KeptRefusal, Microseconds, Store, StoreFailed
from croupier.desk.record import EDITION, VERSION, Record, chain, write_asked, write_record
from croupier.desk.replay import Replay
from croupier.desk.reply import Reply
from croupier.desk.reports.daybook import DayBook
from croupier.desk.state import FloorState
from croupier.ledger.accounts import Account, guarded
from croupier.ledger.transfer import Transfer, changes

_DESK = SenderId("desk")
ONLY_DESK = DeskId("floor")
"""The one of a house that has no other."""
NOT_KEPT = b""
"""Stands for the words of a secret command that was refused, whatever they were."""
NO_FENCE = 0
"""One process has the database to itself; only a shared one lends it under a numbered lease."""


class Desk(FloorState):
    """The state of the floor, and the only thing that changes it. Made by folding everything stored.

    Raises `JournalDamaged` if what is stored is not what was written.
    """

    def __init__(self, store: Store, clock: Clock, kinds: Kinds, desk: DeskId = ONLY_DESK) -> None:
        super().__init__(kinds)
        self._store, self.clock, self.id = store, clock, desk
        self._last: Microseconds = 0
        self._stopped = False
        self.closings: dict[TableId, bytes] = {}
        replay = Replay(store, desk, kinds, self._fold)
        self._daybook = DayBook(kinds, self.balances)
        replay.run()
        self.seq, self._hash = replay.seq, replay.hash
        self.balances.update(replay.balances)
        self._latest = store.latest_ids()

    def handle(self, envelopes: Sequence[Envelope]) -> tuple[list[Reply], list[Record]]:
        """Decide a batch, commit it, and give the replies and records that may now be shown.

        If this raises, nothing here may be used again: what was decided is not known to be durable.
        """
        if self._stopped:
            raise StoreFailed("this desk has stopped; it comes back through replay")
        self._stopped = True  # until the batch is known to be durable
        batch = Batch(self, self._store)
        now = self.clock()
        replies = [batch.take(envelope, self._stamp(now)) for envelope in envelopes]
        if batch.records or batch.refused:
            self._store.commit(batch.chained(), batch.refused, batch.changes, self._daybook.take_rows())
        self._stopped = False
        return replies, batch.records

    @property
    def head(self) -> tuple[int, bytes]:
        """The seq and the hash of the last record."""
        return self.seq, self._hash

    def _stamp(self, now: Microseconds) -> Microseconds:
        """Strictly increasing, whatever the machine's clock does; a batch is taken at one moment."""
        self._last = now if now > self._last else self._last + 1
        return self._last

    @property
    def last_stamp(self) -> Microseconds:
        """The time of the last record, or of the last refusal since the start."""
        return self._last

    def _fold(self, record: Record, hash_: bytes) -> None:
        self._last = max(self._last, record.at)
        self._daybook.remember(record)
        for event in record.events:
            self.apply(record.envelope.table, event, record.at)
        self.remember_closing(record, hash_)

    def remember_closing(self, record: Record, hash_: bytes) -> None:
        """The hash of the record that last closed betting at each table: chance is drawn with it."""
        for event in record.events:
            if type(event) in self.kinds.closes_betting:
                self.closings[record.envelope.table] = hash_

    def add_figures(self, record: Record) -> None:
        """Before the first day has begun, a record belongs to the last day that the store knows of."""
        book = self._daybook
        if record.day == book.day and self.kinds.is_bet(record):
            return
        if book.day is None:
            book.day = self._store.latest_day()
        book.enter(record, record.day or book.day or "")

    def is_new(self, sender: SenderId, command: CommandId) -> bool:
        """Ids rise with time, so one above a sender's highest was never seen; others are looked up."""
        if command > self._latest.get(sender, ""):
            self._latest[sender] = command
            return True
        return False

    def knows(self, sender: SenderId, command: CommandId) -> bool:
        """Whether this was asked and answered before."""
        return self._store.find(sender, command) is not None

    def extend(self, record: Record) -> Entry:
        """Chain the next record to the last."""
        body, asked = write_record(record), record.envelope
        self._hash = chain(self._hash, body)
        self.remember_closing(record, self._hash)
        return Entry(record.seq, asked.sender, asked.id, asked.table, body, self._hash)


class Batch:
    """Commands that share one durable commit."""

    def __init__(self, desk: Desk, store: Store) -> None:
        self._desk, self._store = desk, store
        self._answered: dict[tuple[SenderId, CommandId], tuple[Envelope, Reply]] = {}
        self.records: list[Record] = []
        self.refused: list[KeptRefusal] = []
        self.changes: dict[Account, Cents] = {}

    def take(self, envelope: Envelope, at: Microseconds) -> Reply:
        key = (envelope.sender, envelope.id)
        if not self._desk.is_new(*key) and (known := self._known(envelope)):
            return known
        reply = self._decide(envelope, at)
        self._answered[key] = (envelope, reply)
        return reply

    def _known(self, envelope: Envelope) -> Reply | None:
        """The stored reply to this id, if its body is the same; `id_reused` if it is another."""
        asked = write_asked(envelope)
        if here := self._answered.get((envelope.sender, envelope.id)):
            was, reply = here
            return self._again(envelope, asked == write_asked(was), reply)
        stored = self._store.find(envelope.sender, envelope.id)
        match stored:
            case None:
                return None
            case Entry():
                same = asked == write_asked(self._desk.kinds.read_record(stored.body).envelope)
                return self._again(envelope, same, Reply(envelope.id, stored.seq))
            case KeptRefusal():
                same = stored.body in (asked, NOT_KEPT)
                return self._again(envelope, same, msgspec.json.decode(stored.reply, type=Reply))

    def _again(self, envelope: Envelope, same: bool, reply: Reply) -> Reply:
        if same:
            return reply
        clause = self._desk.citations(envelope.table).supervision
        refusal = Refusal(Reason.ID_REUSED, "that id was used for another command", clause)
        return Reply(envelope.id, refusal=refusal)

    def _decide(self, envelope: Envelope, at: Microseconds) -> Reply:
        try:
            decided = self._desk.decide(envelope)
            if isinstance(decided, list):
                transfers = self._desk.post(envelope.table, decided)
                gains = changes(transfers)
                after = self._covered(gains)
        except Exception as error:
            decided = self._fault(envelope, at, error)
        if isinstance(decided, list):
            self._book(gains, after)
            return self._accept(envelope, at, decided, transfers)
        return self._refuse(envelope, at, decided)

    def _covered(self, gains: Mapping[Account, Cents]) -> dict[Account, Cents]:
        """The balances after these, in which no guarded account crosses its side, whatever the rules say."""
        balances = self._desk.balances
        after = {account: balances.get(account, 0) + gain for account, gain in gains.items()}
        for account, balance in after.items():
            if balance < 0 and gains[account] < 0 and guarded(account):
                raise ArithmeticError(f"{account} would be overdrawn")
        return after

    def _fault(self, envelope: Envelope, at: Microseconds, error: Exception) -> Refusal:
        """The table stops by a record of its own, so that it is still stopped after a restart."""
        key = "something went wrong and this table has stopped: {error}; call a supervisor"
        clause = self._desk.citations(envelope.table).malfunction
        refusal = worded(Reason.INTERNAL_ERROR, key, clause, error=type(error).__name__)
        stop = Envelope(CommandId(f"{at:016x}"), _DESK, Role.DEVICE, envelope.table, StopTable(refusal.says))
        self._accept(stop, at, [TableStopped(refusal.says)], [])
        return refusal

    def _refuse(self, envelope: Envelope, at: Microseconds, refusal: Refusal) -> Reply:
        reply = Reply(envelope.id, refusal=refusal)
        secret = envelope.role in DEVICES and type(envelope.command) in self._desk.kinds.secret
        body = NOT_KEPT if secret else write_asked(envelope)
        kept = KeptRefusal(envelope.sender, envelope.id, at, body, msgspec.json.encode(reply))
        self.refused.append(kept)
        return reply

    def _accept(
        self, envelope: Envelope, at: Microseconds, events: list[Event], transfers: list[Transfer]
    ) -> Reply:
        for event in events:
            self._desk.apply(envelope.table, event, at)
        self._desk.seq += 1
        record = self._record(envelope, at, tuple(events), tuple(transfers))
        self.records.append(record)
        self._desk.add_figures(record)
        return Reply(envelope.id, self._desk.seq)

    def _record(
        self, envelope: Envelope, at: Microseconds, events: tuple[Event, ...], moved: tuple[Transfer, ...]
    ) -> Record:
        """A beginning day's own record is its first."""
        desk = self._desk
        return Record(
            VERSION, desk.id, NO_FENCE, desk.seq, at, desk.house.day, EDITION, envelope, events, moved
        )

    def chained(self) -> list[Entry]:
        """What is to be stored, once all of the batch is decided: writing and hashing go faster in one go."""
        return list(map(self._desk.extend, self.records))

    def _book(self, gains: Mapping[Account, Cents], after: Mapping[Account, Cents]) -> None:
        self._desk.balances.update(after)
        for account, gain in gains.items():
            self.changes[account] = self.changes.get(account, 0) + gain
