"""What is sent to the pit itself: gaming days, who goes on and off duty, alarms of the floor."""

import re
from typing import TypeAlias, assert_never

from croupier.base.envelope import Envelope, Role
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.desk.messages import Alarmed
from croupier.floor.parts.duty import OVERSIGHT, left_short
from croupier.floor.pit.messages.pit import (
    BeginDay,
    DayBegun,
    GoOffDuty,
    GoOnDuty,
    RaiseAlarm,
    WentOffDuty,
    WentOnDuty,
)
from croupier.floor.pit.state import PitState

PitCommand: TypeAlias = GoOnDuty | GoOffDuty | RaiseAlarm | BeginDay
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
        case _ as never:
            assert_never(never)


def _begin_day(house: House, day: str) -> Decided:
    """Days only follow one another: what was counted for one is never counted for another."""
    if not _DAY.fullmatch(day):
        return Refusal(Reason.MALFORMED, "a day is written like 2026-11-14", OVERSIGHT)
    if day <= house.day:
        says = "{current} has begun, and {asked} is not after it"
        return worded(Reason.WRONG_PHASE, says, OVERSIGHT, current=house.day, asked=day)
    return [DayBegun(day)]


def _on(house: House, who: str, role: Role) -> Decided:
    if house.on_duty.get(who) == role:
        return Refusal(Reason.WRONG_PHASE, "you are on duty already", OVERSIGHT)
    return [WentOnDuty(who, role), *left_short(house, who)]


def _off(house: House, who: str) -> Decided:
    """Nobody is kept on duty; but a pit left with too few supervisors says so."""
    if who not in house.on_duty:
        return Refusal(Reason.WRONG_PHASE, "you are not on duty", OVERSIGHT)
    return [WentOffDuty(who, house.on_duty[who]), *left_short(house, who)]
