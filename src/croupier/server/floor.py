"""The running floor: desk, clocks, wheels and screens put together for the tables of a configuration."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import quote

import structlog

from croupier import money
from croupier.desk.desk import Desk, Reply
from croupier.desk.ports import Store
from croupier.desk.record import Record
from croupier.devices.memory import WheelMemory
from croupier.ledger import accounts as chart
from croupier.messages import betting, effects, rounds, stations, tables
from croupier.messages.envelope import Command, Envelope, Event, Role
from croupier.messages.pit import GoOnDuty, TermsChanged
from croupier.money import Cents
from croupier.names import SenderId, TableId, TerminalId
from croupier.rules.automatic import views
from croupier.rules.automatic.state import TableState
from croupier.rules.live.install import is_live
from croupier.rules.machines import is_dealerless
from croupier.rules.pit.duty import needed
from croupier.rules.pit.state import PIT
from croupier.server.access import Access
from croupier.server.attendant import Attendant
from croupier.server.clock import GameClock
from croupier.server.countdown import Countdown
from croupier.server.effects import launch, reconcile
from croupier.server.hub import Hub, Listener, View
from croupier.server.queue import DeskQueue
from croupier.server.robot import Robot
from croupier.server.settings import Settings, TableSettings, installation, opened_table
from croupier.server.wheelhouse import Wheelhouse
from croupier.server.wire import new_id

log = structlog.get_logger()
STAFF_EVERY = 0.1
"""Seconds between looks at what staff screens have missed; a bet a millisecond need not redraw a console."""


class Floor:
    def __init__(self, settings: Settings, store: Store, access: Access, folder: Path | None = None) -> None:
        """`folder` is where simulated wheels keep what they know; without it they forget."""
        self.settings, self.access, self.hub = settings, access, Hub()
        self._store, self._folder = store, folder
        self.desk = Desk(store, lambda: time.time_ns() // 1000)
        self.queue = DeskQueue(self.desk, self._committed)
        self.clocks: dict[TableId, GameClock] = {}
        self.wheels: dict[TableId, Wheelhouse] = {}
        self._stale: set[TableId] = set()
        self._moved = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._launching: set[asyncio.Task[None]] = set()
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
        for table in self.settings.tables:  # no one works before every table is reconciled
            self._spawn_workers(self.desk.of_terminals(table.id), table)

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
        tasks = (*self._tasks, *self._launching)
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
        table = self.desk.of_terminals(id_)
        self.clocks[id_] = GameClock(
            settings.betting_seconds, settings.prompt_seconds, self._sender(Role.CLOCK, "clock", id_)
        )
        self.wheels[id_] = Wheelhouse(
            table,
            settings.wheel_speed,
            self._sender(Role.READER, "reader", id_),
            lambda: self._wheel_moved(table),
            WheelMemory(wheel_file(self._folder, id_)) if self._folder else None,
        )
        await reconcile(self, table)
        self._spawn(self.wheels[id_].run())

    def _spawn_workers(self, table: TableState, settings: TableSettings) -> None:
        if is_dealerless(table):
            self._spawn(Countdown(self, table, settings).run())
        if settings.demonstration_dealer:
            worker = Attendant if is_dealerless(table) else Robot
            self._spawn(worker(self, table, settings).run())

    async def _install(self, settings: TableSettings) -> None:
        if is_live(opened_table(settings)):
            raise ValueError(f"table {settings.id} is a live table, which this server does not run yet")
        reply = await self.submit(Role.ENGINEER, "engineer", settings.id, installation(settings))
        if reply.refusal is not None:
            raise ValueError(f"table {settings.id} cannot be installed: {reply.refusal}")

    async def insert_bill(self, table: TableId, terminal: TerminalId, bill: Cents) -> Reply:
        """Into a station's simulated acceptor, of a demonstration alone: it makes money of nothing."""
        accepted = stations.AcceptCash(terminal, bill)
        return await self.submit(Role.DEVICE, f"acceptor:{table}:{terminal}", table, accepted)

    def _sender(self, role: Role, name: str, table: TableId) -> Callable[[Command], Awaitable[Reply]]:
        return lambda command: self.submit(role, f"{name}:{table}", table, command)

    def _committed(self, records: list[Record]) -> None:
        """Tell the world, now that it is so."""
        for record in records:
            if record.envelope.table == PIT:
                self._stale.add(PIT)
                continue
            table = self.desk.of_terminals(record.envelope.table)
            self._stale.add(table.id)
            if len(record.events) == 1 and isinstance(record.events[0], betting.BetsChanged):
                self._show_bets(table, record.events[0])
                continue
            for event in record.events:
                self._follow(table, event)
            self._show_concerned(table, record.events)

    def _show_concerned(self, table: TableState, events: tuple[Event, ...]) -> None:
        """What happens at one terminal is its own player's to see; the rest is everyone's."""
        terminals = {getattr(event, "terminal", None) for event in events}
        if None in terminals or table.id not in self.clocks:
            self._show_table(table)
            return
        for terminal in terminals:
            if terminal is not None and (listener := self.hub.at_terminal(table.id, terminal)):
                listener.show(self.desk.seq, self.terminal_view(table, terminal))

    def _follow(self, table: TableState, event: object) -> None:
        clock = self.clocks.get(table.id)
        match event:
            case rounds.GameStarted() if clock:
                clock.start(event.round)
            case rounds.BetsClosed() | rounds.GameVoided() if clock:
                clock.stop()
            case effects.LaunchAsked() if clock:
                self._carry_out(table, event)
            case TermsChanged():
                self._post_terms(table)
            case tables.Alarmed():
                log.warning("alarm", table=table.id, says=event.says)
            case tables.TableStopped():
                log.error("table stopped", table=table.id, why=event.why)

    def _carry_out(self, table: TableState, asked: effects.LaunchAsked) -> None:
        """Beside the queue, for its outcome is a command like any other."""
        task = asyncio.ensure_future(launch(self, table, asked))
        self._launching.add(task)
        task.add_done_callback(self._launching.discard)

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

    def _show_bets(self, table: TableState, event: betting.BetsChanged) -> None:
        """A bet is its own player's to see, with the reply to it."""
        if listener := self.hub.at_terminal(table.id, event.terminal):
            shown = listener.shown["bets"]
            listener.hold(views.changed_view(table, table.terminals[event.terminal], event, shown))

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
                    self._show_table(self.desk.of_terminals(table))

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
                listener.show(self.desk.seq, self.console_view(self.desk.of_terminals(table)))
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
            "tables": [self._supervised(table) for table in map(self.desk.of_terminals, self.desk.tables)],
            "pit": self._pit_view(),
            "alarms": [{"at": one.at, "table": one.table, "says": one.says} for one in self.desk.alarms],
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
        table = self.desk.of_terminals(listener.table)
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


def wheel_file(folder: Path, table: TableId) -> Path:
    """The simulated wheel's own; a table's name may be no file's name."""
    return folder / f"wheel-{quote(table, safe='')}.json"


def database(folder: Path) -> Path:
    return folder / "floor.db"
