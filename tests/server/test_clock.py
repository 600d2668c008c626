"""The game clock: one fixed time, a prompt on the way, an end; all of them commands."""

import asyncio
from time import monotonic

import pytest

from croupier.messages.envelope import Command
from croupier.messages.rounds import CloseBets, PromptSpin
from croupier.server.clock import GameClock


class Sent:
    """What the clock submitted, and when."""

    def __init__(self) -> None:
        self.begun = monotonic()
        self.commands: list[Command] = []
        self.times: list[float] = []

    async def __call__(self, command: Command) -> None:
        self.commands.append(command)
        self.times.append(monotonic() - self.begun)

    async def wait(self, count: int) -> None:
        async with asyncio.timeout(5):
            while len(self.commands) < count:
                await asyncio.sleep(0.005)


PROMPT, END = PromptSpin(7), CloseBets(7)


@pytest.mark.parametrize(("prompt", "prompted_at"), [(0.1, 0.1), (0.2, 0.0), (5.0, 0.0)])
def test_it_prompts_with_that_much_left_and_closes_at_the_end(prompt: float, prompted_at: float) -> None:
    async def run() -> None:
        sent = Sent()
        GameClock(0.2, prompt, sent).start(7)
        await sent.wait(2)
        assert sent.commands == [PROMPT, END]
        assert sent.times[0] >= prompted_at - 0.01
        assert sent.times[1] >= 0.19

    asyncio.run(run())


def test_what_is_left_is_shown_as_it_stands() -> None:
    async def run() -> None:
        clock = GameClock(0.3, 0.1, Sent())
        assert clock.view() is None
        clock.start(7)
        first = clock.view()
        await asyncio.sleep(0.02)
        second = clock.view()
        clock.stop()
        assert clock.view() is None
        assert first is not None
        assert second is not None
        assert first["total_ms"] == second["total_ms"] == 300
        assert first["prompt_ms"] == 100
        assert 0 <= second["left_ms"] < first["left_ms"] <= 300

    asyncio.run(run())


def test_a_stopped_clock_sends_nothing() -> None:
    async def run() -> None:
        sent = Sent()
        clock = GameClock(0.04, 0.02, sent)
        clock.start(7)
        clock.stop()
        clock.stop()
        await asyncio.sleep(0.08)
        assert sent.commands == []

    asyncio.run(run())


def test_a_clock_started_again_runs_whole_for_the_new_game() -> None:
    async def run() -> None:
        sent = Sent()
        clock = GameClock(0.5, 0.45, sent)
        clock.start(7)
        await sent.wait(1)
        sent.begun = monotonic()
        clock.start(8)
        await sent.wait(3)
        assert sent.commands == [PROMPT, PromptSpin(8), CloseBets(8)]
        assert sent.times[2] >= 0.49

    asyncio.run(run())


def test_a_clock_that_is_stopped_by_its_own_prompt_closes_nothing() -> None:
    async def run() -> None:
        clocks: list[GameClock] = []
        sent: list[Command] = []

        async def stop(command: Command) -> None:
            sent.append(command)
            clocks[0].stop()

        clocks.append(GameClock(0.06, 0.03, stop))
        clocks[0].start(7)
        await asyncio.sleep(0.1)
        assert sent == [PROMPT]

    asyncio.run(run())
