"""The two sets of totals of a pool, each counted in its own way, and whether they agree."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import gcd, prod

from croupier.base.money import Cents
from croupier.floor.tote.bets import Legs, fields_of_legs, held_by, legs_of_bet, written_out
from croupier.floor.tote.pool_state import PoolState
from croupier.games.tote.bet import Bet
from croupier.games.tote.count import without_repeats
from croupier.games.tote.field import Fields
from croupier.games.tote.kinds import PLACES, Combination, Kind
from croupier.games.tote.products import products

PLACE = 32
"""A place and a runner as one number: 32 x place + runner. Programme numbers go to 24."""


def add(pool: PoolState, bet: Bet, fields: Fields, sign: int = 1) -> None:
    """Put a bet into both sets, or with -1 take it out again."""
    stake, legs = sign * bet.amount, legs_of_bet(bet, fields)
    _add_to_first(pool, written_out(bet, fields), stake)
    pool.unit = gcd(pool.unit, bet.amount)
    pool.total += stake * held_by(bet, legs)
    for place_and_runner, count in named(bet, legs):
        pool.named[place_and_runner] = pool.named.get(place_and_runner, 0) + stake * count


def _add_to_first(pool: PoolState, combinations: Iterable[Combination], stake: Cents) -> None:
    held = pool.bets
    for one in combinations:
        left = held.get(one, 0) + stake
        if left:
            held[one] = left
        else:
            del held[one]


@lru_cache(maxsize=1 << 14)
def named(bet: Bet, legs: Legs) -> tuple[tuple[int, int], ...]:
    """How many of its single bets name each runner in each place, by formula."""
    kind = bet.pools[0]
    counted: Counter[int] = Counter()
    for sign, groups in products(bet, fields_of_legs(bet, legs)):
        sets = [frozenset(group) for group in groups]
        for place in range(1 if kind is Kind.QUINELLA else len(sets)):
            for runner in sets[place]:
                chosen = [*sets[:place], frozenset({runner}), *sets[place + 1 :]]
                counted[PLACE * place + runner] += sign * _count(kind, chosen)
    return tuple((one, count) for one, count in sorted(counted.items()) if count)


def _count(kind: Kind, groups: list[frozenset[int]]) -> int:
    """A runner is in one place of a race at most; the legs of several races are free of each other."""
    return without_repeats(groups) if kind in PLACES else prod(map(len, groups))


def disagreement(pool: PoolState) -> str:
    """Where the two sets differ, in words; empty where they agree."""
    if sum(pool.bets.values()) != pool.total:
        return "its total"
    counted = named_in(pool.kind, pool.bets.items())
    kept = {one: cents for one, cents in pool.named.items() if cents}
    if counted == kept:
        return ""
    wrong = min(one for one in counted.keys() | kept.keys() if counted.get(one) != kept.get(one))
    place, runner = divmod(wrong, PLACE)
    return f"the money on {runner} in place {place + 1}"


def named_in(kind: Kind, bets: Iterable[tuple[Combination, Cents]]) -> dict[int, Cents]:
    """The money that names each runner in each place, from the first set."""
    counted: dict[int, Cents] = {}
    for combination, cents in bets:
        for one in _keys(kind, combination):
            counted[one] = counted.get(one, 0) + cents
    return counted


def _keys(kind: Kind, combination: Combination) -> Iterator[int]:
    """In a quinella, whose order is nothing, each runner is named in the first place."""
    if kind is Kind.QUINELLA:
        return iter(combination)
    return (PLACE * place + runner for place, runner in enumerate(combination))
