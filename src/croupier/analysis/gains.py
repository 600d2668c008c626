"""What wagers gain: every net result with its weight, and the exact moments and chances of that spread.

Weights are whole numbers out of `total`; moments are fractions. Only a root is ever a decimal number.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cached_property

from croupier.analysis.figures import signed_root
from croupier.analysis.nets import Nets
from croupier.base.money import Cents


class Gains:
    """The spread of what a player gains in one round: `weights` by net result, the lowest first."""

    def __init__(self, weights: Mapping[int, int]) -> None:
        self.weights = {net: weights[net] for net in sorted(weights) if weights[net]}
        self.total = sum(self.weights.values())

    def __repr__(self) -> str:
        return f"<Gains: {len(self.weights)} nets from {self.least} to {self.most} cents>"

    @property
    def least(self) -> int:
        return next(iter(self.weights))

    @property
    def most(self) -> int:
        return next(reversed(self.weights))

    def chance(self, holds: Callable[[int], bool]) -> Fraction:
        return Fraction(sum(weight for net, weight in self.weights.items() if holds(net)), self.total)

    @property
    def hits(self) -> Fraction:
        """How often the player comes out ahead."""
        return self.chance(lambda net: net > 0)

    @cached_property
    def mean(self) -> Fraction:
        return self._moment(1, Fraction(0))

    @cached_property
    def variance(self) -> Fraction:
        return self._moment(2, self.mean)

    @cached_property
    def third(self) -> Fraction:
        """The third central moment."""
        return self._moment(3, self.mean)

    @cached_property
    def fourth(self) -> Fraction:
        return self._moment(4, self.mean)

    @property
    def skew_squared(self) -> Fraction:
        """With the sign of the skew, of which this is the square: a fraction where the skew is a root."""
        squared = self.third**2 / self.variance**3 if self.variance else Fraction(0)
        return squared if self.third >= 0 else -squared

    @property
    def skew(self) -> str:
        return str(signed_root(self.skew_squared))

    @property
    def excess(self) -> Fraction:
        """The kurtosis beyond that of a bell curve."""
        return self.fourth / self.variance**2 - 3 if self.variance else Fraction(0)

    def _moment(self, power: int, around: Fraction) -> Fraction:
        parts = (weight * (net - around) ** power for net, weight in self.weights.items())
        return sum(parts, Fraction(0)) / self.total


def gains_of(nets: Nets, stakes: Mapping[str, Cents]) -> Gains:
    """What these stakes gain together, by spot, in one round."""
    each = [nets.of(spot, stake) for spot, stake in stakes.items()]
    found: Counter[int] = Counter()
    for weight, *gained in zip(nets.weights, *each, strict=True):
        found[sum(gained)] += weight
    return Gains(found)
