"""What every screen is shown: at once what a device moved, and to staff soon what has changed."""

import asyncio
from collections.abc import Mapping
from typing import NoReturn

from croupier.base.envelope import Role
from croupier.base.names import TableId
from croupier.desk.desk import Desk
from croupier.desk.front import ANYONE
from croupier.desk.place import Place
from croupier.desk.running import Running
from croupier.desk.view import Parts, parts_of
from croupier.server.absent_dealers import AbsentDealers
from croupier.server.hub import Hub
from croupier.server.listener import Listener
from croupier.server.pit_view import SupervisorPart, Unjournaled, supervisor_part
from croupier.server.queue import DeskQueue
from croupier.server.slip_view import TableSlipsPart, waiting_slips
from croupier.server.waiting_terms import WaitingTerms

STAFF_EVERY = 0.1
"""Seconds between looks at what staff screens have missed; a bet a millisecond need not redraw them."""


class ShownScreens:
    """`running` are the tables that run; a table is stale while its staff have not seen its last change."""

    def __init__(
        self,
        desk: Desk,
        queue: DeskQueue,
        hub: Hub,
        running: Mapping[TableId, Running],
        *,
        absent: AbsentDealers,
        waiting_terms: WaitingTerms,
    ) -> None:
        self._desk, self._queue, self._hub, self._running = desk, queue, hub, running
        self._absent, self._waiting_terms = absent, waiting_terms
        self._stale: set[TableId] = set()
        self._moved: set[TableId] = set()
        self._woken = asyncio.Event()

    def look_again(self, table: TableId) -> None:
        """Something about a table has changed: staff are shown it soon."""
        self._stale.add(table)

    def moved(self, table: TableId) -> None:
        """A device has moved: that is drawn at once, with committed state beside it."""
        self._stale.add(table)
        self._moved.add(table)
        self._woken.set()

    async def show_moved(self) -> NoReturn:
        while True:
            await self._woken.wait()
            self._woken.clear()
            self._queue.check_running()
            moved, self._moved = self._moved, set()
            for table in moved:
                self._running[table].show()

    def show_staff(self) -> None:
        self._queue.check_running()
        stale, self._stale = self._stale, set()
        if not stale:
            return
        for table in stale & self._running.keys():
            self._running[table].show_staff()
        self._show_slips()
        self.show_supervisors()

    def _show_slips(self) -> None:
        """To staff at every table: a slip of one place is signed at another too."""
        for listener in self._hub.listeners:
            if listener.table is not None and not self._for_players(listener):
                listener.show(self._desk.seq, self._slips(listener.table))

    def _slips(self, table: TableId) -> TableSlipsPart:
        return TableSlipsPart(waiting_slips(self._desk.house, table))

    def show_supervisors(self) -> None:
        if supervisors := self._hub.everyone("supervisor"):
            part = self._supervisors()
            for listener in supervisors:
                listener.show(self._desk.seq, part)

    def tell_players(self, place: Place) -> None:
        """Whether their dealer is there."""
        self._stale.add(place.id)
        for listener in self._hub.listeners:
            if listener.table == place.id and self._for_players(listener):
                listener.show(self._desk.seq, self._absent.at(place.id))

    def welcome(self, listener: Listener, me: Parts) -> None:
        """A screen joins and gets the whole view; `me` says to staff who they are."""
        self._queue.check_running()
        if listener.table is not None:
            self._absent.note_unworked(self._desk.tables[listener.table], self.tell_players)
        self._hub.join(listener)
        if listener.table is None:
            parts: Parts = (self._supervisors(),)
        else:
            parts = parts_of(self._running[listener.table].hello(listener))
            self._stale.add(listener.table)
            if self._for_players(listener):
                parts = (self._absent.at(listener.table), *parts)
            else:
                parts = (self._slips(listener.table), *parts)
        listener.hello(self._desk.seq, *me, *parts)

    def part(self, listener: Listener) -> None:
        """A screen is gone, and its dealer sees so."""
        listener.lose()
        self._hub.leave(listener)
        if listener.table is not None:
            self._stale.add(listener.table)

    def lose_everyone(self) -> None:
        for listener in list(self._hub.listeners):
            listener.lose()

    def _for_players(self, listener: Listener) -> bool:
        """A player's own screen, or a board that all of them read."""
        return listener.role is Role.PLAYER or self._desk.kinds.screens.get(listener.screen) == ANYONE

    def _supervisors(self) -> SupervisorPart:
        told = ((table, running.device_trouble()) for table, running in self._running.items())
        troubles = {table: trouble for table, trouble in told if trouble is not None}
        return supervisor_part(self._desk, Unjournaled(self._absent.tables, self._waiting_terms, troubles))
