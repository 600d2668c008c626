"""The tote board before the off: odds, probable payoffs and pool totals, from the money now in the pools."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from fractions import Fraction
from operator import contains

import msgspec

from croupier.base.money import Cents
from croupier.base.refusal import Reason, Refused, refuse
from croupier.games.tote.kinds import LEGS, PLACES, Combination, Interest, Kind
from croupier.games.tote.pool import WHOLE, Pool, PoolTerms
from croupier.games.tote.pool_arithmetic import Held, broken, hold
from croupier.games.tote.pool_result import DOLLAR, PoolResult, Rung, worth
from croupier.games.tote.pricers import price
from croupier.games.tote.race import Race, Runner, State, interest
from croupier.games.tote.single_race import naming
from croupier.games.tote.sites import Site
from croupier.games.tote.term_bounds import terms_fault

TWO_DOLLARS: Cents = 200

STEPS: Mapping[Cents, str] = {
    0: "1-9", 20: "1-5", 40: "2-5", 50: "1-2", 60: "3-5", 80: "4-5", 100: "1-1", 120: "6-5", 140: "7-5",
    150: "3-2", 160: "8-5", 180: "9-5", 200: "2", 250: "5-2", 300: "3", 350: "7-2", 400: "4", 450: "9-2",
    **{DOLLAR * to_one: str(to_one) for to_one in (*range(5, 26), 30, 35, 40, 45, 50, 60, 75, 99)},
}  # fmt: skip
"""The odds that a board shows, each under the least that $1 must win for them, in cents. Boards have room
for two digits and a dash, so odds run from 1-9 to 99."""

_LEAST = tuple(STEPS)
LONGEST = STEPS[_LEAST[-1]]


def odds(pool: Pool, terms: PoolTerms, race: Race) -> dict[Interest, str]:
    """The win odds to 1 of every interest that runs; one without money shows the longest odds."""
    if pool.kind is not Kind.WIN:
        refuse(Reason.NOT_OFFERED, f"odds are of the win pool, not of the {pool.kind} pool")
    return odds_at(_alone(_live(pool, terms, {race.number: race})), race)


def odds_at(prices: Mapping[Combination, Cents], race: Race) -> dict[Interest, str]:
    """The win odds to 1 of every interest that runs, where $1 on it pays this price."""
    running = (one for one in race.interests() if one not in race.gone())
    return {one: shown_odds(prices[(one,)]) if (one,) in prices else LONGEST for one in running}


def shown_odds(dollar: Cents) -> str:
    """The step at or below what $1 wins at this price: `5-2` may pay anything short of `3`."""
    return STEPS[_LEAST[bisect_right(_LEAST, dollar - DOLLAR) - 1]]


def probables(
    pool: Pool, terms: PoolTerms, races: Mapping[int, Race], base: Cents = TWO_DOLLARS
) -> dict[Combination, Cents]:
    """For each combination that was sold: what $2 on it pays if it is the only winner."""
    prices = _alone(_live(pool, terms, races))
    return {combo: worth(dollar, base) for combo, dollar in prices.items()}


def alone_at_sites(
    kind: Kind, legs: tuple[int, ...], sites: Sequence[Site], races: Mapping[int, Race]
) -> tuple[dict[Combination, Cents], ...]:
    """By net price, for each site in order: what $1 pays there on each combination that any of them sold, if
    it is the only winner. At a single site that is the standard price.

    It takes one pass over the combinations of each site, and one over those of all for each site's prices.
    """
    held = [_live(Pool(kind, legs, site.bets), site.terms, races) for site in sites]
    net, weights = sum(one.net for one in held), [WHOLE - site.terms.takeout for site in sites]
    on: dict[Combination, int] = {}
    for one, weight in zip(held, weights, strict=True):
        for combo, bet in one.bets.items():
            on[combo] = on.get(combo, 0) + weight * bet
    return tuple(
        {combo: _at_least(Fraction(net * weight, weighed), site.terms) for combo, weighed in on.items()}
        for site, weight in zip(sites, weights, strict=True)
    )


def _at_least(exact: Fraction, terms: PoolTerms) -> Cents:
    """The price of $1: broken, and raised to the minimum."""
    return max(broken(exact, terms), terms.minimum)


def total(pool: Pool, races: Mapping[int, Race]) -> Cents:
    """The money in the pool, without bets on withdrawn runners, which are refunded."""
    return sum(pool.bets.values()) - sum(pool.bets[combo] for combo in _withdrawn(pool, races))


def will_pays(
    pool: Pool, terms: PoolTerms, races: Mapping[int, Race], base: Cents = TWO_DOLLARS
) -> dict[Interest, dict[str, Cents]]:
    """Before the last leg: for each interest in it, what $2 on a combination still alive pays if it wins.

    The pool is priced as if that runner had won, so will-pays equal the later payoffs.
    """
    if pool.kind not in LEGS or pool.kind in PLACES:
        says = f"the {pool.kind} pool has no will-pays: they are of a daily double or a pick"
        refuse(Reason.NOT_OFFERED, says)
    last = races[pool.races[-1]]
    found = {}
    for one, won in winning(last).items():
        found[one] = alive(price(pool, terms, {**races, last.number: won}), base)
    return found


def winning(last: Race) -> dict[Interest, Race]:
    """The last leg as it would be if each interest that runs had won it."""
    return {
        one: msgspec.structs.replace(last, state=State.OFFICIAL, finish=((runner,),))
        for one, runner in _starters(last).items()
    }


def alive(done: PoolResult, base: Cents = TWO_DOLLARS) -> dict[str, Cents]:
    """What $2 pays on the combinations that have every leg right."""
    exact = (payoff for payoff in done.payoffs if payoff.rung is Rung.EXACT)
    return {payoff.wins: worth(payoff.price, base) for payoff in exact}


def _starters(race: Race) -> dict[Interest, Runner]:
    """For each interest that runs, one of its runners."""
    gone = race.scratched | race.late
    return {interest(runner): runner for runner in race.runners if runner not in gone}


def _alone(held: Held) -> dict[Combination, Cents]:
    """What $1 on each combination pays if it is the only winner."""
    return {combo: _at_least(Fraction(held.net, bet), held.terms) for combo, bet in held.bets.items()}


def _live(pool: Pool, terms: PoolTerms, races: Mapping[int, Race]) -> Held:
    wrong = terms_fault(terms)
    if wrong:
        raise Refused(wrong)
    return hold(pool, terms, _withdrawn(pool, races))


def _withdrawn(pool: Pool, races: Mapping[int, Race]) -> list[Combination]:
    """The combinations to refund for withdrawn runners: of the first leg at any time, of later legs only
    before the pool closed."""
    first, *later = (races[number] for number in pool.races)
    if not later or pool.kind in PLACES:
        return naming(pool.bets, first.gone())
    gone = (first.gone(), *(race.gone_early(first.number) for race in later))
    return [combo for combo in pool.bets if any(map(contains, gone, combo))]
