"""Exact odds of every wager: `settle` over every result, added up as fractions."""

from collections.abc import Iterator
from decimal import Decimal, localcontext
from fractions import Fraction
from math import lcm

import msgspec

from croupier.base.money import Cents
from croupier.base.names import PlayerId, WagerId
from croupier.games.library import Table
from croupier.games.play import results, rulings_for
from croupier.games.round import Verdict, Wager, settle


class SpotOdds(msgspec.Struct, frozen=True):
    """One spot's chances. The edge is the house's share of the stake; the deviation is in stakes."""

    spot: str
    wins: Fraction
    halves: Fraction
    edge: Fraction
    variance: Fraction

    @property
    def deviation(self) -> Decimal:
        return square_root(self.variance)

    @property
    def figures(self) -> tuple[Fraction, ...]:
        return self.wins, self.halves, self.edge, self.variance


def analyse(table: Table) -> list[SpotOdds]:
    """Every spot's exact odds, in the order the table lists its spots."""
    return [_spot_odds(table, spot) for spot in table.spots]


def _spot_odds(table: Table, spot: str) -> SpotOdds:
    total = wins = halves = Fraction(0)
    gain = square = Fraction(0)
    for verdict, net, weight in _every_result(table, spot):
        total += weight
        wins += weight * (verdict is Verdict.WON)
        halves += weight * (verdict is Verdict.HALF)
        gain += weight * net
        square += weight * net * net
    mean = gain / total
    return SpotOdds(spot, wins / total, halves / total, -mean, square / total - mean * mean)


def _every_result(table: Table, spot: str) -> Iterator[tuple[Verdict, Fraction, int]]:
    stake = _whole_stake(table, spot)
    probe = Wager(WagerId("probe"), PlayerId(""), spot, stake)
    for result, weight in results(table):
        (end,) = settle(rulings_for(table, result), [probe])
        yield end.verdict, Fraction(end.paid - end.collected - end.charged, stake), weight


def _whole_stake(table: Table, spot: str) -> Cents:
    """A stake that no ruling leaves an odd cent of, so that the odds are exact."""
    rulings = [rulings_for(table, result)[spot] for result, _ in results(table)]
    shares = (lcm(ruling.pays_on, ruling.takes_of, ruling.charged_in) for ruling in rulings)
    return lcm(*shares)


def square_root(value: Fraction) -> Decimal:
    """To twelve places, without a float."""
    with localcontext() as context:
        context.prec = 40
        root = (Decimal(value.numerator) / Decimal(value.denominator)).sqrt()
        return root.quantize(Decimal("1e-12"))


def percent(value: Fraction, places: int = 4) -> str:
    """`5.2632%`."""
    with localcontext() as context:
        context.prec = 60
        exact = Decimal(100 * value.numerator) / Decimal(value.denominator)
        return f"{exact.quantize(Decimal(1).scaleb(-places))}%"
