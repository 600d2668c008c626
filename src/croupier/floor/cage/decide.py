"""One command at the cage: events, or a refusal. It changes nothing."""

from typing import TypeAlias, assert_never

from croupier.base.envelope import Envelope
from croupier.base.names import SenderId
from croupier.base.refusal import Refusal
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.floor.cage import clauses, slips, vault, window
from croupier.floor.cage.messages import windows
from croupier.floor.cage.state import Cage
from croupier.floor.parts import chip_slips as slip_parts
from croupier.floor.parts import drawer, hand_pays, papers
from croupier.floor.parts.drawer import DrawerCommand
from croupier.floor.parts.messages import chip_slips, duplicates
from croupier.floor.parts.messages.papers import ReportPaper
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
OfPaper: TypeAlias = duplicates.PrintSlipAgain | duplicates.PrintHandPayAgain | ReportPaper
CageCommand: TypeAlias = DrawerCommand | AtWindow | Slips | OfPaper | windows.CountInventory


def decide(cage: Cage, envelope: Envelope[CageCommand], house: House) -> Decided:
    command, by = envelope.command, envelope.sender
    if isinstance(command, DrawerCommand):
        return drawer.decide(cage.drawers, cage.imprest, command, by, house)
    if isinstance(command, Slips):
        return slips.sign(cage, house, command, by)
    if isinstance(command, windows.CountInventory):
        return vault.count(cage, house, command, by)
    if isinstance(command, OfPaper):
        return _of_paper(house, command, by)
    return _at_window(cage, house, command, by)


def _of_paper(house: House, command: OfPaper, by: SenderId) -> Decided:
    match command:
        case duplicates.PrintSlipAgain():
            return slip_parts.print_again(house, command.slip, by)
        case duplicates.PrintHandPayAgain():
            return hand_pays.print_again(house, command.slip, by, clauses.VOUCHERS)
        case ReportPaper():
            return papers.report(house, command, None)
        case _:
            assert_never(command)


def _at_window(cage: Cage, house: House, command: AtWindow, by: SenderId) -> Decided:
    """A cashier pays from the drawer that the cashier has opened, and from no other."""
    mine = drawer.of(cage.drawers, by)
    if isinstance(mine, Refusal):
        return mine
    match command:
        case RedeemVoucher():
            return window.pay_voucher(mine, house, command, by)
        case windows.SellChips():
            return vault.sell(cage, mine, house, command, by)
        case windows.RedeemChips():
            return vault.redeem(cage, mine, command, by)
        case windows.RedeemColour():
            return window.refuse_colour(house, command)
        case windows.PayHandPay():
            return window.pay_hand_pay(mine, house, command, by)
        case windows.PayUnclaimed():
            return window.pay_unclaimed(mine, house, command, by)
        case _:
            assert_never(command)
