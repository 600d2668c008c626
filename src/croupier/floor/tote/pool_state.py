"""A pool as it stands: its money twice, by two ways of counting, and what it pays once it is settled."""

from dataclasses import dataclass, field
from typing import NamedTuple

from croupier.base.money import Cents
from croupier.floor.tote.messages.pools import PoolSettled
from croupier.games.tote.kinds import Combination, Kind
from croupier.games.tote.pool import Pool


class PoolKey(NamedTuple):
    """`race` is the first leg."""

    race: int
    kind: Kind

    @property
    def text(self) -> str:
        """As accounts and figures name it: `4-exacta`."""
        return f"{self.race}-{self.kind}"


@dataclass(slots=True)
class PoolState:
    """The first set of totals is `bets`, the money on each combination, bet by bet. The second is `total` and
    `named`, the money that names each runner in each place, by formula; `named` is keyed by 32 x place +
    runner. `unit` is the greatest common divisor of all stakes.

    `carried` came over from earlier days, `refunded` was paid back before the pool was settled.
    `exchanged` is, in a twin trifecta, the money behind each choice in the second race. `prices` are those of
    `settled`, to be looked up. At a host `merged` is the money of guests on each combination, by guest, and
    `dues` what each of them was told to settle.
    """

    race: int
    kind: Kind
    races: tuple[int, ...]
    least: Cents = 0
    carried: Cents = 0
    mandatory: bool = False
    bets: dict[Combination, Cents] = field(default_factory=dict)
    total: Cents = 0
    named: dict[int, Cents] = field(default_factory=dict)
    unit: Cents = 0
    refunded: Cents = 0
    exchanged: dict[Combination, Cents] = field(default_factory=dict)
    settled: PoolSettled | None = None
    prices: dict[Combination, Cents] = field(default_factory=dict)
    exchange_prices: dict[Combination, Cents] = field(default_factory=dict)
    merged: dict[str, dict[Combination, Cents]] = field(default_factory=dict)
    dues: dict[str, Cents] = field(default_factory=dict)

    @property
    def key(self) -> PoolKey:
        return PoolKey(self.race, self.kind)

    @property
    def pool(self) -> Pool:
        """As the arithmetic of pools takes it."""
        return Pool(self.kind, self.races, self.bets, self.carried, self.mandatory, self.exchanged)
