"""A voucher: a paper that is money until it is redeemed once, with every field that a regulator expects."""

from datetime import date, datetime
from enum import StrEnum

import msgspec

from croupier.base.money import Cents
from croupier.devices.validation import ValidationNumber
from croupier.paper.amount_words import amount_in_figures, amount_in_words

DATE = "%m/%d/%Y"
TIME = "%H:%M:%S"


class VoucherType(StrEnum):
    CASHABLE = "cashable"
    TEST = "no value"
    """A printer's test slip."""


_TITLES = {VoucherType.CASHABLE: "CASHOUT VOUCHER", VoucherType.TEST: "TEST, NO VALUE"}


class Voucher(msgspec.Struct, frozen=True, kw_only=True):
    """`at` is in the site's own time. `sequence` counts the vouchers of the place that issues it.

    The last day on which it is paid is `void_after`; None where the house lets no voucher expire.
    """

    site: str
    address: tuple[str, str]
    machine: str
    at: datetime
    amount: Cents
    sequence: int
    number: ValidationNumber
    void_after: date | None
    type: VoucherType = VoucherType.CASHABLE

    def pdf(self) -> bytes:
        from croupier.paper.voucher_pdf import voucher_pdf  # noqa: PLC0415 - loads reportlab

        return voucher_pdf(self)

    def template(self) -> bytes:
        from croupier.paper.voucher_template import voucher_template  # noqa: PLC0415 - it knows this struct

        return voucher_template(self)

    def escpos(self) -> bytes:
        from croupier.paper.voucher_escpos import voucher_escpos  # noqa: PLC0415 - it knows this struct

        return voucher_escpos(self)

    @property
    def title(self) -> str:
        return _TITLES[self.type]

    @property
    def date_text(self) -> str:
        return self.at.strftime(DATE)

    @property
    def time_text(self) -> str:
        return self.at.strftime(TIME)

    @property
    def figures(self) -> str:
        return amount_in_figures(self.amount)

    @property
    def words(self) -> tuple[str, str]:
        """The amount in words, dollars and cents each on a line of its own."""
        dollars, _, cents = amount_in_words(self.amount).upper().partition(" AND ")
        return f"{dollars} AND", cents

    @property
    def ticket_text(self) -> str:
        return f"TICKET # {self.sequence:04}"

    @property
    def machine_text(self) -> str:
        return f"MACHINE# {self.machine}"

    @property
    def expiry_text(self) -> str:
        return f"VOID AFTER {self.void_after.strftime(DATE)}" if self.void_after else "DOES NOT EXPIRE"
