"""A card: races with their results, the pools on them and the tickets, all checked before any is priced."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import UNSET

from croupier.base.refusal import Reason, refuse
from croupier.games.tote import clauses
from croupier.games.tote.card.decoding import at, decode
from croupier.games.tote.card.entries import Outcome, PriceRequest, SettleRequest, TicketEntry
from croupier.games.tote.card.pools import CardPool, PoolKey, pool_name, read_pools
from croupier.games.tote.card.races import read_races
from croupier.games.tote.card.sold_tickets import SoldTicket, read_tickets
from croupier.games.tote.card.terms import offers_with_changes
from croupier.games.tote.offers import Offers
from croupier.games.tote.race import Race


class Card(msgspec.Struct, frozen=True):
    """`pools_at` is where the request names its pools, for refusals that are about one."""

    offers: Offers
    races: Mapping[int, Race]
    pools: Mapping[PoolKey, CardPool]
    tickets: Sequence[SoldTicket]
    pools_at: str


def read_price_request(given: object) -> Card:
    """The card of a `croupier tote price` request, or a refusal."""
    request = decode(given, PriceRequest)
    if request.pools is UNSET and request.tickets is UNSET:
        refuse(Reason.UNREADABLE, 'the request must have "pools" or "tickets"')
    offers = offers_with_changes(request.track, request.terms.given())
    races, pools = _races_and_pools(request, offers)
    if request.tickets is UNSET:
        _check_money(pools or {})
        card = Card(offers, races, pools or {}, (), "pools")
    else:
        card = _with_tickets(offers, races, pools, request.tickets, "tickets", "pools")
    if not card.pools:
        refuse(Reason.UNREADABLE, "the request names no pool and no ticket: there is nothing to price")
    return card


def read_settle_request(given: object) -> Card:
    """The card of a `croupier settle` request for race bets, or a refusal."""
    request = decode(given, SettleRequest)
    offers = at("options", offers_with_changes, request.options.track, request.options.terms.given())
    races, pools = at("outcome", _races_and_pools, request.outcome, offers)
    return _with_tickets(offers, races, pools, request.wagers, "wagers", "outcome.pools")


def _races_and_pools(
    entry: PriceRequest | Outcome, offers: Offers
) -> tuple[Mapping[int, Race], Mapping[PoolKey, CardPool] | None]:
    """The races, and the pools or None: without a list of pools, not with an empty one, tickets make them."""
    races = read_races(entry.races)
    return races, None if entry.pools is UNSET else read_pools(entry.pools, offers, races)


def _with_tickets(  # noqa: PLR0917 - what a card holds, and where the request has it
    offers: Offers,
    races: Mapping[int, Race],
    named: Mapping[PoolKey, CardPool] | None,
    entries: Sequence[TicketEntry],
    place: str,
    pools_at: str,
) -> Card:
    """`place` is the key of the request that the tickets stand under."""
    tickets = read_tickets(entries, place, offers, races)
    made = {key: CardPool(*key) for ticket in tickets for key in ticket.pools}
    pools = made if named is None else named
    for index, ticket in enumerate(tickets):
        at(f"{place}[{index}]", _check_pools, ticket, pools)
    return Card(offers, races, pools, tickets, pools_at)


def _check_money(pools: Mapping[PoolKey, CardPool]) -> None:
    """Without tickets every pool must say what was bet in it."""
    for index, pool in enumerate(pools.values()):
        if pool.from_tickets:
            needs = 'give its "amounts" or "sites", or "tickets" for all pools'
            says = f"{pool_name(pool.key)} has no money: {needs}"
            refuse(Reason.UNREADABLE, says, clauses.SHARED, f"pools[{index}]")


def _check_pools(ticket: SoldTicket, pools: Mapping[PoolKey, CardPool]) -> None:
    """Each pool of a ticket must be on the card, and its site too where the pool has sites."""
    for key in ticket.pools:
        if key not in pools:
            says = f"{pool_name(key)} is not among the pools; leave out all pools, and the tickets make them"
            refuse(Reason.NOTHING_THERE, says, clauses.SHARED, "bet")
        sites = [site.name for site in pools[key].sites]
        if ticket.site not in (sites or [""]):
            known = f"its sites are {', '.join(map(ascii, sites))}" if sites else "it has no sites"
            no_such = f"{pool_name(key)} has no site {ticket.site!a}"
            asked = no_such if ticket.site else f'say the "site" of {pool_name(key)}'
            refuse(Reason.NOTHING_THERE, f"{asked}; {known}", clauses.TICKET, "site")
