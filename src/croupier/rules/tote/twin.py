"""The twin trifecta: half is paid on the first race, half on what its winners chose for the second."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

import msgspec

from croupier.messages.refusal import Reason, refuse
from croupier.money import Cents, show
from croupier.rules.tote import clauses
from croupier.rules.tote.exotics import ladder, sequences
from croupier.rules.tote.kinds import Combination, Interest
from croupier.rules.tote.pool import Pool, PoolTerms
from croupier.rules.tote.price import (
    Held,
    Line,
    Winner,
    broken,
    hold,
    line_at,
    money_on,
    refund_all,
    split,
)
from croupier.rules.tote.price import priced as balanced
from croupier.rules.tote.priced import Priced, Rung, worth
from croupier.rules.tote.race import Race
from croupier.rules.tote.single import naming, ran

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
"""The order in which the second half finds somebody on a day that must pay: the places to have right."""


def price(pool: Pool, terms: PoolTerms, races: Mapping[int, Race]) -> Priced:
    first, second = (races[number] for number in pool.races)
    if not ran(first):
        _check_exchanges(pool, 0)
        return refund_all(pool, clauses.NOT_RUN)
    held = hold(pool, terms, naming(pool.bets, first.gone()))
    winners = ladder(held.bets, first.order(), PLACES)
    exact = [combo for winner in winners if winner.rung is Rung.EXACT for combo in winner.combos]
    _check_exchanges(pool, money_on(held.bets, exact))
    if not winners:
        return refund_all(pool, clauses.BY_RESULT, held.withdrawn)
    half = held.net // 2
    lines = split(held, half, [_of_race(first.number, winner) for winner in winners])
    return _second_half(held, lines, exact, second, held.net - half)


def may_exchange(combination: Combination, first: Race) -> bool:
    """Whether a ticket on the first race is exchanged for a free one on the second: only an exact one is."""
    return ran(first) and combination in sequences(first.order(), PLACES)


def _check_exchanges(pool: Pool, won: Cents) -> None:
    exchanged = sum(pool.exchanged.values())
    if exchanged > won:
        says = f"tickets of {show(exchanged)} were exchanged, but only {show(won)} won the first race"
        refuse(Reason.AMOUNT_DIFFERS, says, clauses.TWIN_TRIFECTA, "exchanged")


def _second_half(
    held: Held, lines: Sequence[Line], exact: Sequence[Combination], race: Race, half: Cents
) -> Priced:
    """To the exchanged tickets that are right; without any race, to all that might have been exchanged."""
    rung, carried = lines[0].payoff.rung, held.pool.carried
    if exact and not ran(race):
        return balanced(held, rung, (*lines, _instead(held, lines, exact, half)), carried)
    right = _right(held.pool, race)
    if right is None:
        return balanced(held, rung, lines, half + carried)
    exchanged, chosen = held.pool.exchanged, _of_race(race.number, right)
    dollar = Fraction(half + carried, money_on(exchanged, chosen.combos))
    paying = line_at(held, chosen, broken(dollar, held.terms), exchanged)
    return balanced(held, rung, lines, exchanges=(paying,))


def _instead(held: Held, lines: Sequence[Line], exact: Sequence[Combination], half: Cents) -> Line:
    """The half of a race that was not run, added to what each winner of the first race gets.

    A bet is paid once, at both prices together, so this line pays what that comes to beyond the first.
    """
    dollar = broken(Fraction(half, money_on(held.bets, exact)), held.terms)
    both = _of_race(held.pool.races[0], Winner(_dashed(exact), Rung.FIRST_LEG, exact))
    added = line_at(held, both, dollar)
    before = {combo: cents for one in lines for combo, cents in one.prices.items()}
    together = sum(worth(before[combo] + dollar, held.bets[combo]) for combo in exact)
    paid = together - sum(one.payoff.paid for one in lines)
    return Line(msgspec.structs.replace(added.payoff, paid=paid), added.prices)


def _of_race(number: int, winner: Winner) -> Winner:
    """Two races name three runners each, so what wins says of which."""
    return msgspec.structs.replace(winner, wins=f"R{number} {winner.wins}")


def _right(pool: Pool, race: Race) -> Winner | None:
    """The exchanged tickets that take the second half; on a mandatory day those that came nearest to it."""
    order = race.order()
    exact = [combo for combo in sequences(order, PLACES) if combo in pool.exchanged]
    if exact:
        return Winner(_dashed(exact), Rung.EXACT, exact)
    return _nearest(pool, order) if pool.mandatory else None


def _nearest(pool: Pool, order: Sequence[Sequence[Interest]]) -> Winner | None:
    holders = list(_holders(order))
    for rung, places in MANDATORY:
        combos = [
            combo for combo in pool.exchanged if all(combo[place] in holders[place] for place in places)
        ]
        if combos:
            return Winner(_wins(holders, places), rung, combos)
    return None


def _holders(order: Sequence[Sequence[Interest]]) -> list[Sequence[Interest]]:
    """Who could hold each place: dead-heaters any that they tie for, nobody where too few finished."""
    filled = [group for group in order for _ in group]
    return [filled[place] if place < len(filled) else () for place in range(PLACES)]


def _wins(holders: Sequence[Sequence[Interest]], places: Iterable[int]) -> str:
    named = {place: ",".join(map(str, holders[place])) for place in places}
    return "-".join(named.get(place, ALL) for place in range(PLACES))


def _dashed(combos: Iterable[Combination]) -> str:
    return " ".join("-".join(map(str, combo)) for combo in combos)
