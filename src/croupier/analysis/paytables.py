"""Paytables of a multiplied wager: whole weights that give a wanted edge exactly.

The edge is read off the table itself: it is linear in the mean multiplier, so two tables with one multiplier
each say which mean a wanted edge needs. Weights then fall with the multiplier, as a power of it that gives
that mean, and are turned into whole numbers whose mean is the wanted one to the last digit where that is
possible.
"""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import product
from math import gcd

import msgspec

from croupier.base.refusal import Reason, refuse

Weights = tuple[tuple[int, int], ...]
"""Each multiplier with its weight."""
EdgeOf = Callable[[Weights], Fraction]
SEARCHED = range(-6, 7)


class Paytable(msgspec.Struct, frozen=True):
    """`text` is how the option is written. `exact`: the edge is the wanted one, not merely the nearest."""

    weights: Weights
    edge: Fraction
    exact: bool

    @property
    def text(self) -> str:
        return ",".join(f"{multiplier}:{weight}" for multiplier, weight in self.weights)

    @property
    def mean(self) -> Fraction:
        total = sum(weight for _, weight in self.weights)
        return Fraction(sum(multiplier * weight for multiplier, weight in self.weights), total)


def design(multipliers: Sequence[int], edge: Fraction, edge_of: EdgeOf, most: int = 1000) -> Paytable:
    """Weights for these multipliers, of `most` at most in all; `edge_of` says what edge weights leave."""
    mean = wanted_mean(edge, edge_of)
    low, high = min(multipliers), max(multipliers)
    if not low <= mean <= high or (len(multipliers) > 1 and mean in (low, high)):
        says = "a mean multiplier of {mean} is needed, which these multipliers do not give"
        refuse(Reason.MALFORMED, says, place="multipliers", mean=str(round(float(mean), 3)))
    wanted = sorted(multipliers)
    found = min(
        (_nearest(wanted, mean, total) for total in (most // 4, most // 2, most)),
        key=lambda weights: (abs(_mean(weights) - mean), sum(weight for _, weight in weights)),
    )
    return Paytable(found, edge_of(found), _mean(found) == mean)


def wanted_mean(edge: Fraction, edge_of: EdgeOf) -> Fraction:
    one, two = edge_of(((1, 1),)), edge_of(((2, 1),))
    return 1 + (edge - one) / (two - one)


def _mean(weights: Weights) -> Fraction:
    total = sum(weight for _, weight in weights)
    return Fraction(sum(multiplier * weight for multiplier, weight in weights), total)


def _nearest(multipliers: Sequence[int], mean: Fraction, total: int) -> Weights:
    """Whole weights near the falling ones, each changed a little until the mean is right."""
    shape = _falling(multipliers, mean)
    rounded = [max(1, round(total * share)) for share in shape]
    last = max(range(len(rounded)), key=lambda at: rounded[at])
    others = [at for at in range(len(rounded)) if at != last][:3]
    best = min(
        (
            _changed(multipliers, rounded, mean, last, dict(zip(others, change, strict=True)))
            for change in _changes(others)
        ),
        key=lambda weights: (abs(_mean(weights) - mean), _unlike(weights, shape)),
    )
    common = gcd(*(weight for _, weight in best))
    return tuple((multiplier, weight // common) for multiplier, weight in best)


def _changes(others: list[int]) -> Iterator[tuple[int, ...]]:
    return product(SEARCHED, repeat=len(others))


def _changed(
    multipliers: Sequence[int], weights: list[int], mean: Fraction, last: int, change: dict[int, int]
) -> Weights:
    """The weights with these changes; that of `last` is whatever then brings the mean nearest."""
    new = [max(1, weight + change.get(at, 0)) for at, weight in enumerate(weights)]
    pull = sum((mean - multipliers[at]) * new[at] for at in range(len(new)) if at != last)
    gap = multipliers[last] - mean
    new[last] = max(1, round(pull / gap)) if gap else new[last]
    return tuple(zip(multipliers, new, strict=True))


def _unlike(weights: Weights, shape: list[float]) -> float:
    total = sum(weight for _, weight in weights)
    return sum(abs(weight / total - share) for (_, weight), share in zip(weights, shape, strict=True))


def _falling(multipliers: Sequence[int], mean: Fraction) -> list[float]:
    """Shares that fall as a power of the multiplier, and have this mean."""
    low, high = -60.0, 60.0
    for _ in range(100):
        middle = (low + high) / 2
        shares = _powers(multipliers, middle)
        above = sum(one * share for one, share in zip(multipliers, shares, strict=True)) > mean
        low, high = (middle, high) if above else (low, middle)
    return _powers(multipliers, low)


def _powers(multipliers: Sequence[int], power: float) -> list[float]:
    raw = [
        (one / multipliers[-1]) ** -power if power < 0 else (multipliers[0] / one) ** power
        for one in multipliers
    ]
    return [one / sum(raw) for one in raw]
