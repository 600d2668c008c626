"""Rounds counted by how they ended: all that a simulation needs to keep of them, in whole numbers."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import sqrt

import msgspec
import numpy as np

from croupier.analysis.compiled import Ints


class Tally(msgspec.Struct, frozen=True):
    """`counts` is how often each result came. Rounds of one cluster, such as a shoe, hang together:

    `products` has for each two results the sum, over clusters, of the product of their counts. Where every
    round is by itself there is none, and `clusters` is the number of rounds.
    """

    clusters: int
    counts: tuple[int, ...]
    products: tuple[tuple[int, ...], ...] | None = None

    @property
    def rounds(self) -> int:
        return sum(self.counts)

    def __add__(self, other: "Tally") -> "Tally":
        products = None
        if self.products is not None and other.products is not None:
            pairs = zip(self.products, other.products, strict=True)
            products = tuple(tuple(map(sum, zip(*pair, strict=True))) for pair in pairs)
        counts = tuple(map(sum, zip(self.counts, other.counts, strict=True)))
        return Tally(self.clusters + other.clusters, counts, products)

    def mean(self, nets: Sequence[int]) -> Fraction:
        """What a round gained on average, when each result gains so much."""
        return Fraction(_sum(zip(self.counts, nets, strict=True)), self.rounds)

    def error(self, nets: Sequence[int]) -> float:
        """The standard error of that mean; of clusters, that of a ratio (W. Cochran, Sampling Techniques)."""
        if self.clusters < 2:
            return float("inf")
        mean = self.mean(nets)
        spread = self._spread(nets, mean) * Fraction(self.clusters, self.clusters - 1)
        return sqrt(spread) / self.rounds

    def _spread(self, nets: Sequence[int], mean: Fraction) -> Fraction:
        """The sum of squares, over clusters, of what each gained beyond the mean of its rounds."""
        beyond = [net - mean for net in nets]
        if self.products is None:
            return sum((count * one**2 for count, one in zip(self.counts, beyond, strict=True)), Fraction(0))
        rows = (
            one * sum(count * two for count, two in zip(row, beyond, strict=True))
            for one, row in zip(beyond, self.products, strict=True)
        )
        return sum(rows, Fraction(0))


def tally(counts: Ints) -> Tally:
    """Of rounds that are each by itself."""
    return Tally(int(counts.sum()), tuple(counts.tolist()))


def clustered(clusters: int, counts: Ints, products: Ints) -> Tally:
    return Tally(clusters, tuple(counts.tolist()), tuple(map(tuple, products.tolist())))


def products_of(rows: Ints) -> Ints:
    """`rows` has the counts of one cluster each."""
    found: Ints = np.einsum("ia,ib->ab", rows, rows)
    return found


def _sum(pairs: Iterable[tuple[int, int]]) -> int:
    return sum(one * two for one, two in pairs)
