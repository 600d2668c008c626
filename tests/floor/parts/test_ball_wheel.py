"""A table's wheel and reader on the server: what they tell the desk, and what is drawn of the ball."""

import asyncio
import time
from collections.abc import Callable
from time import monotonic

import pytest

from croupier.base.envelope import Command
from croupier.devices import simulated
from croupier.devices.simulated import SimulatedWheel
from croupier.floor.parts.ball_wheel import BallWheel
from croupier.floor.parts.messages.reader import CountSpin
from croupier.floor.parts.messages.rounds import CloseBets, ReadNumber, ReportFault, Turning
from tests.house import House
from tests.server.rig import Loaded


class Told:
    """What the desk was told; each telling may take its time."""

    def __init__(self, speed: float = 60.0, slow: float = 0.0) -> None:
        self.commands: list[Command] = []
        self.balls: list[object] = []
        self.slow = slow
        self.table = House().opened().game({}).table
        rules = self.table.rules
        wheel = SimulatedWheel(rules.wheel.order, speed, now=monotonic())
        self.house = BallWheel(self.table, rules, wheel, submit=self.submit, moved=self.moved, closes=True)

    async def submit(self, command: Command) -> None:
        await asyncio.sleep(self.slow)
        self.commands.append(command)
        if isinstance(command, CountSpin):
            self.table.counter = command.spin

    def moved(self) -> None:
        self.balls.append((self.house.view().state, self.house.view().number))

    def run(self, what: str, disturb: Callable[[], None] = lambda: None) -> list[Command]:
        """Everything told of one throw."""

        async def watch() -> None:
            watching = asyncio.create_task(self.house.run())
            await asyncio.sleep(0.02)
            assert self.house.throw(what)
            async with asyncio.timeout(10):
                while self.house.running:
                    disturb()
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0.05)
            watching.cancel()

        asyncio.run(watch())
        return self.commands


@pytest.fixture(autouse=True)
def loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulated, "secrets", Loaded(["17"]))


COUNTED, CLOSED, READ = CountSpin(1, "1"), CloseBets(1), ReadNumber(1, "17", Turning(162, False))


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("throw", [COUNTED, CLOSED, READ]),
        ("short-spin", [COUNTED, CLOSED, READ]),
        ("with-rotation", [COUNTED, ReportFault(1, "with-rotation"), CLOSED]),
        ("ball-not-dropped", [COUNTED, CLOSED, ReportFault(1, "ball-not-dropped")]),
        ("ball-out", [COUNTED, CLOSED, ReportFault(1, "ball-not-dropped")]),
        ("malfunction", [COUNTED, CLOSED, ReportFault(1, "malfunction")]),
        ("misread", [COUNTED, CLOSED, ReportFault(1, "malfunction")]),
    ],
)
@pytest.mark.parametrize("stall", [0.0, 0.15])
def test_the_desk_is_told_what_the_reader_sees_however_busy_the_machine(
    what: str, told: list[Command], stall: float
) -> None:
    """A stall is nine seconds of this wheel's time."""
    assert Told().run(what, lambda: time.sleep(stall)) == told


def test_a_slow_desk_misses_nothing() -> None:
    assert Told(slow=0.2).run("throw") == [COUNTED, CLOSED, READ]


def test_the_ball_is_drawn_with_its_number_only_from_the_drop_on() -> None:
    told = Told()
    told.run("throw")
    drawn = list(dict.fromkeys(told.balls))  # anew when it has come to rest to the eye
    assert drawn == [("idle", None), ("track", None), ("dropping", "17"), ("rest", "17")]


def test_nothing_is_thrown_that_is_not_known_and_nothing_twice() -> None:
    house = Told().house
    assert not house.throw("")
    assert not house.throw("away")
    assert house.throw("throw")
    assert not house.throw("throw")
    assert not house.throw("ball-out")
