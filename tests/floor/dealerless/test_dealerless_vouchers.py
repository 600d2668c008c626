"""Vouchers at gaming stations: asked for, issued, printed or void, and put in at any station, once."""

import pytest

from croupier.base import money
from croupier.base.names import EffectId, TableId
from croupier.base.refusal import Refusal
from croupier.desk.audit import Verification
from croupier.desk.messages import Alarmed
from croupier.desk.vouchers import Voucher, VoucherState
from croupier.floor.dealerless.acts import acts_at
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import cash_outs, rounds, stations, vouchers
from croupier.floor.parts.messages.bets import PlaceBet
from croupier.floor.pit.messages.pit import BeginDay, NoteVoucherKey, SetVoucherRules, VoucherKeyNoted
from croupier.floor.pit.state import PIT
from croupier.ledger import accounts as chart
from tests.cages import paper
from tests.electronic import Electronic
from tests.house import ONE, T1, T2, THREE, TWO, No, at, said

SAM = "staff:Sam"
HASH, OTHER = "a" * 64, "b" * 64
FIRST = EffectId("print:T1:1")
ASK, REDEEM = vouchers.CashOutToVoucher(), vouchers.RedeemVoucher(HASH)
PRINTING = No("wrong_phase", "ilani:4.c")


def asked(amount: int = 2000) -> Electronic:
    """Station 1 has asked for its credits on a voucher."""
    house = Electronic().opened().cash(ONE, amount)
    house.do(at(ONE), ASK)
    return house


def issued(amount: int = 2000) -> Electronic:
    house = asked(amount)
    house.do("device", vouchers.IssueVoucher(FIRST, HASH))
    return house


def printed(amount: int = 2000) -> Electronic:
    """The player holds a voucher, and the station holds nothing."""
    house = issued(amount)
    house.do("device", vouchers.ReportPrinted(FIRST))
    return house


def sound(house: Electronic) -> bool:
    return Verification(house.store, KINDS).run() == []


@pytest.mark.clause("ilani:4.c")
def test_a_cash_out_prints_a_voucher_that_another_station_credits() -> None:
    house = Electronic().opened().cash(ONE, 2000)
    house.rows(
        (at(ONE), ASK, vouchers.VoucherAsked(ONE, FIRST, 1, 2000)),
        (at(ONE), ASK, PRINTING),
        ("device", vouchers.ReportPrinted(FIRST), No("wrong_round", "ilani:4.c")),
        (
            "device",
            vouchers.IssueVoucher(FIRST, HASH),
            vouchers.VoucherIssued(ONE, FIRST, HASH, 1, 2000, ""),
        ),
        ("device", vouchers.IssueVoucher(FIRST, OTHER), No("wrong_round", "ilani:4.c")),
        (at(TWO), REDEEM, No("tender_not_accepted", "ilani:4.c")),
        ("device", vouchers.ReportPrinted(FIRST), vouchers.VoucherPrinted(ONE, FIRST, HASH)),
        ("device", vouchers.ReportPrinted(FIRST), No("wrong_round", "ilani:4.c")),
    )
    assert (house.terminal(ONE).credits, house.terminal(ONE).cash_out) == (0, None)
    assert house.balance(chart.VOUCHERS) == 2000
    house.rows(
        (at(TWO), REDEEM, vouchers.VoucherRedeemed(TWO, HASH, 2000)),
        (at(TWO), REDEEM, No("tender_not_accepted", "ilani:4.c")),
        (at(ONE), REDEEM, No("tender_not_accepted", "ilani:4.c")),
    )
    assert (house.terminal(TWO).credits, house.balance(chart.VOUCHERS)) == (2000, 0)
    assert house.desk.house.vouchers[HASH].state is VoucherState.REDEEMED
    assert house.desk.effects.of(T1) == []
    assert sound(house)


def test_while_a_voucher_is_printed_the_station_waits() -> None:
    house = asked().game({})
    waiting = (
        (at(ONE), PlaceBet(1, "17", 500), PRINTING),
        (at(ONE), cash_outs.WithdrawCashOut(), PRINTING),
        ("supervisor", stations.PayByHand(ONE, 2000), PRINTING),
        ("device", stations.AcceptCash(ONE, 500), PRINTING),
        (at(ONE), REDEEM, PRINTING),
        ("supervisor", stations.CloseStation(ONE, "night"), No("bets_in_play", "ilani:3.a")),
    )
    house.rows(*waiting)
    house.do("device", vouchers.IssueVoucher(FIRST, HASH))
    house.rows(*waiting)


@pytest.mark.clause("ilani:4.c")
@pytest.mark.parametrize("issue", [False, True])
def test_a_print_that_fails_is_void_first_and_paid_by_hand(issue: bool) -> None:
    house = issued() if issue else asked()
    voided = vouchers.VoucherFailed(ONE, FIRST, HASH if issue else "", 2000 if issue else 0, "paper out")
    told = Alarmed("station 1 printed no voucher (paper out): pay by hand")
    house.rows(
        ("device", vouchers.ReportPrintFailed(FIRST, "paper out"), (voided, told)),
        ("device", vouchers.ReportPrintFailed(FIRST, "paper out"), No("wrong_round", "ilani:4.c")),
        ("device", vouchers.IssueVoucher(FIRST, HASH), No("wrong_round", "ilani:4.c")),
        (at(TWO), REDEEM, No("tender_not_accepted" if issue else "nothing_there", "ilani:4.c")),
        (
            "supervisor",
            stations.PayByHand(ONE, 2000),
            (stations.HandPaid(ONE, 2000, SAM, 1, unprinted=True), paper(1)),
        ),
    )
    assert (house.balance(chart.VOUCHERS), house.balance(chart.CAGE)) == (0, 2000)
    assert sound(house)


@pytest.mark.clause("ilani:4.c")
@pytest.mark.parametrize("issue", [False, True])
def test_after_a_failed_print_the_station_waits_for_an_attendant(issue: bool) -> None:
    """Paper that came out all the same is void by then, and somebody looks at the printer."""
    house = issued().game({}) if issue else asked().game({})
    house.do("device", vouchers.ReportPrintFailed(FIRST, "in doubt"))
    listed = [one.key for one in acts_at(house.table, ONE)]
    assert "print-failed" in listed
    assert "withdraw-cash-out" not in listed
    waits = No("wrong_phase", "ilani:4.c")
    house.rows(
        (at(ONE), cash_outs.WithdrawCashOut(), waits),
        (at(ONE), PlaceBet(1, "17", 500), waits),
        (at(ONE), ASK, waits),
        (at(TWO), cash_outs.WithdrawCashOut(), No("nothing_there", "ilani:4.c")),
        (
            "supervisor",
            stations.PayByHand(ONE, 2000),
            (stations.HandPaid(ONE, 2000, SAM, 1, unprinted=True), paper(1)),
        ),
        (at(ONE), cash_outs.WithdrawCashOut(), No("nothing_there", "ilani:4.c")),
    )
    assert house.terminal().cash_out is None
    assert sound(house)


def test_a_player_may_play_on_instead_of_waiting_for_a_hand_pay_that_was_asked_for() -> None:
    house = Electronic().opened().cash(ONE, 2000)
    house.do(at(ONE), cash_outs.AskCashOut())
    house.do(at(ONE), cash_outs.WithdrawCashOut())
    assert house.terminal().credits == 2000
    house.rows((at(ONE), ASK, vouchers.VoucherAsked(ONE, FIRST, 1, 2000)))


@pytest.mark.clause("ilani:4.c")
def test_more_than_a_voucher_may_have_is_paid_by_hand() -> None:
    house = Electronic().opened().cash(ONE, 2001).cash(TWO, 2000)
    house.do("engineer", SetVoucherRules(2000, 1), table=PIT)
    house.rows(
        (at(ONE), ASK, cash_outs.CashOutAsked(ONE, 2001)),
        (at(TWO), ASK, vouchers.VoucherAsked(TWO, FIRST, 1, 2000)),
        (at(THREE), ASK, No("not_enough_credits", "ilani:4.c")),
    )


def test_no_two_vouchers_have_one_number() -> None:
    house = printed().cash(TWO, 500)
    house.do(at(TWO), ASK)
    second = EffectId("print:T1:2")
    house.rows(
        ("device", vouchers.IssueVoucher(second, HASH), No("duplicate_id", "ilani:4.c")),
        (
            "device",
            vouchers.IssueVoucher(second, OTHER),
            vouchers.VoucherIssued(TWO, second, OTHER, 2, 500, ""),
        ),
    )


@pytest.mark.parametrize("closed", [False, True])
def test_a_voucher_is_put_in_only_where_money_is_taken(closed: bool) -> None:
    house = printed()
    house.rows((at(TWO), vouchers.RedeemVoucher(OTHER), No("nothing_there", "ilani:4.c")))
    if closed:
        house.do("supervisor", stations.CloseStation(TWO, "night"))
        house.rows((at(TWO), REDEEM, No("terminal_locked", "ilani:3.a")))
    else:
        house.cash(TWO, money.MOST - 1999)
        house.rows((at(TWO), REDEEM, No("bad_amount", "ilani:2.a")))
    assert house.balance(chart.VOUCHERS) == 2000


def test_it_is_credited_at_another_table_too() -> None:
    house = printed()
    house.opened(T2)
    house.rows((at(ONE), REDEEM, vouchers.VoucherRedeemed(ONE, HASH, 2000)), table=T2)
    house.rows((at(TWO), REDEEM, No("tender_not_accepted", "ilani:4.c")))
    assert house.balance(chart.credits_of(TableId("T2"), ONE)) == 2000


def test_it_expires_when_its_days_are_over() -> None:
    house = Electronic().opened().cash(ONE, 2000)
    house.do("engineer", SetVoucherRules(100_000, 2), table=PIT)
    house.do("clock", BeginDay("2026-11-17"), table=PIT)
    house.do(at(ONE), ASK)
    house.do("device", vouchers.IssueVoucher(FIRST, HASH), vouchers.ReportPrinted(FIRST))
    voucher = Voucher(1, 2000, T1, ONE, "2026-11-19", "2026-11-17", VoucherState.OPEN)
    assert house.desk.house.vouchers == {HASH: voucher}
    house.do("clock", BeginDay("2026-11-19"), table=PIT)
    assert house.balance(chart.VOUCHERS) == 2000
    house.do("clock", BeginDay("2026-11-20"), table=PIT)
    refused = house.ask(at(TWO), REDEEM)
    assert said(refused) == No("tender_not_accepted", "ilani:4.c")
    assert isinstance(refused, Refusal)
    assert refused.says == "voucher 1 has expired: it was paid until 2026-11-19"
    assert (house.balance(chart.VOUCHERS), house.balance(chart.EXPIRED)) == (0, 2000)
    house.do("clock", BeginDay("2026-11-21"), table=PIT)
    assert house.balance(chart.EXPIRED) == 2000
    assert sound(house)


def test_rules_of_vouchers_that_cannot_be_are_refused() -> None:
    for limit, days in ((-1, 30), (money.MOST + 1, 30), (100, 0)):
        Electronic().rows(("engineer", SetVoucherRules(limit, days), No("malformed", "")), table=PIT)


@pytest.mark.parametrize("issue", [False, True])
def test_a_game_voided_while_a_voucher_is_printed_loses_nothing(issue: bool) -> None:
    """The settled game paid too much: what is on paper already is a shortfall, as after a hand pay."""
    house = Electronic().opened().cash(ONE, 500).game({ONE: [("17", 500)]}).spin("17")
    house.do(at(ONE), ASK)
    if issue:
        house.do("device", vouchers.IssueVoucher(FIRST, HASH))
    house.do("supervisor", rounds.VoidSettled(1))
    if issue:
        house.do("device", vouchers.ReportPrinted(FIRST))
        assert house.balance(chart.shortfall(T1, ONE)) == -17_500
        assert house.terminal().cash_out is None
    else:
        house.rows(("device", vouchers.IssueVoucher(FIRST, HASH), No("amount_differs", "ilani:5.a")))
        house.do("device", vouchers.ReportPrintFailed(FIRST, "a game was voided"))
        assert house.terminal().cash_out is not None
        house.do("supervisor", stations.PayByHand(ONE, 500))
    assert sound(house)


def test_a_void_of_a_locked_station_leaves_the_credits_there() -> None:
    """The station locks when the game is voided; a print that fails then gives the credits back."""
    house = Electronic().opened().cash(ONE, 500).game({ONE: [("17", 500)]}).spin("17")
    house.do(at(ONE), ASK)
    house.do("device", vouchers.IssueVoucher(FIRST, HASH))
    house.do("supervisor", rounds.VoidSettled(1))
    house.do("device", vouchers.ReportPrintFailed(FIRST, "jam"))
    assert (house.terminal().credits, house.terminal().cash_out) == (18_000, None)
    assert sound(house)


def test_a_restart_knows_every_voucher() -> None:
    house = printed()
    before = house.desk.house
    house.restart()
    assert house.desk.house == before
    house.do(at(TWO), REDEEM)


def test_another_key_is_noted_only_while_no_voucher_waits() -> None:
    house = printed()
    house.rows(
        ("engineer", NoteVoucherKey("a1"), VoucherKeyNoted("a1")),  # a house that had noted none before
        ("engineer", NoteVoucherKey("a1"), No("nothing_there", "")),
        ("engineer", NoteVoucherKey("b2"), No("equipment_unfit", "")),
        table=PIT,
    )
    house.do(at(TWO), REDEEM)
    house.rows(("engineer", NoteVoucherKey("b2"), VoucherKeyNoted("b2")), table=PIT)
    house.restart()
    assert house.desk.house.voucher_key == "b2"
    assert sound(house)
