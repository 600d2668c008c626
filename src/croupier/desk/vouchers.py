"""Vouchers as the whole house knows them: each by the keyed hash of its validation number."""

from collections.abc import Iterable
from datetime import date, timedelta
from enum import StrEnum

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TableId, TerminalId

VOUCHER_LIMIT: Cents = 3000_00
VOUCHER_DAYS = 30
"""Of a house that says nothing else."""


class VoucherState(StrEnum):
    """A voucher is paid only while it is `open`; `printing` is one whose paper nobody has seen yet."""

    PRINTING = "printing"
    OPEN = "open"
    REDEEMED = "redeemed"
    VOID = "void"
    EXPIRED = "expired"


class Voucher(msgspec.Struct, frozen=True):
    """`number` counts the vouchers of the house; `issued` is its gaming day, and `expires` the last one on
    which it is paid. `paid` is the place and the station, or window, that it was paid at.
    """

    number: int
    amount: Cents
    table: TableId
    terminal: TerminalId
    expires: str
    issued: str = ""
    state: VoucherState = VoucherState.PRINTING
    paid: tuple[TableId, TerminalId] | None = None

    def becomes(self, state: VoucherState, paid: tuple[TableId, TerminalId] | None = None) -> "Voucher":
        return msgspec.structs.replace(self, state=state, paid=paid)


def last_day(day: str, days: int) -> str:
    """The gaming day that is `days` after `day`; before the first gaming day of a house nothing expires."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat() if day else ""


def lapses(voucher: Voucher, day: str) -> bool:
    """Whether it is no longer paid once `day` has begun."""
    return voucher.state is VoucherState.OPEN and "" < voucher.expires < day


def unpaid(vouchers: Iterable[Voucher]) -> int:
    """How many of them may still be brought back."""
    return sum(one.state in (VoucherState.OPEN, VoucherState.PRINTING) for one in vouchers)
