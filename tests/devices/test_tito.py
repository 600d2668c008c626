"""The conversation with a ticket printer, byte for byte, and what is made of each way it can go."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.base.refusal import Refused
from croupier.devices.printer import PrinterPlace, PrinterState, PrintJob, PrintOutcome, PrintResult
from croupier.devices.simulated_tito import TicketFault
from croupier.devices.tito import TitoLanguage, tito_printer
from croupier.devices.tito_status import BUSY, POWERED_UP, VALIDATION_DONE
from tests.devices.printers import TitoBench
from tests.devices.scripted_line import ScriptedLine
from tests.devices.test_tito_status import Bit, with_bits, written
from tests.paper.slips import SLIP
from tests.paper.vouchers import VOUCHER

JOB = PrintJob("voucher:42", VOUCHER)
OPEN, JAM, REFUSED = (1, 0x08), (4, 0x20), (2, 0x10)
DONE = VALIDATION_DONE


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[TitoBench]:
    made = TitoBench(tmp_path)
    yield made
    made.close()


def says(*bits: Bit) -> bytes:
    return written(with_bits(*bits))


def delivered(
    answers: list[bytes | None], *, by_validation: bool = True
) -> tuple[PrintResult | None, list[bytes]]:
    """The result, None where there was none within the time, and what was sent."""

    async def work() -> tuple[PrintResult | None, list[bytes]]:
        line = ScriptedLine(answers)
        try:
            async with asyncio.timeout(0.2):
                return await TitoLanguage(by_validation=by_validation).deliver(
                    line, b"^P|9|1|...|^", 0
                ), line.sent
        except (OSError, TimeoutError):
            return None, line.sent

    return asyncio.run(work())


def test_enq_asks_and_the_ticket_is_out_when_validation_is_done_again() -> None:
    result, sent = delivered([says(DONE), b"", says(DONE), says(BUSY), says(BUSY, DONE), says(DONE)])
    assert result == PrintResult(PrintOutcome.PRINTED)
    assert sent == [b"\x05", b"^P|9|1|...|^", b"\x05", b"\x05", b"\x05", b"\x05"]


def test_an_earlier_refusal_or_power_up_is_cleared_first() -> None:
    result, sent = delivered([says(DONE, REFUSED, POWERED_UP), b"", says(DONE), b"", says(BUSY), says(DONE)])
    assert result == PrintResult(PrintOutcome.PRINTED)
    assert sent == [b"\x05", b"^C|^", b"\x05", b"^P|9|1|...|^", b"\x05", b"\x05"]


@pytest.mark.parametrize(
    ("answers", "outcome", "words"),
    [
        ([says(DONE, REFUSED)], PrintOutcome.FAILED, "the printer does not have this template"),
        ([says(BUSY), says(JAM)], PrintOutcome.IN_DOUBT, "the paper is jammed"),
        ([says(BUSY), says(DONE, OPEN)], PrintOutcome.IN_DOUBT, "the printer is open"),
        ([says(DONE, OPEN)], PrintOutcome.IN_DOUBT, "the printer is open"),
        ([says(BUSY), says(DONE, POWERED_UP)], PrintOutcome.IN_DOUBT,
         "the printer was switched off while it printed"),
        ([says(BUSY), says(DONE, REFUSED)], PrintOutcome.PRINTED, ""),
        ([says(), says(DONE)], PrintOutcome.PRINTED, ""),
    ],
)  # fmt: skip
def test_what_is_made_of_what_it_says(answers: list[bytes], outcome: PrintOutcome, words: str) -> None:
    assert delivered([says(DONE), b"", *answers])[0] == PrintResult(outcome, words)


@pytest.mark.parametrize(
    "answers",
    [
        [says(DONE), b"", *[says(DONE)] * 3],
        [says(), b"", *[says()] * 3],
        [says(DONE), b"", says(BUSY), *[says()] * 3],
        [says(DONE), b"", says(BUSY), None],
        [says(DONE), b"", says(BUSY), says(DONE)[:-1]],
    ],
    ids=["never-begins", "never-validates", "never-done", "line-lost", "torn"],
)
def test_without_a_clear_end_there_is_no_result(answers: list[bytes | None]) -> None:
    assert delivered(answers)[0] is None


def test_a_printer_without_that_flag_is_done_when_it_is_idle() -> None:
    answers: list[bytes | None] = [says(), b"", says(), says(BUSY), says()]
    assert delivered(answers)[0] is None
    assert delivered(answers, by_validation=False)[0] == PrintResult(PrintOutcome.PRINTED)


def test_the_ticket_has_every_field_and_barcode_digits(bench: TitoBench) -> None:
    assert asyncio.run(bench.printer.print_(JOB)) == PrintResult(PrintOutcome.PRINTED)
    [fields] = bench.far.tickets
    assert "|".join(fields).encode() == VOUCHER.template()[7:-2]
    assert fields[-1] == "004631572867045160"


def test_a_power_cut_while_it_prints_is_in_doubt(bench: TitoBench) -> None:
    bench.far.simulate(TicketFault.POWER_CUT)
    result = asyncio.run(bench.printer.print_(JOB))
    assert result == PrintResult(PrintOutcome.IN_DOUBT, "the printer was switched off while it printed")
    assert bench.papers() == 0


def test_a_printer_without_the_template_certainly_fails(bench: TitoBench) -> None:
    bench.far.simulate(TicketFault.NO_TEMPLATE)
    result = asyncio.run(bench.printer.print_(JOB))
    assert result == PrintResult(PrintOutcome.FAILED, "the printer does not have this template")
    bench.far.simulate(None)
    assert asyncio.run(bench.printer.print_(JOB)) == PrintResult(PrintOutcome.PRINTED)


def test_no_ticket_is_printed_behind_one_that_is_not_taken(bench: TitoBench) -> None:
    bench.far.simulate(TicketFault.LEFT_IN_CHUTE)
    assert asyncio.run(bench.printer.status()).state is PrinterState.BUSY
    result = asyncio.run(bench.printer.print_(JOB))
    assert result == PrintResult(PrintOutcome.FAILED, "a ticket is waiting to be taken")


def test_noise_on_the_line_is_no_answer(bench: TitoBench) -> None:
    bench.far.send(b"\x00\xff*S|0|x|@|@")
    assert asyncio.run(bench.printer.status()).state is PrinterState.READY


def test_a_slip_needs_another_printer(bench: TitoBench) -> None:
    result = asyncio.run(bench.printer.print_(PrintJob("slip:1", SLIP)))
    assert result.outcome is PrintOutcome.FAILED
    assert result.words == "this printer prints vouchers alone; this paper needs another"


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ("?ask=loud", "ask of a ticket printer is enq or text, not 'loud'"),
        ("?done=soon", "done of a ticket printer is validation or idle, not 'soon'"),
        ("?baud=fast", "a printer's line has a baud of .*, not 'fast'"),
        ("?colour=red", "'colour=red' is no setting of a ticket printer"),
    ],
)
def test_a_setting_that_it_does_not_have_is_refused_in_one_sentence(settings: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        tito_printer(PrinterPlace("E1-3", None), "/dev/ttyS0" + settings)
