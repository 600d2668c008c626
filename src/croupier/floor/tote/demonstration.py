"""Those who work a demonstration's race day by themselves: a mutuel manager and a teller."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Protocol

from croupier.base.envelope import Command, Role
from croupier.base.names import staff_id
from croupier.desk.act import due
from croupier.desk.running import Around
from croupier.floor.parts.messages.drawers import OpenDrawer
from croupier.floor.tote.acts import acts
from croupier.floor.tote.messages.cards import CloseCard, OpenWagering
from croupier.floor.tote.messages.tickets import SellTicket
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.state import Tote
from croupier.floor.tote.views.race_day import current_race
from croupier.games.tote.kinds import Kind

EVERY = 1.0
"""Seconds between two tickets."""
TELLER, MANAGER = staff_id("demonstration teller"), staff_id("demonstration manager")
COMMANDS = {"open-wagering": OpenWagering(), "close-card": CloseCard()}


class Demonstrated(Protocol):
    @property
    def tote(self) -> Tote: ...

    @property
    def around(self) -> Around: ...


class Tellers:
    """The teller works at the last window; the others are for people."""

    def __init__(self, running: Demonstrated) -> None:
        self._tote, self._around = running.tote, running.around
        self._chance = Random()  # noqa: S311 - money of nothing

    async def run(self) -> None:
        window = list(self._tote.drawers)[-1]
        if self._tote.drawers[window].cashier is None:
            await self._ask(Role.TELLER, TELLER, OpenDrawer(window, self._tote.terms.imprest))
        while True:
            await asyncio.sleep(EVERY)
            for act in due(acts(self._tote), Role.MUTUEL_MANAGER):
                if command := COMMANDS.get(act.command):
                    await self._ask(Role.MUTUEL_MANAGER, MANAGER, command)
            await self._sell()

    async def _sell(self) -> None:
        day = self._tote.day
        race = current_race(day)
        if day is not None and race is not None and day.opened:
            bets = list(self._bets(day, race))
            await self._ask(Role.TELLER, TELLER, SellTicket((self._chance.choice(bets),)))

    def _bets(self, day: RaceDay, race: int) -> Iterator[str]:
        """Some that the next race takes, on runners drawn by lot."""
        runners = list(day.fields()[race])
        self._chance.shuffle(runners)
        amount = self._chance.choice((2, 5, 10, 20))
        yield f"R{race} ${amount} WIN {runners[0]}"
        yield f"R{race} ${amount} ACROSS {runners[0]}"
        if len(runners) > 2 and day.pool(race, Kind.EXACTA):
            yield f"R{race} $2 EXACTA BOX {','.join(map(str, sorted(runners[:3])))}"
            yield f"R{race} $1 EXACTA {runners[0]}/ALL"
        if len(runners) > 3 and day.pool(race, Kind.TRIFECTA):
            yield f"R{race} $1 TRIFECTA {'/'.join(map(str, runners[:3]))}"

    async def _ask(self, role: Role, sender: str, command: Command) -> None:
        await self._around.submit(role, sender, command)
