"""The folder that stands for a printer: each slip as a PDF, with the bytes that real printers would get."""

import asyncio
import stat
from pathlib import Path

import pytest

from croupier.devices.printer import PrinterPlace, PrintJob, PrintOutcome, PrintResult
from croupier.devices.spool_printer import SpoolPrinter, spool_printer
from tests.paper.vouchers import VOUCHER


def test_a_newcomer_finds_the_pdf_and_what_each_printer_would_be_sent(tmp_path: Path) -> None:
    printer = spool_printer(PrinterPlace("E1/3", tmp_path), "")
    asyncio.run(printer.print_(PrintJob("voucher:42", VOUCHER)))
    found = {one.name: one for one in (tmp_path / "spool" / "E1%2F3").iterdir()}
    assert set(found) == {"voucher%3A42.pdf", "voucher%3A42.tito", "voucher%3A42.escpos"}
    assert found["voucher%3A42.pdf"].read_bytes() == VOUCHER.pdf()
    assert found["voucher%3A42.tito"].read_bytes() == VOUCHER.template()
    assert found["voucher%3A42.escpos"].read_bytes() == VOUCHER.escpos()
    assert {stat.S_IMODE(one.stat().st_mode) for one in found.values()} == {0o600}


def test_a_name_cannot_leave_the_folder(tmp_path: Path) -> None:
    printer = SpoolPrinter(tmp_path / "here")
    for job in ("../../x", "/x", ".."):
        asyncio.run(printer.print_(PrintJob(job, VOUCHER)))
    assert [one.name for one in tmp_path.iterdir()] == ["here"]


def test_it_stands_at_its_address_or_in_a_temporary_folder(tmp_path: Path) -> None:
    assert spool_printer(PrinterPlace("cage", None), str(tmp_path)).folder == tmp_path / "cage"
    made = spool_printer(PrinterPlace("cage", None), "").folder
    assert (made.name, made.parent.name) == ("cage", "spool")


def test_a_folder_that_cannot_be_written_prints_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    printer = SpoolPrinter(tmp_path / "file" / "spool")
    result = asyncio.run(printer.print_(PrintJob("1", VOUCHER)))
    assert result == PrintResult(
        PrintOutcome.FAILED, f"{tmp_path}/file/spool cannot be written: not a directory"
    )


def test_half_a_file_is_no_paper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A power cut while it writes leaves no PDF under the job's name."""
    printer = SpoolPrinter(tmp_path)
    (tmp_path / "1.pdf.new").write_bytes(b"half")
    assert asyncio.run(printer.outcome_of("1")) is None
    assert asyncio.run(printer.print_(PrintJob("1", VOUCHER))).outcome is PrintOutcome.PRINTED
    assert (tmp_path / "1.pdf").read_bytes() == VOUCHER.pdf()


@pytest.mark.parametrize(
    ("file", "state", "outcome"),
    [
        ("paper-low", "paper-low", PrintOutcome.PRINTED),
        ("paper-out", "paper-out", PrintOutcome.FAILED),
        ("jam", "fault", PrintOutcome.IN_DOUBT),
        ("dies", "offline", PrintOutcome.IN_DOUBT),
    ],
)
def test_a_file_named_after_a_fault_makes_it_go_wrong_while_it_is_there(
    file: str, state: str, outcome: PrintOutcome, tmp_path: Path
) -> None:
    printer = SpoolPrinter(tmp_path)
    (tmp_path / file).touch()
    assert asyncio.run(printer.print_(PrintJob("1", VOUCHER))).outcome is outcome
    assert asyncio.run(printer.status()).state == state
    (tmp_path / file).unlink()
    assert asyncio.run(printer.status()).state == "ready"
    assert asyncio.run(printer.print_(PrintJob("2", VOUCHER))).outcome is PrintOutcome.PRINTED


@pytest.mark.parametrize(
    ("file", "state"),
    [("paper-low", "paper-low"), ("paper-out", "paper-out"), ("jam", "ready"), ("dies", "ready")],
)
def test_nobody_knows_of_a_jam_or_of_a_death_before_a_paper_is_under_way(
    file: str, state: str, tmp_path: Path
) -> None:
    """Only so is its job in doubt: nothing is given to a printer that says it cannot print."""
    printer = SpoolPrinter(tmp_path)
    (tmp_path / file).touch()
    assert asyncio.run(printer.status()).state == state
    asyncio.run(printer.print_(PrintJob("1", VOUCHER)))
    (tmp_path / file).unlink()
    assert asyncio.run(printer.status()).state == "ready"
    (tmp_path / file).touch()
    assert asyncio.run(printer.status()).state == state


def test_one_that_hangs_says_nothing_while_the_file_is_there_and_has_printed_nothing(tmp_path: Path) -> None:
    printer = SpoolPrinter(tmp_path)
    (tmp_path / "hangs").touch()

    async def printing() -> PrintResult:
        job = asyncio.create_task(printer.print_(PrintJob("1", VOUCHER)))
        await asyncio.wait([job], timeout=0.2)
        assert not job.done()
        assert (await printer.status()).state == "offline"
        (tmp_path / "hangs").unlink()
        return await job

    assert asyncio.run(printing()) == PrintResult(PrintOutcome.FAILED, "the printer hung and printed nothing")
    assert asyncio.run(printer.outcome_of("1")) is None
    assert asyncio.run(printer.status()).state == "ready"


def test_a_printer_without_paper_says_so_in_words(tmp_path: Path) -> None:
    (tmp_path / "paper-out").touch()
    assert asyncio.run(SpoolPrinter(tmp_path).status()).words == "the printer is out of paper"
