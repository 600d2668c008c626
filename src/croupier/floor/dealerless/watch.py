"""A ball that was launched and is not heard of again: the game does not wait for it without end."""

import asyncio

from croupier.base.envelope import Role
from croupier.devices.steady_clock import now
from croupier.floor.parts.electronic.running import ElectronicTable
from croupier.floor.parts.electronic.state import Phase
from croupier.floor.parts.messages.rounds import ReportFault
from croupier.games.roulette.rules import Irregularity

LOOK_EVERY = 0.2
MOST_BETWEEN_LOOKS = 1.0
"""Seconds that count between two looks: while the process was frozen nobody listened to the wheel."""


class Watch:
    """At a dealerless table, where nobody stands who could see that the wheel fell silent."""

    def __init__(self, running: ElectronicTable) -> None:
        self._running, self._table = running, running.table
        self._round, self._waited, self._looked = 0, 0.0, 0.0

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if self._silent(now()):
                fault = ReportFault(self._table.running or self._table.counter + 1, Irregularity.MALFUNCTION)
                await self._running.submit(Role.READER, f"reader:{self._table.id}", fault)

    def _silent(self, now: float) -> bool:
        """Whether somebody has listened for this game's number as long as it may take."""
        if self._table.phase is not Phase.LOCKED or self._table.launch is not None:
            self._round = 0
            return False
        if self._round != self._table.round:
            self._round, self._waited, self._looked = self._table.round, 0.0, now
        self._waited += min(now - self._looked, MOST_BETWEEN_LOOKS)
        self._looked = now
        return self._waited >= self._running.settings.wheel_seconds
