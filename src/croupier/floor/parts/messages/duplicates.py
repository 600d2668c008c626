"""Slips that are printed once more: each is marked as a duplicate, and on record."""

import msgspec

from croupier.base.wire_types import SlipNumber


class PrintSlipAgain(msgspec.Struct, frozen=True, tag="print-slip-again"):
    """The paper of a fill or credit slip."""

    slip: SlipNumber


class PrintHandPayAgain(msgspec.Struct, frozen=True, tag="print-hand-pay-again"):
    """The paper of a hand pay slip, where it was written or at the cage."""

    slip: SlipNumber


class SlipPrintedAgain(msgspec.Struct, frozen=True, tag="slip-printed-again"):
    """`copy` counts the duplicates of this slip."""

    slip: int
    copy: int
    by: str


class HandPayPrintedAgain(msgspec.Struct, frozen=True, tag="hand-pay-printed-again"):
    slip: int
    copy: int
    by: str
