"""Every event of vouchers and of the cage, and the transfers it makes, worked out by hand."""

from croupier.base.envelope import Event
from croupier.base.names import EffectId
from croupier.desk.papers import PaperSort
from croupier.floor.cage.messages import windows
from croupier.floor.parts.messages import (
    chip_slips,
    drawers,
    duplicates,
    papers,
    stations,
    vouchers,
)
from croupier.floor.pit.messages import pit
from tests.house import ONE, T1, TWO

LAUNCH = EffectId("launch:T1:1")
PAPER = EffectId("paper:1")
PAIRS = ((500, 4),)

Moved = list[tuple[str, str, int]]
CAGE_POSTINGS: list[tuple[Event, Moved]] = [
    (vouchers.VoucherAsked(ONE, LAUNCH, 1, 2000), []),
    (
        vouchers.VoucherIssued(ONE, LAUNCH, "00", 1, 2000, "2026-12-14"),
        [("credits:T1:1", "vouchers", 2000)],
    ),
    (vouchers.VoucherPrinted(ONE, LAUNCH, "00"), []),
    (vouchers.VoucherFailed(ONE, LAUNCH, "00", 2000, "jam"), [("vouchers", "credits:T1:1", 2000)]),
    (vouchers.VoucherFailed(ONE, LAUNCH, "", 0, "paper out"), []),
    (vouchers.VoucherRedeemed(ONE, "00", 2000), [("vouchers", "credits:T1:1", 2000)]),
    (vouchers.VouchersExpired(("00",), 2000), [("vouchers", "expired", 2000)]),
    (pit.VoucherRulesSet(200_000, 30), []),
    (pit.VoucherKeyNoted("ab12"), []),
    (stations.HandPayWritten(ONE, 1, 2000, "Sam"), [("credits:T1:1", "hand-pays", 2000)]),
    (stations.HandPayWritten(ONE, 1, 2000, "Sam", unprinted=True), [("credits:T1:1", "hand-pays", 2000)]),
    (
        drawers.DrawerOpened(ONE, 5000, 4900, "Cass"),
        [("drawer:T1:1", "cage", 5000), ("overshort:T1", "drawer:T1:1", 100)],
    ),
    (
        drawers.DrawerClosed(ONE, 5000, 5100, "Cass"),
        [("cage", "drawer:T1:1", 5100), ("drawer:T1:1", "overshort:T1", 100)],
    ),
    (
        drawers.DrawerClosed(ONE, 5000, 4900, "Sam", "Dana"),
        [("cage", "drawer:T1:1", 4900), ("overshort:T1", "drawer:T1:1", 100)],
    ),
    (
        drawers.DrawerClosed(ONE, -200, 0, "Cass"),
        [("drawer:T1:1", "overshort:T1", 200)],
    ),
    (duplicates.SlipPrintedAgain(1, 1, "Cass"), []),
    (duplicates.HandPayPrintedAgain(1, 1, "Cass"), []),
    (papers.PaperAsked(PAPER, PaperSort.HAND_PAY, 1), []),
    (papers.PaperPrinted(PAPER), []),
    (papers.PaperFailed(PAPER, "the printer is out of paper"), []),
    (drawers.DrawerFunded(ONE, 500, "Cass", "Sam"), [("drawer:T1:1", "cage", 500)]),
    (drawers.DrawerFunded(ONE, -500, "Cass", "Sam"), [("cage", "drawer:T1:1", 500)]),
    (windows.VoucherPaid(ONE, "00", 2000, "Cass"), [("vouchers", "drawer:T1:1", 2000)]),
    (windows.HandPayPaid(ONE, 1, 2000, "Cass"), [("hand-pays", "drawer:T1:1", 2000)]),
    (
        windows.UnclaimedPaid(ONE, T1, TWO, 2000, "Cass", "Sam"),
        [("unclaimed:T1:2", "drawer:T1:1", 2000)],
    ),
    (
        windows.ChipsSold(ONE, PAIRS, 2000, "Cass"),
        [("drawer:T1:1", "chips", 2000), ("chip-stock", "cage", 2000)],
    ),
    (
        windows.ChipsRedeemed(ONE, PAIRS, 2000, "Cass"),
        [("chips", "drawer:T1:1", 2000), ("cage", "chip-stock", 2000)],
    ),
    (
        windows.InventoryCounted(PAIRS, 500, "Cass", "Sam"),
        [("overshort:T1", "chips", 500), ("chip-stock", "cage", 500)],
    ),
    (chip_slips.SlipRequested(1, "fill", PAIRS, "Sam"), []),
    (chip_slips.FillPrepared(1, T1, PAIRS, 2000, "Cass"), [("transit", "cage", 2000)]),
    (chip_slips.SlipCarried(1, "Rune"), []),
    (chip_slips.SlipReceived(1, "Dana"), []),
    (chip_slips.SlipConfirmed(1, 2000, "Sam"), [("rack:T1", "transit", 2000)]),
    (chip_slips.SlipConfirmed(1, -2000, "Sam"), [("transit", "rack:T1", 2000)]),
    (chip_slips.SlipCancelled(1, "Sam"), []),
    (chip_slips.CreditTaken(1, T1, PAIRS, 2000, "Cass"), [("cage", "transit", 2000)]),
]
