"""Picks: who has how many right, the favourite for a late scratch, and the three mechanisms."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from croupier.games.tote import clauses
from croupier.games.tote.kinds import Kind
from croupier.games.tote.picks import favourite
from croupier.games.tote.pool import Picking, Pool, PoolTerms
from croupier.games.tote.pool_result import PoolResult, Rung
from croupier.games.tote.pricers import price
from croupier.games.tote.race import Race, State
from tests.games.tote.legs import card, dollars, race

MOST_RIGHT = PoolTerms(takeout=2000)
CARRYOVER = PoolTerms(takeout=2000, picking=Picking.CARRYOVER, share=2500)
MAJOR_MINOR = PoolTerms(takeout=2000, picking=Picking.MAJOR_MINOR, share=2500)
LEGS = (race(1, "1 2"), race(2, "1 2"), race(3, "1 2"))


def pick(terms: PoolTerms, bets: Mapping[str, int], legs: tuple[Race, ...] = LEGS, **on: Any) -> PoolResult:
    pool = msgspec.structs.replace(Pool(Kind.PICK_THREE, (1, 2, 3), dollars(**bets)), **on)
    done = price(pool, terms, card(*legs))
    assert done.in_balance
    return done


def told(done: PoolResult) -> list[tuple[str, Rung, int, int]]:
    return [(line.wins, line.rung, line.price, line.paid) for line in done.payoffs]


THREE, TWO, ONE, NONE = "b_1_1_1", "b_1_1_2", "b_2_2_1", "b_2_2_2"


@pytest.mark.parametrize(
    ("bets", "count", "rung"),
    [
        ({THREE: 10, TWO: 20, NONE: 70}, 3, Rung.EXACT),
        ({TWO: 10, ONE: 20, NONE: 70}, 2, Rung.MOST_RIGHT),
        ({ONE: 10, NONE: 90}, 1, Rung.MOST_RIGHT),
    ],
)
def test_the_most_right_take_the_pool_and_what_was_carried_into_it(
    bets: dict[str, int], count: int, rung: Rung
) -> None:
    done = pick(MOST_RIGHT, bets, carried=20_00)
    assert told(done) == [(f"1/1/1: {count} of 3", rung, 1000, 100_00)]
    assert (done.rung, done.carried_out) == (rung, 0)


def test_with_nobody_right_every_wager_goes_back_and_the_carryover_stays() -> None:
    done = pick(MOST_RIGHT, {NONE: 90}, carried=20_00)
    assert (done.rung, done.refunds, done.carried_out) == (Rung.REFUND, 90_00, 20_00)


def test_everybody_with_as_many_right_gets_one_price() -> None:
    legs = (race(1, "1=3 2"), *LEGS[1:])
    done = pick(MOST_RIGHT, {"b_1_1_1": 10, "b_3_1_1": 30, "b_2_1_1": 60}, legs)
    assert told(done) == [("1,3/1/1: 3 of 3", Rung.EXACT, 200, 80_00)]
    assert done.prices == {(1, 1, 1): 200, (3, 1, 1): 200}


@pytest.mark.parametrize("terms", [CARRYOVER, MAJOR_MINOR])
def test_all_right_takes_what_was_carried(terms: PoolTerms) -> None:
    done = pick(terms, {THREE: 10, NONE: 90}, carried=100_00)
    assert told(done) == [("1/1/1: 3 of 3", Rung.EXACT, 1800, 180_00)]


@pytest.mark.parametrize("terms", [CARRYOVER, MAJOR_MINOR])
def test_with_nobody_perfect_a_part_is_paid_and_the_rest_is_carried(terms: PoolTerms) -> None:
    done = pick(terms, {TWO: 10, ONE: 10, NONE: 80}, carried=100_00)
    assert told(done) == [("1/1/1: 2 of 3", Rung.MOST_RIGHT, 200, 20_00)]
    assert (done.rung, done.carried_out) == (Rung.MOST_RIGHT, 160_00)


@pytest.mark.parametrize("terms", [CARRYOVER, MAJOR_MINOR])
@pytest.mark.parametrize("mandatory", [True, False])
def test_with_nobody_right_at_all_everything_is_carried(terms: PoolTerms, mandatory: bool) -> None:
    done = pick(terms, {NONE: 100}, carried=50_00, mandatory=mandatory)
    assert (done.rung, done.payoffs, done.takeout) == (Rung.CARRIED, (), 20_00)
    assert done.carried_out == 130_00


@pytest.mark.parametrize("terms", [CARRYOVER, MAJOR_MINOR])
def test_a_part_of_nothing_is_paid_to_nobody(terms: PoolTerms) -> None:
    none = msgspec.structs.replace(terms, share=0)
    done = pick(none, {TWO: 10, NONE: 90}, carried=100_00)
    assert (done.rung, done.payoffs, done.carried_out) == (Rung.CARRIED, (), 180_00)
    won = pick(none, {THREE: 10, TWO: 90}, carried=100_00)
    assert told(won) == [("1/1/1: 3 of 3", Rung.EXACT, 1800, 180_00)]


def test_the_minor_part_goes_to_the_next_best_behind_a_perfect_ticket() -> None:
    done = pick(MAJOR_MINOR, {THREE: 10, ONE: 10, NONE: 80}, carried=40_00)
    assert told(done) == [
        ("1/1/1: 3 of 3", Rung.EXACT, 1000, 100_00),
        ("1/1/1: 1 of 3", Rung.MOST_RIGHT, 200, 20_00),
    ]
    assert (done.rung, done.carried_out) == (Rung.EXACT, 0)


@pytest.mark.parametrize("terms", [CARRYOVER, MAJOR_MINOR])
def test_a_mandatory_day_pays_everything_to_the_most_right(terms: PoolTerms) -> None:
    done = pick(terms, {TWO: 10, NONE: 90}, carried=100_00, mandatory=True)
    assert told(done) == [("1/1/1: 2 of 3", Rung.MOST_RIGHT, 1800, 180_00)]
    assert done.carried_out == 0


@pytest.mark.parametrize(
    ("cap", "carried", "out", "paid"),
    [
        (200_00, 100_00, 160_00, 20_00),  # 60 of today's 80 would be carried: still under the cap
        (130_00, 100_00, 130_00, 50_00),  # the 30 above the cap is paid today
        (50_00, 100_00, 100_00, 80_00),  # what came in stays, though it is above the cap
    ],
)
def test_what_is_above_the_cap_is_paid_today(cap: int, carried: int, out: int, paid: int) -> None:
    terms = msgspec.structs.replace(CARRYOVER, cap=cap)
    done = pick(terms, {TWO: 10, NONE: 90}, carried=carried)
    assert (done.carried_out, done.paid) == (out, paid)


def test_with_nobody_right_the_cap_holds_nothing_back() -> None:
    terms = msgspec.structs.replace(CARRYOVER, cap=10_00)
    assert pick(terms, {NONE: 100}).carried_out == 80_00


def test_the_minimum_holds_for_picks_too() -> None:
    done = pick(CARRYOVER, {TWO: 90, NONE: 10})
    assert told(done) == [("1/1/1: 2 of 3", Rung.MOST_RIGHT, 105, 94_50)]
    assert (done.minus, done.carried_out) == (74_50, 60_00)


def test_a_leg_that_was_not_run_is_won_by_everybody() -> None:
    legs = (LEGS[0], race(2, "2", state=State.NO_RACE), LEGS[2])
    done = pick(MOST_RIGHT, {"b_1_1_1": 10, "b_1_6_1": 10, "b_1_1_2": 80}, legs)
    assert told(done) == [("1/ALL/1: 3 of 3", Rung.EXACT, 400, 80_00)]


def test_with_too_few_legs_every_wager_goes_back() -> None:
    terms = msgspec.structs.replace(CARRYOVER, fewest_legs=2)
    short = (LEGS[0], race(2, state=State.CANCELLED), race(3))
    done = pick(terms, {THREE: 10}, short, carried=5_00)
    assert (done.rung, done.refunds, done.carried_out) == (Rung.REFUND, 10_00, 5_00)
    assert done.clause == clauses.NOT_RUN
    assert pick(terms, {THREE: 10}, (*LEGS[:2], race(3))).rung is Rung.EXACT


def test_a_runner_gone_from_the_first_leg_or_early_from_any_goes_back() -> None:
    legs = (race(1, "1", scratched="4", late="5"), LEGS[1], race(3, "1", scratched="6"))
    done = pick(MOST_RIGHT, {"b_4_1_1": 1, "b_5_1_1": 2, "b_1_1_6": 4, "b_1_1_1": 10}, legs)
    assert done.refunded == {(4, 1, 1), (5, 1, 1), (1, 1, 6)}


@pytest.mark.parametrize("terms", [MOST_RIGHT, CARRYOVER, MAJOR_MINOR])
def test_when_every_bet_was_withdrawn_the_pool_is_refunded(terms: PoolTerms) -> None:
    legs = (race(1, "1", scratched="4"), *LEGS[1:])
    done = pick(terms, {"b_4_1_1": 9}, legs, carried=20_00)
    assert (done.rung, done.refunds, done.carried_out) == (Rung.REFUND, 9_00, 20_00)
    assert done.clause_for((4, 1, 1)) == clauses.SCRATCHED


def test_who_was_gone_before_the_first_leg_was_off_goes_back() -> None:
    legs = (LEGS[0], LEGS[1], race(3, "1", late="5 6", since={"5": 0, "6": 1}, win={1: 9}))
    done = pick(MOST_RIGHT, {"b_1_1_5": 9, "b_1_1_6": 10, THREE: 20}, legs)
    assert done.refunded == {(1, 1, 5)}
    assert done.prices.keys() == {(1, 1, 6), (1, 1, 1)}


def test_a_late_scratch_in_a_later_leg_rides_with_the_favourite() -> None:
    legs = (LEGS[0], race(2, "1", late="6", win={1: 50, 2: 40, 6: 90}), race(3, "2", late="6", win={1: 9}))
    done = pick(MOST_RIGHT, {"b_1_6_2": 10, "b_1_1_6": 10, "b_1_2_2": 80}, legs)
    assert done.prices == {(1, 6, 2): 800}  # the favourite of the third race lost


@pytest.mark.parametrize(
    ("win", "late", "found"),
    [
        ({2: 10, 3: 30}, "", 3),
        ({2: 30, 3: 30}, "", 2),
        ({}, "", 1),
        ({}, "1", 2),
        ({1: 90, 4: 10}, "1", 4),
    ],
)
def test_the_favourite_is_the_starter_with_most_to_win(win: dict[int, int], late: str, found: int) -> None:
    assert favourite(race(1, "5", late=late, win=win)) == found


def test_a_pick_six_has_six_legs() -> None:
    legs = [race(number, "1 2") for number in range(1, 7)]
    pool = Pool(Kind.PICK_SIX, tuple(range(1, 7)), {(1,) * 6: 2_00, (1, 1, 1, 1, 1, 2): 8_00})
    done = price(pool, CARRYOVER, card(*legs))
    assert told(done) == [("1/1/1/1/1/1: 6 of 6", Rung.EXACT, 400, 8_00)]
    assert done.payoffs[0].clause == clauses.PICK_SIX
