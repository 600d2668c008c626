"""Does a result depend on the one before it? Steps around the rotor, and runs of one half of it."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from croupier.analysis.bias.rotor import Rotor
from croupier.analysis.bias.tails import normal_tail

FEWEST = 20
"""Of either half, before the number of runs is close to normal (Wald and Wolfowitz 1940; Siegel 1956)."""


class Runs(NamedTuple):
    """Stretches of results of one half of the wheel: how many there are, and how many chance would make."""

    runs: int
    expected: float
    deviation: float
    enough: bool

    @property
    def z(self) -> float:
        return (self.runs - self.expected) / self.deviation if self.deviation else 0.0

    @property
    def chance(self) -> float:
        """How often independent results lie at least as far to either side."""
        return min(1.0, 2 * normal_tail(abs(self.z)))


def steps(rotor: Rotor, results: Sequence[str]) -> list[int]:
    """How often each distance from one result to the next came, in stops around the rotor.

    Of independent results of a fair wheel every distance is equally likely, and distances are independent:
    the chi-square test of frequencies applies to them. A habit of the dealer's hand shows here.
    """
    places = [rotor.places[one] for one in results]
    size = len(rotor.stops)
    seen = Counter((after - before) % size for before, after in pairwise(places))
    return [seen[distance] for distance in range(size)]


def runs(rotor: Rotor, results: Sequence[str]) -> Runs:
    """The runs test of Wald and Wolfowitz (1940), given how often each half came: bias is no finding."""
    half = one_half(rotor)
    sides = [one in half for one in results]
    ones, n = sum(sides), len(sides)
    others = n - ones
    made = bool(sides) + sum(before != after for before, after in pairwise(sides))
    both = 2 * ones * others
    if not both:
        return Runs(made, float(made), 0.0, enough=False)
    expected = both / n + 1
    variance = both * (both - n) / (n * n * (n - 1))
    return Runs(made, expected, sqrt(variance), enough=min(ones, others) >= FEWEST)


def one_half(rotor: Rotor) -> frozenset[str]:
    """The first half of the rotor; where results name no place, the commonest one against all others."""
    if rotor.tells_place:
        return frozenset(rotor.stops[: len(rotor.stops) // 2])
    return frozenset({max(rotor.shares, key=rotor.shares.__getitem__)})
