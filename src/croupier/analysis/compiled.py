"""Compiled nets: what every spot gains at every result, as integer arrays made from `settle` itself.

A stake's net is `up(stake x pays / pays_on) - down(stake x takes / takes_of)`, less vigorish where the ruling
charges any: the same roundings that `settle` makes, so totals are equal to the cent. Cost grows with the
number of wagers and nothing else.
"""

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from croupier.analysis.nets import Nets
from croupier.games.library import Table
from croupier.games.play import Result
from croupier.games.round import PERCENT, Ruling

Ints = npt.NDArray[np.int64]

LARGEST = int(np.iinfo(np.int64).max)


class Compiled:
    """Rates by result (row) and spot (column) for one table; `weights` is how often each result comes."""

    def __init__(self, table: Table) -> None:
        nets = Nets(table)
        self.results, self.weights = nets.results, nets.weights
        self.row: Mapping[Result, int] = {result: row for row, result in enumerate(self.results)}
        rows = nets.rows
        self.column: Mapping[str, int] = {spot: column for column, spot in enumerate(rows[0])}
        self.pays, self.pays_on = _array(rows, "pays"), _array(rows, "pays_on")
        self.takes, self.takes_of = _array(rows, "takes"), _array(rows, "takes_of")
        self.charges, self.charge_unit = _array(rows, "charges"), _array(rows, "charge_unit")
        self.charging = bool(self.charges.any())  # few games do, and asking costs as much as settling
        divided = (self.pays_on != 1) | (self.takes_of != 1) | (self.charges != 0)
        self.divides = divided.any(axis=0)
        self.gain = np.where(divided, 0, self.pays - self.takes)
        self.most = int(max(self.pays.max(), self.takes.max(), self.charges.max()))

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
        return wins - losses - self._charged(row) if rates.charging else wins - losses

    def _charged(self, row: int) -> Ints:
        """Vigorish, down to a whole cent or up to the next multiple of its unit, like `Ruling.charge`."""
        rates, spots = self._rates, self._odd_spots
        unit = rates.charge_unit[row][spots]
        due: Ints = self._odd_stakes * rates.charges[row][spots]
        up_to_unit: Ints = -(-due // (PERCENT * unit)) * unit
        return np.where(unit == 1, due // PERCENT, up_to_unit)


def _array(rows: list[Mapping[str, Ruling]], field: str) -> Ints:
    return np.array([[getattr(ruling, field) for ruling in row.values()] for row in rows], np.int64)
