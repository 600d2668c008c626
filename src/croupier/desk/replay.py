"""Folding a stored journal into the state of a floor, and refusing one that is not what was written.

The store must find nothing wrong with itself; every record must follow from the one before it, its transfers
from its events and the balances from those. One changed bit is enough to be refused.
"""

from collections.abc import Callable, Iterable

from croupier.base.money import Cents
from croupier.base.names import DeskId
from croupier.desk.kinds import Kinds, UnknownKind
from croupier.desk.ports import GENESIS, Entry, JournalDamaged, JournalNotKnown, Store
from croupier.desk.record import NO_DESK, Record, chain, first_link, genesis
from croupier.ledger.accounts import Account
from croupier.ledger.transfer import Transfer, changes, write_transfers_v1

Read = Callable[[bytes], Record]
Fold = Callable[[Record, bytes], None]


class Replay:
    """Hands each record of a store, once it is checked, to `fold` with its hash."""

    def __init__(self, store: Store, desk: DeskId, kinds: Kinds, fold: Fold) -> None:
        self._store, self._desk, self._kinds, self._fold = store, desk, kinds, fold
        self.seq, self.hash = 0, GENESIS
        self.balances: dict[Account, Cents] = {}
        self._as_stored: dict[Account, Cents] = {}
        self._migrated = store.has_figures

    def run(self) -> None:
        for says in self._store.damage():
            raise JournalDamaged(says)
        for entry in self._store.entries():
            self._take(entry)
        if (self.seq, self.hash) != self._store.head():
            raise JournalDamaged(f"the last record is not {self.seq}, where reading all of them ends")
        if not self.seq:
            self.hash = genesis(self._desk)
        self._check_balances()

    def _take(self, entry: Entry) -> None:
        self.seq += 1
        if not isinstance(entry.body, bytes):
            raise JournalDamaged(f"record {self.seq} is no record")
        record = self._linked(entry)
        asked, self.hash = record.envelope, entry.hash
        named = (entry.seq, entry.sender, entry.command, entry.table)
        if (self.seq, asked.sender, asked.id, asked.table) != named or record.seq != self.seq:
            raise JournalDamaged(f"record {self.seq} is not stored under its own name")
        self._check_transfers(entry, record)
        _add(self.balances, self._kinds.booked(record, self.balances))
        if not self._migrated:
            _add(self._as_stored, record.transfers)
        try:
            self._fold(record, entry.hash)
        except UnknownKind as unknown:
            raise JournalNotKnown(str(unknown)) from None

    def _linked(self, entry: Entry) -> Record:
        """The record, if it is the next one of this desk's chain."""
        previous = self.hash if self.seq > 1 else first_link(entry.body, self._desk)
        if chain(previous, entry.body) != entry.hash:
            raise JournalDamaged(f"record {self.seq} does not follow from the one before it")
        try:
            record = self._kinds.read_record(entry.body)
        except ValueError as error:
            raise JournalNotKnown(f"record {self.seq}: {error}") from None
        if record.desk not in (self._desk, NO_DESK):
            raise JournalDamaged(f"record {self.seq} is of the desk {record.desk!a:.40}")
        return record

    def _check_transfers(self, entry: Entry, record: Record) -> None:
        """Those of version 1 stand outside the chain, so they are held against what the events move."""
        expected = write_transfers_v1(record.transfers) if record.version == 1 else b""
        if entry.transfers_v1 != expected:
            raise JournalDamaged(f"the transfers of record {record.seq} are not those of its events")

    def _check_balances(self) -> None:
        """A database that is not migrated yet keeps them as the postings of its own records have them."""
        kept = self._store.balances()
        moved = self.balances if self._migrated else self._as_stored
        for account in kept.keys() | moved.keys():
            if kept.get(account, 0) != moved.get(account, 0):
                raise JournalDamaged(f"the balance of {account} is not what its records moved")


def _add(balances: dict[Account, Cents], transfers: Iterable[Transfer]) -> None:
    for account, gain in changes(transfers).items():
        balances[account] = balances.get(account, 0) + gain
