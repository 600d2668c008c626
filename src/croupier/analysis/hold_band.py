"""How far the house's hold strays from its edge by chance alone, after so many rounds.

In whole numbers as long as adding up every round is quick. Beyond that by Fourier transform, whose quantiles
are the same (`fourier.py`).
"""

from collections.abc import Iterator
from fractions import Fraction
from statistics import NormalDist
from typing import TYPE_CHECKING

import msgspec

from croupier.analysis.gains import Gains
from croupier.analysis.many_rounds import Lattice, TotalSpread
from croupier.base.refusal import Reason, refuse

if TYPE_CHECKING:
    from croupier.analysis.fourier import WindowSpread

    Spread = TotalSpread | WindowSpread

ROUNDS = tuple(round(10 ** (quarter / 4)) for quarter in range(4, 25))
"""From ten rounds to a million, four to each power of ten."""
FEWEST = 100
"""A band of fewer rounds says nothing: one wager more or less is all of it."""
TABLED = (100, 1_000, 10_000, 100_000, 1_000_000)
"""Those that a table shows."""
USUAL, RARE = Fraction(95, 100), Fraction(999, 1000)
"""Results outside the first band come once in 20 times, outside the second once in 1,000."""
MOST_ROUNDS = 10**8
QUICK = 100_000_000
"""Bits of work that are done in whole numbers: some hundredths of a second."""


class Band(msgspec.Struct, frozen=True):
    """The house's hold, as a share of what is staked, lies from `low` to `high` in `share` of all cases.

    `exact`: it was found in whole numbers.
    """

    rounds: int
    share: Fraction
    low: Fraction
    high: Fraction
    exact: bool


class Losing(msgspec.Struct, frozen=True):
    """The chance that the house has lost money after so many rounds."""

    rounds: int
    chance: float


class Bands(msgspec.Struct, frozen=True):
    """The hold on one wager over the years of a table."""

    usual: tuple[Band, ...]
    rare: tuple[Band, ...]
    losing: tuple[Losing, ...]


def hold_band(gains: Gains, stake: int, rounds: int, share: Fraction = USUAL) -> Band:
    """Of so many rounds, each with this stake in all."""
    if not 1 <= rounds <= MOST_ROUNDS:
        refuse(Reason.MALFORMED, f"ask about 1 to {MOST_ROUNDS:,} rounds", place="rounds")
    return _band(_spread(gains, rounds), stake, share)


def hold_bands(gains: Gains, stake: int) -> Bands:
    """Both bands, and how often the house is behind, after each number of `ROUNDS`."""
    spreads = [_spread(gains, rounds) for rounds in ROUNDS]
    usual, rare = (tuple(_all_bands(spreads, stake, share)) for share in (USUAL, RARE))
    return Bands(usual, rare, tuple(Losing(one.rounds, float(one.ahead)) for one in spreads))


def _all_bands(spreads: "list[Spread]", stake: int, share: Fraction) -> Iterator[Band]:
    return (_band(one, stake, share) for one in spreads if one.rounds >= FEWEST)


def _spread(gains: Gains, rounds: int) -> "Spread":
    if Lattice(gains).work(rounds) <= QUICK:
        return TotalSpread(gains, rounds)
    from croupier.analysis.fourier import WindowSpread  # noqa: PLC0415 - NumPy is heavy

    return WindowSpread(gains, rounds)


def _band(spread: "Spread", stake: int, share: Fraction) -> Band:
    tail, handle = (1 - share) / 2, stake * spread.rounds
    low, high = (Fraction(-spread.quantile(one), handle) for one in (1 - tail, tail))
    return Band(spread.rounds, share, low, high, spread.exact)


def rounds_until_sure(gains: Gains, share: Fraction = USUAL) -> int | None:
    """After about how many rounds the house is ahead in `share` of all cases, by mean, deviation and skew of
    one (R. Fisher and E. Cornish, 1960); None without an edge."""
    if gains.mean >= 0:
        return None
    z, skew = NormalDist().inv_cdf(float(share)), float(gains.skew)
    away = float(gains.variance) ** 0.5 / float(-gains.mean)
    root = away * z
    for _ in range(50):
        root = away * (z + (z * z - 1) * skew / (6 * root))
    return int(root * root) + 1
