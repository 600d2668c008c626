"""What every spot gains at every result, from `settle` itself: the one source of all exact analysis.

Whole numbers without arrays, so that a command which shows odds starts at once. `compiled.py` has the same
nets as arrays, for rounds of thousands of wagers and for simulation.
"""

from collections.abc import Mapping
from functools import lru_cache
from math import lcm

from croupier.base.money import Cents
from croupier.base.names import PlayerId, WagerId
from croupier.games.library import Table
from croupier.games.play import Result, results, rulings_for
from croupier.games.round import Ruling, Wager, settle


class Nets:
    """`rows` has the ruling of every spot at each result; `weights` is how often each result comes."""

    def __init__(self, table: Table) -> None:
        weighted = list(results(table))
        self.results = [result for result, _ in weighted]
        self.weights = [weight for _, weight in weighted]
        self.rows = [_rulings(table, result) for result in self.results]

    @property
    def spots(self) -> list[str]:
        return list(self.rows[0])

    def of(self, spot: str, stake: Cents) -> list[Cents]:
        """What the stake gains at each result."""
        return [row[spot].net(stake) for row in self.rows]

    def whole_stake(self, spot: str) -> Cents:
        """A stake that no ruling leaves an odd cent of: odds worked out with it are exact."""
        rulings = (row[spot] for row in self.rows)
        return lcm(*(part for one in rulings for part in (one.pays_on, one.takes_of, one.charged_in)))


@lru_cache(16)
def nets_of(table: Table) -> Nets:
    """A table's nets, made once: an open table never changes."""
    return Nets(table)


def _rulings(table: Table, result: Result) -> Mapping[str, Ruling]:
    """`settle`'s own ruling for one wager on every spot."""
    spots = rulings_for(table, result)
    probes = [Wager(WagerId(spot), PlayerId(""), spot, 1) for spot in spots]
    settled = {one.wager.spot: one.ruling for one in settle(spots, probes)}
    return {spot: settled[spot] for spot in spots}
