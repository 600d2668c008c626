"""A journal in memory: the same contract as on disk, lost with the process."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from croupier.base.money import Cents
from croupier.base.names import CommandId, SenderId, TableId
from croupier.desk.figure_rows import FigureRows
from croupier.desk.ports import GENESIS, NO_FIGURES, Entry, KeptRefusal, Microseconds, StoreFailed
from croupier.ledger.accounts import Account
from croupier.store.memory_figures import MemoryFigures
from croupier.store.refused import excess


class MemoryStore(MemoryFigures):
    def __init__(self) -> None:
        super().__init__()
        self._entries: list[Entry] = []
        self._by_id: dict[tuple[SenderId, CommandId], Entry | KeptRefusal] = {}
        self._balances: dict[Account, Cents] = {}

    def commit(
        self,
        entries: Sequence[Entry],
        refused: Sequence[KeptRefusal],
        changes: Mapping[Account, Cents],
        figures: FigureRows = NO_FIGURES,
    ) -> None:
        self._check_new([*entries, *refused])
        self._entries.extend(entries)
        self._by_id.update({(one.sender, one.command): one for one in entries})
        self._by_id.update({(one.sender, one.command): one for one in refused})
        for account, gain in changes.items():
            self._balances[account] = self._balances.get(account, 0) + gain
        self._keep_figures(figures)

    def _check_new(self, batch: Sequence[Entry | KeptRefusal]) -> None:
        """An id is kept once, as the index of a database would have it."""
        ids = [(one.sender, one.command) for one in batch]
        if len(set(ids)) != len(ids) or self._by_id.keys() & set(ids):
            raise StoreFailed("the journal could not be written: an id in it is there already")

    def head(self) -> tuple[int, bytes]:
        return (self._entries[-1].seq, self._entries[-1].hash) if self._entries else (0, GENESIS)

    def find(self, sender: SenderId, command: CommandId) -> Entry | KeptRefusal | None:
        return self._by_id.get((sender, command))

    def latest_ids(self) -> dict[SenderId, CommandId]:
        latest: dict[SenderId, CommandId] = {}
        for sender, command in self._by_id:
            latest[sender] = max(command, latest.get(sender, CommandId("")))
        return latest

    def entries(self, after: int = 0) -> Iterator[Entry]:
        yield from (entry for entry in self._entries if entry.seq > after)

    def entry(self, seq: int) -> Entry | None:
        at = bisect_left(self._entries, seq, key=lambda entry: entry.seq)
        found = self._entries[at : at + 1]
        return found[0] if found and found[0].seq == seq else None

    def entries_saying(self, words: Sequence[str], place: TableId, since: int, until: int) -> list[Entry]:
        texts = [word.encode() for word in words]
        here = (one for one in self._entries if one.table == place and since <= one.seq < until)
        return [one for one in here if any(text in one.body for text in texts)]

    def hash_of(self, seq: int) -> bytes | None:
        found = self.entry(seq)
        return found.hash if found else None

    def damage(self) -> list[str]:
        return []

    @property
    def in_place(self) -> bool:
        return True

    def balances(self) -> dict[Account, Cents]:
        return dict(self._balances)

    def forget_refused(self, before: Microseconds, most: int) -> int:
        old = sorted((one for one in self._refused() if one.at < before), key=lambda one: one.at)
        return self._forget(old[:most])

    def forget_excess(self, each: int, in_all: int, most: int) -> int:
        found = excess(Counter(one.sender for one in self._refused()), each, in_all)
        if found is None:
            return 0
        own = sorted((one for one in self._refused() if one.sender == found[0]), key=lambda one: one.command)
        return self._forget(own[: min(found[1], most)])

    def _refused(self) -> Iterator[KeptRefusal]:
        return (one for one in self._by_id.values() if isinstance(one, KeptRefusal))

    def _forget(self, refused: Sequence[KeptRefusal]) -> int:
        for one in refused:
            del self._by_id[one.sender, one.command]
        return len(refused)

    def close(self) -> None:
        """Nothing is held open."""
