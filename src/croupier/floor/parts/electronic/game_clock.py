"""A table's game clock: it prompts the dealer, and has the desk close betting when the time is over."""

from collections.abc import Awaitable, Callable

from croupier.base.envelope import Command
from croupier.desk.running import Around
from croupier.devices.steady_clock import now, sleep_until
from croupier.floor.parts.electronic.views.game import ClockView
from croupier.floor.parts.messages.rounds import CloseBets, PromptSpin

Submit = Callable[[Command], Awaitable[object]]


class GameClock:
    """Its deadline is kept by the server, which puts the close before whatever else the desk takes."""

    def __init__(self, around: Around, seconds: float, prompt: float, submit: Submit) -> None:
        self._around, self._seconds, self._prompt = around, seconds, min(prompt, seconds)
        self._submit = submit
        self._ends: float | None = None
        self._round = 0
        self._cancel: Callable[[], object] | None = None

    def start(self, round_: int) -> None:
        """A fixed time for everyone."""
        self.stop()
        self._round, self._ends = round_, now() + self._seconds
        self._around.close_at(self._ends, CloseBets(round_))
        self._cancel = self._around.start_once("clock", self._run(self._ends))

    def stop(self) -> None:
        self._ends = None
        self._around.forget_close()
        if self._cancel is not None:
            self._cancel()
            self._cancel = None

    def resume(self) -> None:
        """A table that had stopped goes on: a close that was refused meanwhile is due again."""
        if self._ends is not None:
            self._around.close_at(self._ends, CloseBets(self._round))
            self._around.look_now()

    def view(self) -> ClockView | None:
        """What is left, as it stands now."""
        if self._ends is None:
            return None
        left = max(0, int((self._ends - now()) * 1000))
        return ClockView(left, total_ms=int(self._seconds * 1000), prompt_ms=int(self._prompt * 1000))

    async def _run(self, ends: float) -> None:
        await sleep_until(ends - self._prompt)
        if now() < ends:
            await self._submit(PromptSpin(self._round))
        await sleep_until(ends)
        self._around.look_now()
