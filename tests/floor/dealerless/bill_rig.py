"""A station's acceptor in ID003, its bills and a real desk, in one process that dies at a chosen step.

A step is each frame that is sent and each command that is submitted, before and after. What survives a
death is the journal, the device, and the player's hand.
"""

import asyncio
from typing import cast

from croupier.base.envelope import Command, Role
from croupier.base.names import TerminalId
from croupier.base.refusal import Refusal
from croupier.desk.reply import Reply
from croupier.desk.running import Around
from croupier.devices.id003 import Status
from croupier.devices.serial_acceptor import SerialAcceptor
from croupier.devices.simulated_id003 import SimulatedId003
from croupier.floor.parts.electronic.state import TableState
from croupier.floor.parts.stations.bills import Bills
from tests.devices.id003_rig import TURN, MemoryLine
from tests.electronic import Electronic
from tests.house import ONE, T1

TURNS = 60
"""In which whatever is under way ends."""


class Killed(Exception):  # noqa: N818 - it says what happened
    pass


class Steps:
    """Counts, and dies at one."""

    def __init__(self, dies_at: int | None) -> None:
        self.taken, self.dies_at = 0, dies_at

    def take(self) -> None:
        self.taken += 1
        if self.taken == self.dies_at:
            raise Killed


class KilledLine(MemoryLine):
    def __init__(self, device: SimulatedId003, steps: Steps) -> None:
        super().__init__(device)
        self._steps = steps

    def send(self, raw: bytes) -> None:
        self._steps.take()
        super().send(raw)
        self._steps.take()


class KilledDesk:
    """The real desk, as bills see it."""

    def __init__(self, house: Electronic, steps: Steps) -> None:
        self._house, self._steps = house, steps

    @property
    def table(self) -> TableState:
        return self._house.table

    async def submit(self, _role: Role, _sender: str, command: Command) -> Reply:
        self._steps.take()
        self._house.send(self._house.envelope("device", command))
        self._steps.take()
        return self._house.replies[-1]


class Pit:
    """Who is told of what goes wrong: supervisors by `alarms`, the player by `told`."""

    table = T1

    def __init__(self) -> None:
        self.alarms: list[str] = []
        self.told: list[Refusal] = []

    async def alarm(self, says: str) -> None:
        self.alarms.append(says)

    def tell(self, _terminal: TerminalId, refusal: Refusal) -> None:
        self.told.append(refusal)


class Station:
    """`bills` is the class under test; a test may plant a bug in it."""

    def __init__(self, dies_at: int | None = None, bills: type[Bills] = Bills) -> None:
        self._bills, self._now = bills, 0.0
        self.steps, self.device, self.house = Steps(dies_at), SimulatedId003(), Electronic().opened()
        self.desk, self.pit = KilledDesk(self.house, self.steps), Pit()
        self.fed: list[int] = []
        self.start()

    def start(self) -> None:
        """A process begins, with what the journal has."""
        self.house.restart()
        line = KilledLine(self.device, self.steps)
        self.acceptor = SerialAcceptor(lambda: line, lambda: self._now)
        self.bills = self._bills({ONE: self.acceptor}, self.desk, cast("Around", self.pit))

    def run(self, turns: int = TURNS) -> None:
        async def turn() -> None:
            for _ in range(turns):
                self._now += TURN
                await self.bills.listen()

        asyncio.run(turn())

    def survive(self, *, power_cut: bool = False, lapses: bool = False) -> bool:
        """Run, and once more after a death. True: it died."""
        try:
            self.run()
        except Killed:
            if power_cut:
                self.device.cut_power()
            if lapses:
                self.device.let_escrow_lapse()
                self.device.pass_on()  # it has gone back before anybody asks
            self.start()
            self.run()
            return True
        return False

    def feed(self, bill: int) -> None:
        self.fed.append(bill)
        self.device.feed(bill)

    def wrong(self) -> list[str]:
        """What is lost or doubled: each bill is in the box and credited, or back in the hand."""
        terminal, found = self.house.terminal(ONE), []
        if terminal.credits != sum(self.device.box):
            found.append(f"credited {terminal.credits}, in the box {self.device.box}")
        if sorted(self.device.box + self.device.returned) != sorted(self.fed):
            found.append(f"put in {self.fed}, in the box {self.device.box}, back {self.device.returned}")
        if terminal.acceptor.held is not None or self.device.status is not Status.ENABLED:
            found.append(f"not at rest: {terminal.acceptor.held}, {self.device.status.name}")
        return found
