"""The cage as it stands: its windows, and the chips in its vault by denomination."""

from dataclasses import dataclass, field

from croupier.base.money import Cents
from croupier.base.names import TableId, TerminalId
from croupier.desk.chip_slips import Counts, worth
from croupier.floor.parts.drawer import Drawer


@dataclass(slots=True)
class Cage:
    """`chips` are empty until they were counted a first time."""

    id: TableId
    name: str
    imprest: Cents
    denominations: tuple[Cents, ...]
    drawers: dict[TerminalId, Drawer]
    counted: bool = False
    chips: dict[Cents, int] = field(default_factory=dict)

    def add(self, chips: Counts, sign: int = 1) -> None:
        for denomination, count in chips:
            self.chips[denomination] = self.chips.get(denomination, 0) + sign * count

    def lacking(self, chips: Counts) -> Cents:
        """The worth of those of these chips that the vault should not hold."""
        return worth(
            tuple((value, max(0, count - max(0, self.chips.get(value, 0)))) for value, count in chips)
        )
