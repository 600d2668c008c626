"""A model of the crowd at a race: who can win, and what people bet on.

Each runner has an ability, 1 to 20, whose square is its weight: it comes in first as often as its share of
all weights, and behind the winner as often as its share of those that are left (Harville's formulas). Of the
crowd a part knows these weights and picks by them; the rest picks anyone. So the less the crowd knows, the
more is bet on runners that hardly win, as at real tracks. A ticket is 2 to 10 dollars on one combination of
one pool.
"""

from collections import Counter
from collections.abc import Mapping

import msgspec
import numpy as np

from croupier.analysis.compiled import Ints
from croupier.analysis.simulation.chooser import Chooser
from croupier.base.money import Cents
from croupier.games.tote.kinds import Combination, Kind, length
from croupier.games.tote.race import Race

ABILITIES = 20
TICKET: Cents = 200
TICKETS = 5
"""The largest ticket is so many of the least."""
MIX = {
    Kind.WIN: 38,
    Kind.PLACE: 18,
    Kind.SHOW: 12,
    Kind.EXACTA: 14,
    Kind.QUINELLA: 6,
    Kind.TRIFECTA: 12,
}
"""How many tickets of a hundred go to each pool, where the track offers all of these."""


class Crowd(msgspec.Struct, frozen=True):
    """`knowing` is how many of a hundred know the runners; `fewest` and `most` are runners of a race."""

    tickets: int = 400
    knowing: int = 70
    fewest: int = 6
    most: int = 12


class RunRace(msgspec.Struct, frozen=True):
    """A race that was bet on and run; `money` is what lies on each combination of each pool."""

    race: Race
    money: Mapping[Kind, Mapping[Combination, Cents]]


def run_race(crowd: Crowd, kinds: tuple[Kind, ...], number: int, chooser: Chooser) -> RunRace:
    runners = crowd.fewest + chooser.one_below(crowd.most - crowd.fewest + 1)
    weights = (1 + chooser.below(np.full(runners, ABILITIES))) ** 2
    money = _bet(crowd, kinds, weights, chooser)
    order = chooser.in_order(weights[None, :], runners)[0]
    finish = tuple((str(runner + 1),) for runner in order.tolist())
    names = tuple(str(runner + 1) for runner in range(runners))
    win = {combo[0]: cents for combo, cents in money.get(Kind.WIN, {}).items()}
    return RunRace(Race(number, names, finish=finish, win=win), money)


def _bet(
    crowd: Crowd, kinds: tuple[Kind, ...], weights: Ints, chooser: Chooser
) -> dict[Kind, dict[Combination, Cents]]:
    count = crowd.tickets
    shares = np.array([[MIX[kind] for kind in kinds]])
    pools = chooser.weighted(np.repeat(shares, count, axis=0))
    knows = chooser.below(np.full(count, 100)) < crowd.knowing
    cents = TICKET * (1 + chooser.below(np.full(count, TICKETS)))
    liked = np.where(knows[:, None], weights[None, :], 1)
    picks = 1 + chooser.in_order(liked, max(map(length, kinds)))
    return {kind: _money(kind, picks[pools == at], cents[pools == at]) for at, kind in enumerate(kinds)}


def _money(kind: Kind, picks: Ints, cents: Ints) -> dict[Combination, Cents]:
    found: Counter[Combination] = Counter()
    named = picks[:, : length(kind)]
    ordered = np.sort(named, axis=1) if kind is Kind.QUINELLA else named
    for combo, amount in zip(ordered.tolist(), cents.tolist(), strict=True):
        found[tuple(combo)] += amount
    return dict(found)
