"""Settled wagers as JSON: each one's end, and the totals of the table and of every player."""

from collections.abc import Sequence

from croupier.base import money
from croupier.base.names import Citation
from croupier.games.round import Settled, Totals, total


def settled_out(settled: Sequence[Settled], cause: Citation | None = None) -> dict[str, object]:
    return {"wagers": [_wager(one) for one in settled], "totals": _totals(settled, cause)}


def _wager(one: Settled) -> dict[str, object]:
    out: dict[str, object] = {
        "id": one.wager.id,
        "verdict": one.verdict,
        "paid": money.show(one.paid),
        "returned": money.show(one.returned),
        "collected": money.show(one.collected),
        "charged": money.show(one.charged),
        "clause": one.clause,
    }
    if one.wager.coupon:
        kept = "used" if one.coupon_used else "kept"
        out["coupon"] = {
            "amount": money.show(one.wager.coupon),
            "verdict": kept,
            "paid": money.show(one.promotion),
        }
    return out


def _totals(settled: Sequence[Settled], cause: Citation | None) -> dict[str, object]:
    players: dict[str, list[Settled]] = {}
    for one in settled:
        players.setdefault(one.wager.player, []).append(one)
    out: dict[str, object] = _sums(total(settled))
    if cause:
        out["cause"] = cause
    if any(players):
        out["players"] = {player: _sums(total(theirs)) for player, theirs in players.items()}
    return out


def _sums(totals: Totals) -> dict[str, object]:
    names = (*totals.__struct_fields__, "house")
    return {name: money.show(getattr(totals, name)) for name in names}
