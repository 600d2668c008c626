"""A table's game clock: a monotonic deadline, whose prompt and end arrive at the desk as commands."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

from croupier.messages.envelope import Command
from croupier.messages.rounds import CloseBets, PromptSpin

Submit = Callable[[Command], Awaitable[object]]


class GameClock:
    def __init__(self, seconds: float, prompt: float, submit: Submit) -> None:
        self._seconds, self._prompt, self._submit = seconds, min(prompt, seconds), submit
        self._ends: float | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self, round_: int) -> None:
        """A fixed time for everyone."""
        self.stop()
        self._ends = monotonic() + self._seconds
        self._task = asyncio.create_task(self._run(round_))

    def stop(self) -> None:
        self._ends = None
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def view(self) -> dict[str, int] | None:
        """What is left, as it stands now."""
        if self._ends is None:
            return None
        left = max(0, int((self._ends - monotonic()) * 1000))
        return {
            "left_ms": left,
            "total_ms": int(self._seconds * 1000),
            "prompt_ms": int(self._prompt * 1000),
        }

    async def _run(self, round_: int) -> None:
        await asyncio.sleep(self._seconds - self._prompt)
        await self._submit(PromptSpin(round_))
        assert self._ends is not None  # noqa: S101 - stopping cancels this task
        await asyncio.sleep(max(0.0, self._ends - monotonic()))
        await self._submit(CloseBets(round_))
