"""How far the house's hold strays from its edge by chance alone, after so many rounds.

Exact as long as adding up every round is quick. Beyond that from mean, deviation, skew and kurtosis of one
round (R. A. Fisher and E. A. Cornish, The percentile points of distributions having known cumulants,
Technometrics 2, 1960), which by then meet the exact band to within one step of what can be won.
"""

from decimal import Decimal
from fractions import Fraction
from statistics import NormalDist

import msgspec

from croupier.analysis.figures import square_root
from croupier.analysis.gains import Gains
from croupier.analysis.many_rounds import Lattice, TotalSpread

ROUNDS = tuple(round(10 ** (quarter / 4)) for quarter in range(8, 25))
"""From a hundred rounds to a million, four to each power of ten."""
TABLED = (100, 1_000, 10_000, 100_000, 1_000_000)
"""Those that a table shows."""
USUAL, RARE = Fraction(95, 100), Fraction(999, 1000)
"""Results outside the first band come once in 20 times, outside the second once in 1,000."""
QUICK = 300_000_000
"""Bits of work that are done exactly: some hundredths of a second."""
HELD = NormalDist()


class Band(msgspec.Struct, frozen=True):
    """The house's hold, as a share of what is staked, lies from `low` to `high` in `share` of all cases."""

    rounds: int
    share: Fraction
    low: Fraction
    high: Fraction
    exact: bool


def hold_band(gains: Gains, stake: int, rounds: int, share: Fraction = USUAL) -> Band:
    """Of so many rounds, each with this stake in all."""
    tail, handle = (1 - share) / 2, stake * rounds
    exact = Lattice(gains).work(rounds) <= QUICK
    quantile = TotalSpread(gains, rounds).quantile if exact else Estimate(gains, rounds).quantile
    low, high = (Fraction(-quantile(one)) / handle for one in (1 - tail, tail))
    return Band(rounds, share, low, high, exact)


class Estimate:
    """The total over many rounds, from the first four moments of one."""

    def __init__(self, gains: Gains, rounds: int) -> None:
        self._mean = float(gains.mean * rounds)
        self._deviation = float(square_root(gains.variance * rounds))
        self._skew = float(gains.skew) / rounds**0.5
        self._excess = float(gains.excess) / rounds

    def quantile(self, share: Fraction) -> Fraction:
        z, skew, excess = HELD.inv_cdf(float(share)), self._skew, self._excess
        bent = z + (z**2 - 1) * skew / 6 + (z**3 - 3 * z) * excess / 24 - (2 * z**3 - 5 * z) * skew**2 / 36
        return Fraction(Decimal(self._mean + bent * self._deviation))


def rounds_until_sure(gains: Gains, share: Fraction = USUAL) -> int | None:
    """After how many rounds the house is ahead in `share` of all cases, by its mean and deviation; None
    without an edge."""
    if gains.mean >= 0:
        return None
    z = HELD.inv_cdf(float(share))
    return int(z * z * float(gains.variance / gains.mean**2)) + 1
