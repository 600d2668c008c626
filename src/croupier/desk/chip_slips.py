"""Numbered slips as the whole house knows them: fills and credits, which five people sign, and hand pays."""

from enum import StrEnum

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TableId, TerminalId
from croupier.desk.ports import Microseconds

Counts = tuple[tuple[Cents, int], ...]
"""Chips by denomination."""


class SlipKind(StrEnum):
    """A fill goes from the cage to a table's rack, a credit from the rack back to the cage."""

    FILL = "fill"
    CREDIT = "credit"


class Signer(StrEnum):
    REQUESTER = "requester"
    CASHIER = "cashier"
    RUNNER = "runner"
    DEALER = "dealer"
    FLOORPERSON = "floorperson"


ORDER = {
    SlipKind.FILL: (Signer.REQUESTER, Signer.CASHIER, Signer.RUNNER, Signer.DEALER, Signer.FLOORPERSON),
    SlipKind.CREDIT: (Signer.REQUESTER, Signer.DEALER, Signer.FLOORPERSON, Signer.RUNNER, Signer.CASHIER),
}


class Signature(msgspec.Struct, frozen=True):
    """Who signed by their own sign-in, and when."""

    who: str
    at: Microseconds


class ChipSlip(msgspec.Struct, frozen=True):
    """`signed` are those who have signed so far, in order; `copies` is how often it was printed again."""

    number: int
    kind: SlipKind
    table: TableId
    chips: Counts
    signed: tuple[Signature, ...]
    cancelled: bool = False
    copies: int = 0

    @property
    def amount(self) -> Cents:
        return worth(self.chips)

    @property
    def next(self) -> Signer | None:
        """Who signs next; None of a slip that is complete or cancelled."""
        order = ORDER[self.kind]
        return None if self.cancelled or len(self.signed) == len(order) else order[len(self.signed)]

    @property
    def requester(self) -> str:
        return self.signed[0].who

    @property
    def printed(self) -> bool:
        """A fill is printed when its chips leave the vault, a credit when they are counted into it."""
        return any(signer is Signer.CASHIER for signer, _ in self.signatures)

    @property
    def signatures(self) -> tuple[tuple[Signer, Signature], ...]:
        """Those that there are, each with what it was given as."""
        return tuple(zip(ORDER[self.kind], self.signed, strict=False))

    def signed_by(self, signature: Signature) -> "ChipSlip":
        return msgspec.structs.replace(self, signed=(*self.signed, signature))


class HandPay(msgspec.Struct, frozen=True):
    """Credits of a station on a numbered slip, paid by whoever wrote it, or by the cage; once.

    `unprinted`: they are paid by hand because no voucher of them was printed.
    """

    amount: Cents
    table: TableId
    terminal: TerminalId
    written: Signature
    paid: Signature | None = None
    copies: int = 0
    unprinted: bool = False


def worth(chips: Counts) -> Cents:
    return sum(denomination * count for denomination, count in chips)
