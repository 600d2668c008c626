"""Tail probabilities against published tables, and against exact sums where there are some."""

from fractions import Fraction
from math import comb, exp, factorial

import pytest

from croupier.analysis.bias.tails import (
    binomial_band,
    chi_square_quantile,
    chi_square_tail,
    gamma_tail,
    noncentral_tail,
    normal_quantile,
    normal_tail,
)

UPPER = {
    1: (2.706, 3.841, 5.024, 6.635, 10.828),
    2: (4.605, 5.991, 7.378, 9.210, 13.816),
    10: (15.987, 18.307, 20.483, 23.209, 29.588),
    36: (47.212, 50.998, 54.437, 58.619, 67.985),
    37: (48.363, 52.192, 55.668, 59.893, 69.346),
    100: (118.498, 124.342, 129.561, 135.807, 149.449),
}
"""NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4: upper critical values of chi-square."""
TAILS = (0.10, 0.05, 0.025, 0.01, 0.001)


@pytest.mark.parametrize("freedom", UPPER)
def test_critical_values_of_chi_square_are_those_of_the_published_table(freedom: int) -> None:
    found = [round(chi_square_quantile(tail, freedom), 3) for tail in TAILS]
    assert found == pytest.approx(UPPER[freedom], abs=0.0011)


@pytest.mark.parametrize("statistic", [0.5, 7.0, 20.0, 36.0, 80.0, 200.0])
def test_with_even_degrees_of_freedom_the_tail_is_a_finite_sum(statistic: float) -> None:
    half = statistic / 2
    whole = exp(-half) * sum(half**j / factorial(j) for j in range(18))
    assert chi_square_tail(statistic, 36) == pytest.approx(whole, rel=1e-11)


def test_the_gamma_tail_of_nothing_is_certain() -> None:
    assert gamma_tail(3.0, 0.0) == 1.0


def test_normal_tails_are_those_of_the_published_table() -> None:
    """NIST/SEMATECH e-Handbook, 1.3.6.7.1: 0.97500 below 1.96, 0.99865 below 3.00."""
    assert normal_tail(1.96) == pytest.approx(0.02500, abs=5e-6)
    assert normal_tail(3.0) == pytest.approx(0.00135, abs=5e-6)
    assert normal_quantile(0.025) == pytest.approx(1.959964, abs=1e-6)


def test_the_noncentral_tail_without_a_shift_is_the_central_one() -> None:
    assert noncentral_tail(18.307, 10, 0.0) == pytest.approx(0.05, abs=1e-5)


def test_a_noncentral_chi_square_of_one_degree_is_a_shifted_normal_squared() -> None:
    exact = normal_tail(1.5 - 2.0) + normal_tail(1.5 + 2.0)
    assert noncentral_tail(1.5**2, 1, 2.0**2) == pytest.approx(exact, rel=1e-10)


@pytest.mark.parametrize(("trials", "pockets"), [(10, 2), (200, 38), (40, 5)])
def test_the_binomial_band_is_the_widest_with_so_little_outside(trials: int, pockets: int) -> None:
    share, tail = Fraction(1, pockets), Fraction(1, 40)
    chances = [comb(trials, k) * share**k * (1 - share) ** (trials - k) for k in range(trials + 1)]
    low, high = binomial_band(trials, float(share), float(tail))
    assert sum(chances[:low]) <= tail < sum(chances[: low + 1])
    assert sum(chances[high + 1 :]) <= tail < sum(chances[high:])


def test_a_band_of_no_results_is_nothing() -> None:
    assert binomial_band(0, 0.5, 0.01) == (0, 0)
