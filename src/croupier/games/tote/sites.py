"""Net price: sites with different takeouts share one pool, and each pays its own price from it."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

import msgspec

from croupier.base.money import Cents
from croupier.base.refusal import Reason, Refusal, Refused
from croupier.games.tote.bounds import terms_fault
from croupier.games.tote.clauses import clause_of
from croupier.games.tote.commingled import Sold
from croupier.games.tote.faults import fault
from croupier.games.tote.kinds import PICKS, Kind
from croupier.games.tote.pool import WHOLE, Pool, PoolTerms
from croupier.games.tote.pools import PRICERS
from croupier.games.tote.price import Bets
from croupier.games.tote.priced import Priced, Rung
from croupier.games.tote.race import Race

SHARING = ("picking", "share", "cap", "fewest_legs")
"""How a pick is shared, which is the pool's and not a site's."""


class Site(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A track or a guest of it: what was bet there, and its own takeout, break and minimum. `exchanged` is
    what was chosen there for a twin trifecta's second race."""

    name: str
    terms: PoolTerms
    bets: Bets
    exchanged: Bets = {}


class SitePriced(msgspec.Struct, frozen=True):
    """A site's own part in balance. What it paid beyond what it had is its minus: other sites owe it."""

    name: str
    priced: Priced

    @property
    def breakage(self) -> Cents:
        """Below nothing where the site paid more than it had."""
        return self.priced.breakage - self.priced.minus


class SitesPriced(msgspec.Struct, frozen=True):
    rung: Rung
    sites: tuple[SitePriced, ...]

    @property
    def host(self) -> Priced:
        """The site with what was carried in and what is carried on."""
        return self.sites[0].priced

    @property
    def breakage(self) -> Cents:
        """What is left when the sites have settled with one another; below nothing in a minus pool."""
        return sum(site.breakage for site in self.sites)


def price_sites(
    kind: Kind,
    races: tuple[int, ...],
    by_number: Mapping[int, Race],
    sites: Sequence[Site],
    carried: Cents = 0,
    mandatory: bool = False,
) -> SitesPriced:
    """What one pool pays at each site that sold it. The first is the host, with whom carried money rests."""
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
    return SitesPriced(done[0].rung, tuple(SitePriced(site.name, one) for site, one in named))


def _left(terms: PoolTerms) -> Fraction:
    """Of a dollar, after takeout."""
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
