"""A table of terminals in motion: its clock, its wheel, and what its screens are shown."""

from collections.abc import Iterator, Mapping
from typing import cast

from croupier.base.envelope import Command, Event, Role
from croupier.base.names import TerminalId
from croupier.base.refusal import Refusal
from croupier.desk.act_view import ActsPart, OwnActs, table_acts
from croupier.desk.messages import TableRestarted, TermsChanged
from croupier.desk.record import Record
from croupier.desk.reply import Reply
from croupier.desk.running import Around, Screen, Work
from croupier.desk.view import Parts
from croupier.floor.parts.ball_wheel import BallWheel
from croupier.floor.parts.electronic.game_clock import GameClock
from croupier.floor.parts.electronic.reconcile import judge_loss, reconcile
from croupier.floor.parts.electronic.recovery import Do, recover
from croupier.floor.parts.electronic.state import Phase, TableState
from croupier.floor.parts.electronic.views.board import board_part
from croupier.floor.parts.electronic.views.console import console_part
from croupier.floor.parts.electronic.views.game import MovingPart, game_part
from croupier.floor.parts.electronic.views.purse import changed_purse, purse_part
from croupier.floor.parts.electronic.views.table import TableNamePart, table_name, table_part
from croupier.floor.parts.electronic.views.terminal import StationPart, TerminalPart, own_part
from croupier.floor.parts.in_motion import InMotion
from croupier.floor.parts.messages import bets, rounds
from croupier.floor.parts.settings import TableSettings
from croupier.floor.parts.table_devices import wheel_of
from croupier.floor.parts.views import Named


class ElectronicTable(InMotion[TableState]):
    """`reader_closes`: the wheel's reader ends betting when the ball is about to drop.

    `launches`: the wheel throws its ball by order.
    """

    reader_closes = True
    launches = False

    def __init__(self, table: TableState, around: Around, settings: TableSettings) -> None:
        super().__init__(table, around, settings)
        speed = settings.clock_speed
        self.clock = GameClock(
            around, settings.betting_seconds / speed, settings.prompt_seconds / speed, self._from_clock
        )
        self.wheel = BallWheel(
            table,
            table.rules,
            wheel_of(table, table.rules, settings, around, launches=self.launches),
            submit=self._from_reader,
            moved=around.moved,
            alarm=around.alarm,
            judge=self._line_back,
            closes=self.reader_closes,
        )
        self._settled_with_wheel = False
        self._dealers_acts: ActsPart | None = None
        self._players_acts = OwnActs("terminal")

    async def _from_clock(self, command: Command) -> Reply:
        return await self.submit(Role.CLOCK, f"clock:{self.table.id}", command)

    async def start(self) -> None:
        """A wheel that is not heard is settled with once it is."""
        if not self.wheel.lost:
            self._settled_with_wheel = True
            await reconcile(self)

    async def _line_back(self) -> None:
        if self._settled_with_wheel:
            await judge_loss(self, self.wheel.standing)
        else:
            await self.start()

    def device_trouble(self) -> str | None:
        return self.wheel.trouble

    def recovery(self) -> Command | Do:
        return recover(self.table, self.wheel.standing())

    async def carry_out(self, step: Do) -> None:
        if step is Do.REOPEN:
            self.clock.start(self.table.round)

    def work(self) -> Iterator[tuple[str, Work]]:
        yield "wheel", self.wheel.run()

    def stop(self) -> None:
        self.clock.stop()

    def owed_close(self) -> Command | None:
        """A ball that ran through a freeze may have dropped before everyone's eyes but ours."""
        running = self.table.phase is Phase.BETTING and self.table.running is not None
        return rounds.CloseBets(self.table.round) if running else None

    async def use_device(self, _device: str, _value: str, _screen: Screen) -> Refusal | None:
        """No hand but its own moves what stands here."""
        return None

    def follow(self, record: Record) -> None:
        if len(record.events) == 1 and isinstance(record.events[0], bets.BetsChanged):
            self._show_bets(record.events[0])
            return
        self._dealers_acts = None
        for event in record.events:
            self.set_in_motion(event)
        self._show_concerned(record.events)

    def set_in_motion(self, event: Event) -> None:
        match event:
            case rounds.GameStarted():
                self.clock.start(event.round)
            case rounds.BetsClosed() | rounds.GameVoided():
                self.clock.stop()
            case TableRestarted():
                self.clock.resume()
            case TermsChanged():
                self._post_terms()

    def _post_terms(self) -> None:
        """Notice of new limits: on every screen of the table before its next game."""
        for name in ("terminal", "console"):
            self._show_all(name, lambda: (table_part(self.table),))
        self._show_all("board", lambda: (TableNamePart(table_name(self.table)),))

    def _show_bets(self, event: bets.BetsChanged) -> None:
        """A bet is its own player's to see, with the reply to it."""
        if screen := self.around.screen_at(event.terminal):
            own, shown = self.table.terminals[event.terminal], screen.shown["bets"]
            screen.hold(changed_purse(self.table, own, event, cast("Mapping[str, str]", shown)))

    def _show_concerned(self, events: tuple[Event, ...]) -> None:
        """What happens at one terminal is its own player's to see; the rest is everyone's."""
        terminals = {getattr(event, "terminal", None) for event in events}
        if None in terminals:
            self.show()
            return
        for terminal in terminals:
            if terminal is not None and (screen := self.around.screen_at(terminal)):
                screen.show(self.around.seq, *self._shared(), *self._own(terminal))

    def show(self) -> None:
        shared = self._shared()  # one look at the clock: it is the same for everyone
        self._show_each("terminal", lambda terminal: (*shared, *self._own(terminal)))
        self._show_all("board", self._board)

    def show_staff(self) -> None:
        self._show_all("console", self._console)

    def hello(self, screen: Screen) -> Parts:
        if screen.screen == "board":
            return (TableNamePart(table_name(self.table)), *self._board())
        if screen.terminal is None:
            return (table_part(self.table), *self._console())
        name = Named(screen.terminal, f"Terminal {screen.terminal}")
        sat = self.table.terminals[screen.terminal].stay.seconds(self.around.time())
        seat = TerminalPart(name, self.settings.reality_check_minutes, sat)
        return (table_part(self.table), seat, *self._shared(), *self._own(screen.terminal))

    def _shared(self) -> Parts:
        return game_part(self.table), MovingPart(self.clock.view(), self.wheel.view())

    def _own(self, terminal: TerminalId) -> Parts:
        own = self.table.terminals[terminal]
        return (
            purse_part(self.table, own),
            own_part(self.table, own),
            self.station_part(terminal),
            self._players_acts.at(self.around.place, terminal),
        )

    def station_part(self, _terminal: TerminalId) -> StationPart:
        """Where no acceptor takes bills, nothing is wrong with one."""
        return StationPart()

    def _console(self) -> Parts:
        simulated = self.wheel.device.simulated
        faults = simulated and self.around.demonstration
        console = console_part(self.table, self.around.online(), simulated=simulated, faults=faults)
        return (*self._shared(), console, self._acts())

    def _acts(self) -> ActsPart:
        """What the dealer does; no bet changes it, so it is kept while nothing else happens."""
        if self._dealers_acts is None:
            self._dealers_acts = table_acts(self.around.place, "console")
        return self._dealers_acts

    def _board(self) -> Parts:
        return (*self._shared(), board_part(self.table))
