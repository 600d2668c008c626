"""From many tickets to the money on each combination of their pools, without writing tickets out one by one.

Tickets whose groups have the same sizes are expanded together, as arrays of cells; a cell is a combination
read as the digits of one number. The result is what writing them out would give. Time grows with the tickets
and with the single bets that they hold; what is paid out of a pool then costs one pass over its combinations.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations, groupby
from math import prod
from operator import attrgetter
from typing import TypeAlias

import numpy as np

from croupier.analysis.compiled import Ints
from croupier.analysis.groups import Numbered, numbered
from croupier.base.money import Cents
from croupier.games.tote.bet import Bet, Called
from croupier.games.tote.expand import combinations_of
from croupier.games.tote.field import Fields
from croupier.games.tote.kinds import PLACES, Combination, Kind

MOST_CELLS = 1 << 24
"""A pick six of runners with higher numbers than 15 has more, and is written out ticket by ticket."""
AT_ONCE = 1 << 18
"""Cells that are expanded at once, so that their arrays stay within what a core keeps at hand."""

Money: TypeAlias = dict[Combination, Cents]
Gathered: TypeAlias = dict[tuple[Kind, tuple[int, ...]], Money]
"""The money on each combination of each pool, a pool being a kind over its races."""


def gather(bets: Sequence[Bet], fields: Fields) -> Gathered:
    """The money of accepted bets. ALL is whoever runs in `fields`, so what was sold before a scratch and what
    was sold after it are gathered apart, and added."""
    sold: dict[tuple[Called, int], list[Bet]] = defaultdict(list)
    for race, of_race in groupby(bets, attrgetter("race")):
        for called, run in groupby(of_race, attrgetter("called")):
            sold[called, race].extend(run)
    gathered: dict[tuple[Kind, tuple[int, ...]], Counter[Combination]] = defaultdict(Counter)
    for alike in sold.values():
        money = _money(alike, fields)
        for kind in alike[0].pools:  # across the board feeds three, and so do bets of their own
            gathered[kind, alike[0].races].update(money)
    return {pool: dict(money) for pool, money in gathered.items() if money}


def _money(bets: Sequence[Bet], fields: Fields) -> Money:
    """Of bets of one kind from one race onwards."""
    tickets = numbered(bets, fields)
    highest = max(int(table[:, 1:].max(initial=0)) for table in tickets.tables)
    shape = (highest + 1,) * len(tickets.tables)
    if prod(shape) > MOST_CELLS:
        return _written_out(bets, fields)
    cells = np.zeros(prod(shape), np.int64)
    for which, where in _expanded(tickets, shape):
        np.add.at(cells, where.ravel(), np.repeat(tickets.cents[which], where.shape[1]))
    return _told(bets[0].pools[0], cells.reshape(shape))


def _expanded(tickets: Numbered, shape: tuple[int, ...]) -> Iterator[tuple[Ints, Ints]]:
    """Some tickets, and the cells of each."""
    for sizes, alike in tickets.shapes():
        held = prod(sizes)
        step = max(1, AT_ONCE // max(1, held))
        for start in range(0, len(alike) if held else 0, step):
            which = alike[start : start + step]
            yield which, _cells(tickets, which, sizes, shape)


def _cells(tickets: Numbered, which: Ints, sizes: tuple[int, ...], shape: tuple[int, ...]) -> Ints:
    """Each runner of the first group, then that with each of the second behind it, and so on."""
    cells = np.zeros((len(which), 1), np.int64)
    for place, (size, base) in enumerate(zip(sizes, shape, strict=True)):
        runners = tickets.tables[place][tickets.rows[place, which], 1 : size + 1]
        cells = (cells[:, :, None] * base + runners[:, None, :]).reshape(len(which), -1)
    return cells


def _told(kind: Kind, cells: Ints) -> Money:
    """On one race nobody comes in twice, and of a quinella's two orders the rising one stands for both."""
    runners = np.nonzero(cells)
    is_bet = np.ones(len(runners[0]), bool)
    if kind in PLACES:
        for one, two in combinations(runners, 2):
            is_bet &= one < two if kind is Kind.QUINELLA else one != two
    combos = zip(*(place[is_bet].tolist() for place in runners), strict=True)
    return dict(zip(combos, cells[runners][is_bet].tolist(), strict=True))


def _written_out(bets: Sequence[Bet], fields: Fields) -> Money:
    money: dict[Combination, Cents] = defaultdict(int)
    for bet in bets:
        for combo in combinations_of(bet, fields):
            money[combo] += bet.amount
    return dict(money)
