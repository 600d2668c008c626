"""A mini-baccarat table in motion: its shoe, and what positions, dealer and board see."""

from collections.abc import Iterator

from croupier.base import money
from croupier.base.envelope import Command, Event, Role
from croupier.base.names import TerminalId
from croupier.base.refusal import Reason, Refusal
from croupier.desk.act_view import own_and_game_acts, table_acts
from croupier.desk.record import Record
from croupier.desk.reply import Reply
from croupier.desk.running import Around, Screen, Work
from croupier.desk.view import Parts
from croupier.devices.makers import SHOES
from croupier.devices.shoe import ShoePlace
from croupier.floor.baccarat.demonstration import DemonstrationDealer
from croupier.floor.baccarat.messages import cards, deal
from croupier.floor.baccarat.running_shoe import RunningShoe
from croupier.floor.baccarat.settings import BaccaratSettings
from croupier.floor.baccarat.squeeze_clock import SqueezeClock
from croupier.floor.baccarat.state import CardTable
from croupier.floor.baccarat.views.board import board_part
from croupier.floor.baccarat.views.dealing import dealing_part
from croupier.floor.baccarat.views.game import game_part, table_part
from croupier.floor.baccarat.views.position import AroundPositionPart, others_of, position_part
from croupier.floor.baccarat.vigorish_change import change_beside_limits
from croupier.floor.parts.acts import IRREGULARITY
from croupier.floor.parts.demonstration import NOT_DEALING
from croupier.floor.parts.in_motion import InMotion
from croupier.floor.parts.seats.views import SeatNamePart
from croupier.floor.parts.table_devices import chance_of
from croupier.floor.parts.views import Named, limit_lines

AWAITED = ("cards", IRREGULARITY)
"""What a player waits for besides the game's own steps."""

NO_HAND = Refusal(Reason.NOT_OFFERED, "cards are drawn from the shoe by hand: this screen draws none")


class CardsInMotion(InMotion[CardTable]):
    settings: BaccaratSettings

    def __init__(self, table: CardTable, around: Around, settings: BaccaratSettings) -> None:
        super().__init__(table, around, settings)
        maker, address = SHOES.find(settings.shoe)
        chance = chance_of(settings, around)
        self.shoe = RunningShoe(
            table, maker(ShoePlace(table=around.table, chance=chance), address), chance, self
        )
        self._squeeze = SqueezeClock(self)

    async def from_shoe(self, command: Command) -> Reply:
        return await self.submit(Role.READER, f"reader:{self.around.table}", command)

    async def alarm(self, says: str) -> None:
        await self.around.alarm(says)

    async def start(self) -> None:
        self.shoe.resume()
        await self.shoe.settle()

    def work(self) -> Iterator[tuple[str, Work]]:
        yield "shoe", self.shoe.listen()
        yield "shoe's words", self.shoe.work()
        yield "squeeze clock", self._squeeze.run()
        if self.settings.demonstration_dealer:
            yield "demonstration dealer", DemonstrationDealer(self).run()

    def stop(self) -> None:
        """Nothing here runs but what the floor stops itself."""

    def owed_close(self) -> Command | None:
        """Never for the floor to say: here the dealer's word alone closes betting."""
        return None

    async def use_device(self, _device: str, _value: str, screen: Screen) -> Refusal | None:
        """A card of a virtual shoe, drawn by the dealer's hand."""
        if screen.sender != self.table.dealer:
            return NOT_DEALING
        if self.shoe.device.virtual is None:
            return NO_HAND
        return await self.shoe.draw()

    def follow(self, record: Record) -> None:
        for event in record.events:
            self._set_in_motion(event)
        self.shoe.wake()
        self._squeeze.wake()
        self.show()

    def _set_in_motion(self, event: Event) -> None:
        match event:
            case cards.CardsCut() | cards.ShoeLoaded():
                self.shoe.resume()
            case deal.CardsHanded() | deal.CardsAccepted():
                self._squeeze.begin()
            case _:
                pass

    def show(self) -> None:
        self._show_each("position", self._position)
        self._show_all("dealing", self._dealing)
        self._show_all("board", self._board)

    def show_staff(self) -> None:
        self.show()

    def hello(self, screen: Screen) -> Parts:
        if screen.terminal is not None:
            own = self.table.seats[screen.terminal]
            chips = [money.show(chip) for chip in self.table.chips]
            named, sat = Named(own.id, f"Seat {own.id}"), own.stay.seconds(self.around.time())
            name = SeatNamePart(named, chips, self.settings.reality_check_minutes, sat)
            return (name, *self._position(screen.terminal))
        return self._dealing() if screen.screen == "dealing" else self._board()

    def _shared(self) -> Parts:
        return game_part(self.table), table_part(self.table)

    def _position(self, seat: TerminalId) -> Parts:
        own = self.table.seats[seat]
        limits = [*limit_lines(self.table.rules.terms.limits), *change_beside_limits(self.table)]
        around = AroundPositionPart(limits, others_of(self.table, own))
        part = position_part(self.table, own, self.shoe.own(seat), self._squeeze.left_ms())
        return (
            *self._shared(),
            part,
            around,
            own_and_game_acts(self.around.place, "position", seat, AWAITED),
        )

    def _dealing(self) -> Parts:
        virtual = self.shoe.device.virtual is not None
        dealing = dealing_part(self.table, self.around.online(), virtual=virtual)
        return (*self._shared(), dealing, table_acts(self.around.place, "dealing"))

    def _board(self) -> Parts:
        return (*self._shared(), board_part(self.table))
