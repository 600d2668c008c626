"""Compiled nets: what every spot gains at every result, as integer arrays made from `settle` itself.

A stake's net is `up(stake x pays / pays_on) - down(stake x takes / takes_of)`, the same two roundings that
`settle` makes, so totals are equal to the cent. Cost grows with the number of wagers and nothing else.
"""

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from croupier.base.names import PlayerId, WagerId
from croupier.games.library import Table
from croupier.games.play import Result, results, rulings_for
from croupier.games.round import Ruling, Wager, settle

Ints = npt.NDArray[np.int64]

LARGEST = int(np.iinfo(np.int64).max)


class Compiled:
    """Rates by result (row) and spot (column) for one table."""

    def __init__(self, table: Table) -> None:
        self.results = [result for result, _ in results(table)]
        self.row: Mapping[Result, int] = {result: row for row, result in enumerate(self.results)}
        rows = [_rulings(table, result) for result in self.results]
        self.column: Mapping[str, int] = {spot: column for column, spot in enumerate(rows[0])}
        self.pays, self.pays_on = _array(rows, "pays"), _array(rows, "pays_on")
        self.takes, self.takes_of = _array(rows, "takes"), _array(rows, "takes_of")
        divided = (self.pays_on != 1) | (self.takes_of != 1)
        self.divides = divided.any(axis=0)
        self.gain = np.where(divided, 0, self.pays - self.takes)
        self.most = int(max(self.pays.max(), self.takes.max()))

    def close(self, players: Ints, spots: Ints, stakes: Ints, count: int) -> "ClosedBets":
        """The wagers of a closed round, as columns: player numbers below `count`, spot columns, stakes."""
        return ClosedBets(self, players, spots, stakes, count)


class ClosedBets:
    """A round's wagers made ready when betting closes, so that a result costs next to nothing."""

    def __init__(self, rates: Compiled, players: Ints, spots: Ints, stakes: Ints, count: int) -> None:
        if stakes.size and int(stakes.max()) * rates.most * stakes.size > LARGEST:
            raise OverflowError("these stakes do not fit 64-bit sums")
        order = np.argsort(players, kind="stable")
        self._rates, self._count = rates, count
        self._spots, self._stakes = spots[order], stakes[order]
        self._present, self._starts = np.unique(players[order], return_index=True)
        self._odd = np.flatnonzero(rates.divides[self._spots])
        self._odd_spots, self._odd_stakes = self._spots[self._odd], self._stakes[self._odd]

    def at(self, result: Result) -> Ints:
        """Each player's gain at this result."""
        row = self._rates.row[result]
        gains: Ints = self._rates.gain[row].take(self._spots) * self._stakes
        if self._odd.size:
            gains[self._odd] = self._divided(row)
        totals = np.zeros(self._count, np.int64)
        if gains.size:
            totals[self._present] = np.add.reduceat(gains, self._starts)
        return totals

    def _divided(self, row: int) -> Ints:
        """The few wagers whose ruling may divide the stake, each rounded as `settle` rounds it."""
        rates, spots, stakes = self._rates, self._odd_spots, self._odd_stakes
        wins: Ints = -(-stakes * rates.pays[row][spots] // rates.pays_on[row][spots])
        losses: Ints = stakes * rates.takes[row][spots] // rates.takes_of[row][spots]
        return wins - losses


def _rulings(table: Table, result: Result) -> Mapping[str, Ruling]:
    """`settle`'s own ruling for one wager on every spot."""
    spots = rulings_for(table, result)
    probes = [Wager(WagerId(spot), PlayerId(""), spot, 1) for spot in spots]
    settled = {one.wager.spot: one.ruling for one in settle(spots, probes)}
    return {spot: settled[spot] for spot in spots}


def _array(rows: list[Mapping[str, Ruling]], field: str) -> Ints:
    return np.array([[getattr(ruling, field) for ruling in row.values()] for row in rows], np.int64)
