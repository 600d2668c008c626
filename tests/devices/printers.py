"""Printers for the contract suite: each end with its paper, its troubles and its restart."""

from pathlib import Path
from typing import Protocol

from croupier.devices.escpos import escpos_printer
from croupier.devices.line_printer import LinePrinter, Patience
from croupier.devices.printer import Printer, PrinterPlace
from croupier.devices.simulated_escpos import ReceiptFault, SimulatedEscpos
from croupier.devices.simulated_line import FarEnd, PtyEnd, TcpEnd
from croupier.devices.simulated_tito import SimulatedTito, TicketFault
from croupier.devices.spool_printer import SpoolPrinter, spool_printer
from croupier.devices.tito import tito_printer

QUICK = Patience(answer=1.0, paper=2.0, look_every=0.02)
PRINTS_IN = 0.1


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


class TitoBench:
    """The real end, at the other side of a simulated printer's pseudo-terminal."""

    def __init__(self, folder: Path, settings: str = "") -> None:
        self._folder, self._settings = folder, settings
        self.far = SimulatedTito(PRINTS_IN)
        self.printer: LinePrinter = self.restart()

    def suffer(self, trouble: str | None) -> None:
        self.far.simulate(None if trouble is None else TicketFault(trouble))

    def restart(self) -> LinePrinter:
        address = self.far.address + self._settings
        self.printer = tito_printer(PrinterPlace("E1-3", self._folder), address, QUICK)
        return self.printer

    def papers(self) -> int:
        return len(self.far.tickets)

    def close(self) -> None:
        self.far.close()


class EscposBench:
    """The real end, at the other side of a simulated printer's pseudo-terminal or TCP port."""

    def __init__(self, folder: Path, end: FarEnd, settings: str = "") -> None:
        self._folder, self._settings = folder, settings
        self.far = SimulatedEscpos(end, PRINTS_IN)
        self.printer: LinePrinter = self.restart()

    def suffer(self, trouble: str | None) -> None:
        self.far.simulate(None if trouble is None else ReceiptFault(trouble))

    def restart(self) -> LinePrinter:
        address = self.far.address + self._settings
        self.printer = escpos_printer(PrinterPlace("cage", self._folder), address, QUICK)
        return self.printer

    def papers(self) -> int:
        return len(self.far.papers)

    def close(self) -> None:
        self.far.close()


def escpos_by_file(folder: Path) -> EscposBench:
    return EscposBench(folder, PtyEnd())


def escpos_by_serial_line(folder: Path) -> EscposBench:
    return EscposBench(folder, PtyEnd(), "?baud=19200")


def escpos_by_tcp(folder: Path) -> EscposBench:
    return EscposBench(folder, TcpEnd())


def tito_by_other_settings(folder: Path) -> TitoBench:
    return TitoBench(folder, "?ask=text&done=idle&baud=9600")
