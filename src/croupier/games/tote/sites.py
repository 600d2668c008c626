"""Net price: sites with different takeouts share one pool, and each pays its own price from it."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

import msgspec

from croupier.base.money import Cents
from croupier.base.refusal import Reason, Refusal, Refused
from croupier.games.tote.clauses import clause_of
from croupier.games.tote.commingled import Sold
from croupier.games.tote.kinds import PICKS, Kind
from croupier.games.tote.pool import WHOLE, Pool, PoolTerms
from croupier.games.tote.pool_arithmetic import Bets
from croupier.games.tote.pool_faults import fault
from croupier.games.tote.pool_result import PoolResult, Rung
from croupier.games.tote.pricers import PRICERS
from croupier.games.tote.race import Race
from croupier.games.tote.term_bounds import terms_fault

SHARING = ("picking", "share", "cap", "fewest_legs")
"""The terms of how a pick is shared, which must be the same at every site."""


class Site(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host track or a guest site: the money bet there, and its own takeout, break and minimum.
    `exchanged` is the money on tickets exchanged there for the second race of a twin trifecta."""

    name: str
    terms: PoolTerms
    bets: Bets
    exchanged: Bets = {}


class SiteResult(msgspec.Struct, frozen=True):
    """The result of one site, in balance by itself. Other sites owe it what it paid beyond its own money, its
    minus."""

    name: str
    result: PoolResult

    @property
    def breakage(self) -> Cents:
        """Below zero if the site paid more than its own money."""
        return self.result.breakage - self.result.minus


class SharedPoolResult(msgspec.Struct, frozen=True):
    rung: Rung
    sites: tuple[SiteResult, ...]

    @property
    def host(self) -> PoolResult:
        """The result of the first site, which has the carryover in and out."""
        return self.sites[0].result

    @property
    def breakage(self) -> Cents:
        """What is left over once the sites have settled with one another; below zero in a minus pool."""
        return sum(site.breakage for site in self.sites)


def price_sites(  # noqa: PLR0917 - a pool and where it was sold, of which most pools need the first four
    kind: Kind,
    races: tuple[int, ...],
    by_number: Mapping[int, Race],
    sites: Sequence[Site],
    carried: Cents = 0,
    mandatory: bool = False,
) -> SharedPoolResult:
    """The result of one pool at each site that sold it. The first is the host, which keeps carried money."""
    pools = [
        Pool(kind, races, site.bets, 0 if place else carried, mandatory, site.exchanged)
        for place, site in enumerate(sites)
    ]
    wrong = next(_faults(kind, by_number, sites, pools), None)
    if wrong:
        raise Refused(wrong)
    sold = [Sold(pool, site.terms, _left(site.terms)) for site, pool in zip(sites, pools, strict=True)]
    done = PRICERS[kind](sold, by_number)
    named = zip(sites, done, strict=True)
    return SharedPoolResult(done[0].rung, tuple(SiteResult(site.name, one) for site, one in named))


def _left(terms: PoolTerms) -> Fraction:
    """The part of a dollar that the takeout leaves."""
    return Fraction(WHOLE - terms.takeout, WHOLE)


def _faults(
    kind: Kind, races: Mapping[int, Race], sites: Sequence[Site], pools: Sequence[Pool]
) -> Iterator[Refusal]:
    if not sites:
        yield Refusal(Reason.MALFORMED, "a pool is sold at one site at least", clause_of(kind))
    for site, pool in zip(sites, pools, strict=True):
        wrong = terms_fault(site.terms) or fault(pool, races)
        if wrong:
            yield wrong.at(site.name)
    if kind in PICKS:
        yield from _of_sharing(kind, sites)


def _of_sharing(kind: Kind, sites: Sequence[Site]) -> Iterator[Refusal]:
    for site in sites:
        for name in SHARING:
            if getattr(site.terms, name) != getattr(sites[0].terms, name):
                says = f"one {kind} pool is shared in one way, so it is as at {sites[0].name!a}"
                yield Refusal(Reason.OPTIONS_CONFLICT, says, clause_of(kind), name).at(site.name)
