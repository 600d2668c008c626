"""A simulated bill acceptor: hands put pictures of bills into it from a screen."""

from croupier.base.money import Cents
from croupier.devices.acceptor import AcceptorReport, BillReport, BillStep, HealthReport, Station

BILLS: frozenset[Cents] = frozenset({100, 500, 1000, 2000, 5000, 10_000})


class SimulatedAcceptor:
    simulated = by_screen = True
    bills = BILLS

    def __init__(self) -> None:
        self._held: Cents | None = None
        self._stacked: Cents | None = None
        self._reports: list[AcceptorReport] = [HealthReport(None)]

    def insert(self, bill: Cents) -> bool:
        if bill not in self.bills or self._held is not None or self._stacked is not None:
            return False
        self._held = bill
        self._reports.append(BillReport(BillStep.ESCROWED, bill))
        return True

    def reports(self) -> list[AcceptorReport]:
        told, self._reports = self._reports, []
        return told if self._stacked is None else [*told, BillReport(BillStep.STACKED, self._stacked)]

    def stack(self) -> None:
        if self._held is not None:
            self._held, self._stacked = None, self._held

    def give_back(self) -> None:
        if self._held is not None:
            self._reports.append(BillReport(BillStep.RETURNED, self._held))
            self._held = None

    def acknowledge(self) -> None:
        self._stacked = None

    def clear(self) -> None:
        """It never fails."""

    def close(self) -> None:
        """It has no line."""


def simulated_acceptor(_station: Station, _address: str) -> SimulatedAcceptor:
    return SimulatedAcceptor()
