"""Numbered fill and credit slips as the whole house knows them: each is signed by five people in order."""

from enum import StrEnum

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TableId, TerminalId

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


class ChipSlip(msgspec.Struct, frozen=True):
    """`signed` are those who have signed so far, in order."""

    number: int
    kind: SlipKind
    table: TableId
    chips: Counts
    signed: tuple[str, ...]
    cancelled: bool = False

    @property
    def amount(self) -> Cents:
        return worth(self.chips)

    @property
    def next(self) -> Signer | None:
        """Who signs next; None of a slip that is complete or cancelled."""
        order = ORDER[self.kind]
        return None if self.cancelled or len(self.signed) == len(order) else order[len(self.signed)]

    def signed_by(self, who: str) -> "ChipSlip":
        return msgspec.structs.replace(self, signed=(*self.signed, who))


class HandPay(msgspec.Struct, frozen=True):
    """A slip that the cage pays once, for credits of a station."""

    amount: Cents
    table: TableId
    terminal: TerminalId
    paid: bool = False


def worth(chips: Counts) -> Cents:
    return sum(denomination * count for denomination, count in chips)
