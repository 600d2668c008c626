"""A table's real results against what chance explains.

What was bet is known by its sum a round, not by spot. So the expected win lies between the least and the
largest edge of the table's wagers, and its deviation is at most that of the wildest wager laid alone. Once so
many rounds were played that the rarest wager should have come `ENOUGH` times, the rounds themselves tell the
deviation, whatever was bet: the sum of squared differences from the expected win grows as the variance does.
Before that the wildest wager's counts, which can only make the band too wide.
"""

from collections.abc import Sequence
from enum import StrEnum
from fractions import Fraction
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

import msgspec

from croupier.analysis.exact import SpotOdds
from croupier.analysis.hold_band import RARE, USUAL
from croupier.base.money import Cents

ENOUGH = 10
MOST_POINTS = 240


class Standing(StrEnum):
    """Where a win lies: `usual` in 95 of 100 cases, `unusual` outside that, `odd` in 1 case of 1,000."""

    NONE = "none"
    USUAL = "usual"
    UNUSUAL = "unusual"
    ODD = "odd"


class Bounds(msgspec.Struct, frozen=True):
    """What a table's wagers span: edges, the wildest deviation in stakes, the chance of the rarest win."""

    least_edge: Fraction
    most_edge: Fraction
    wildest: float
    rarest: Fraction


class RoundResult(NamedTuple):
    """One finished round: what was staked on it, and what the house won."""

    day: str
    handle: Cents
    win: Cents


class Point(msgspec.Struct, frozen=True):
    """After so many rounds: the win, what was expected, and the bands; all in cents."""

    rounds: int
    handle: Cents
    win: Cents
    least: Cents
    most: Cents
    usual: tuple[Cents, Cents]
    rare: tuple[Cents, Cents]


class Judged(msgspec.Struct, frozen=True):
    """`deviation` is of one round, in stakes; `measured` says that the rounds told it."""

    rounds: int
    handle: Cents
    win: Cents
    standing: Standing
    deviation: float
    measured: bool
    rounds_needed: int
    points: tuple[Point, ...]


def bounds(odds: Sequence[SpotOdds]) -> Bounds:
    edges = [one.edge for one in odds]
    wildest = max(float(one.deviation) for one in odds)
    return Bounds(min(edges), max(edges), wildest, min(one.hits for one in odds if one.hits))


def judge(within: Bounds, played: Sequence[RoundResult]) -> Judged:
    needed = -(-ENOUGH * within.rarest.denominator // within.rarest.numerator)
    measured = len(played) >= needed
    deviation = min(_measured(within, played), within.wildest) if measured else within.wildest
    walk = _Walk(within, deviation)
    points = [walk.after(one) for one in played]
    return Judged(
        rounds=len(played),
        handle=walk.handle,
        win=walk.win,
        standing=standing(points[-1]) if points else Standing.NONE,
        deviation=deviation,
        measured=measured,
        rounds_needed=needed,
        points=tuple(_some(points)),
    )


def standing(point: Point) -> Standing:
    if not point.rare[0] <= point.win <= point.rare[1]:
        return Standing.ODD
    return Standing.USUAL if point.usual[0] <= point.win <= point.usual[1] else Standing.UNUSUAL


def _measured(within: Bounds, played: Sequence[RoundResult]) -> float:
    """By the edge, of those that the table has, that the results lie nearest to."""
    handle, win = sum(one.handle for one in played), sum(one.win for one in played)
    edge = min(max(Fraction(win, handle), within.least_edge), within.most_edge)
    differences = sum(float(one.win - edge * one.handle) ** 2 for one in played)
    return float((differences / sum(one.handle**2 for one in played)) ** 0.5)


class _Walk:
    """Adds up rounds, with the bands after each."""

    def __init__(self, within: Bounds, deviation: float) -> None:
        self._within, self._deviation = within, deviation
        self._z = [NormalDist().inv_cdf(float(1 - (1 - share) / 2)) for share in (USUAL, RARE)]
        self.rounds = self.handle = self.win = self._squares = 0

    def after(self, one: RoundResult) -> Point:
        self.rounds += 1
        self.handle += one.handle
        self.win += one.win
        self._squares += one.handle**2
        least, most = (
            round(self.handle * edge) for edge in (self._within.least_edge, self._within.most_edge)
        )
        spread = self._deviation * sqrt(self._squares)
        usual, rare = ((round(least - z * spread), round(most + z * spread)) for z in self._z)
        return Point(self.rounds, self.handle, self.win, least, most, usual, rare)


def _some(points: list[Point]) -> list[Point]:
    """So few that a page can draw them, the last among them."""
    each = max(1, -(-len(points) // MOST_POINTS))
    return points[::-each][::-1]
