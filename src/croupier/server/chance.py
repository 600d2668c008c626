"""The chance of a table that offers B2B: committed before betting opens, drawn in the spin after it closes.

What is due follows from committed state alone, so that a restart at any point goes on where it stood.
"""

import asyncio
from typing import TYPE_CHECKING

import structlog

from croupier.devices.chance import ChanceKey
from croupier.messages.envelope import Command, Role
from croupier.messages.spins import CommitChance, DrawMultiplier
from croupier.rules.chance import commitment
from croupier.rules.live.state import LiveTable, Phase

if TYPE_CHECKING:
    from croupier.server.live import Live

log = structlog.get_logger()


class ChanceDevice:
    def __init__(self, running: "Live", key: ChanceKey) -> None:
        self._running, self._key = running, key
        self._woken = asyncio.Event()
        self._woken.set()

    def wake(self) -> None:
        """Something at the table has committed."""
        self._woken.set()

    async def run(self) -> None:
        table = self._running.table
        while True:
            await self._woken.wait()
            self._woken.clear()
            self._running.floor.queue.check_running()
            command = due(table, self._key, self._running.floor.desk.closings.get(table.id))
            if command is None:
                continue
            reply = await self._running.submit(Role.CHANCE, f"chance:{table.id}", command)
            if reply.refusal is not None:
                log.error("chance was refused", table=table.id, why=str(reply.refusal))


def due(table: LiveTable, key: ChanceKey, closed: bytes | None) -> Command | None:
    """`closed` is the hash of the record that last closed betting here."""
    if not table.offers_b2b:
        return None  # its terms may offer it another day
    if table.phase is Phase.IDLE and table.commitment is None:
        coming = table.round + 1
        return CommitChance(coming, commitment(key.seed(table.id, coming)))
    spinning = table.phase is Phase.LOCKED and table.spun
    if spinning and table.multiplier is None and closed is not None:
        return DrawMultiplier(table.round, key.seed(table.id, table.round).hex(), closed.hex())
    return None
