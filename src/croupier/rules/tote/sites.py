"""Net price: sites with different takeouts share one pool, and each pays its own price from it."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

import msgspec

from croupier.messages.refusal import Refused
from croupier.money import Cents
from croupier.rules.tote import clauses
from croupier.rules.tote.bounds import terms_fault
from croupier.rules.tote.faults import fault
from croupier.rules.tote.kinds import Combination, Kind
from croupier.rules.tote.pool import WHOLE, Pool, PoolTerms
from croupier.rules.tote.price import Bets, Held, Winner, hold, line, money_on, priced, refund_all
from croupier.rules.tote.priced import Priced, Rung
from croupier.rules.tote.race import Race
from croupier.rules.tote.single import FINDERS, naming, ran


class Site(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A track or a guest of it: what was bet there, and its own takeout, break and minimum."""

    name: str
    terms: PoolTerms
    bets: Bets


class SitePriced(msgspec.Struct, frozen=True):
    """A site's own part in balance. What it paid beyond its net stands as its minus: other sites owe it."""

    name: str
    priced: Priced

    @property
    def breakage(self) -> Cents:
        """Below nothing where the site paid more than its own net pool."""
        return self.priced.breakage - self.priced.minus


class SitesPriced(msgspec.Struct, frozen=True):
    rung: Rung
    sites: tuple[SitePriced, ...]

    @property
    def breakage(self) -> Cents:
        """What is left when the sites have settled with one another; below nothing in a minus pool."""
        return sum(site.breakage for site in self.sites)


def price_sites(kind: Kind, race: Race, sites: Sequence[Site]) -> SitesPriced:
    """The price of one pool on one race, at each site. Who wins is found on everybody's bets together."""
    _understand(kind, race, sites)
    if not ran(race):
        pools = [refund_all(_pool(kind, race, site), clauses.NOT_RUN) for site in sites]
        return _at(sites, Rung.REFUND, pools)
    held = [_hold(kind, race, site) for site in sites]
    winners = FINDERS[kind](_together(held), race)
    if not winners:
        pools = [refund_all(one.pool, clauses.BY_RESULT, one.withdrawn) for one in held]
        return _at(sites, Rung.REFUND, pools)
    return _at(sites, winners[0].rung, [_priced(one, winners, _bases(held, winners)) for one in held])


def _understand(kind: Kind, race: Race, sites: Sequence[Site]) -> None:
    for site in sites:
        wrong = terms_fault(site.terms) or fault(_pool(kind, race, site), {race.number: race})
        if wrong:
            raise Refused(wrong.at(site.name))


def _bases(held: Sequence[Held], winners: Sequence[Winner]) -> list[Fraction]:
    """What $1 of net bets gets: 1 + part x profit / net bets, over all sites."""
    net_bets = [sum((_net_bet(one, winner) for one in held), Fraction()) for winner in winners]
    profit = sum(one.net for one in held) - sum(net_bets)
    return [
        1 + Fraction(winner.part * profit, net_bet) for winner, net_bet in zip(winners, net_bets, strict=True)
    ]


def _net_bet(held: Held, winner: Winner) -> Fraction:
    return money_on(held.bets, _sold(held, winner)) * _kept(held.terms)


def _priced(held: Held, winners: Sequence[Winner], bases: Sequence[Fraction]) -> Priced:
    """The base price less the site's own takeout. A price is posted also where nobody there holds it."""
    kept = _kept(held.terms)
    lines = [
        line(held, Winner(winner.wins, winner.rung, _sold(held, winner)), base * kept)
        for winner, base in zip(winners, bases, strict=True)
    ]
    return priced(held, winners[0].rung, lines)


def _sold(held: Held, winner: Winner) -> list[Combination]:
    return [combo for combo in winner.combos if combo in held.bets]


def _kept(terms: PoolTerms) -> Fraction:
    return Fraction(WHOLE - terms.takeout, WHOLE)


def _hold(kind: Kind, race: Race, site: Site) -> Held:
    return hold(_pool(kind, race, site), site.terms, naming(site.bets, race.gone()))


def _pool(kind: Kind, race: Race, site: Site) -> Pool:
    return Pool(kind, (race.number,), site.bets)


def _together(held: Sequence[Held]) -> Bets:
    bets: Counter[Combination] = Counter()
    for one in held:
        bets.update(one.bets)
    return bets


def _at(sites: Sequence[Site], rung: Rung, pools: Sequence[Priced]) -> SitesPriced:
    named = zip(sites, pools, strict=True)
    return SitesPriced(rung, tuple(SitePriced(site.name, done) for site, done in named))
