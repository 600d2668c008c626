"""When betting ends at each table whose clock runs: asked before any command is taken.

A process that was frozen finds late bets in its sockets before its clocks and readers run again. The close
that is due must be ordered before them.
"""

import asyncio
from collections.abc import Callable
from math import inf

from croupier.base.envelope import Command
from croupier.base.names import TableId
from croupier.devices import steady_clock

PULSE = 0.25
FROZEN = 1.5
"""Seconds without a pulse after which a game may have gone on before everyone's eyes but ours."""


class Deadlines:
    """`wake` has the queue look at once, without waiting for a command."""

    def __init__(self, wake: Callable[[], None], now: Callable[[], float] = steady_clock.now) -> None:
        self.wake, self._now = wake, now
        self._pulse = now()
        self._ends: dict[TableId, tuple[float, Command]] = {}
        self._earliest = inf

    def set(self, table: TableId, close: Command, ends: float) -> None:
        self._ends[table] = (ends, close)
        self._earliest = min(self._earliest, ends)

    def clear(self, table: TableId) -> None:
        if self._ends.pop(table, None):
            self._earliest = min((ends for ends, _ in self._ends.values()), default=inf)

    def due(self) -> list[tuple[TableId, Command]]:
        """The closes whose time has come, each told once; one comparison if there is none."""
        if (now := self._now()) < self._earliest:
            return []
        over = [(table, close) for table, (ends, close) in self._ends.items() if ends <= now]
        for table, _ in over:
            self.clear(table)
        return over

    async def beat(self) -> None:
        """For as long as the floor runs: the pulse of its event loop."""
        while True:
            self._pulse = self._now()
            await asyncio.sleep(PULSE)

    @property
    def frozen(self) -> bool:
        """Whether nothing has run for a while, and what is taken now may have waited through it."""
        return self._now() - self._pulse > FROZEN
