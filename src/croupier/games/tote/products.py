"""A selection as a sum of products of groups, some of them subtracted.

A product holds every tuple with one runner of each group, tuples that name a runner twice included: these are
no bets, and whoever reads off the money skips them. In the sum, the products of a bet hold each tuple once or
not at all.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import TypeAlias, assert_never

from croupier.games.tote.bet import AnyOrder, Bet, Box, Each, KeyBox, Placed, Runners, Wheel
from croupier.games.tote.expand import drawn_from, expanded, named
from croupier.games.tote.field import Fields
from croupier.games.tote.kinds import PLACES, Kind

Groups: TypeAlias = tuple[Runners, ...]

Product: TypeAlias = tuple[int, Groups]
"""1 if it is added or -1 if it is subtracted, and a group for each place or leg."""


def products(bet: Bet, fields: Fields) -> Iterable[Product]:
    kind = bet.pools[0]
    match bet.selection:
        case Each(runners):
            return [(1, (runners,))]
        case Placed(groups):
            return _placed(kind, expanded(bet, groups, fields))
        case Box(runners):
            return [(1, (named(runners, bet.race, fields),) * PLACES[kind])]
        case KeyBox(key, runners):
            others = _without(named(runners, bet.race, fields), (key,))
            return _placed(kind, ((key,), *(others,) * (PLACES[kind] - 1)))
        case Wheel(runners):
            return _holding(kind, (runners,), fields[bet.race])
        case AnyOrder(groups) as chosen:
            return _holding(kind, groups, drawn_from(bet, chosen, fields))
    assert_never(bet.selection)


def _placed(kind: Kind, groups: Groups) -> Iterable[Product]:
    """A quinella is both orders, less one of them for each pair of runners that are in both groups."""
    if kind is not Kind.QUINELLA:
        return [(1, groups)]
    one, two = groups
    both = tuple(runner for runner in one if runner in two)
    return [(1, (one, two)), (1, (two, one)), (-1, (both, both))]


def _holding(kind: Kind, groups: Sequence[Runners], runners: Runners) -> Iterator[Product]:
    """Tuples with at least one runner of each group, by inclusion and exclusion."""
    for missed in range(len(groups) + 1):
        for absent in combinations(groups, missed):
            left = runners
            for group in absent:
                left = _without(left, group)
            yield (-1) ** missed, (left,) * PLACES[kind]


def _without(runners: Runners, group: Runners) -> Runners:
    return tuple(runner for runner in runners if runner not in group)
