"""The port of a station's bill acceptor: it holds each bill until the desk has said whether to take it."""

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Protocol, TypeAlias

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TableId, TerminalId
from croupier.devices.device import Device


class BillStep(StrEnum):
    """Where a bill has come to. `unasked`: into the box, though it was never held."""

    ESCROWED = "escrowed"
    STACKED = "stacked"
    RETURNED = "returned"
    UNASKED = "unasked"


class AcceptorFault(StrEnum):
    """Why an acceptor takes no bills."""

    JAMMED = "jammed"
    BOX_OUT = "box-out"
    BOX_FULL = "box-full"
    BROKEN = "broken"
    CHEATED = "cheated"
    LINE_LOST = "line-lost"


class BillReport(msgspec.Struct, frozen=True):
    """`bill` is None where a device tells of a bill that it took in before anybody listened."""

    step: BillStep
    bill: Cents | None


class HealthReport(msgspec.Struct, frozen=True):
    """With no `fault` it waits for bills and has none inside."""

    fault: AcceptorFault | None


STATION = "{station}"
"""Stands in an acceptor's address for the number of its station: each has a line of its own."""
AcceptorReport: TypeAlias = BillReport | HealthReport


class Acceptor(Device, Protocol):
    """Holds one bill in escrow until `stack` or `give_back`, and reports which of the two happened.

    It returns an unknown bill, or a second one, without asking. What it reports first is its health.
    """

    @property
    def bills(self) -> frozenset[Cents]:
        """The bills it takes."""
        ...

    def insert(self, bill: Cents, /) -> bool:
        """A person's hand puts a bill in from a screen. False: it came out again."""
        ...

    def reports(self) -> list[AcceptorReport]:
        """What has happened since it was last asked, in order. A bill in the box is told of at every asking,
        after a power cut too, until `acknowledge`. A real device is polled by this: ask ten times a second.
        """
        ...

    def stack(self) -> None:
        """Take the bill in escrow."""

    def give_back(self) -> None:
        """Give the bill in escrow back."""

    def acknowledge(self) -> None:
        """The credit of the stacked bill is durable: the device may forget it."""

    def clear(self) -> None:
        """A person has put its fault right: start it anew."""

    def close(self) -> None:
        """The floor closes: let go of the device, which remembers what it has not been acknowledged for."""


class Station(msgspec.Struct, frozen=True):
    """What the maker of an acceptor is told: where it stands, and where it may keep what it knows."""

    table: TableId
    terminal: TerminalId
    folder: Path | None


AcceptorMaker = Callable[[Station, str], Acceptor]
