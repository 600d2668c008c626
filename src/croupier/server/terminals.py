"""A table of terminals, with a dealer or without: its clock, its wheel, and what its screens are shown."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from croupier.base.envelope import Command, Event, Role
from croupier.base.money import Cents
from croupier.base.names import TerminalId, staff_name
from croupier.desk.desk import Reply
from croupier.desk.record import Record
from croupier.floor.dealerless.messages import stations
from croupier.floor.kinds import is_dealerless
from croupier.floor.parts.electronic import views
from croupier.floor.parts.electronic.state import Phase, TableState
from croupier.floor.parts.messages import bets, launches, rounds, tables
from croupier.floor.pit.messages import pit
from croupier.server.attendant import Attendant
from croupier.server.clock import GameClock
from croupier.server.countdown import Countdown
from croupier.server.effects import launch, reconcile
from croupier.server.hub import Listener, View
from croupier.server.motion import InMotion
from croupier.server.robot import Robot
from croupier.server.robots import DEALER
from croupier.server.running import called
from croupier.server.settings import TableSettings
from croupier.server.watch import Watch
from croupier.server.wheelhouse import Wheelhouse, wheel_memory
from croupier.server.workers import Work

if TYPE_CHECKING:
    from croupier.server.floor import Floor


class Terminals(InMotion[TableState]):
    screens = frozenset({"terminal", "console", "board"})

    def __init__(self, floor: "Floor", settings: TableSettings) -> None:
        super().__init__(floor, settings, floor.desk.of_terminals(settings.id))
        self.clock = GameClock(
            settings.id,
            settings.betting_seconds,
            settings.prompt_seconds,
            self._from_clock,
            deadlines=floor.deadlines,
            workers=floor.workers,
        )
        memory = wheel_memory(floor.folder, settings.id)
        self.wheel = Wheelhouse(self.table, settings.wheel_speed, self._from_reader, self._moved, memory)

    async def _from_clock(self, command: Command) -> Reply:
        return await self.submit(Role.CLOCK, f"clock:{self.table.id}", command)

    async def start(self) -> None:
        await reconcile(self)

    def work(self) -> Iterator[tuple[str, Work]]:
        yield "wheel", self.wheel.run()
        if is_dealerless(self.table):
            yield "countdown", Countdown(self).run()
            yield "watch", Watch(self).run()
        if self.settings.demonstration_dealer:
            worker: Attendant | Robot = Attendant(self) if is_dealerless(self.table) else Robot(self)
            yield "demonstration dealer", worker.run()

    def stop(self) -> None:
        self.clock.stop()

    @property
    def ball_may_have_dropped(self) -> bool:
        return self.table.phase is Phase.BETTING and self.table.running is not None

    def throw(self, what: str) -> bool:
        return self.wheel.throw(what)

    async def insert_bill(self, terminal: TerminalId, bill: Cents) -> Reply:
        """Into a station's simulated acceptor, of a demonstration alone: it makes money of nothing."""
        accepted = stations.AcceptCash(terminal, bill)
        return await self.submit(Role.DEVICE, f"acceptor:{self.table.id}:{terminal}", accepted)

    def follow(self, record: Record) -> None:
        if len(record.events) == 1 and isinstance(record.events[0], bets.BetsChanged):
            self._show_bets(record.events[0])
            return
        for event in record.events:
            self._set_in_motion(event)
        self._show_concerned(record.events)

    def _set_in_motion(self, event: Event) -> None:
        match event:
            case rounds.GameStarted():
                self.clock.start(event.round)
            case rounds.BetsClosed() | rounds.GameVoided():
                self.clock.stop()
            case tables.TableRestarted():
                self.clock.resume()
            case launches.LaunchAsked():  # beside the queue, for its outcome is a command like any other
                self.floor.workers.start_once(f"{self.table.id} launch", launch(self, event))
            case pit.TermsChanged():
                self._post_terms()

    def _post_terms(self) -> None:
        """Notice of new limits: on every screen of the table before its next game."""
        for screen in ("terminal", "console"):
            self._show_all(screen, lambda: views.table_view(self.table))

    def _show_bets(self, event: bets.BetsChanged) -> None:
        """A bet is its own player's to see, with the reply to it."""
        if listener := self.floor.hub.at_terminal(self.table.id, event.terminal):
            own, shown = self.table.terminals[event.terminal], listener.shown["bets"]
            listener.hold(views.changed_view(self.table, own, event, shown))

    def _show_concerned(self, events: tuple[Event, ...]) -> None:
        """What happens at one terminal is its own player's to see; the rest is everyone's."""
        terminals = {getattr(event, "terminal", None) for event in events}
        if None in terminals:
            self.show()
            return
        for terminal in terminals:
            if terminal is not None and (listener := self.floor.hub.at_terminal(self.table.id, terminal)):
                listener.show(self.floor.desk.seq, {**self._shared(), **self._own(terminal)})

    def show(self) -> None:
        shared = self._shared()  # one look at the clock: it is the same for everyone
        self._show_each("terminal", lambda terminal: {**shared, **self._own(terminal)})
        self._show_all("board", self._board)

    def show_staff(self) -> None:
        self._show_all("console", self._console)

    def hello(self, listener: Listener) -> View:
        constant = views.table_view(self.table)
        if listener.screen == "board":
            return {"table": constant["table"], **self._board()}
        if listener.terminal is None:
            return {**constant, **self._console()}
        seat = {"id": listener.terminal, "name": called(self.table, listener.terminal)}
        return {**constant, "terminal": seat, **self._shared(), **self._own(listener.terminal)}

    def _shared(self) -> View:
        return {**views.shared_view(self.table), **self._moving()}

    def _moving(self) -> View:
        return {"clock": self.clock.view(), "ball": self.wheel.view()}

    def _own(self, terminal: TerminalId) -> View:
        return views.terminal_view(self.table, self.table.terminals[terminal])

    def _console(self) -> View:
        view = views.console_view(self.table)
        self._name_places(view["terminals"])
        view["dealer"] = staff_name(self.table.dealer)
        view["simulated"] = True
        view["auto"] = self.table.dealer == DEALER
        return {**self._shared(), **view}

    def _board(self) -> View:
        return {**views.board_view(self.table), "committed": None, **self._moving()}
