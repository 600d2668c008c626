"""However a printer fails and however often the floor restarts, one job is one paper and no answer lies.

A printer in memory fails at any step of the conversation, by a plan that hypothesis makes.
"""

import asyncio
from collections import Counter
from enum import Enum, auto
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.devices import printer_line
from croupier.devices.line_printer import LinePrinter, Patience
from croupier.devices.printed_jobs import PrintedJobs
from croupier.devices.printer import (
    Printable,
    PrinterState,
    PrinterStatus,
    PrintJob,
    PrintOutcome,
    PrintResult,
)
from croupier.devices.printer_line import PrinterLine
from tests.devices.scripted_line import ScriptedLine
from tests.paper.vouchers import VOUCHER

PATIENCE = Patience(answer=0.1, paper=0.1, look_every=0.001)


class Mishap(Enum):
    """How one attempt goes."""

    NONE = auto()
    NO_LINE = auto()
    SILENT_WHEN_ASKED = auto()
    OUT_OF_PAPER = auto()
    REFUSES = auto()
    LOST_BEFORE_PRINTING = auto()
    LOST_AFTER_PRINTING = auto()
    SILENT_AFTER_PRINTING = auto()
    KILLED_BEFORE_PRINTING = auto()
    KILLED_AFTER_PRINTING = auto()
    BAD_CLOSE = auto()


class Killed(BaseException):
    """The process ends here."""


class BadlyClosedLine(ScriptedLine):
    async def close(self) -> None:
        raise OSError("the line ends in an error")


class PlannedPrinter:
    """Line and language in one; `papers` counts what came out for each job."""

    def __init__(self) -> None:
        self.papers: Counter[bytes] = Counter()
        self.mishap = Mishap.NONE

    async def open(self) -> PrinterLine:
        if self.mishap is Mishap.NO_LINE:
            raise ConnectionRefusedError
        return BadlyClosedLine([]) if self.mishap is Mishap.BAD_CLOSE else ScriptedLine([])

    def form(self, document: Printable) -> bytes:
        return document.escpos()

    async def ask(self, _line: PrinterLine) -> PrinterStatus:
        if self.mishap is Mishap.SILENT_WHEN_ASKED:
            await asyncio.sleep(60)
        out = self.mishap is Mishap.OUT_OF_PAPER
        return PrinterStatus(PrinterState.PAPER_OUT if out else PrinterState.READY)

    async def deliver(self, _line: PrinterLine, raw: bytes, _look_every: float) -> PrintResult:
        match self.mishap:
            case Mishap.REFUSES:
                return PrintResult(PrintOutcome.FAILED)
            case Mishap.LOST_BEFORE_PRINTING:
                raise ConnectionResetError
            case Mishap.KILLED_BEFORE_PRINTING:
                raise Killed
        self.papers[raw] += 1
        match self.mishap:
            case Mishap.LOST_AFTER_PRINTING:
                raise ConnectionResetError
            case Mishap.SILENT_AFTER_PRINTING:
                await asyncio.sleep(60)
            case Mishap.KILLED_AFTER_PRINTING:
                raise Killed
        return PrintResult(PrintOutcome.PRINTED)


def attempt(
    planned: PlannedPrinter, folder: Path, restart: bool, printers: list[LinePrinter]
) -> PrintOutcome | None:
    """None where the process was killed; then it starts anew."""
    if restart or not printers:
        jobs = PrintedJobs(folder / "jobs.jsonl")
        printers[:] = [LinePrinter("there", planned.open, planned, jobs, PATIENCE)]
    try:
        return asyncio.run(printers[0].print_(PrintJob("job", VOUCHER))).outcome
    except Killed:
        printers.clear()
        return None


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(Mishap), st.booleans()), min_size=1, max_size=8))
def test_one_job_is_one_paper_at_most_and_no_answer_lies(plan: list[tuple[Mishap, bool]]) -> None:
    planned, printers = PlannedPrinter(), list[LinePrinter]()
    with TemporaryDirectory() as folder, patch.object(printer_line, "STALE_WITHIN", 0.01):
        for mishap, restart in plan:
            planned.mishap = mishap
            outcome = attempt(planned, Path(folder), restart, printers)
            papers = planned.papers.total()
            assert papers <= 1
            assert papers == 1 or mishap is not Mishap.NONE or outcome is PrintOutcome.IN_DOUBT
            assert (outcome, papers) not in ((PrintOutcome.PRINTED, 0), (PrintOutcome.FAILED, 1))
            known = PrintedJobs(Path(folder) / "jobs.jsonl").outcome("job")
            assert (known, papers) not in ((PrintOutcome.PRINTED, 0), (None, 1))
