"""The exact spread of a total over many rounds.

The nets of one round lie on a lattice, `least + step x i`. Their weights are coefficients of a polynomial.
The weights of n rounds are those of its n-th power and follow one from another in whole numbers (J. C. P.
Miller's recurrence; D. Knuth, The Art of Computer Programming 2, 4.7): time grows with the lattice, not with
the square of it.
"""

from bisect import bisect_left
from fractions import Fraction
from itertools import accumulate
from math import gcd

from croupier.analysis.gains import Gains
from croupier.base.refusal import Reason, refuse

MOST_WORK = 20_000_000_000
"""Bits that are multiplied, at most: about ten seconds of one core."""


class Lattice:
    """The places that a total can reach: `places` has the index and the weight of each net of one round."""

    def __init__(self, gains: Gains) -> None:
        common = gcd(*gains.weights.values())
        self.least, self.total = gains.least, gains.total // common
        self.step = gcd(*(net - self.least for net in gains.weights)) or 1
        self.places = [
            ((net - self.least) // self.step, weight // common) for net, weight in gains.weights.items()
        ]

    @property
    def degree(self) -> int:
        return self.places[-1][0]

    def work(self, rounds: int) -> int:
        """How many bits `power` multiplies."""
        return self.degree * rounds * len(self.places) * rounds * self.total.bit_length()

    def power(self, rounds: int) -> list[int]:
        """The weight of every place after so many rounds, out of `total ** rounds`."""
        (_, first), *rest = self.places
        found = [first**rounds]
        for place in range(1, self.degree * rounds + 1):
            reached = (one for one in rest if one[0] <= place)
            sums = (
                (index * (rounds + 1) - place) * weight * found[place - index] for index, weight in reached
            )
            found.append(sum(sums) // (place * first))
        return found


class TotalSpread:
    """What a player has gained after some rounds: chances and quantiles, exact."""

    exact = True

    def __init__(self, gains: Gains, rounds: int) -> None:
        lattice = Lattice(gains)
        if rounds < 1 or lattice.work(rounds) > MOST_WORK:
            says = (
                "{rounds} rounds of these wagers cannot be added up exactly; take fewer rounds or like stakes"
            )
            refuse(Reason.MALFORMED, says, place="rounds", rounds=rounds)
        self.rounds, self.total = rounds, lattice.total**rounds
        self._first, self._step = rounds * lattice.least, lattice.step
        self._weights = lattice.power(rounds)
        self._below = list(accumulate(self._weights))

    def __repr__(self) -> str:
        return f"<TotalSpread over {self.rounds} rounds: {len(self._weights)} places>"

    def net_at(self, place: int) -> int:
        return self._first + self._step * place

    def at_most(self, net: int) -> Fraction:
        """The chance of a total of `net` or less."""
        place = (net - self._first) // self._step
        return (
            Fraction(self._below[min(place, len(self._below) - 1)], self.total) if place >= 0 else Fraction(0)
        )

    @property
    def ahead(self) -> Fraction:
        return 1 - self.at_most(0)

    @property
    def even(self) -> Fraction:
        return self.at_most(0) - self.at_most(-1)

    def quantile(self, share: Fraction) -> int:
        """The least total that at least this share of all players do not exceed."""
        wanted = -(-share.numerator * self.total // share.denominator)
        return self.net_at(bisect_left(self._below, wanted))

    def chances(self) -> list[tuple[int, Fraction]]:
        """Every total that can come, with its chance."""
        every = enumerate(self._weights)
        return [(self.net_at(place), Fraction(weight, self.total)) for place, weight in every if weight]
