"""Whether enough supervisors oversee the tables that are open with a dealer."""

from collections.abc import Iterable

from croupier.base.envelope import Event, Role
from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.house import House
from croupier.desk.messages import Alarmed
from croupier.floor.parts.procedures import roulette_rules

OVERSIGHT = roulette_rules("oneida-roulette").procedures["terminals"]["supervising"].clause
TABLES_PER_SUPERVISOR = 6
"""Oneida roulette I.2.b at Oneida's tables; at those of other documents the house's own rule."""


def needed(staffed: int) -> int:
    """One supervisor for every six tables or part of six."""
    return -(-staffed // TABLES_PER_SUPERVISOR)


def oversight(books: Iterable[str]) -> Citation | None:
    """The clause behind the ratio where it binds one of these tables, which stand on these documents."""
    return OVERSIGHT if OVERSIGHT.partition(":")[0] in books else None


def left_short(house: House, who: str) -> list[Event]:
    """What the pit says when one of its supervisors leaves, or goes to work as something else."""
    remain = sum(one != who for one in house.supervisors())
    if house.on_duty.get(who) != Role.SUPERVISOR or remain >= needed(house.staffed):
        return []
    return [Alarmed(f"too few supervisors: {_staffing(house.staffed, remain)}")]


def too_few(house: House, opener: str, book: str) -> Refusal | None:
    """Why one more table of this document may not open; whoever opens it oversees it."""
    overseers, staffed = len({*house.supervisors(), opener}), house.staffed + 1
    if overseers >= needed(staffed):
        return None
    return worded(
        Reason.TOO_FEW_SUPERVISORS,
        "that would leave too few supervisors: {staffed} tables with a dealer need {needed} on duty, one for "
        "every {each}, and {overseers} would be",
        oversight((book,)),
        staffed=staffed,
        needed=needed(staffed),
        each=TABLES_PER_SUPERVISOR,
        overseers=overseers,
    )


def _staffing(staffed: int, supervisors: int) -> str:
    tables = "1 table with a dealer needs" if staffed == 1 else f"{staffed} tables with a dealer need"
    every = f"one for every {TABLES_PER_SUPERVISOR}"
    return f"{tables} {needed(staffed)} on duty, {every}, and {supervisors} would be"
