"""A player's session: the same wagers round after round, until the money is gone, a goal reached or time up.

Exact: the weights of all bankrolls are carried from round to round as whole numbers, packed side by side into
one large number, so that a round is a few multiplications. Whoever can no longer lay the wagers has stopped.
"""

from collections import Counter
from decimal import Decimal
from fractions import Fraction

import msgspec

from croupier.analysis.figures import square_root
from croupier.analysis.gains import Gains
from croupier.analysis.many_rounds import Lattice
from croupier.base.money import Cents
from croupier.base.refusal import Reason, refuse

MOST_WORK = 60_000_000_000
QUANTILES = tuple(Fraction(one, 100) for one in (1, 5, 25, 50, 75, 95, 99))


class Session(msgspec.Struct, frozen=True):
    """How sessions end. `final` has the weight of every last bankroll, out of `total`.

    `ruined` counts players who can no longer lay their wagers, `reached` those who stopped at the goal.
    """

    rounds: int
    bankroll: Cents
    staked: Cents
    ruined: Fraction
    reached: Fraction
    ruined_by: tuple[Fraction, ...]
    played: Fraction
    final: dict[Cents, int]
    total: int

    def chance(self, least: Cents) -> Fraction:
        """Of ending with so much or more."""
        return Fraction(sum(weight for held, weight in self.final.items() if held >= least), self.total)

    @property
    def ahead(self) -> Fraction:
        return self.chance(self.bankroll + 1)

    @property
    def even(self) -> Fraction:
        return Fraction(self.final.get(self.bankroll, 0), self.total)

    @property
    def mean(self) -> Fraction:
        return Fraction(sum(held * weight for held, weight in self.final.items()), self.total)

    @property
    def deviation(self) -> Decimal:
        """In cents."""
        square = Fraction(sum(held * held * weight for held, weight in self.final.items()), self.total)
        return square_root(square - self.mean**2)

    def quantile(self, share: Fraction) -> Cents:
        """The least bankroll that at least this share of sessions do not end above."""
        below = 0
        for held in sorted(self.final):
            below += self.final[held]
            if below * share.denominator >= share.numerator * self.total:
                return held
        raise AssertionError("weights add up to the total")


def session(gains: Gains, staked: Cents, bankroll: Cents, rounds: int, goal: Cents | None = None) -> Session:
    """Sessions of at most `rounds` rounds; `staked` is what the wagers of a round cost together."""
    _check(Lattice(gains), staked, bankroll, rounds, goal)
    walk = _Walk(Lattice(gains), bankroll, rounds)
    ruined_by, reached, played = [Fraction(0)], Fraction(0), Fraction(0)
    for _ in range(rounds):
        played += walk.share(walk.in_play)
        walk.go_on()
        ruined_by.append(ruined_by[-1] + walk.share(walk.stop_below(staked)))
        reached += walk.share(walk.stop_from(goal)) if goal is not None else 0
    walk.stop_below(None)
    return Session(
        rounds=rounds,
        bankroll=bankroll,
        staked=staked,
        ruined=ruined_by[-1],
        reached=reached,
        ruined_by=tuple(ruined_by[1:]),
        played=played,
        final=dict(walk.ended),
        total=walk.total,
    )


def _check(lattice: Lattice, staked: Cents, bankroll: Cents, rounds: int, goal: Cents | None) -> None:
    if bankroll < staked:
        refuse(Reason.MALFORMED, "the bankroll does not pay for one round", place="bankroll")
    if goal is not None and goal <= bankroll:
        refuse(Reason.MALFORMED, "the goal must be above the bankroll", place="goal")
    if rounds < 1:
        refuse(Reason.MALFORMED, "a session has at least one round", place="rounds")
    if lattice.work(rounds) * rounds > MOST_WORK:
        says = (
            "{rounds} rounds of these wagers cannot be followed exactly; take fewer rounds or like stakes, or"
            " simulate them by the strategy flat"
        )
        refuse(Reason.MALFORMED, says, place="rounds", rounds=rounds)


class _Walk:
    """Players in play: `packed` holds the weight of each bankroll, `width` bits each, from `floor` upwards.

    `ended` has those who stopped, with weights out of `total`, which is that of all rounds.
    """

    def __init__(self, lattice: Lattice, bankroll: Cents, rounds: int) -> None:
        self._lattice, self._floor, self._packed = lattice, bankroll, 1
        self.total = self._later = lattice.total**rounds
        self._width = self.total.bit_length() + 1
        self.in_play = 1
        self.ended: Counter[Cents] = Counter()

    def share(self, weight: int) -> Fraction:
        """A weight of this round as a share of all players."""
        return Fraction(weight * self._later, self.total)

    def go_on(self) -> None:
        """One round for everyone in play."""
        lattice = self._lattice
        moved = (weight * (self._packed << index * self._width) for index, weight in lattice.places)
        self._packed = sum(moved)
        self._floor += lattice.least
        self._later //= lattice.total
        self.in_play *= lattice.total

    def stop_below(self, least: Cents | None) -> int:
        """Stop all who hold less; the weight of those who do. None stops everybody."""
        places = self._place(least) if least is not None else self._packed.bit_length() // self._width + 1
        low = self._packed & ((1 << places * self._width) - 1)
        stopped = self._stop(low, self._floor)
        self._packed >>= places * self._width
        self._floor += places * self._lattice.step
        return stopped

    def stop_from(self, goal: Cents) -> int:
        places = self._place(goal)
        high = self._packed >> places * self._width
        self._packed -= high << places * self._width
        return self._stop(high, self._floor + places * self._lattice.step)

    def _place(self, held: Cents) -> int:
        """The first place that holds so much."""
        return max(0, -(-(held - self._floor) // self._lattice.step))

    def _stop(self, packed: int, floor: Cents) -> int:
        stopped, mask = 0, (1 << self._width) - 1
        for place in range(packed.bit_length() // self._width + 1):
            if weight := packed >> place * self._width & mask:
                self.ended[floor + place * self._lattice.step] += weight * self._later
                stopped += weight
        self.in_play -= stopped
        return stopped
