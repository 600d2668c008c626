"""What every printer must do, whichever end it is: say how it is, and print a job once."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from croupier.devices.printer import PrinterState, PrintJob, PrintOutcome
from tests.devices.printers import (
    PrinterBench,
    SpoolBench,
    TitoBench,
    escpos_by_file,
    escpos_by_serial_line,
    escpos_by_tcp,
    tito_by_other_settings,
)
from tests.paper.vouchers import VOUCHER

JOB, OTHER = PrintJob("voucher:E1-3:42", VOUCHER), PrintJob("voucher:E1-3:43", VOUCHER)
PRINTED, FAILED, IN_DOUBT = PrintOutcome.PRINTED, PrintOutcome.FAILED, PrintOutcome.IN_DOUBT
ENDS: dict[str, Callable[[Path], PrinterBench]] = {
    "spool": SpoolBench,
    "tito": TitoBench,
    "tito-other-settings": tito_by_other_settings,
    "escpos-file": escpos_by_file,
    "escpos-serial": escpos_by_serial_line,
    "escpos-tcp": escpos_by_tcp,
}


@pytest.fixture(params=ENDS)
def bench(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[PrinterBench]:
    made = ENDS[request.param](tmp_path)
    yield made
    made.close()


def printed(bench: PrinterBench, job: PrintJob = JOB) -> PrintOutcome:
    """Within ten seconds, or the test fails."""

    async def work() -> PrintOutcome:
        async with asyncio.timeout(10):
            return (await bench.printer.print_(job)).outcome

    return asyncio.run(work())


def state(bench: PrinterBench) -> PrinterState:
    return asyncio.run(bench.printer.status()).state


def outcome(bench: PrinterBench, job_id: str = JOB.id) -> PrintOutcome | None:
    return asyncio.run(bench.printer.outcome_of(job_id))


def test_a_job_is_printed_and_asked_again_it_is_not_printed_twice(bench: PrinterBench) -> None:
    assert state(bench) is PrinterState.READY
    assert outcome(bench) is None
    assert [printed(bench) for _ in range(3)] == [PRINTED] * 3
    assert (bench.papers(), outcome(bench)) == (1, PRINTED)
    assert printed(bench, OTHER) is PRINTED
    assert bench.papers() == 2


def test_a_restart_does_not_print_it_again(bench: PrinterBench) -> None:
    assert printed(bench) is PRINTED
    bench.restart()
    assert outcome(bench) is PRINTED
    assert printed(bench) is PRINTED
    assert bench.papers() == 1


def test_two_who_ask_at_once_get_one_paper(bench: PrinterBench) -> None:
    async def both() -> list[PrintOutcome]:
        asked = await asyncio.gather(*(bench.printer.print_(JOB) for _ in range(2)))
        return [one.outcome for one in asked]

    assert asyncio.run(both()) == [PRINTED, PRINTED]
    assert bench.papers() == 1


def test_without_paper_a_job_certainly_fails_and_may_be_tried_again(bench: PrinterBench) -> None:
    bench.suffer("paper-out")
    assert state(bench) is PrinterState.PAPER_OUT
    assert printed(bench) is FAILED
    assert (bench.papers(), outcome(bench)) == (0, None)
    bench.suffer(None)
    assert state(bench) is PrinterState.READY
    assert printed(bench) is PRINTED
    assert bench.papers() == 1


def test_with_little_paper_it_prints_and_says_so(bench: PrinterBench) -> None:
    bench.suffer("paper-low")
    assert state(bench) is PrinterState.PAPER_LOW
    assert printed(bench) is PRINTED


def test_a_jam_leaves_the_job_in_doubt_for_ever(bench: PrinterBench) -> None:
    bench.suffer("jam")
    assert printed(bench) is IN_DOUBT
    assert state(bench) is PrinterState.FAULT
    bench.suffer(None)
    for _ in range(2):
        assert (printed(bench), outcome(bench)) == (IN_DOUBT, IN_DOUBT)
        bench.restart()
    assert bench.papers() == 0
    assert printed(bench, OTHER) is PRINTED


def test_a_printer_that_dies_after_printing_is_in_doubt_and_never_prints_again(bench: PrinterBench) -> None:
    bench.suffer("dies")
    assert printed(bench) is IN_DOUBT
    assert state(bench) is PrinterState.OFFLINE
    bench.suffer(None)
    bench.restart()
    assert printed(bench) in (PRINTED, IN_DOUBT)
    assert outcome(bench) in (PRINTED, IN_DOUBT)
    assert bench.papers() == 1


def test_only_a_simulated_printer_takes_orders_to_fail(bench: PrinterBench) -> None:
    assert bench.printer.simulate("no such fault") is False
    assert bool(bench.printer.faults) is bench.printer.simulated
    assert bench.printer.simulate(None) is bench.printer.simulated
    assert bench.printer.by_screen is False
