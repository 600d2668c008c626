"""Wagers on the layout: what may be laid, by whom, what comes back, what is called with cash."""

import pytest

from croupier.base.names import Citation
from croupier.base.refusal import Refusal
from croupier.floor.parts.messages.rounds import BetsClosed, CloseBets, Closer
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.messages.wagers import (
    AcceptCalled,
    CalledAccepted,
    CallLapsed,
    CallWager,
    Chip,
    Hand,
    LayFor,
    LayWager,
    TakeBack,
    WagerCalled,
    WagerLaid,
    WagerReturned,
    WagerTakenBack,
)
from croupier.floor.wheel.messages.deal import CallNoSpin, SpinBall
from tests.house import ONE, TWO, No, at
from tests.live import B2B, WHEEL, Live
from tests.shown.wheel import seat_view

SEAT = at(ONE)
C1, C2, F2 = "oneida-roulette:C.1", "oneida-roulette:C.2", "oneida-roulette:F.2"


def table(**options: object) -> Live:
    return Live().seated(**options).issue(money=Money(20_000, 0, 1000)).start()


def test_chips_come_from_the_hand_in_colour_and_in_value() -> None:
    house = table().bring(500)
    house.rows(
        (SEAT, LayWager(1, "20-17", 500), WagerLaid(1, ONE, "17-20", 500, Chip.COLOUR, Hand.PLAYER)),
        (
            SEAT,
            LayWager(1, "17-20", 500, Chip.VALUE),
            WagerLaid(1, ONE, "17-20", 500, Chip.VALUE, Hand.PLAYER),
        ),
        (
            "dealer",
            LayFor(ONE, 1, "red", 300, Chip.COLOUR, 300),
            WagerLaid(1, ONE, "red", 300, Chip.COLOUR, Hand.DEALER, coupon=300),
        ),
    )
    assert house.money() == {
        "drop": -20_000,
        "promotion": -1000,
        "chips": -500,
        "credits:1": 19_200,
        "promo:1": 700,
        "escrow": 1600,
    }
    assert house.live.staked == 1600


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        (LayWager(2, "17", 100), No("wrong_round", F2)),
        (LayWager(1, "38", 100), No("unknown_spot", C1)),
        (LayWager(1, "17-21", 100), No("unknown_spot", "oneida-roulette:D.2")),
        (LayWager(1, "17", 0), No("bad_amount", C1)),
        (LayWager(1, "17", -100), No("bad_amount", C1)),
        (LayWager(1, "17", 100, Chip.COLOUR, -1), No("bad_amount", C1)),
        (LayWager(1, "17", 30_000), No("not_enough_credits", C1)),
        (LayWager(1, "17", 2000, Chip.COLOUR, 2000), No("not_enough_credits", C2)),
        (LayWager(1, "17", 150), No("stake_not_divisible", C1)),
        (LayWager(1, "17", 150, Chip.VALUE), No("stake_not_divisible", C1)),
        (LayWager(1, "17", 500, Chip.VALUE, 500), No("coupon_not_accepted", C2)),
        (LayWager(1, "17", 500, Chip.COLOUR, 600), No("coupon_not_accepted", C2)),
        (TakeBack(1, "17"), No("nothing_there", "oneida-roulette:C.4")),
        (TakeBack(1, "38"), No("unknown_spot", C1)),
        (CallWager(1, "38", 500), No("unknown_spot", C1)),
        (CallWager(1, "17", 0), No("bad_amount", C1)),
        (CallWager(1, "17", 150), No("stake_not_divisible", C1)),
    ],
)
def test_what_the_layout_does_not_take(command: LayWager | TakeBack | CallWager, expected: No) -> None:
    assert table().refused(SEAT, command) == expected


def test_a_seat_without_a_colour_lays_no_colour() -> None:
    house = table()
    assert house.refused(at(TWO), LayWager(1, "17", 100)) == No("chips_clash", C2)
    house.lay("17", 100, Chip.VALUE, seat=TWO)


def test_a_limit_holds_for_all_a_seat_has_on_a_position() -> None:
    house = table(limits="straight=1.00..5.00").lay("17", 300).lay("17", 200, Chip.VALUE)
    assert house.refused(SEAT, LayWager(1, "17", 100)) == No("above_maximum", C1)
    house.issue("lime", seat=TWO).lay("17", 500, seat=TWO)
    assert house.refused("dealer", LayFor(TWO, 1, "17", 100)) == No("above_maximum", C1)


def test_taking_back_clears_a_spot_of_all_the_seat_has_there() -> None:
    house = table().lay("17", 300, coupon=200).lay("17", 500, Chip.VALUE).lay("18", 100)
    house.rows((SEAT, TakeBack(1, "17"), WagerTakenBack(1, ONE, "17", 300, 500, 200)))
    assert list(house.seat().felt) == [("18", Chip.COLOUR)]
    assert house.money()["escrow"] == 100
    assert (house.seat().credits, house.seat().promo) == (19_900, 1000)


def test_a_called_wager_is_nothing_until_the_dealer_accepts_it() -> None:
    house = Live().seated().start()
    house.rows((SEAT, CallWager(1, "17", 500), WagerCalled(1, ONE, "17", 500)))
    assert house.money() == {}
    assert house.refused("dealer", AcceptCalled(ONE, 1, "18", 500)) == No("nothing_there", C1)
    house.rows(("dealer", AcceptCalled(ONE, 1, "17", 500), CalledAccepted(1, ONE, "17", 500)))
    assert house.money() == {"drop": -500, "escrow": 500}
    assert house.seat().called == {}
    assert house.refused("dealer", AcceptCalled(ONE, 1, "17", 500)) == No("nothing_there", C1)


def test_calling_again_changes_the_call() -> None:
    house = Live().seated().start()
    house.do(SEAT, CallWager(1, "17", 500), CallWager(1, "17", 2500))
    assert house.refused("dealer", AcceptCalled(ONE, 1, "17", 500)) == No("amount_differs", C1)
    house.do("dealer", AcceptCalled(ONE, 1, "17", 2500))
    assert house.money()["escrow"] == 2500


def test_a_call_is_accepted_within_the_limits_of_that_moment() -> None:
    house = Live().seated(limits="straight=..5.00").start()
    house.do(SEAT, CallWager(1, "17", 500))
    house.lay("17", 100, Chip.VALUE)
    assert house.refused("dealer", AcceptCalled(ONE, 1, "17", 500)) == No("above_maximum", C1)


def test_calls_not_accepted_lapse_when_betting_closes() -> None:
    house = table().lay("17", 500)
    house.do(SEAT, CallWager(1, "red", 500))
    house.do("dealer", SpinBall(1, WHEEL))
    closed = (CallLapsed(1, ONE, "red", 500), BetsClosed(1, Closer.DEALER, 500))
    house.rows(("dealer", CloseBets(1), closed))
    assert house.seat().called == {}
    for late in (LayWager(1, "17", 100), TakeBack(1, "17"), CallWager(1, "17", 100)):
        assert house.refused(SEAT, late) == No("wrong_phase", F2)
    assert house.refused("dealer", AcceptCalled(ONE, 1, "red", 500)) == No("wrong_phase", F2)


def test_a_lapsed_call_is_shown_to_its_player_until_it_is_called_anew_or_the_round_is_over() -> None:
    house = table()
    house.do(SEAT, CallWager(1, "red", 500), CallWager(1, "odd", 1000))
    house.close()
    assert seat_view(house.live, house.seat())["lapsed"] == {"red": "5.00", "odd": "10.00"}
    assert seat_view(house.live, house.seat(TWO))["lapsed"] == {}
    house.do("dealer", CallNoSpin(1, "short-spin"))
    house.do(SEAT, CallWager(1, "odd", 1000))
    assert seat_view(house.live, house.seat())["lapsed"] == {"red": "5.00"}
    house.finish("17").start()
    assert seat_view(house.live, house.seat())["lapsed"] == {}


def test_a_total_below_the_tables_minimum_goes_back_at_close() -> None:
    house = table(limits="aggregate=10.00..").lay("17", 300, coupon=300).lay("17", 500, Chip.VALUE)
    house.lay("18", 100).issue("lime", seat=TWO).lay("red", 1000, seat=TWO)
    house.do("dealer", SpinBall(1, WHEEL))
    back = (
        WagerReturned(1, ONE, "17", 300, 500, Citation(C1), 300),
        WagerReturned(1, ONE, "18", 100, 0, Citation(C1)),
        BetsClosed(1, Closer.DEALER, 1000),
    )
    house.rows(("dealer", CloseBets(1), back))
    assert house.seat().felt == {}
    assert (house.seat().credits, house.seat().promo, house.money()["escrow"]) == (20_000, 1000, 1000)


def test_b2b_wagers_stay_as_they_are_once_the_multiplier_is_shown() -> None:
    house = Live().seated("massachusetts", **B2B).issue().start().finish("17")
    house.start().lay("b2b", 500).close().draw()
    house.do("dealer", CallNoSpin(2, "short-spin"))
    for touch in (LayWager(2, "b2b", 100), TakeBack(2, "b2b")):
        assert house.refused(SEAT, touch) == No("wrong_phase", "massachusetts:4(c)")
    house.lay("17", 100)


def test_b2b_does_not_go_back_by_way_of_the_minimum_once_the_multiplier_is_shown() -> None:
    house = Live().seated("massachusetts", **B2B, limits="aggregate=10.00..").issue().start()
    house.lay("red", 1000).finish("17").start().lay("b2b", 500).lay("red", 500).close().draw()
    house.do("dealer", CallNoSpin(2, "short-spin"))
    house.do(SEAT, TakeBack(2, "red"), LayWager(2, "18", 100))
    house.do("dealer", SpinBall(2, WHEEL))
    clause = Citation("massachusetts:1(a)")
    closed = (WagerReturned(2, ONE, "18", 100, 0, clause), BetsClosed(2, Closer.DEALER, 500))
    house.rows(("dealer", CloseBets(2), closed))


def test_b2b_below_the_minimum_goes_back_before_any_multiplier_is_shown() -> None:
    house = Live().seated("massachusetts", **B2B, limits="aggregate=10.00..").issue().start()
    house.lay("red", 1000).finish("17").start().lay("b2b", 500).close()
    assert (house.seat().felt, house.money()["credits:1"]) == ({}, 19_000)


def test_b2b_needs_a_prior_number() -> None:
    house = Live().seated("massachusetts", **B2B).issue().start()
    assert house.refused(SEAT, LayWager(1, "b2b", 500)) == No("no_prior_number", "massachusetts:4(a)")


def test_the_big_six_takes_no_coupon_and_no_cash() -> None:
    house = Live().seated("big-six").issue().start()
    bets = "new-jersey:5.5(a)"
    assert house.refused(SEAT, LayWager(1, "$5", 500, Chip.COLOUR, 500)) == No("coupon_not_accepted", bets)
    assert house.refused(SEAT, CallWager(1, "$5", 500)) == No("tender_not_accepted", bets)
    house.lay("joker", 500).lay("$5", 500, Chip.VALUE)


def test_five_adjacent_numbers_take_five_chips() -> None:
    """$1 is a multiple of five cents, and is one chip all the same."""
    house = Live().seated("new-jersey", offer="five-adjacent", layout="wheel-replica").issue().start()
    refused = No("stake_not_divisible", "new-jersey:5.1(e)1i")
    for wager in (
        LayWager(1, "adjacent:17", 300),
        LayWager(1, "adjacent:17", 300, Chip.VALUE),
        CallWager(1, "adjacent:17", 300),
    ):
        assert house.refused(SEAT, wager) == refused
    house.lay("adjacent:17", 500).lay("adjacent:17", 1000, Chip.VALUE)


def test_no_seat_lays_for_another() -> None:
    house = table()
    stranger = house.envelope(at(ONE), LayWager(1, "17", 100))
    elsewhere = house.envelope("terminal 9", stranger.command)
    answer = house.send(elsewhere)
    assert isinstance(answer, Refusal)
    assert answer.reason == "unknown_terminal"
