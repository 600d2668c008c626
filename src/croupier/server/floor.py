"""The running floor: one desk, one queue, and the tables of a configuration, each with its screens."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import structlog

from croupier.desk.desk import Desk, Reply
from croupier.desk.ports import Store
from croupier.desk.record import Record
from croupier.messages import tables
from croupier.messages.envelope import Command, Envelope, Event, Role
from croupier.messages.pit import GoOnDuty
from croupier.names import SenderId, TableId, TerminalId
from croupier.rules.live.state import LiveTable
from croupier.rules.pit.duty import needed
from croupier.rules.pit.state import PIT
from croupier.server.access import Access
from croupier.server.dealing import SUPERVISOR
from croupier.server.head_copy import HeadCopy
from croupier.server.hub import Hub, Listener, View
from croupier.server.limits import Limits
from croupier.server.live import Live
from croupier.server.overview import supervisor_view
from croupier.server.queue import DeskQueue
from croupier.server.refusals import forget_refusals
from croupier.server.running import Running
from croupier.server.settings import Settings, TableSettings, installation
from croupier.server.terminals import Terminals
from croupier.server.wire import new_id
from croupier.store.heads import Head
from croupier.store.lock import FolderLock

log = structlog.get_logger()
STAFF_EVERY = 0.1
"""Seconds between looks at what staff screens have missed; a bet a millisecond need not redraw a console."""


_LOGGED = frozenset({tables.Alarmed, tables.TableStopped})


class Floor:
    def __init__(self, settings: Settings, store: Store, access: Access, folder: Path | None = None) -> None:
        """`folder` is where simulated devices keep what they know; without it they forget."""
        self.settings, self.access, self.hub, self.folder = settings, access, Hub(), folder
        self.limits = Limits(settings.server)
        self._store = store
        self.desk = Desk(store, lambda: time.time_ns() // 1000)
        self.queue = DeskQueue(self.desk, self._committed)
        self.running: dict[TableId, Running] = {}
        self._stale: set[TableId] = set()
        self._moved: set[TableId] = set()
        self._woken = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self.failed = False
        self.journal: Path | None = None
        self.lock: FolderLock | None = None
        self.head_copy: HeadCopy | None = None
        self.when_failed: Callable[[], object] = lambda: None

    async def start(self) -> None:
        forgetting = forget_refusals(self._store, self.settings.day, self.queue.check_running)
        for work in (self._work(), self._show_staff(), self._show_moved(), forgetting):
            self.spawn(work)
        if self.head_copy:
            self.spawn(self.head_copy.run(self._head))
        await self._staff_demonstration()
        for table in self.settings.tables:
            await self._start_table(table)
        for running in self.running.values():  # no one works before every table is reconciled
            for work in running.work():
                self.spawn(work)

    async def _start_table(self, settings: TableSettings) -> None:
        if settings.id not in self.desk.tables:
            await self._install(settings)
        live = isinstance(self.desk.tables[settings.id], LiveTable)
        running: Running = Live(self, settings) if live else Terminals(self, settings)
        self.running[settings.id] = running
        await running.start()

    async def _install(self, settings: TableSettings) -> None:
        reply = await self.submit(Role.ENGINEER, "engineer", settings.id, installation(settings))
        if reply.refusal is not None:
            raise ValueError(f"table {settings.id} cannot be installed: {reply.refusal}")

    async def _staff_demonstration(self) -> None:
        """Tables that open by themselves are overseen by people who go on duty by themselves."""
        robots = sum(table.demonstration_dealer for table in self.settings.tables)
        for number in range(1, needed(robots) + 1):
            who = f"{SUPERVISOR} {number}"
            if who not in self.desk.pit.on_duty:
                await self.submit(Role.SUPERVISOR, who, PIT, GoOnDuty())

    async def stop(self) -> None:
        for running in self.running.values():
            running.stop()
        self.queue.stop()
        self._lose_everyone()
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self) -> None:
        """Screens do not outlive the desk: what they would show next is not known to be so."""
        try:
            await self.queue.work()
        except Exception as error:
            log.error("the desk has stopped", why=str(error))
            self.failed = True
            self.when_failed()
            raise
        finally:
            self._lose_everyone()

    def _lose_everyone(self) -> None:
        for listener in list(self.hub.listeners):
            listener.lose()

    def _head(self) -> Head:
        """Only of what is durable: after a failed commit the desk's own head may be ahead of its journal."""
        self.queue.check_running()
        return self.desk.head

    def close(self) -> None:
        """After it has stopped: give back the files it holds open."""
        if self.head_copy and not self.failed:
            self.head_copy.write(self.desk.head)
        self._store.close()
        self.access.close()
        if self.lock:
            self.lock.release()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        """One that failed is kept until the floor stops."""
        if not task.cancelled() and task.exception() is None:
            self._tasks.discard(task)

    async def submit(
        self, role: Role, sender: str, table: TableId, command: Command, terminal: TerminalId | None = None
    ) -> Reply:
        """A command the floor itself sends: from a clock, a reader, an engineer, a robot."""
        return await self.queue.submit(Envelope(new_id(), SenderId(sender), role, table, command, terminal))

    def _committed(self, records: list[Record]) -> None:
        """Tell the world, now that it is so."""
        for record in records:
            table = record.envelope.table
            self._stale.add(table)
            for event in record.events:
                _log(table, event)
            if running := self.running.get(table):
                running.follow(record)

    def moved(self, table: TableId) -> None:
        """A wheel has moved: that is drawn at once, with committed state beside it."""
        self._stale.add(table)
        self._moved.add(table)
        self._woken.set()

    async def _show_moved(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            self.queue.check_running()
            moved, self._moved = self._moved, set()
            for table in moved:
                self.running[table].show()

    async def _show_staff(self) -> None:
        while True:
            await asyncio.sleep(STAFF_EVERY)
            self.queue.check_running()
            stale, self._stale = self._stale, set()
            self._show_stale(stale)

    def _show_stale(self, stale: set[TableId]) -> None:
        if not stale:
            return
        for table in stale & self.running.keys():
            self.running[table].show_staff()
        if supervisors := self.hub.everyone("supervisor"):
            view = supervisor_view(self.desk)
            for listener in supervisors:
                listener.show(self.desk.seq, view)

    def part(self, listener: Listener) -> None:
        """A screen is gone, and its dealer sees so."""
        listener.lose()
        self.hub.leave(listener)
        if listener.table is not None:
            self._stale.add(listener.table)

    def welcome(self, listener: Listener, me: View) -> None:
        """A screen joins and gets the whole view."""
        self.queue.check_running()
        self.hub.join(listener)
        if listener.table is None:
            view = supervisor_view(self.desk)
        else:
            view = self.running[listener.table].hello(listener)
            self._stale.add(listener.table)
        listener.hello(self.desk.seq, {"me": me, **view} if me else view)


def _log(table: TableId, event: Event) -> None:
    if type(event) not in _LOGGED:
        return
    match event:
        case tables.Alarmed():
            log.warning("alarm", table=table, says=event.says)
        case tables.TableStopped():
            log.error("table stopped", table=table, why=event.why)
