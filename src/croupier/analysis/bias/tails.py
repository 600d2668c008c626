"""Tail probabilities of the distributions that the tests need, and their inverses.

The incomplete gamma function is summed as a series or as a continued fraction, whichever converges faster
(Abramowitz and Stegun 1964, 6.5.29 and 6.5.31; the fraction by Lentz's method).
"""

from collections.abc import Callable
from math import erfc, exp, lgamma, log, sqrt

_TINY = 1e-300
_CLOSE = 1e-15


def normal_tail(z: float) -> float:
    """The chance that a standard normal exceeds z."""
    return 0.5 * erfc(z / sqrt(2))


def chi_square_tail(statistic: float, freedom: float) -> float:
    """The chance that a chi-square of so many degrees of freedom exceeds the statistic."""
    return gamma_tail(freedom / 2, statistic / 2)


def gamma_tail(a: float, x: float) -> float:
    """The regularised upper incomplete gamma function Q(a, x)."""
    if x <= 0:
        return 1.0
    front = exp(a * log(x) - x - lgamma(a))
    return 1 - front * _series(a, x) if x < a + 1 else front * _fraction(a, x)


def _series(a: float, x: float) -> float:
    term = total = 1 / a
    while term > total * _CLOSE:
        a += 1
        term *= x / a
        total += term
    return total


def _fraction(a: float, x: float) -> float:
    b = x + 1 - a
    c, d = 1 / _TINY, 1 / b
    value, step, i = d, 0.0, 0
    while abs(step - 1) > _CLOSE:
        i += 1
        b += 2
        d = 1 / _away_from_zero(b - i * (i - a) * d)
        c = _away_from_zero(b - i * (i - a) / c)
        step = c * d
        value *= step
    return value


def _away_from_zero(value: float) -> float:
    return value if abs(value) > _TINY else _TINY


def noncentral_tail(statistic: float, freedom: float, centre: float) -> float:
    """The chance that a chi-square with noncentrality `centre` exceeds the statistic.

    A Poisson mixture of central ones (Patnaik 1949), summed outwards from its heaviest term.
    """
    half = centre / 2
    peak = int(half)
    up = _mixed(statistic, freedom, half, range(peak, peak + 10_000))
    return up + _mixed(statistic, freedom, half, range(peak - 1, -1, -1))


def _mixed(statistic: float, freedom: float, half: float, terms: range) -> float:
    total = 0.0
    for j in terms:
        weight = exp(j * log(half) - half - lgamma(j + 1)) if half else float(j == 0)
        total += weight * chi_square_tail(statistic, freedom + 2 * j)
        if weight < _CLOSE:
            break
    return total


def inverse(tail: Callable[[float], float], wanted: float, low: float, high: float) -> float:
    """Where a falling tail comes down to the wanted probability, between two bounds."""
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if tail(middle) > wanted else (low, middle)
    return high


def normal_quantile(tail: float) -> float:
    """What a standard normal exceeds with this chance."""
    return inverse(normal_tail, tail, -40.0, 40.0)


def chi_square_quantile(tail: float, freedom: float) -> float:
    """What a chi-square exceeds with this chance."""
    return inverse(lambda x: chi_square_tail(x, freedom), tail, 0.0, 40 * freedom + 400)


def binomial_band(trials: int, share: float, tail: float) -> tuple[int, int]:
    """The fewest and the most that are still plausible: outside either end lies at most `tail`, exactly."""
    low = _beyond(trials, share, tail)
    return low, trials - _beyond(trials, 1 - share, tail)


def _beyond(trials: int, share: float, tail: float) -> int:
    """The largest count such that fewer than it have a chance of at most `tail`."""
    below, count = 0.0, 0
    while count < trials:
        chosen = lgamma(trials + 1) - lgamma(count + 1) - lgamma(trials - count + 1)
        below += exp(chosen + count * log(share) + (trials - count) * log(1 - share))
        if below > tail:
            break
        count += 1
    return count
