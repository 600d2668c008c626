"""Folding a stored journal into the state of a floor, and refusing one that is not what was written.

The store must find nothing wrong with itself; every record must follow from the one before it, its transfers
from its events and the balances from those. One changed bit is enough to be refused.
"""

from collections.abc import Callable

from croupier.desk.ports import GENESIS, JournalDamaged, Store, StoredRow
from croupier.desk.record import Record, chain, read_record
from croupier.ledger.accounts import Account
from croupier.ledger.posting import post
from croupier.ledger.transfer import changes, write_transfers
from croupier.money import Cents

Fold = Callable[[Record, bytes], None]


class Replay:
    """Hands each record of a store, once it is checked, to `fold` with its hash."""

    def __init__(self, store: Store, fold: Fold) -> None:
        self._store, self._fold = store, fold
        self.seq, self.hash = 0, GENESIS
        self.balances: dict[Account, Cents] = {}

    def run(self) -> None:
        for says in self._store.damage():
            raise JournalDamaged(says)
        for row in self._store.rows():
            self._take(row)
        if (self.seq, self.hash) != self._store.head():
            raise JournalDamaged(f"the last record is not {self.seq}, where reading all of them ends")
        self._check_balances()

    def _take(self, row: StoredRow) -> None:
        *named, body, hash_, transfers = row
        self.seq += 1
        if not isinstance(body, bytes) or chain(self.hash, body) != hash_:
            raise JournalDamaged(f"record {self.seq} does not follow from the one before it")
        self.hash = hash_
        record = read_record(body)
        asked = record.envelope
        if [self.seq, asked.sender, asked.id, asked.table] != named or record.seq != self.seq:
            raise JournalDamaged(f"record {self.seq} is not stored under its own name")
        self._move(record, transfers)
        self._fold(record, hash_)

    def _move(self, record: Record, transfers: bytes) -> None:
        moved = [one for event in record.events for one in post(record.envelope.table, event)]
        if write_transfers(moved) != transfers:
            raise JournalDamaged(f"the transfers of record {record.seq} are not those of its events")
        for account, gain in changes(moved).items():
            self.balances[account] = self.balances.get(account, 0) + gain

    def _check_balances(self) -> None:
        kept = self._store.balances()
        for account in kept.keys() | self.balances.keys():
            if kept.get(account, 0) != self.balances.get(account, 0):
                raise JournalDamaged(f"the balance of {account} is not what its records moved")
