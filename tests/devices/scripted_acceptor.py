"""A second end of the acceptor's port: a test puts the bills in, as a player would."""

from croupier.base.money import Cents
from croupier.devices.acceptor import (
    AcceptorFault,
    AcceptorReport,
    BillReport,
    BillStep,
    HealthReport,
    Station,
)


class ScriptedAcceptor:
    """`feed` is a player's hand; with `jams` a bill sticks on its way into the box."""

    simulated = by_screen = False
    bills: frozenset[Cents] = frozenset({100, 500, 2000})

    def __init__(self, station: Station, _address: str) -> None:
        self.station, self.jams, self.cleared = station, False, 0
        self.box: list[Cents] = []
        self.returned: list[Cents] = []
        self._held: Cents | None = None
        self._owed: Cents | None = None
        self._reports: list[AcceptorReport] = [HealthReport(None)]

    def insert(self, _bill: Cents) -> bool:
        return False

    def feed(self, bill: Cents) -> None:
        if bill not in self.bills or self._held is not None:
            self.returned.append(bill)
            return
        self._held = bill
        self._reports.append(BillReport(BillStep.ESCROWED, bill))

    def fail(self, fault: AcceptorFault | None) -> None:
        """None: it works again."""
        self._reports.append(HealthReport(fault))

    def say(self, report: AcceptorReport) -> None:
        self._reports.append(report)

    def reports(self) -> list[AcceptorReport]:
        told, self._reports = self._reports, []
        return told if self._owed is None else [*told, BillReport(BillStep.STACKED, self._owed)]

    def stack(self) -> None:
        if self.jams:
            self._held = None
            self.fail(AcceptorFault.JAMMED)
        elif self._held is not None:
            self.box.append(self._held)
            self._held, self._owed = None, self._held

    def give_back(self) -> None:
        if self._held is not None:
            self.returned.append(self._held)
            self._reports.append(BillReport(BillStep.RETURNED, self._held))
            self._held = None

    def acknowledge(self) -> None:
        self._owed = None

    def clear(self) -> None:
        self.cleared += 1
        self.fail(None)

    def close(self) -> None:
        """It has no line."""
