"""The chance of a table that offers B2B: committed before betting opens, drawn in the spin after it closes.

What is due follows from committed state alone, so that a restart at any point goes on where it stood. Only
the salt of a new commitment comes from nowhere, and with that commitment it is part of the state.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import structlog

from croupier.base.envelope import Command, Role
from croupier.base.refusal import Reason, refuse
from croupier.devices.chance import ChanceKey
from croupier.floor.wheel.messages.deal import CommitChance, DrawMultiplier
from croupier.floor.wheel.state import LiveTable, Phase
from croupier.games.chance import commitment

if TYPE_CHECKING:
    from croupier.server.live import Live

log = structlog.get_logger()
SALT_BYTES = 16


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


def key_file(folder: Path) -> Path:
    return folder / "chance.key"


def check_key(folder: Path, tables: Iterable[object]) -> None:
    """A game whose chance is committed to can be drawn with the key it was committed with, and no other."""
    path = key_file(folder)
    for table in tables:
        if not isinstance(table, LiveTable) or table.commitment is None:
            continue
        if not path.exists():
            _refuse_key(folder, table, "is missing")
        try:
            key = ChanceKey.kept(path)
        except (OSError, ValueError):
            _refuse_key(folder, table, "is not a key")
        coming = table.phase in (Phase.CLOSED, Phase.IDLE)
        seed = key.seed(table.id, table.round + coming, table.salt)
        if commitment(seed) != table.commitment:
            _refuse_key(folder, table, "is another floor's")


def _refuse_key(folder: Path, table: LiveTable, how: str) -> NoReturn:
    says = f"{key_file(folder)} {how}, and table {table.id} has committed to chance drawn with it"
    refuse(Reason.UNREADABLE, f"{says}: put back the key that belongs to this journal")


def fresh_salt() -> str:
    return secrets.token_hex(SALT_BYTES)


def due(
    table: LiveTable, key: ChanceKey, closed: bytes | None, salted: Callable[[], str] = fresh_salt
) -> Command | None:
    """`closed` is the hash of the record that last closed betting here."""
    if not table.offers_b2b:
        return None  # its terms may offer it another day
    if table.phase is Phase.IDLE and table.commitment is None:
        coming, salt = table.round + 1, salted()
        return CommitChance(coming, commitment(key.seed(table.id, coming, salt)), salt)
    spinning = table.phase is Phase.LOCKED and table.spun
    if spinning and table.multiplier is None and closed is not None:
        seed = key.seed(table.id, table.round, table.salt)
        return DrawMultiplier(table.round, seed.hex(), closed.hex())
    return None
