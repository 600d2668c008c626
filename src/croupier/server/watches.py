"""What the floor looks at again and again by itself: clocks, days, staff screens, dealers, its journal."""

import asyncio
from pathlib import Path
from time import monotonic

from croupier.base.names import TableId
from croupier.desk.desk import Desk
from croupier.desk.ports import Store
from croupier.server.absent_dealers import LOOK_EVERY as LOOK_FOR_DEALERS
from croupier.server.absent_dealers import AbsentDealers
from croupier.server.bias_watch import LOOK_EVERY as LOOK_FOR_BIAS
from croupier.server.house_records import HouseRecords
from croupier.server.queue import DeskQueue
from croupier.server.shown_screens import STAFF_EVERY, ShownScreens
from croupier.server.waiting_terms import WaitingTerms
from croupier.server.wall_clock import LOOK_EVERY, WallClock


class Watches:
    """Each watch is a worker of the floor, and goes on until that is stopped."""

    def __init__(self, desk: Desk, queue: DeskQueue, screens: ShownScreens, house: HouseRecords) -> None:
        self._desk, self._queue, self._screens, self._house = desk, queue, screens, house

    async def gaming_days(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            await self._house.begin_day()

    async def wall_clock(self, clock: WallClock, says: str | None) -> None:
        """Alarm the supervisors when the machine's clock has jumped, or was behind at the start."""
        while True:
            if says:
                await self._house.raise_alarm(says)
            await asyncio.sleep(LOOK_EVERY)
            says = clock.look()

    async def staff_screens(self, waiting: WaitingTerms) -> None:
        while True:
            await asyncio.sleep(STAFF_EVERY)
            self._screens.show_staff()
            await self._change_terms(waiting)

    async def _change_terms(self, waiting: WaitingTerms) -> None:
        """Make the changes of terms that waited for the end of a game."""
        for asked in waiting.due():
            reply = await self._queue.submit(asked)
            self._screens.look_again(asked.table)
            if reply.refusal is not None:
                name = self._desk.tables[asked.table].name
                await self._house.raise_alarm(
                    f"{name}: the terms that waited were refused: {reply.refusal.says}"
                )

    async def biases(self) -> None:
        """Alarm the supervisors once when a table's results speak loudly enough for a bias."""
        looked_at: dict[TableId, int] = {}
        while True:
            await self._house.report_biases(looked_at)
            await asyncio.sleep(LOOK_FOR_BIAS)

    async def dealers(self, absent: AbsentDealers) -> None:
        """Alarm the supervisors when a dealer leaves the screen of an open table, and tell the players."""
        while True:
            await asyncio.sleep(LOOK_FOR_DEALERS)
            for alarm in list(absent.look(monotonic(), self._screens.tell_players)):
                await self._house.raise_alarm(alarm)


async def watch_journal(store: Store, journal: Path | None) -> None:
    """What is written to a file that was taken out of its folder is lost with the process."""
    while store.in_place:
        await asyncio.sleep(LOOK_EVERY)
    raise FileNotFoundError(f"{journal} is no longer the journal that this floor writes")
