"""A simulated bill acceptor: hands put pictures of bills into it from a screen."""

from croupier.base.money import Cents
from croupier.devices.acceptor import BillReport, BillStep, Station

BILLS: frozenset[Cents] = frozenset({100, 500, 1000, 2000, 5000, 10_000})


class SimulatedAcceptor:
    simulated = by_screen = True
    bills = BILLS

    def __init__(self) -> None:
        self._held: Cents | None = None
        self._reports: list[BillReport] = []

    def insert(self, bill: Cents) -> bool:
        if bill not in self.bills or self._held is not None:
            return False
        self._held = bill
        self._reports.append(BillReport(BillStep.ESCROWED, bill))
        return True

    def reports(self) -> list[BillReport]:
        told, self._reports = self._reports, []
        return told

    def stack(self) -> None:
        self._let_go(BillStep.STACKED)

    def give_back(self) -> None:
        self._let_go(BillStep.RETURNED)

    def _let_go(self, step: BillStep) -> None:
        if self._held is not None:
            self._reports.append(BillReport(step, self._held))
            self._held = None


def simulated_acceptor(_station: Station, _address: str) -> SimulatedAcceptor:
    return SimulatedAcceptor()
