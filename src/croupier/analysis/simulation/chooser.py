"""Choices of all kinds from one stream, in turn: for work whose next choice hangs on the one before."""

import numpy as np

from croupier.analysis.compiled import Ints
from croupier.analysis.simulation import philox
from croupier.analysis.simulation.philox import HALF, LOW, Words

GROUPS = 512
"""Groups of words that are drawn together."""


class Chooser:
    """Whole numbers only, so that every machine chooses alike."""

    def __init__(self, key: tuple[int, int], purpose: int, stream: int) -> None:
        self._key, self._purpose, self._stream = key, purpose, stream
        self._words: Words = np.empty(0, np.uint64)
        self._group = 0

    def below(self, bounds: Ints) -> Ints:
        """For each bound one of the numbers below it, each as likely; words that would favour some are passed
        over."""
        limits = bounds.astype(np.uint64)
        product = self._take(limits.size) * limits
        unfair = np.uint64(1 << 32) % limits
        while (bad := np.flatnonzero((product & LOW) < unfair)).size:
            product[bad] = self._take(bad.size) * limits[bad]
        return (product >> HALF).astype(np.int64)

    def one_below(self, bound: int) -> int:
        return int(self.below(np.array([bound]))[0])

    def weighted(self, weights: Ints) -> Ints:
        """In each row one column, as often as its weight says."""
        upto = weights.cumsum(axis=1)
        chosen: Ints = (self.below(upto[:, -1])[:, None] >= upto).sum(axis=1)
        return chosen

    def in_order(self, weights: Ints, places: int) -> Ints:
        """In each row so many columns, one after another without replacement (D. Harville, 1973)."""
        left, rows, found = weights.copy(), np.arange(len(weights)), []
        for _ in range(places):
            found.append(self.weighted(left))
            left[rows, found[-1]] = 0
        return np.stack(found, axis=1)

    def _take(self, count: int) -> Words:
        while self._words.size < count:
            numbers = np.arange(self._group, self._group + GROUPS, dtype=np.uint64)
            drawn = philox.groups(self._key, self._purpose, np.full_like(numbers, self._stream), numbers)
            self._words = np.concatenate((self._words, drawn.T.reshape(-1)))
            self._group += GROUPS
        taken, self._words = self._words[:count], self._words[count:]
        return taken
