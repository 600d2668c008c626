"""Tickets of a card from their entries, and the single bets that they hold in each pool."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec import UNSET

from croupier.base.money import Cents
from croupier.base.refusal import Reason, refuse
from croupier.games.tote import clauses
from croupier.games.tote.accept import accept
from croupier.games.tote.bet import Bet
from croupier.games.tote.card.decoding import at, each
from croupier.games.tote.card.entries import TicketEntry, WagerEntry
from croupier.games.tote.card.json_values import read_exchange, read_name
from croupier.games.tote.card.pools import PoolKey
from croupier.games.tote.combination import show_combination
from croupier.games.tote.expand import combinations_of
from croupier.games.tote.field import Fields
from croupier.games.tote.kinds import Combination, Kind
from croupier.games.tote.notation import read_bet
from croupier.games.tote.offers import Offers
from croupier.games.tote.race import Race
from croupier.games.tote.tickets import Ticket
from croupier.games.tote.twin_trifecta import may_exchange

MOST_HELD = 1_000_000
"""Single bets on all the tickets of one request, so that no file takes more memory than a machine has."""


class SoldTicket(msgspec.Struct, frozen=True):
    """`bets` is how many single bets it holds; `exchanged` is what a twin trifecta was exchanged for."""

    id: str
    bet: Bet
    bets: int
    player: str = ""
    site: str = ""
    exchanged: Combination | None = None

    @property
    def cost(self) -> Cents:
        return self.bets * self.bet.amount

    @property
    def pools(self) -> list[PoolKey]:
        return [(kind, self.bet.races) for kind in self.bet.pools]


def programme(races: Iterable[Race]) -> Fields:
    """What ALL stands for on these tickets: everyone on the programme, scratched or not."""
    return {race.number: race.interests() for race in races}


def read_tickets(
    entries: Sequence[TicketEntry], place: str, offers: Offers, races: Mapping[int, Race]
) -> list[SoldTicket]:
    """`place` is the key of the request that the tickets stand under."""
    fields = programme(races.values())
    ids: set[str] = set()
    held = 0

    def read(entry: TicketEntry) -> SoldTicket:
        nonlocal held
        ticket = _ticket(entry, offers, fields)
        if ticket.id in ids:
            refuse(Reason.DUPLICATE_ID, f"the id {ticket.id!a} is given twice", clauses.TICKET, "id")
        ids.add(ticket.id)
        at("exchanged", _check_exchange, ticket, races)
        held += ticket.bets
        if held > MOST_HELD:
            refuse(Reason.ABOVE_MAXIMUM, f"the {place} hold more than {MOST_HELD:,} single bets in all")
        return ticket

    return each(entries, read, place)


def _ticket(entry: TicketEntry, offers: Offers, fields: Fields) -> SoldTicket:
    ident = at("id", read_name, entry.id)
    bet = at("bet", read_bet, entry.bet)
    player = entry.player if isinstance(entry, WagerEntry) else UNSET
    exchanged = entry.exchanged
    return SoldTicket(
        id=ident,
        bet=bet,
        bets=at("bet", accept, bet, fields, offers.check),
        player="" if player is UNSET else at("player", read_name, player),
        site="" if entry.site is UNSET else at("site", read_name, entry.site),
        exchanged=None if exchanged is UNSET else at("exchanged", read_exchange, exchanged),
    )


def _check_exchange(ticket: SoldTicket, races: Mapping[int, Race]) -> None:
    """Only a winner of the first race is exchanged, and for runners who are still in the second."""
    if ticket.exchanged is None:
        return
    bet = ticket.bet
    if bet.pools != (Kind.TWIN_TRIFECTA,):
        says = f"{bet.called} is not exchanged: only a TWIN TRIFECTA is"
        refuse(Reason.UNREADABLE, says, clauses.TWIN_TRIFECTA)
    for combination in combinations_of(bet, programme(races.values())):
        if not may_exchange(combination, races[bet.race]):
            says = f"{show_combination(combination)} did not win race {bet.race}, so it was not exchanged"
            refuse(Reason.NOT_OFFERED, says, clauses.TWIN_TRIFECTA)
    second = races[bet.races[-1]]
    for one in sorted(set(ticket.exchanged) - set(second.interests())):
        says = f"{one} is not on the programme of race {second.number}"
        refuse(Reason.UNKNOWN_SPOT, says, clauses.TWIN_TRIFECTA)
    for one in sorted(second.gone_early(bet.race).intersection(ticket.exchanged)):
        says = f"{one} was scratched from race {second.number}: exchange it again"
        refuse(Reason.NOT_OFFERED, says, clauses.TWIN_TRIFECTA)


def by_pool(tickets: Iterable[SoldTicket], fields: Fields) -> dict[PoolKey, list[tuple[SoldTicket, Ticket]]]:
    """The bets that each pool holds, ticket by ticket; an across-the-board ticket is in three pools."""
    held: dict[PoolKey, list[tuple[SoldTicket, Ticket]]] = defaultdict(list)
    for ticket in tickets:
        amount = ticket.bet.amount
        bets = tuple((combination, amount) for combination in combinations_of(ticket.bet, fields))
        free = ((ticket.exchanged, amount),) if ticket.exchanged else ()
        for key in ticket.pools:
            held[key].append((ticket, Ticket(ticket.id, bets, free)))
    return held
