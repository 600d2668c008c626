"""Wagers laid together in one round: what they gain, and how they hang together."""

from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction

import msgspec

from croupier.analysis.figures import signed_root
from croupier.analysis.gains import Gains, gains_of
from croupier.analysis.nets import Nets
from croupier.base.money import Cents


class Together(msgspec.Struct, frozen=True):
    """Some stakes by spot, their gains in one round, and the covariance of each pair, in cents squared."""

    stakes: Mapping[str, Cents]
    gains: Gains
    covariance: Mapping[tuple[str, str], Fraction]

    @property
    def staked(self) -> Cents:
        return sum(self.stakes.values())

    @property
    def edge(self) -> Fraction:
        """The house's share of all that is staked."""
        return -self.gains.mean / self.staked

    def correlation(self, one: str, other: str) -> Decimal:
        """From -1, when one gains where the other loses, to 1."""
        both = self.covariance[one, one] * self.covariance[other, other]
        shared = self.covariance[one, other]
        squared = shared**2 / both if both else Fraction(0)
        return signed_root(squared if shared >= 0 else -squared)


def together(nets: Nets, stakes: Mapping[str, Cents]) -> Together:
    return Together(stakes, gains_of(nets, stakes), _covariance(nets, stakes))


def _covariance(nets: Nets, stakes: Mapping[str, Cents]) -> dict[tuple[str, str], Fraction]:
    each = {spot: nets.of(spot, stake) for spot, stake in stakes.items()}
    total = sum(nets.weights)
    means = {spot: _weighed(nets, each[spot]) / total for spot in stakes}
    return {
        (one, other): _weighed(nets, [a * b for a, b in zip(each[one], each[other], strict=True)]) / total
        - means[one] * means[other]
        for one in stakes
        for other in stakes
    }


def _weighed(nets: Nets, values: list[int]) -> Fraction:
    return Fraction(sum(value * weight for value, weight in zip(values, nets.weights, strict=True)))
