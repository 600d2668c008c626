"""A printer whose paper does not come out while a file is there: a site can be killed before it does."""

import asyncio
from pathlib import Path

from croupier.devices.makers import PAPER_PRINTERS, PRINTERS
from croupier.devices.printer import PrinterPlace, PrintJob, PrintResult
from croupier.devices.spool_printer import SpoolPrinter, spool_printer


class HeldPrinter(SpoolPrinter):
    def __init__(self, folder: Path, held: Path) -> None:
        super().__init__(folder)
        self._held = held

    async def print_(self, job: PrintJob) -> PrintResult:
        while self._held.exists():
            await asyncio.sleep(0.01)
        return await super().print_(job)


def held_printer(place: PrinterPlace, address: str) -> HeldPrinter:
    return HeldPrinter(spool_printer(place, "").folder, Path(address))


def plant() -> None:
    """In the process that prints."""
    PRINTERS.known["held:"] = PAPER_PRINTERS.known["held:"] = held_printer
