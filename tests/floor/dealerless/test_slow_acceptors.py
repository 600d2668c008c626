"""An acceptor that answers late or not at all: each bill is credited once, or comes back once.

Goal: nothing is ordered by an answer that was of another bill. Method: a simulated acceptor goes on by its
own time, at the end of a line that delays and drops its answers, while bills are put in at odd moments.
"""

import asyncio
from collections.abc import Callable
from random import Random

import pytest

from croupier.devices.id003 import Ask, Frame, Status
from croupier.devices.id003_controller import Controller
from croupier.devices.serial_acceptor import ANSWERED_WITHIN, SerialAcceptor
from croupier.devices.simulated_id003 import SimulatedId003
from tests.devices.id003_rig import TURN, MemoryLine
from tests.floor.dealerless.bill_rig import Station

BILLS = (100, 500, 2000, 10_000)
FOUND = (219, 481, 523, 701, 727, 1066, 1353, 1437, 1440, 1535, 2176)
"""By these a bill was not credited, or for another's value, when a status was simply asked for again."""


class OwnTime(SimulatedId003):
    """What passes by itself passes by time, asked or not; after `patience` a bill in escrow goes back."""

    def __init__(self, chance: Random, patience: int) -> None:
        super().__init__()
        self._chance, self._patience, self._left, self._escrowed = chance, patience, 5, 0

    def _tell(self) -> Frame:
        return super()._tell() if self.status is Status.ESCROW else Frame(self.status)

    def tick(self) -> None:
        self._left -= 1
        if self._left <= 0:
            if self.status is not Status.ESCROW:
                self.pass_on()
            self._left = self._chance.randint(6, 15)
        self._escrowed = self._escrowed + 1 if self.status is Status.ESCROW else 0
        if self._patience and self._escrowed > self._patience:
            self.let_escrow_lapse()


class SlowLine(MemoryLine):
    """Each answer takes as long as `takes` says, and comes after the one before it."""

    def __init__(self, device: SimulatedId003, now: Callable[[], float], takes: Callable[[], float]) -> None:
        super().__init__(device)
        self._now, self._takes = now, takes
        self._coming: list[tuple[float, bytes]] = []

    def send(self, raw: bytes) -> None:
        super().send(raw)
        answer, self._answers = self._answers, b""
        if answer:
            last = self._coming[-1][0] if self._coming else 0.0
            self._coming.append((max(last, self._now() + self._takes()), answer))

    def receive(self) -> bytes:
        here = [answer for at, answer in self._coming if at <= self._now()]
        self._coming = self._coming[len(here) :]
        return b"".join(here)


class SlowStation(Station):
    """An answer takes from `fast` to `slow` seconds; so many in a hundred never come."""

    def __init__(
        self, chance: Random, slow: float, patience: int = 0, dropped: int = 0, fast: float = 0
    ) -> None:
        self.chance, self.slow, self.fast, self._patience, self._dropped = (
            chance,
            slow,
            fast,
            patience,
            dropped,
        )
        super().__init__()

    def start(self) -> None:
        self.device = self.own = OwnTime(self.chance, self._patience)
        super().start()
        line = SlowLine(self.own, lambda: self._now, self._takes)
        line.spoil = self._drop
        self.acceptor = SerialAcceptor(lambda: line, lambda: self._now)
        self.bills._acceptors = dict.fromkeys(self.bills._acceptors, self.acceptor)

    def _takes(self) -> float:
        return self.chance.uniform(self.fast, self.slow)

    def _drop(self, raw: bytes) -> bytes:
        return b"" if self._dropped and self.chance.random() < self._dropped / 100 else raw

    def run(self, turns: int = 60) -> None:
        async def turn() -> None:
            for _ in range(turns):
                self._now += TURN
                self.own.tick()
                await self.bills.listen()

        asyncio.run(turn())

    def play(self, bills: int) -> "SlowStation":
        """Bills put in at odd moments, and then a line as it should be."""
        self.run(300)
        for _ in range(bills):
            self.feed(self.chance.choice(BILLS))
            self.run(self.chance.choice((3, 10, 40, 200)))
        self.slow = 0.05
        self.run(800)
        return self


@pytest.mark.parametrize("seed", [*range(40), *FOUND])
def test_whatever_comes_late_or_never_a_bill_is_credited_once_or_comes_back_once(seed: int) -> None:
    chance = Random(seed)  # noqa: S311 - no money hangs on it
    slow, patience = chance.choice((0.05, 0.4, 0.8, 1.7)), chance.choice((0, 0, 20, 10, 6))
    station = SlowStation(chance, slow, patience, chance.choice((0, 0, 10, 30))).play(8)
    assert station.wrong() == []
    assert [alarm for alarm in station.pit.alarms if "count the box" in alarm] == []


@pytest.mark.parametrize("slow", [0.35, 0.5, ANSWERED_WITHIN - TURN])
def test_an_acceptor_that_is_always_slow_takes_bills_all_the_same(slow: float) -> None:
    station = SlowStation(Random(1), slow, fast=slow)  # noqa: S311
    station.run(300)
    station.feed(2000)
    station.run(100)
    assert (station.wrong(), station.pit.alarms, station.own.box) == ([], [], [2000])


def test_one_that_is_slower_than_bills_change_takes_none_and_loses_none() -> None:
    station = SlowStation(Random(1), 0.05, patience=40)  # noqa: S311
    station.run(300)
    station.fast = station.slow = 1.5
    station.feed(2000)
    station.run(300)
    assert (station.own.box, station.own.returned) == ([], [2000])


def asked_for_a_twenty() -> Controller:
    """It has heard of a twenty in escrow, and the desk will have it."""
    controller = Controller()
    controller.bills = {0x65: 2000, 0x61: 100}
    controller.hear(Frame(Status.ESCROW, b"\x65"))
    controller.stack()
    return controller


def test_nothing_is_ordered_by_an_answer_that_came_late() -> None:
    controller = asked_for_a_twenty()
    assert controller.ask() == Frame(Ask.STACK)
    assert controller.ask_again() == Frame(Ask.VERSION), "the answer to that has not come"
    late = Frame(Status.ESCROW, b"\x65")
    assert not controller.is_answer(late)
    controller.hear(late)
    assert controller.ask_again() == Frame(Ask.VERSION), "and nothing is stacked by it"
    assert controller.is_answer(Frame(Ask.VERSION, b"x"))
    controller.hear(Frame(Ask.VERSION, b"x"))
    assert controller.ask() == Frame(Ask.STATUS), "all that was late is past: where does it stand now?"


def test_a_version_that_comes_late_is_not_the_answer_to_a_status() -> None:
    controller = Controller()
    assert controller.ask() == Frame(Ask.STATUS)
    assert not controller.is_answer(Frame(Ask.VERSION, b"x"))
    assert controller.is_answer(Frame(Status.ENABLED))


def test_another_bill_in_the_place_of_the_one_that_was_held_is_held_anew() -> None:
    """It was of another value: the twenty went back unheard, and its order is not the dollar's."""
    controller = asked_for_a_twenty()
    told = controller.hear(Frame(Status.ESCROW, b"\x61"))
    assert [(one.step, one.bill) for one in told] == [("returned", 2000), ("escrowed", 100)]  # type: ignore[union-attr]
    assert controller.ask() == Frame(Ask.STATUS)
