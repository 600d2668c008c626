"""A selection as groups multiplied out: any bet is some such products, added to or taken from one another.

A product holds every tuple with one of each group, also those that name a runner twice; these are no bets and
are passed over when the money is read off. All in all the products of a bet hold a tuple once or not at all.
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
"""1 where it is added, -1 where it is taken away; and a group for each place or leg."""


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
    """A quinella is either order, but two runners that stand in both groups are one pair."""
    if kind is not Kind.QUINELLA:
        return [(1, groups)]
    one, two = groups
    both = tuple(runner for runner in one if runner in two)
    return [(1, (one, two)), (1, (two, one)), (-1, (both, both))]


def _holding(kind: Kind, groups: Sequence[Runners], runners: Runners) -> Iterator[Product]:
    """At least one of each group: everything, less what misses one group, and what misses two again."""
    for missed in range(len(groups) + 1):
        for absent in combinations(groups, missed):
            left = runners
            for group in absent:
                left = _without(left, group)
            yield (-1) ** missed, (left,) * PLACES[kind]


def _without(runners: Runners, group: Runners) -> Runners:
    return tuple(runner for runner in runners if runner not in group)
