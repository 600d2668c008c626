"""The result of a pool: what each dollar is paid, and where every cent went."""

from collections.abc import Mapping
from enum import StrEnum

import msgspec

from croupier.base.money import Cents, up
from croupier.base.names import Citation
from croupier.games.tote import clauses
from croupier.games.tote.kinds import Combination, Kind

DOLLAR: Cents = 100


class Rung(StrEnum):
    """The step of the ladder that paid. The golden examples show each of them for each kind of pool."""

    EXACT = "exact"
    SECOND = "second"
    THIRD = "third"
    NEXT = "next"
    FIRST_THREE = "first-three"
    FIRST_TWO = "first-two"
    FIRST = "first"
    SECOND_THIRD = "second-third"
    SIDES = "sides"
    ONE_SIDE = "one-side"
    SECONDS = "seconds"
    FIRST_LEG = "first-leg"
    CONSOLATION = "consolation"
    MOST_RIGHT = "most-right"
    ALL = "all"
    CARRIED = "carried"
    REFUND = "refund"


class Payoff(msgspec.Struct, frozen=True):
    """One line of the result. `price` is of $1, in cents; `backed` is the money on it, `paid` what it gets.

    `clause` is the one that defines the bet if it is won exactly; on lower rungs the official result decides.
    """

    wins: str
    rung: Rung
    price: Cents
    backed: Cents
    paid: Cents
    clause: Citation


class PoolResult(msgspec.Struct, frozen=True):
    """Always wagers + carried_in + minus = refunds + takeout + breakage + paid + carried_out.

    `prices` is what $1 on each paying combination is paid, in cents. `refunded` are the refunded
    combinations, and `withdrawn` those of them with a runner that did not start. `exchange_prices` is what an
    exchanged ticket of a twin trifecta is paid for each $1 it cost. `clause` is the one by which the pool
    ended.
    """

    kind: Kind
    races: tuple[int, ...]
    rung: Rung
    wagers: Cents
    refunds: Cents
    takeout: Cents
    breakage: Cents
    minus: Cents
    paid: Cents
    carried_in: Cents
    carried_out: Cents
    payoffs: tuple[Payoff, ...]
    prices: Mapping[Combination, Cents]
    refunded: frozenset[Combination]
    exchange_prices: Mapping[Combination, Cents] = {}
    withdrawn: frozenset[Combination] = frozenset()
    clause: Citation = clauses.BY_RESULT

    @property
    def in_balance(self) -> bool:
        came = self.wagers + self.carried_in + self.minus
        went = self.refunds + self.takeout + self.breakage + self.paid + self.carried_out
        return came == went

    def clause_for(self, combination: Combination) -> Citation:
        """The clause by which this combination is paid, lost or refunded; a withdrawn runner decides
        first."""
        return clauses.SCRATCHED if combination in self.withdrawn else self.clause


def worth(price: Cents, bet: Cents) -> Cents:
    """What a bet is paid at this price of $1, rounded up to a whole cent in the player's favour."""
    return up(bet, price, DOLLAR)
