"""Pools over several races: where they stand on a day's card, and what a crowd bets on them.

A ticket of a double or a pick names one or two runners in each race, each as often, and bets 1 to 5 times the
track's least bet on every combination of them. A ticket of a twin trifecta is one combination; whoever has
the first race right exchanges it for the three that they like in the second.
"""

from collections import Counter
from itertools import product

import msgspec
import numpy as np

from croupier.analysis.compiled import Ints
from croupier.analysis.simulation.chooser import Chooser
from croupier.analysis.simulation.crowd import Crowd, Entered, Money, knows, picked, times
from croupier.base.money import Cents
from croupier.games.tote.kinds import LEGS, Combination, Kind
from croupier.games.tote.race import Race
from croupier.games.tote.twin_trifecta import may_exchange

MIX = {Kind.DAILY_DOUBLE: 12, Kind.PICK_THREE: 8, Kind.PICK_SIX: 10, Kind.TWIN_TRIFECTA: 20}
"""For every hundred tickets on a race, so many are bought on each of these pools."""
MOST_NAMED = 2
"""Runners that a ticket names in one leg at most."""
THREE = 3


class OverRaces(msgspec.Struct, frozen=True):
    """A pool as it was sold. `tickets` of a twin trifecta are kept, for the exchange: a row each of first
    three, second three and cents."""

    kind: Kind
    races: tuple[int, ...]
    money: Money
    tickets: Ints

    def exchanged(self, first: Race) -> Money:
        """The first-half money behind each free selection of the second race."""
        found: Counter[Combination] = Counter()
        for row in self.tickets.tolist():
            if may_exchange(tuple(row[:THREE]), first):
                found[tuple(row[THREE : 2 * THREE])] += row[-1]
        return dict(found)


def on_the_card(kind: Kind, races: int) -> list[tuple[int, ...]]:
    """The races of each pool of a kind: doubles on the first two races and on the last two, a pick three from
    every race, a pick six on the last six, a twin trifecta on the two before the last."""
    legs, last = LEGS[kind], races - LEGS[kind] + 1
    starts = {
        Kind.DAILY_DOUBLE: dict.fromkeys((1, last)),
        Kind.PICK_THREE: range(1, last + 1),
        Kind.PICK_SIX: (last,),
        Kind.TWIN_TRIFECTA: (max(1, last - 1),),
    }[kind]
    return [tuple(range(start, start + legs)) for start in starts] if last >= 1 else []


def bet_over(crowd: Crowd, kind: Kind, legs: list[Entered], least: Cents, chooser: Chooser) -> OverRaces:
    """What the crowd bets on one pool; `legs` are its races."""
    count = crowd.tickets * MIX[kind] // 100
    known, cents = knows(crowd, count, chooser), least * times(count, chooser)
    races = tuple(one.number for one in legs)
    if kind is Kind.TWIN_TRIFECTA:
        picks = [picked(known, leg, THREE, chooser) for leg in legs]
        tickets = np.concatenate((*picks, cents[:, None]), axis=1)
        return OverRaces(kind, races, _first_halves(tickets), tickets)
    named = 1 + chooser.below(np.full(count * len(legs), MOST_NAMED)).reshape(count, len(legs))
    picks = [picked(known, leg, MOST_NAMED, chooser) for leg in legs]
    return OverRaces(kind, races, _every_combination(picks, named, cents), np.empty((0, 2 * THREE + 1), int))


def _first_halves(tickets: Ints) -> Money:
    found: Counter[Combination] = Counter()
    for row in tickets.tolist():
        found[tuple(row[:THREE])] += row[-1]
    return dict(found)


def _every_combination(picks: list[Ints], named: Ints, cents: Ints) -> Money:
    """Of each ticket one runner from every leg, in all ways that it has named."""
    found: Counter[Combination] = Counter()
    legs = [leg.tolist() for leg in picks]
    for ticket, (counts, amount) in enumerate(zip(named.tolist(), cents.tolist(), strict=True)):
        for combo in product(*(leg[ticket][:count] for leg, count in zip(legs, counts, strict=True))):
            found[combo] += amount
    return dict(found)
