"""The single bets that a ticket holds, one by one, in rising order of their first runner."""

from collections.abc import Iterable
from itertools import combinations, filterfalse, permutations, product
from typing import assert_never

from croupier.games.tote.bet import ALL, AnyOrder, Bet, Box, Each, Group, KeyBox, Placed, Runners, Wheel
from croupier.games.tote.field import Fields, races_of_groups
from croupier.games.tote.kinds import PLACES, Combination, Kind


def combinations_of(bet: Bet, fields: Fields) -> Iterable[Combination]:
    """The combinations that the bet holds, the same in each of its pools."""
    kind = bet.pools[0]
    match bet.selection:
        case Each(runners):
            return ((runner,) for runner in runners)
        case Placed(groups):
            return _placed(kind, expanded(bet, groups, fields))
        case Box(runners):
            return _orders(kind, named(runners, bet.race, fields))
        case KeyBox(key, runners):
            return _keyed(kind, key, named(runners, bet.race, fields))
        case Wheel(runners):
            return _holding(kind, (runners,), fields[bet.race])
        case AnyOrder(groups) as chosen:
            return _holding(kind, groups, drawn_from(bet, chosen, fields))
    assert_never(bet.selection)


def named(group: Group, race: int, fields: Fields) -> Runners:
    return fields[race] if group == ALL else group


def expanded(bet: Bet, groups: Iterable[Group], fields: Fields) -> tuple[Runners, ...]:
    """The groups of each place or leg with ALL written out."""
    pairs = zip(groups, races_of_groups(bet), strict=True)
    return tuple(named(group, race, fields) for group, race in pairs)


def drawn_from(bet: Bet, chosen: AnyOrder, fields: Fields) -> Runners:
    """The runners that an any-order bet may hold: only the named ones where every place has its group."""
    if chosen.only or len(chosen.groups) == PLACES[bet.pools[0]]:
        return tuple(sorted(runner for group in chosen.groups for runner in group))
    return fields[bet.race]


def _placed(kind: Kind, groups: tuple[Runners, ...]) -> Iterable[Combination]:
    held = product(*groups)
    if kind not in PLACES:
        return held
    if kind is Kind.QUINELLA:
        return sorted({(min(pair), max(pair)) for pair in held if pair[0] != pair[1]})
    return (one for one in held if len(set(one)) == len(one))


def _orders(kind: Kind, runners: Runners) -> Iterable[Combination]:
    """Every order of these runners; for a quinella, where order is nothing, every pair once."""
    chosen = combinations if kind is Kind.QUINELLA else permutations
    return chosen(runners, PLACES[kind])


def _keyed(kind: Kind, key: int, runners: Runners) -> Iterable[Combination]:
    others = (runner for runner in runners if runner != key)
    if kind is Kind.QUINELLA:
        return ((min(key, other), max(key, other)) for other in others)
    return ((key, *behind) for behind in permutations(others, PLACES[kind] - 1))


def _holding(kind: Kind, groups: Iterable[Runners], runners: Runners) -> Iterable[Combination]:
    """Every order of these runners that has at least one of each group in it."""
    orders = _orders(kind, runners)
    for group in groups:
        orders = filterfalse(frozenset(group).isdisjoint, orders)
    return orders
