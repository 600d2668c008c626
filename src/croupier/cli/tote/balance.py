"""Where the money of a pool came from and where it went: both sides, and the line that shows them equal."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from croupier.base.money import Cents, show
from croupier.games.tote.pool_result import PoolResult
from croupier.games.tote.sites import SharedPoolResult, SiteResult

Sums: TypeAlias = Mapping[str, Cents]

CAME = {"wagers": "wagers", "carried_in": "carryover in", "minus": "minus"}
WENT = {
    "refunds": "refunds",
    "takeout": "takeout",
    "breakage": "breakage",
    "paid": "paid",
    "carried_out": "carryover out",
}


def sums_of(priced: PoolResult | SiteResult | SharedPoolResult) -> Sums:
    """What one site lacks the others have: its breakage is below nothing, and only a whole pool is minus."""
    if isinstance(priced, PoolResult):
        return {name: getattr(priced, name) for name in (*CAME, *WENT)}
    if isinstance(priced, SiteResult):
        return {**sums_of(priced.result), "breakage": priced.breakage, "minus": 0}
    left = priced.breakage
    return {**total(map(sums_of, priced.sites)), "breakage": max(left, 0), "minus": max(-left, 0)}


def total(each: Iterable[Sums]) -> Sums:
    sums = dict.fromkeys((*CAME, *WENT), 0)
    for one in each:
        sums = {name: sums[name] + one[name] for name in sums}
    return sums


def balance_out(sums: Sums) -> dict[str, object]:
    """Every amount, and the line that shows what came is what went."""
    named = {**CAME, **WENT}.items()
    return {
        **{called.replace(" ", "_"): show(sums[name]) for name, called in named},
        "balance": balance(sums),
    }


def balance(sums: Sums, *, brief: bool = False) -> str:
    """`wagers 500.00 + ... = refunds 20.00 + ... = 500.00`; in brief, without what is nothing."""
    came, went = (
        " + ".join(f"{called} {show(sums[name])}" for name, called in side.items() if sums[name] or not brief)
        for side in (CAME, WENT)
    )
    whole = show(sum(sums[name] for name in WENT))
    return f"{came} = {went} = {whole}" if came else "nothing was bet"
