"""Net price: what a pool pays here and at every guest whose money is in it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from croupier.base.money import Cents
from croupier.devices.site_reports import SiteLine
from croupier.floor.tote.gone import legs_of
from croupier.floor.tote.link_state import NOT_MERGED
from croupier.floor.tote.messages.link import SitePriced
from croupier.floor.tote.pool_state import PoolState
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.state import Tote
from croupier.games.tote.payoff_cover import cover_of
from croupier.games.tote.pool_result import PoolResult, Rung
from croupier.games.tote.pricers import price
from croupier.games.tote.race import Race
from croupier.games.tote.sites import Site, SiteResult, price_sites

OUR_OWN = "host"


class Shared(NamedTuple):
    """Our own part of a pool, and that of each guest that is in it."""

    own: PoolResult
    guests: Mapping[str, SiteResult]

    @property
    def dues(self) -> Cents:
        """What the guests bring, below zero what they are owed."""
        return sum(one.breakage for one in self.guests.values())


def priced(tote: Tote, pool: PoolState, races: Mapping[int, Race]) -> Shared:
    """By standard price where nobody else is in the pool. Raises `Refused`."""
    terms = tote.terms.offers.pools[pool.kind].terms
    if not pool.merged:
        return Shared(price(pool.pool, terms, races), {})
    sites = [Site(OUR_OWN, terms, pool.bets, pool.exchanged)]
    sites += [Site(name, tote.guests[name].terms[pool.kind], bets) for name, bets in pool.merged.items()]
    result = price_sites(pool.kind, pool.races, races, sites, pool.carried, pool.mandatory)
    own, *others = result.sites
    return Shared(own.result, {one.name: one for one in others})


def site_prices(tote: Tote, day: RaceDay, pool: PoolState, races: Mapping[int, Race]) -> Iterator[SitePriced]:
    """What each guest is told: its own prices; not merged, ours."""
    if not tote.guests or pool.kind in NOT_MERGED:
        return
    shared, legs = priced(tote, pool, races), legs_of(pool.races, races)
    for name in tote.guests:
        yield _priced(day, pool, name, shared, legs)


def _priced(day: RaceDay, pool: PoolState, guest: str, shared: Shared, legs: Sequence[Race]) -> SitePriced:
    site = shared.guests.get(guest)
    result = site.result if site else shared.own
    return SitePriced(
        card=day.number,
        race=pool.race,
        kind=pool.kind,
        guest=guest,
        merged=site is not None,
        refund=result.rung is Rung.REFUND,
        lines=tuple(
            SiteLine(one.wins, one.rung, one.price, cover_of(pool.kind, one, legs)) for one in result.payoffs
        ),
        wagers=result.wagers if site else 0,
        refunds=result.refunds if site else 0,
        takeout=result.takeout if site else 0,
        paid=result.paid if site else 0,
        dues=site.breakage if site else 0,
        was=pool.dues.get(guest, 0),
    )
