"""A table's wheel and reader on the server: what they tell the desk, and what is drawn of the ball."""

import asyncio
import time
from collections.abc import Callable
from time import monotonic

import pytest

from croupier.base.envelope import Command
from croupier.devices import simulated
from croupier.devices.simulated import SimulatedWheel
from croupier.floor.parts.ball_wheel import LINE_LOST, BallWheel
from croupier.floor.parts.messages.reader import CountSpin
from croupier.floor.parts.messages.rounds import CloseBets, ReadNumber, ReportFault, Turning
from tests.house import House
from tests.server.rig import Loaded


class PulledWheel(SimulatedWheel):
    """A wheel whose cable can be pulled; it runs on meanwhile."""

    lost = False
    trouble = ""

    def receive(self, now: float) -> bytes:
        sent = super().receive(now)
        return b"" if self.lost else sent

    def troubles(self) -> list[str]:
        told, self.trouble = self.trouble, ""
        return [told] if told else []


class Told:
    """What the desk was told; each telling may take its time."""

    def __init__(self, speed: float = 60.0, slow: float = 0.0) -> None:
        self.commands: list[Command] = []
        self.balls: list[object] = []
        self.slow = slow
        self.table = House().opened().game({}).table
        rules = self.table.rules
        self.wheel = wheel = PulledWheel(rules.wheel.order, speed, now=monotonic())
        self.alarms: list[str] = []
        self.judged = 0
        self.house = BallWheel(
            self.table,
            rules,
            wheel,
            submit=self.submit,
            moved=self.moved,
            alarm=self.alarm,
            judge=self.judge,
            closes=True,
        )

    async def submit(self, command: Command) -> None:
        await asyncio.sleep(self.slow)
        self.commands.append(command)
        if isinstance(command, CountSpin):
            self.table.counter = command.spin

    async def alarm(self, says: str) -> None:
        self.alarms.append(says)

    async def judge(self) -> None:
        self.judged += 1

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
        ("with-rotation", [COUNTED, ReportFault(1, "with-rotation")]),  # and the wheel begins again
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


class Pulled(Told):
    """A cable that is pulled while a ball runs, and put back."""

    def spun(self, *steps: Callable[[], bool]) -> list[Command]:
        """Throw a ball; each step is done, again and again, until it says that it is."""

        async def watch() -> None:
            watching = asyncio.create_task(self.house.run())
            assert self.house.throw("throw")
            async with asyncio.timeout(10):
                for step in steps:
                    while not step():
                        await asyncio.sleep(0.005)
                await asyncio.sleep(0.05)
            watching.cancel()

        asyncio.run(watch())
        return self.commands

    def pull(self) -> bool:
        self.wheel.lost = self.house.view().state == "track"
        return self.wheel.lost

    def put_back(self) -> bool:
        self.wheel.lost = False
        return self.judged == 1

    def rest(self) -> bool:
        return not self.wheel.running

    def told_lost(self) -> bool:
        return bool(self.alarms) and self.house.view().lost


def test_a_lost_line_is_alarmed_shown_and_judged_when_it_is_back() -> None:
    told = Pulled(speed=20.0)
    assert told.spun(told.pull, told.told_lost, told.put_back, told.rest) == [COUNTED, CLOSED, READ]
    stood = "the line to the wheel is back: its counter stands at 1, where it was"
    assert told.alarms == [LINE_LOST, stood]
    assert told.house.view().lost is False


def test_how_a_ball_ended_that_nobody_heard_is_the_tables_to_judge() -> None:
    """The reader's own word, that it heard no number, is not told beside it."""
    told = Pulled()
    assert told.spun(told.pull, told.rest, told.put_back) == [COUNTED]
    assert told.house.standing().number == "17"


def test_a_ball_thrown_while_the_line_was_lost_is_nobodys() -> None:
    told = Pulled()

    def thrown_again() -> bool:
        return told.wheel.throw(monotonic())

    told.spun(told.pull, told.rest, thrown_again, told.put_back, told.rest)
    assert told.alarms[1].endswith("its counter went from 1 to 2 while nobody heard it")
    assert told.commands[:2] == [COUNTED, CountSpin(2, "")]


def test_what_the_wheel_says_is_wrong_with_it_is_alarmed() -> None:
    told = Told()
    told.wheel.trouble = "the wheel refused the order *o 1159: NO"
    told.run("throw")
    assert told.alarms == ["the wheel refused the order *o 1159: NO"]
    assert told.house.refusal is None
