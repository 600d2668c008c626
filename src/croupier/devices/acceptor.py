"""The port of a station's bill acceptor: it holds each bill until the desk has said whether to take it."""

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Protocol

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TableId, TerminalId
from croupier.devices.device import Device


class BillStep(StrEnum):
    """Where a bill has come to. A jam is cleared by a person: until then nothing is taken."""

    ESCROWED = "escrowed"
    STACKED = "stacked"
    RETURNED = "returned"
    JAMMED = "jammed"


class BillReport(msgspec.Struct, frozen=True):
    step: BillStep
    bill: Cents


class Acceptor(Device, Protocol):
    """Holds one bill in escrow until `stack` or `give_back`, and reports which of the two happened.

    It returns an unknown bill, or a second one, without asking.
    """

    @property
    def bills(self) -> frozenset[Cents]:
        """The bills it takes."""
        ...

    def insert(self, bill: Cents, /) -> bool:
        """A person's hand puts a bill in from a screen. False: it came out again."""
        ...

    def reports(self) -> list[BillReport]:
        """What has happened since it was last asked, in order."""
        ...

    def stack(self) -> None:
        """Take the bill in escrow: its amount is credited."""

    def give_back(self) -> None:
        """Give the bill in escrow back."""


class Station(msgspec.Struct, frozen=True):
    """What the maker of an acceptor is told: where it stands, and where it may keep what it knows."""

    table: TableId
    terminal: TerminalId
    folder: Path | None


AcceptorMaker = Callable[[Station, str], Acceptor]
