"""Dealt terminals in motion: the dealer throws the ball."""

from collections.abc import Iterator

from croupier.base.refusal import Refusal
from croupier.desk.running import Screen, Work
from croupier.floor.parts.demonstration import NO_FAULT, NO_HAND, NOT_DEALING
from croupier.floor.parts.electronic.running import ElectronicTable
from croupier.floor.parts.electronic.state import Phase
from croupier.floor.terminals.demonstration import DemonstrationDealer

TAKE_OUT = "take-out"


class Terminals(ElectronicTable):
    def work(self) -> Iterator[tuple[str, Work]]:
        yield from super().work()
        if self.settings.demonstration_dealer:
            yield "demonstration dealer", DemonstrationDealer(self).run()

    async def use_device(self, _device: str, value: str, screen: Screen) -> Refusal | None:
        """The dealer throws this table's ball and removes it. Only a demonstration makes faults, for show."""
        if screen.sender != self.table.dealer:
            return NOT_DEALING
        if not self.wheel.device.by_screen:
            return NO_HAND
        if value == TAKE_OUT:
            if self.table.phase is Phase.VOID:
                self.wheel.halt()
            return None
        if value != "throw" and not self.around.demonstration:
            return NO_FAULT
        self.wheel.throw(value)
        return None
