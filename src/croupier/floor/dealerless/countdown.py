"""A dealerless table's own pace: a game starts by itself, a rest after the one before."""

import asyncio

from croupier.base.envelope import Role
from croupier.devices.steady_clock import now
from croupier.floor.parts.electronic.running import ElectronicTable
from croupier.floor.parts.electronic.state import Phase
from croupier.floor.parts.messages.rounds import StartGame

LOOK_EVERY = 0.05


class Countdown:
    def __init__(self, running: ElectronicTable) -> None:
        self._running, self._table, self._rest = running, running.table, running.settings.rest_seconds
        self._idle_since: float | None = None

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if self._rested(now()):
                self._idle_since = None
                await self._running.submit(Role.CLOCK, f"clock:{self._table.id}", StartGame())

    def _rested(self, now: float) -> bool:
        """The ball lies still, nothing is open, and the players have seen what they won."""
        running = self._running.wheel.running or self._running.wheel.lost
        if self._table.phase is not Phase.IDLE or self._table.launch is not None or running:
            self._idle_since = None
            return False
        if self._idle_since is None:
            self._idle_since = now
        return now - self._idle_since >= self._rest
