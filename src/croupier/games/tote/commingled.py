"""A pool sold at one site or commingled from several: winners are found once, in the bets of all sites."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TypeAlias

import msgspec

from croupier.base.money import Cents
from croupier.base.names import Citation
from croupier.games.tote import clauses
from croupier.games.tote.kinds import Combination
from croupier.games.tote.pool import Pool, PoolTerms
from croupier.games.tote.pool_arithmetic import STANDARD, Bets, Held, hold, money_on, refund_all
from croupier.games.tote.pool_result import PoolResult
from croupier.games.tote.race import Race


class Sold(msgspec.Struct, frozen=True):
    """One site's part of a pool. Of several the first is the host, whose pool has all that was carried in."""

    pool: Pool
    terms: PoolTerms
    weight: Fraction = STANDARD


Pricer: TypeAlias = Callable[[Sequence[Sold], Mapping[int, Race]], tuple[PoolResult, ...]]
"""A function that prices a pool: the result of each site that sold it."""


class Commingled(msgspec.Struct, frozen=True):
    """`bets` and `exchanged` are the sums over all sites. What the sites have in common is read from the
    host: the races, what was carried in, how a pick is shared."""

    sites: tuple[Held, ...]
    bets: Bets
    exchanged: Bets

    @property
    def pool(self) -> Pool:
        return self.sites[0].pool

    @property
    def terms(self) -> PoolTerms:
        return self.sites[0].terms

    @property
    def net(self) -> Cents:
        return sum(site.net for site in self.sites)

    @property
    def everything(self) -> Cents:
        return self.net + self.pool.carried

    def money_on(self, combos: Collection[Combination]) -> Fraction:
        """The money bet on these combinations, each site's multiplied by its weight."""
        return _weighed(((site.bets, site.weight) for site in self.sites), combos)

    def exchanged_for(self, combos: Collection[Combination]) -> Fraction:
        """The money on tickets exchanged for these combinations, each site's multiplied by its weight."""
        return _weighed(((site.pool.exchanged, site.weight) for site in self.sites), combos)

    def given_back(self) -> tuple[PoolResult, ...]:
        """The result without a winner: every wager is refunded, at every site."""
        return tuple(refund_all(site.pool, clauses.BY_RESULT, site.withdrawn) for site in self.sites)


def commingle(sold: Sequence[Sold], withdrawn: Callable[[Bets], Collection[Combination]]) -> Commingled:
    """Refund bets on withdrawn runners at each site, take its takeout from the rest, and add up the sites."""
    sites = tuple(hold(one.pool, one.terms, withdrawn(one.pool.bets), one.weight) for one in sold)
    bets = _together([site.bets for site in sites])
    return Commingled(sites, bets, _together([site.pool.exchanged for site in sites]))


def give_back(sold: Sequence[Sold], clause: Citation) -> tuple[PoolResult, ...]:
    """The result of a race that was not run: every wager is refunded, without takeout."""
    return tuple(refund_all(one.pool, clause) for one in sold)


def sold_at(bets: Bets, combos: Iterable[Combination]) -> list[Combination]:
    return [combo for combo in combos if combo in bets]


def _weighed(sites: Iterable[tuple[Bets, Fraction]], combos: Collection[Combination]) -> Fraction:
    return sum((weight * money_on(bets, sold_at(bets, combos)) for bets, weight in sites), Fraction())


def _together(each: Sequence[Bets]) -> Bets:
    """The sum of all sites' bets. The bets of a single site are not copied: there may be 250,000."""
    if len(each) == 1:
        return each[0]
    bets: Counter[Combination] = Counter()
    for one in each:
        bets.update(one)
    return bets
