"""Bills held, credited and given back, and acceptors that fail, each row with what comes of it."""

import pytest

from croupier.base import money
from croupier.devices.acceptor import AcceptorFault
from croupier.floor.parts.electronic.acceptor_state import ATTENDED, HeldBill
from croupier.floor.parts.messages import bills, cash_outs, stations, vouchers
from croupier.floor.parts.messages.bills import Whereabouts
from croupier.floor.parts.stations.acceptors import TROUBLE
from croupier.ledger import accounts as chart
from tests.cages import paper
from tests.electronic import Electronic
from tests.house import ONE, T1, TWO, No, at

SAM = "staff:Sam"
HOLD = bills.HoldBill(ONE, 2000)
TAKE = stations.AcceptCash(ONE, 2000, 1)
NOT_THERE = No("nothing_there", "ilani:2.a")
JAM = bills.ReportAcceptor(ONE, AcceptorFault.JAMMED)
WORKS = bills.ReportAcceptor(ONE, None)


def clear(found: Whereabouts = Whereabouts.NONE) -> bills.ClearAcceptor:
    return bills.ClearAcceptor(ONE, found)


def test_a_bill_is_held_and_then_credited_once() -> None:
    house = Electronic().opened()
    house.rows(
        ("device", TAKE, NOT_THERE),
        ("device", HOLD, bills.BillHeld(ONE, 1, 2000)),
        ("device", HOLD, No("wrong_phase", "ilani:2.a")),
        ("device", stations.AcceptCash(ONE, 2000), No("wrong_phase", "ilani:2.a")),
        ("device", stations.AcceptCash(ONE, 2000, 2), NOT_THERE),
        ("device", stations.AcceptCash(ONE, 500, 1), NOT_THERE),
        ("device", stations.AcceptCash(TWO, 2000, 1), NOT_THERE),
        ("device", TAKE, stations.CashAccepted(ONE, 2000, 1)),
        ("device", TAKE, NOT_THERE),
        ("device", HOLD, bills.BillHeld(ONE, 2, 2000)),
    )
    assert house.terminal().credits == house.balance(chart.credits_of(T1, ONE)) == 2000
    assert house.terminal().acceptor.boxed == 1


def test_a_held_bill_is_no_money_until_it_is_in_the_box() -> None:
    house = Electronic().opened()
    house.do("device", HOLD)
    assert (house.terminal().credits, house.balance(chart.drop(T1))) == (0, 0)
    assert house.terminal().acceptor.held == HeldBill(1, 2000)
    assert ONE in house.table.held


def test_a_bill_that_came_back_is_not_credited() -> None:
    house = Electronic().opened()
    house.do("device", HOLD)
    house.rows(
        ("device", bills.ReturnBill(ONE, 2, True), NOT_THERE),
        ("device", bills.ReturnBill(ONE, 1, False), bills.BillReturned(ONE, 1, 2000, seen=False)),
        ("device", bills.ReturnBill(ONE, 1, True), NOT_THERE),
        ("device", TAKE, NOT_THERE),
    )
    assert house.terminal().credits == 0


def test_a_bill_on_its_way_is_credited_before_a_cash_out() -> None:
    house = Electronic().opened().cash(ONE, 500)
    house.do("device", HOLD)
    house.rows(
        ("supervisor", stations.CloseStation(ONE, "night"), No("bets_in_play", "ilani:3.a")),
        (at(ONE), cash_outs.AskCashOut(), No("wrong_phase", "ilani:2.a")),
        (at(ONE), vouchers.CashOutToVoucher(), No("wrong_phase", "ilani:2.a")),
        (at(ONE), vouchers.RedeemVoucher("1" * 64), No("wrong_phase", "ilani:2.a")),
        ("device", TAKE, stations.CashAccepted(ONE, 2000, 1)),
        (at(ONE), cash_outs.AskCashOut(), cash_outs.CashOutAsked(ONE, 2500)),
        ("supervisor", stations.PayByHand(ONE, 2500), (stations.HandPaid(ONE, 2500, SAM, 1), paper(1))),
    )
    assert house.terminal().credits == 0


def test_a_station_does_not_close_while_a_bill_is_on_its_way() -> None:
    house = Electronic().opened()
    house.do("device", HOLD)
    house.rows(("supervisor", stations.CloseStation(ONE, "night"), No("bets_in_play", "ilani:3.a")))
    house.do("device", bills.ReturnBill(ONE, 1, True))
    house.rows(
        ("supervisor", stations.CloseStation(ONE, "night"), stations.StationClosed(ONE, SAM, "night")),
        ("device", HOLD, No("terminal_locked", "ilani:3.a")),
    )


@pytest.mark.parametrize("amount", [0, -100, money.MOST + 1])
def test_no_other_amount_is_held(amount: int) -> None:
    house = Electronic().opened()
    house.rows(("device", bills.HoldBill(ONE, amount), No("bad_amount", "ilani:2.a")))


@pytest.mark.parametrize("fault", AcceptorFault)
def test_an_acceptor_that_fails_takes_nothing_until_it_works_and_is_cleared(fault: AcceptorFault) -> None:
    house, attended = Electronic().opened(), fault in ATTENDED
    house.rows(
        ("device", WORKS, NOT_THERE),
        ("supervisor", clear(), No("nothing_there", "ilani:3.a")),
        ("device", bills.ReportAcceptor(ONE, fault), bills.AcceptorFailed(ONE, fault)),
        ("device", bills.ReportAcceptor(ONE, fault), NOT_THERE),
        ("device", HOLD, No("equipment_unfit", "ilani:2.a")),
        ("device", WORKS, bills.AcceptorWorks(ONE)),
        (
            "device",
            HOLD,
            No("equipment_unfit", "ilani:2.a") if attended else bills.BillHeld(ONE, 1, 2000),
        ),
        (
            "supervisor",
            clear(),
            bills.AcceptorCleared(ONE, SAM) if attended else No("nothing_there", "ilani:3.a"),
        ),
    )
    assert house.terminal().acceptor.trouble is None
    assert TROUBLE[fault].says


def test_a_jam_outlasts_the_box_being_taken_out_to_put_it_right() -> None:
    house = Electronic().opened()
    house.do("device", JAM, bills.ReportAcceptor(ONE, AcceptorFault.BOX_OUT))
    assert house.terminal().acceptor.trouble is AcceptorFault.BOX_OUT
    house.do("device", WORKS)
    assert house.terminal().acceptor.trouble is AcceptorFault.JAMMED


@pytest.mark.parametrize(("found", "credited"), [(Whereabouts.BOXED, 2000), (Whereabouts.RETURNED, 0)])
def test_an_attendant_says_what_became_of_a_stuck_bill(found: Whereabouts, credited: int) -> None:
    house = Electronic().opened()
    house.do("device", HOLD, JAM)
    house.rows(("supervisor", clear(), No("nothing_there", "ilani:3.a")))
    house.do("supervisor", clear(found))
    acceptor = house.terminal().acceptor
    assert (house.terminal().credits, acceptor.held, acceptor.trouble) == (credited, None, None)
    house.rows(("device", TAKE, NOT_THERE))


def test_where_no_bill_was_on_its_way_none_is_settled() -> None:
    house = Electronic().opened()
    house.do("device", JAM)
    house.rows(("supervisor", clear(Whereabouts.BOXED), No("nothing_there", "ilani:3.a")))
    assert house.terminal().credits == 0


def test_a_bill_in_an_acceptor_that_never_answers_again_is_settled_by_a_person() -> None:
    house = Electronic().opened()
    house.do("device", HOLD, bills.ReportAcceptor(ONE, AcceptorFault.LINE_LOST))
    house.do("supervisor", clear(Whereabouts.RETURNED))
    assert house.terminal().empty
