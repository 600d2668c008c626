"""What a cashier pays and sells at a window, out of the cashier's own drawer."""

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.chip_slips import Counts, worth
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.floor.cage import clauses
from croupier.floor.cage.messages import windows
from croupier.floor.cage.state import Cage
from croupier.floor.parts import vouchers
from croupier.floor.parts.drawer import SHORT, Drawer, over_or_short, unwitnessed
from croupier.floor.parts.messages.vouchers import RedeemVoucher
from croupier.ledger import accounts as chart

UNCOUNTED = Refusal(Reason.NOT_COUNTED, "two people count the chips of the vault first")
NO_CHIPS = Refusal(Reason.NOT_ENOUGH_CREDITS, "the vault should not hold so many of these chips")


def pay_voucher(drawer: Drawer, house: House, command: RedeemVoucher) -> Decided:
    voucher = vouchers.payable(house, command.voucher, clauses.VOUCHERS)
    if isinstance(voucher, Refusal):
        return voucher
    paid = windows.VoucherPaid(drawer.window, command.voucher, voucher.amount, _cashier(drawer))
    return _short(drawer, voucher.amount) or [paid]


def pay_hand_pay(drawer: Drawer, house: House, command: windows.PayHandPay) -> Decided:
    slip = house.hand_pays.get(command.slip)
    if slip is None:
        says = "there is no hand pay slip {slip}"
        return worded(Reason.NOTHING_THERE, says, clauses.VOUCHERS, slip=command.slip)
    if slip.paid:
        says = "hand pay slip {slip} was paid already"
        return worded(Reason.TENDER_NOT_ACCEPTED, says, clauses.VOUCHERS, slip=command.slip)
    paid = windows.HandPayPaid(drawer.window, command.slip, slip.amount, _cashier(drawer))
    return _short(drawer, slip.amount) or [paid]


def pay_unclaimed(drawer: Drawer, house: House, command: windows.PayUnclaimed) -> Decided:
    """No more than the books owe the player who left that terminal."""
    by = _cashier(drawer)
    if refusal := unwitnessed(house, by, command.witness):
        return refusal
    owed = house.balances.get(chart.unclaimed(command.table, command.terminal), 0)
    if not 0 < command.amount <= owed:
        says = "the books owe no such amount to a player who left that terminal"
        return Refusal(Reason.AMOUNT_DIFFERS, says)
    paid = windows.UnclaimedPaid(
        drawer.window, command.table, command.terminal, command.amount, by, command.witness
    )
    return _short(drawer, command.amount) or [paid]


def sell_chips(cage: Cage, drawer: Drawer, command: windows.SellChips) -> Decided:
    if refusal := _unfit(cage, command.counts):
        return refusal
    if not cage.counted or not cage.has(command.counts):
        return NO_CHIPS if cage.counted else UNCOUNTED
    return [windows.ChipsSold(drawer.window, command.counts, worth(command.counts), _cashier(drawer))]


def redeem_chips(cage: Cage, drawer: Drawer, command: windows.RedeemChips) -> Decided:
    amount = worth(command.counts)
    if refusal := _unfit(cage, command.counts) or _short(drawer, amount):
        return refusal
    return [windows.ChipsRedeemed(drawer.window, command.counts, amount, _cashier(drawer))]


def refuse_colour(house: House, command: windows.RedeemColour) -> Decided:
    """A chip without value is worth what its player's table says, and only while that player plays there."""
    clause = clauses.colour_chips(house.books.get(command.table, ""))
    says = "chips without value are their player's at their own table: they are coloured out there"
    return Refusal(Reason.TENDER_NOT_ACCEPTED, says, clause)


def count_inventory(cage: Cage, house: House, command: windows.CountInventory, by: str) -> Decided:
    """A first count is what later ones are held against, less the chips that tables took on no slip since."""
    if refusal := unwitnessed(house, by, command.witness) or _unknown(cage, command.counts):
        return refusal
    expected = worth(tuple(cage.chips.items())) - house.off_slip
    missing = expected - worth(command.counts) if cage.counted else 0
    counted = windows.InventoryCounted(command.counts, missing, by, command.witness)
    return [counted, *over_or_short("the chips in the vault are", -missing)]


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
    known = ", ".join(map(money.show_dollars, cage.denominations))
    says = "the house's value chips are {known}, each named once"
    return worded(Reason.BAD_AMOUNT, says, None, known=known)


def _short(drawer: Drawer, amount: Cents) -> Refusal | None:
    return SHORT if amount > drawer.holds else None


def _cashier(drawer: Drawer) -> str:
    return drawer.cashier or ""
