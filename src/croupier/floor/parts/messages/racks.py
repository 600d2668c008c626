"""Chips to and from a table's rack, its drop box, and the counts of both."""

import msgspec

from croupier.base.money import Cents
from croupier.base.wire_types import StaffName


class FillTable(msgspec.Struct, frozen=True, tag="fill-table"):
    """Chips from the cage to the table's float, on a numbered slip that two people sign."""

    amount: Cents
    slip: str
    witness: StaffName


class CreditTable(msgspec.Struct, frozen=True, tag="credit-table"):
    """Chips from the table's float back to the cage."""

    amount: Cents
    slip: str
    witness: StaffName


class PickUpDrop(msgspec.Struct, frozen=True, tag="pick-up-drop"):
    """The drop box is pulled and goes to the count room."""

    witness: StaffName


class CountDrop(msgspec.Struct, frozen=True, tag="count-drop"):
    """What the count room found in the boxes of this table."""

    amount: Cents
    witness: StaffName


class CountFloat(msgspec.Struct, frozen=True, tag="count-float"):
    """The chips in the table's rack, counted between games."""

    amount: Cents
    witness: StaffName


class TableFilled(msgspec.Struct, frozen=True, tag="table-filled"):
    amount: Cents
    slip: str
    by: str
    witness: str


class TableCredited(msgspec.Struct, frozen=True, tag="table-credited"):
    amount: Cents
    slip: str
    by: str
    witness: str


class DropPickedUp(msgspec.Struct, frozen=True, tag="drop-picked-up"):
    """`amount` is what the ledger says the box holds."""

    amount: Cents
    by: str
    witness: str


class DropCounted(msgspec.Struct, frozen=True, tag="drop-counted"):
    """`expected` by the ledger and `counted` by two people; the difference is over or short."""

    expected: Cents
    counted: Cents
    by: str
    witness: str


class FloatCounted(msgspec.Struct, frozen=True, tag="float-counted"):
    expected: Cents
    counted: Cents
    by: str
    witness: str
