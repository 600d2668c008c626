"""The game clock: one fixed time, a prompt on the way, and an end that the queue is woken for."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import cast

import pytest

from croupier.base.envelope import Command
from croupier.desk.running import Around, Work
from croupier.devices.steady_clock import now
from croupier.floor.parts.electronic.game_clock import GameClock
from croupier.floor.parts.messages.rounds import CloseBets, PromptSpin
from croupier.server.deadlines import Deadlines
from croupier.server.workers import Workers
from tests.server.rig import T1


class Sent:
    """What a clock submitted, which games it had closed, and when."""

    def __init__(self) -> None:
        self.begun = now()
        self.deadlines = Deadlines(self._close)
        self.workers = Workers(lambda *_: True)
        self.told: list[object] = []
        self.times: list[float] = []

    def clock(
        self, seconds: float, prompt: float, submit: Callable[[Command], Awaitable[None]] | None = None
    ) -> GameClock:
        told = submit or self.submit
        return GameClock(cast("Around", self), seconds, prompt, told)

    def close_at(self, ends: float, close: Command) -> None:
        self.deadlines.set(T1, close, ends)

    def forget_close(self) -> None:
        self.deadlines.clear(T1)

    def look_now(self) -> None:
        self.deadlines.wake()

    def start_once(self, name: str, work: Work) -> Callable[[], object]:
        return self.workers.start_once(name, work).cancel

    async def submit(self, command: Command) -> None:
        self._tell(command)

    def _close(self) -> None:
        for _, close in self.deadlines.due():
            assert isinstance(close, CloseBets)
            self._tell(close.round)

    def _tell(self, told: object) -> None:
        self.told.append(told)
        self.times.append(now() - self.begun)

    async def wait(self, count: int) -> None:
        async with asyncio.timeout(5):
            while len(self.told) < count:
                await asyncio.sleep(0.005)


PROMPT, END = PromptSpin(7), 7


@pytest.mark.parametrize(("prompt", "prompted_at"), [(0.1, 0.1), (0.2, 0.0), (5.0, 0.0)])
def test_it_prompts_with_that_much_left_and_closes_at_the_end(prompt: float, prompted_at: float) -> None:
    async def run() -> None:
        sent = Sent()
        sent.clock(0.2, prompt).start(7)
        await sent.wait(2)
        assert sent.told == [PROMPT, END]
        assert sent.times[0] >= prompted_at - 0.01
        assert sent.times[1] >= 0.19

    asyncio.run(run())


def test_what_is_left_is_shown_as_it_stands() -> None:
    async def run() -> None:
        clock = Sent().clock(0.3, 0.1)
        assert clock.view() is None
        clock.start(7)
        first = clock.view()
        await asyncio.sleep(0.02)
        second = clock.view()
        clock.stop()
        assert clock.view() is None
        assert first is not None
        assert second is not None
        assert first.total_ms == second.total_ms == 300
        assert first.prompt_ms == 100
        assert 0 <= second.left_ms < first.left_ms <= 300

    asyncio.run(run())


def test_a_stopped_clock_sends_nothing() -> None:
    async def run() -> None:
        sent = Sent()
        clock = sent.clock(0.04, 0.02)
        clock.start(7)
        clock.stop()
        clock.stop()
        clock.resume()
        await asyncio.sleep(0.08)
        assert sent.told == []

    asyncio.run(run())


def test_a_clock_started_again_runs_whole_for_the_new_game() -> None:
    async def run() -> None:
        sent = Sent()
        clock = sent.clock(0.5, 0.45)
        clock.start(7)
        await sent.wait(1)
        sent.begun = now()
        clock.start(8)
        await sent.wait(3)
        assert sent.told == [PROMPT, PromptSpin(8), 8]
        assert sent.times[2] >= 0.49

    asyncio.run(run())


def test_a_clock_that_is_stopped_by_its_own_prompt_closes_nothing() -> None:
    async def run() -> None:
        clocks: list[GameClock] = []
        sent, told = Sent(), list[Command]()

        async def stop(command: Command) -> None:
            told.append(command)
            clocks[0].stop()

        clocks.append(sent.clock(1.0, 0.95, stop))
        clocks[0].start(7)
        await asyncio.sleep(1.05)
        assert (told, sent.told) == ([PROMPT], [])

    asyncio.run(run())


def test_a_close_that_was_refused_is_due_again_when_the_table_goes_on() -> None:
    async def run() -> None:
        sent = Sent()
        clock = sent.clock(0.1, 0.1)
        clock.start(7)
        await sent.wait(2)
        assert sent.deadlines.due() == []
        clock.resume()
        assert sent.told == [PROMPT, END, END]

    asyncio.run(run())


def test_a_clock_that_fails_is_a_worker_that_died() -> None:
    async def run() -> None:
        async def broken(command: Command) -> None:
            raise ZeroDivisionError

        sent = Sent()
        sent.clock(0.02, 0.02, broken).start(7)
        await asyncio.sleep(0.02)
        assert sent.workers.states() == {"clock": "dead"}

    asyncio.run(run())
