"""Sent to the pit, not to a table: gaming days, who is on duty, alarms of the floor itself."""

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TableId


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


class SetHouseRules(msgspec.Struct, frozen=True, tag="set-house-rules"):
    """Sent to the pit as the floor's configuration has them: chips' colours by value, where not the usual."""

    tables_per_supervisor: int
    chip_colours: tuple[tuple[Cents, str], ...]


class SetVoucherRules(msgspec.Struct, frozen=True, tag="set-voucher-rules"):
    """Sent to the pit as the floor's configuration has them: the most a voucher may have, and for how many
    gaming days it is paid.
    """

    limit: Cents
    days: int


class VoucherRulesSet(msgspec.Struct, frozen=True, tag="voucher-rules-set"):
    limit: Cents
    days: int


class NoteVoucherKey(msgspec.Struct, frozen=True, tag="note-voucher-key"):
    """Sent to the pit as the floor starts: the fingerprint of the key that it knows vouchers' numbers by."""

    fingerprint: str


class VoucherKeyNoted(msgspec.Struct, frozen=True, tag="voucher-key-noted"):
    fingerprint: str


class ReportBias(msgspec.Struct, frozen=True, tag="report-bias"):
    """Sent to the pit by the watch: the evidence against a table's wheel has passed the house's threshold."""

    table: TableId
    results: int
    odds: int


class RestartWatch(msgspec.Struct, frozen=True, tag="restart-watch"):
    """Sent to the pit once a table's wheel was looked after or changed: its results are counted anew."""

    table: TableId


class BiasReported(msgspec.Struct, frozen=True, tag="bias-reported"):
    """After so many results the evidence was this many to one."""

    table: TableId
    results: int
    odds: int


class WatchRestarted(msgspec.Struct, frozen=True, tag="watch-restarted"):
    table: TableId
    by: str


class HouseRulesSet(msgspec.Struct, frozen=True, tag="house-rules-set"):
    tables_per_supervisor: int
    chip_colours: tuple[tuple[Cents, str], ...]


class DayBegun(msgspec.Struct, frozen=True, tag="day-begun"):
    day: str


class WentOnDuty(msgspec.Struct, frozen=True, tag="went-on-duty"):
    who: str
    role: str


class WentOffDuty(msgspec.Struct, frozen=True, tag="went-off-duty"):
    who: str
    role: str
