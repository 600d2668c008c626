"""A cashier's window: vouchers, hand pays, chips and what is unclaimed, paid once from an open drawer."""

import pytest

from croupier.base.names import EffectId, TableId, TerminalId
from croupier.base.refusal import Refusal
from croupier.desk.audit import Verification
from croupier.desk.messages import Alarmed
from croupier.desk.room import Placed
from croupier.desk.vouchers import VoucherState
from croupier.floor.cage.messages import windows
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import cash_outs, drawers, duplicates, rounds, seats, stations, vouchers
from croupier.ledger import accounts as chart
from tests.cages import C1, CASS, IMPREST, SAM, STOCK, VALUES, cage_house, paper, with_cage
from tests.cards import Cards
from tests.electronic import Electronic
from tests.house import ONE, T1, TWO, House, No, at
from tests.live import Live

HASH = "a" * 64
W1 = TerminalId("1")
TILL = chart.drawer(C1, W1)


def voucher(house: Electronic, amount: int) -> None:
    house.cash(ONE, amount).do(at(ONE), vouchers.CashOutToVoucher())
    effect = EffectId("print:T1:1")
    house.do("device", vouchers.IssueVoucher(effect, HASH), vouchers.ReportPrinted(effect))


def sound(house: House) -> bool:
    return Verification(house.store, KINDS).run() == []


@pytest.mark.clause("ilani:4.c")
def test_a_voucher_is_paid_at_the_cage_once_and_then_nowhere() -> None:
    house = cage_house()
    voucher(house, 2000)
    redeem = vouchers.RedeemVoucher(HASH)
    house.rows(
        ("other cashier", redeem, No("wrong_phase", "")),
        ("cashier", vouchers.RedeemVoucher("b" * 64), No("nothing_there", "ilani:4.c")),
        ("cashier", redeem, windows.VoucherPaid(W1, HASH, 2000, CASS)),
        ("cashier", redeem, No("tender_not_accepted", "ilani:4.c")),
        table=C1,
    )
    house.rows((at(TWO), redeem, No("tender_not_accepted", "ilani:4.c")))
    assert (house.balance(chart.VOUCHERS), house.balance(TILL)) == (0, -(IMPREST - 2000))
    assert house.desk.house.vouchers[HASH].state is VoucherState.REDEEMED
    assert sound(house)


def test_a_drawer_that_pays_more_than_it_should_hold_alarms_the_supervisors() -> None:
    """And tells its cashier nothing: a refusal would say what the drawer should hold to whoever tries."""
    house = cage_house()
    voucher(house, 2000)
    house.do("cashier", drawers.ReturnToVault(IMPREST - 1999, SAM), table=C1)
    alarm = Alarmed("the drawer of window 1 gave out more than it should hold")
    some = ((2500, 1),)
    house.rows(
        ("cashier", vouchers.RedeemVoucher(HASH), (windows.VoucherPaid(W1, HASH, 2000, CASS), alarm)),
        ("cashier", windows.RedeemChips(some), (windows.ChipsRedeemed(W1, some, 2500, CASS), alarm)),
        table=C1,
    )
    assert house.balance(TILL) == 2501
    assert sound(house)


@pytest.mark.clause("ilani:4.c")
def test_a_hand_pay_slip_is_written_at_the_station_and_paid_at_the_cage_once() -> None:
    house = cage_house()
    house.cash(ONE, 2000).do(at(ONE), cash_outs.AskCashOut())
    house.rows(
        ("supervisor", stations.WriteHandPay(ONE, 1900), No("amount_differs", "ilani:4.c")),
        ("supervisor", stations.WriteHandPay(TWO, 1900), No("nothing_there", "ilani:4.c")),
        (
            "supervisor",
            stations.WriteHandPay(ONE, 2000),
            (stations.HandPayWritten(ONE, 1, 2000, SAM), paper(1)),
        ),
        ("supervisor", stations.PayByHand(ONE, 2000), No("nothing_there", "ilani:4.c")),
    )
    assert house.balance(chart.HAND_PAYS) == 2000
    house.rows(
        ("cashier", windows.PayHandPay(2), No("nothing_there", "ilani:4.c")),
        ("cashier", windows.PayHandPay(1), windows.HandPayPaid(W1, 1, 2000, CASS)),
        ("cashier", windows.PayHandPay(1), No("tender_not_accepted", "ilani:4.c")),
        table=C1,
    )
    assert (house.balance(chart.HAND_PAYS), house.balance(TILL)) == (0, -(IMPREST - 2000))
    assert sound(house)


@pytest.mark.clause("ilani:4.c")
def test_every_hand_pay_has_a_numbered_slip_and_the_cage_pays_none_that_was_paid_by_hand() -> None:
    house = cage_house()
    house.cash(ONE, 2000).do(at(ONE), cash_outs.AskCashOut())
    house.rows(
        ("supervisor", stations.PayByHand(ONE, 2000), (stations.HandPaid(ONE, 2000, SAM, 1), paper(1)))
    )
    house.rows(("cashier", windows.PayHandPay(1), No("tender_not_accepted", "ilani:4.c")), table=C1)
    assert house.desk.house.unpaid_hand_pays == set()


def test_a_hand_pay_slip_is_printed_again_where_it_was_written_and_at_the_cage() -> None:
    house = cage_house()
    house.cash(ONE, 2000).do(at(ONE), cash_outs.AskCashOut())
    again = duplicates.PrintHandPayAgain
    house.rows(
        ("supervisor", again(1), No("nothing_there", "ilani:4.c")),
        (
            "supervisor",
            stations.WriteHandPay(ONE, 2000),
            (stations.HandPayWritten(ONE, 1, 2000, SAM), paper(1)),
        ),
        ("supervisor", again(1), (duplicates.HandPayPrintedAgain(1, 1, SAM), paper(2, copy=1, by=SAM))),
    )
    house.rows(
        ("cashier", again(1), (duplicates.HandPayPrintedAgain(1, 2, CASS), paper(3, copy=2, by=CASS))),
        ("cashier", again(2), No("nothing_there", "ilani:4.c")),
        table=C1,
    )
    assert house.desk.house.hand_pays[1].copies == 2
    assert sound(house)


def test_no_slip_is_written_in_a_house_that_has_no_cage_to_pay_it() -> None:
    house = Electronic().opened().cash(ONE, 2000)
    house.do(at(ONE), cash_outs.AskCashOut())
    house.rows(("supervisor", stations.WriteHandPay(ONE, 2000), No("not_offered", "ilani:4.c")))


def test_a_hand_pay_of_an_older_edition_has_no_slip() -> None:
    house = cage_house()
    house.desk.tables[T1].apply(house.desk.house, stations.HandPaid(ONE, 0, SAM), 1)
    assert house.desk.house.hand_pays == {}


def test_chips_are_sold_and_redeemed_and_the_vault_knows_each_value() -> None:
    house = cage_house()
    place = house.desk.tables[C1]
    few = ((100, 5), (2500, 2))
    house.rows(
        ("cashier", windows.SellChips(((700, 1),)), No("bad_amount", "")),
        ("cashier", windows.SellChips(((100, 1), (100, 2))), No("bad_amount", "")),
        ("cashier", windows.SellChips(()), No("bad_amount", "")),
        ("cashier", windows.SellChips(few), windows.ChipsSold(W1, few, 5500, CASS)),
        ("cashier", windows.RedeemChips(((500, 3),)), windows.ChipsRedeemed(W1, ((500, 3),), 1500, CASS)),
        ("cashier", windows.RedeemChips(((500, 0),)), No("bad_amount", "")),
        table=C1,
    )
    assert house.balance(chart.CHIPS) == 5500 - 1500
    assert house.balance(chart.CHIP_STOCK) == -(5500 - 1500)
    assert house.balance(TILL) == -(IMPREST + 5500 - 1500)
    assert isinstance(place, Placed)
    assert place.state.chips == {100: 995, 500: 1003, 2500: 998, 10_000: 1000}
    assert sound(house)


def test_a_player_who_leaves_a_live_table_with_chips_is_paid_here() -> None:
    house = Live().seated("oneida-roulette").issue().start().lay("17", 500).finish("17")
    house.do("dealer", seats.ColourOut(ONE))
    with_cage(house)
    before = house.balance(chart.CHIPS)
    house.do("cashier", windows.RedeemChips(((10_000, 1), (2500, 3))), table=C1)
    assert house.balance(chart.CHIPS) == before - 17_500
    assert sound(house)


@pytest.mark.parametrize(
    ("book", "clause"),
    [
        ("oneida-roulette", "C.2"),
        ("massachusetts", "massachusetts:1(b)"),
        ("new-jersey", "new-jersey:5.1(b)"),
    ],
)
def test_chips_without_value_are_refused_with_their_tables_clause(book: str, clause: str) -> None:
    house = Live().seated(book)
    with_cage(house)
    house.rows(
        ("cashier", windows.RedeemColour(T1), No("tender_not_accepted", clause)),
        ("cashier", windows.RedeemColour(TableId("X")), No("unknown_table", "")),
        table=C1,
    )


@pytest.mark.parametrize(
    ("house", "clause"),
    [
        (House().opened(), "I.3.b.i"),
        (Electronic().opened(), "ilani:6.d"),
        (Live().seated("big-six"), "new-jersey:5.5(a)"),
        (Cards().seated(), "oneida-minibaccarat:G.3"),
    ],
    ids=["terminals", "stations", "Big Six", "cards"],
)
def test_a_table_without_chips_of_no_value_says_by_its_own_clause_what_is_wagered_there(
    house: House, clause: str
) -> None:
    with_cage(house)
    house.rows(("cashier", windows.RedeemColour(T1), No("tender_not_accepted", clause)), table=C1)
    refusal = house.ask("cashier", windows.RedeemColour(T1), C1)
    assert isinstance(refusal, Refusal)
    assert "issues no chips without value" in refusal.says


def test_what_a_voided_game_owes_a_player_who_left_is_paid_here() -> None:
    house = cage_house()
    house.cash(ONE, 500).game({ONE: [("17", 500)]}).spin("18")
    house.game({}).spin("1")
    house.game({}).spin("1")
    house.do("supervisor", rounds.VoidSettled(1))
    owed = chart.unclaimed(T1, ONE)
    assert house.balance(owed) == 500
    house.rows(
        ("cashier", windows.PayUnclaimed(T1, ONE, 500, CASS), No("not_witnessed", "")),
        ("cashier", windows.PayUnclaimed(T1, ONE, 501, SAM), No("amount_differs", "")),
        ("cashier", windows.PayUnclaimed(T1, ONE, 0, SAM), No("amount_differs", "")),
        (
            "cashier",
            windows.PayUnclaimed(T1, ONE, 500, SAM),
            windows.UnclaimedPaid(W1, T1, ONE, 500, CASS, SAM),
        ),
        ("cashier", windows.PayUnclaimed(T1, ONE, 500, SAM), No("amount_differs", "")),
        table=C1,
    )
    assert house.balance(owed) == 0
    assert sound(house)


def test_the_first_count_of_the_vault_is_the_one_to_go_by_and_a_later_one_finds_what_is_missing() -> None:
    house = Electronic().opened()
    with_cage(house, stocked=False)
    house.rows(
        ("cashier", windows.SellChips(((100, 1),)), No("not_counted", "")),
        ("cashier", windows.CountInventory(STOCK, CASS), No("not_witnessed", "")),
        ("cashier", windows.CountInventory(((7, 1),), SAM), No("bad_amount", "")),
        ("cashier", windows.CountInventory(STOCK[:3], SAM), No("bad_amount", "")),
        ("cashier", windows.CountInventory(STOCK, SAM), windows.InventoryCounted(STOCK, 0, CASS, SAM)),
        table=C1,
    )
    fewer = tuple((value, 999) for value in VALUES)
    short = sum(VALUES)
    found = windows.InventoryCounted(fewer, short, CASS, SAM)
    alarm = Alarmed("the chips in the vault are $131 short")
    house.rows(("cashier", windows.CountInventory(fewer, SAM), (found, alarm)), table=C1)
    assert house.balance(chart.overshort(C1)) == -short
    assert house.balance(chart.CHIPS) == short == -house.balance(chart.CHIP_STOCK)
    assert sound(house)
