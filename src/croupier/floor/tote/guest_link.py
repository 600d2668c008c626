"""The guest's work at the track link: unanswered messages, totals on a cycle, the check of clocks."""

import asyncio

from croupier.base.envelope import Command, Role
from croupier.desk.running import Around
from croupier.devices.link_messages import LiveTotals, totals_digest
from croupier.devices.linked_track import LinkedTrack
from croupier.devices.steady_clock import now
from croupier.floor.tote.evolve_link import open_totals
from croupier.floor.tote.messages.pools import ResumeSelling, StopSelling
from croupier.floor.tote.state import Tote
from croupier.floor.tote.stop_sources import LINE

LOOK_EVERY = 0.1
_SECOND = 1_000_000


class GuestLink:
    """`most_apart` is how many seconds the two sites' clocks may differ while tickets are sold."""

    def __init__(
        self, tote: Tote, track: LinkedTrack, around: Around, cycle: float, most_apart: float
    ) -> None:
        self._tote, self._track, self._around = tote, track, around
        self._cycle, self._most_apart = cycle, most_apart
        self._told_at = 0.0

    async def run(self) -> None:
        while True:
            self._around.check_running()
            self._track.send(self._tote.link.waiting())
            await self._check_clock()
            if now() - self._told_at >= self._cycle:
                self._told_at = now()
                self._tell_totals()
            await asyncio.sleep(LOOK_EVERY)

    def _tell_totals(self) -> None:
        day = self._tote.day
        if day is None or day.closed or self._track.lost:
            return
        card = day.digested.digest
        pools = tuple(
            one for race in day.races.values() if race.open for one in open_totals(self._tote, race.number)
        )
        self._track.send_totals(LiveTotals(card, pools, totals_digest(card, pools)))

    async def _check_clock(self) -> None:
        """Stop bets by a clock that is not the host's would be taken after the off, or not before it."""
        distance = self._track.distance
        if distance is None:
            return
        apart, stopped = distance / _SECOND, LINE in self._tote.stops
        if apart > self._most_apart and not stopped:
            says = f"our clock and the host's are up to {apart:.1f} seconds apart"
            await self._submit(StopSelling(says))
        elif apart <= self._most_apart and stopped:
            await self._submit(ResumeSelling())

    async def _submit(self, command: Command) -> None:
        await self._around.submit(Role.DEVICE, f"line:{self._around.table}", command)
