"""The chance of a table that offers B2B: committed before betting opens, drawn in the spin after it closes.

What is due follows from committed state alone, so that a restart at any point goes on where it stood. Only
the salt of a new commitment comes from nowhere, and with that commitment it is part of the state.
"""

import asyncio

import structlog

from croupier.base.envelope import Command, Role
from croupier.desk.running import Around
from croupier.devices.chance import Chance
from croupier.floor.wheel.messages.deal import CommitChance, DrawMultiplier
from croupier.floor.wheel.state import LiveTable, Phase

log = structlog.get_logger()


class ChanceDevice:
    def __init__(self, table: LiveTable, around: Around, chance: Chance) -> None:
        self._table, self._around, self._chance = table, around, chance
        self._woken = asyncio.Event()
        self._woken.set()

    def wake(self) -> None:
        """Something at the table has committed."""
        self._woken.set()

    async def run(self) -> None:
        table = self._table
        while True:
            await self._woken.wait()
            self._woken.clear()
            self._around.check_running()
            command = due(table, self._chance, self._around.closing())
            if command is None:
                continue
            reply = await self._around.submit(Role.CHANCE, f"chance:{table.id}", command)
            if reply.refusal is not None:
                log.error("chance was refused", table=table.id, why=str(reply.refusal))


def due(table: LiveTable, chance: Chance, closed: bytes | None) -> Command | None:
    """`closed` is the hash of the record that last closed betting here."""
    if not table.offers_b2b:
        return None  # its terms may offer it another day
    if table.phase is Phase.IDLE and table.commitment is None:
        coming, salt = table.round + 1, chance.fresh_salt()
        return CommitChance(coming, chance.commitment(table.id, coming, salt), salt)
    spinning = table.phase is Phase.LOCKED and table.spun and table.read is None
    if spinning and table.multiplier is None and closed is not None:
        seed = chance.seed(table.id, table.round, table.salt)
        return DrawMultiplier(table.round, seed.hex(), closed.hex())
    return None
