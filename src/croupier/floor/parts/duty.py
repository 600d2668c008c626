"""Whether enough supervisors oversee the tables that are open with a dealer."""

from croupier.base.envelope import Event, Role
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.house import House
from croupier.desk.messages import Alarmed
from croupier.floor.parts.procedures import roulette_rules

OVERSIGHT = roulette_rules("oneida-roulette").procedures["terminals"]["supervising"].clause
TABLES_PER_SUPERVISOR = 6
"""Oneida roulette I.2.b: at least one pit manager or supervisor for every six tables staffed by a dealer."""


def needed(staffed: int) -> int:
    """One supervisor for every six tables or part of six."""
    return -(-staffed // TABLES_PER_SUPERVISOR)


def left_short(house: House, who: str) -> list[Event]:
    """What the pit says when one of its supervisors leaves, or goes to work as something else."""
    remain = sum(one != who for one in house.supervisors())
    if house.on_duty.get(who) != Role.SUPERVISOR or remain >= needed(house.staffed):
        return []
    return [Alarmed(f"too few supervisors: {_staffing(house.staffed, remain)}")]


def too_few(house: House, opener: str) -> Refusal | None:
    """Why one more table may not open beside those that are; whoever opens it oversees it."""
    overseers, staffed = len({*house.supervisors(), opener}), house.staffed + 1
    if overseers >= needed(staffed):
        return None
    return worded(
        Reason.TOO_FEW_SUPERVISORS,
        "that would leave too few supervisors: {staffed} tables with a dealer need {needed} on duty, one for "
        "every {each}, and {overseers} would be",
        OVERSIGHT,
        staffed=staffed,
        needed=needed(staffed),
        each=TABLES_PER_SUPERVISOR,
        overseers=overseers,
    )


def _staffing(staffed: int, supervisors: int) -> str:
    tables = "1 table with a dealer needs" if staffed == 1 else f"{staffed} tables with a dealer need"
    every = f"one for every {TABLES_PER_SUPERVISOR}"
    return f"{tables} {needed(staffed)} on duty, {every}, and {supervisors} would be"
