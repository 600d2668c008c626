"""How long a player may look at a hand: when time is up, or the tablet is gone, the right passes on."""

import asyncio
from typing import Protocol

from croupier.base.envelope import Command, Role
from croupier.desk.reply import Reply
from croupier.desk.running import Around
from croupier.floor.baccarat.messages.deal import Side, TakeCards
from croupier.floor.baccarat.seating import plays_by_tablet
from croupier.floor.baccarat.settings import BaccaratSettings
from croupier.floor.baccarat.state import CardTable
from croupier.floor.baccarat.turning import TABLET_GONE, TIME_IS_UP, handed, right_of

LOOK_EVERY = 0.5
GRACE = 5.0
"""Seconds for a tablet to come back, as it does when its page is read anew or the floor restarts."""


class Squeezed(Protocol):
    table: CardTable
    around: Around
    settings: BaccaratSettings

    async def submit(self, role: Role, sender: str, command: Command) -> Reply: ...


class SqueezeClock:
    def __init__(self, running: Squeezed) -> None:
        self._running, self._began, self._seen = running, 0.0, 0.0
        self._woken = asyncio.Event()

    def begin(self) -> None:
        self._began = self._seen = asyncio.get_running_loop().time()

    def wake(self) -> None:
        self._woken.set()

    def left_ms(self) -> int:
        """Of the hand that is looked at; all of it while nobody has begun."""
        settings, now = self._running.settings, asyncio.get_running_loop().time()
        allowed = settings.squeeze_seconds / settings.clock_speed
        return round(1000 * max(0.0, allowed - (now - self._began if self._began else 0.0)))

    async def run(self) -> None:
        while True:
            if self._held() is None:
                self._woken.clear()
                await self._woken.wait()
                continue
            if why := self._over():
                await self._take(why)
            await asyncio.sleep(LOOK_EVERY / self._running.settings.clock_speed)

    def _held(self) -> Side | None:
        """The hand that a player has before them."""
        table = self._running.table
        return next(
            (side for side in Side if self._timed(right_of(table, side).holder) and handed(table, side)), None
        )

    def _timed(self, holder: str) -> bool:
        """A player without a tablet sees no clock: the dealer or floorperson says when it takes too long."""
        return plays_by_tablet(self._running.table, holder)

    def _over(self) -> str:
        """A hand that was handed before a restart has its whole time again."""
        running, now = self._running, asyncio.get_running_loop().time()
        self._began, self._seen = self._began or now, self._seen or now
        side = self._held()
        holder = right_of(running.table, side).holder if side else ""
        if now - self._began >= running.settings.squeeze_seconds / running.settings.clock_speed:
            return TIME_IS_UP
        if not holder or holder in running.around.online():
            self._seen = now
        return TABLET_GONE if now - self._seen >= GRACE / running.settings.clock_speed else ""

    async def _take(self, why: str) -> None:
        if side := self._held():
            command = TakeCards(self._running.table.round, side, why)
            await self._running.submit(Role.CLOCK, f"clock:{self._running.around.table}", command)
            self._began = 0.0
