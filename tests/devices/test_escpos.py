"""The conversation with a receipt printer, byte for byte."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.base.refusal import Refused
from croupier.devices.escpos import EscposLanguage, escpos_printer, judge
from croupier.devices.printer import PrinterPlace, PrinterState, PrinterStatus, PrintJob, PrintOutcome
from croupier.devices.simulated_escpos import ReceiptFault
from tests.devices.printers import EscposBench, escpos_by_tcp
from tests.devices.scripted_line import ScriptedLine
from tests.paper.vouchers import VOUCHER

JOB = PrintJob("voucher:42", VOUCHER)
WELL = {1: 0x12, 2: 0x12, 3: 0x12, 4: 0x12}


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[EscposBench]:
    made = escpos_by_tcp(tmp_path)
    yield made
    made.close()


def test_dle_eot_1_to_4_ask_for_the_status() -> None:
    """An answer has the fixed bits 0xx1xx10 (Epson, DLE EOT); other bytes are of something else."""

    async def ask() -> tuple[PrinterStatus, list[bytes]]:
        line = ScriptedLine([b"\x00\x12", b"\x12", b"\x12", b"\x1e", b"\x03"])
        return await EscposLanguage().ask(line), line.sent

    status, sent = asyncio.run(ask())
    assert status == PrinterStatus(PrinterState.PAPER_LOW)
    assert sent == [b"\x10\x04\x01", b"\x10\x04\x02", b"\x10\x04\x03", b"\x10\x04\x04", b"\x1dr\x01"]


def test_a_printer_with_an_earlier_paper_to_print_is_busy_and_its_late_answer_is_no_ones() -> None:
    async def ask() -> list[PrinterState]:
        line = ScriptedLine([b"\x12"] * 4 + [b""] + [b"\x12"] * 4 + [b"\x00\x00"])
        async with asyncio.timeout(5):
            states = [(await EscposLanguage().ask(line)).state for _ in range(2)]
        assert line._received.empty()
        return states

    assert asyncio.run(ask()) == [PrinterState.BUSY, PrinterState.READY]


def test_a_late_answer_is_not_taken_for_the_next_papers(bench: EscposBench) -> None:
    """The first paper takes longer than anyone waits; the second is printed behind it, once it is out."""
    bench.far.print_seconds = 3.0
    first = asyncio.run(bench.printer.print_(JOB))
    assert first.outcome is PrintOutcome.IN_DOUBT
    bench.far.print_seconds = 0.1
    other = PrintJob("voucher:43", VOUCHER)
    second = asyncio.run(bench.printer.print_(other)).outcome
    assert (second, bench.papers()) in (
        (PrintOutcome.FAILED, 0),
        (PrintOutcome.FAILED, 1),
        (PrintOutcome.PRINTED, 2),
    )
    for _ in range(100):
        if bench.papers() == 0:
            time.sleep(0.05)
    assert asyncio.run(bench.printer.print_(other)).outcome is PrintOutcome.PRINTED
    assert bench.papers() == 2


@pytest.mark.parametrize(
    ("which", "bits", "status"),
    [
        (1, 0, PrinterStatus(PrinterState.READY)),
        (1, 0x08, PrinterStatus(PrinterState.FAULT, "the printer is switched off line")),
        (2, 0x04, PrinterStatus(PrinterState.FAULT, "the cover is open")),
        (2, 0x20, PrinterStatus(PrinterState.PAPER_OUT, "the printer is out of paper")),
        (2, 0x40, PrinterStatus(PrinterState.FAULT, "the printer has an error")),
        (3, 0x08, PrinterStatus(PrinterState.FAULT, "the cutter is jammed")),
        (3, 0x20, PrinterStatus(PrinterState.FAULT,
                                "the printer has an error that only switching it off clears")),
        (3, 0x40, PrinterStatus(PrinterState.FAULT, "the print head is too hot")),
        (4, 0x0C, PrinterStatus(PrinterState.PAPER_LOW)),
        (4, 0x60, PrinterStatus(PrinterState.PAPER_OUT, "the printer is out of paper")),
    ],
)  # fmt: skip
def test_each_bit_is_told_in_words(which: int, bits: int, status: PrinterStatus) -> None:
    """As Epson's reference lists them for n = 1 to 4."""
    assert judge({**WELL, which: 0x12 | bits}) == status


@pytest.mark.parametrize(
    ("answers", "outcome"),
    [
        ([b"\x00"], PrintOutcome.PRINTED),
        ([b"\x03"], PrintOutcome.PRINTED),
        ([b"", b"\x12", b"", b"", b"\x0f"], PrintOutcome.PRINTED),
        ([b"", b"\x32"], PrintOutcome.IN_DOUBT),
        ([b"", b"\x16"], PrintOutcome.IN_DOUBT),
        ([b"", b"\x52"], PrintOutcome.IN_DOUBT),
    ],
)
def test_gs_r_is_answered_when_the_paper_is_out(answers: list[bytes | None], outcome: PrintOutcome) -> None:
    """While nothing comes, DLE EOT 2 asks whether the printer has stopped."""

    async def deliver() -> tuple[PrintOutcome, list[bytes]]:
        line = ScriptedLine(answers)
        async with asyncio.timeout(2):
            return (await EscposLanguage().deliver(line, b"paper", 0.01)).outcome, line.sent

    found, sent = asyncio.run(deliver())
    assert found is outcome
    assert sent == [b"paper\x1dr\x01", *[b"\x10\x04\x02"] * (len(answers) - 1)]


def test_the_paper_is_the_receipt(bench: EscposBench) -> None:
    assert asyncio.run(bench.printer.print_(JOB)).outcome is PrintOutcome.PRINTED
    assert bench.far.papers == [VOUCHER.escpos()]


def test_an_open_cover_prints_nothing(bench: EscposBench) -> None:
    bench.far.simulate(ReceiptFault.COVER_OPEN)
    result = asyncio.run(bench.printer.print_(JOB))
    assert (result.outcome, result.words) == (PrintOutcome.FAILED, "the cover is open")


@pytest.mark.parametrize(
    "address",
    ["", "lp0", "tcp://", "tcp://host", "tcp://host:0", "tcp://host:65536", "tcp://a@b:1", "udp://h:1"],
)
def test_an_address_that_is_none_is_refused_in_one_sentence(address: str) -> None:
    with pytest.raises(Refused, match=r"is no place of a receipt printer; write /dev/usb/lp0, tcp://"):
        escpos_printer(PrinterPlace("cage", None), address)


@pytest.mark.parametrize(
    "address",
    ["/dev/usb/lp0", "/dev/ttyS0?baud=9600", "tcp://127.0.0.1:9100", "tcp://[::1]:9100", "tcp://lp:9100"],
)
def test_a_file_and_a_port_are_places(address: str) -> None:
    assert escpos_printer(PrinterPlace("cage", None), address).simulated is False
