"""A printer that is a folder: each job is a PDF named by its id, so that a newcomer sees every slip.

Beside the PDF lie the bytes that a ticket printer or a receipt printer would have been sent.
"""

import asyncio
import os
import tempfile
from enum import StrEnum
from pathlib import Path
from urllib.parse import quote

from croupier.devices.printer import (
    Printable,
    PrinterPlace,
    PrinterState,
    PrinterStatus,
    PrintJob,
    PrintOutcome,
    PrintResult,
)
from croupier.store.heads import sync_folder


class SpoolFault(StrEnum):
    """What it can be told to do wrong, until it is told to stop."""

    PAPER_LOW = "paper-low"
    PAPER_OUT = "paper-out"
    JAM = "jam"
    """The paper sticks: what came out of it, nobody knows."""
    DIES = "dies"
    """It prints, and is gone before it has said so."""
    HANGS = "hangs"
    """It says nothing for as long as this lasts, and has then printed nothing."""


OUT_OF_PAPER = "the printer is out of paper"
HUNG = "the printer hung and printed nothing"
LOOK_EVERY = 0.05
_SUDDEN = (SpoolFault.JAM, SpoolFault.DIES, SpoolFault.HANGS)
"""Nobody knows of these before a paper is under way."""
_STATES = {
    None: PrinterStatus(PrinterState.READY),
    SpoolFault.PAPER_LOW: PrinterStatus(PrinterState.PAPER_LOW),
    SpoolFault.PAPER_OUT: PrinterStatus(PrinterState.PAPER_OUT, OUT_OF_PAPER),
    SpoolFault.JAM: PrinterStatus(PrinterState.FAULT, "the paper is jammed"),
    SpoolFault.DIES: PrinterStatus(PrinterState.OFFLINE),
    SpoolFault.HANGS: PrinterStatus(PrinterState.OFFLINE),
}


class SpoolPrinter:
    """The PDF is written last and whole or not at all: where it is, the job is printed.

    A job whose paper jammed leaves a file `.jammed` instead, and is in doubt for ever. A file named like a
    fault, such as `paper-out`, makes it go wrong for as long as it is there.
    """

    simulated = True
    by_screen = False
    faults: frozenset[str] = frozenset(SpoolFault)

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._told: SpoolFault | None = None
        self._struck: SpoolFault | None = None
        self._one_at_a_time = asyncio.Lock()

    def simulate(self, fault: str | None) -> bool:
        if fault is not None and fault not in self.faults:
            return False
        self._told = None if fault is None else SpoolFault(fault)
        return True

    @property
    def fault(self) -> SpoolFault | None:
        """The one that it was told to show, or that a person named by an empty file in the folder."""
        return self._told or next((one for one in SpoolFault if (self.folder / one).exists()), None)

    async def status(self) -> PrinterStatus:
        """A jam, or a death, shows once a paper has met it, and for as long as it lasts."""
        fault = self.fault
        if fault is not self._struck:
            self._struck = None
        return _STATES[None if fault in _SUDDEN and self._struck is None else fault]

    async def outcome_of(self, job_id: str) -> PrintOutcome | None:
        pdf = self._pdf(job_id)
        if pdf.exists():
            return PrintOutcome.PRINTED
        return PrintOutcome.IN_DOUBT if pdf.with_suffix(".jammed").exists() else None

    async def print_(self, job: PrintJob) -> PrintResult:
        async with self._one_at_a_time:
            if earlier := await self.outcome_of(job.id):
                return PrintResult(earlier)
            if self.fault is SpoolFault.PAPER_OUT:
                return PrintResult(PrintOutcome.FAILED, OUT_OF_PAPER)
            self._struck = self.fault
            if self.fault is SpoolFault.HANGS:
                return await self._hang()
            return await self._write(job)

    async def _hang(self) -> PrintResult:
        while self.fault is SpoolFault.HANGS:
            await asyncio.sleep(LOOK_EVERY)
        return PrintResult(PrintOutcome.FAILED, HUNG)

    async def _write(self, job: PrintJob) -> PrintResult:
        try:
            await asyncio.to_thread(self._keep, job.id, job.document)
        except OSError as error:
            why = f"{self.folder} cannot be written: {(error.strerror or '').lower()}"
            return PrintResult(PrintOutcome.FAILED, why)
        if self.fault is SpoolFault.JAM:
            return PrintResult(PrintOutcome.IN_DOUBT, "the paper is jammed")
        if self.fault is SpoolFault.DIES:
            return PrintResult(PrintOutcome.IN_DOUBT, "the printer stopped answering")
        return PrintResult(PrintOutcome.PRINTED, str(self._pdf(job.id)))

    def _keep(self, job_id: str, document: Printable) -> None:
        pdf = self._pdf(job_id)
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.fault is SpoolFault.JAM:
            _write_whole(pdf.with_suffix(".jammed"), b"")
            return
        if template := document.template():
            _write_whole(pdf.with_suffix(".tito"), template)
        _write_whole(pdf.with_suffix(".escpos"), document.escpos())
        _write_whole(pdf, document.pdf())

    def _pdf(self, job_id: str) -> Path:
        return self.folder / f"{quote(job_id, safe='')}.pdf"


def spool_printer(place: PrinterPlace, address: str) -> SpoolPrinter:
    """At its address, else in the floor's folder, else in a temporary one."""
    name = quote(place.name, safe="")
    if address:
        return SpoolPrinter(Path(address) / name)
    kept = place.folder or Path(tempfile.mkdtemp(prefix="croupier-"))
    return SpoolPrinter(kept / "spool" / name)


def _write_whole(path: Path, raw: bytes) -> None:
    """On the disk under this name only once all of it is there. It may be money: its owner alone reads it."""
    beside = path.with_name(path.name + ".new")
    file = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        with os.fdopen(file, "wb", closefd=False) as out:
            out.write(raw)
        os.fsync(file)
    finally:
        os.close(file)
    os.replace(beside, path)
    sync_folder(path.parent)
