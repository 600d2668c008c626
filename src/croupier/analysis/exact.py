"""Exact odds of every wager: `settle` over every result, through its nets, added up as fractions."""

from collections import Counter
from decimal import Decimal
from fractions import Fraction

import msgspec

from croupier.analysis.figures import signed_root, square_root
from croupier.analysis.gains import Gains
from croupier.analysis.nets import Nets, nets_of
from croupier.base.money import Cents
from croupier.games.library import Table
from croupier.games.round import Verdict


class SpotOdds(msgspec.Struct, frozen=True):
    """One spot's chances. The edge is the house's share of the stake; the deviation is in stakes.

    `wins`, `halves` and `pushes` are how often the wager is won, loses half, or is given back undecided;
    `hits` how often its player is ahead afterwards. `skew_squared` has the sign of the skew.
    """

    spot: str
    wins: Fraction
    halves: Fraction
    pushes: Fraction
    hits: Fraction
    edge: Fraction
    variance: Fraction
    skew_squared: Fraction
    excess: Fraction

    @property
    def deviation(self) -> Decimal:
        return square_root(self.variance)

    @property
    def skew(self) -> Decimal:
        return signed_root(self.skew_squared)

    @property
    def returned(self) -> Fraction:
        """The player's share of the stake in the long run."""
        return 1 - self.edge

    @property
    def edge_decided(self) -> Fraction:
        """The edge of wagers that are decided, where some are given back: how baccarat is often quoted."""
        return self.edge / (1 - self.pushes)

    @property
    def figures(self) -> tuple[Fraction, ...]:
        return self.wins, self.halves, self.pushes, self.edge, self.variance, self.skew_squared


def analyse(table: Table) -> list[SpotOdds]:
    """Every spot's exact odds, in the order the table lists its spots."""
    nets = nets_of(table)
    return [_one(nets, spot, nets.whole_stake(spot)) for spot in nets.spots]


def _one(nets: Nets, spot: str, stake: Cents) -> SpotOdds:
    weighed: Counter[int] = Counter()
    verdicts: Counter[Verdict] = Counter()
    for net, weight, row in zip(nets.of(spot, stake), nets.weights, nets.rows, strict=True):
        weighed[net] += weight
        verdicts[row[spot].verdict] += weight
    gains = Gains(weighed)
    return SpotOdds(
        spot=spot,
        wins=Fraction(verdicts[Verdict.WON], gains.total),
        halves=Fraction(verdicts[Verdict.HALF], gains.total),
        pushes=Fraction(verdicts[Verdict.PUSHED], gains.total),
        hits=gains.hits,
        edge=-gains.mean / stake,
        variance=gains.variance / stake**2,
        skew_squared=gains.skew_squared,
        excess=gains.excess,
    )
