"""Chips to and from a table on a numbered slip, each step signed by whoever does it."""

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TableId
from croupier.base.wire_types import CountOfChips, SlipNumber


class RequestFill(msgspec.Struct, frozen=True, tag="request-fill"):
    """At the table, by a floorperson or supervisor: these chips are needed."""

    counts: tuple[tuple[Cents, CountOfChips], ...]


class RequestCredit(msgspec.Struct, frozen=True, tag="request-credit"):
    """At the table: these chips are to go back to the cage."""

    counts: tuple[tuple[Cents, CountOfChips], ...]


class ReceiveSlip(msgspec.Struct, frozen=True, tag="receive-slip"):
    """The dealer has counted the chips of a fill in, or those of a credit out, and signs."""

    slip: SlipNumber


class ConfirmSlip(msgspec.Struct, frozen=True, tag="confirm-slip"):
    """A floorperson or supervisor has seen it and signs: the rack changes now."""

    slip: SlipNumber


class CancelSlip(msgspec.Struct, frozen=True, tag="cancel-slip"):
    """By a floorperson or supervisor, before any chip has moved."""

    slip: SlipNumber


class PrepareFill(msgspec.Struct, frozen=True, tag="prepare-fill"):
    """The cashier has counted the chips out of the vault, and signs."""

    slip: SlipNumber


class CarrySlip(msgspec.Struct, frozen=True, tag="carry-slip"):
    """The runner takes chips and slip, and signs."""

    slip: SlipNumber


class TakeCredit(msgspec.Struct, frozen=True, tag="take-credit"):
    """The cashier has counted the chips of a credit into the vault, and signs."""

    slip: SlipNumber


class SlipRequested(msgspec.Struct, frozen=True, tag="slip-requested"):
    """`kind` is fill or credit."""

    slip: int
    kind: str
    chips: tuple[tuple[Cents, int], ...]
    by: str


class SlipReceived(msgspec.Struct, frozen=True, tag="slip-received"):
    slip: int
    by: str


class SlipConfirmed(msgspec.Struct, frozen=True, tag="slip-confirmed"):
    """`amount` is what the rack gains; negative of a credit."""

    slip: int
    amount: Cents
    by: str


class SlipCancelled(msgspec.Struct, frozen=True, tag="slip-cancelled"):
    slip: int
    by: str


class FillPrepared(msgspec.Struct, frozen=True, tag="fill-prepared"):
    slip: int
    table: TableId
    chips: tuple[tuple[Cents, int], ...]
    amount: Cents
    by: str


class SlipCarried(msgspec.Struct, frozen=True, tag="slip-carried"):
    slip: int
    by: str


class CreditTaken(msgspec.Struct, frozen=True, tag="credit-taken"):
    slip: int
    table: TableId
    chips: tuple[tuple[Cents, int], ...]
    amount: Cents
    by: str
