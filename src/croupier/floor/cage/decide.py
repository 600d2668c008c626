"""One command at the cage: events, or a refusal. It changes nothing."""

from typing import TypeAlias, assert_never

from croupier.base.envelope import Envelope
from croupier.base.names import SenderId
from croupier.base.refusal import Refusal
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.floor.cage import slips, window
from croupier.floor.cage.messages import windows
from croupier.floor.cage.state import Cage
from croupier.floor.parts import drawer
from croupier.floor.parts.drawer import DrawerCommand
from croupier.floor.parts.messages import chip_slips
from croupier.floor.parts.messages.vouchers import RedeemVoucher

AtWindow: TypeAlias = (
    RedeemVoucher
    | windows.SellChips
    | windows.RedeemChips
    | windows.RedeemColour
    | windows.PayHandPay
    | windows.PayUnclaimed
)
Slips: TypeAlias = chip_slips.PrepareFill | chip_slips.CarrySlip | chip_slips.TakeCredit
CageCommand: TypeAlias = DrawerCommand | AtWindow | Slips | windows.CountInventory


def decide(cage: Cage, envelope: Envelope[CageCommand], house: House) -> Decided:
    command, by = envelope.command, envelope.sender
    if isinstance(command, DrawerCommand):
        return drawer.decide(cage.drawers, cage.imprest, command, by, house)
    if isinstance(command, Slips):
        return slips.sign(cage, house, command, by)
    if isinstance(command, windows.CountInventory):
        return window.count_inventory(cage, house, command, by)
    return _at_window(cage, house, command, by)


def _at_window(cage: Cage, house: House, command: AtWindow, by: SenderId) -> Decided:
    """A cashier pays from the drawer that the cashier has opened, and from no other."""
    mine = drawer.of(cage.drawers, by)
    if isinstance(mine, Refusal):
        return mine
    match command:
        case RedeemVoucher():
            return window.pay_voucher(mine, house, command)
        case windows.SellChips():
            return window.sell_chips(cage, mine, command)
        case windows.RedeemChips():
            return window.redeem_chips(cage, mine, command)
        case windows.RedeemColour():
            return window.refuse_colour(house, command)
        case windows.PayHandPay():
            return window.pay_hand_pay(mine, house, command)
        case windows.PayUnclaimed():
            return window.pay_unclaimed(mine, house, command)
        case _:
            assert_never(command)
