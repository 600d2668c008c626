"""What transfers add to the sums of their place: amounts by position and code."""

from collections.abc import Iterable
from typing import NamedTuple

from croupier.base.money import Cents
from croupier.ledger.codes import Code
from croupier.ledger.transfer import Transfer

NOT_SUMMED = frozenset(
    {
        *(Code.STAKE, Code.FLOAT, Code.RACK, Code.REVERSAL, Code.SHORTFALL, Code.COMMISSION_PAID),
        *(Code.DRAWER, Code.TRANSIT, Code.SITE_DUES),
    }
)
"""No figure is a sum of these. A stake counts when it is decided, so that a bet adds nothing; what sites owe
each other is the balance of `track-dues`."""
_NEGATIVE = {
    Code.CORRECTION: "credits",
    Code.BOX_CORRECTION: "credits",
    Code.COUPON_CORRECTION: "promo",
    Code.PICK_UP: "drop",
    Code.OVER_SHORT: "overshort",
    Code.TAKEOUT: "takeout",
    Code.BREAKAGE: "breakage",
    Code.MINUS: "pool",
    Code.CARRIED_OUT: "carryover",
    Code.PAYOFFS: "outs",
    Code.REFUNDS: "outs",
    Code.OVERPAID: "outs",
}
"""Codes that go either way, with the account whose debit makes one count as negative."""


class CodeAmount(NamedTuple):
    """`amount` of a code, in cents or of a tally, at a terminal, station or seat."""

    code: str
    amount: int
    position: str = ""
    reason: str = ""


def sums(found: Iterable[tuple[str, Iterable[Transfer]]]) -> list[CodeAmount]:
    """One for each transfer that a figure is a sum of; they are given by position."""
    return [
        CodeAmount(one.code, _signed(one) if one.code in _NEGATIVE else one.amount, position)
        for position, transfers in found
        for one in transfers
        if one.code is not None and one.code not in NOT_SUMMED
    ]


def _signed(one: Transfer) -> Cents:
    negative = one.code is not None and one.debit.partition(":")[0] == _NEGATIVE[one.code]
    return -one.amount if negative else one.amount
