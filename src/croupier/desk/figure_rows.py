"""The rows that figures are read from. They are kept in the same commit as the records that they sum."""

from typing import NamedTuple

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TableId, TerminalId


class SumKey(NamedTuple):
    """What one sum is of. `code` is a transfer's code, for cents, or what a tally counts.

    `position` is a terminal, station or seat, `who` a member of staff, `reason` why; each may be empty.
    """

    day: str
    place: TableId
    position: str
    code: str
    who: str
    reason: str


class Behind(NamedTuple):
    """A record that added to the sums of a day at a place, `codes` of them.

    `rests_on` is the seq of the record that its figures also come from, or 0: a reversal rests on the
    settlement that it takes back.
    """

    day: str
    place: TableId
    seq: int
    who: str
    rests_on: int
    codes: str

    def adds_to(self, code: str) -> bool:
        return code in self.codes.split(",")


class DayStart(NamedTuple):
    """The first record of a gaming day; `held` is what each position held before it, as `Held` in JSON."""

    day: str
    seq: int
    held: bytes


class Place(NamedTuple):
    """A table and its positions, as a JSON list, from the record `seq` that installed it."""

    place: TableId
    seq: int
    positions: bytes


Held = list[tuple[TableId, TerminalId, Cents]]
"""Table, position and what it holds; a position that holds nothing is left out."""


class FigureRows(msgspec.Struct):
    """What a batch adds, or everything that a store keeps."""

    sums: dict[SumKey, int] = {}
    behind: list[Behind] = []
    days: list[DayStart] = []
    places: list[Place] = []
