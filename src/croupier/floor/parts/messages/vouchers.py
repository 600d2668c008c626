"""Vouchers: credits that leave a station on paper, and come back at any station or at the cage.

A voucher is named by the keyed hash of its validation number. The number itself is on the paper alone.
"""

import msgspec

from croupier.base.money import Cents
from croupier.base.names import EffectId, TerminalId
from croupier.base.wire_types import VoucherHash


class CashOutToVoucher(msgspec.Struct, frozen=True, tag="cash-out-to-voucher"):
    """From the player: all credits, on a voucher; by hand where they are more than a voucher may have."""


class IssueVoucher(msgspec.Struct, frozen=True, tag="issue-voucher"):
    """From the station's printer: it is ready, and has drawn the number with this hash."""

    effect: EffectId
    voucher: VoucherHash


class ReportPrinted(msgspec.Struct, frozen=True, tag="report-printed"):
    """From the printer: the voucher is in the player's hand."""

    effect: EffectId


class ReportPrintFailed(msgspec.Struct, frozen=True, tag="report-print-failed"):
    """From the printer: there is no voucher, or it cannot be known whether there is one."""

    effect: EffectId
    reason: str


class RedeemVoucher(msgspec.Struct, frozen=True, tag="redeem-voucher"):
    """A voucher put in at a station, or handed over at the cage."""

    voucher: VoucherHash


class VoucherAsked(msgspec.Struct, frozen=True, tag="voucher-asked"):
    """The effect: a voucher of this amount is to be printed."""

    terminal: TerminalId
    effect: EffectId
    number: int
    amount: Cents


class VoucherIssued(msgspec.Struct, frozen=True, tag="voucher-issued"):
    """The credits are owed on the voucher from here on, which is paid once it is known to be printed."""

    terminal: TerminalId
    effect: EffectId
    voucher: VoucherHash
    number: int
    amount: Cents
    expires: str


class VoucherPrinted(msgspec.Struct, frozen=True, tag="voucher-printed"):
    terminal: TerminalId
    effect: EffectId
    voucher: VoucherHash


class VoucherFailed(msgspec.Struct, frozen=True, tag="voucher-failed"):
    """The number is void for good, and the credits are paid by hand.

    `voucher` is empty and `amount` 0 where no number had been issued yet.
    """

    terminal: TerminalId
    effect: EffectId
    voucher: str
    amount: Cents
    reason: str


class VoucherRedeemed(msgspec.Struct, frozen=True, tag="voucher-redeemed"):
    """Its amount is credited at a station."""

    terminal: TerminalId
    voucher: VoucherHash
    amount: Cents


class VouchersExpired(msgspec.Struct, frozen=True, tag="vouchers-expired"):
    """Vouchers that nobody brought back in time, and what they come to."""

    vouchers: tuple[VoucherHash, ...]
    amount: Cents
