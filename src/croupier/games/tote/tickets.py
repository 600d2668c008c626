"""What each ticket is paid from a priced pool, and the result of the pool with whole cents paid."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NoReturn

import msgspec

from croupier.base.money import Cents, show
from croupier.base.names import Citation
from croupier.base.refusal import Reason, refuse
from croupier.games.tote import clauses
from croupier.games.tote.combination import show_combination
from croupier.games.tote.kinds import Combination
from croupier.games.tote.pool import Pool
from croupier.games.tote.pool_arithmetic import Bets
from croupier.games.tote.pool_result import PoolResult, worth

Stake = tuple[Combination, Cents]


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bets of one ticket in one pool: `bets` is the stake on each combination. `exchanged` are the free
    selections in a twin trifecta's second race that it was exchanged for, with the stake each replaces."""

    id: str
    bets: tuple[Stake, ...]
    exchanged: tuple[Stake, ...] = ()


class TicketPaid(msgspec.Struct, frozen=True):
    """`won` is the stake on those of its bets that are paid; `clause` is the one that decided."""

    id: str
    paid: Cents
    refunded: Cents
    won: Cents
    clause: Citation


class TicketsPaid(msgspec.Struct, frozen=True):
    """`result` has the sums that were paid to tickets, in whole cents; its payoffs stay as posted."""

    tickets: tuple[TicketPaid, ...]
    result: PoolResult


def settle_tickets(pool: Pool, result: PoolResult, tickets: Sequence[Ticket]) -> TicketsPaid:
    """Pay tickets that hold all the money of the pool. Each bet is rounded up to whole cents, which the
    breakage pays for."""
    _same_money(pool.bets, _held(bet for ticket in tickets for bet in ticket.bets))
    _same_money(pool.exchanged, _held(bet for ticket in tickets for bet in ticket.exchanged))
    return settle_some(pool, result, tickets)


def settle_some(pool: Pool, result: PoolResult, tickets: Sequence[Ticket]) -> TicketsPaid:
    """Pay tickets that hold some of the money of the pool. The rest on each combination counts as one bet."""
    bets = _rest(pool.bets, _held(bet for ticket in tickets for bet in ticket.bets))
    free = _rest(pool.exchanged, _held(bet for ticket in tickets for bet in ticket.exchanged))
    settled = tuple(pay(result, ticket) for ticket in tickets)
    paid = sum(ticket.paid for ticket in settled)
    paid += sum(worth(price, bets[combo]) for combo, price in result.prices.items())
    paid += sum(worth(price, free[combo]) for combo, price in result.exchange_prices.items())
    left = result.breakage - result.minus + result.paid - paid
    exact = msgspec.structs.replace(result, paid=paid, breakage=max(left, 0), minus=max(-left, 0))
    return TicketsPaid(settled, exact)


def pay(result: PoolResult, ticket: Ticket) -> TicketPaid:
    paid = sum(worth(result.prices.get(combo, 0), stake) for combo, stake in ticket.bets)
    free = sum(worth(result.exchange_prices.get(combo, 0), behind) for combo, behind in ticket.exchanged)
    won = sum(stake for combo, stake in ticket.bets if combo in result.prices)
    refunded = sum(stake for combo, stake in ticket.bets if combo in result.refunded)
    clause = _why_back(result, ticket) if refunded and not paid + free else result.clause
    return TicketPaid(ticket.id, paid + free, refunded, won, clause)


def _why_back(result: PoolResult, ticket: Ticket) -> Citation:
    return next(result.clause_for(combo) for combo, _ in ticket.bets if combo in result.refunded)


def _same_money(bets: Bets, held: Counter[Combination]) -> None:
    """Refuse to pay if the totals of the pool and those of its tickets differ."""
    for combo in bets.keys() | held.keys():
        if held[combo] != bets.get(combo, 0):
            _differs(combo, held, bets)


def _rest(bets: Bets, held: Counter[Combination]) -> Bets:
    """The money of the pool that is on none of these tickets; refuses tickets that hold more than the
    pool."""
    for combo in held:
        if held[combo] > bets.get(combo, 0):
            _differs(combo, held, bets)
    return {combo: bet - held[combo] for combo, bet in bets.items()}


def _held(on_tickets: Iterable[Stake]) -> Counter[Combination]:
    held: Counter[Combination] = Counter()
    for combo, stake in on_tickets:
        held[combo] += stake
    return held


def _differs(combo: Combination, held: Bets, bets: Bets) -> NoReturn:
    amounts = f"{show(held[combo])} on {show_combination(combo)} and the pool {show(bets.get(combo, 0))}"
    refuse(Reason.AMOUNT_DIFFERS, f"the tickets hold {amounts}", clauses.SHARED)
