"""What each event changes at the cage, and in what the house knows."""

from typing import TypeAlias, assert_never

from croupier.base.names import TableId
from croupier.desk.house import House
from croupier.desk.vouchers import VoucherState
from croupier.floor.cage.messages import windows
from croupier.floor.cage.state import Cage
from croupier.floor.parts import chip_slips as slips
from croupier.floor.parts import drawer, hand_pays, papers, vouchers
from croupier.floor.parts.chip_slips import CageSlipEvent
from croupier.floor.parts.drawer import DrawerEvent
from croupier.floor.parts.messages import chip_slips
from croupier.floor.parts.messages.duplicates import HandPayPrintedAgain, SlipPrintedAgain
from croupier.floor.parts.papers import PaperEvent

Paid: TypeAlias = windows.VoucherPaid | windows.HandPayPaid | windows.UnclaimedPaid
Chips: TypeAlias = windows.ChipsSold | windows.ChipsRedeemed | windows.InventoryCounted
PrintedAgain: TypeAlias = SlipPrintedAgain | HandPayPrintedAgain
OfPaper: TypeAlias = PrintedAgain | PaperEvent
CageEvent: TypeAlias = DrawerEvent | Paid | Chips | CageSlipEvent | OfPaper


def evolve(cage: Cage, event: CageEvent) -> None:
    if isinstance(event, DrawerEvent):
        drawer.evolve(cage.drawers, event)
    elif isinstance(event, Paid):
        cage.drawers[event.window].pay(event.amount)
    elif isinstance(event, CageSlipEvent):
        _slip(cage, event)
    elif not isinstance(event, OfPaper):
        _chips(cage, event)


def _slip(cage: Cage, event: CageSlipEvent) -> None:
    if isinstance(event, chip_slips.FillPrepared):
        cage.add(event.chips, -1)
    elif isinstance(event, chip_slips.CreditTaken):
        cage.add(event.chips)


def _chips(cage: Cage, event: Chips) -> None:
    match event:
        case windows.ChipsSold():
            cage.drawers[event.window].holds += event.amount
            cage.add(event.chips, -1)
        case windows.ChipsRedeemed():
            cage.drawers[event.window].pay(event.amount)
            cage.add(event.chips)
        case windows.InventoryCounted():
            cage.counted, cage.chips = True, dict(event.chips)
        case _:
            assert_never(event)


def tell_house(house: House, at: TableId, event: CageEvent) -> None:
    match event:
        case windows.VoucherPaid():
            vouchers.become(house, event.voucher, VoucherState.REDEEMED, (at, event.window))
        case windows.HandPayPaid():
            hand_pays.pay(house, event.slip, event.by)
        case windows.InventoryCounted():
            house.off_slip = 0
        case SlipPrintedAgain():
            slips.count_duplicate(house, event)
        case HandPayPrintedAgain():
            hand_pays.count_duplicate(house, event)
        case _ if isinstance(event, PaperEvent):
            papers.fold(house, at, event)
        case _:
            assert isinstance(event, CageSlipEvent)  # noqa: S101 - of the events that concern the house
            slips.fold(house, at, event)
