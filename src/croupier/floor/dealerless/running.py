"""A dealerless table in motion: its countdown, its air jet, and the acceptors of its stations."""

from collections.abc import Iterator

from croupier.base import money
from croupier.base.envelope import Command, Event
from croupier.base.names import TerminalId
from croupier.base.refusal import Refusal
from croupier.desk.messages import TableRestarted
from croupier.desk.running import Around, Screen, Work
from croupier.floor.dealerless.countdown import Countdown
from croupier.floor.dealerless.demonstration import Attendant
from croupier.floor.dealerless.launching import launch
from croupier.floor.dealerless.messages import launches
from croupier.floor.dealerless.recovery import asked_launch, recover
from croupier.floor.dealerless.watch import Watch
from croupier.floor.parts.electronic.recovery import Do
from croupier.floor.parts.electronic.running import ElectronicTable
from croupier.floor.parts.electronic.state import TableState
from croupier.floor.parts.electronic.views.terminal import StationPart, Trouble
from croupier.floor.parts.messages import vouchers
from croupier.floor.parts.messages.bills import AcceptorCleared
from croupier.floor.parts.messages.papers import PaperAsked
from croupier.floor.parts.settings import TableSettings
from croupier.floor.parts.slip_printing import SlipPrinting
from croupier.floor.parts.stations.acceptors import TROUBLE
from croupier.floor.parts.stations.bills import NO_BILL, Bills
from croupier.floor.parts.table_devices import acceptor_of, printer_of
from croupier.floor.parts.voucher_printing import VoucherPrinting


class Dealerless(ElectronicTable):
    reader_closes = False
    launches = True

    def __init__(self, table: TableState, around: Around, settings: TableSettings) -> None:
        super().__init__(table, around, settings)
        acceptors = {one: acceptor_of(one, settings, around) for one in table.terminals}
        self._bills = Bills(acceptors, self, around)
        printers = {one: printer_of(one, settings, around) for one in table.terminals}
        self._vouchers = VoucherPrinting(printers, around, settings.site)
        self._slips = SlipPrinting(around, settings.slip_printer, settings.site)

    async def start(self) -> None:
        await super().start()
        await self._settle_prints()

    async def _settle_prints(self) -> None:
        """Vouchers and slips whose print was asked for by another process, or before this table stopped."""
        stations = self.table.terminals.values()
        await self._vouchers.recover({one.id: one.cash_out for one in stations if one.cash_out})
        self.around.start_once("slips", self._slips.recover())

    def recovery(self) -> Command | Do:
        return recover(self.table, self.around.open_effects(), self.wheel.standing())

    async def carry_out(self, step: Do) -> None:
        asked = asked_launch(self.around.open_effects())
        if step is Do.LAUNCH and asked is not None:
            await launch(self, asked)
        else:
            await super().carry_out(step)

    def work(self) -> Iterator[tuple[str, Work]]:
        yield from super().work()
        yield "countdown", Countdown(self).run()
        yield "watch", Watch(self).run()
        yield "acceptors", self._bills.run()
        if self.settings.demonstration_dealer:
            yield "demonstration dealer", Attendant(self).run()

    def set_in_motion(self, event: Event) -> None:
        super().set_in_motion(event)
        if isinstance(event, launches.LaunchAsked):  # beside the queue: its outcome is a command too
            self.around.start_once("launch", launch(self, event))
        elif isinstance(event, AcceptorCleared):
            self._bills.clear(event.terminal)
        elif isinstance(event, vouchers.VoucherAsked):
            self.around.start_once("voucher", self._vouchers.draw(event))
        elif isinstance(event, vouchers.VoucherIssued):
            machine = f"{self.around.table}-{event.terminal}"
            self.around.start_once("print", self._vouchers.print_(event, machine))
        elif isinstance(event, PaperAsked):
            self.around.start_once("slip", self._slips.print_(event.effect))
        elif isinstance(event, TableRestarted):
            self.around.start_once("vouchers", self._settle_prints())

    def station_part(self, terminal: TerminalId) -> StationPart:
        trouble = self.table.terminals[terminal].acceptor.trouble
        pictures = self.around.demonstration and self._bills.by_screen(terminal)
        words = Trouble(TROUBLE[trouble].says) if trouble else None
        return StationPart(words, pictures, self._vouchers.last_paper(terminal))

    async def use_device(self, _device: str, value: str, screen: Screen) -> Refusal | None:
        """A bill into a station's simulated acceptor, of a demonstration alone: it makes money of nothing."""
        if not self.around.demonstration or screen.terminal is None:
            return NO_BILL
        return await self._bills.insert(screen.terminal, money.read(value))
