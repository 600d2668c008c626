"""A model of the crowd at a race: who can win, and what people bet on.

Each runner has an ability, 1 to 20, whose square is its weight: it comes in first as often as its share of
all weights, and behind the winner as often as its share of those that are left (Harville's formulas). Of the
crowd a part knows these weights and picks by them; the rest picks anyone. So the less the crowd knows, the
more is bet on runners that hardly win, as at real tracks. A ticket on one race is 2 to 10 dollars on one
combination of one pool. `over_races.py` has the tickets over several races.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec
import numpy as np

from croupier.analysis.compiled import Ints
from croupier.analysis.simulation.chooser import Chooser
from croupier.base.money import Cents
from croupier.games.tote.kinds import Combination, Kind, length
from croupier.games.tote.race import Race

ABILITIES = 20
TICKET: Cents = 200
TIMES = 5
"""The largest ticket is so many of the least."""
MIX = {
    Kind.WIN: 36,
    Kind.PLACE: 16,
    Kind.SHOW: 10,
    Kind.EXACTA: 14,
    Kind.QUINELLA: 6,
    Kind.TRIFECTA: 12,
    Kind.SUPERFECTA: 6,
}
"""How many tickets of a hundred on a race go to each pool, where the track offers all of these."""

Money: TypeAlias = dict[Combination, Cents]
"""What lies on each combination of a pool."""


class Crowd(msgspec.Struct, frozen=True):
    """`knowing` is how many of a hundred know the runners; `fewest` and `most` are runners of a race."""

    tickets: int = 400
    knowing: int = 70
    fewest: int = 6
    most: int = 12


class Entered(msgspec.Struct, frozen=True):
    """A race before it is run; `weights` are those of its runners 1, 2, 3 and so on."""

    number: int
    weights: Ints


def enter(crowd: Crowd, number: int, chooser: Chooser) -> Entered:
    runners = crowd.fewest + chooser.one_below(crowd.most - crowd.fewest + 1)
    return Entered(number, (1 + chooser.below(np.full(runners, ABILITIES))) ** 2)


def bet_on(crowd: Crowd, kinds: Sequence[Kind], entered: Entered, chooser: Chooser) -> dict[Kind, Money]:
    """What the crowd bets on the pools of one race."""
    count = crowd.tickets
    shares = np.array([[MIX[kind] for kind in kinds]])
    pools = chooser.weighted(np.repeat(shares, count, axis=0))
    cents = TICKET * times(count, chooser)
    picks = picked(knows(crowd, count, chooser), entered, max(map(length, kinds)), chooser)
    return {kind: _money(kind, picks[pools == at], cents[pools == at]) for at, kind in enumerate(kinds)}


def knows(crowd: Crowd, count: int, chooser: Chooser) -> Ints:
    """For each of so many tickets 1 if its buyer knows the runners."""
    return (chooser.below(np.full(count, 100)) < crowd.knowing).astype(np.int64)


def times(count: int, chooser: Chooser) -> Ints:
    """How many times the least bet each of so many tickets is."""
    return 1 + chooser.below(np.full(count, TIMES))


def picked(known: Ints, entered: Entered, places: int, chooser: Chooser) -> Ints:
    """The runners that each buyer likes best in a race, so many of them, the best first."""
    return 1 + chooser.in_order(np.where(known[:, None] == 1, entered.weights[None, :], 1), places)


def _money(kind: Kind, picks: Ints, cents: Ints) -> Money:
    found: Counter[Combination] = Counter()
    named = picks[:, : length(kind)]
    ordered = np.sort(named, axis=1) if kind is Kind.QUINELLA else named
    for combo, amount in zip(ordered.tolist(), cents.tolist(), strict=True):
        found[tuple(combo)] += amount
    return dict(found)


def run_race(entered: Entered, win: Mapping[Combination, Cents], chooser: Chooser) -> Race:
    """The race with its result; `win` is the money in the win pool, which names the favourite."""
    runners = len(entered.weights)
    order = chooser.in_order(entered.weights[None, :], runners)[0]
    finish = tuple((str(runner + 1),) for runner in order.tolist())
    names = tuple(str(runner + 1) for runner in range(runners))
    return Race(entered.number, names, finish=finish, win={combo[0]: cents for combo, cents in win.items()})
