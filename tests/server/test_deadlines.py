"""Deadlines: what is due is told once, before anything that came late, and costs nothing until then."""

import asyncio

import pytest

from croupier.base.envelope import Envelope, Role
from croupier.base.names import SenderId, TableId
from croupier.desk.record import Record
from croupier.desk.reply import Reply
from croupier.devices import steady_clock
from croupier.floor.parts.messages.bets import PlaceBet
from croupier.floor.parts.messages.rounds import BetsClosed, CloseBets
from croupier.floor.parts.messages.tender import Money
from croupier.server.deadlines import Deadlines
from croupier.server.queue import DeskQueue
from croupier.server.wire import new_id
from tests.house import ONE, T1, House, at

T2, T3 = TableId("T2"), TableId("T3")


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_each_deadline_is_told_once_and_in_time() -> None:
    clock = Clock()
    deadlines = Deadlines(lambda: None, clock)
    assert deadlines.due() == []
    deadlines.set(T1, CloseBets(4), 110.0)
    deadlines.set(T2, CloseBets(9), 105.0)
    deadlines.set(T3, CloseBets(1), 107.0)
    deadlines.clear(T3)
    deadlines.clear(T3)
    for moment, due in (
        (104.9, []),
        (105.0, [(T2, CloseBets(9))]),
        (109.0, []),
        (111.0, [(T1, CloseBets(4))]),
        (999.0, []),
    ):
        clock.now = moment
        assert deadlines.due() == due, moment


def test_a_deadline_set_again_is_the_later_one() -> None:
    clock = Clock()
    deadlines = Deadlines(lambda: None, clock)
    deadlines.set(T1, CloseBets(4), 110.0)
    deadlines.set(T1, CloseBets(5), 120.0)
    clock.now = 115.0
    assert deadlines.due() == []
    clock.now = 120.0
    assert deadlines.due() == [(T1, CloseBets(5))]


def test_a_loop_without_a_pulse_has_been_frozen() -> None:
    clock = Clock()
    deadlines = Deadlines(lambda: None, clock)
    looks = []
    for _ in range(2):
        clock.now += 1.0
        looks.append(deadlines.frozen)
    assert looks == [False, True]

    async def run() -> None:
        beating = asyncio.create_task(deadlines.beat())
        await asyncio.sleep(0)
        beating.cancel()

    asyncio.run(run())
    assert not deadlines.frozen


class Frozen:
    """A house in the middle of a game, behind a queue that asks a clock of the test's own."""

    def __init__(self) -> None:
        self.house = House()
        self.house.opened().buy_in(ONE, Money(10_000_00)).game({})
        self.clock = Clock()
        self.events: list[object] = []
        self.queue = DeskQueue(self.house.desk, self._committed, self._overdue)
        self.deadlines = Deadlines(self.queue.wake, self.clock)
        self.deadlines.set(T1, CloseBets(1), 130.0)

    def _committed(self, records: list[Record]) -> None:
        self.events += [event for record in records for event in record.events]

    def _overdue(self) -> list[Envelope]:
        sender = SenderId("clock:T1")
        return [Envelope(new_id(), sender, Role.CLOCK, table, close) for table, close in self.deadlines.due()]

    def bet(self) -> "asyncio.Task[Reply]":
        envelope = self.house.envelope(at(ONE), PlaceBet(1, "red", 100))
        return asyncio.create_task(self.queue.submit(envelope))


@pytest.mark.parametrize(("moment", "taken"), [(129.9, True), (130.0, False), (99_999.0, False)])
def test_a_bet_that_is_taken_after_the_end_is_ordered_behind_the_close(moment: float, taken: bool) -> None:
    """It lay in its socket while the process was frozen; nothing of the clock's own has run yet."""

    async def run() -> None:
        frozen = Frozen()
        worker = asyncio.create_task(frozen.queue.work())
        early = await frozen.bet()
        frozen.clock.now = moment
        late = await asyncio.gather(*(frozen.bet() for _ in range(3)))
        worker.cancel()
        assert early.refusal is None
        assert [one.refusal is None for one in late] == [taken] * 3
        closed = [event for event in frozen.events if isinstance(event, BetsClosed)]
        assert [event.staked for event in closed] == ([] if taken else [100])

    asyncio.run(run())


def test_the_queue_closes_by_itself_when_it_is_woken_and_goes_on() -> None:
    async def run() -> None:
        frozen = Frozen()
        worker = asyncio.create_task(frozen.queue.work())
        frozen.deadlines.wake()  # too early: nothing is due
        await asyncio.sleep(0.01)
        assert frozen.events == []
        frozen.clock.now = 130.0
        frozen.deadlines.wake()
        await asyncio.sleep(0.01)
        assert [type(event) for event in frozen.events] == [BetsClosed]
        assert (await frozen.bet()).refusal is not None
        worker.cancel()

    asyncio.run(run())


def test_a_sleep_ends_soon_after_a_machine_wakes_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop's clock has stood still for an hour; the steady one has not."""

    async def run() -> None:
        clock, begun = Clock(), asyncio.get_running_loop().time()
        monkeypatch.setattr(steady_clock, "now", clock)
        sleeping = asyncio.create_task(steady_clock.sleep_until(1800.0))
        await asyncio.sleep(0.01)
        clock.now += 3600.0
        await sleeping
        assert asyncio.get_running_loop().time() - begun < 2

    asyncio.run(run())


def test_the_steady_clock_never_goes_back() -> None:
    looks = [steady_clock.now() for _ in range(1000)]
    assert looks == sorted(looks)
