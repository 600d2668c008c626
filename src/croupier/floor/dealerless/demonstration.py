"""A demonstration attendant: it opens a dealerless table with its stations, and pays cash-outs by hand."""

import asyncio

from croupier.base.envelope import Command, Role
from croupier.base.names import staff_id
from croupier.floor.dealerless.messages import stations
from croupier.floor.parts.electronic.running import ElectronicTable
from croupier.floor.parts.electronic.state import Phase
from croupier.floor.parts.messages import tables

WALK = 2.0
"""Seconds to a station, at wheel speed 1."""


class Attendant:
    SENDER = staff_id("demonstration attendant")

    def __init__(self, running: ElectronicTable) -> None:
        self._running, self._table = running, running.table
        self._walk = WALK / running.settings.wheel_speed

    async def run(self) -> None:
        await self._open()
        while True:
            await asyncio.sleep(self._walk)
            for one in list(self._table.terminals.values()):
                if one.cash_out is not None:
                    await self._send(stations.PayByHand(one.id, one.cash_out.amount))

    async def _open(self) -> None:
        """Table and stations; also those that the last process was on its way to when it ended."""
        if self._table.phase is Phase.CLOSED:
            await self._send(tables.OpenTable(0, 0, 0, enclosed=True))
        elif self._table.round:
            return  # a station that is closed now was closed by someone
        for terminal in self._table.terminals.values():
            if not terminal.open:
                await self._send(stations.OpenStation(terminal.id, "demonstration"))

    async def _send(self, command: Command) -> None:
        await self._running.submit(Role.SUPERVISOR, self.SENDER, command)
