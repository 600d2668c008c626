"""The spread of a total over very many rounds, by Fourier transform: near enough to call each quantile.

The chances of n rounds are the n-th power of one round's characteristic function, turned back. Only a window
around the mean is kept, since nothing that counts lies outside. Numbers are of double precision: a chance is
right to about nine places, so a quantile is the exact one, or next to it where the exact chance of going no
further comes that near to the share that is asked for. The tests hold it against whole numbers.
"""

from fractions import Fraction

import numpy as np
import numpy.typing as npt

from croupier.analysis.figures import square_root
from croupier.analysis.gains import Gains
from croupier.analysis.many_rounds import Lattice

Floats = npt.NDArray[np.float64]
REACH = 12
"""Deviations to either side of the mean that the first window has."""
OUTSIDE = 1e-9
"""What may lie at the edges of a window; if more does, it is doubled."""
EDGE = 32
"""The edges are one part in so many of the window, at each end."""


class WindowSpread:
    """What a player has gained after some rounds."""

    exact = False

    def __init__(self, gains: Gains, rounds: int) -> None:
        self._lattice, self.rounds = Lattice(gains), rounds
        places = self._lattice.degree * rounds + 1
        mean = float((gains.mean - gains.least) * rounds / self._lattice.step)
        reach = REACH * float(square_root(gains.variance * rounds)) / self._lattice.step
        size = 1 << int(2 * reach + self._lattice.degree).bit_length()
        self._first, chances = self._window(size, int(mean))
        while size < places and _at_the_edges(chances) > OUTSIDE:
            size *= 2
            self._first, chances = self._window(size, int(mean))
        self._below = chances.cumsum()

    def _window(self, size: int, mean: int) -> tuple[int, Floats]:
        """The first place of a window of this size around the mean, and the chances of its places.

        Places beyond it come back in at the other end.
        """
        first = max(0, mean - size // 2) if size <= self._lattice.degree * self.rounds else 0
        one = np.zeros(size)
        for place, weight in self._lattice.places:
            one[place % size] += weight / self._lattice.total
        around = np.fft.irfft(np.fft.rfft(one) ** self.rounds, size)
        return first, np.roll(around.clip(0), -(first % size))

    def quantile(self, share: Fraction) -> int:
        """The least total that at least this share of all players do not exceed."""
        return self._net(int(np.searchsorted(self._below, float(share) * self._below[-1])))

    @property
    def ahead(self) -> float:
        """The chance that the player is ahead."""
        place = (-self._net(0)) // self._lattice.step
        if not 0 <= place < len(self._below):
            return float(place < 0)
        return float(1 - self._below[place] / self._below[-1])

    def _net(self, place: int) -> int:
        return self.rounds * self._lattice.least + (self._first + place) * self._lattice.step


def _at_the_edges(chances: Floats) -> float:
    edge = len(chances) // EDGE
    return float(max(chances[:edge].sum(), chances[-edge:].sum()))
