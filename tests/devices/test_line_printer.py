"""A real printer's conversation: bounded in time, noted before it is sent, in doubt when nobody can say."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
import uvloop

from croupier.devices.escpos import escpos_printer
from croupier.devices.line_printer import LinePrinter, Patience
from croupier.devices.printed_jobs import PrintedJobs
from croupier.devices.printer import Printer, PrinterPlace, PrinterState, PrintJob, PrintOutcome
from croupier.devices.printer_line import PrinterLine
from croupier.devices.tito import TitoLanguage, tito_printer
from tests.devices.printers import QUICK, PrinterBench, TitoBench, escpos_by_file, escpos_by_tcp
from tests.devices.scripted_line import ScriptedLine
from tests.paper.vouchers import VOUCHER

JOB = PrintJob("voucher:42", VOUCHER)
Make = Callable[[PrinterPlace, str, Patience], Printer]
NOWHERE = [
    (tito_printer, "/dev/no-such-line"),
    (tito_printer, "/dev/null"),
    (tito_printer, "no\0line"),
    (escpos_printer, "/dev/usb/no-such-printer"),
    (escpos_printer, "/no\0line"),
    (escpos_printer, "tcp://127.0.0.1:1"),
    (escpos_printer, "/dev/null"),
]


@pytest.mark.parametrize(("make", "address"), NOWHERE)
def test_where_no_printer_is_it_is_offline_and_prints_nothing(
    make: Make, address: str, tmp_path: Path
) -> None:
    printer = make(PrinterPlace("E1-3", tmp_path), address, QUICK)
    status = asyncio.run(printer.status())
    assert (status.state, status.words) == (PrinterState.OFFLINE, f"nothing answers at {address}")
    assert asyncio.run(printer.print_(JOB)).outcome is PrintOutcome.FAILED
    assert asyncio.run(printer.outcome_of(JOB.id)) is None


def test_a_cancelled_print_stays_in_doubt_over_a_restart(tmp_path: Path) -> None:
    """As when the server is killed between the print and its record."""
    bench = TitoBench(tmp_path)

    async def cancel_half_way() -> None:
        asked = asyncio.create_task(bench.printer.print_(JOB))
        while (tmp_path / "printer-E1-3.jsonl").exists() is False:
            await asyncio.sleep(0.005)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)

    asyncio.run(cancel_half_way())
    bench.restart()
    assert asyncio.run(bench.printer.outcome_of(JOB.id)) is PrintOutcome.IN_DOUBT
    assert asyncio.run(bench.printer.print_(JOB)).outcome is PrintOutcome.IN_DOUBT
    bench.close()


def test_while_it_prints_it_says_at_once_that_it_is_busy(tmp_path: Path) -> None:
    bench = TitoBench(tmp_path)

    async def ask_meanwhile() -> tuple[set[PrinterState], PrintOutcome]:
        asked, seen = asyncio.create_task(bench.printer.print_(JOB)), set()
        while not asked.done():
            seen.add((await bench.printer.status()).state)
            await asyncio.sleep(0.01)
        return seen, (await asked).outcome

    seen, outcome = asyncio.run(ask_meanwhile())
    assert PrinterState.BUSY in seen
    assert outcome is PrintOutcome.PRINTED
    bench.close()


def test_where_the_job_cannot_be_noted_nothing_is_sent(tmp_path: Path) -> None:
    bench = TitoBench(tmp_path)
    (tmp_path / "printer-E1-3.jsonl").mkdir()
    bench.printer._jobs._known.clear()
    assert asyncio.run(bench.printer.print_(JOB)).outcome is PrintOutcome.FAILED
    assert bench.papers() == 0
    bench.close()


def test_two_floors_never_share_a_printer(tmp_path: Path) -> None:
    """A second program that opens the line is refused by its lock, so nothing is mixed."""
    bench = escpos_by_file(tmp_path / "one")
    other = escpos_printer(PrinterPlace("cage", None), bench.far.address, QUICK)

    async def both() -> list[PrintOutcome]:
        asked = await asyncio.gather(bench.printer.print_(JOB), other.print_(JOB))
        return [one.outcome for one in asked]

    (tmp_path / "one").mkdir()
    assert sorted(asyncio.run(both())) == [PrintOutcome.FAILED, PrintOutcome.PRINTED]
    assert bench.papers() == 1
    bench.close()


@pytest.mark.parametrize("make", [TitoBench, escpos_by_file, escpos_by_tcp])
def test_it_works_on_the_servers_event_loop(make: Callable[[Path], PrinterBench], tmp_path: Path) -> None:
    bench = make(tmp_path)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        assert runner.run(bench.printer.print_(JOB)).outcome is PrintOutcome.PRINTED
        assert runner.run(bench.printer.status()).state is PrinterState.READY
    bench.close()


class BabblingLine(ScriptedLine):
    """It never falls silent, and never answers."""

    async def receive(self) -> bytes:
        await asyncio.sleep(0.001)
        return b"#"


def test_a_line_that_only_babbles_is_offline_in_bounded_time() -> None:
    async def open_line() -> PrinterLine:
        return BabblingLine([])

    patience = Patience(answer=0.1, paper=0.1, look_every=0.01)
    printer = LinePrinter("there", open_line, TitoLanguage(), PrintedJobs(None), patience)

    async def status() -> PrinterState:
        async with asyncio.timeout(5):
            return (await printer.status()).state

    assert asyncio.run(status()) is PrinterState.OFFLINE
    assert asyncio.run(printer.print_(JOB)).outcome is PrintOutcome.FAILED
