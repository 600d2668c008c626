"""What every pool shares: winners and their parts become broken prices, and every cent is accounted for."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction

import msgspec

from croupier.base.money import Cents
from croupier.base.names import Citation
from croupier.games.tote import clauses
from croupier.games.tote.kinds import Combination
from croupier.games.tote.pool import Pool, PoolTerms
from croupier.games.tote.pool_result import DOLLAR, Payoff, PoolResult, Rung, worth

Bets = Mapping[Combination, Cents]

STANDARD = Fraction(1)


class Winner(msgspec.Struct, frozen=True):
    """Combinations that were sold and share one price. `part` is theirs of the profit; all parts make one."""

    wins: str
    rung: Rung
    combos: Collection[Combination]
    part: Fraction = Fraction(1)


class Line(msgspec.Struct, frozen=True):
    """A payoff as it is posted, and what $1 on each of its combinations gets."""

    payoff: Payoff
    prices: Mapping[Combination, Cents]


class Held(msgspec.Struct, frozen=True):
    """A pool at one site after refunds and takeout: `bets` are still in play, and `net` is there to be paid.

    A dollar bet there counts for its `weight`: for one where a pool is all at one site, and at net price for
    what the site's takeout leaves of it."""

    pool: Pool
    terms: PoolTerms
    bets: Bets
    withdrawn: frozenset[Combination]
    wagers: Cents
    refunds: Cents
    takeout: Cents
    net: Cents
    weight: Fraction = STANDARD


def hold(
    pool: Pool, terms: PoolTerms, withdrawn: Collection[Combination] = (), weight: Fraction = STANDARD
) -> Held:
    """Give back the combinations that name somebody withdrawn, then take the track's part of the rest."""
    back = frozenset(withdrawn)
    bets = {combo: bet for combo, bet in pool.bets.items() if combo not in back} if back else pool.bets
    wagers, gross = sum(pool.bets.values()), sum(bets.values())
    takeout = terms.taken(gross)
    return Held(pool, terms, bets, back, wagers, wagers - gross, takeout, gross - takeout, weight)


def money_on(bets: Bets, combos: Iterable[Combination]) -> Cents:
    return sum(bets[combo] for combo in combos)


def shared(rung: Rung, covered: Sequence[tuple[str, Collection[Combination]]]) -> tuple[Winner, ...]:
    """Winners, each a label with its sold combinations, that share the profit equally."""
    part = Fraction(1, len(covered)) if covered else Fraction()
    return tuple(Winner(wins, rung, combos, part) for wins, combos in covered)


def line(held: Held, winner: Winner, exact: Fraction) -> Line:
    """A winner at the exact price of $1, in dollars, once that is broken and not below the minimum."""
    return line_at(held, winner, max(broken(exact, held.terms), held.terms.minimum))


def line_at(held: Held, winner: Winner, price: Cents, bets: Bets | None = None) -> Line:
    """A winner at a price already made. Each combination's money counts as one bet."""
    on = held.bets if bets is None else bets
    paid = sum(worth(price, on[combo]) for combo in winner.combos)
    exact = winner.rung is Rung.EXACT
    clause = clauses.clause_of(held.pool.kind) if exact else clauses.BY_RESULT
    payoff = Payoff(winner.wins, winner.rung, price, money_on(on, winner.combos), paid, clause)
    return Line(payoff, dict.fromkeys(winner.combos, price))


def broken(exact: Fraction, terms: PoolTerms) -> Cents:
    """The price of $1 in cents, brought down to the break."""
    return exact * DOLLAR // terms.break_to * terms.break_to


def balanced(
    held: Held, rung: Rung, lines: Iterable[Line], carried_out: Cents = 0, exchanges: Iterable[Line] = ()
) -> PoolResult:
    """The pool in balance: what was there to pay and was not is breakage; what was not there is minus."""
    paying, exchanged = tuple(lines), tuple(exchanges)
    payoffs = tuple(one.payoff for one in (*paying, *exchanged))
    paid = sum(payoff.paid for payoff in payoffs)
    left = held.net + held.pool.carried - carried_out - paid
    return PoolResult(
        kind=held.pool.kind,
        races=held.pool.races,
        rung=rung,
        wagers=held.wagers,
        refunds=held.refunds,
        takeout=held.takeout,
        breakage=max(left, 0),
        minus=max(-left, 0),
        paid=paid,
        carried_in=held.pool.carried,
        carried_out=carried_out,
        payoffs=payoffs,
        prices=_together(paying),
        refunded=held.withdrawn,
        exchange_prices=_together(exchanged),
        withdrawn=held.withdrawn,
        clause=clauses.BY_RESULT,
    )


def _together(lines: Iterable[Line]) -> dict[Combination, Cents]:
    """A combination that several lines pay gets them all."""
    prices: dict[Combination, Cents] = {}
    for one in lines:
        for combo, price in one.prices.items():
            prices[combo] = prices.get(combo, 0) + price
    return prices


def refund_all(pool: Pool, clause: Citation, withdrawn: frozenset[Combination] = frozenset()) -> PoolResult:
    """Every wager goes back whole; what was carried into the pool stays carried."""
    wagers = sum(pool.bets.values())
    return PoolResult(
        kind=pool.kind,
        races=pool.races,
        rung=Rung.REFUND,
        wagers=wagers,
        refunds=wagers,
        takeout=0,
        breakage=0,
        minus=0,
        paid=0,
        carried_in=pool.carried,
        carried_out=pool.carried,
        payoffs=(),
        prices={},
        refunded=frozenset(pool.bets),
        withdrawn=withdrawn,
        clause=clause,
    )
