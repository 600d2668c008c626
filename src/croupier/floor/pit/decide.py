"""What is sent to the pit itself: gaming days, who goes on and off duty, alarms of the floor."""

import re
from collections.abc import Iterator
from typing import TypeAlias, assert_never

from croupier.base import money
from croupier.base.envelope import Envelope, Role
from croupier.base.money import Cents
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.desk.messages import Alarmed
from croupier.desk.vouchers import lapses, unpaid
from croupier.floor.parts.colours import unclear
from croupier.floor.parts.duty import left_short, oversight
from croupier.floor.parts.messages.vouchers import VouchersExpired
from croupier.floor.pit.bias_watch import report_bias, restart_watch
from croupier.floor.pit.messages.pit import (
    BeginDay,
    DayBegun,
    GoOffDuty,
    GoOnDuty,
    HouseRulesSet,
    NoteVoucherKey,
    RaiseAlarm,
    ReportBias,
    RestartWatch,
    SetHouseRules,
    SetVoucherRules,
    VoucherKeyNoted,
    VoucherRulesSet,
    WentOffDuty,
    WentOnDuty,
)
from croupier.floor.pit.state import PitState

PitCommand: TypeAlias = (
    GoOnDuty
    | GoOffDuty
    | RaiseAlarm
    | BeginDay
    | SetHouseRules
    | SetVoucherRules
    | NoteVoucherKey
    | ReportBias
    | RestartWatch
)
_DAY = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")


def decide(_: PitState, envelope: Envelope[PitCommand], house: House) -> Decided:
    match envelope.command:
        case GoOnDuty():
            return _on(house, envelope.sender, envelope.role)
        case GoOffDuty():
            return _off(house, envelope.sender)
        case RaiseAlarm(says):
            return [Alarmed(says)]
        case BeginDay(day):
            return _begin_day(house, day)
        case SetHouseRules() as rules:
            return _set_rules(rules)
        case ReportBias() as found:
            return report_bias(house, found)
        case RestartWatch(table):
            return restart_watch(house, table, envelope.sender)
        case SetVoucherRules(limit, days):
            return _set_voucher_rules(limit, days)
        case NoteVoucherKey(fingerprint):
            return _note_key(house, fingerprint)
        case _ as never:
            assert_never(never)


def _begin_day(house: House, day: str) -> Decided:
    """Days only follow one another: what was counted for one is never counted for another."""
    if not _DAY.fullmatch(day):
        return Refusal(Reason.MALFORMED, "a day is written like 2026-11-14")
    if day <= house.day:
        says = "{current} has begun, and {asked} is not after it"
        return worded(Reason.WRONG_PHASE, says, None, current=house.day, asked=day)
    return [DayBegun(day), *_expired(house, day)]


def _expired(house: House, day: str) -> Iterator[VouchersExpired]:
    """Vouchers whose last day is over, in one event."""
    over = tuple(hash_ for hash_ in house.open_vouchers if lapses(house.vouchers[hash_], day))
    if over:
        yield VouchersExpired(over, sum(house.vouchers[hash_].amount for hash_ in over))


def _set_voucher_rules(limit: Cents, days: int) -> Decided:
    if not 0 <= limit <= money.MOST or days < 1:
        return Refusal(Reason.MALFORMED, "a voucher has a limit, and is paid for one day or more")
    return [VoucherRulesSet(limit, days)]


def _note_key(house: House, fingerprint: str) -> Decided:
    """Not another key while vouchers wait whose numbers it does not know."""
    if fingerprint == house.voucher_key:
        return Refusal(Reason.NOTHING_THERE, "that key of vouchers is known already")
    if house.voucher_key and unpaid(house.vouchers.values()):
        return Refusal(Reason.EQUIPMENT_UNFIT, "the unpaid vouchers were issued with another key")
    return [VoucherKeyNoted(fingerprint)]


def _set_rules(rules: SetHouseRules) -> Decided:
    if rules.tables_per_supervisor < 1:
        return Refusal(Reason.MALFORMED, "a supervisor oversees one table or more")
    return unclear(dict(rules.chip_colours)) or [
        HouseRulesSet(rules.tables_per_supervisor, rules.chip_colours)
    ]


def _on(house: House, who: str, role: Role) -> Decided:
    if house.on_duty.get(who) == role:
        return Refusal(Reason.WRONG_PHASE, "you are on duty already", oversight(house.dealt_books()))
    return [WentOnDuty(who, role), *left_short(house, who)]


def _off(house: House, who: str) -> Decided:
    """Nobody is kept on duty; but a pit left with too few supervisors says so."""
    if who not in house.on_duty:
        return Refusal(Reason.WRONG_PHASE, "you are not on duty", oversight(house.dealt_books()))
    return [WentOffDuty(who, house.on_duty[who]), *left_short(house, who)]
