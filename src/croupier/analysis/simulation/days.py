"""Racing days: a crowd bets, races are run, and every pool is priced as the tote prices it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import sqrt

import msgspec

from croupier.analysis.simulation import crowd as on_a_race
from croupier.analysis.simulation import over_races, philox
from croupier.analysis.simulation.chooser import Chooser
from croupier.analysis.simulation.crowd import Crowd, Money, bet_on, enter, run_race
from croupier.analysis.simulation.engine import Engine
from croupier.analysis.simulation.over_races import OverRaces, bet_over, on_the_card
from croupier.base.money import Cents
from croupier.games.tote.kinds import CARRYING, Kind
from croupier.games.tote.library import load_track
from croupier.games.tote.offers import Offers
from croupier.games.tote.pool import Pool
from croupier.games.tote.pool_result import PoolResult, worth
from croupier.games.tote.pricers import price
from croupier.games.tote.race import Race

SUMS = ("wagers", "refunds", "takeout", "breakage", "minus", "paid", "carried_in", "carried_out")


class PoolSums(msgspec.Struct, frozen=True):
    """Of all pools of one kind. Always wagers + carried in + minus = refunds + takeout + breakage + paid +
    carried out."""

    pools: int = 0
    wagers: Cents = 0
    refunds: Cents = 0
    takeout: Cents = 0
    breakage: Cents = 0
    minus: Cents = 0
    paid: Cents = 0
    carried_in: Cents = 0
    carried_out: Cents = 0

    def __add__(self, other: "PoolSums") -> "PoolSums":
        return PoolSums(*(getattr(self, name) + getattr(other, name) for name in ("pools", *SUMS)))

    @property
    def kept(self) -> Cents:
        """By the house: a minus pool costs it what it adds."""
        return self.takeout + self.breakage - self.minus

    @property
    def left_over(self) -> Cents:
        """What no day paid: it is carried to another meeting."""
        return self.carried_out - self.carried_in


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
    """Sums over days, with those that the standard error of a ratio over meetings needs."""

    meetings: int
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
            self.meetings + other.meetings,
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
        """What the house keeps of the handle; nothing where all of it was refunded."""
        return Fraction(self.kept, self.handle or 1)

    @property
    def error(self) -> float:
        if self.meetings < 2 or not self.handle:
            return float("inf")
        share = self.share
        spread: Fraction = self.kept_squared - 2 * share * self.kept_handle + share**2 * self.handle_squared
        return sqrt(spread * self.meetings / (self.meetings - 1)) / self.handle


class Meeting:
    """Days of one crowd in a row: what a pool carries over goes to its next day, and is paid on the last."""

    def __init__(self, plan: "Days", days: range) -> None:
        self._plan, self._days, self._offers = plan, days, load_track(plan.track).offers
        self._came: Counter[Kind] = Counter()
        self._carried: Counter[Kind] = Counter()
        self.sums = {kind: PoolSums() for kind in plan.kinds(self._offers)}
        self.ranks: list[Rank] = []

    def run(self) -> DayTally:
        for day in self._days:
            self._run(Chooser(self._plan.key, philox.DAY, day), last=day == self._days[-1])
        kept = sum(one.kept for one in self.sums.values())
        handle = sum(one.wagers - one.refunds for one in self.sums.values())
        squares = kept**2, handle**2, kept * handle
        return DayTally(1, len(self._days), self.sums, tuple(self.ranks), *squares)

    def _run(self, chooser: Chooser, *, last: bool) -> None:
        """A day: all fields are known, all bets are laid, all races are run, and then pools are priced."""
        crowd, self._came, self._carried = self._plan.crowd, self._carried, Counter()
        entered = {number: enter(crowd, number, chooser) for number in range(1, self._plan.races + 1)}
        single = [kind for kind in self.sums if kind in on_a_race.MIX]
        bets = {number: bet_on(crowd, single, one, chooser) for number, one in entered.items()}
        over = [
            bet_over(crowd, kind, [entered[leg] for leg in legs], self._offers.offer(kind).least, chooser)
            for kind in self.sums
            if kind in over_races.MIX
            for legs in on_the_card(kind, self._plan.races)
        ]
        races = {
            number: run_race(one, bets[number].get(Kind.WIN, {}), chooser) for number, one in entered.items()
        }
        for number, pools in bets.items():
            self._price_race(races, number, pools)
        for one in over:
            self._price(self._pool(one, races, last=last), races)

    def _price_race(self, races: Mapping[int, Race], number: int, pools: Mapping[Kind, Money]) -> None:
        for kind, money in pools.items():
            result = self._price(Pool(kind, (number,), money), races)
            if kind is Kind.WIN and result is not None:
                self.ranks = _ranked(self.ranks, races[number], money, result)

    def _pool(self, over: OverRaces, races: Mapping[int, Race], *, last: bool) -> Pool:
        carries = over.kind in CARRYING
        exchanged = over.exchanged(races[over.races[0]])
        carried = self._came.pop(over.kind, 0)  # the first pool of its kind has all of it
        return Pool(over.kind, over.races, over.money, carried, last and carries, exchanged)

    def _price(self, pool: Pool, races: Mapping[int, Race]) -> PoolResult | None:
        """Pools that nobody bet on are not priced; what they have carried stays."""
        if not pool.bets:
            self._carried[pool.kind] += pool.carried
            return None
        result = price(pool, self._offers.offer(pool.kind).terms, races)
        self._carried[pool.kind] += result.carried_out
        self.sums[pool.kind] += PoolSums(1, *(getattr(result, name) for name in SUMS))
        return result


class Days(msgspec.Struct, frozen=True):
    """The same races every day of the same crowd, at a track that the program knows.

    `meeting` is how many days one meeting has; the last may be shorter.
    """

    key: tuple[int, int]
    days: int
    track: str
    races: int
    crowd: Crowd
    meeting: int = 5

    @property
    def items(self) -> int:
        """Meetings."""
        return -(-self.days // self.meeting)

    @property
    def least_part(self) -> int:
        return 1

    def kinds(self, offers: Offers) -> list[Kind]:
        """The pools that the track offers and a day of so many races has room for."""
        over = [kind for kind in over_races.MIX if on_the_card(kind, self.races)]
        return [kind for kind in (*on_a_race.MIX, *over) if kind in offers.pools]

    def run(self, first: int, count: int, engine: Engine) -> DayTally:
        """Pools are priced one by one by the tote's own rules: every engine does the same."""
        del engine
        meetings = self._meetings(first, count)
        total = next(meetings).run()
        for one in meetings:
            total += one.run()
        return total

    def _meetings(self, first: int, count: int) -> Iterator[Meeting]:
        for meeting in range(first, first + count):
            start = meeting * self.meeting
            yield Meeting(self, range(start, min(start + self.meeting, self.days)))


def _ranked(ranks: list[Rank], race: Race, money: Money, result: PoolResult) -> list[Rank]:
    """Runners by the money on them, the lower number first where two have the same."""
    winner = int(race.finish[0][0])
    field = sorted(range(1, len(race.runners) + 1), key=lambda one: (-money.get((one,), 0), one))
    here = []
    for runner in field:
        staked = money.get((runner,), 0)
        paid = worth(result.prices[(runner,)], staked) if (runner,) in result.prices else 0
        back = staked if (runner,) in result.refunded else paid
        here.append(Rank(1, int(runner == winner), staked, back))
    most, nobody = max(len(ranks), len(here)), Rank(0, 0, 0, 0)
    longer = [*ranks, *[nobody] * (most - len(ranks))], [*here, *[nobody] * (most - len(here))]
    return [one + two for one, two in zip(*longer, strict=True)]
