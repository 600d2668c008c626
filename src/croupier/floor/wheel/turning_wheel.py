"""A table's Big Six wheel in motion, as dealers and screens see it. No reader: the dealer looks."""

import asyncio
from collections.abc import Callable
from time import monotonic

from croupier.devices.clapper_wheel import ClapperWheel, Turn
from croupier.devices.device import Device
from croupier.floor.parts.called_spin import CalledSpin
from croupier.floor.wheel.views.game import WheelBall

LOOK_EVERY = 0.05


class TurningWheel:
    def __init__(self, stops: tuple[str, ...], wheel: ClapperWheel, moved: Callable[[], None]) -> None:
        self._stops, self._wheel, self._moved = stops, wheel, moved
        self._called = CalledSpin(wheel.faults)
        self.device: Device = wheel

    @property
    def sent(self) -> str:
        """What sent the spin that it made last."""
        return self._wheel.sent

    def arm(self, what: str) -> bool:
        """The next spin will show this fault."""
        return self._called.arm(what)

    def send(self, sent: str, direction: str) -> None:
        """The dealer spins: once for what it was sent by."""
        self._called.call(sent, direction)

    def resume(self, sent: str, direction: str) -> None:
        """After a restart, of a spin that is on record: the wheel remembers whether it made it."""
        if self._wheel.sent != sent:
            self.send(sent, direction)

    def halt(self) -> None:
        self._called.made()
        self._wheel.stop()
        self._moved()

    def seen(self) -> str | None:
        """What a dealer who looks at the wheel would call, once it stands still."""
        turn = self._wheel.look(monotonic())
        return turn.result if turn.state == "rest" and not self._called.waiting else None

    def view(self) -> WheelBall:
        """A wheel that has yet to be spun again is not drawn as if it were."""
        turn = self._wheel.look(monotonic())
        if self._called.waiting:
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
            spin = self._called.waiting
            if spin and not self._wheel.look(now := monotonic()).running:
                self._called.made()
                self._wheel.spin(now, spin.direction, spin.fault, spin.sent)
            if (turn := self._wheel.look(monotonic())).state != state:
                state = turn.state
                self._moved()
            await asyncio.sleep(LOOK_EVERY)
