"""What comes of a day: every pool priced, and every ticket paid, given back or lost."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

from croupier.base.money import Cents
from croupier.cli.strict import at
from croupier.cli.tote.day import Day
from croupier.cli.tote.pools import Asked, Key
from croupier.cli.tote.slips import Slip, by_pool, programme
from croupier.games.tote.kinds import Combination, Interest, Kind
from croupier.games.tote.offers import Offers
from croupier.games.tote.pool import Pool
from croupier.games.tote.pool_arithmetic import Bets
from croupier.games.tote.pool_result import PoolResult
from croupier.games.tote.pricers import price
from croupier.games.tote.race import Race
from croupier.games.tote.sites import SharedPoolResult, SiteResult, price_sites
from croupier.games.tote.tickets import Ticket, TicketPaid, TicketsPaid, settle_some, settle_tickets

Held: TypeAlias = Sequence[tuple[Slip, Ticket]]
Part: TypeAlias = tuple[Key, TicketPaid]
"""What a ticket got from one of its pools."""


class PoolEnd(msgspec.Struct, frozen=True):
    """`bets` is the money that was in it; where sites share it, that is with each of them."""

    asked: Asked
    result: PoolResult | SharedPoolResult
    bets: Bets = {}


class SlipEnd(msgspec.Struct, frozen=True):
    slip: Slip
    parts: tuple[Part, ...]

    @property
    def paid(self) -> Cents:
        return sum(part.paid for _, part in self.parts)

    @property
    def refunded(self) -> Cents:
        return sum(part.refunded for _, part in self.parts)

    @property
    def won(self) -> Cents:
        return sum(part.won for _, part in self.parts)


class DayEnd(msgspec.Struct, frozen=True):
    offers: Offers
    pools: tuple[PoolEnd, ...]
    slips: tuple[SlipEnd, ...]


def settle_day(day: Day) -> DayEnd:
    card, pools = day.card, day.card.pools or {}
    held = by_pool(day.slips, programme(card.races.values()))
    races = _with_favourites(card.races, pools, held)
    parts: dict[str, list[Part]] = {slip.id: [] for slip in day.slips}
    ends = []
    for index, asked in enumerate(pools.values()):
        place = f"{day.pools_at}[{index}]"
        end, paid = at(place, _settle, card.offers, asked, races, held.get(asked.key, ()))
        ends.append(end)
        for one in paid:
            parts[one.id].append((asked.key, one))
    slips = tuple(SlipEnd(slip, tuple(parts[slip.id])) for slip in day.slips)
    return DayEnd(card.offers, tuple(ends), slips)


def _settle(
    offers: Offers, asked: Asked, races: Mapping[int, Race], held: Held
) -> tuple[PoolEnd, Sequence[TicketPaid]]:
    if asked.sites:
        return _settle_sites(asked, races, held)
    tickets = [ticket for _, ticket in held]
    terms = offers.offer(asked.kind).terms
    pool = _pool(asked, held)
    priced = price(pool, terms, races)
    settle = settle_tickets if asked.from_tickets else settle_some
    settled = settle(pool, priced, tickets)
    return PoolEnd(asked, settled.result, pool.bets), settled.tickets


def _settle_sites(
    asked: Asked, races: Mapping[int, Race], held: Held
) -> tuple[PoolEnd, Sequence[TicketPaid]]:
    done = price_sites(asked.kind, asked.races, races, asked.sites, asked.carried, asked.mandatory)
    paid: list[TicketPaid] = []
    ends: list[SiteResult] = []
    for site, end in zip(asked.sites, done.sites, strict=True):
        here = [ticket for slip, ticket in held if slip.site == site.name]
        pool = Pool(asked.kind, asked.races, site.bets, exchanged=site.exchanged)
        settled: TicketsPaid = at(site.name, settle_some, pool, end.result, here)
        paid += settled.tickets
        ends.append(msgspec.structs.replace(end, result=settled.result))
    return PoolEnd(asked, msgspec.structs.replace(done, sites=tuple(ends))), paid


def _pool(asked: Asked, held: Held) -> Pool:
    if asked.bets is not None:
        return asked.pool(asked.bets, asked.exchanged)
    bets, exchanged = Counter[Combination](), Counter[Combination]()
    for _, ticket in held:
        _add(bets, ticket.bets)
        _add(exchanged, ticket.exchanged)
    return asked.pool(bets, exchanged)


def _add(bets: Counter[Combination], more: Sequence[tuple[Combination, int]]) -> None:
    for combination, stake in more:
        bets[combination] += stake


def _with_favourites(
    races: Mapping[int, Race], pools: Mapping[Key, Asked], held: Mapping[Key, Held]
) -> Mapping[int, Race]:
    """Where a race does not say its win money, that of its win pool names the favourite."""
    found = dict(races)
    for key, asked in pools.items():
        race = races[asked.races[0]]
        if asked.kind is Kind.WIN and not race.win:
            found[race.number] = msgspec.structs.replace(race, win=_win_money(asked, held.get(key, ())))
    return found


def _win_money(asked: Asked, held: Held) -> dict[Interest, int]:
    money: Counter[Interest] = Counter()
    for bets in (site.bets for site in asked.sites) if asked.sites else (_pool(asked, held).bets,):
        _join(money, bets)
    return money


def _join(money: Counter[Interest], bets: Bets) -> None:
    for combination, amount in bets.items():
        money[combination[0]] += amount
