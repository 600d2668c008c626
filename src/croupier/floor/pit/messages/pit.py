"""The pit: gaming days, who is on duty, chips to and from a table, drop boxes and counts, a table's terms."""

import msgspec

from croupier.base.money import Cents


class GoOnDuty(msgspec.Struct, frozen=True, tag="go-on-duty"):
    """Sent to the pit, not to a table: whoever sends it is at work from now on."""


class GoOffDuty(msgspec.Struct, frozen=True, tag="go-off-duty"):
    """Sent to the pit."""


class RaiseAlarm(msgspec.Struct, frozen=True, tag="raise-alarm"):
    """Sent to the pit by the floor's own software: something is wrong that no table could say."""

    says: str


class BeginDay(msgspec.Struct, frozen=True, tag="begin-day"):
    """Sent to the pit by the clock: the gaming day that begins now, like 2026-11-14."""

    day: str


class FillTable(msgspec.Struct, frozen=True, tag="fill-table"):
    """Chips from the cage to the table's float, on a numbered slip that two people sign."""

    amount: Cents
    slip: str
    witness: str


class CreditTable(msgspec.Struct, frozen=True, tag="credit-table"):
    """Chips from the table's float back to the cage."""

    amount: Cents
    slip: str
    witness: str


class PickUpDrop(msgspec.Struct, frozen=True, tag="pick-up-drop"):
    """The drop box is pulled and goes to the count room."""

    witness: str


class CountDrop(msgspec.Struct, frozen=True, tag="count-drop"):
    """What the count room found in the boxes of this table."""

    amount: Cents
    witness: str


class CountFloat(msgspec.Struct, frozen=True, tag="count-float"):
    """The chips in the table's rack, counted between games."""

    amount: Cents
    witness: str


class ChangeTerms(msgspec.Struct, frozen=True, tag="change-terms"):
    """Other options or limits from the next game on: the effective book they make."""

    effective: str


class DayBegun(msgspec.Struct, frozen=True, tag="day-begun"):
    day: str


class WentOnDuty(msgspec.Struct, frozen=True, tag="went-on-duty"):
    who: str
    role: str


class WentOffDuty(msgspec.Struct, frozen=True, tag="went-off-duty"):
    who: str
    role: str


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


class TermsChanged(msgspec.Struct, frozen=True, tag="terms-changed"):
    """`terms` is the digest that games cite from the next one on; `was` is the one they cited so far."""

    effective: str
    terms: str
    was: str
    by: str
