"""A live table in motion, roulette or Big Six: its wheel, its chance, what seats, dealer and board see."""

from collections.abc import Iterator

from croupier.base import money
from croupier.base.envelope import Command, Event
from croupier.base.names import TerminalId
from croupier.base.refusal import Refusal
from croupier.desk.act_view import ActingPlace, ActsPart, own_and_game_acts, table_acts
from croupier.desk.record import Record
from croupier.desk.running import Around, Screen, Work
from croupier.desk.view import Parts
from croupier.floor.parts.ball_wheel import BallWheel
from croupier.floor.parts.colours import value_colour
from croupier.floor.parts.demonstration import NO_FAULT, NO_HAND, NOT_DEALING
from croupier.floor.parts.in_motion import InMotion
from croupier.floor.parts.messages import wagers
from croupier.floor.parts.seats.views import SeatNamePart
from croupier.floor.parts.settings import TableSettings
from croupier.floor.parts.table_devices import chance_of, clapper_wheel_of, wheel_of
from croupier.floor.parts.views import Named, limit_lines
from croupier.floor.wheel.after_loss import after_loss
from croupier.floor.wheel.chance_device import ChanceDevice
from croupier.floor.wheel.demonstration import DemonstrationDealer
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.state import LiveTable, Phase, spin_name
from croupier.floor.wheel.turning_wheel import TurningWheel
from croupier.floor.wheel.views.board import board_part
from croupier.floor.wheel.views.felt import felt_part
from croupier.floor.wheel.views.game import game_part, table_part
from croupier.floor.wheel.views.seat import AroundSeatPart, others_of, seat_part
from croupier.floor.wheel.views.unseen import Unread, moves, without_number
from croupier.games.bigsix.table import BigSixTable
from croupier.games.roulette.table import RouletteTable

WAGERS = (
    wagers.LayWager,
    wagers.TakeBack,
    wagers.LayWagers,
    wagers.DoubleWagers,
    wagers.Rebet,
    wagers.UndoWagers,
    wagers.ClearWagers,
)


class LiveWheel(InMotion[LiveTable]):
    def __init__(self, table: LiveTable, around: Around, settings: TableSettings) -> None:
        super().__init__(table, around, settings)
        self.wheel = self._wheel()
        roulette = isinstance(table.rules, RouletteTable)
        self._chance = ChanceDevice(table, around, chance_of(settings, around)) if roulette else None

    def _wheel(self) -> BallWheel | TurningWheel:
        rules, moved = self.table.rules, self.around.moved
        if isinstance(rules, BigSixTable):
            return TurningWheel(rules.terms.stops, clapper_wheel_of(self.settings, self.around), moved)
        wheel = wheel_of(self.table, rules, self.settings, self.around)
        return BallWheel(
            self.table,
            rules,
            wheel,
            submit=self._from_reader,
            moved=moved,
            alarm=self.around.alarm,
            judge=self._line_back,
        )

    async def start(self) -> None:
        table = self.table
        unread = table.phase in (Phase.BETTING, Phase.LOCKED) and table.read is None
        if table.spun and unread and table.direction is not None:
            self.wheel.resume(table.last_spin, table.direction)
        if table.phase is Phase.BETTING and not table.spun and self.wheel.sent == table.last_spin:
            self.wheel.halt()  # called off, and the process ended before its ball was taken out

    def device_trouble(self) -> str | None:
        return self.wheel.trouble if isinstance(self.wheel, BallWheel) else None

    async def _line_back(self) -> None:
        """What the wheel proves of this spin's ball is read; of any other the dealer's eye decides."""
        assert isinstance(self.wheel, BallWheel)  # noqa: S101 - a Big Six wheel has no line
        command = after_loss(self.table, self.wheel.standing())
        if command is not None:
            await self._from_reader(command)

    def work(self) -> Iterator[tuple[str, Work]]:
        yield "wheel", self.wheel.run()
        if self._chance:
            yield "chance", self._chance.run()
        if self.settings.demonstration_dealer:
            yield "demonstration dealer", DemonstrationDealer(self).run()

    def stop(self) -> None:
        """Nothing here runs but what the floor stops itself."""

    def owed_close(self) -> Command | None:
        """Never for the floor to say: here the dealer's word alone closes betting."""
        return None

    async def use_device(self, _device: str, value: str, screen: Screen) -> Refusal | None:
        """The dealer's own spin sets the wheel off; what can be asked of it is a fault, for the next one."""
        if screen.sender != self.table.dealer:
            return NOT_DEALING
        if not self.wheel.device.by_screen:
            return NO_HAND
        if not self.around.demonstration:
            return NO_FAULT
        self.wheel.arm(value)
        return None

    def follow(self, record: Record) -> None:
        for event in record.events:
            self._set_in_motion(event)
        if self._chance:
            self._chance.wake()
        self._show_concerned(record)

    def _set_in_motion(self, event: Event) -> None:
        match event:
            case deal.BallSpun():
                self.wheel.send(spin_name(event.round, event.spin), event.direction)
            case deal.NoSpinCalled():
                self.wheel.halt()

    def _show_concerned(self, record: Record) -> None:
        """A player's own act is shown with its reply, a dealer's to the seat; the rest is everyone's.

        A wager changes no act of its own player at once: its reply is spared them.
        """
        seats = {getattr(event, "terminal", None) for event in record.events}
        if None in seats:
            self.show()
            return
        wagered = isinstance(record.envelope.command, WAGERS)
        for seat in seats:
            screen = self.around.screen_at(seat) if seat is not None else None
            if screen is None or seat is None:
                continue
            parts = self._seat(seat) if wagered else (*self._seat(seat), self._acts(seat))
            if record.envelope.terminal == seat:
                screen.hold(*parts)
            else:
                screen.show(self.around.seq, *parts)

    def show(self) -> None:
        self._show_each("seat", self._whole_seat)
        self._show_all("felt", self._felt)
        self._show_all("board", self._board)

    def show_staff(self) -> None:
        """The dealer, and with the dealer every seat, sees what others have laid."""
        self._show_each("seat", self._whole_seat)
        self._show_all("felt", self._felt)

    def hello(self, screen: Screen) -> Parts:
        if screen.terminal is not None:
            chips = [money.show(chip) for chip in self.table.chips]
            seat = Named(screen.terminal, f"Seat {screen.terminal}")
            sat = self.table.seats[screen.terminal].stay.seconds(self.around.time())
            name = SeatNamePart(seat, chips, self.settings.reality_check_minutes, sat)
            return (name, *self._whole_seat(screen.terminal))
        return self._felt() if screen.screen == "felt" else self._board()

    def _shared(self) -> Parts:
        """Terms may change between rounds, and every screen must say so: the table itself is among this."""
        return game_part(self.table), table_part(self.table, self.wheel.view())

    def _acting(self) -> ActingPlace:
        """What is due to people who see no number before the ball has come to rest."""
        place = self.around.place
        return Unread(place, self.table) if moves(self.wheel.view()) else place

    def _seat(self, seat: TerminalId) -> Parts:
        return game_part(self.table), seat_part(self.table, self.table.seats[seat])

    def _whole_seat(self, seat: TerminalId) -> Parts:
        own, limits = self.table.seats[seat], limit_lines(self.table.rules.terms.limits)
        around = AroundSeatPart(limits, others_of(self.table, own))
        return (*self._shared(), seat_part(self.table, own), around, self._acts(seat))

    def _acts(self, seat: TerminalId) -> ActsPart:
        return own_and_game_acts(self._acting(), "seat", seat)

    def _board(self) -> Parts:
        return (*self._shared(), board_part(self.table))

    def _felt(self) -> Parts:
        acting = self._acting()
        table = acting.table if isinstance(acting, Unread) else self.table
        simulated = self.wheel.device.simulated
        felt = felt_part(
            table,
            self.colours,
            self.around.online(),
            simulated=simulated,
            faults=simulated and self.around.demonstration,
        )
        drawn = table_part(self.table, without_number(self.wheel.view()))
        return game_part(self.table), drawn, felt, table_acts(acting, "felt")

    @property
    def colours(self) -> tuple[str, ...]:
        """Those of the house that no value chip has."""
        house = {money.read_stake(chip): colour for chip, colour in self.settings.chip_colours.items()}
        taken = {value_colour(chip, house) for chip in self.table.chips}
        return tuple(one for one in self.settings.colours if one not in taken)
