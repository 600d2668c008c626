"""What a report adds up: each figure is a sum over codes, of transfers or of tallies."""

from collections.abc import Mapping
from enum import StrEnum

from croupier.ledger.codes import Code


class Figure(StrEnum):
    """What a report adds up. Those from `rounds` on count; all others are money."""

    DROP = "drop"
    FILLS = "fills"
    CREDITS = "credits"
    HANDLE = "handle"
    WIN = "win"
    VOIDED = "voided"
    PROMOTIONS = "promotions"
    CORRECTED = "corrected"
    PICKED_UP = "picked-up"
    COUNTED = "counted"
    OVER_SHORT = "over-short"
    VOUCHERS_EXPIRED = "vouchers-expired"
    CAGE_IN = "cage-in"
    CAGE_OUT = "cage-out"
    TICKETS_SOLD = "tickets-sold"
    TICKETS_CANCELLED = "tickets-cancelled"
    TICKETS_REFUNDED = "tickets-refunded"
    TICKETS_CASHED = "tickets-cashed"
    POOL_REFUNDS = "pool-refunds"
    POOL_PAYOFFS = "pool-payoffs"
    TAKEOUT = "takeout"
    BREAKAGE = "breakage"
    MINUS = "minus"
    CARRIED_IN = "carried-in"
    CARRIED_OUT = "carried-out"
    OUTS_EXPIRED = "outs-expired"
    TAX_WITHHELD = "tax-withheld"
    OVERPAID = "overpaid"
    COIN_IN = "coin-in"
    COIN_OUT = "coin-out"
    BOUGHT_IN = "bought-in"
    CASHED_OUT = "cashed-out"
    VOUCHER_IN = "voucher-in"
    VOUCHER_OUT = "voucher-out"
    ROUNDS = "rounds"
    VOIDS = "voids"
    NO_SPINS = "no-spins"
    BUY_INS = "buy-ins"
    CORRECTIONS = "corrections"
    ANNOUNCED_ANEW = "announced-anew"
    MISCOUNTS = "miscounts"
    GAMES = "games"
    GAMES_VOID = "games-void"


COUNTING = (
    Figure.ROUNDS, Figure.VOIDS, Figure.NO_SPINS, Figure.BUY_INS, Figure.CORRECTIONS, Figure.ANNOUNCED_ANEW,
    Figure.MISCOUNTS, Figure.GAMES, Figure.GAMES_VOID,
)  # fmt: skip
"""Tallies: each is kept under its own name."""
BY_TERMINAL = (
    Figure.COIN_IN, Figure.COIN_OUT, Figure.BOUGHT_IN, Figure.CASHED_OUT,
    Figure.VOUCHER_IN, Figure.VOUCHER_OUT, Figure.GAMES, Figure.GAMES_VOID,
)  # fmt: skip
"""The meters of a terminal, a station or a seat."""
BY_POOL = (
    Figure.TICKETS_SOLD, Figure.TICKETS_CANCELLED, Figure.TICKETS_REFUNDED, Figure.TICKETS_CASHED,
    Figure.POOL_REFUNDS, Figure.POOL_PAYOFFS, Figure.TAKEOUT, Figure.BREAKAGE, Figure.MINUS,
    Figure.CARRIED_IN, Figure.CARRIED_OUT, Figure.OUTS_EXPIRED, Figure.OVERPAID,
)  # fmt: skip
"""The money of a pool: what went in, what is owed to its winners and paid, and where the rest went."""
BY_TELLER = (
    Figure.TICKETS_SOLD, Figure.TICKETS_CANCELLED, Figure.TICKETS_REFUNDED, Figure.TICKETS_CASHED,
    Figure.TAX_WITHHELD,
)  # fmt: skip
"""What went over a teller's window."""
METERED = (*BY_TERMINAL, Figure.BUY_INS, Figure.CORRECTIONS)
"""What a terminal's row of the meters shows; the last two are the table's figures as well."""
BY_POSITION = frozenset({*METERED, *BY_TELLER})
"""Figures whose records are listed by terminal, station, seat or window."""

EXPECTED = frozenset({Figure.DROP, Figure.PICKED_UP, Figure.BOUGHT_IN, "hold %"})
"""What tells how much a drop box should hold: not for those who witness its count, which is blind."""

_CORRECTED = {Code.CORRECTION: 1, Code.BOX_CORRECTION: 1, Code.COUPON_CORRECTION: 1}
_MONEY: Mapping[Figure, Mapping[Code, int]] = {
    Figure.DROP: {Code.DROP: 1, Code.CASH_IN: 1, Code.BOX_CORRECTION: 1},
    Figure.FILLS: {Code.FILL: 1},
    Figure.CREDITS: {Code.CREDIT: 1},
    Figure.HANDLE: {Code.COLLECT: 1, Code.RETURN: 1},
    Figure.WIN: {Code.COLLECT: 1, Code.PAYOUT: -1, Code.COMMISSION: 1, Code.COMMISSION_DOCUMENTED: -1},
    Figure.VOIDED: {Code.REFUND: 1},
    Figure.PROMOTIONS: {
        Code.COUPON: 1, Code.COUPON_CORRECTION: 1, Code.PROMOTION: 1,
        Code.COUPON_USED: -1, Code.COUPON_BACK: -1, Code.COUPON_LAPSED: -1,
    },
    Figure.CORRECTED: _CORRECTED,
    Figure.PICKED_UP: {Code.PICK_UP: 1},
    Figure.COUNTED: {Code.COUNT: 1},
    Figure.OVER_SHORT: {Code.OVER_SHORT: 1},
    Figure.VOUCHERS_EXPIRED: {Code.VOUCHER_EXPIRED: 1},
    Figure.CAGE_IN: {Code.CHIPS_SOLD: 1},
    Figure.CAGE_OUT: {
        Code.CHIPS_REDEEMED: 1, Code.VOUCHER_PAID: 1, Code.HAND_PAY_PAID: 1, Code.UNCLAIMED_PAID: 1,
    },
    Figure.TICKETS_SOLD: {Code.TICKET_SOLD: 1},
    Figure.TICKETS_CANCELLED: {Code.TICKET_CANCELLED: 1},
    Figure.TICKETS_REFUNDED: {Code.TICKET_REFUNDED: 1},
    Figure.TICKETS_CASHED: {Code.TICKET_CASHED: 1},
    Figure.POOL_REFUNDS: {Code.REFUNDS: 1},
    Figure.POOL_PAYOFFS: {Code.PAYOFFS: 1},
    Figure.TAKEOUT: {Code.TAKEOUT: 1},
    Figure.BREAKAGE: {Code.BREAKAGE: 1},
    Figure.MINUS: {Code.MINUS: 1},
    Figure.CARRIED_IN: {Code.CARRIED_IN: 1},
    Figure.CARRIED_OUT: {Code.CARRIED_OUT: 1},
    Figure.OUTS_EXPIRED: {Code.OUTS_EXPIRED: 1},
    Figure.TAX_WITHHELD: {Code.WITHHELD: 1},
    Figure.OVERPAID: {Code.OVERPAID: 1},
    Figure.COIN_IN: {Code.COLLECT: 1, Code.RETURN: 1, Code.COUPON_USED: 1},
    Figure.COIN_OUT: {Code.RETURN: 1, Code.PAYOUT: 1, Code.PROMOTION: 1},
    Figure.BOUGHT_IN: {Code.BUY_IN: 1, Code.CASH_IN: 1, Code.COUPON: 1, **_CORRECTED},
    Figure.CASHED_OUT: {Code.CASH_OUT: 1, Code.HAND_PAY: 1, Code.HAND_PAY_WRITTEN: 1, Code.COUPON_BACK: 1},
    Figure.VOUCHER_IN: {Code.VOUCHER_IN: 1},
    Figure.VOUCHER_OUT: {Code.VOUCHER_OUT: 1, Code.VOUCHER_VOID: -1},
}  # fmt: skip
SIGNS: Mapping[Figure, Mapping[str, int]] = {
    figure: {str(figure): 1}
    if figure in COUNTING
    else {str(code): sign for code, sign in _MONEY[figure].items()}
    for figure in Figure
}
"""The codes that each figure is the sum of, with the sign that each has in it."""


def amount_of(figure: Figure, sums: Mapping[str, int]) -> int:
    """The figure, from sums by code."""
    return sum(sign * sums.get(code, 0) for code, sign in SIGNS[figure].items())
