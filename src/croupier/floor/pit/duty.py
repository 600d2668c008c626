"""Gaming days, going on and off duty, and whether enough supervisors oversee the tables with a dealer."""

import re

from croupier.base.envelope import Envelope, Event, Role
from croupier.base.refusal import Reason, Refusal
from croupier.floor.parts.messages.tables import Alarmed
from croupier.floor.pit import clauses
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

Decided = list[Event] | Refusal
_DAY = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")


def needed(staffed: int) -> int:
    """One supervisor for every six tables or part of six."""
    return -(-staffed // clauses.TABLES_PER_SUPERVISOR)


def decide(pit: PitState, envelope: Envelope, staffed: int) -> Decided:
    """What is sent to the pit itself; `staffed` is how many tables are open with a dealer."""
    match envelope.command:
        case GoOnDuty():
            return _on(pit, envelope.sender, envelope.role, staffed)
        case GoOffDuty():
            return _off(pit, envelope.sender, staffed)
        case RaiseAlarm():
            return [Alarmed(envelope.command.says)]
        case BeginDay():
            return _begin_day(pit, envelope.command.day)
        case _:
            says = "that is asked of a table; the pit hears who is on duty"
            return Refusal(Reason.UNKNOWN_TABLE, says, clauses.OVERSIGHT)


def _begin_day(pit: PitState, day: str) -> Decided:
    """Days only follow one another: what was counted for one is never counted for another."""
    if not _DAY.fullmatch(day):
        return Refusal(Reason.MALFORMED, "a day is written like 2026-11-14", clauses.OVERSIGHT)
    if day <= pit.day:
        says = f"{pit.day} has begun, and {day} is not after it"
        return Refusal(Reason.WRONG_PHASE, says, clauses.OVERSIGHT)
    return [DayBegun(day)]


def _on(pit: PitState, who: str, role: Role, staffed: int) -> Decided:
    if pit.on_duty.get(who) == role:
        return Refusal(Reason.WRONG_PHASE, "you are on duty already", clauses.OVERSIGHT)
    return [WentOnDuty(who, role), *left_short(pit, who, staffed)]


def _off(pit: PitState, who: str, staffed: int) -> Decided:
    """Nobody is kept on duty; but a pit left with too few supervisors says so."""
    if who not in pit.on_duty:
        return Refusal(Reason.WRONG_PHASE, "you are not on duty", clauses.OVERSIGHT)
    return [WentOffDuty(who, pit.on_duty[who]), *left_short(pit, who, staffed)]


def left_short(pit: PitState, who: str, staffed: int) -> list[Event]:
    """What a pit says when one of its supervisors leaves, or goes to work as something else."""
    remain = sum(one != who for one in pit.supervisors())
    if pit.on_duty.get(who) != Role.SUPERVISOR or remain >= needed(staffed):
        return []
    return [Alarmed(f"too few supervisors: {_staffing(staffed, remain)}")]


def too_few(pit: PitState, opener: str, staffed: int) -> Refusal | None:
    """Why one more table may not open beside the `staffed` ones; whoever opens it oversees it."""
    overseers = len({*pit.supervisors(), opener})
    if overseers >= needed(staffed + 1):
        return None
    says = f"that would leave too few supervisors: {_staffing(staffed + 1, overseers)}"
    return Refusal(Reason.TOO_FEW_SUPERVISORS, says, clauses.OVERSIGHT)


def _staffing(staffed: int, supervisors: int) -> str:
    tables = "1 table with a dealer needs" if staffed == 1 else f"{staffed} tables with a dealer need"
    every = f"one for every {clauses.TABLES_PER_SUPERVISOR}"
    return f"{tables} {needed(staffed)} on duty, {every}, and {supervisors} would be"
