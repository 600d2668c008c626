"""What is sent to the pit itself: gaming days, who goes on and off duty, alarms of the floor."""

import re
from typing import TypeAlias, assert_never

from croupier.base.envelope import Envelope, Role
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.desk.messages import Alarmed
from croupier.floor.parts.colours import unclear
from croupier.floor.parts.duty import left_short, oversight
from croupier.floor.pit.bias_watch import report_bias, restart_watch
from croupier.floor.pit.messages.pit import (
    BeginDay,
    DayBegun,
    GoOffDuty,
    GoOnDuty,
    HouseRulesSet,
    RaiseAlarm,
    ReportBias,
    RestartWatch,
    SetHouseRules,
    WentOffDuty,
    WentOnDuty,
)
from croupier.floor.pit.state import PitState

PitCommand: TypeAlias = (
    GoOnDuty | GoOffDuty | RaiseAlarm | BeginDay | SetHouseRules | ReportBias | RestartWatch
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
        case _ as never:
            assert_never(never)


def _begin_day(house: House, day: str) -> Decided:
    """Days only follow one another: what was counted for one is never counted for another."""
    if not _DAY.fullmatch(day):
        return Refusal(Reason.MALFORMED, "a day is written like 2026-11-14")
    if day <= house.day:
        says = "{current} has begun, and {asked} is not after it"
        return worded(Reason.WRONG_PHASE, says, None, current=house.day, asked=day)
    return [DayBegun(day)]


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
