"""One pool, held at one site or at several: who wins is found once, on everybody's bets together."""

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
    """A pool as one site sold it. The host comes first: what was carried in is in its pool alone."""

    pool: Pool
    terms: PoolTerms
    weight: Fraction = STANDARD


Pricer: TypeAlias = Callable[[Sequence[Sold], Mapping[int, Race]], tuple[PoolResult, ...]]
"""What the pool pays at each of the sites that sold it."""


class Commingled(msgspec.Struct, frozen=True):
    """`bets` and `exchanged` are what was sold anywhere. The host's pool and terms say what all sites share:
    the races, what was carried in, how a pick is shared."""

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
        """What was bet on these, each dollar for what it weighs."""
        return _weighed(((site.bets, site.weight) for site in self.sites), combos)

    def behind(self, combos: Collection[Combination]) -> Fraction:
        """What was exchanged for these, likewise."""
        return _weighed(((site.pool.exchanged, site.weight) for site in self.sites), combos)

    def given_back(self) -> tuple[PoolResult, ...]:
        """Nobody won, so every wager goes back, at every site."""
        return tuple(refund_all(site.pool, clauses.BY_RESULT, site.withdrawn) for site in self.sites)


def commingle(sold: Sequence[Sold], withdrawn: Callable[[Bets], Collection[Combination]]) -> Commingled:
    """Each site gives back what names somebody withdrawn, and takes its own part of the rest."""
    sites = tuple(hold(one.pool, one.terms, withdrawn(one.pool.bets), one.weight) for one in sold)
    bets = _together([site.bets for site in sites])
    return Commingled(sites, bets, _together([site.pool.exchanged for site in sites]))


def give_back(sold: Sequence[Sold], clause: Citation) -> tuple[PoolResult, ...]:
    """Every wager goes back before anything is held."""
    return tuple(refund_all(one.pool, clause) for one in sold)


def sold_at(bets: Bets, combos: Iterable[Combination]) -> list[Combination]:
    return [combo for combo in combos if combo in bets]


def _weighed(sites: Iterable[tuple[Bets, Fraction]], combos: Collection[Combination]) -> Fraction:
    return sum((weight * money_on(bets, sold_at(bets, combos)) for bets, weight in sites), Fraction())


def _together(each: Sequence[Bets]) -> Bets:
    """A pool at one site has a quarter of a million combinations at most, of which none is copied."""
    if len(each) == 1:
        return each[0]
    bets: Counter[Combination] = Counter()
    for one in each:
        bets.update(one)
    return bets
