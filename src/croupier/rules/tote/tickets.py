"""What each ticket gets from a priced pool, and the pool to the cent after the tickets are paid."""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from croupier.messages.refusal import Reason, refuse, shown
from croupier.money import Cents, show
from croupier.rules.tote.kinds import Combination
from croupier.rules.tote.pool import Pool
from croupier.rules.tote.price import Bets
from croupier.rules.tote.priced import Priced, worth

Bet = tuple[Combination, Cents]


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`bets` are what its holder staked on each combination; `exchanged` the free selections it was
    exchanged for in a twin trifecta's second race, with the money behind each."""

    id: str
    bets: tuple[Bet, ...]
    exchanged: tuple[Bet, ...] = ()


class TicketPaid(msgspec.Struct, frozen=True):
    id: str
    paid: Cents
    refunded: Cents


class TicketsPaid(msgspec.Struct, frozen=True):
    """`priced` has what the tickets were really paid; its payoffs stay as they were posted."""

    tickets: tuple[TicketPaid, ...]
    priced: Priced


def settle_tickets(pool: Pool, priced: Priced, tickets: Sequence[Ticket]) -> TicketsPaid:
    """Each bet gets whole cents; what is left of a cent goes to the breakage, or makes the minus smaller."""
    _same_money(pool.bets, (bet for ticket in tickets for bet in ticket.bets))
    _same_money(pool.exchanged, (bet for ticket in tickets for bet in ticket.exchanged))
    settled = tuple(_settle(priced, ticket) for ticket in tickets)
    paid = sum(ticket.paid for ticket in settled)
    left = priced.breakage - priced.minus + priced.paid - paid
    exact = msgspec.structs.replace(priced, paid=paid, breakage=max(left, 0), minus=max(-left, 0))
    return TicketsPaid(settled, exact)


def _settle(priced: Priced, ticket: Ticket) -> TicketPaid:
    paid = sum(worth(priced.prices.get(combo, 0), stake) for combo, stake in ticket.bets)
    free = sum(worth(priced.exchange_prices.get(combo, 0), behind) for combo, behind in ticket.exchanged)
    refunded = sum(stake for combo, stake in ticket.bets if combo in priced.refunded)
    return TicketPaid(ticket.id, paid + free, refunded)


def _same_money(bets: Bets, on_tickets: Iterable[Bet]) -> None:
    """The pool is what its tickets hold: two sets of totals that must agree before anything is paid."""
    held: Counter[Combination] = Counter()
    for combo, stake in on_tickets:
        held[combo] += stake
    for combo in bets.keys() | held.keys():
        if held[combo] != bets.get(combo, 0):
            amounts = f"{show(held[combo])} on {shown(combo)} and the pool {show(bets.get(combo, 0))}"
            refuse(Reason.AMOUNT_DIFFERS, f"the tickets hold {amounts}")
