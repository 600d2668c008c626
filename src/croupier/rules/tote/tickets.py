"""What each ticket gets from a priced pool, and the pool to the cent after the tickets are paid."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NoReturn

import msgspec

from croupier.messages.refusal import Reason, refuse
from croupier.money import Cents, show
from croupier.names import Citation
from croupier.rules.tote.combination import show_combination
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
    """`won` is what was staked on those of its bets that are paid; `clause` is why it ended so."""

    id: str
    paid: Cents
    refunded: Cents
    won: Cents
    clause: Citation


class TicketsPaid(msgspec.Struct, frozen=True):
    """`priced` has what the tickets were really paid; its payoffs stay as they were posted."""

    tickets: tuple[TicketPaid, ...]
    priced: Priced


def settle_tickets(pool: Pool, priced: Priced, tickets: Sequence[Ticket]) -> TicketsPaid:
    """Each bet gets whole cents; what is left of a cent goes to the breakage, or makes the minus smaller."""
    _same_money(pool.bets, (bet for ticket in tickets for bet in ticket.bets))
    _same_money(pool.exchanged, (bet for ticket in tickets for bet in ticket.exchanged))
    settled = tuple(pay(priced, ticket) for ticket in tickets)
    paid = sum(ticket.paid for ticket in settled)
    left = priced.breakage - priced.minus + priced.paid - paid
    exact = msgspec.structs.replace(priced, paid=paid, breakage=max(left, 0), minus=max(-left, 0))
    return TicketsPaid(settled, exact)


def settle_some(pool: Pool, priced: Priced, tickets: Sequence[Ticket]) -> tuple[TicketPaid, ...]:
    """What those tickets get that a pool holds among others, whose money stays as it is posted."""
    _within(pool.bets, (bet for ticket in tickets for bet in ticket.bets))
    _within(pool.exchanged, (bet for ticket in tickets for bet in ticket.exchanged))
    return tuple(pay(priced, ticket) for ticket in tickets)


def pay(priced: Priced, ticket: Ticket) -> TicketPaid:
    paid = sum(worth(priced.prices.get(combo, 0), stake) for combo, stake in ticket.bets)
    free = sum(worth(priced.exchange_prices.get(combo, 0), behind) for combo, behind in ticket.exchanged)
    won = sum(stake for combo, stake in ticket.bets if combo in priced.prices)
    refunded = sum(stake for combo, stake in ticket.bets if combo in priced.refunded)
    clause = _why_back(priced, ticket) if refunded and not paid + free else priced.clause
    return TicketPaid(ticket.id, paid + free, refunded, won, clause)


def _why_back(priced: Priced, ticket: Ticket) -> Citation:
    return next(priced.clause_for(combo) for combo, _ in ticket.bets if combo in priced.refunded)


def _same_money(bets: Bets, on_tickets: Iterable[Bet]) -> None:
    """The pool is what its tickets hold: two sets of totals that must agree before anything is paid."""
    held = _held(on_tickets)
    for combo in bets.keys() | held.keys():
        if held[combo] != bets.get(combo, 0):
            _differs(combo, held, bets)


def _within(bets: Bets, on_tickets: Iterable[Bet]) -> None:
    held = _held(on_tickets)
    for combo in held:
        if held[combo] > bets.get(combo, 0):
            _differs(combo, held, bets)


def _held(on_tickets: Iterable[Bet]) -> Counter[Combination]:
    held: Counter[Combination] = Counter()
    for combo, stake in on_tickets:
        held[combo] += stake
    return held


def _differs(combo: Combination, held: Bets, bets: Bets) -> NoReturn:
    amounts = f"{show(held[combo])} on {show_combination(combo)} and the pool {show(bets.get(combo, 0))}"
    refuse(Reason.AMOUNT_DIFFERS, f"the tickets hold {amounts}")
