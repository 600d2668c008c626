"""A wager, its verdict, and the one settlement that every game shares.

A game says what each spot earns at a result (a `Ruling`); `settle` applies that to the wagers. Nothing
else in the program pays or collects.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum

import msgspec

from croupier.base.money import Cents, down, up
from croupier.base.names import Citation, PlayerId, WagerId

PERCENT = 100


class Tender(StrEnum):
    """What a wager is made with."""

    NON_VALUE = "non-value-chips"
    VALUE = "value-chips"
    CASH = "cash"
    CREDITS = "credits"


class Wager(msgspec.Struct, frozen=True, gc=False):
    """A stake on a spot. `confirmed` is the dealer's word on a verbal wager with cash."""

    id: WagerId
    player: PlayerId
    spot: str
    stake: Cents
    coupon: Cents = 0
    tender: Tender | None = None
    confirmed: bool = False


class Verdict(StrEnum):
    WON = "won"
    LOST = "lost"
    HALF = "half"
    PUSHED = "pushed"
    REFUNDED = "refunded"
    STANDS = "stands"


class Ruling(msgspec.Struct, frozen=True, gc=False):
    """What a result means for a spot: winnings and collection as fractions of the stake.

    Winnings are rounded up and collections down: an odd cent owed to a player goes to the player. `charges`
    is vigorish in percent of the stake: down to whole cents, or up to the next multiple of `charge_unit`.
    """

    verdict: Verdict
    clause: Citation
    pays: int = 0
    pays_on: int = 1
    takes: int = 0
    takes_of: int = 1
    charges: int = 0
    charge_unit: Cents = 1

    @property
    def charged_in(self) -> Cents:
        """Of a stake that is a multiple of this, vigorish comes out whole."""
        return PERCENT * self.charge_unit if self.charges else 1

    def charge(self, amount: Cents) -> Cents:
        """Vigorish on a wager of this amount, with the coupon that rode with it."""
        if self.charge_unit == 1:
            return down(amount, self.charges, PERCENT)
        return up(amount, self.charges, PERCENT * self.charge_unit) * self.charge_unit

    def net(self, stake: Cents) -> Cents:
        """What the player gains."""
        won = up(stake, self.pays, self.pays_on) - down(stake, self.takes, self.takes_of)
        return won - self.charge(stake) if self.charges else won


class Settled(msgspec.Struct, frozen=True, gc=False):
    """One wager's end. `promotion` is the part of `paid` that a match play coupon won."""

    wager: Wager
    ruling: Ruling
    paid: Cents
    returned: Cents
    collected: Cents
    promotion: Cents = 0
    charged: Cents = 0

    @property
    def verdict(self) -> Verdict:
        return self.ruling.verdict

    @property
    def clause(self) -> Citation:
        return self.ruling.clause

    @property
    def coupon_used(self) -> bool:
        """A coupon is consumed when its wager is decided, and kept on a push, no spin or void."""
        return self.wager.coupon > 0 and self.verdict in (Verdict.WON, Verdict.LOST, Verdict.HALF)


def settle(rulings: Mapping[str, Ruling], wagers: Iterable[Wager]) -> list[Settled]:
    """Every wager's end, in the dealer's order: losers are collected first, then winners are paid."""
    losers: list[Settled] = []
    winners: list[Settled] = []
    lost, half = Verdict.LOST, Verdict.HALF
    for wager in wagers:
        ruling = rulings[wager.spot]
        if ruling.verdict is lost:
            losers.append(Settled(wager, ruling, 0, 0, wager.stake))
        elif ruling.verdict is half:
            losers.append(_keep(wager, ruling))
        else:
            winners.append(_keep(wager, ruling))
    losers.extend(winners)
    return losers


def sums_of(rulings: Mapping[str, Ruling], stakes: Mapping[str, Cents]) -> tuple[Cents, Cents]:
    """What one player's stakes without coupons come to: collected and paid, as `settle` has them.

    A full table has twenty thousand stakes, and its settlement needs only the sums.
    """
    collected = paid = 0
    lost = Verdict.LOST
    for spot, stake in stakes.items():
        ruling = rulings[spot]
        if ruling.verdict is lost:
            collected += stake
        else:
            collected += down(stake, ruling.takes, ruling.takes_of)
            paid += up(stake, ruling.pays, ruling.pays_on)
    return collected, paid


def _keep(wager: Wager, ruling: Ruling) -> Settled:
    if ruling.verdict is Verdict.STANDS:
        return Settled(wager, ruling, 0, 0, 0)
    stake = wager.stake
    collected = down(stake, ruling.takes, ruling.takes_of)
    paid = up(stake, ruling.pays, ruling.pays_on)
    if not wager.coupon:
        return Settled(wager, ruling, paid, stake - collected, collected, charged=ruling.charge(stake))
    promotion = up(wager.coupon, ruling.pays, ruling.pays_on)
    charged = ruling.charge(stake + wager.coupon * (ruling.verdict is Verdict.WON))
    return Settled(wager, ruling, paid + promotion, stake - collected, collected, promotion, charged)


class Totals(msgspec.Struct, frozen=True):
    """Sums over settled wagers: staked = returned + collected + standing, always."""

    staked: Cents = 0
    paid: Cents = 0
    returned: Cents = 0
    collected: Cents = 0
    charged: Cents = 0
    standing: Cents = 0
    promotion: Cents = 0

    @property
    def house(self) -> Cents:
        """What the house keeps of this result; what coupons won is promotion, not loss at the table."""
        return self.collected + self.charged - self.paid + self.promotion


def total(settled: Iterable[Settled]) -> Totals:
    staked = paid = returned = collected = charged = standing = promotion = 0
    for one in settled:
        staked += one.wager.stake
        paid += one.paid
        returned += one.returned
        collected += one.collected
        charged += one.charged
        promotion += one.promotion
        if one.verdict is Verdict.STANDS:
            standing += one.wager.stake
    return Totals(staked, paid, returned, collected, charged, standing, promotion)
