"""A ball that was launched and is not heard of again: the game does not wait for it without end."""

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

from croupier.messages.envelope import Role
from croupier.messages.rounds import ReportFault
from croupier.rules.automatic.state import Phase
from croupier.rules.roulette.rules import Irregularity

if TYPE_CHECKING:
    from croupier.server.terminals import Terminals

LOOK_EVERY = 0.2


class Watch:
    """At a dealerless table, where nobody stands who could see that the wheel fell silent."""

    def __init__(self, running: "Terminals") -> None:
        self._running, self._table = running, running.table
        self._round, self._since = 0, 0.0

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if self._silent(monotonic()):
                fault = ReportFault(self._table.running or self._table.counter + 1, Irregularity.MALFUNCTION)
                await self._running.submit(Role.READER, f"reader:{self._table.id}", fault)

    def _silent(self, now: float) -> bool:
        """Whether this game has waited for its number as long as it may."""
        if self._table.phase is not Phase.LOCKED or self._table.launch is not None:
            self._round = 0
            return False
        if self._round != self._table.round:
            self._round, self._since = self._table.round, now
        return now - self._since >= self._running.settings.wheel_seconds
