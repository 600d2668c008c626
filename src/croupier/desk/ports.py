"""What the desk needs of the world: a store that keeps what it is given, and a clock."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Protocol

import msgspec

from croupier.base.money import Cents
from croupier.base.names import CommandId, SenderId, TableId
from croupier.desk.figure_rows import Behind, DayStart, FigureRows, Place, SumKey
from croupier.ledger.accounts import Account

Microseconds = int
Clock = Callable[[], Microseconds]

GENESIS = bytes(32)
"""The hash where there is no record; the first of version 1 was chained to it."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One accepted command: its record as canonical bytes, chained.

    `transfers_v1` are the transfers of a record of version 1, as they are stored; later ones hold their own.
    """

    seq: int
    sender: SenderId
    command: CommandId
    table: TableId
    body: bytes
    hash: bytes
    transfers_v1: bytes = b""


class KeptRefusal(msgspec.Struct, frozen=True, gc=False):
    """One refused command, kept outside the chain as evidence and to answer it again."""

    sender: SenderId
    command: CommandId
    at: Microseconds
    body: bytes
    reply: bytes


class FigureReader(Protocol):
    """What a report needs of a store: the rows of one day, and single records."""

    def sums(self, day: str) -> dict[SumKey, int]: ...

    def behind(self, day: str, place: TableId | None = None) -> list[Behind]:
        """The records behind a day's sums, of one place or of all of them, in order."""
        ...

    def day_after(self, day: str) -> DayStart | None:
        """The start of the next gaming day that there was."""
        ...

    def places(self) -> list[Place]:
        """Every table, in the order in which they were installed."""
        ...

    def entry(self, seq: int) -> Entry | None: ...

    def entries_saying(self, words: Sequence[str], place: TableId, since: int, until: int) -> list[Entry]:
        """The entries of one place from `since` on and before `until` whose body has one of the words."""
        ...

    def balances(self) -> dict[Account, Cents]: ...


NO_FIGURES = FigureRows()


class Store(FigureReader, Protocol):
    """One durable transaction per commit: all of a batch, or nothing of it."""

    def commit(
        self,
        entries: Sequence[Entry],
        refused: Sequence[KeptRefusal],
        changes: Mapping[Account, Cents],
        figures: FigureRows = NO_FIGURES,
    ) -> None:
        """Balances change by `changes`, and `figures` are added to those that are kept."""
        ...

    @property
    def has_figures(self) -> bool:
        """False for a database that is not migrated yet: its balances are in the accounts of edition 1."""
        ...

    def latest_day(self) -> str | None:
        """The last gaming day that began; None before the first."""
        ...

    def figure_rows(self) -> FigureRows:
        """Everything that is kept for figures, each list in the order of its rows."""
        ...

    def head(self) -> tuple[int, bytes]:
        """The last record's seq and hash; 0 and GENESIS where there is none."""
        ...

    def find(self, sender: SenderId, command: CommandId) -> Entry | KeptRefusal | None: ...

    def latest_ids(self) -> dict[SenderId, CommandId]:
        """The highest command id of each sender, accepted or refused."""
        ...

    def entries(self, after: int = 0) -> Iterator[Entry]: ...

    def hash_of(self, seq: int) -> bytes | None:
        """The hash of one record; None where there is no such record."""
        ...

    def damage(self) -> list[str]:
        """What the store finds wrong with itself, beside what its records say: a sentence each."""
        ...

    @property
    def in_place(self) -> bool:
        """False once what is written would not be found again by whoever opens this store next."""
        ...

    def forget_refused(self, before: Microseconds, most: int) -> int:
        """Forget refusals from before then, the oldest first and at most so many; how many it were."""
        ...

    def forget_excess(self, each: int, in_all: int, most: int) -> int:
        """Forget at most so many where one sender has more refusals than `each`, or all more than `in_all`.

        They are those with the lowest ids of whoever has most, so that nobody pushes out another's evidence.
        """
        ...

    def close(self) -> None: ...


class StoreFailed(Exception):  # noqa: N818 - the store's own word for it
    """A commit failed or its outcome is unknown. The desk stops; it never tries over it."""


class JournalDamaged(Exception):  # noqa: N818 - it says what is so
    """The journal is not what was written: it is shorter, or something in it has changed."""


class JournalNotKnown(Exception):  # noqa: N818 - it says what is so
    """Whole, but written by a program that knows more: a later release, or a kind of table not known here."""


class DeskStopped(Exception):  # noqa: N818 - it says what happened
    """The desk has stopped and answers nothing more; it comes back through replay."""
