"""A table's real results against what chance explains.

Where records name the spot of every stake, the expected win is that of these very wagers, and so are
deviation, skew and kurtosis. A round that is known by its sum alone has an expected win between the least and
the largest edge of the table's wagers, and a deviation of at most that of the wildest wager laid alone. Once
so many such rounds were played that the rarest wager should have come `ENOUGH` times, the rounds themselves
tell the deviation, whatever was bet: the sum of squared differences from the expected win grows as the
variance does. Before that the wildest wager's counts, which can only make the band too wide.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

from croupier.analysis.hold_band import RARE, USUAL
from croupier.analysis.laid import Bounds, Cumulants
from croupier.analysis.results import Judged, Point, RoundResult, Standing, standing
from croupier.base.money import Cents

ENOUGH = 10
MOST_POINTS = 240
ODD_CENTS = 0.01
"""What rounding may add or take, as a share of the stakes."""
LEAST_SKEW = 1e-6
"""Less is none."""


def judge(within: Bounds, played: Sequence[RoundResult]) -> Judged:
    rounds = [split(within, one) for one in played]
    unknown = [one.result for one in rounds if one.unknown]
    needed = -(-ENOUGH * within.rarest.denominator // within.rarest.numerator)
    measured = len(unknown) >= needed
    deviation = min(_measured(within, unknown), within.wildest) if measured else within.wildest
    walk = Walk(within, deviation)
    points = [walk.after(one) for one in rounds]
    return Judged(
        rounds=len(played),
        handle=walk.handle,
        win=walk.win,
        standing=standing(points[-1]) if points else Standing.NONE,
        deviation=walk.deviation,
        known=not unknown,
        measured=measured,
        rounds_needed=needed,
        points=tuple(_some(points)),
    )


def _measured(within: Bounds, played: Sequence[RoundResult]) -> float:
    """By the edge, of those that the table has, that the results lie nearest to."""
    handle, win = sum(one.handle for one in played), sum(one.win for one in played)
    edge = min(max(Fraction(win, handle), within.least_edge), within.most_edge)
    differences = sum(float(one.win - edge * one.handle) ** 2 for one in played)
    return float((differences / sum(one.handle**2 for one in played)) ** 0.5)


def _some(points: list[Point]) -> list[Point]:
    """So few that a page can draw them, the last among them."""
    each = max(1, -(-len(points) // MOST_POINTS))
    return points[::-each][::-1]


class SplitRound(NamedTuple):
    """A round with the cumulants of the stakes whose spots are known, and how much was staked elsewhere."""

    result: RoundResult
    known: Cumulants
    unknown: Cents


def split(within: Bounds, one: RoundResult) -> SplitRound:
    stakes = within.wagers.known(one.stakes) if within.wagers is not None else {}
    unknown = one.handle - sum(stakes.values())
    if within.wagers is None or not stakes or unknown < 0:
        return SplitRound(one, Cumulants(), one.handle)
    return SplitRound(one, within.wagers.cumulants(stakes), unknown)


class Walk:
    """Adds up rounds. `deviation` given is that of one round without spots, in stakes."""

    def __init__(self, within: Bounds, deviation: float) -> None:
        self._within, self._of_unknown = within, deviation
        self.rounds = self.handle = self.win = self._squares = self._unknown = 0
        self._known = Cumulants()
        self._variance = self._third = self._fourth = 0.0

    @property
    def deviation(self) -> float:
        """Of one round on average, in stakes."""
        return sqrt(self._variance / self._squares) if self._squares else self._of_unknown

    def after(self, one: SplitRound) -> Point:
        """The deviation of a sum is never more than the sum of deviations."""
        handle, win = one.result.handle, one.result.win
        self.rounds, self.handle, self.win = self.rounds + 1, self.handle + handle, self.win + win
        self._squares += handle**2
        self._unknown += one.unknown
        self._known = Cumulants(*(mine + its for mine, its in zip(self._known, one.known, strict=True)))
        unknown = self._of_unknown * one.unknown
        self._variance += (sqrt(one.known.variance) + unknown) ** 2
        self._third += one.known.third - self._within.skew * unknown**3  # what players gain in leaps
        self._fourth += one.known.fourth + self._within.excess * unknown**4
        edges = self._within.least_edge, self._within.most_edge
        least, most = (self._known.mean + float(self._unknown * edge) for edge in edges)
        usual, rare = (self._band(least, most, share) for share in (USUAL, RARE))
        return Point(self.rounds, self.handle, self.win, round(least), round(most), usual, rare)

    def _band(self, least: float, most: float, share: Fraction) -> tuple[Cents, Cents]:
        """What cannot be won or lost at all, but for odd cents, is left out where that is known."""
        spread, tail = sqrt(self._variance), float(1 - share) / 2
        down, up = self._reach(tail)
        low, high = least - down * spread, most + up * spread
        if not self._unknown:
            cents = self.handle * ODD_CENTS
            low, high = max(low, self._known.worst - cents), min(high, self._known.best + cents)
        return round(low), round(high)

    def _reach(self, tail: float) -> tuple[float, float]:
        """How many deviations below and above what is expected leave so much outside, at least."""
        spread, z = sqrt(self._variance), NormalDist().inv_cdf(1 - tail)
        if not spread:
            return z, z
        skew, excess = self._third / spread**3, self._fourth / spread**4
        return _furthest(z, -skew, excess), _furthest(z, skew, excess)


def _furthest(z: float, skew: float, excess: float) -> float:
    """The tail to the right: by the bell curve, by four moments (R. Fisher and E. Cornish, 1960), or by three
    as of a gamma curve (E. Wilson and M. Hilferty, 1931), whichever reaches furthest. The first serves sums
    of many rounds, the last those of few, which still lean much to one side."""
    moments = z + (z**2 - 1) * skew / 6 + (z**3 - 3 * z) * excess / 24 - (2 * z**3 - 5 * z) * skew**2 / 36
    gamma = 2 / skew * ((1 + skew * z / 6 - skew**2 / 36) ** 3 - 1) if skew > LEAST_SKEW else z
    return max(z, moments, gamma)
