"""The port of a printer of vouchers and slips. A job has an id: asked again, it is never printed twice."""

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Protocol

import msgspec

from croupier.devices.device import Device


class PrinterState(StrEnum):
    READY = "ready"
    PAPER_LOW = "paper-low"
    """It prints, and somebody should bring paper."""
    PAPER_OUT = "paper-out"
    OFFLINE = "offline"
    """Nothing answers at its address."""
    BUSY = "busy"
    FAULT = "fault"
    """Open, jammed or broken: somebody must look."""


class PrinterStatus(msgspec.Struct, frozen=True):
    """`words` says more where there is more to say: "the cover is open"."""

    state: PrinterState
    words: str = ""

    @property
    def prints(self) -> bool:
        return self.state in (PrinterState.READY, PrinterState.PAPER_LOW)


RESTARTED = "the floor restarted before the printer had answered"
"""Why a print whose outcome nobody heard is taken for failed."""


class PrintOutcome(StrEnum):
    PRINTED = "printed"
    FAILED = "failed"
    """Certainly no paper came out: the job may be tried again."""
    IN_DOUBT = "in-doubt"
    """Paper may have come out. What it is worth must be voided before anything is paid otherwise."""


class PrintResult(msgspec.Struct, frozen=True):
    """`words` says why, for people; never a validation number."""

    outcome: PrintOutcome
    words: str = ""


class Printable(Protocol):
    """A document that can be put in the form that each kind of printer takes."""

    def pdf(self) -> bytes: ...

    def template(self) -> bytes | None:
        """The command of a ticket-in ticket-out printer; None of a document that such a printer has no
        template for.
        """
        ...

    def escpos(self) -> bytes: ...


class PrintJob(msgspec.Struct, frozen=True):
    """`id` is the asker's, unique on the floor, and the same for every try to print the same paper."""

    id: str
    document: Printable


class Printer(Device, Protocol):
    """Nothing here raises, and everything answers within bounded time."""

    @property
    def faults(self) -> frozenset[str]:
        """What it can be told to do wrong, for practice; nothing of a real one."""
        ...

    def simulate(self, fault: str | None, /) -> bool:
        """Begin, or with None end, one of these faults. False of a fault that it does not know."""
        ...

    async def status(self) -> PrinterStatus: ...

    async def print_(self, job: PrintJob, /) -> PrintResult:
        """Print it, unless it has been printed or may have been: then the answer is the same again."""
        ...

    async def outcome_of(self, job_id: str, /) -> PrintOutcome | None:
        """What became of a job, without printing anything; None if it was never begun. For a restart."""
        ...


class PrinterPlace(msgspec.Struct, frozen=True):
    """What the maker of a printer is told: its name on the floor, such as `E1-3` or `cage`, and where it may
    keep what it knows. Without a folder it knows nothing after a restart.
    """

    name: str
    folder: Path | None


PrinterMaker = Callable[[PrinterPlace, str], Printer]
"""It is given the address too that follows the device's name in a configuration."""
