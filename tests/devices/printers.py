"""Printers for the contract suite: each end with its paper, its troubles and its restart."""

from pathlib import Path
from typing import Protocol

from croupier.devices.printer import Printer, PrinterPlace
from croupier.devices.spool_printer import SpoolPrinter, spool_printer


class PrinterBench(Protocol):
    """One end on a test bench. `trouble` is "paper-low", "paper-out", "jam", "dies" or None."""

    @property
    def printer(self) -> Printer: ...

    def suffer(self, trouble: str | None, /) -> None: ...

    def restart(self) -> Printer:
        """The server is started anew with the same printer."""
        ...

    def papers(self) -> int:
        """How many whole papers came out."""
        ...

    def close(self) -> None: ...


class SpoolBench:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.printer: SpoolPrinter = self.restart()

    def suffer(self, trouble: str | None) -> None:
        assert self.printer.simulate(trouble)

    def restart(self) -> SpoolPrinter:
        self.printer = spool_printer(PrinterPlace("E1-3", self._folder), "")
        return self.printer

    def papers(self) -> int:
        return len(list(self.printer.folder.glob("*.pdf")))

    def close(self) -> None:
        """Nothing is held open."""
