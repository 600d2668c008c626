"""The running floor: one desk, one queue, and the tables of a configuration, each with its screens."""

from collections.abc import Callable
from pathlib import Path

import structlog

from croupier.base.envelope import Command, Envelope, Event, Role
from croupier.base.names import SenderId, TableId, TerminalId, staff_id
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.desk import Desk
from croupier.desk.kinds import Kinds
from croupier.desk.messages import Alarmed, TableStopped
from croupier.desk.ports import DeskStopped, Store
from croupier.desk.record import Record
from croupier.desk.reply import Reply
from croupier.desk.running import PlaceSettings, Running
from croupier.server.absent_dealers import AbsentDealers
from croupier.server.access import Access
from croupier.server.around import AroundPlace, Server
from croupier.server.deadlines import Deadlines
from croupier.server.head_copy import HeadCopy
from croupier.server.house_records import HouseRecords
from croupier.server.hub import Hub
from croupier.server.limits import Limits
from croupier.server.listener import Listener
from croupier.server.queue import DeskQueue
from croupier.server.refusals import forget_refusals
from croupier.server.settings import Settings
from croupier.server.shown_screens import ShownScreens
from croupier.server.waiting_terms import WaitingTerms
from croupier.server.wall_clock import WallClock
from croupier.server.watches import Watches, watch_journal
from croupier.server.wire import Wire, new_id
from croupier.server.workers import Workers
from croupier.store.heads import Head
from croupier.store.lock import FolderLock

log = structlog.get_logger()
_FLOOR = SenderId("floor")
_LOGGED = frozenset({Alarmed, TableStopped})


class RunningFloor:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        access: Access,
        kinds: Kinds,
        folder: Path | None = None,
    ) -> None:
        """`folder` is where simulated devices keep what they know; without it they forget."""
        self.settings, self.access, self.hub, self.folder = settings, access, Hub(), folder
        self.limits, self._pit = Limits(settings.server), kinds.pit
        self._store = store
        self.wall_clock = WallClock()
        self.desk, self.wire = Desk(store, self.wall_clock, kinds), Wire(kinds, folder)
        self.waiting_terms = WaitingTerms(self.desk)
        people = frozenset(staff_id(one.name) for one in settings.staff)
        self.absent = AbsentDealers(self.desk, self.hub, people, settings.server.dealer_away_seconds)
        self.queue = DeskQueue(self.desk, self._committed, self._overdue, self.hub.outbox)
        self.deadlines = Deadlines(self.queue.wake)
        self.running: dict[TableId, Running] = {}
        self.screens = ShownScreens(
            self.desk,
            self.queue,
            self.hub,
            self.running,
            absent=self.absent,
            waiting_terms=self.waiting_terms,
        )
        self._house = HouseRecords(settings, self.desk, self.wall_clock, self.submit)
        self._watches = Watches(self.desk, self.queue, self.screens, self._house)
        self.workers = Workers(self._worker_failed)
        self._server = Server(self.desk, self.queue, self.hub, self.deadlines, self.workers)
        self.failed = False
        self.journal: Path | None = None
        self.lock: FolderLock | None = None
        self.head_copy: HeadCopy | None = None
        self.warning: str | None = None
        self.when_failed: Callable[[], object] = lambda: None

    async def start(self) -> None:
        try:
            await self._start()
        except Exception as error:
            self._worker_failed("start", error)
            raise

    async def _start(self) -> None:
        behind = self.wall_clock.behind(self.desk.last_stamp)
        self.workers.start("desk", self._work())
        self.workers.start("pulse", self.deadlines.beat())
        self.workers.start("wall clock", self._watches.wall_clock(self.wall_clock, behind))
        self.workers.start("staff screens", self._watches.staff_screens(self.waiting_terms))
        self.workers.start("devices on screens", self.screens.show_moved())
        self.workers.start("dealers", self._watches.dealers(self.absent))
        self.workers.start("bias", self._watches.biases())
        self.workers.start("refusals", self._forget_refusals())
        self.workers.start("journal file", watch_journal(self._store, self.journal))
        if self.warning:
            await self._house.raise_alarm(self.warning)
        if self.head_copy:
            self.workers.start("head elsewhere", self.head_copy.run(self._head, self._house.raise_alarm))
        await self._house.begin_day()
        self.workers.start("gaming day", self._watches.gaming_days())
        await self._house.set_house_rules()
        await self._house.staff_demonstration()
        for table in self.settings.tables:
            await self._start_table(table)
        await self._house.note_voucher_key(self.folder)  # which the first table with printers has made
        for table_id, running in self.running.items():  # no one works before every table is reconciled
            for name, work in running.work():
                self.workers.start(f"{table_id} {name}", work)

    async def _forget_refusals(self) -> None:
        await forget_refusals(self._store, self.settings.day, self.wall_clock, self.queue.check_running)

    async def _start_table(self, settings: PlaceSettings) -> None:
        if settings.id not in self.desk.tables:
            await self._house.install(settings)
        demonstration = self.settings.server.demonstration
        around = AroundPlace(
            settings.id, self._server, self.screens.moved, self.folder, demonstration=demonstration
        )
        running = self.desk.tables[settings.id].run(around, settings)
        self.running[settings.id] = running
        await running.start()

    async def stop(self) -> None:
        for running in self.running.values():
            running.stop()
        self.queue.stop()
        self.screens.lose_everyone()
        await self.workers.stop()

    async def _work(self) -> None:
        """Screens do not outlive the desk: what they would show next is not known to be so."""
        try:
            await self.queue.work()
        finally:
            self.screens.lose_everyone()

    def _worker_failed(self, worker: str, error: BaseException) -> bool:
        """Whether the floor has to end for it; a worker that only misses the stopped desk is none."""
        if isinstance(error, DeskStopped) and self.queue.stopped is not None:
            return False
        self.fail(worker, error)
        return True

    def fail(self, worker: str, error: BaseException) -> None:
        """Log which part of the floor died and why, alarm the supervisors, and end the process."""
        first, self.failed = not self.failed, True
        if first:
            self.when_failed()  # before anything that could fail as well
        why = f"{type(error).__name__}: {error}"
        log.error("a worker of the floor has died", worker=worker, why=why)
        if first:
            self._alarm(f"the floor stops, because {worker} has died: {why}")

    def _alarm(self, says: str) -> None:
        """Past the queue, which may be what died; a desk that has stopped refuses it by itself."""
        alarm = Envelope(new_id(), _FLOOR, Role.DEVICE, self._pit.place, self._pit.raise_alarm(says))
        try:
            self._committed(self.desk.handle([alarm])[1])
            self.screens.show_supervisors()
        except Exception as error:
            log.error("the alarm could not be raised", why=str(error))

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

    @property
    def healthy(self) -> bool:
        return self.queue.stopped is None and not self.failed and self.workers.all_running

    async def submit(
        self, role: Role, sender: str, table: TableId, command: Command, terminal: TerminalId | None = None
    ) -> Reply:
        """A command the floor itself sends: from a clock, a reader, an engineer, a robot."""
        return await self.queue.submit(Envelope(new_id(), SenderId(sender), role, table, command, terminal))

    def _overdue(self) -> list[Envelope]:
        """The closes of betting that are owed by now: of clocks, and after a freeze of devices."""
        owed = self.deadlines.due()
        if self.deadlines.frozen:
            closes = ((id_, one.owed_close()) for id_, one in self.running.items())
            owed += [(id_, close) for id_, close in closes if close is not None]
        return [
            Envelope(new_id(), SenderId(f"clock:{table}"), Role.CLOCK, table, close)
            for table, close in dict.fromkeys(owed)
        ]

    def _committed(self, records: list[Record]) -> None:
        """Tell the world, now that it is so."""
        for record in records:
            table = record.envelope.table
            self.screens.look_again(table)
            for event in record.events:
                if type(event) in _LOGGED:
                    _log(table, event)
            if running := self.running.get(table):
                running.follow(record)

    async def use_device(self, listener: Listener, device: str, value: str) -> Refusal | None:
        """A person's hand at a simulated device; if it breaks, the floor ends as for any other worker."""
        if listener.table is None:
            return None
        place = self.desk.tables[listener.table]
        if listener.screen not in place.devices.get(device, ()):
            return worded(
                Reason.NOT_OFFERED, "there is no {device} to use here", place.citations().play, device=device
            )
        try:
            return await self.running[listener.table].use_device(device, value, listener)
        except OSError as error:
            self.fail(f"{listener.table} {device}", error)
            return None


def _log(table: TableId, event: Event) -> None:
    match event:
        case Alarmed():
            log.warning("alarm", table=table, says=event.says)
        case TableStopped():
            log.error("table stopped", table=table, why=event.why)
