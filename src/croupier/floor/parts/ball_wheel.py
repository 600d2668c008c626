"""A table's wheel, its reader, and the ball as screens draw it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic
from typing import Protocol
from urllib.parse import quote

import msgspec

from croupier.base.envelope import Command
from croupier.base.names import TableId
from croupier.devices.memory import WheelMemory
from croupier.devices.reader import Reader, Report, Seen
from croupier.devices.simulated import EVERY, Fault, SimulatedWheel
from croupier.devices.ss2 import SPINS, Frame, Scanner, State, Status, spin_after, spin_before
from croupier.devices.standing import Standing
from croupier.floor.parts.messages.reader import CountSpin
from croupier.floor.parts.messages.rounds import CloseBets, ReadNumber, ReportFault
from croupier.floor.parts.views import Ball, BallState
from croupier.games.roulette.table import RouletteTable

Submit = Callable[[Command], Awaitable[object]]
DROP_SECONDS = 2.5
"""How long the ball takes to fall, bounce and rest, to the eye."""


class Spinning(Protocol):
    """A table as its wheel needs it: the counter as it was last told, and what sends a ball thrown now."""

    spin: int
    counter: int

    @property
    def sending(self) -> str: ...


class BallWheel:
    """`closes`: its reader ends betting. Neither where the clock does, nor where the dealer's word does.

    Reads the simulated wheel's bytes as it would a real one's, and tells the desk what the reader sees.
    """

    def __init__(
        self,
        table: Spinning,
        rules: RouletteTable,
        speed: float,
        *,
        submit: Submit,
        moved: Callable[[], None],
        memory: WheelMemory | None = None,
        closes: bool = False,
    ) -> None:
        self._closes = closes
        self._table, self._speed, self._submit, self._moved = table, speed, submit, moved
        self._scanner, self._reader = Scanner(), Reader(speed)
        self._ball = Ball("idle", 0, None)
        self._rests: float = 0.0
        self._now = monotonic()
        order, spin = rules.wheel.order, table.spin or SPINS
        if table.counter:
            spin = spin_after(table.counter)  # one that has forgotten must not seem to stand where it was
        self._wheel = SimulatedWheel(order, speed, spin, memory, self._now)
        self._reports: list[tuple[Report, str]] = []
        self._known = frozenset(map(str, rules.terms.play.irregularities))
        if self._wheel.win is not None and not self._wheel.running:
            self._ball = Ball("rest", self._wheel.spin, self._wheel.win)
        self._spin: tuple[str, Fault | None] | None = None
        self._armed: Fault | None = None

    @property
    def spin(self) -> int:
        """What its counter stands at."""
        return self._wheel.spin

    @property
    def running(self) -> bool:
        """Whether a ball runs."""
        return self._wheel.running

    @property
    def sent(self) -> str:
        """What sent the ball that runs or lies there."""
        return self._wheel.sent

    def throw(self, what: str) -> bool:
        """Throw the ball, or make the wheel do something wrong with it."""
        fault = Fault(what) if what in tuple(Fault) else None
        if fault is None and what != "throw":
            return False
        return self._wheel.throw(self._now, fault, self._table.sending)

    def launch(self, spin: int) -> bool:
        """Launch the ball, if the wheel stands where whoever asked believed it to."""
        return self._wheel.spin == spin and self._wheel.throw(self._now, sent=self._table.sending)

    def arm(self, what: str) -> bool:
        """The next spin of the dealer's hand will show this fault, if anyone can call it here."""
        self._armed = Fault(what) if what in self._known and what in tuple(Fault) else None
        return self._armed is not None

    def send(self, sent: str, _direction: str = "") -> None:
        """The dealer spins: once for what it was sent by, and as soon as the last ball is out of the way."""
        self._spin, self._armed = (sent, self._armed), None

    def resume(self, sent: str, direction: str = "") -> None:
        """After a restart, of a spin that is on record: the wheel remembers whether it made it."""
        standing = self.standing()
        if self._wheel.sent != sent:
            self.send(sent, direction)
        elif not standing.running and standing.number is not None:
            self._reports.append((Report(Seen.NUMBER, standing.spin, standing.number), sent))
        elif not standing.running:
            self._reports.append((Report(Seen.FAULT, standing.spin, fault=self._wheel.fault), sent))

    def halt(self) -> None:
        """The spin is called off, and the ball taken out."""
        self._spin, self._reports = None, []
        self._wheel.take_out()

    def seen(self) -> str | None:
        """What a dealer who looks at the wheel would call, once the ball lies still."""
        view = self.view()
        still = view.state == "rest" and not self._wheel.running
        if self._spin is not None or not (still or view.state == "dropping") or view.left_ms:
            return None
        unseen = self._wheel.fault in (Fault.SHORT_SPIN, Fault.FOREIGN_OBJECT)
        return f"no-spin:{self._wheel.fault}" if unseen else str(view.number)

    def standing(self) -> Standing:
        """What the wheel says of itself, before anything is asked of it."""
        last = [frame for frame in self._look() if isinstance(frame, Status)][-1]
        running = last.state not in (State.BEFORE_GAME, State.PLACE_BETS)
        number = None if running else last.win
        return Standing(last.spin, spin_before(last.spin), running, number, self._wheel.sent)

    def _look(self) -> list[Frame]:
        """The frames of this moment; what the reader sees in them waits to be told, with whose ball it is."""
        frames = self._scanner.feed(self._wheel.step(self._now))
        seen = (report for frame in frames for report in self._reader.see(frame, self._now))
        self._reports += [(report, self._wheel.sent) for report in seen]
        return frames

    def view(self) -> Ball:
        """A ball that is still in the way of the next is not drawn as if it were that one."""
        if self._spin is not None:
            return Ball("idle", self._wheel.spin, None)
        left = max(0, int((self._rests - monotonic()) * 1000)) if self._ball.state == "dropping" else 0
        return msgspec.structs.replace(self._ball, left_ms=left)

    async def run(self) -> None:
        """In even steps of the wheel's own time: a moment in which no one looked loses none of its frames."""
        while True:
            if self._spin is not None and not self._wheel.running:
                sent, fault = self._spin
                self._spin = None
                self._wheel.throw(self._now, fault, sent)
            self._look()
            while self._reports:
                await self._report(*self._reports.pop(0))
            step = EVERY / self._speed
            if self._wheel.running:
                self._now += step
            else:
                self._now = monotonic() + min(0.1, step)
            await asyncio.sleep(max(0.0, self._now - monotonic()))

    async def _report(self, report: Report, sent: str) -> None:
        match report.seen:
            case Seen.TRACK:
                self._show("track", report.spin, None)
                await self._count(report.spin, sent)
            case Seen.NO_MORE_BETS:
                await self._count(report.spin, sent)
                if self._closes and sent:
                    await self._submit(CloseBets(int(sent)))
            case Seen.NUMBER:
                assert report.number is not None  # noqa: S101 - a report of a number has it
                self._rests = monotonic() + DROP_SECONDS / self._speed
                self._show("dropping", report.spin, report.number)
                await self._count(report.spin, sent)
                await self._submit(ReadNumber(report.spin, report.number))
            case Seen.FAULT:
                self._show("idle", report.spin, None)
                await self._count(report.spin, sent)
                await self._submit(ReportFault(report.spin, report.fault or "malfunction"))
            case (
                Seen.READY
            ):  # where it lies is the wheel's to say: the ball may have rested while no one watched
                self._show("rest" if self._wheel.win else "idle", report.spin, self._wheel.win)

    async def _count(self, spin: int, sent: str) -> None:
        """A spin that the desk has not heard of, before anything else is told of it."""
        if spin != self._table.counter:
            await self._submit(CountSpin(spin, sent))

    def _show(self, state: BallState, spin: int, number: str | None) -> None:
        self._ball = Ball(state, spin, number)
        self._moved()


def wheel_file(folder: Path, table: TableId) -> Path:
    """The simulated wheel's own; a table's name may be no file's name."""
    return folder / f"wheel-{quote(table, safe='')}.json"


def wheel_memory(folder: Path | None, table: TableId) -> WheelMemory | None:
    return WheelMemory(wheel_file(folder, table)) if folder else None
