"""A printer's memory: what it was asked is on disk before it is sent, and no torn line changes anything."""

import asyncio
import stat
from pathlib import Path

import pytest

from croupier.devices import printed_jobs as module
from croupier.devices.printed_jobs import PrintedJobs, printed_jobs
from croupier.devices.printer import PrinterPlace, PrintOutcome

PRINTED, FAILED, IN_DOUBT = PrintOutcome.PRINTED, PrintOutcome.FAILED, PrintOutcome.IN_DOUBT


def note(jobs: PrintedJobs, *jobs_and_ends: tuple[str, PrintOutcome | None]) -> None:
    async def work() -> None:
        for job, end in jobs_and_ends:
            await jobs.begin(job)
            if end:
                await jobs.end(job, end)

    asyncio.run(work())


def test_a_job_is_in_doubt_from_its_beginning_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "p.jsonl"
    note(PrintedJobs(path), ("a", PRINTED), ("b", FAILED), ("c", IN_DOUBT), ("d", None))
    again = PrintedJobs(path)
    assert [again.outcome(job) for job in "abcde"] == [PRINTED, None, IN_DOUBT, IN_DOUBT, None]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert path.read_text().splitlines()[:2] == [
        '{"job":"a","outcome":"in-doubt"}',
        '{"job":"a","outcome":"printed"}',
    ]


def test_a_line_that_a_power_cut_tore_is_skipped_and_the_next_stands_alone(tmp_path: Path) -> None:
    path = tmp_path / "p.jsonl"
    note(PrintedJobs(path), ("a", PRINTED))
    path.write_bytes(path.read_bytes() + b'{"job":"b","outco')
    jobs = PrintedJobs(path)
    assert (jobs.outcome("a"), jobs.outcome("b")) == (PRINTED, None)
    note(jobs, ("c", PRINTED))
    again = PrintedJobs(path)
    assert [again.outcome(job) for job in "abc"] == [PRINTED, None, PRINTED]


def test_the_oldest_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "KEPT", 2)
    path = tmp_path / "p.jsonl"
    note(PrintedJobs(path), ("a", PRINTED), ("b", PRINTED), ("c", None))
    again = PrintedJobs(path)
    assert [again.outcome(job) for job in "abc"] == [None, PRINTED, IN_DOUBT]
    assert path.read_bytes().count(b"\n") == 2


def test_each_printer_of_a_floor_has_its_own(tmp_path: Path) -> None:
    note(printed_jobs(PrinterPlace("E1/3", tmp_path)), ("a", PRINTED))
    assert [one.name for one in tmp_path.iterdir()] == ["printer-E1%2F3.jsonl"]
    assert printed_jobs(PrinterPlace("E1-4", tmp_path)).outcome("a") is None
    unkept = printed_jobs(PrinterPlace("E1/3", None))
    note(unkept, ("a", PRINTED))
    assert unkept.outcome("a") is PRINTED
