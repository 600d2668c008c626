"""Pools of a card from their entries: the money on each combination, at one place or at several sites."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from croupier.base import money
from croupier.base.refusal import Reason, refuse, shown
from croupier.games.tote import clauses
from croupier.games.tote.card.amounts import read_amounts
from croupier.games.tote.card.decoding import at, each
from croupier.games.tote.card.entries import PoolEntry, SiteEntry
from croupier.games.tote.card.json_values import read_name
from croupier.games.tote.card.terms import changed
from croupier.games.tote.clauses import clause_of
from croupier.games.tote.kinds import CARRYING, Kind, legs
from croupier.games.tote.offers import Offer, Offers
from croupier.games.tote.pool import Pool
from croupier.games.tote.pool_arithmetic import Bets
from croupier.games.tote.race import Race
from croupier.games.tote.sites import Site

PoolKey: TypeAlias = tuple[Kind, tuple[int, ...]]
"""A pool is the only one of its kind over its races."""


class CardPool(msgspec.Struct, frozen=True):
    """A pool to be priced. Without `bets` or `sites` its money is what the tickets hold. Where sites share
    it, `carried` is with the first of them."""

    kind: Kind
    races: tuple[int, ...]
    bets: Bets | None = None
    carried: int = 0
    mandatory: bool = False
    exchanged: Bets = {}
    sites: tuple[Site, ...] = ()

    @property
    def key(self) -> PoolKey:
        return self.kind, self.races

    @property
    def from_tickets(self) -> bool:
        return self.bets is None and not self.sites

    def pool(self, bets: Bets, exchanged: Bets) -> Pool:
        return Pool(self.kind, self.races, bets, self.carried, self.mandatory, exchanged)


def pool_name(key: PoolKey) -> str:
    kind, races = key
    return f"the {kind} pool of race {races[0]}"


def read_pools(
    entries: Sequence[PoolEntry], offers: Offers, races: Mapping[int, Race]
) -> dict[PoolKey, CardPool]:
    pools: dict[PoolKey, CardPool] = {}

    def read(entry: PoolEntry) -> None:
        pool = _pool(entry, offers, races)
        if pool.key in pools:
            refuse(Reason.DUPLICATE_ID, f"{pool_name(pool.key)} is given twice", clauses.SHARED)
        pools[pool.key] = pool

    each(entries, read, "pools")
    return pools


def _pool(entry: PoolEntry, offers: Offers, races: Mapping[int, Race]) -> CardPool:
    kind = entry.kind
    over = _races(entry, races)
    offer = at("kind", offers.offer, kind)
    sites = _sites(entry, offer, entry.sites) if entry.sites is not UNSET else ()
    if entry.exchanged is not UNSET and entry.amounts is UNSET:
        says = 'without "amounts" the tickets say what they were exchanged for'
        refuse(Reason.UNREADABLE, says, clause_of(kind), "exchanged")
    if entry.mandatory and kind not in CARRYING:
        says = f"the {kind} pool carries nothing that must be paid"
        refuse(Reason.UNREADABLE, says, clause_of(kind), "mandatory")
    return CardPool(
        kind=kind,
        races=over,
        bets=_amounts(kind, "amounts", entry.amounts) if entry.amounts is not UNSET else None,
        carried=at("carryover", money.read, entry.carryover),
        mandatory=entry.mandatory,
        exchanged=_amounts(kind, "exchanged", entry.exchanged),
        sites=sites,
    )


def _amounts(kind: Kind, place: str, given: Mapping[str, str] | UnsetType) -> Bets:
    return at(place, read_amounts, kind, {} if given is UNSET else given)


def _races(entry: PoolEntry, races: Mapping[int, Race]) -> tuple[int, ...]:
    kind, numbers = entry.kind, tuple(entry.races)
    wanted = legs(kind)
    if not numbers or numbers != tuple(range(numbers[0], numbers[0] + wanted)):
        like = list(range(4, 4 + wanted))
        over = f"one race, like {like}" if wanted == 1 else f"{wanted} races in a row, like {like}"
        says = f"the {kind} pool is on {over}, not {shown(entry.races)}"
        refuse(Reason.UNREADABLE, says, clause_of(kind), "races")
    for number in numbers:
        if number not in races:
            says = f"there is no race {number} among the races"
            refuse(Reason.NOT_OFFERED, says, clause_of(kind), "races")
    return numbers


def _sites(pool: PoolEntry, offer: Offer, entries: Sequence[SiteEntry]) -> tuple[Site, ...]:
    for key in ("amounts", "exchanged"):
        if getattr(pool, key) is not UNSET:
            says = f"a pool with sites has no {key} of its own; each site has"
            refuse(Reason.UNREADABLE, says, clauses.SHARED, key)
    names: set[str] = set()

    def read(entry: SiteEntry) -> Site:
        site = _site(pool.kind, offer, entry)
        if site.name in names:
            refuse(Reason.DUPLICATE_ID, f"the site {site.name!a} is given twice", clauses.SHARED, "name")
        names.add(site.name)
        return site

    sites = tuple(each(entries, read, "sites"))
    if not sites:
        refuse(Reason.UNREADABLE, "a pool is shared by at least one site", clauses.SHARED, "sites")
    return sites


def _site(kind: Kind, offer: Offer, entry: SiteEntry) -> Site:
    return Site(
        name=at("name", read_name, entry.name),
        terms=changed(kind, offer, entry).terms,
        bets=_amounts(kind, "amounts", entry.amounts),
        exchanged=_amounts(kind, "exchanged", entry.exchanged),
    )
