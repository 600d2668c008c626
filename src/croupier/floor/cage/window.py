"""What a cashier pays at a window, out of the cashier's own drawer."""

from croupier.base.refusal import Reason, Refusal, shown, worded
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.floor.cage import clauses
from croupier.floor.cage.messages import windows
from croupier.floor.parts import hand_pays, vouchers
from croupier.floor.parts.drawer import Drawer, beyond, unwitnessed
from croupier.floor.parts.messages.vouchers import RedeemVoucher
from croupier.ledger import accounts as chart


def pay_voucher(drawer: Drawer, house: House, command: RedeemVoucher, by: str) -> Decided:
    voucher = vouchers.payable(house, command.voucher, clauses.VOUCHERS)
    if isinstance(voucher, Refusal):
        return voucher
    paid = windows.VoucherPaid(drawer.window, command.voucher, voucher.amount, by)
    return [paid, *beyond(drawer, voucher.amount)]


def pay_hand_pay(drawer: Drawer, house: House, command: windows.PayHandPay, by: str) -> Decided:
    slip = hand_pays.written(house, command.slip, clauses.VOUCHERS)
    if isinstance(slip, Refusal):
        return slip
    if slip.paid:
        says = "hand pay slip {slip} was paid already"
        return worded(Reason.TENDER_NOT_ACCEPTED, says, clauses.VOUCHERS, slip=command.slip)
    paid = windows.HandPayPaid(drawer.window, command.slip, slip.amount, by)
    return [paid, *beyond(drawer, slip.amount)]


def pay_unclaimed(drawer: Drawer, house: House, command: windows.PayUnclaimed, by: str) -> Decided:
    """No more than the books owe the player who left that terminal."""
    if refusal := unwitnessed(house, by, command.witness):
        return refusal
    owed = house.balances.get(chart.unclaimed(command.table, command.terminal), 0)
    if not 0 < command.amount <= owed:
        says = "the books owe no such amount to a player who left that terminal"
        return Refusal(Reason.AMOUNT_DIFFERS, says)
    paid = windows.UnclaimedPaid(
        drawer.window, command.table, command.terminal, command.amount, by, command.witness
    )
    return [paid, *beyond(drawer, command.amount)]


def refuse_colour(house: House, command: windows.RedeemColour) -> Decided:
    """A chip without value is worth what its player's table says, and only while that player plays there."""
    of_table = house.colour_chips.get(command.table)
    if of_table is None:
        says = "there is no table {table} on this floor"
        return worded(Reason.UNKNOWN_TABLE, says, None, table=shown(command.table))
    if of_table.issued:
        says = "chips without value are their player's at their own table: they are coloured out there"
        return Refusal(Reason.TENDER_NOT_ACCEPTED, says, of_table.clause)
    says = "{table} issues no chips without value: the cage pays value chips alone"
    name = house.names[command.table]
    return worded(Reason.TENDER_NOT_ACCEPTED, says, of_table.clause, table=name)
