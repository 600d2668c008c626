"""Fill and credit slips across cage and table: five signatures in order, and chips move with them."""

import pytest

from croupier.base.names import TableId, TerminalId
from croupier.base.refusal import Refusal
from croupier.desk.audit import Verification
from croupier.desk.messages import Alarmed
from croupier.desk.papers import PaperSort
from croupier.floor.cage.messages.windows import ChipsSold, CountInventory, InventoryCounted, SellChips
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import chip_slips as slips
from croupier.floor.parts.messages import duplicates
from croupier.floor.parts.messages.racks import CountFloat, CreditTable, FillTable, FloatCounted
from croupier.floor.parts.messages.tables import CloseTable, OpenTable, TakeTable
from croupier.ledger import accounts as chart
from tests.cages import C1, CASS, SAM, STOCK, paper, with_cage
from tests.house import FLOAT, T1, T2, House, No

CHIPS = ((500, 20), (2500, 4))
WORTH = 20_000
DANA, RUNE, FLO = "staff:Dana", "staff:Rune", "staff:Flo"


def table() -> House:
    house = House().opened()
    with_cage(house)
    return house


def sound(house: House) -> bool:
    return Verification(house.store, KINDS).run() == []


def test_a_fill_is_signed_by_five_people_and_the_rack_gains_at_the_last() -> None:
    house = table()
    cage = house.balance(chart.CAGE)
    house.rows(("floorperson", slips.RequestFill(CHIPS), slips.SlipRequested(1, "fill", CHIPS, FLO)))
    house.rows(
        ("runner", slips.CarrySlip(1), No("wrong_phase", "")),
        ("cashier", slips.TakeCredit(2), No("nothing_there", "")),
        (
            "cashier",
            slips.PrepareFill(1),
            (slips.FillPrepared(1, T1, CHIPS, WORTH, CASS), paper(1, PaperSort.FILL)),
        ),
        ("cashier", slips.PrepareFill(1), No("wrong_phase", "")),
        ("runner", slips.CarrySlip(1), slips.SlipCarried(1, RUNE)),
        table=C1,
    )
    assert house.balance(chart.TRANSIT) == -WORTH
    assert house.balance(chart.CAGE) == cage + WORTH
    house.rows(
        ("supervisor", slips.ConfirmSlip(1), No("wrong_phase", "I.2.b")),
        ("dealer", slips.ReceiveSlip(1), slips.SlipReceived(1, DANA)),
        ("supervisor", slips.ConfirmSlip(1), slips.SlipConfirmed(1, WORTH, SAM)),
        ("supervisor", slips.ConfirmSlip(1), No("wrong_phase", "I.2.b")),
        ("supervisor", slips.CancelSlip(1), No("wrong_phase", "I.2.b")),
    )
    assert house.balance(chart.TRANSIT) == 0
    assert house.balance(chart.rack(T1)) == -(FLOAT + WORTH)
    assert house.desk.house.floats[T1] == house.table.bankroll == FLOAT + WORTH
    assert sound(house)


def test_whoever_requested_a_slip_does_not_confirm_it() -> None:
    house = table()
    house.do("supervisor", slips.RequestCredit(CHIPS))
    house.do("dealer", slips.ReceiveSlip(1))
    house.rows(
        ("supervisor", slips.ConfirmSlip(1), No("not_witnessed", "I.2.b")),
        ("floorperson", slips.ConfirmSlip(1), slips.SlipConfirmed(1, -WORTH, FLO)),
    )


def test_a_float_is_not_counted_between_the_signatures_of_dealer_and_floorperson() -> None:
    """The dealer has moved the chips and the books have not: the count would find them over or short."""
    house = table()
    house.do("supervisor", slips.RequestCredit(CHIPS))
    house.count_float()
    house.do("dealer", slips.ReceiveSlip(1))
    house.rows(
        ("supervisor", CountFloat(FLOAT - WORTH, DANA), No("wrong_phase", "")),
        ("supervisor", CloseTable(), No("bets_in_play", "")),
    )
    house.do("floorperson", slips.ConfirmSlip(1))
    house.rows(
        (
            "supervisor",
            CountFloat(FLOAT - WORTH, DANA),
            FloatCounted(FLOAT - WORTH, FLOAT - WORTH, SAM, DANA),
        )
    )
    assert house.balance(chart.overshort(T1)) == 0
    assert sound(house)


def test_a_credit_leaves_the_rack_when_it_is_confirmed_and_reaches_the_vault_last() -> None:
    house = table()
    house.do("supervisor", slips.RequestCredit(CHIPS))
    house.do("dealer", slips.ReceiveSlip(1))
    house.do("floorperson", slips.ConfirmSlip(1))
    assert house.balance(chart.rack(T1)) == -(FLOAT - WORTH)
    house.rows(
        ("cashier", slips.TakeCredit(1), No("wrong_phase", "")),
        ("runner", slips.CarrySlip(1), slips.SlipCarried(1, RUNE)),
        (
            "cashier",
            slips.TakeCredit(1),
            (slips.CreditTaken(1, T1, CHIPS, WORTH, CASS), paper(1, PaperSort.CREDIT)),
        ),
        table=C1,
    )
    assert house.balance(chart.TRANSIT) == 0
    assert sound(house)


def test_a_credit_is_no_more_than_the_rack_should_hold() -> None:
    house = table()
    many = ((10_000, FLOAT // 10_000 + 1),)
    house.rows(("supervisor", slips.RequestCredit(many), No("amount_differs", "I.2.b")))
    whole = ((10_000, FLOAT // 10_000),)
    house.do("supervisor", slips.RequestCredit(whole), slips.RequestCredit(whole))
    for number in (1, 2):
        house.do("dealer", slips.ReceiveSlip(number))
    house.do("floorperson", slips.ConfirmSlip(1))
    house.rows(("floorperson", slips.ConfirmSlip(2), No("amount_differs", "I.2.b")))


@pytest.mark.parametrize("chips", [(), ((500, 0),), ((500, 1), (500, 2)), ((0, 5),), ((700, 1),)])
def test_a_slip_names_each_value_once_and_those_of_the_cage_alone(chips: tuple[tuple[int, int], ...]) -> None:
    table().rows(("supervisor", slips.RequestFill(chips), No("bad_amount", "I.2.b")))


def test_a_cashier_signs_no_fill_as_a_credit_and_no_credit_as_a_fill() -> None:
    """Either way chips would be booked into or out of the vault that nobody has counted there."""
    house = table()
    house.do("supervisor", slips.RequestFill(CHIPS), slips.RequestCredit(CHIPS))
    house.do("dealer", slips.ReceiveSlip(2))
    house.do("floorperson", slips.ConfirmSlip(2))
    house.do("runner", slips.CarrySlip(2), table=C1)
    cage = house.balance(chart.CAGE)
    house.rows(
        ("cashier", slips.TakeCredit(1), No("wrong_phase", "")),
        ("cashier", slips.PrepareFill(2), No("wrong_phase", "")),
        table=C1,
    )
    assert house.balance(chart.CAGE) == cage
    house.do("cashier", slips.PrepareFill(1), slips.TakeCredit(2), table=C1)
    assert house.balance(chart.CAGE) == cage


def test_a_slip_is_cancelled_before_anyone_else_has_signed() -> None:
    house = table()
    house.do("supervisor", slips.RequestFill(CHIPS), slips.RequestFill(CHIPS))
    house.rows(
        ("supervisor", slips.CancelSlip(9), No("nothing_there", "I.2.b")),
        ("supervisor", slips.CancelSlip(1), slips.SlipCancelled(1, SAM)),
        ("supervisor", slips.CancelSlip(1), No("wrong_phase", "I.2.b")),
    )
    house.rows(("cashier", slips.PrepareFill(1), No("wrong_phase", "")), table=C1)
    house.do("cashier", slips.PrepareFill(2), table=C1)
    house.rows(("supervisor", slips.CancelSlip(2), No("wrong_phase", "I.2.b")))


def test_a_slip_is_of_its_own_table_and_an_open_one() -> None:
    house = table()
    house.opened(T2)
    house.do("supervisor", slips.RequestFill(CHIPS))
    house.do("cashier", slips.PrepareFill(1), table=C1)
    house.do("runner", slips.CarrySlip(1), table=C1)
    house.rows(("dealer", slips.ReceiveSlip(1), No("nothing_there", "I.2.b")), table=T2)
    house.close_table(T2)
    house.rows(("supervisor", slips.RequestFill(CHIPS), No("wrong_phase", "I.2.b")), table=TableId("T2"))


def test_a_table_does_not_close_while_the_chips_of_a_fill_are_on_their_way() -> None:
    """At a closed table nobody signs for them, and no signature takes them back to the vault."""
    house = table()
    house.do("supervisor", slips.RequestCredit(CHIPS), slips.RequestFill(CHIPS))
    house.do("cashier", slips.PrepareFill(2), table=C1)
    house.count_float()
    house.rows(("supervisor", CloseTable(), No("bets_in_play", "")))
    house.do("runner", slips.CarrySlip(2), table=C1)
    house.do("dealer", slips.ReceiveSlip(2))
    house.do("floorperson", slips.ConfirmSlip(2))
    house.close_table()
    assert house.balance(chart.TRANSIT) == 0


def test_no_fill_is_prepared_for_a_table_that_has_closed_and_its_slip_is_cancelled() -> None:
    house = table()
    house.do("supervisor", slips.RequestFill(CHIPS))
    house.close_table()
    house.rows(("cashier", slips.PrepareFill(1), No("wrong_phase", "")), table=C1)
    house.rows(("supervisor", slips.CancelSlip(1), slips.SlipCancelled(1, SAM)))


def test_chips_that_the_vault_should_not_hold_are_an_alarm_and_no_refusal() -> None:
    """A refusal would tell whoever tries amounts what the next count should find."""
    house = House().opened()
    with_cage(house, stocked=False)
    house.do("supervisor", slips.RequestFill(CHIPS))
    house.rows(("cashier", slips.PrepareFill(1), No("not_counted", "")), table=C1)
    stocked, many = table(), ((100, 5000),)
    stocked.do("supervisor", slips.RequestFill(many))
    prepared = slips.FillPrepared(1, T1, many, 500_000, CASS)
    alarm = Alarmed("the vault gave out chips that it should not hold: count it")
    stocked.rows(("cashier", slips.PrepareFill(1), (prepared, paper(1, PaperSort.FILL), alarm)), table=C1)


def test_chips_that_came_back_from_a_table_by_their_worth_are_given_out_without_an_alarm() -> None:
    house = table()
    house.close_table()
    many = ((100, 1000 + FLOAT // 100),)
    sold = ChipsSold(TerminalId("1"), many, 100 * many[0][1], CASS)
    house.rows(("cashier", SellChips(many), sold), table=C1)


def test_a_slip_is_printed_again_as_a_duplicate_and_the_journal_counts_them() -> None:
    house = table()
    house.do("supervisor", slips.RequestFill(CHIPS))
    again = duplicates.PrintSlipAgain
    house.rows(
        ("cashier", again(9), No("nothing_there", "")),
        ("cashier", again(1), No("wrong_phase", "")),
        (
            "cashier",
            slips.PrepareFill(1),
            (slips.FillPrepared(1, T1, CHIPS, WORTH, CASS), paper(1, PaperSort.FILL)),
        ),
        ("runner", again(1), No("not_permitted", "")),
        (
            "cashier",
            again(1),
            (duplicates.SlipPrintedAgain(1, 1, CASS), paper(2, PaperSort.FILL, copy=1, by=CASS)),
        ),
        (
            "supervisor",
            again(1),
            (duplicates.SlipPrintedAgain(1, 2, SAM), paper(3, PaperSort.FILL, copy=2, by=SAM)),
        ),
        table=C1,
    )
    assert house.desk.house.chip_slips[1].copies == 2
    assert sound(house)


def test_chips_that_tables_took_on_no_slip_are_not_missed_in_the_vault() -> None:
    """A float goes from the vault and back to it by its worth alone."""
    house = House().installed()
    with_cage(house)
    house.do("supervisor", OpenTable(FLOAT, 32, 13, ball="non-metallic"))
    house.do("dealer", TakeTable())
    at_tables = FLOAT
    left = (*STOCK[:3], (10_000, 1000 - at_tables // 10_000))
    house.rows(("cashier", CountInventory(left, SAM), InventoryCounted(left, 0, CASS, SAM)), table=C1)
    house.close_table()
    one_less = (*STOCK[:3], (10_000, 999))
    short = (InventoryCounted(one_less, 10_000, CASS, SAM), Alarmed("the chips in the vault are $100 short"))
    house.rows(
        ("cashier", CountInventory(one_less, SAM), short),
        ("cashier", CountInventory(one_less, SAM), InventoryCounted(one_less, 0, CASS, SAM)),
        table=C1,
    )
    assert house.balance(chart.overshort(C1)) == -10_000
    assert sound(house)


def test_where_there_is_a_cage_chips_move_on_slips_alone() -> None:
    house = table()
    house.rows(
        ("supervisor", FillTable(300, "F1", DANA), No("not_offered", "I.2.b")),
        ("supervisor", CreditTable(300, "C1", DANA), No("not_offered", "I.2.b")),
    )
    refusal = house.ask("supervisor", FillTable(300, "F1", DANA))
    assert isinstance(refusal, Refusal)
    assert "request a fill or a credit on a numbered slip" in refusal.says


def test_a_house_without_a_cage_fills_in_one_step_and_has_no_slips() -> None:
    house = House().opened()
    house.do("supervisor", FillTable(300, "F1", DANA), CreditTable(100, "C1", DANA))
    assert house.balance(chart.rack(T1)) == -(FLOAT + 200)
    house.rows(("supervisor", slips.RequestFill(CHIPS), No("not_offered", "I.2.b")))
