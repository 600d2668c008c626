"""A demonstration attendant: it opens a dealerless table with its stations, and pays cash-outs by hand."""

import asyncio

from croupier.base.envelope import Command, Role
from croupier.base.names import staff_id
from croupier.desk.act import Act, due
from croupier.floor.dealerless.acts import acts
from croupier.floor.parts.electronic.running import ElectronicTable
from croupier.floor.parts.messages import stations, tables

WALK = 2.0
"""Seconds to a station, at wheel speed 1."""


class Attendant:
    SENDER = staff_id("demonstration attendant")

    def __init__(self, running: ElectronicTable) -> None:
        self._running, self._table = running, running.table
        self._walk = WALK / running.settings.wheel_speed

    async def run(self) -> None:
        """Table and stations; also those that the last process was on its way to when it ended."""
        await self._do("opening")
        await self._do("station")
        while True:
            await asyncio.sleep(self._walk)
            await self._do("cash-out")

    async def _do(self, procedure: str) -> None:
        """Everything of this procedure that a supervisor owes now, each command once."""
        owed = [act for act in due(acts(self._table), Role.SUPERVISOR) if act.procedure == procedure]
        for command in dict.fromkeys(self._command(act) for act in owed):
            if command is not None:
                await self._running.submit(Role.SUPERVISOR, self.SENDER, command)

    def _command(self, act: Act) -> Command | None:
        if act.position is None:
            return tables.OpenTable(0, 0, 0, enclosed=True)
        asked = self._table.terminals[act.position].cash_out
        if act.command == "pay-by-hand" and asked is not None:
            return stations.PayByHand(act.position, asked.amount)
        return stations.OpenStation(act.position, "demonstration") if act.command == "open-station" else None
