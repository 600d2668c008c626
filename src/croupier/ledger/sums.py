"""What an event adds to the sums of its place: the amounts of its transfers, by position and code."""

from collections.abc import Iterator
from typing import NamedTuple

from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import TableId
from croupier.floor.parts.messages.rounds import GameRefunded, RoundSettled
from croupier.floor.wheel.messages.deal import LosersCollected, WinnersPaid
from croupier.ledger.codes import Code
from croupier.ledger.posting import post, post_collected, post_end, post_payment, post_refund
from croupier.ledger.transfer import Transfer

NOT_SUMMED = frozenset({Code.STAKE, Code.FLOAT, Code.RACK, Code.REVERSAL, Code.SHORTFALL})
"""No figure is a sum of these. A stake counts when it is decided, so that a bet adds nothing."""
_NEGATIVE = {
    Code.CORRECTION: "credits",
    Code.BOX_CORRECTION: "credits",
    Code.COUPON_CORRECTION: "promo",
    Code.PICK_UP: "drop",
    Code.OVER_SHORT: "overshort",
}
"""Codes that go either way, with the account whose debit makes one count as negative."""


class CodeAmount(NamedTuple):
    """`amount` of a code, in cents or of a tally, at a terminal, station or seat."""

    code: str
    amount: int
    position: str = ""
    reason: str = ""


def sums(table: TableId, event: Event) -> list[CodeAmount]:
    """One for each transfer of the event that a figure is a sum of."""
    return [
        CodeAmount(one.code, _signed(one) if one.code in _NEGATIVE else one.amount, position)
        for position, transfers in _by_position(table, event)
        for one in transfers
        if one.code is not None and one.code not in NOT_SUMMED
    ]


def _signed(one: Transfer) -> Cents:
    negative = one.code is not None and one.debit.partition(":")[0] == _NEGATIVE[one.code]
    return -one.amount if negative else one.amount


def _by_position(table: TableId, event: Event) -> Iterator[tuple[str, list[Transfer]]]:
    match event:
        case RoundSettled():
            yield from ((end.terminal, post_end(table, end)) for end in event.ends)
        case GameRefunded():
            yield from ((one.terminal, post_refund(table, one)) for one in event.refunds)
        case LosersCollected():
            yield from ((one.terminal, post_collected(table, one)) for one in event.collected)
        case WinnersPaid():
            yield from ((one.terminal, post_payment(table, one)) for one in event.payments)
        case _:
            yield getattr(event, "terminal", ""), post(table, event)
