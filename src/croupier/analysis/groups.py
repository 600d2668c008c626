"""Tickets as arrays: every group of runners gets a number, and a ticket is a row of such numbers."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import chain
from operator import itemgetter

import msgspec
import numpy as np
from msgspec.structs import replace

from croupier.analysis.compiled import LARGEST, Ints
from croupier.base.money import Cents
from croupier.games.tote.bet import ALL, Bet, Called, Group, KeyBox, Placed, Runners, Selection
from croupier.games.tote.field import Fields, races_of_groups
from croupier.games.tote.kinds import PLACES
from croupier.games.tote.products import products


class Numbers(dict[Group, int]):
    """The groups that bets name in one race, each with its number."""

    def __init__(self, everybody: Runners) -> None:
        super().__init__()
        self._everybody = everybody
        self.members: list[Runners] = []

    def __missing__(self, group: Group) -> int:
        self.members.append(self._everybody if group == ALL else group)
        self[group] = len(self.members) - 1
        return self[group]

    def table(self) -> Ints:
        """A row for each group: how many it names, then whom, filled up with nobody."""
        sizes = np.fromiter(map(len, self.members), np.int64, len(self.members))
        table = np.zeros((len(sizes), 1 + int(sizes.max())), np.int64)
        table[:, 0] = sizes
        runners = np.fromiter(chain.from_iterable(self.members), np.int64, int(sizes.sum()))
        table[:, 1:][np.arange(sizes.max()) < sizes[:, None]] = runners
        return table


class Numbered(msgspec.Struct, frozen=True):
    """A row of `rows` is for a place or leg and a column for a ticket; the groups are in the place's table.

    `cents` is on each combination, and below nothing where a column takes away what another has too much.
    """

    tables: Sequence[Ints]
    rows: Ints
    cents: Ints

    def shapes(self) -> Iterator[tuple[tuple[int, ...], Ints]]:
        """The tickets whose groups have the same sizes, together."""
        sizes = np.stack([table[row, 0] for table, row in zip(self.tables, self.rows, strict=True)])
        key = np.ravel_multi_index(tuple(sizes), tuple(sizes.max(axis=1) + 1))
        order = np.argsort(key, kind="stable")
        starts = np.flatnonzero(np.diff(key[order], prepend=-1))
        for alike in np.split(order, starts[1:]):
            yield tuple(sizes[:, alike[0]].tolist()), alike


def numbered(bets: Sequence[Bet], fields: Fields) -> Numbered:
    """Bets of one kind from one race onwards."""
    groups, cents = _multiplied(bets, fields)
    races = races_of_groups(bets[0])
    numbers = {race: Numbers(fields.get(race, ())) for race in races}
    rows = [
        np.fromiter(map(numbers[race].__getitem__, map(itemgetter(place), groups)), np.int64, len(groups))
        for place, race in enumerate(races)
    ]
    tables = {race: of_race.table() for race, of_race in numbers.items()}
    return Numbered([tables[race] for race in races], np.stack(rows), np.array(cents, np.int64))


def _multiplied(bets: Sequence[Bet], fields: Fields) -> tuple[list[tuple[Group, ...]], list[Cents]]:
    """Most tickets say outright who is in which place; any other selection is asked once for its products."""
    groups: list[tuple[Group, ...]] = []
    cents: list[Cents] = []
    others: dict[Selection, Cents] = defaultdict(int)
    in_order, behind = bets[0].called is not Called.QUINELLA, PLACES.get(bets[0].pools[0], 1) - 1
    for bet in bets:
        selection = bet.selection
        if in_order and isinstance(selection, Placed):
            groups.append(selection.groups)
            cents.append(bet.amount)
        elif in_order and isinstance(selection, KeyBox):  # few are alike
            groups.append(((selection.key,), *(selection.runners,) * behind))
            cents.append(bet.amount)
        else:
            others[selection] += bet.amount
    if sum(cents) + sum(others.values()) > LARGEST:
        raise OverflowError("these bets do not fit 64-bit sums")
    for selection, amount in others.items():
        for sign, product in products(replace(bets[0], selection=selection), fields):
            groups.append(product)
            cents.append(sign * amount)
    return groups, cents
