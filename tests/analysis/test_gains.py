"""Spreads of gains: moments worked by hand, wagers together, many rounds and sessions against brute force."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.analysis.gains import Gains, gains_of
from croupier.analysis.many_rounds import TotalSpread
from croupier.analysis.nets import nets_of
from croupier.analysis.session import session
from croupier.analysis.together import together
from croupier.base.refusal import Refused
from croupier.games.play import results, rulings_for
from tests.tables import baccarat, roulette

TABLE = roulette("new-jersey")
COIN = Gains({-1: 1, 1: 1})
LOPSIDED = Gains({-2: 3, 0: 1, 5: 2})


def test_a_straight_is_skewed_as_a_count_says() -> None:
    straight = gains_of(nets_of(TABLE), {"17": 100})
    assert (straight.least, straight.most, straight.hits) == (-100, 3500, Fraction(1, 38))
    p = Fraction(1, 38)
    assert straight.skew_squared == (1 - 2 * p) ** 2 / (p * (1 - p))  # of a Bernoulli trial
    assert straight.excess == (1 - 6 * p * (1 - p)) / (p * (1 - p))
    assert repr(straight) == "<Gains: 2 nets from -100 to 3500 cents>"


def test_a_sure_thing_has_no_spread() -> None:
    sure = Gains({7: 3})
    assert {sure.variance, sure.skew_squared, sure.excess} == {Fraction(0)}


@given(
    st.dictionaries(
        st.sampled_from(sorted(TABLE.spots)),
        st.integers(1, 400).map(lambda one: one * 5),
        min_size=1,
        max_size=6,
    )
)
def test_wagers_together_gain_what_settle_gives_them(stakes: dict[str, int]) -> None:
    expected: Counter[int] = Counter()
    for result, weight in results(TABLE):
        rulings = rulings_for(TABLE, result)
        expected[sum(rulings[spot].net(stake) for spot, stake in stakes.items())] += weight
    laid = together(nets_of(TABLE), stakes)
    assert laid.gains.weights == dict(sorted(expected.items()))
    assert laid.gains.variance == sum(laid.covariance.values())
    assert laid.edge == -laid.gains.mean / sum(stakes.values())


def test_red_and_black_pull_against_each_other() -> None:
    laid = together(nets_of(TABLE), {"red": 500, "black": 500})
    assert laid.gains.weights == {-1000: 2, 0: 36}
    assert -1 < laid.correlation("red", "black") < 0
    assert laid.correlation("red", "red") == 1


def test_vigorish_counts_in_a_gain() -> None:
    banker = gains_of(nets_of(baccarat()), {"banker": 2000})
    assert set(banker.weights) == {-2000, 0, 1900}


@pytest.mark.parametrize("gains", [COIN, LOPSIDED, Gains({3: 2})])
@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_many_rounds_are_every_sequence_of_rounds(gains: Gains, rounds: int) -> None:
    every: Counter[int] = Counter()
    for nets in product(gains.weights, repeat=rounds):
        weight = 1
        for net in nets:
            weight *= gains.weights[net]
        every[sum(nets)] += weight
    spread, total = TotalSpread(gains, rounds), gains.total**rounds
    assert dict(spread.chances()) == {net: Fraction(weight, total) for net, weight in sorted(every.items())}
    assert spread.ahead + spread.even + spread.at_most(-1) == 1
    assert spread.at_most(-1000) == 0
    assert spread.at_most(1000) == 1


def test_a_thousand_tosses_are_binomial() -> None:
    spread = TotalSpread(COIN, 1000)
    assert spread.even == Fraction(comb(1000, 500), 2**1000)
    assert spread.quantile(Fraction(1, 2)) == 0
    assert repr(spread) == "<TotalSpread over 1000 rounds: 1001 places>"


@given(
    st.dictionaries(st.integers(-4, 6), st.integers(1, 5), min_size=2, max_size=4),
    st.integers(4, 12),
    st.integers(1, 5),
    st.one_of(st.none(), st.integers(1, 6)),
)
@settings(max_examples=60)
def test_a_session_is_every_way_it_can_go(
    weights: dict[int, int], bankroll: int, rounds: int, above: int | None
) -> None:
    gains, goal = Gains(weights), None if above is None else bankroll + above
    ended: Counter[int] = Counter()
    ruined = reached = Fraction(0)
    for nets in product(gains.weights, repeat=rounds):
        held, chance = bankroll, 1
        stopped = False
        for net in nets:
            chance *= gains.weights[net]
            if not stopped:
                held += net
                stopped = held < 4 or (goal is not None and held >= goal)
        ended[held] += chance
        ruined += chance if held < 4 else 0
        reached += chance if goal is not None and held >= goal else 0
    found = session(gains, 4, bankroll, rounds, goal)
    total = gains.total**rounds
    assert {held: Fraction(weight, found.total) for held, weight in found.final.items()} == {
        held: Fraction(weight, total) for held, weight in ended.items()
    }
    assert (found.ruined, found.reached) == (ruined / total, reached / total)
    assert found.ruined_by[-1] == found.ruined
    assert 0 < found.played <= rounds


def test_ruin_at_even_money_is_the_gamblers() -> None:
    """De Moivre: with 1 of 3 in hand, a fair game ruins 2 of 3 players who go on until one or the other."""
    fair = session(COIN, 1, 1, 400, goal=3)
    assert abs(fair.ruined - Fraction(2, 3)) < Fraction(1, 10**50)
    assert abs(fair.played - 2) < Fraction(1, 10**50)
    assert fair.quantile(Fraction(1, 2)) == 0
    assert fair.ahead == fair.reached
    assert fair.even < Fraction(1, 10**50)
    assert fair.mean == 1
    assert str(fair.deviation)[:6] == "1.4142"


@pytest.mark.parametrize(
    ("bankroll", "rounds", "goal", "says"),
    [
        (3, 10, None, "bankroll: the bankroll does not pay for one round"),
        (10, 10, 10, "goal: the goal must be above the bankroll"),
        (10, 0, None, "rounds: a session has at least one round"),
        (10, 10**9, None, "rounds: 1000000000 rounds"),
    ],
)
def test_a_session_that_cannot_be_followed_is_refused(
    bankroll: int, rounds: int, goal: int | None, says: str
) -> None:
    with pytest.raises(Refused, match=says):
        session(LOPSIDED, 4, bankroll, rounds, goal)


def test_more_rounds_than_can_be_added_up_are_refused() -> None:
    with pytest.raises(Refused, match="rounds: 100000000 rounds"):
        TotalSpread(LOPSIDED, 10**8)
