"""The chips of the vault: counted blind by two people, sold and redeemed at a window.

As with a drawer, nobody learns by a refusal what the books have: chips that the vault should not hold are an
alarm. Floats of tables leave it and come back by their worth alone, so the pieces are known at a count only.
"""

from croupier.base import money
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.chip_slips import Counts, worth
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.desk.messages import Alarmed
from croupier.floor.cage.messages import windows
from croupier.floor.cage.state import Cage
from croupier.floor.parts.drawer import Drawer, beyond, over_or_short, unwitnessed

UNCOUNTED = Refusal(Reason.NOT_COUNTED, "two people count the chips of the vault first")


def sell(cage: Cage, drawer: Drawer, house: House, command: windows.SellChips, by: str) -> Decided:
    if refusal := _unfit(cage, command.counts):
        return refusal
    if not cage.counted:
        return UNCOUNTED
    sold = windows.ChipsSold(drawer.window, command.counts, worth(command.counts), by)
    return [sold, *lacking(cage, house, command.counts)]


def redeem(cage: Cage, drawer: Drawer, command: windows.RedeemChips, by: str) -> Decided:
    amount = worth(command.counts)
    redeemed = windows.ChipsRedeemed(drawer.window, command.counts, amount, by)
    return _unfit(cage, command.counts) or [redeemed, *beyond(drawer, amount)]


def lacking(cage: Cage, house: House, counts: Counts) -> list[Alarmed]:
    """An alarm where the vault gives chips that it should not hold, nor can have from a table's float."""
    if cage.lacking(counts) <= max(0, -house.off_slip):
        return []
    return [Alarmed("the vault gave out chips that it should not hold: count it")]


def count(cage: Cage, house: House, command: windows.CountInventory, by: str) -> Decided:
    """A first count is what later ones are held against, less the chips that tables took on no slip since."""
    if refusal := unwitnessed(house, by, command.witness) or _incomplete(cage, command.counts):
        return refusal
    expected = worth(tuple(cage.chips.items())) - house.off_slip
    missing = expected - worth(command.counts) if cage.counted else 0
    counted = windows.InventoryCounted(command.counts, missing, by, command.witness)
    return [counted, *over_or_short("the chips in the vault are", -missing)]


def _incomplete(cage: Cage, counts: Counts) -> Refusal | None:
    """A value that nobody mentions was not counted; one of which there is none is counted as 0."""
    if refusal := _unknown(cage, counts):
        return refusal
    if len(counts) == len(cage.denominations):
        return None
    says = "say how many chips of every value there are, 0 where there is none: {known}"
    return worded(Reason.BAD_AMOUNT, says, None, known=_known(cage))


def _unfit(cage: Cage, counts: Counts) -> Refusal | None:
    if refusal := _unknown(cage, counts):
        return refusal
    if 0 < worth(counts) <= money.MOST:
        return None
    return Refusal(Reason.BAD_AMOUNT, "say how many chips of each value, each value once")


def _unknown(cage: Cage, counts: Counts) -> Refusal | None:
    values = [denomination for denomination, _ in counts]
    if len(set(values)) == len(values) and set(values) <= set(cage.denominations):
        return None
    says = "the house's value chips are {known}, each named once"
    return worded(Reason.BAD_AMOUNT, says, None, known=_known(cage))


def _known(cage: Cage) -> str:
    return ", ".join(map(money.show_dollars, cage.denominations))
