"""Stations opened and closed, cash in and hand pays out, each row with what comes of it."""

import pytest

from croupier.base import money
from croupier.base.names import TerminalId
from croupier.floor.parts.messages import cash_outs, rounds, stations, tables
from croupier.floor.parts.messages.bets import PlaceBet
from croupier.ledger import accounts as chart
from tests.cages import paper
from tests.electronic import Electronic
from tests.house import ONE, T1, TERMINALS, THREE, TWO, No, at
from tests.shown import terminals as views

SAM = "staff:Sam"


def test_a_table_opens_with_its_enclosed_wheel_and_no_float() -> None:
    house = Electronic().installed()
    house.rows(
        ("supervisor", stations.OpenStation(ONE, "day"), No("wrong_phase", "ilani:3.a")),
        ("supervisor", tables.OpenTable(0, 0, 0), No("equipment_unfit", "ilani:2.b")),
        ("supervisor", tables.OpenTable(100, 0, 0, enclosed=True), No("bad_amount", "ilani:4.c")),
        (
            "supervisor",
            tables.OpenTable(0, 0, 0, enclosed=True),
            tables.TableOpened(0, 0, 0, SAM, enclosed=True),
        ),
        ("supervisor", tables.OpenTable(0, 0, 0, enclosed=True), No("wrong_phase", "ilani:3.a")),
        ("supervisor", stations.OpenStation(ONE, " "), No("nothing_there", "ilani:3.a")),
        ("supervisor", stations.OpenStation(ONE, "day"), stations.StationOpened(ONE, SAM, "day")),
        ("supervisor", stations.OpenStation(ONE, "day"), No("wrong_phase", "ilani:3.a")),
        ("supervisor", stations.CloseStation(TWO, "day"), No("wrong_phase", "ilani:3.a")),
        ("supervisor", tables.CloseTable(), No("wrong_phase", "ilani:3.a")),
        ("supervisor", stations.CloseStation(ONE, ""), No("nothing_there", "ilani:3.a")),
        ("supervisor", stations.CloseStation(ONE, "night"), stations.StationClosed(ONE, SAM, "night")),
        ("supervisor", tables.CloseTable(), tables.TableClosed(0, SAM)),
        ("supervisor", tables.CloseTable(), No("wrong_phase", "ilani:3.a")),
    )
    assert house.balance(chart.CAGE) == 0


def test_a_station_with_money_stays_open_and_a_closed_one_takes_none() -> None:
    house = Electronic().opened().cash(ONE, 500).game({})
    close = stations.CloseStation(ONE, "night")
    house.rows(("supervisor", close, No("bets_in_play", "ilani:3.a")))
    house.do(at(ONE), PlaceBet(1, "17", 500))
    house.rows(("supervisor", close, No("bets_in_play", "ilani:3.a")))
    house.spin("18")
    house.do("supervisor", close)
    house.rows(
        ("device", stations.AcceptCash(ONE, 500), No("terminal_locked", "ilani:3.a")),
        (at(ONE), PlaceBet(1, "17", 500), No("terminal_locked", "ilani:3.a")),
        (at(THREE), PlaceBet(1, "17", 500), No("wrong_phase", "ilani:4.a")),
    )


@pytest.mark.parametrize("amount", [0, -100, money.MOST + 1])
def test_no_other_amount_is_taken_in(amount: int) -> None:
    house = Electronic().opened()
    house.rows(("device", stations.AcceptCash(ONE, amount), No("bad_amount", "ilani:2.a")))


def test_cash_is_credited_at_once_and_lies_in_the_drop() -> None:
    house = Electronic().opened().cash(ONE, 2000).game({}).cash(ONE, 500)
    assert house.terminal().credits == house.balance(chart.credits_of(T1, ONE)) == 2500
    assert house.balance(chart.drop(T1)) == -2500


def test_a_cash_out_is_asked_for_when_play_has_concluded_and_paid_by_hand() -> None:
    house = Electronic().opened()
    house.rows((at(ONE), cash_outs.AskCashOut(), No("not_enough_credits", "ilani:4.c")))
    house.cash(ONE, 2000).game({ONE: [("17", 500)]})
    house.rows((at(ONE), cash_outs.AskCashOut(), No("bets_in_play", "ilani:4.c")))
    house.spin("17")
    house.rows(
        ("supervisor", stations.PayByHand(ONE, 19_500), No("nothing_there", "ilani:4.c")),
        (at(ONE), cash_outs.WithdrawCashOut(), No("nothing_there", "ilani:4.c")),
        (at(ONE), cash_outs.AskCashOut(), cash_outs.CashOutAsked(ONE, 19_500)),
        (at(ONE), cash_outs.AskCashOut(), No("wrong_phase", "ilani:4.c")),
        (at(ONE), cash_outs.WithdrawCashOut(), cash_outs.CashOutWithdrawn(ONE)),
        (at(ONE), cash_outs.AskCashOut(), cash_outs.CashOutAsked(ONE, 19_500)),
        ("device", stations.AcceptCash(ONE, 500), No("wrong_phase", "ilani:4.c")),
        ("supervisor", stations.PayByHand(ONE, 19_400), No("amount_differs", "ilani:4.c")),
        ("supervisor", stations.PayByHand(ONE, 19_500), (stations.HandPaid(ONE, 19_500, SAM, 1), paper(1))),
        ("supervisor", stations.PayByHand(ONE, 19_500), No("nothing_there", "ilani:4.c")),
    )
    assert (house.terminal().credits, house.terminal().cash_out) == (0, None)
    assert house.balance(chart.CAGE) == 19_500


def test_a_wrong_number_found_later_is_reversed_and_what_left_is_a_shortfall() -> None:
    house = Electronic().opened().cash(ONE, 500).cash(TWO, 500)
    house.game({ONE: [("17", 500)], TWO: [("18", 500)]}).spin("17")
    house.do(at(ONE), cash_outs.AskCashOut())
    house.do("supervisor", stations.PayByHand(ONE, 18_000), rounds.VoidSettled(1))
    assert (house.terminal(ONE).credits, house.terminal(TWO).credits) == (0, 500)
    assert house.balance(chart.shortfall(T1, ONE)) == -17_500
    house.rows(
        ("device", stations.AcceptCash(ONE, 500), No("terminal_locked", "ilani:2.a")),
        (at(ONE), cash_outs.AskCashOut(), No("terminal_locked", "ilani:4.c")),
        ("supervisor", rounds.VoidSettled(1), No("wrong_round", "ilani:5.a")),
        (
            "supervisor",
            tables.ReleaseTerminal(ONE),
            tables.TerminalReleased(ONE, SAM),
        ),
        ("supervisor", tables.ReleaseTerminal(ONE), No("nothing_there", "ilani:3.a")),
    )


def test_there_is_no_other_station() -> None:
    nowhere = TerminalId("99")
    Electronic().opened().rows(
        ("supervisor", stations.OpenStation(nowhere, "day"), No("unknown_terminal", "ilani:2.a")),
        (at(nowhere), cash_outs.AskCashOut(), No("unknown_terminal", "ilani:2.a")),
        (at(nowhere), PlaceBet(1, "17", 500), No("unknown_terminal", "ilani:2.a")),
    )
    assert [one.open for one in Electronic().installed().table.terminals.values()] == [False] * len(TERMINALS)


def test_a_total_under_the_minimum_is_warned_of_while_bets_are_open() -> None:
    house = Electronic().opened().cash(ONE, 2000).game({ONE: [("17", 100)]})
    warning = views.bets_view(house.table, house.terminal())["warning"]
    assert warning == {"says": "your bets total $1: under $5 they are returned", "clause": "ilani:6.c"}
    house.do(at(ONE), PlaceBet(1, "17", 500))
    assert views.bets_view(house.table, house.terminal())["warning"] is None


def test_where_the_maximum_holds_for_a_number_every_way_to_it_counts() -> None:
    house = Electronic().opened(inside_maximum="each-number").cash(ONE, 200_000)
    house.game({ONE: [("17", 10_000), ("17-20", 10_000), ("17-18", 10_000), ("17", 10_000), ("17", 10_000)]})
    house.rows((at(ONE), PlaceBet(1, "14-17", 100), No("above_maximum", "ilani:6.b")))
    house.do(at(ONE), PlaceBet(1, "5", 100))


def test_a_table_does_not_close_over_money_that_a_reversal_gave_back_to_a_closed_station() -> None:
    house = Electronic().opened().cash(ONE, 500).game({ONE: [("17", 500)]}).spin("18")
    for station in TERMINALS:
        house.do("supervisor", stations.CloseStation(station, "night"))
    house.do("supervisor", rounds.VoidSettled(1))
    assert (house.terminal().open, house.terminal().credits) == (False, 500)
    house.rows(
        ("supervisor", tables.CloseTable(), No("bets_in_play", "ilani:3.a")),
        (at(ONE), cash_outs.AskCashOut(), cash_outs.CashOutAsked(ONE, 500)),
        ("supervisor", stations.PayByHand(ONE, 500), (stations.HandPaid(ONE, 500, SAM, 1), paper(1))),
        ("supervisor", tables.CloseTable(), tables.TableClosed(0, SAM)),
    )
