"""At a cashier's window: what a player hands over and is paid for, and the chips of the vault."""

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TableId, TerminalId
from croupier.base.wire_types import CountOfChips, SlipNumber, StaffName, VoucherHash


class SellChips(msgspec.Struct, frozen=True, tag="sell-chips"):
    """Currency for value chips."""

    counts: tuple[tuple[Cents, CountOfChips], ...]


class RedeemChips(msgspec.Struct, frozen=True, tag="redeem-chips"):
    """Value chips for currency: a player who has left a live table is paid here."""

    counts: tuple[tuple[Cents, CountOfChips], ...]


class RedeemColour(msgspec.Struct, frozen=True, tag="redeem-colour"):
    """Chips without value of this table, which no cashier pays."""

    table: TableId


class PayHandPay(msgspec.Struct, frozen=True, tag="pay-hand-pay"):
    """A hand pay slip that was written at a station."""

    slip: SlipNumber


class PayUnclaimed(msgspec.Struct, frozen=True, tag="pay-unclaimed"):
    """What a voided game gives back to a player who had left, seen by somebody else."""

    table: TableId
    terminal: TerminalId
    amount: Cents
    witness: StaffName


class CountInventory(msgspec.Struct, frozen=True, tag="count-inventory"):
    """The chips of the vault, counted by two people; the first count is the one to go by."""

    counts: tuple[tuple[Cents, CountOfChips], ...]
    witness: StaffName


class VoucherPaid(msgspec.Struct, frozen=True, tag="voucher-paid"):
    window: TerminalId
    voucher: VoucherHash
    amount: Cents
    by: str


class HandPayPaid(msgspec.Struct, frozen=True, tag="hand-pay-paid"):
    window: TerminalId
    slip: int
    amount: Cents
    by: str


class UnclaimedPaid(msgspec.Struct, frozen=True, tag="unclaimed-paid"):
    window: TerminalId
    table: TableId
    terminal: TerminalId
    amount: Cents
    by: str
    witness: str


class ChipsSold(msgspec.Struct, frozen=True, tag="chips-sold"):
    window: TerminalId
    chips: tuple[tuple[Cents, int], ...]
    amount: Cents
    by: str


class ChipsRedeemed(msgspec.Struct, frozen=True, tag="chips-redeemed"):
    window: TerminalId
    chips: tuple[tuple[Cents, int], ...]
    amount: Cents
    by: str


class InventoryCounted(msgspec.Struct, frozen=True, tag="inventory-counted"):
    """`short` is what is missing of what should be there; negative of chips that are too many."""

    chips: tuple[tuple[Cents, int], ...]
    short: Cents
    by: str
    witness: str
