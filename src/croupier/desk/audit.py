"""Checking a journal as someone who does not trust it: chain, books, and every decision made again."""

from collections.abc import Callable, Iterator

from croupier.base.names import CommandId, SenderId
from croupier.desk.figure_audit import FigureAudit
from croupier.desk.kinds import Kinds
from croupier.desk.ports import GENESIS, Entry, Store
from croupier.desk.record import EDITION, Record, chain, first_link, write_record
from croupier.desk.state import FloorState
from croupier.ledger import accounts as chart
from croupier.ledger.audit import Finding, not_positive, overdrawn, unbalanced, unknown_kinds, unlike
from croupier.ledger.transfer import Transfer, changes, write_transfers_v1


class Verification:
    """Reads a store from its first record to its last; `findings` is empty if all of it holds.

    `older` is how many records are of an earlier edition and were not decided again.
    """

    def __init__(self, store: Store, kinds: Kinds, progress: Callable[[int], object] = int) -> None:
        self.findings: list[Finding] = []
        self.records = self.older = 0
        self._store, self._progress, self._kinds = store, progress, kinds
        self._again = FloorState(kinds)
        self._balances = self._again.balances
        self._figures = FigureAudit(store, kinds, self._balances)
        self._restated = store.has_figures
        self._transfers: list[Transfer] = []
        self._hash = GENESIS
        self._trails = kinds.trails()
        self._ids: set[tuple[SenderId, CommandId]] = set()

    def run(self) -> list[Finding]:
        for entry in self._readable():
            self._check(entry)
            self.records += 1
            self._progress(entry.seq)
        for check in (self._check_books, self._check_figures, self._check_store):
            try:
                check()
            except Exception as error:
                self.findings.append(Finding(f"the rest of the journal cannot be read: {error}"))
        return self.findings

    def _readable(self) -> Iterator[Entry]:
        """A journal that breaks off in the middle is a finding, not a failure to look."""
        entries = self._store.entries()
        while True:
            try:
                entry = next(entries, None)
            except Exception as error:
                self.findings.append(Finding(f"nothing can be read after record {self.records}: {error}"))
                return
            if entry is None:
                return
            yield entry

    def _check(self, entry: Entry) -> None:
        previous = self._hash if self.records else self._first_link(entry.body)
        self._hash = chain(previous, entry.body)
        if entry.hash != self._hash:
            self._find(entry, "its hash does not follow from the record before it")
            self._hash = entry.hash
        if entry.seq != self.records + 1:
            self._find(entry, f"it stands where record {self.records + 1} should")
        try:
            record = self._kinds.read_record(entry.body)
        except ValueError as error:
            self._find(entry, f"it cannot be read: {error}")
            return
        self._check_record(entry, record)

    def _check_record(self, entry: Entry, record: Record) -> None:
        envelope = record.envelope
        named = (record.seq, envelope.sender, envelope.id, envelope.table)
        if named != (entry.seq, entry.sender, entry.command, entry.table):
            self._find(entry, "its columns do not say what its body says")
        if (key := (envelope.sender, envelope.id)) in self._ids:
            self._find(entry, f"its id {envelope.id!a:.40} was accepted before: the command was done twice")
        self._ids.add(key)
        if write_record(record) != entry.body:
            self._find(entry, "its bytes are not canonical")
        self._check_transfers(entry, record)
        try:
            self._decide_again(entry, record)
            self._figures.take(record)
        except Exception as error:  # events that cannot have happened break the rules that fold them
            self._find(entry, f"it cannot be played again: {type(error).__name__}")
        for trail in self._trails:
            for event in record.events:
                for says in trail.follow(envelope.table, record.seq, entry.hash, event):
                    self._find(entry, says)
        self._book(entry, record)

    def _check_transfers(self, entry: Entry, record: Record) -> None:
        """Those of the record's own edition; of version 1, also as they stand beside the record."""
        stored = write_transfers_v1(record.transfers) if record.version == 1 else b""
        posted = self._posted(record)
        if posted is None:
            self._find(entry, f"it is of edition {record.edition}, which this program does not know")
        elif entry.transfers_v1 != stored or posted != record.transfers:
            self._find(entry, "its transfers are not those of its events")

    def _posted(self, record: Record) -> tuple[Transfer, ...] | None:
        """By the place itself; of an older edition, by what that edition did."""
        if record.edition != EDITION:
            return self._kinds.posted_before(record)
        return tuple(self._again.post(record.envelope.table, record.events))

    def _decide_again(self, entry: Entry, record: Record) -> None:
        """A record of another edition was decided by other rules: it is folded and not decided again."""
        if record.edition != EDITION:
            self.older += 1
        elif self._again.decide(record.envelope) != list(record.events):
            self._find(entry, "deciding again gives something else")
        for event in record.events:
            self._again.apply(record.envelope.table, event, record.at)
        if record.version > 1 and record.day != self._again.house.day:
            self._find(entry, f"it is of the day {record.day!a:.20}, and not of the one that had begun")

    def _book(self, entry: Entry, record: Record) -> None:
        balances, moved = self._balances, self._kinds.booked(record, self._balances)
        for account, gain in changes(moved).items():
            balances[account] = balances.get(account, 0) + gain
            self.findings += [
                Finding(f"record {entry.seq}: {one.says}") for one in overdrawn({account: balances[account]})
            ]
        self._transfers.extend(moved if self._restated else record.transfers)

    def _check_books(self) -> None:
        kept = self._store.balances()
        self.findings += unbalanced(kept)
        self.findings += overdrawn(kept)
        self.findings += unlike(kept, self._transfers)
        self.findings += unknown_kinds(kept)
        self.findings += not_positive(self._transfers)
        for table in self._again.tables.values():
            escrow = kept.get(chart.escrow(table.id), 0)
            if escrow != table.standing().staked:
                self.findings.append(Finding(f"the escrow of {table.id} is not what its terminals staked"))

    def _check_figures(self) -> None:
        self.findings += self._figures.findings()

    def _check_store(self) -> None:
        self.findings += [Finding(says) for says in self._store.damage()]

    def _first_link(self, body: bytes) -> bytes:
        """By the desk that the first record names; one that cannot be read follows from nothing."""
        try:
            return first_link(body, self._kinds.read_record(body).desk)
        except ValueError:
            return GENESIS

    def _find(self, entry: Entry, says: str) -> None:
        self.findings.append(Finding(f"record {entry.seq}: {says}"))


def missing(store: Store, seq: int, hash_: bytes) -> list[Finding]:
    """A head that someone else held must still be in the journal, or the journal is not the same."""
    first = next(store.entries(seq - 1), None) if seq else None
    found = (first.seq, first.hash) if first else (0, GENESIS)
    if found == (seq, hash_):
        return []
    return [Finding(f"record {seq} is not there with the hash that was held: the journal is another")]
