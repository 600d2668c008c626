"""A live table, roulette or Big Six: its wheel, its chance, and what seats, dealer and board are shown."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from croupier.base import money
from croupier.base.envelope import Event
from croupier.base.names import TerminalId, staff_name
from croupier.desk.record import Record
from croupier.devices.chance import ChanceKey
from croupier.floor.wheel import views
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.state import LiveTable, Phase, spin_name
from croupier.floor.wheel.steps import payments, steps
from croupier.games.bigsix.table import BigSixTable
from croupier.games.roulette.table import RouletteTable
from croupier.server.chance import ChanceDevice, key_file
from croupier.server.hub import Listener, View
from croupier.server.live_robot import LiveRobot
from croupier.server.motion import InMotion
from croupier.server.robots import DEALER
from croupier.server.running import called
from croupier.server.settings import TableSettings
from croupier.server.turning import TurningWheel
from croupier.server.wheelhouse import Wheelhouse, wheel_memory
from croupier.server.workers import Work

if TYPE_CHECKING:
    from croupier.server.floor import Floor


class Live(InMotion[LiveTable]):
    screens = frozenset({"seat", "felt", "board"})

    def __init__(self, floor: "Floor", settings: TableSettings) -> None:
        table = floor.desk.tables[settings.id]
        assert isinstance(table, LiveTable)  # noqa: S101 - the floor looked
        super().__init__(floor, settings, table)
        self.wheel = self._wheel()
        self._chance = ChanceDevice(self, _key(floor)) if isinstance(table.table, RouletteTable) else None

    def _wheel(self) -> Wheelhouse | TurningWheel:
        memory, speed = wheel_memory(self.floor.folder, self.table.id), self.settings.wheel_speed
        if isinstance(self.table.table, BigSixTable):
            return TurningWheel(self.table.table.terms.stops, speed, self._moved, memory)
        return Wheelhouse(self.table, speed, self._from_reader, self._moved, memory)

    async def start(self) -> None:
        table = self.table
        unread = table.phase in (Phase.BETTING, Phase.LOCKED) and table.read is None
        if table.spun and unread and table.direction is not None:
            self.wheel.resume(table.last_spin, table.direction)
        if table.phase is Phase.BETTING and not table.spun and self.wheel.wheel.sent == table.last_spin:
            self.wheel.halt()  # called off, and the process ended before its ball was taken out

    def work(self) -> Iterator[tuple[str, Work]]:
        yield "wheel", self.wheel.run()
        if self._chance:
            yield "chance", self._chance.run()
        if self.settings.demonstration_dealer:
            yield "demonstration dealer", LiveRobot(self).run()

    def stop(self) -> None:
        """Nothing here runs but what the floor stops itself."""

    @property
    def ball_may_have_dropped(self) -> bool:
        """Never for the floor to say: here the dealer's word alone closes betting."""
        return False

    def throw(self, what: str) -> bool:
        """The dealer's own spin sets the wheel off; what can be asked of it is a fault, for the next one."""
        return self.wheel.arm(what)

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
        """A player's own act is shown with its reply, a dealer's to the seat; the rest is everyone's."""
        seats = {getattr(event, "terminal", None) for event in record.events}
        if None in seats:
            self.show()
            return
        for seat in seats:
            listener = self.floor.hub.at_terminal(self.table.id, seat) if seat is not None else None
            if listener is None or seat is None:
                continue
            if record.envelope.terminal == seat:
                listener.hold(self._seat(seat))
            else:
                listener.show(self.floor.desk.seq, self._seat(seat))

    def show(self) -> None:
        self._show_each("seat", self._whole_seat)
        self._show_all("felt", self._felt)
        self._show_all("board", self._board)

    def show_staff(self) -> None:
        """The dealer, and with the dealer every seat, sees what others have laid."""
        self._show_each("seat", self._whole_seat)
        self._show_all("felt", self._felt)

    def hello(self, listener: Listener) -> View:
        if listener.terminal is not None:
            seat = {"id": listener.terminal, "name": called(self.table, listener.terminal)}
            chips = [money.show(chip) for chip in self.table.chips]
            return {"seat": seat, "value_chips": chips, **self._whole_seat(listener.terminal)}
        return self._felt() if listener.screen == "felt" else self._board()

    def _shared(self) -> View:
        """Terms may change between rounds, and every screen must say so: the table itself is among this."""
        moving = {"history": views.history(self.table), "ball": self.wheel.view()}
        return {**views.table_view(self.table), **moving}

    def _seat(self, seat: TerminalId) -> View:
        return views.seat_view(self.table, self.table.seats[seat])

    def _whole_seat(self, seat: TerminalId) -> View:
        others = views.others_view(self.table, self.table.seats[seat])
        limits = views.limits_view(self.table)
        return {**self._shared(), **self._seat(seat), "limits": limits, "others": others}

    def _board(self) -> View:
        return {**self._shared(), **views.board_view(self.table)}

    def _felt(self) -> View:
        table, view = self.table, views.felt_view(self.table)
        self._name_places(view["seats"])
        return {
            **view,
            **self._shared(),
            "dealer": staff_name(table.dealer),
            "mucker": staff_name(table.mucker),
            "all_colours": list(self.colours),
            "collected": money.show(table.collected),
            "steps": [msgspec.to_builtins(step) for step in steps(table)],
            "payments": payments(table),
            "simulated": True,
            "auto": table.dealer == DEALER,
        }

    @property
    def colours(self) -> tuple[str, ...]:
        """Those of the house that no value chip has."""
        return tuple(one for one in self.settings.colours if one not in self.table.colours.value_colours)


def _key(floor: "Floor") -> ChanceKey:
    return ChanceKey.kept(key_file(floor.folder) if floor.folder else None)
