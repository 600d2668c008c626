"""The twin trifecta: half the net pool is paid on the first race, half to its winners' choices in the
second."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

import msgspec

from croupier.base.money import Cents
from croupier.games.tote import clauses
from croupier.games.tote.commingled import Commingled, Sold, commingle, give_back
from croupier.games.tote.exotics import ladder, sequences
from croupier.games.tote.kinds import Combination, Interest
from croupier.games.tote.net_shares import NetShare, free_line, lines, pay, split
from croupier.games.tote.pool_arithmetic import Bets, Held, Winner, balanced
from croupier.games.tote.pool_result import PoolResult, Rung, worth
from croupier.games.tote.race import Race
from croupier.games.tote.single_race import naming, ran

PLACES = 3
ALL = "ALL"
MANDATORY = (
    (Rung.FIRST_TWO, (0, 1)),
    (Rung.FIRST, (0,)),
    (Rung.SECOND_THIRD, (1, 2)),
    (Rung.SECOND, (1,)),
    (Rung.THIRD, (2,)),
    (Rung.ALL, ()),
)
"""On a mandatory day: the places that an exchanged ticket must have right, the nearest first."""


def price(sold: Sequence[Sold], races: Mapping[int, Race]) -> tuple[PoolResult, ...]:
    first, second = (races[number] for number in sold[0].pool.races)
    if not ran(first):
        return give_back(sold, clauses.NOT_RUN)
    held = commingle(sold, lambda bets: naming(bets, first.gone()))
    winners = ladder(held.bets, first.order(), PLACES)
    if not winners:
        return held.given_back()
    half = held.net // 2
    shares = split(held, half, [_labelled(first.number, winner) for winner in winners])
    return _second_half(held, shares, second, held.net - half)


def may_exchange(combination: Combination, first: Race) -> bool:
    """Whether this combination won the first race exactly, so that its ticket may be exchanged."""
    return ran(first) and combination in sequences(first.order(), PLACES)


def exchangeable(bets: Bets, first: Race) -> Cents:
    """The money on exact winners of the first race: the most that can be exchanged."""
    won = sequences(first.order(), PLACES) if ran(first) else ()
    return sum(bets.get(combo, 0) for combo in won)


def _second_half(
    held: Commingled, shares: Sequence[NetShare], race: Race, half: Cents
) -> tuple[PoolResult, ...]:
    """Pay the second half to the exchanged tickets that are right, or carry it over. If the second race is
    not run, pay it to the winners of the first."""
    rung, carried = shares[0].winner.rung, held.pool.carried
    if rung is Rung.EXACT and not ran(race):
        return _second_not_run(held, shares, half)
    right = _right(held, race)
    if right is None:
        return pay(held, rung, shares, half + carried)
    chosen = _labelled(race.number, right)
    free = NetShare(chosen, Fraction(half + carried, held.exchanged_for(chosen.combos)))
    return pay(held, rung, shares, exchanges=[free])


def _second_not_run(held: Commingled, shares: Sequence[NetShare], half: Cents) -> tuple[PoolResult, ...]:
    """Add the half of the race that was not run to what each exact winner of the first race is paid."""
    exact = [combo for share in shares for combo in share.winner.combos]
    both = _labelled(held.pool.races[0], Winner(_dashed(exact), Rung.FIRST_LEG, exact))
    added = NetShare(both, Fraction(half, held.money_on(exact)))
    return tuple(_at_both(site, shares, added) for site in held.sites)


def _at_both(site: Held, shares: Sequence[NetShare], added: NetShare) -> PoolResult:
    """A bet is paid once, at the sum of both prices; the added line shows what that pays beyond the first
    price. Money carried in stays carried."""
    firsts, second = lines(site, shares), free_line(site, added, site.bets)
    before = {combo: cents for one in firsts for combo, cents in one.prices.items()}
    together = sum(worth(before[combo] + cents, site.bets[combo]) for combo, cents in second.prices.items())
    paid = together - sum(one.payoff.paid for one in firsts)
    beyond = msgspec.structs.replace(second, payoff=msgspec.structs.replace(second.payoff, paid=paid))
    return balanced(site, Rung.EXACT, (*firsts, beyond), site.pool.carried)


def _labelled(number: int, winner: Winner) -> Winner:
    """The winner with the number of its race in its label, since both races have a trifecta."""
    return msgspec.structs.replace(winner, wins=f"R{number} {winner.wins}")


def _right(held: Commingled, race: Race) -> Winner | None:
    """The exchanged tickets that win the second half, or None. On a mandatory day the nearest win it."""
    order = race.order()
    exact = [combo for combo in sequences(order, PLACES) if combo in held.exchanged]
    if exact:
        return Winner(_dashed(exact), Rung.EXACT, exact)
    return _nearest(held.exchanged, order) if held.pool.mandatory else None


def _nearest(exchanged: Bets, order: Sequence[Sequence[Interest]]) -> Winner | None:
    holders = list(_holders(order))
    for rung, places in MANDATORY:
        combos = [combo for combo in exchanged if all(combo[place] in holders[place] for place in places)]
        if combos:
            return Winner(_wins(holders, places), rung, combos)
    return None


def _holders(order: Sequence[Sequence[Interest]]) -> list[Sequence[Interest]]:
    """The interests that may count in each place: dead-heaters in every place that they tie for."""
    filled = [group for group in order for _ in group]
    return [filled[place] if place < len(filled) else () for place in range(PLACES)]


def _wins(holders: Sequence[Sequence[Interest]], places: Iterable[int]) -> str:
    named = {place: ",".join(map(str, holders[place])) for place in places}
    return "-".join(named.get(place, ALL) for place in range(PLACES))


def _dashed(combos: Iterable[Combination]) -> str:
    return " ".join("-".join(map(str, combo)) for combo in combos)
