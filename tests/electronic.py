"""A dealerless house for tests: ilani's table on the real desk, its devices played by the test."""

from collections.abc import Iterable, Mapping

from croupier.base.names import TableId, TerminalId
from croupier.desk.messages import InstallTable
from croupier.desk.ports import Clock, Store
from croupier.floor.dealerless.messages import launches
from croupier.floor.parts.messages import reader, rounds, stations, tables
from croupier.floor.parts.messages.bets import PlaceBet
from croupier.games.effective import write_effective
from tests.house import CHIPS, TERMINALS, House, at
from tests.states import state_at
from tests.tables import roulette

START = 40
"""Where the wheel's counter stands when the table is installed."""


def install_electronic(**options: object) -> InstallTable:
    effective = write_effective(roulette("ilani", **options)).decode()
    return InstallTable("Electronic", effective, TERMINALS, CHIPS)


class Electronic(House):
    """The wheel is this house's own: `counter` is what it stands at."""

    def __init__(self, store: Store | None = None, clock: Clock | None = None) -> None:
        super().__init__(store, clock)
        self.counter = START

    def installed(self, table: TableId | None = None, **options: object) -> "Electronic":
        self.do("engineer", install_electronic(**options), table=table)
        self.do("reader", reader.CountSpin(self.counter), table=table)
        return self

    def opened(self, table: TableId | None = None, **options: object) -> "Electronic":
        """Inspected, with every station open; between games."""
        self.installed(table, **options)
        self.do("supervisor", tables.OpenTable(0, 0, 0, enclosed=True), table=table)
        for terminal in TERMINALS:
            self.do("supervisor", stations.OpenStation(terminal, "start of day"), table=table)
        return self

    def cash(self, terminal: TerminalId, amount: int) -> "Electronic":
        self.do("device", stations.AcceptCash(terminal, amount))
        return self

    def game(
        self, bets: Mapping[TerminalId, Iterable[tuple[str, int]]], table: TableId | None = None
    ) -> "Electronic":
        """A countdown with these bets, still running."""
        self.do("clock", rounds.StartGame(), table=table)
        for terminal, placed in bets.items():
            for spot, chip in placed:
                self.do(
                    at(terminal),
                    PlaceBet(state_at(self.desk, table or self.here).round, spot, chip),
                    table=table,
                )
        return self

    @property
    def effect(self) -> launches.LaunchAsked:
        """The launch that is waited for."""
        asked = (one.asked for one in self.desk.effects.of(self.here))
        [launch] = [one for one in asked if isinstance(one, launches.LaunchAsked)]
        return launch

    def launch(self) -> "Electronic":
        """The countdown ends and the machine launches the ball."""
        self.close()
        self.counter += 1
        self.do("device", launches.ReportLaunched(self.effect.effect, self.counter))
        return self

    def read(self, number: str, table: TableId | None = None) -> "Electronic":
        self.do("reader", rounds.ReadNumber(self.counter, number), table=table)
        return self

    def spin(self, number: str, table: TableId | None = None) -> "Electronic":
        """From the end of the countdown to the settlement."""
        return self.launch().read(number, table)
