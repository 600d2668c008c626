"""A table's game clock: it prompts the dealer, and has the desk close betting when the time is over."""

import asyncio
from collections.abc import Awaitable, Callable

from croupier.base.envelope import Command
from croupier.base.names import TableId
from croupier.floor.parts.messages.rounds import PromptSpin
from croupier.server.deadlines import Deadlines
from croupier.server.steady_clock import now, sleep_until
from croupier.server.workers import Workers

Submit = Callable[[Command], Awaitable[object]]


class GameClock:
    """Its deadline is kept in `deadlines`, where the close is put before whatever else the desk takes."""

    def __init__(
        self,
        table: TableId,
        seconds: float,
        prompt: float,
        submit: Submit,
        *,
        deadlines: Deadlines,
        workers: Workers,
    ) -> None:
        self._table, self._seconds, self._prompt = table, seconds, min(prompt, seconds)
        self._submit, self._deadlines, self._workers = submit, deadlines, workers
        self._ends: float | None = None
        self._round = 0
        self._task: asyncio.Task[None] | None = None

    def start(self, round_: int) -> None:
        """A fixed time for everyone."""
        self.stop()
        self._round, self._ends = round_, now() + self._seconds
        self._deadlines.set(self._table, round_, self._ends)
        self._task = self._workers.start_once(f"{self._table} clock", self._run(self._ends))

    def stop(self) -> None:
        self._ends = None
        self._deadlines.clear(self._table)
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def resume(self) -> None:
        """A table that had stopped goes on: a close that was refused meanwhile is due again."""
        if self._ends is not None:
            self._deadlines.set(self._table, self._round, self._ends)
            self._deadlines.wake()

    def view(self) -> dict[str, int] | None:
        """What is left, as it stands now."""
        if self._ends is None:
            return None
        left = max(0, int((self._ends - now()) * 1000))
        return {
            "left_ms": left,
            "total_ms": int(self._seconds * 1000),
            "prompt_ms": int(self._prompt * 1000),
        }

    async def _run(self, ends: float) -> None:
        await sleep_until(ends - self._prompt)
        if now() < ends:
            await self._submit(PromptSpin(self._round))
        await sleep_until(ends)
        self._deadlines.wake()
