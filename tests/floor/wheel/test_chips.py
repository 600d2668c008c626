"""Buying in and colouring out: every row of what may be refused, and the money of what is not."""

import pytest

from croupier.base.names import PlayerId, TerminalId
from croupier.floor.parts.colours import Issued
from croupier.floor.parts.messages import seats
from croupier.floor.parts.messages.seats import (
    AskChips,
    ChipsAsked,
    ChipsIssued,
    ColouredOut,
    ColourOut,
    IssueChips,
)
from croupier.floor.parts.messages.tender import Money
from tests.house import ONE, TWO, No, at
from tests.live import Live

CHIPS, WAGERS = "oneida-roulette:C.2", "oneida-roulette:C.1"
SEAT = at(ONE)


def test_currency_goes_into_the_drop_and_colour_across_the_layout() -> None:
    house = Live().seated()
    laid = Money(10_000, 2500, 500)
    house.rows(
        (SEAT, AskChips(laid, 50), ChipsAsked(ONE, laid, 50)),
        ("dealer", IssueChips(ONE, "navy", 50, laid), ChipsIssued(ONE, "navy", 50, laid)),
    )
    assert house.money() == {
        "drop": -10_000,
        "chips": -2500,
        "promotion": -500,
        "credits:1": 12_500,
        "promo:1": 500,
    }
    seat = house.seat()
    assert (seat.colour, seat.value, seat.credits, seat.promo, seat.asked) == ("navy", 50, 12_500, 500, None)


@pytest.mark.clause("oneida-roulette:C.2")
def test_money_laid_by_hand_is_asked_for_and_issued_in_one() -> None:
    house = Live().seated()
    laid = Money(10_000, 2500)
    taken = house.asked("dealer", seats.TakeMoney(ONE, "navy", 50, laid))
    assert taken == (ChipsAsked(ONE, laid, 50), ChipsIssued(ONE, "navy", 50, laid))
    assert house.money() == {"drop": -10_000, "chips": -2500, "credits:1": 12_500}
    uneven = seats.TakeMoney(TWO, "lime", 100, Money(150))
    assert house.refused("dealer", uneven) == No("stake_not_divisible", WAGERS)
    assert house.seat(TWO).asked is None
    assert house.refused("dealer", seats.TakeMoney(TWO, "navy", 100, Money(200))).reason == "chips_clash"
    house.do(at(TWO), AskChips(Money(200), 100))
    again = house.refused("dealer", seats.TakeMoney(TWO, "lime", 100, Money(200)))
    assert again == No("wrong_phase", WAGERS)


def test_the_dealers_count_is_what_is_issued() -> None:
    house = Live().seated()
    house.do(SEAT, AskChips(Money(10_000), 100))
    house.do("dealer", IssueChips(ONE, "navy", 100, Money(9000)))
    assert house.money() == {"drop": -9000, "credits:1": 9000}


def test_a_seat_may_play_value_chips_without_a_colour() -> None:
    house = Live().seated()
    house.do(SEAT, AskChips(Money(10_000, 2500), 0))
    house.do("dealer", IssueChips(ONE, "", 0, Money(10_000, 2500)))
    assert house.money() == {"drop": -10_000, "chips": 10_000}
    assert house.seat().colour is None


def test_asking_again_takes_the_place_of_what_was_asked() -> None:
    house = Live().seated()
    house.do(SEAT, AskChips(Money(10_000), 100), AskChips(Money(5000), 500))
    assert house.money() == {}
    assert house.refused("dealer", IssueChips(ONE, "navy", 100, Money(10_000))).reason == "amount_differs"


@pytest.mark.parametrize(
    ("money", "value", "expected"),
    [
        (Money(), 100, No("bad_amount", WAGERS)),
        (Money(-100, 200), 100, No("bad_amount", WAGERS)),
        (Money(100, 0, 200), 100, No("coupon_not_accepted", CHIPS)),
        (Money(100, 0, 100), 0, No("coupon_not_accepted", CHIPS)),
        (Money(100), -100, No("bad_amount", CHIPS)),
        (Money(150), 100, No("stake_not_divisible", WAGERS)),
        (Money(150), 0, No("stake_not_divisible", WAGERS)),
    ],
)
def test_a_buy_in_that_cannot_be(money: Money, value: int, expected: No) -> None:
    house = Live().seated()
    assert house.refused(SEAT, AskChips(money, value)) == expected
    house.do(SEAT, AskChips(Money(10_000), value) if value > 0 else AskChips(Money(10_000), 100))
    again = IssueChips(ONE, "navy", value if value > 0 else 100, money)
    if value > 0:
        assert house.refused("dealer", again) == expected


def test_the_big_six_sells_no_coupon() -> None:
    house, refused = Live().seated("big-six"), No("coupon_not_accepted", "new-jersey:5.5(a)")
    assert house.refused(SEAT, AskChips(Money(1000, 0, 500), 100)) == refused
    house.do(SEAT, AskChips(Money(1000), 100))
    assert house.refused("dealer", IssueChips(ONE, "navy", 100, Money(1000, 0, 500))) == refused
    house.do("dealer", IssueChips(ONE, "navy", 100, Money(1000)))


def test_chip_values_are_multiples_of_the_tables_unit() -> None:
    house = Live().seated(unit="1.00")
    assert house.refused(SEAT, AskChips(Money(100), 50)) == No("bad_amount", CHIPS)


def test_a_closed_table_sells_no_chips() -> None:
    house = Live().seated()
    house.close_table()
    assert house.refused(SEAT, AskChips(Money(100), 100)) == No("wrong_phase", WAGERS)


@pytest.mark.parametrize(
    ("colour", "value", "expected"),
    [
        ("navy", 100, No("chips_clash", CHIPS)),  # the other seat's
        ("red", 100, No("chips_clash", CHIPS)),  # the $5 chip's
        ("Navy Blue", 100, No("chips_clash", CHIPS)),
        ("", 100, No("chips_clash", CHIPS)),
        ("lime", 500, No("amount_differs", CHIPS)),
    ],
)
def test_a_colour_that_cannot_be_issued(colour: str, value: int, expected: No) -> None:
    house = Live().seated().issue("navy", seat=TWO)
    house.do(SEAT, AskChips(Money(1000), 100))
    assert house.refused("dealer", IssueChips(ONE, colour, value, Money(1000))) == expected


def test_value_chips_are_no_seats_colour() -> None:
    house = Live().seated()
    house.do(SEAT, AskChips(Money(1000), 0))
    assert house.refused("dealer", IssueChips(ONE, "lime", 0, Money(1000))) == No("chips_clash", CHIPS)


def test_nothing_is_issued_that_was_not_asked_for() -> None:
    house = Live().seated()
    assert house.refused("dealer", IssueChips(ONE, "navy", 100, Money(1000))) == No("nothing_there", WAGERS)


def test_a_seat_plays_one_colour_at_one_value() -> None:
    house = Live().seated().issue("navy")
    house.do(SEAT, AskChips(Money(1000), 100))
    other = IssueChips(ONE, "lime", 100, Money(1000))
    assert house.refused("dealer", other) == No("chips_clash", CHIPS)
    house.do(SEAT, AskChips(Money(1000), 500))
    dearer = IssueChips(ONE, "navy", 500, Money(1000))
    assert house.refused("dealer", dearer) == No("chips_clash", CHIPS)
    house.do(SEAT, AskChips(Money(1000), 100))
    house.do("dealer", IssueChips(ONE, "navy", 100, Money(1000)))
    assert house.seat().credits == 21_000


def test_colouring_out_gives_value_chips_and_frees_the_colour() -> None:
    house = Live().seated().issue("navy", money=Money(20_000, 0, 1000))
    house.rows(("dealer", ColourOut(ONE), ColouredOut(ONE, "navy", 20_000, 1000)))
    assert house.money() == {"drop": -20_000, "chips": 20_000}
    house.issue("navy", 500, seat=TWO)
    assert house.live.colours.issued["navy"] == Issued(PlayerId(TWO), 500)


def test_a_seat_colours_out_when_its_wagers_are_decided() -> None:
    house = Live().seated().issue().start().lay("17", 500)
    assert house.refused("dealer", ColourOut(ONE)) == No("bets_in_play", CHIPS)
    house.finish("18")
    house.do("dealer", ColourOut(ONE))
    assert house.money() == {"drop": -20_000, "chips": 19_500, "win": 500}


def test_a_seat_without_a_colour_has_none_to_give_back() -> None:
    house = Live().seated()
    assert house.refused("dealer", ColourOut(ONE)) == No("nothing_there", CHIPS)
    nowhere = seats.ColourOut(TerminalId("9"))
    assert house.refused("dealer", nowhere) == No("unknown_terminal", "oneida-roulette:B.1")
