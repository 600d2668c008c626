"""The arithmetic of every pool: takeout, refunds, broken prices, and a balance of every cent."""

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
    """Sold combinations that are paid one price. `part` is their part of the profit; the parts add up to
    one."""

    wins: str
    rung: Rung
    combos: Collection[Combination]
    part: Fraction = Fraction(1)


class Line(msgspec.Struct, frozen=True):
    """A posted payoff, and the price of $1 on each of its combinations, in cents."""

    payoff: Payoff
    prices: Mapping[Combination, Cents]


class Held(msgspec.Struct, frozen=True):
    """A pool at one site after refunds and takeout: `bets` are still in play, and `net` is there to be paid.

    `weight` is what a dollar bet there counts for: 1 in a pool at one site; at net price, the part of it
    that the site's takeout leaves."""

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
    """Refund the withdrawn combinations, then take the takeout from the rest."""
    back = frozenset(withdrawn)
    bets = {combo: bet for combo, bet in pool.bets.items() if combo not in back} if back else pool.bets
    wagers, gross = sum(pool.bets.values()), sum(bets.values())
    takeout = terms.taken(gross)
    return Held(pool, terms, bets, back, wagers, wagers - gross, takeout, gross - takeout, weight)


def money_on(bets: Bets, combos: Iterable[Combination]) -> Cents:
    return sum(bets[combo] for combo in combos)


def shared(rung: Rung, covered: Sequence[tuple[str, Collection[Combination]]]) -> tuple[Winner, ...]:
    """Winners that share the profit equally, from a label and the sold combinations of each."""
    part = Fraction(1, len(covered)) if covered else Fraction()
    return tuple(Winner(wins, rung, combos, part) for wins, combos in covered)


def line(held: Held, winner: Winner, exact: Fraction) -> Line:
    """The payoff of a winner from the exact price of $1, in dollars: broken, and raised to the minimum."""
    return line_at(held, winner, max(broken(exact, held.terms), held.terms.minimum))


def line_at(held: Held, winner: Winner, price: Cents, bets: Bets | None = None) -> Line:
    """The payoff of a winner at a given price in cents. All money on a combination counts as one bet."""
    on = held.bets if bets is None else bets
    paid = sum(worth(price, on[combo]) for combo in winner.combos)
    exact = winner.rung is Rung.EXACT
    clause = clauses.clause_of(held.pool.kind) if exact else clauses.BY_RESULT
    payoff = Payoff(winner.wins, winner.rung, price, money_on(on, winner.combos), paid, clause)
    return Line(payoff, dict.fromkeys(winner.combos, price))


def broken(exact: Fraction, terms: PoolTerms) -> Cents:
    """The price of $1 in cents, rounded down to a multiple of the break."""
    return exact * DOLLAR // terms.break_to * terms.break_to


def balanced(
    held: Held, rung: Rung, lines: Iterable[Line], carried_out: Cents = 0, exchanges: Iterable[Line] = ()
) -> PoolResult:
    """The result in balance: money left over is breakage, money that was lacking is minus."""
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
    """The price of each combination: the sum over the lines that pay it."""
    prices: dict[Combination, Cents] = {}
    for one in lines:
        for combo, price in one.prices.items():
            prices[combo] = prices.get(combo, 0) + price
    return prices


def refund_all(pool: Pool, clause: Citation, withdrawn: frozenset[Combination] = frozenset()) -> PoolResult:
    """The result that refunds every wager in full; money carried in stays carried."""
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
