"""A pool after its result: what each dollar gets, and where every cent of it went."""

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
    """A line of the result: what won, on which rung, the price of $1, the money on it and what that got.

    `clause` says what a bet of this kind must name to win; the rungs below that are the sending track's.
    """

    wins: str
    rung: Rung
    price: Cents
    backed: Cents
    paid: Cents
    clause: Citation


class PoolResult(msgspec.Struct, frozen=True):
    """wagers + carried_in + minus = refunds + takeout + breakage + paid + carried_out, always.

    `prices` is what $1 on each paying combination gets, in cents; `refunded` the combinations whose money
    goes back, `withdrawn` those of them that name somebody who did not run; `exchange_prices` what $1 behind
    a twin trifecta's exchanged ticket gets. `clause` is what the pool ended under.
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
        """Why this combination is paid, lost or given back; who did not run comes before who did not win."""
        return clauses.SCRATCHED if combination in self.withdrawn else self.clause


def worth(price: Cents, bet: Cents) -> Cents:
    """What a bet gets at a price for $1; an odd part of a cent goes to the player, so none gets less."""
    return up(bet, price, DOLLAR)
