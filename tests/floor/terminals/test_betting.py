"""Betting at a terminal: what closes it, how promotional credit is staked, and the limits on every spot."""

import pytest

from croupier.base.envelope import Command
from croupier.floor.parts.electronic.betting import last_straight
from croupier.floor.parts.messages import cash_outs, rounds
from croupier.floor.parts.messages.bets import (
    Action,
    BetsChanged,
    CancelBet,
    Clear,
    Neighbours,
    PlaceBet,
    PlaceBets,
    Recall,
    Undo,
)
from croupier.floor.parts.messages.tender import Money
from croupier.floor.terminals.messages import cash
from tests.house import ONE, TWO, House, No, at


def changed(action: Action, cash: int, promo: int, *changes: tuple[str, int]) -> BetsChanged:
    return BetsChanged(1, ONE, action, changes, cash, promo)


@pytest.mark.parametrize(
    "asked",
    [PlaceBet(1, "17", 100), CancelBet(1, "17"), Undo(1), Recall(1), Clear(1), Neighbours(1)],
    ids=lambda asked: type(asked).__name__,
)
@pytest.mark.parametrize(
    ("first", "expected"),
    [
        ("idle", No("wrong_round", "I.6.d")),
        ("over", No("wrong_phase", "I.6.d")),
        ("other round", No("wrong_round", "I.6.d")),
        ("locked", No("terminal_locked", "I.3.b.i")),
        ("unverified", No("credit_unverified", "I.3.a.vii")),
        ("reported", No("credit_unverified", "I.9.e")),
        ("cash-out", No("wrong_phase", "I.8.a")),
    ],
)
def test_no_betting_action_passes_while_betting_is_closed_to_the_terminal(
    asked: Command, first: str, expected: No
) -> None:
    house = House().opened().buy_in(ONE, Money(5000))
    if first == "locked":
        house.terminal().lock = "a dispute"
    if first in ("unverified", "reported"):
        house.do("supervisor", cash.CorrectBuyIn(ONE, Money(6000)))
    if first == "reported":
        house.do(at(ONE), cash.ReportCredit())
    if first == "cash-out":
        house.do(at(ONE), cash_outs.AskCashOut())
    if first == "other round":
        house.game({}).spin("5")
    if first == "over":
        house.game({}).spin("5")
    elif first != "idle":
        house.game({})
    house.rows((at(ONE), asked, expected))


def test_a_buy_in_that_only_lies_there_does_not_stop_betting() -> None:
    house = House().opened().buy_in(ONE, Money(5000)).game({})
    house.do(at(ONE), cash.LayBuyIn(Money(100)))
    house.rows((at(ONE), PlaceBet(1, "17", 100), changed(Action.PLACE, 100, 0, ("17", 100))))


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        (PlaceBet(1, "20-17", 100), changed(Action.PLACE, 100, 0, ("17-20", 100))),
        (PlaceBet(1, "17", 0), No("bad_amount", "I.3.b.iii")),
        (PlaceBet(1, "17", -100), No("bad_amount", "I.3.b.iii")),
        (PlaceBet(1, "17-21", 100), No("unknown_spot", "I.4.b")),
        (PlaceBet(1, "adjacent:17", 100), No("not_offered", "A.4")),
        (PlaceBet(1, "١٧", 100), No("unknown_spot", "I.3.b.iii")),
        (CancelBet(1, "everything"), No("unknown_spot", "I.3.b.iii")),
        (CancelBet(1, "17"), No("nothing_there", "I.3.b.iv")),
    ],
)
def test_a_chip_goes_on_a_spot_of_the_layout(asked: Command, expected: BetsChanged | No) -> None:
    House().opened().buy_in(ONE, Money(5000)).game({}).rows((at(ONE), asked, expected))


def test_promotional_credit_is_staked_before_cash_and_comes_back_after_it() -> None:
    house = House().opened().buy_in(ONE, Money(5000, coupon=600)).game({})
    house.rows(
        (at(ONE), PlaceBet(1, "17", 500), changed(Action.PLACE, 0, 500, ("17", 500))),
        (at(ONE), PlaceBet(1, "red", 500), changed(Action.PLACE, 400, 100, ("red", 500))),
        (at(ONE), PlaceBet(1, "odd", 100), changed(Action.PLACE, 100, 0, ("odd", 100))),
        (at(ONE), CancelBet(1, "17"), changed(Action.CANCEL, -500, 0, ("17", -500))),
        (at(ONE), CancelBet(1, "red"), changed(Action.CANCEL, 0, -500, ("red", -500))),
        (at(ONE), Undo(1), changed(Action.UNDO, 0, 500, ("red", 500))),
        (at(ONE), Undo(1), changed(Action.UNDO, 500, 0, ("17", 500))),
    )
    assert (house.terminal().credits, house.terminal().promo, house.terminal().promo_staked) == (4500, 0, 600)


def test_limits_hold_for_all_that_lies_on_a_spot_whatever_put_it_there() -> None:
    house = House().opened(limits="straight=..10.00,outside=5.00..").buy_in(ONE, Money(20_000)).game({})
    house.do(at(ONE), PlaceBet(1, "20", 1000), PlaceBet(1, "17", 500))
    house.rows(
        (at(ONE), PlaceBet(1, "red", 100), No("below_minimum", "I.3.b.iii")),
        (at(ONE), Neighbours(1), No("above_maximum", "I.3.b.iii")),
    )
    assert house.terminal().bets == {"20": 1000, "17": 500}
    house.spin("2").game({})
    house.do(at(ONE), PlaceBet(2, "17", 1000))
    house.rows((at(ONE), Recall(2), No("above_maximum", "I.3.b.iii")))
    assert house.terminal().bets == {"17": 1000}


def test_undo_is_refused_when_credits_do_not_cover_what_it_brings_back() -> None:
    house = House().opened().buy_in(ONE, Money(500)).game({ONE: [("17", 500)]})
    house.do(at(ONE), Clear(1), cash_outs.AskCashOut(), cash.ConfirmCashOut())
    house.do("dealer", cash.SelectCashOut(ONE), cash.CountChips(ONE, 500), cash.DeliverChips(ONE))
    house.rows((at(ONE), Undo(1), No("not_enough_credits", "I.3.b.v")))


@pytest.mark.parametrize(
    ("asked", "last"),
    [
        ([], None),
        ([PlaceBet(1, "red", 100)], None),
        ([PlaceBet(1, "17", 100), PlaceBet(1, "red", 500)], ("17", 100)),
        ([PlaceBet(1, "17", 100), PlaceBet(1, "17", 500)], ("17", 500)),
        ([PlaceBet(1, "17", 100), PlaceBet(1, "5", 500), Undo(1)], ("17", 100)),
        ([PlaceBet(1, "17", 100), CancelBet(1, "17")], ("17", 100)),
        ([PlaceBet(1, "17", 100), Neighbours(1)], ("17", 100)),
    ],
)
def test_the_last_selected_number_is_the_last_straight_placed_and_not_undone(
    asked: list[Command], last: tuple[str, int] | None
) -> None:
    house = House().opened().buy_in(ONE, Money(5000)).game({})
    house.do(at(ONE), *asked)
    assert last_straight(house.terminal()) == last


def test_neighbours_and_recall_are_all_or_nothing() -> None:
    house = House().opened().buy_in(ONE, Money(900)).game({ONE: [("17", 500), ("red", 100)]})
    house.rows((at(ONE), Neighbours(1), No("not_enough_credits", "I.3.b.viii")))
    house.spin("2").game({})
    house.rows((at(ONE), Recall(2), No("not_enough_credits", "I.3.b.vi")))
    assert (house.terminal().bets, house.terminal().credits) == ({}, 300)


def test_recall_is_the_last_game_the_terminal_itself_bet_in() -> None:
    house = House().opened().buy_in(ONE, Money(900)).buy_in(TWO, Money(900))
    house.game({ONE: [("17", 100)]}).spin("2").game({TWO: [("5", 100)]}).spin("2").game({})
    house.rows((at(ONE), Recall(3), BetsChanged(3, ONE, Action.RECALL, (("17", 100),), 100)))


def test_nothing_is_done_or_remembered_from_one_game_to_the_next_but_the_bets() -> None:
    house = House().opened().buy_in(ONE, Money(900)).game({ONE: [("17", 100)]}).spin("2")
    house.do("dealer", rounds.StartGame())
    house.rows(
        (at(ONE), Undo(2), No("nothing_there", "I.3.b.v")),
        (at(ONE), Neighbours(2), No("nothing_there", "I.3.b.viii")),
        (at(ONE), Clear(2), No("nothing_there", "I.3.b.vii")),
    )


def test_bets_that_total_less_than_the_table_asks_go_back_when_betting_closes() -> None:
    house = House().opened(limits="aggregate=5.00..").buy_in(ONE, Money(2000)).buy_in(TWO, Money(2000))
    house.game({ONE: [("17", 100), ("red", 100)], TWO: [("17", 500)]})
    back = BetsChanged(1, ONE, Action.RETURN, (("17", -100), ("red", -100)), -200)
    house.rows(("clock", rounds.CloseBets(1), (back, rounds.BetsClosed(1, rounds.Closer.TIMER, 500))))
    assert (house.terminal(ONE).credits, house.terminal(ONE).bets) == (2000, {})
    assert house.terminal(TWO).staked == 500


@pytest.mark.parametrize(
    ("bets", "expected"),
    [
        ((), No("nothing_there", "I.3.b.iii")),
        ((("38", 100),), No("unknown_spot", "I.3.b.iii")),
        ((("17", 150),), No("bad_amount", "I.3.b.iii")),
        ((("17", 50),), No("bad_amount", "I.3.b.iii")),
        ((("17", 100), ("red", 500_000)), No("not_enough_credits", "I.3.b.iii")),
    ],
)
def test_kept_bets_are_laid_all_or_none(bets: tuple[tuple[str, int], ...], expected: No) -> None:
    house = House().opened().buy_in(ONE, Money(5000)).game({})
    house.rows((at(ONE), PlaceBets(1, bets), expected))
    assert house.terminal().bets == {}


def test_several_kept_bets_on_one_spot_are_one() -> None:
    house = House().opened().buy_in(ONE, Money(5000)).game({})
    laid = changed(Action.PLACE, 800, 0, ("17", 300), ("red", 500))
    house.rows((at(ONE), PlaceBets(1, (("17", 100), ("17", 200), ("red", 500))), laid))


def test_a_place_that_was_empty_through_a_game_is_the_next_players() -> None:
    house = House().opened().buy_in(ONE, Money(500)).game({ONE: [("17", 500)]}).spin("18")
    assert house.terminal().games != []
    house.game({}).spin("18")
    house.game({})
    assert (house.terminal().games, house.terminal().last_game) == ([], {})
