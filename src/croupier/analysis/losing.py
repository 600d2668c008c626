"""How often the house is behind after so many rounds: exact while that is quick, then by Edgeworth."""

from collections.abc import Iterator
from math import exp, pi, sqrt
from statistics import NormalDist

import msgspec

from croupier.analysis.gains import Gains
from croupier.analysis.hold_band import QUICK
from croupier.analysis.many_rounds import Lattice, TotalSpread

ROUNDS = tuple(round(10 ** (quarter / 4)) for quarter in range(4, 25))
"""From ten rounds to a million, four to each power of ten."""


class Losing(msgspec.Struct, frozen=True):
    """The chance that the house has lost money after so many rounds."""

    rounds: int
    chance: float


def losing(gains: Gains) -> Iterator[Losing]:
    for rounds in ROUNDS:
        exact = Lattice(gains).work(rounds) <= QUICK // 4
        yield Losing(rounds, float(TotalSpread(gains, rounds).ahead) if exact else _estimated(gains, rounds))


def _estimated(gains: Gains, rounds: int) -> float:
    """The chance that the players together are ahead."""
    if not gains.variance:
        return float(gains.mean > 0)
    z = float(-gains.mean * rounds) / sqrt(float(gains.variance) * rounds)
    bent = float(gains.skew) / sqrt(rounds) * (z * z - 1) / 6 * exp(-z * z / 2) / sqrt(2 * pi)
    return min(1.0, max(0.0, 1 - NormalDist().cdf(z) + bent))
