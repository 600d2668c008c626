"""How many single bets a ticket holds and what it costs, by formula, without listing them."""

from collections.abc import Callable, Sequence
from itertools import combinations
from math import comb, perm, prod
from typing import assert_never

from croupier.base.money import Cents
from croupier.games.tote.bet import AnyOrder, Bet, Box, Each, KeyBox, Placed, Runners, Wheel
from croupier.games.tote.expand import drawn_from, expanded, named
from croupier.games.tote.field import Fields
from croupier.games.tote.kinds import PLACES, Kind


def cost(bet: Bet, fields: Fields) -> Cents:
    """What the ticket costs: the amount for each single bet."""
    return bet.amount * bets(bet, fields)


def bets(bet: Bet, fields: Fields) -> int:
    """How many single bets the ticket holds: one for each combination, in each of its pools."""
    return len(bet.pools) * combinations_held(bet, fields)


def combinations_held(bet: Bet, fields: Fields) -> int:
    kind = bet.pools[0]
    match bet.selection:
        case Each(runners):
            return len(runners)
        case Placed(groups):
            return _placed(kind, expanded(bet, groups, fields))
        case Box(runners):
            return _orders(kind)(len(named(runners, bet.race, fields)), PLACES[kind])
        case KeyBox(key, runners):
            others = set(named(runners, bet.race, fields)) - {key}
            return perm(len(others), PLACES[kind] - 1)
        case Wheel(runners):
            return _holding(kind, (runners,), len(fields[bet.race]))
        case AnyOrder(groups) as chosen:
            return _holding(kind, groups, len(drawn_from(bet, chosen, fields)))
    assert_never(bet.selection)


def _orders(kind: Kind) -> Callable[[int, int], int]:
    return comb if kind is Kind.QUINELLA else perm


def _placed(kind: Kind, groups: Sequence[Runners]) -> int:
    if kind not in PLACES:
        return prod(map(len, groups))
    sets = [frozenset(group) for group in groups]
    if kind is Kind.QUINELLA:
        both = len(sets[0] & sets[1])
        return without_repeats(sets) - comb(both, 2)  # of two that stand in both, each order is the same bet
    return without_repeats(sets)


def without_repeats(groups: Sequence[frozenset[int]]) -> int:
    """The number of orders with one runner of each group and no runner twice.

    Each order of the groups before the last goes with every runner of the last group, except with one that is
    already in it. If that one is in place i, it is in both the group of place i and the last group.
    """
    if not groups:
        return 1
    *before, last = groups
    taken = (
        without_repeats([*before[:i], both, *before[i + 1 :]])
        for i, group in enumerate(before)
        if (both := group & last)
    )
    return without_repeats(before) * len(last) - sum(taken)


def _holding(kind: Kind, groups: Sequence[Runners], runners: int) -> int:
    """The number of orders with at least one runner of each group, by inclusion and exclusion."""
    orders = _orders(kind)
    return sum(
        (-1) ** missed * orders(max(runners - sum(map(len, absent)), 0), PLACES[kind])
        for missed in range(len(groups) + 1)
        for absent in combinations(groups, missed)
    )
