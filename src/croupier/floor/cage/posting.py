"""What happens at the cage, in the books."""

from typing import assert_never

from croupier.base.money import Cents
from croupier.base.names import TableId
from croupier.floor.cage.evolve import CageEvent, OfPaper
from croupier.floor.cage.messages import windows
from croupier.floor.parts import drawer
from croupier.floor.parts.chip_slip_posting import post_slip
from croupier.floor.parts.chip_slips import CageSlipEvent
from croupier.floor.parts.drawer import DrawerEvent
from croupier.ledger import accounts as chart
from croupier.ledger.codes import Code
from croupier.ledger.transfer import Transfer, move


def post(at: TableId, event: CageEvent) -> list[Transfer]:
    if isinstance(event, DrawerEvent):
        return drawer.post(at, event)
    if isinstance(event, CageSlipEvent):
        return post_slip(at, event)
    if isinstance(event, OfPaper):
        return []
    if isinstance(event, windows.InventoryCounted):
        lost = move(chart.overshort(at), chart.CHIPS, event.short, Code.OVER_SHORT)
        return [*lost, *_into_vault(-event.short)]
    return _at_window(at, event)


def _at_window(
    at: TableId,
    event: windows.VoucherPaid
    | windows.HandPayPaid
    | windows.UnclaimedPaid
    | windows.ChipsSold
    | windows.ChipsRedeemed,
) -> list[Transfer]:
    """Currency leaves the drawer for what is owed; chips that come in are outstanding no more."""
    till = chart.drawer(at, event.window)
    match event:
        case windows.VoucherPaid():
            return move(chart.VOUCHERS, till, event.amount, Code.VOUCHER_PAID)
        case windows.HandPayPaid():
            return move(chart.HAND_PAYS, till, event.amount, Code.HAND_PAY_PAID)
        case windows.UnclaimedPaid():
            left = chart.unclaimed(event.table, event.terminal)
            return move(left, till, event.amount, Code.UNCLAIMED_PAID)
        case windows.ChipsSold():
            sold = move(till, chart.CHIPS, event.amount, Code.CHIPS_SOLD)
            return [*sold, *_into_vault(-event.amount)]
        case windows.ChipsRedeemed():
            paid = move(chart.CHIPS, till, event.amount, Code.CHIPS_REDEEMED)
            return [*paid, *_into_vault(event.amount)]
        case _:
            assert_never(event)


def _into_vault(amount: Cents) -> list[Transfer]:
    """Value chips into the vault, or out of it for a negative amount."""
    return move(chart.CAGE, chart.CHIP_STOCK, amount, Code.RACK)
