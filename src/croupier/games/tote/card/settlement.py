"""A card settled: every pool priced, and every ticket paid, refunded or lost."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from croupier.base.money import Cents
from croupier.base.names import Citation, PlayerId, WagerId
from croupier.games.round import Ruling, Settled, Verdict, Wager
from croupier.games.tote.card.card import Card
from croupier.games.tote.card.decoding import at
from croupier.games.tote.card.pools import CardPool, PoolKey
from croupier.games.tote.card.sold_tickets import SoldTicket, by_pool, programme
from croupier.games.tote.kinds import Combination, Interest, Kind
from croupier.games.tote.notation import show_bet
from croupier.games.tote.offers import Offers
from croupier.games.tote.pool import Pool
from croupier.games.tote.pool_arithmetic import Bets
from croupier.games.tote.pool_result import PoolResult
from croupier.games.tote.pricers import price
from croupier.games.tote.race import Race
from croupier.games.tote.sites import SharedPoolResult, SiteResult, price_sites
from croupier.games.tote.tickets import Ticket, TicketPaid, settle_some, settle_tickets

TicketsHeld: TypeAlias = Sequence[tuple[SoldTicket, Ticket]]
"""The tickets in one pool, each with the bets that it holds there."""


class PoolSettlement(msgspec.Struct, frozen=True):
    """`bets` is the money that was in the pool; where sites share it, each site has its own."""

    asked: CardPool
    result: PoolResult | SharedPoolResult
    bets: Bets = {}


class TicketSettlement(msgspec.Struct, frozen=True):
    """`parts` is what the ticket got from each of its pools."""

    ticket: SoldTicket
    parts: tuple[tuple[PoolKey, TicketPaid], ...]

    @property
    def paid(self) -> Cents:
        return sum(part.paid for _, part in self.parts)

    @property
    def refunded(self) -> Cents:
        return sum(part.refunded for _, part in self.parts)

    @property
    def won(self) -> Cents:
        """What was staked on those of its bets that are paid."""
        return sum(part.won for _, part in self.parts)

    @property
    def verdict(self) -> Verdict:
        """Won if any bet is paid, else refunded if any is refunded: a ticket with money due is not lost."""
        if self.paid:
            return Verdict.WON
        return Verdict.REFUNDED if self.refunded else Verdict.LOST

    @property
    def clause(self) -> Citation:
        """That of the first pool which pays the ticket, or else of its first pool."""
        parts = [part for _, part in self.parts]
        return next((part for part in parts if part.paid), parts[0]).clause

    def settled(self) -> Settled:
        """The ticket as one wager. A bet that wins or is refunded returns its stake; a losing one's is
        collected: so a box is won even if it is paid less than it cost."""
        ticket = self.ticket
        wager = Wager(WagerId(ticket.id), PlayerId(ticket.player), show_bet(ticket.bet), ticket.cost)
        returned = self.won + self.refunded
        ruling = Ruling(self.verdict, self.clause)
        return Settled(wager, ruling, self.paid - self.won, returned, ticket.cost - returned)


class CardSettlement(msgspec.Struct, frozen=True):
    offers: Offers
    pools: tuple[PoolSettlement, ...]
    tickets: tuple[TicketSettlement, ...]


def settle_card(card: Card) -> CardSettlement:
    held = by_pool(card.tickets, programme(card.races.values()))
    races = _with_favourites(card, held)
    parts: dict[str, list[tuple[PoolKey, TicketPaid]]] = {ticket.id: [] for ticket in card.tickets}
    pools = []
    for index, asked in enumerate(card.pools.values()):
        place = f"{card.pools_at}[{index}]"
        settled, paid = at(place, _settle_pool, card.offers, asked, races, held.get(asked.key, ()))
        pools.append(settled)
        for one in paid:
            parts[one.id].append((asked.key, one))
    tickets = tuple(TicketSettlement(ticket, tuple(parts[ticket.id])) for ticket in card.tickets)
    return CardSettlement(card.offers, tuple(pools), tickets)


def _settle_pool(
    offers: Offers, asked: CardPool, races: Mapping[int, Race], held: TicketsHeld
) -> tuple[PoolSettlement, Sequence[TicketPaid]]:
    if asked.sites:
        return _settle_sites(asked, races, held)
    pool = _pool(asked, held)
    result = price(pool, offers.offer(asked.kind).terms, races)
    settle = settle_tickets if asked.from_tickets else settle_some
    settled = settle(pool, result, [ticket for _, ticket in held])
    return PoolSettlement(asked, settled.result, pool.bets), settled.tickets


def _settle_sites(
    asked: CardPool, races: Mapping[int, Race], held: TicketsHeld
) -> tuple[PoolSettlement, Sequence[TicketPaid]]:
    shared = price_sites(asked.kind, asked.races, races, asked.sites, asked.carried, asked.mandatory)
    paid: list[TicketPaid] = []
    results: list[SiteResult] = []
    for site, priced in zip(asked.sites, shared.sites, strict=True):
        here = [ticket for sold, ticket in held if sold.site == site.name]
        pool = Pool(asked.kind, asked.races, site.bets, exchanged=site.exchanged)
        settled = at(site.name, settle_some, pool, priced.result, here)
        paid += settled.tickets
        results.append(msgspec.structs.replace(priced, result=settled.result))
    return PoolSettlement(asked, msgspec.structs.replace(shared, sites=tuple(results))), paid


def _pool(asked: CardPool, held: TicketsHeld) -> Pool:
    """The pool with the money that the card gives it, or else with that of the tickets."""
    if asked.bets is not None:
        return asked.pool(asked.bets, asked.exchanged)
    bets = _summed(bet for _, ticket in held for bet in ticket.bets)
    return asked.pool(bets, _summed(bet for _, ticket in held for bet in ticket.exchanged))


def _summed(bets: Iterable[tuple[Combination, Cents]]) -> Bets:
    money: Counter[Combination] = Counter()
    for combination, stake in bets:
        money[combination] += stake
    return money


def _with_favourites(card: Card, held: Mapping[PoolKey, TicketsHeld]) -> Mapping[int, Race]:
    """The races, each with the money of its win pool where its entry gave no `win` money."""
    found = dict(card.races)
    for key, asked in card.pools.items():
        race = card.races[asked.races[0]]
        if asked.kind is Kind.WIN and not race.win:
            found[race.number] = msgspec.structs.replace(race, win=_win_money(asked, held.get(key, ())))
    return found


def _win_money(asked: CardPool, held: TicketsHeld) -> dict[Interest, Cents]:
    everywhere = [site.bets for site in asked.sites] if asked.sites else [_pool(asked, held).bets]
    money = _summed(bet for bets in everywhere for bet in bets.items())
    return {combination[0]: amount for combination, amount in money.items()}
