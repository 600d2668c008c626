"""What a printer was asked to print and what became of it, kept on disk: a real printer knows no jobs."""

import asyncio
import os
from pathlib import Path
from urllib.parse import quote

import msgspec

from croupier.devices.printer import PrinterPlace, PrintOutcome
from croupier.store.heads import sync_folder

KEPT = 10_000
"""Jobs that are remembered; older ones are forgotten when the file is opened."""


class JobRecord(msgspec.Struct, frozen=True):
    job: str
    outcome: PrintOutcome


class PrintedJobs:
    """One line of JSON each time a job begins or ends. A job that began and did not end is in doubt."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._known = dict(_read(path)) if path else {}
        if path and len(self._known) > KEPT:
            self._known = dict(list(self._known.items())[-KEPT:])
            _rewrite(path, self._known)

    def outcome(self, job: str) -> PrintOutcome | None:
        """None of a job that was never begun, or failed: it may be printed."""
        found = self._known.get(job)
        return None if found is PrintOutcome.FAILED else found

    async def begin(self, job: str) -> None:
        """On disk before the first byte goes to the printer; raises `OSError` where that cannot be."""
        await self._note(job, PrintOutcome.IN_DOUBT)

    async def end(self, job: str, outcome: PrintOutcome) -> None:
        await self._note(job, outcome)

    async def _note(self, job: str, outcome: PrintOutcome) -> None:
        if self._path:
            await asyncio.to_thread(_append, self._path, JobRecord(job, outcome))
        self._known[job] = outcome


def printed_jobs(place: PrinterPlace) -> PrintedJobs:
    """The memory of the printer of this name, in the floor's folder; without one, in memory alone."""
    folder = place.folder
    return PrintedJobs(folder / f"printer-{quote(place.name, safe='')}.jsonl" if folder else None)


def _read(path: Path) -> list[tuple[str, PrintOutcome]]:
    """A last line that a power cut tore is no record: nothing was sent to the printer after it."""
    try:
        lines = path.read_bytes().split(b"\n")
    except FileNotFoundError:
        return []
    return [(one.job, one.outcome) for line in lines if (one := _record(line))]


def _record(line: bytes) -> JobRecord | None:
    try:
        return msgspec.json.decode(line, type=JobRecord)
    except msgspec.MsgspecError:
        return None


def _append(path: Path, record: JobRecord) -> None:
    """A torn line before it is closed first, so that this one stands by itself."""
    new = not path.exists()
    file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
    try:
        size = os.fstat(file).st_size
        whole = size == 0 or os.pread(file, 1, size - 1) == b"\n"
        os.write(file, (b"" if whole else b"\n") + msgspec.json.encode(record) + b"\n")
        os.fsync(file)
    finally:
        os.close(file)
    if new:
        sync_folder(path.parent)


def _rewrite(path: Path, known: dict[str, PrintOutcome]) -> None:
    beside = path.with_suffix(".new")
    lines = (msgspec.json.encode(JobRecord(job, outcome)) + b"\n" for job, outcome in known.items())
    beside.write_bytes(b"".join(lines))
    os.replace(beside, path)
