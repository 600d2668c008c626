"""A second end of the acceptor's port: a test puts the bills in, as a player would."""

from croupier.base.money import Cents
from croupier.devices.acceptor import BillReport, BillStep, Station


class ScriptedAcceptor:
    """`feed` is a player's hand; with `jams` a bill sticks on its way into the box."""

    simulated = by_screen = False
    bills: frozenset[Cents] = frozenset({100, 500, 2000})

    def __init__(self, station: Station, _address: str) -> None:
        self.station, self.jams = station, False
        self.box: list[Cents] = []
        self.returned: list[Cents] = []
        self._held: Cents | None = None
        self._reports: list[BillReport] = []

    def insert(self, _bill: Cents) -> bool:
        return False

    def feed(self, bill: Cents) -> None:
        if bill not in self.bills or self._held is not None:
            self.returned.append(bill)
            return
        self._held = bill
        self._reports.append(BillReport(BillStep.ESCROWED, bill))

    def reports(self) -> list[BillReport]:
        told, self._reports = self._reports, []
        return told

    def stack(self) -> None:
        step = BillStep.JAMMED if self.jams else BillStep.STACKED
        self._let_go(step, self.box)

    def give_back(self) -> None:
        self._let_go(BillStep.RETURNED, self.returned)

    def _let_go(self, step: BillStep, into: list[Cents]) -> None:
        if self._held is not None:
            into.append(self._held)
            self._reports.append(BillReport(step, self._held))
            self._held = None
