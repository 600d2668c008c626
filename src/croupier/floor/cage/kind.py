"""The cage, as the desk knows it."""

from typing import get_args

from croupier.base.envelope import Event
from croupier.base.names import TableId
from croupier.desk.house import House
from croupier.desk.kind import Kind, Standing
from croupier.desk.offer import Offer
from croupier.floor.cage.clauses import CITATIONS, VOUCHERS
from croupier.floor.cage.decide import CageCommand, decide
from croupier.floor.cage.evolve import CageEvent, OfPaper, evolve, tell_house
from croupier.floor.cage.figures import RULES
from croupier.floor.cage.install import install, installed
from croupier.floor.cage.messages import windows
from croupier.floor.cage.posting import post
from croupier.floor.cage.state import Cage
from croupier.floor.parts import drawer, papers
from croupier.floor.parts.chip_slips import CageSlipEvent
from croupier.floor.parts.drawer_steps import DRAWER_STEPS
from croupier.floor.parts.messages import chip_slips, duplicates
from croupier.floor.parts.messages.papers import ReportPaper
from croupier.floor.parts.messages.vouchers import RedeemVoucher
from croupier.floor.parts.people import CASHIER, DEVICE, RUNNER, SUPERVISOR

SCREEN = ("cage",)
OFFERS = (
    *drawer.offers(CASHIER, SCREEN),
    Offer(RedeemVoucher, CASHIER, VOUCHERS, SCREEN),
    Offer(windows.PayHandPay, CASHIER, VOUCHERS, SCREEN),
    Offer(windows.PayUnclaimed, CASHIER, screens=SCREEN),
    Offer(windows.SellChips, CASHIER, screens=SCREEN),
    Offer(windows.RedeemChips, CASHIER, screens=SCREEN),
    Offer(windows.RedeemColour, CASHIER, screens=SCREEN),
    Offer(windows.CountInventory, CASHIER, screens=SCREEN),
    Offer(chip_slips.PrepareFill, CASHIER, screens=SCREEN),
    Offer(chip_slips.TakeCredit, CASHIER, screens=SCREEN),
    Offer(chip_slips.CarrySlip, RUNNER, screens=SCREEN),
    Offer(duplicates.PrintSlipAgain, CASHIER | SUPERVISOR, screens=SCREEN),
    Offer(duplicates.PrintHandPayAgain, CASHIER | SUPERVISOR, VOUCHERS, SCREEN),
    Offer(ReportPaper, DEVICE),
)
HOUSE_EVENTS: frozenset[type[Event]] = frozenset(
    {
        windows.VoucherPaid,
        windows.HandPayPaid,
        windows.InventoryCounted,
        *get_args(CageSlipEvent),
        *get_args(OfPaper),
    }
)


def join(house: House, at: TableId, cage: Cage) -> None:
    house.cages[at] = cage.denominations


def standing(cage: Cage) -> Standing:
    """Open while somebody works at a window."""
    return Standing(open=any(one.cashier is not None for one in cage.drawers.values()))


KIND: Kind[Cage, CageCommand, CageEvent] = Kind(
    name="cage",
    state=Cage,
    offers=OFFERS,
    events=get_args(CageEvent),
    install=install,
    installed=installed,
    decide=decide,
    evolve=evolve,
    post=post,
    citations=lambda _: CITATIONS,
    standing=standing,
    tell=lambda _state, _event: iter(()),
    join=join,
    tell_house=tell_house,
    concerns_house=HOUSE_EVENTS,
    figures=RULES,
    drawer_steps=DRAWER_STEPS,
    reports=("tellers",),
    effects=papers.EFFECTS,
)
