"""A table's roulette wheel: what it is asked to do, and its reader heard for as long as the table stands."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

import msgspec

from croupier.devices.device import Device
from croupier.devices.standing import Standing
from croupier.devices.wheel import Wheel
from croupier.floor.parts.called_spin import CalledSpin
from croupier.floor.parts.drawn_ball import DrawnBall
from croupier.floor.parts.reader_words import ReaderWords, Spinning, Submit
from croupier.floor.parts.views import Ball
from croupier.floor.parts.wheel_line import Sighting, WheelLine
from croupier.games.roulette.rules import Irregularity
from croupier.games.roulette.table import RouletteTable

BY_EYE = (Irregularity.SHORT_SPIN, Irregularity.FOREIGN_OBJECT)
"""What no reader sees: whoever watches the wheel calls it."""
LINE_LOST = "the line to the wheel is lost: look at its cable and its power"
UNHEARD = "The line to the wheel is lost"
LINE_BACK = "the line to the wheel is back"


class BallWheel:
    """`closes`: its reader ends betting. `alarm` tells the supervisors.

    `judge` is called when a line that was lost is back: the table settles with the wheel what was open.
    """

    def __init__(
        self,
        table: Spinning,
        rules: RouletteTable,
        wheel: Wheel,
        *,
        submit: Submit,
        moved: Callable[[], None],
        alarm: Callable[[str], Awaitable[None]],
        judge: Callable[[], Awaitable[None]],
        closes: bool = False,
    ) -> None:
        self._moved, self._alarm, self._judge, self._told_lost = moved, alarm, judge, False
        self._table, self._wheel, self._words = table, wheel, ReaderWords(table, submit, closes=closes)
        self.device: Device = wheel
        self._called = CalledSpin(wheel.faults.intersection(map(str, rules.terms.play.irregularities)))
        self._now = monotonic()
        self._line = WheelLine(wheel)
        self.look()
        self._ball = DrawnBall(self.standing(), wheel.speed, moved)

    @property
    def spin(self) -> int:
        """What its counter stands at."""
        return self._line.spin

    @property
    def running(self) -> bool:
        """Whether a ball runs."""
        return self._line.running

    @property
    def lost(self) -> bool:
        """Whether nothing is heard of it."""
        return self._line.lost

    @property
    def trouble(self) -> str | None:
        """What supervisors see of it for as long as it is so."""
        return UNHEARD if self.lost else None

    @property
    def sent(self) -> str:
        """What sent the ball that runs or lies there."""
        return self._wheel.sent

    @property
    def refusal(self) -> str | None:
        """What the wheel answered to the last order to throw, if it refused it."""
        return self._wheel.refusal

    def throw(self, what: str) -> bool:
        """Throw the ball, or make the wheel do something wrong with it."""
        fault = what if what in self._wheel.faults else None
        return (fault is not None or what == "throw") and self._throw(fault, self._table.sending)

    def launch(self, spin: int) -> bool:
        """Launch the ball, if the wheel stands where whoever asked believed it to."""
        return self.spin == spin and self._throw(None, self._table.sending)

    def _throw(self, fault: str | None, sent: str) -> bool:
        if thrown := self._wheel.throw(self._now, fault, sent):
            self.look()
        return thrown

    def arm(self, what: str) -> bool:
        """The next spin of the dealer's hand will show this fault, if anyone can call it here."""
        return self._called.arm(what)

    def send(self, sent: str, direction: str = "") -> None:
        """The dealer spins: once for what it was sent by, and as soon as the last ball is out of the way."""
        self._called.call(sent, direction)

    def resume(self, sent: str, direction: str = "") -> None:
        """After a restart, of a spin that is on record: the wheel remembers whether it made it."""
        standing = self.standing()
        if standing.sent != sent:
            self.send(sent, direction)
        elif not standing.running:
            self._line.sightings.append(Sighting(self._line.outcome(), sent))

    def halt(self) -> None:
        """The spin is called off, and the ball taken out."""
        self._called.made()
        self._line.sightings.clear()
        self._wheel.take_out()
        self._ball.take_out()
        self.look()

    def seen(self) -> str | None:
        """What a dealer who looks at the wheel would call: a fault as it runs, or the number it lies in."""
        view, fault = self.view(), self._wheel.fault
        if self.running and fault in BY_EYE and not self._called.waiting:
            return (
                f"no-spin:{fault}"  # at once: it is the dealer's to call only until the reader has a number
            )
        still = view.state == "rest" and not self.running
        if self._called.waiting or not (still or view.state == "dropping") or view.left_ms:
            return None
        return str(view.number)

    def standing(self) -> Standing:
        """What the wheel says of itself, before anything is asked of it."""
        return self._line.standing()

    def view(self) -> Ball:
        """A ball that is still in the way of the next is not drawn as if it were that one."""
        ball = Ball("idle", self.spin, None) if self._called.waiting else self._ball.view()
        return msgspec.structs.replace(ball, lost=self.lost) if self.lost else ball

    async def run(self) -> None:
        """Listen for as long as the floor stands."""
        try:
            await self._listen()
        finally:
            self._wheel.close()

    async def _listen(self) -> None:
        """In even steps of the wheel's own time: a moment in which no one looked loses none of its frames."""
        step = self._wheel.look_every
        while True:
            self._spin_if_sent()
            self.look()
            await self._mind_line()
            while self._line.sightings and not self.lost:
                await self._tell(self._line.sightings.pop(0))
            self._ball.settle()
            self._now = self._now + step if self.running else monotonic() + min(0.1, step)
            await asyncio.sleep(max(0.0, self._now - monotonic()))

    async def _tell(self, sighting: Sighting) -> None:
        self._ball.follow(sighting.report, self.standing().number)
        await self._words.tell(*sighting)
        if sighting.report.fault == Irregularity.WITH_ROTATION:
            self._wheel.take_out()  # void, as the desk has it now: the wheel begins again

    async def _mind_line(self) -> None:
        """Tell what is wrong with the wheel; what happened while it was not heard is the table's to judge."""
        for trouble in self._wheel.troubles():
            await self._alarm(trouble)
        if self.lost and not self._told_lost:
            self._told_lost = True
            self._moved()
            await self._alarm(LINE_LOST)
        if self._line.returned:
            self._line.returned = self._told_lost = False
            self._moved()
            before = self._table.counter
            await self._judge()
            await self._alarm(f"{LINE_BACK}: {_counted(before, self.spin)}")

    def _spin_if_sent(self) -> None:
        """By a simulated hand or a launcher. A ball that only a hand can throw is waited for."""
        spin = self._called.waiting
        if spin and not self.running and self._wheel.throw(self._now, spin.fault, spin.sent):
            self._called.made()

    def look(self) -> None:
        """A ball that a hand threw is that of the spin which was called, or of the game in play."""
        spin = self._called.waiting
        if self._line.look(self._now, spin.sent if spin else self._table.sending):
            self._called.made()


def _counted(before: int, now: int) -> str:
    if before == now:
        return f"its counter stands at {now}, where it was"
    return f"its counter went from {before} to {now} while nobody heard it"
