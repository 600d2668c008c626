"""The spread of many rounds by Fourier transform gives the quantiles of whole numbers, wager by wager."""

from fractions import Fraction

import pytest

from croupier.analysis.fourier import WindowSpread
from croupier.analysis.gains import Gains, gains_of
from croupier.analysis.many_rounds import TotalSpread
from croupier.analysis.nets import nets_of
from croupier.games.library import Table
from tests.tables import baccarat, bigsix, roulette

B2B = roulette("massachusetts", offer="b2b", b2b_paytable="25:107,30:80,40:50,100:12,500:1")
HALF = roulette("new-jersey", even_money_on_zero="lose-half")
SHARES = [Fraction(one, 10_000) for one in (5, 250, 500, 2_500, 5_000, 7_500, 9_500, 9_750, 9_995)]
CASES = [
    (roulette("new-jersey"), "17", 1_000),
    (roulette("new-jersey"), "0-00-1-2-3", 1_000),
    (HALF, "red", 500),
    (bigsix(), "joker", 1_000),
    (baccarat(), "banker", 200),
    (baccarat(vigorish="none"), "banker", 200),
    (baccarat(), "tie", 500),
    (B2B, "b2b", 100),
]


def gains(table: Table, spot: str) -> Gains:
    nets = nets_of(table)
    return gains_of(nets, {spot: nets.whole_stake(spot)})


@pytest.mark.parametrize(("table", "spot", "most"), CASES, ids=lambda one: one if one is str else None)
def test_quantiles_are_those_of_whole_numbers(table: Table, spot: str, most: int) -> None:
    for rounds in (1, 10, most):
        exact, near = TotalSpread(gains(table, spot), rounds), WindowSpread(gains(table, spot), rounds)
        assert [near.quantile(share) for share in SHARES] == [exact.quantile(share) for share in SHARES]
        assert near.ahead == pytest.approx(float(exact.ahead), abs=1e-9)


def test_a_window_that_cuts_something_off_is_widened() -> None:
    """One win of ten thousand in a million rounds lies hundreds of deviations away, and is found."""
    rare = Gains({-1: 10**9 - 1, 10_000: 1})
    exact, near = TotalSpread(rare, 40), WindowSpread(rare, 40)
    assert near.quantile(1 - Fraction(1, 10**8)) == exact.quantile(1 - Fraction(1, 10**8)) == 9_961


def test_nobody_is_ahead_who_cannot_be() -> None:
    assert WindowSpread(Gains({-2: 1, -1: 1}), 50).ahead == 0
    assert WindowSpread(Gains({1: 1, 2: 1}), 50).ahead == 1
