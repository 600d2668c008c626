"""A real printer on a line: opened for each conversation, asked how it is, given a job, watched to its end.

How such a printer is asked and told, its language says: `tito.py` and `escpos.py`.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Protocol

import msgspec

from croupier.devices.printed_jobs import PrintedJobs
from croupier.devices.printer import (
    Printable,
    PrinterState,
    PrinterStatus,
    PrintJob,
    PrintOutcome,
    PrintResult,
)
from croupier.devices.printer_line import LineOpener, PrinterLine, drop_stale

NO_FORM = PrintResult(PrintOutcome.FAILED, "this printer prints vouchers alone; this paper needs another")


class Patience(msgspec.Struct, frozen=True):
    """Seconds: until it must have answered, until a paper must be out, and between two looks at it."""

    answer: float = 2.0
    paper: float = 20.0
    look_every: float = 0.1


class PrinterLanguage(Protocol):
    """Both raise `OSError` where the line is lost; the caller bounds their time."""

    def form(self, document: Printable, /) -> bytes | None:
        """What to send for it; None where such a printer cannot print it."""
        ...

    async def ask(self, line: PrinterLine, /) -> PrinterStatus: ...

    async def deliver(self, line: PrinterLine, raw: bytes, look_every: float, /) -> PrintResult:
        """Send it and watch until it is out."""
        ...


class LinePrinter:
    """A job is noted on disk before its first byte is sent, and is in doubt until the printer says more."""

    simulated = by_screen = False
    faults: frozenset[str] = frozenset()

    def __init__(
        self,
        address: str,
        open_line: LineOpener,
        language: PrinterLanguage,
        jobs: PrintedJobs,
        patience: Patience = Patience(),  # noqa: B008 - frozen
    ) -> None:
        self._address, self._open_line, self._language = address, open_line, language
        self._jobs, self._patience = jobs, patience
        self._one_at_a_time, self._printing = asyncio.Lock(), False

    def simulate(self, fault: str | None) -> bool:  # noqa: ARG002 - nothing of a real one
        return False

    async def status(self) -> PrinterStatus:
        """At once while it prints: whoever asks does not wait for the paper."""
        if self._printing:
            return PrinterStatus(PrinterState.BUSY, "a paper is being printed")
        async with self._one_at_a_time:
            try:
                async with self._line() as line:
                    return await self._ask(line)
            except (OSError, TimeoutError):
                return PrinterStatus(PrinterState.OFFLINE, self._silent)

    async def outcome_of(self, job_id: str) -> PrintOutcome | None:
        return self._jobs.outcome(job_id)

    async def print_(self, job: PrintJob) -> PrintResult:
        async with self._one_at_a_time:
            if earlier := self._jobs.outcome(job.id):
                return PrintResult(earlier)
            raw = await asyncio.to_thread(self._language.form, job.document)
            if raw is None:
                return NO_FORM
            self._printing = True
            try:
                async with self._line() as line:
                    return await self._converse(line, job.id, raw)
            except (OSError, TimeoutError):
                return PrintResult(PrintOutcome.FAILED, self._silent)
            finally:
                self._printing = False

    async def _converse(self, line: PrinterLine, job_id: str, raw: bytes) -> PrintResult:
        """Raises `OSError` or `TimeoutError` only while nothing has been sent to be printed."""
        status = await self._when_free(line)
        if not status.prints:
            return PrintResult(PrintOutcome.FAILED, status.words or f"the printer is {status.state}")
        await self._jobs.begin(job_id)
        result = await self._deliver(line, raw)
        with suppress(OSError):  # then it stays in doubt on disk, which is safe
            await self._jobs.end(job_id, result.outcome)
        return result

    async def _deliver(self, line: PrinterLine, raw: bytes) -> PrintResult:
        try:
            async with asyncio.timeout(self._patience.paper):
                return await self._language.deliver(line, raw, self._patience.look_every)
        except (OSError, TimeoutError):
            return PrintResult(PrintOutcome.IN_DOUBT, "the printer stopped answering while it printed")

    async def _when_free(self, line: PrinterLine) -> PrinterStatus:
        """Its status once it is not busy with another paper, or after that time."""
        until = asyncio.get_running_loop().time() + self._patience.answer
        while (status := await self._ask(line)).state is PrinterState.BUSY:
            if asyncio.get_running_loop().time() > until:
                break
            await asyncio.sleep(self._patience.look_every)
        return status

    async def _ask(self, line: PrinterLine) -> PrinterStatus:
        async with asyncio.timeout(self._patience.answer):
            return await self._language.ask(line)

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[PrinterLine]:
        async with asyncio.timeout(self._patience.answer):
            line = await self._open_line()
        try:
            async with asyncio.timeout(self._patience.answer):
                await drop_stale(line)
            yield line
        finally:
            with suppress(OSError):  # what was printed stays printed, however the line ends
                await line.close()

    @property
    def _silent(self) -> str:
        return f"nothing answers at {self._address}"
