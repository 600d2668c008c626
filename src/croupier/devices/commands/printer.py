"""`croupier printer`: how a printer is, and a test slip on it."""

import asyncio
from datetime import datetime

from croupier.cli.screen import say, say_json
from croupier.devices.makers import PRINTERS
from croupier.devices.printer import Printer, PrinterPlace, PrinterStatus, PrintJob, PrintOutcome, PrintResult
from croupier.devices.validation import read_number
from croupier.paper.voucher import Voucher, VoucherType

FAILED = 1


def show_printer(address: str, /, *, test: bool = False, json: bool = False) -> int:
    """Show how a printer is, and print a test slip on it.

    Exit status 1 if it cannot print, or the test slip is not certainly printed.

    Parameters
    ----------
    address
        As in floor.toml: spool:FOLDER, tito:/dev/ttyS0, escpos:/dev/usb/lp0 or escpos:tcp://HOST:9100.
    test
        Print a test slip, which is worth nothing.
    json
        Print JSON for a program to read.
    """
    make, place = PRINTERS.find(address)
    status, result = asyncio.run(_ask(make(PrinterPlace("test", None), place), test))
    if json:
        say_json({"address": address, "status": _told(status.state, status.words), "test": _tested(result)})
    else:
        say(f"{address} is {_sentence(status.state, status.words)}")
        if result:
            say(f"test slip: {_sentence(result.outcome, result.words)}")
    good = status.prints and (result is None or result.outcome is PrintOutcome.PRINTED)
    return 0 if good else FAILED


async def _ask(printer: Printer, test: bool) -> tuple[PrinterStatus, PrintResult | None]:
    status = await printer.status()
    return status, await printer.print_(_test_job()) if test else None


def _test_job() -> PrintJob:
    at = datetime.now().astimezone()
    return PrintJob(f"test-{at:%Y%m%d-%H%M%S-%f}", _test_slip(at))


def _test_slip(at: datetime) -> Voucher:
    """It has every field, so that the paper shows whether each fits; its number was never issued."""
    return Voucher(
        site="Croupier",
        address=("Printer test", "This slip is worth nothing"),
        machine="test",
        at=at,
        amount=0,
        sequence=0,
        number=read_number("00-0000-0000-0000-0000"),
        void_after=at.date(),
        type=VoucherType.TEST,
    )


def _tested(result: PrintResult | None) -> dict[str, str] | None:
    return _told(result.outcome, result.words) if result else None


def _told(state: str, words: str) -> dict[str, str]:
    return {"state": str(state), "words": words}


def _sentence(state: str, words: str) -> str:
    said = state.replace("-", " ")
    return f"{said}: {words}" if words else said
