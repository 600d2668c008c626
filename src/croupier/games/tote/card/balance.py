"""Where the money of a pool came from and where it went, in equal sums."""

from collections.abc import Iterable

import msgspec

from croupier.base.money import Cents, show
from croupier.games.tote.pool_result import PoolResult
from croupier.games.tote.sites import SharedPoolResult, SiteResult

CAME = {"wagers": "wagers", "carried_in": "carryover in", "minus": "minus"}
WENT = {
    "refunds": "refunds",
    "takeout": "takeout",
    "breakage": "breakage",
    "paid": "paid",
    "carried_out": "carryover out",
}
"""The sums on either side, each with its words."""


class Balance(msgspec.Struct, frozen=True):
    """wagers + carried_in + minus = refunds + takeout + breakage + paid + carried_out."""

    wagers: Cents = 0
    carried_in: Cents = 0
    minus: Cents = 0
    refunds: Cents = 0
    takeout: Cents = 0
    breakage: Cents = 0
    paid: Cents = 0
    carried_out: Cents = 0

    def line(self, *, brief: bool = False) -> str:
        """`wagers 500.00 + ... = refunds 20.00 + ... = 500.00`; in brief, without the sums of 0.00."""
        came, went = (
            " + ".join(
                f"{words} {show(getattr(self, name))}"
                for name, words in side.items()
                if getattr(self, name) or not brief
            )
            for side in (CAME, WENT)
        )
        whole = show(sum(getattr(self, name) for name in WENT))
        return f"{came} = {went} = {whole}" if came else "nothing was bet"


def balance_of(result: PoolResult | SiteResult | SharedPoolResult) -> Balance:
    """The sums of a result. A site that paid more than its money has breakage below zero; only a whole
    pool is minus."""
    if isinstance(result, PoolResult):
        return Balance(**{name: getattr(result, name) for name in Balance.__struct_fields__})
    if isinstance(result, SiteResult):
        return msgspec.structs.replace(balance_of(result.result), breakage=result.breakage, minus=0)
    left = result.breakage
    return msgspec.structs.replace(
        total(map(balance_of, result.sites)), breakage=max(left, 0), minus=max(-left, 0)
    )


def total(balances: Iterable[Balance]) -> Balance:
    each = list(balances)
    return Balance(**{name: sum(getattr(one, name) for one in each) for name in Balance.__struct_fields__})
