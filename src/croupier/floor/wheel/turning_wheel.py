"""A table's Big Six wheel in motion, as dealers and screens see it. No reader: the dealer looks."""

import asyncio
from collections.abc import Callable
from time import monotonic

from croupier.devices.clapper_wheel import ClapperWheel, Turn
from croupier.floor.wheel.views.game import WheelBall

LOOK_EVERY = 0.05


class TurningWheel:
    def __init__(self, stops: tuple[str, ...], wheel: ClapperWheel, moved: Callable[[], None]) -> None:
        self._stops, self._wheel, self._moved = stops, wheel, moved
        self._spin: tuple[str, str, str | None] | None = None
        self._armed: str | None = None

    @property
    def simulated(self) -> bool:
        return self._wheel.simulated

    @property
    def by_screen(self) -> bool:
        return self._wheel.by_screen

    @property
    def sent(self) -> str:
        """What sent the spin that it made last."""
        return self._wheel.sent

    def arm(self, what: str) -> bool:
        self._armed = what if what in self._wheel.faults else None
        return self._armed is not None

    def send(self, sent: str, direction: str) -> None:
        """The dealer spins: once for what it was sent by."""
        self._spin, self._armed = (sent, direction, self._armed), None

    def resume(self, sent: str, direction: str) -> None:
        """After a restart, of a spin that is on record: the wheel remembers whether it made it."""
        if self._wheel.sent != sent:
            self.send(sent, direction)

    def halt(self) -> None:
        self._spin = None
        self._wheel.stop()
        self._moved()

    def seen(self) -> str | None:
        """What a dealer who looks at the wheel would call, once it stands still."""
        turn = self._wheel.look(monotonic())
        return turn.result if turn.state == "rest" and self._spin is None else None

    def view(self) -> WheelBall:
        """A wheel that has yet to be spun again is not drawn as if it were."""
        turn = self._wheel.look(monotonic())
        if self._spin is not None:
            turn = Turn("idle", turn.spin)
        decided = turn.stop is not None and not turn.between
        return WheelBall(
            state=turn.state,
            spin=turn.spin,
            number=self._stops[turn.stop - 1] if decided and turn.stop else None,
            stop=turn.stop - 1 if turn.stop else None,
            between=turn.between,
            result=turn.result,
            left_ms=int(turn.left * 1000),
        )

    async def run(self) -> None:
        state = ""
        while True:
            if self._spin is not None and not self._wheel.look(now := monotonic()).running:
                (sent, direction, fault), self._spin = self._spin, None
                self._wheel.spin(now, direction, fault, sent)
            if (turn := self._wheel.look(monotonic())).state != state:
                state = turn.state
                self._moved()
            await asyncio.sleep(LOOK_EVERY)
