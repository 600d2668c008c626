"""Racing days: a crowd bets, races are run, and every pool is priced as the tote prices it."""

from fractions import Fraction
from math import sqrt

import msgspec

from croupier.analysis.simulation import philox
from croupier.analysis.simulation.chooser import Chooser
from croupier.analysis.simulation.crowd import MIX, Crowd, RunRace, run_race
from croupier.analysis.simulation.engine import Engine
from croupier.base.money import Cents
from croupier.games.tote.kinds import Kind
from croupier.games.tote.library import load_track
from croupier.games.tote.offers import Offers
from croupier.games.tote.pool import Pool
from croupier.games.tote.pool_result import PoolResult, worth
from croupier.games.tote.pricers import price

SUMS = ("pools", "wagers", "refunds", "takeout", "breakage", "minus", "paid")


class PoolSums(msgspec.Struct, frozen=True):
    """Of all pools of one kind. Always wagers + minus = refunds + takeout + breakage + paid."""

    pools: int = 0
    wagers: Cents = 0
    refunds: Cents = 0
    takeout: Cents = 0
    breakage: Cents = 0
    minus: Cents = 0
    paid: Cents = 0

    def __add__(self, other: "PoolSums") -> "PoolSums":
        return PoolSums(*(getattr(self, name) + getattr(other, name) for name in SUMS))

    @property
    def kept(self) -> Cents:
        """By the house: a minus pool costs it what it adds."""
        return self.takeout + self.breakage - self.minus


class Rank(msgspec.Struct, frozen=True):
    """Runners of one rank in the win betting, 1 being the favourite: money on them, and what it got."""

    starts: int
    wins: int
    staked: Cents
    returned: Cents

    def __add__(self, other: "Rank") -> "Rank":
        names = ("starts", "wins", "staked", "returned")
        return Rank(*(getattr(self, name) + getattr(other, name) for name in names))


class DayTally(msgspec.Struct, frozen=True):
    """Sums over days, with those that the standard error of a ratio needs."""

    days: int
    pools: dict[Kind, PoolSums]
    ranks: tuple[Rank, ...]
    kept_squared: int
    handle_squared: int
    kept_handle: int

    def __add__(self, other: "DayTally") -> "DayTally":
        kinds = dict.fromkeys((*self.pools, *other.pools))
        none, nobody = PoolSums(), Rank(0, 0, 0, 0)
        most = max(len(self.ranks), len(other.ranks))
        mine, theirs = ((*one.ranks, *[nobody] * (most - len(one.ranks))) for one in (self, other))
        return DayTally(
            self.days + other.days,
            {kind: self.pools.get(kind, none) + other.pools.get(kind, none) for kind in kinds},
            tuple(one + two for one, two in zip(mine, theirs, strict=True)),
            self.kept_squared + other.kept_squared,
            self.handle_squared + other.handle_squared,
            self.kept_handle + other.kept_handle,
        )

    @property
    def handle(self) -> Cents:
        return sum(one.wagers - one.refunds for one in self.pools.values())

    @property
    def kept(self) -> Cents:
        return sum(one.kept for one in self.pools.values())

    @property
    def share(self) -> Fraction:
        """What the house keeps of the handle."""
        return Fraction(self.kept, self.handle)

    @property
    def error(self) -> float:
        if self.days < 2:
            return float("inf")
        share = self.share
        spread: Fraction = self.kept_squared - 2 * share * self.kept_handle + share**2 * self.handle_squared
        return sqrt(spread * self.days / (self.days - 1)) / self.handle


class Days(msgspec.Struct, frozen=True):
    """The same races every day of the same crowd, at a track that the program knows."""

    key: tuple[int, int]
    days: int
    track: str
    races: int
    crowd: Crowd

    @property
    def items(self) -> int:
        return self.days

    @property
    def least_part(self) -> int:
        return 2

    def run(self, first: int, count: int, engine: Engine) -> DayTally:
        """Pools are priced one by one by the tote's own rules: every engine does the same."""
        del engine
        days = [self._day(day) for day in range(first, first + count)]
        total = days[0]
        for one in days[1:]:
            total += one
        return total

    def _day(self, day: int) -> DayTally:
        offers, chooser = load_track(self.track).offers, Chooser(self.key, philox.DAY, day)
        kinds = tuple(kind for kind in MIX if kind in offers.pools)
        sums, ranks = dict.fromkeys(kinds, PoolSums()), list[Rank]()
        for number in range(1, self.races + 1):
            run = run_race(self.crowd, kinds, number, chooser)
            results = {kind: _priced(run, kind, offers) for kind in kinds if run.money[kind]}
            for kind, result in results.items():
                sums[kind] += _sums(result)
            if Kind.WIN in results:
                ranks = _ranked(ranks, run, results[Kind.WIN])
        kept = sum(one.kept for one in sums.values())
        handle = sum(one.wagers - one.refunds for one in sums.values())
        return DayTally(1, sums, tuple(ranks), kept**2, handle**2, kept * handle)


def _priced(run: RunRace, kind: Kind, offers: Offers) -> PoolResult:
    number = run.race.number
    return price(Pool(kind, (number,), run.money[kind]), offers.offer(kind).terms, {number: run.race})


def _sums(result: PoolResult) -> PoolSums:
    return PoolSums(1, *(getattr(result, name) for name in SUMS[1:]))


def _ranked(ranks: list[Rank], run: RunRace, result: PoolResult) -> list[Rank]:
    """Runners by the money on them, the lower number first where two have the same."""
    money, winner = run.money[Kind.WIN], int(run.race.finish[0][0])
    field = sorted(range(1, len(run.race.runners) + 1), key=lambda one: (-money.get((one,), 0), one))
    here = []
    for runner in field:
        staked = money.get((runner,), 0)
        paid = worth(result.prices[(runner,)], staked) if (runner,) in result.prices else 0
        back = staked if (runner,) in result.refunded else paid
        here.append(Rank(1, int(runner == winner), staked, back))
    most, nobody = max(len(ranks), len(here)), Rank(0, 0, 0, 0)
    longer = [*ranks, *[nobody] * (most - len(ranks))], [*here, *[nobody] * (most - len(here))]
    return [one + two for one, two in zip(*longer, strict=True)]
