"""A dealerless table in motion: its countdown, its air jet, and the acceptors of its stations."""

from collections.abc import Iterator
from typing import cast

from croupier.base import money
from croupier.base.envelope import Command, Event, Role
from croupier.base.refusal import Reason, Refusal
from croupier.desk.running import Screen, Work
from croupier.devices.acceptor import takes
from croupier.floor.dealerless.countdown import Countdown
from croupier.floor.dealerless.demonstration import Attendant
from croupier.floor.dealerless.launching import launch
from croupier.floor.dealerless.messages import launches, stations
from croupier.floor.dealerless.recovery import recover
from croupier.floor.dealerless.watch import Watch
from croupier.floor.parts.electronic.recovery import Do
from croupier.floor.parts.electronic.running import ElectronicTable

NO_BILL = Refusal(Reason.TENDER_NOT_ACCEPTED, "the acceptor gives that bill back")


class Dealerless(ElectronicTable):
    reader_closes = False

    def recovery(self) -> Command | Do:
        return recover(self.table, self.around.open_effects(), self.wheel.standing())

    async def carry_out(self, step: Do) -> None:
        if step is Do.LAUNCH:
            asked = self.around.open_effects()[0].asked
            await launch(self, cast("launches.LaunchAsked", asked))
        else:
            await super().carry_out(step)

    def work(self) -> Iterator[tuple[str, Work]]:
        yield from super().work()
        yield "countdown", Countdown(self).run()
        yield "watch", Watch(self).run()
        if self.settings.demonstration_dealer:
            yield "demonstration dealer", Attendant(self).run()

    def set_in_motion(self, event: Event) -> None:
        super().set_in_motion(event)
        if isinstance(event, launches.LaunchAsked):  # beside the queue: its outcome is a command too
            self.around.start_once("launch", launch(self, event))

    async def use_device(self, _device: str, value: str, screen: Screen) -> Refusal | None:
        """A bill into a station's simulated acceptor, of a demonstration alone: it makes money of nothing."""
        bill = money.read(value)
        if not self.around.demonstration or not takes(bill) or screen.terminal is None:
            return NO_BILL
        accepted = stations.AcceptCash(screen.terminal, bill)
        acceptor = f"acceptor:{self.table.id}:{screen.terminal}"
        return (await self.submit(Role.DEVICE, acceptor, accepted)).refusal
