"""A table's wheel, its reader, and the ball as screens draw it."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

from croupier.desk.recovery import Standing
from croupier.devices.memory import WheelMemory
from croupier.devices.reader import Reader, Report, Seen
from croupier.devices.simulated import EVERY, Fault, SimulatedWheel
from croupier.devices.ss2 import SPINS, Frame, Scanner, State, Status, spin_after, spin_before
from croupier.messages.effects import CountSpin
from croupier.messages.envelope import Command
from croupier.messages.rounds import CloseBets, ReadNumber, ReportFault
from croupier.rules.automatic.state import TableState
from croupier.rules.machines import is_dealerless

Submit = Callable[[Command], Awaitable[object]]
DROP_SECONDS = 2.5
"""How long the ball takes to fall, bounce and rest, to the eye."""


class Wheelhouse:
    """Reads the simulated wheel's bytes as it would a real one's, and tells the desk what the reader sees."""

    def __init__(
        self,
        table: TableState,
        speed: float,
        submit: Submit,
        moved: Callable[[], None],
        memory: WheelMemory | None = None,
    ) -> None:
        self._table, self._speed, self._submit, self._moved = table, speed, submit, moved
        self._scanner, self._reader = Scanner(), Reader(speed)
        self._ball: dict[str, object] = {"state": "idle", "spin": 0, "number": None}
        self._rests: float = 0.0
        self._now = monotonic()
        # a wheel that has forgotten its counter must not seem to stand where it was
        spin = spin_after(table.counter) if table.counter else table.spin or SPINS
        self.wheel = SimulatedWheel(table.table.wheel.order, speed, spin, memory, self._now)
        self._reports: list[Report] = []

    def throw(self, what: str) -> bool:
        """Throw the ball, or make the wheel do something wrong with it."""
        fault = Fault(what) if what in tuple(Fault) else None
        if fault is None and what != "throw":
            return False
        return self.wheel.throw(self._now, fault)

    def launch(self, spin: int) -> bool:
        """Launch the ball, if the wheel stands where whoever asked believed it to."""
        return self.wheel.spin == spin and self.wheel.throw(self._now)

    def standing(self) -> Standing:
        """What the wheel says of itself, before anything is asked of it."""
        last = [frame for frame in self._look() if isinstance(frame, Status)][-1]
        running = last.state not in (State.BEFORE_GAME, State.PLACE_BETS)
        number = None if running else last.win
        return Standing(last.spin, spin_before(last.spin), running, number)

    def _look(self) -> list[Frame]:
        """The frames of this moment; what the reader sees in them waits to be told."""
        frames = self._scanner.feed(self.wheel.step(self._now))
        self._reports += [report for frame in frames for report in self._reader.see(frame, self._now)]
        return frames

    def view(self) -> dict[str, object]:
        left = max(0, int((self._rests - monotonic()) * 1000)) if self._ball["state"] == "dropping" else 0
        return {**self._ball, "left_ms": left}

    async def run(self) -> None:
        """In even steps of the wheel's own time: a moment in which no one looked loses none of its frames."""
        while True:
            self._look()
            reports, self._reports = self._reports, []
            for report in reports:
                await self._report(report)
            step = EVERY / self._speed
            if self.wheel.running:
                self._now += step
            else:
                self._now = monotonic() + min(0.1, step)
            await asyncio.sleep(max(0.0, self._now - monotonic()))

    async def _report(self, report: Report) -> None:
        match report.seen:
            case Seen.TRACK:
                self._show("track", report.spin, None)
                await self._count(report.spin)
            case Seen.NO_MORE_BETS:
                await self._count(report.spin)
                if not is_dealerless(self._table):  # there the clock has closed before the launch
                    await self._submit(CloseBets(self._table.round))
            case Seen.NUMBER:
                assert report.number is not None  # noqa: S101 - a report of a number has it
                self._rests = monotonic() + DROP_SECONDS / self._speed
                self._show("dropping", report.spin, report.number)
                await self._submit(ReadNumber(report.spin, report.number))
            case Seen.FAULT:
                self._show("idle", report.spin, None)
                await self._submit(ReportFault(report.spin, report.fault or "malfunction"))
            case Seen.READY:
                resting = "rest" if self._ball["number"] else "idle"
                self._show(resting, report.spin, self._ball["number"])

    async def _count(self, spin: int) -> None:
        """A spin that the desk has not heard of."""
        if spin != self._table.counter:
            await self._submit(CountSpin(spin))

    def _show(self, state: str, spin: int, number: object) -> None:
        self._ball = {"state": state, "spin": spin, "number": number}
        self._moved()
