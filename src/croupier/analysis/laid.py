"""What the house expects of wagers that were laid: the mean and the spread of its win on a round's stakes."""

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from croupier.analysis.exact import analyse
from croupier.analysis.nets import nets_of
from croupier.base.money import Cents
from croupier.games.library import Table

Floats = npt.NDArray[np.float64]


class Cumulants(NamedTuple):
    """Of the house's win, in cents: the first four cumulants, which add up from round to round, and the
    least and the most that it can be, which do too."""

    mean: float = 0.0
    variance: float = 0.0
    third: float = 0.0
    fourth: float = 0.0
    worst: float = 0.0
    best: float = 0.0


class LaidWagers:
    """A table's wagers, each as what the house wins of one cent staked on it at every result."""

    def __init__(self, table: Table) -> None:
        nets = nets_of(table)
        weights = np.array([float(weight) for weight in nets.weights])
        self._chances: Floats = weights / weights.sum()
        self._wins: dict[str, Floats] = {}
        for spot in nets.spots:
            stake = nets.whole_stake(spot)
            self._wins[spot] = np.array([-net / stake for net in nets.of(spot, stake)])

    def known(self, stakes: Mapping[str, Cents]) -> dict[str, Cents]:
        """Those on spots that the table has."""
        return {spot: stake for spot, stake in stakes.items() if spot in self._wins}

    def cumulants(self, stakes: Mapping[str, Cents]) -> Cumulants:
        wins = np.zeros_like(self._chances)
        for spot, stake in stakes.items():
            wins += stake * self._wins[spot]
        mean = float(self._chances @ wins)
        apart = wins - mean
        second, third, fourth = (float(self._chances @ apart**power) for power in (2, 3, 4))
        return Cumulants(mean, second, third, fourth - 3 * second**2, float(wins.min()), float(wins.max()))


class Bounds(NamedTuple):
    """What a table's wagers span: edges, the wildest deviation in stakes, the chance of the rarest win, the
    largest skew and kurtosis; and the wagers themselves, for rounds whose stakes are known."""

    least_edge: Fraction
    most_edge: Fraction
    wildest: float
    rarest: Fraction
    skew: float = 0.0
    excess: float = 0.0
    wagers: LaidWagers | None = None


def bounds(table: Table) -> Bounds:
    odds = analyse(table)
    edges = [one.edge for one in odds]
    wildest = max(float(one.deviation) for one in odds)
    rarest = min(one.hits for one in odds if one.hits)
    skew, excess = max(float(one.skew) for one in odds), max(float(one.excess) for one in odds)
    return Bounds(min(edges), max(edges), wildest, rarest, skew, excess, LaidWagers(table))
