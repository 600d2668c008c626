"""The running floor: desk, clocks, wheels and screens put together for the tables of a configuration."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import structlog

from croupier import money
from croupier.desk.desk import Desk, Reply
from croupier.desk.ports import Store
from croupier.desk.record import Record
from croupier.ledger import accounts as chart
from croupier.messages import betting, rounds, tables
from croupier.messages.envelope import Command, Envelope, Event, Role
from croupier.messages.pit import GoOnDuty, TermsChanged
from croupier.names import SenderId, TableId, TerminalId
from croupier.rules.automatic import views
from croupier.rules.automatic.state import Phase, TableState
from croupier.rules.pit.duty import needed
from croupier.rules.pit.state import PIT
from croupier.server.access import Access
from croupier.server.clock import GameClock
from croupier.server.hub import Hub, Listener, View
from croupier.server.queue import DeskQueue
from croupier.server.robot import Robot
from croupier.server.settings import Settings, TableSettings, installation
from croupier.server.wheelhouse import Wheelhouse
from croupier.server.wire import new_id

log = structlog.get_logger()
STAFF_EVERY = 0.1
"""Seconds between looks at what staff screens have missed; a bet a millisecond need not redraw a console."""


class Floor:
    def __init__(self, settings: Settings, store: Store, access: Access) -> None:
        self.settings, self.access, self.hub = settings, access, Hub()
        self._store = store
        self.desk = Desk(store, lambda: time.time_ns() // 1000)
        self.queue = DeskQueue(self.desk, self._committed)
        self.clocks: dict[TableId, GameClock] = {}
        self.wheels: dict[TableId, Wheelhouse] = {}
        self.alarms: list[View] = []
        self._stale: set[TableId] = set()
        self._moved = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.failed = False
        self.journal: Path | None = None
        self.when_failed: Callable[[], object] = lambda: None

    async def start(self) -> None:
        self._spawn(self._work())
        self._spawn(self._show_staff())
        self._spawn(self._show_wheels())
        await self._staff_demonstration()
        for table in self.settings.tables:
            await self._start_table(table)

    async def _staff_demonstration(self) -> None:
        """Tables that open by themselves are overseen by people who go on duty by themselves."""
        robots = sum(table.demonstration_dealer for table in self.settings.tables)
        for number in range(1, needed(robots) + 1):
            who = f"{Robot.SUPERVISOR} {number}"
            if who not in self.desk.pit.on_duty:
                await self.submit(Role.SUPERVISOR, who, PIT, GoOnDuty())

    async def stop(self) -> None:
        for clock in self.clocks.values():
            clock.stop()
        await self.queue.stop()
        self._lose_everyone()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

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

    def close(self) -> None:
        """After it has stopped: give back the files it holds open."""
        self._store.close()
        self.access.close()

    async def submit(
        self, role: Role, sender: str, table: TableId, command: Command, terminal: TerminalId | None = None
    ) -> Reply:
        """A command the floor itself sends: from a clock, a reader, an engineer, a robot."""
        return await self.queue.submit(Envelope(new_id(), SenderId(sender), role, table, command, terminal))

    def _spawn(self, work: Awaitable[None]) -> None:
        self._tasks.append(asyncio.ensure_future(work))

    async def _start_table(self, settings: TableSettings) -> None:
        id_ = settings.id
        if id_ not in self.desk.tables:
            await self._install(settings)
        table = self.desk.tables[id_]
        self.clocks[id_] = GameClock(
            settings.betting_seconds, settings.prompt_seconds, self._sender(Role.CLOCK, "clock", id_)
        )
        self.wheels[id_] = Wheelhouse(
            table,
            settings.wheel_speed,
            self._sender(Role.READER, "reader", id_),
            lambda: self._wheel_moved(table),
        )
        await self._recover(table)
        self._spawn(self.wheels[id_].run())
        if settings.demonstration_dealer:
            self._spawn(Robot(self, table, settings).run())

    async def _install(self, settings: TableSettings) -> None:
        reply = await self.submit(Role.ENGINEER, "engineer", settings.id, installation(settings))
        if reply.refusal is not None:
            raise ValueError(f"table {settings.id} cannot be installed: {reply.refusal}")

    async def _recover(self, table: TableState) -> None:
        """Betting open at a crash reopens with a full clock; a ball that ran meanwhile decides nothing."""
        if table.phase is Phase.BETTING:
            self.clocks[table.id].start(table.round)
        elif table.phase is Phase.LOCKED:
            fault = rounds.ReportFault(table.spin, "malfunction")
            await self.submit(Role.READER, f"reader:{table.id}", table.id, fault)

    def _sender(self, role: Role, name: str, table: TableId) -> Callable[[Command], Awaitable[Reply]]:
        return lambda command: self.submit(role, f"{name}:{table}", table, command)

    def _committed(self, records: list[Record]) -> None:
        """Tell the world, now that it is so."""
        for record in records:
            if record.envelope.table == PIT:
                self._pit_changed(record)
                continue
            table = self.desk.tables[record.envelope.table]
            self._stale.add(table.id)
            if len(record.events) == 1 and isinstance(record.events[0], betting.BetsChanged):
                self._show_bets(table, record.events[0].terminal)
                continue
            for event in record.events:
                self._follow(table, event, record.at)
            self._show_concerned(table, record.events)

    def _pit_changed(self, record: Record) -> None:
        self._stale.add(PIT)
        for event in record.events:
            if isinstance(event, tables.Alarmed):
                self._alarm(PIT, event, record.at)

    def _alarm(self, table: TableId, event: tables.Alarmed, at: int) -> None:
        self.alarms.insert(0, {"at": at, "table": table, "says": event.says})
        del self.alarms[50:]
        log.warning("alarm", table=table, says=event.says)

    def _show_concerned(self, table: TableState, events: tuple[Event, ...]) -> None:
        """What happens at one terminal is its own player's to see; the rest is everyone's."""
        terminals = {getattr(event, "terminal", None) for event in events}
        if None in terminals or table.id not in self.clocks:
            self._show_table(table)
            return
        for terminal in terminals:
            if terminal is not None and (listener := self.hub.at_terminal(table.id, terminal)):
                listener.show(self.desk.seq, self.terminal_view(table, terminal))

    def _follow(self, table: TableState, event: object, at: int) -> None:
        clock = self.clocks.get(table.id)
        match event:
            case rounds.GameStarted() if clock:
                clock.start(event.round)
            case rounds.BetsClosed() | rounds.GameVoided() if clock:
                clock.stop()
            case TermsChanged():
                self._post_terms(table)
            case tables.Alarmed():
                self._alarm(table.id, event, at)

    def _post_terms(self, table: TableState) -> None:
        """Notice of new limits: on every screen of the table before its next game."""
        for screen in ("terminal", "console"):
            for listener in self.hub.at_table(table.id, screen):
                listener.show(self.desk.seq, views.table_view(table))

    def _wheel_moved(self, table: TableState) -> None:
        self._stale.add(table.id)
        self._moved.set()

    def terminal_view(self, table: TableState, terminal: TerminalId) -> View:
        return {**self._shared(table), **views.terminal_view(table, table.terminals[terminal])}

    def _shared(self, table: TableState) -> View:
        moving = {"clock": self.clocks[table.id].view(), "ball": self.wheels[table.id].view()}
        return {**views.shared_view(table), **moving}

    def _show_bets(self, table: TableState, terminal: TerminalId) -> None:
        """A bet is its own player's to see, with the reply to it."""
        if listener := self.hub.at_terminal(table.id, terminal):
            listener.hold(views.bets_view(table, table.terminals[terminal]))

    def _show_table(self, table: TableState) -> None:
        if table.id not in self.clocks:
            return
        shared = self._shared(table)  # one look at the clock: it is the same for everyone
        for listener in self.hub.at_table(table.id, "terminal"):
            assert listener.terminal is not None  # noqa: S101 - a terminal's listener has one
            own = views.terminal_view(table, table.terminals[listener.terminal])
            listener.show(self.desk.seq, {**shared, **own})

    async def _show_wheels(self) -> None:
        """The ball is drawn as soon as it moves, with committed state beside it."""
        while True:
            await self._moved.wait()
            self._moved.clear()
            async with self.queue.showing():
                for table in self.clocks:
                    self._show_table(self.desk.tables[table])

    async def _show_staff(self) -> None:
        while True:
            await asyncio.sleep(STAFF_EVERY)
            stale, self._stale = self._stale, set()
            if stale:
                async with self.queue.showing():
                    self._show_stale(stale)

    def _show_stale(self, stale: set[TableId]) -> None:
        for table in stale:
            for listener in self.hub.at_table(table, "console"):
                listener.show(self.desk.seq, self.console_view(self.desk.tables[table]))
        for listener in self.hub.everyone("supervisor"):
            listener.show(self.desk.seq, self.supervisor_view())

    def console_view(self, table: TableState) -> View:
        online = self.hub.online(table.id)
        view = views.console_view(table)
        for terminal in view["terminals"]:
            terminal["online"] = terminal["id"] in online
            terminal["name"] = called(terminal["id"])
        view["dealer"] = named(table.dealer)
        view["simulated"] = True
        view["auto"] = table.dealer == Robot.SENDER
        return {**self._shared(table), **view}

    def supervisor_view(self) -> View:
        return {
            "tables": [self._supervised(table) for table in self.desk.tables.values()],
            "pit": self._pit_view(),
            "alarms": list(self.alarms),  # what was shown must not change with what is
        }

    def _pit_view(self) -> View:
        pit, staffed = self.desk.pit, self.desk.staffed
        on_duty = [{"name": named(who), "role": role} for who, role in pit.on_duty.items()]
        supervisors = sum(1 for _ in pit.supervisors())
        enough = {"supervisors": supervisors, "needed": needed(staffed), "staffed": staffed}
        return {"on_duty": on_duty, **enough, "short": supervisors < needed(staffed)}

    def _supervised(self, table: TableState) -> View:
        balances, view = self.desk.balances, views.supervisor_view(table)
        for terminal in view["terminals"]:
            terminal["name"] = called(terminal["id"])
        return {
            **view,
            "dealer": named(table.dealer),
            "drop": money.show(-balances.get(chart.drop(table.id), 0)),
            "win": money.show(balances.get(chart.win(table.id), 0)),
        }

    def part(self, listener: Listener) -> None:
        """A screen is gone, and its dealer sees so."""
        listener.lose()
        self.hub.leave(listener)
        if listener.table is not None:
            self._stale.add(listener.table)

    async def welcome(self, listener: Listener, me: View) -> None:
        """A screen joins and gets the whole view."""
        async with self.queue.showing():
            self.hub.join(listener)
            self._hello(listener, me)

    def _hello(self, listener: Listener, me: View) -> None:
        if listener.screen == "supervisor" or listener.table is None:
            listener.hello(self.desk.seq, {"me": me, **self.supervisor_view()})
            return
        table = self.desk.tables[listener.table]
        constant = views.table_view(table)
        if listener.terminal is not None:
            seat = {"terminal": {"id": listener.terminal, "name": called(listener.terminal)}}
            listener.hello(
                self.desk.seq, {**constant, **seat, **self.terminal_view(table, listener.terminal)}
            )
        else:
            listener.hello(self.desk.seq, {"me": me, **constant, **self.console_view(table)})
        self._stale.add(table.id)


def named(sender: str | None) -> str | None:
    """A member of staff as people say the name."""
    return sender.partition(":")[2] if sender else None


def called(terminal: str) -> str:
    return f"Terminal {terminal}"


def database(folder: Path) -> Path:
    return folder / "floor.db"
