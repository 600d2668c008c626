"""Whether enough supervisors oversee the tables that are open with a dealer."""

from collections.abc import Iterable
from fractions import Fraction
from math import ceil

from croupier.base.envelope import Event, Role
from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.house import House
from croupier.desk.messages import Alarmed
from croupier.floor.parts.procedures import roulette_rules

OVERSIGHT = roulette_rules("oneida-roulette").procedures["terminals"]["supervising"].clause
LAWFUL = 6
"""Oneida roulette I.2.b: no more of its tables than this for one supervisor."""


def oversight(books: Iterable[str]) -> Citation | None:
    """The clause behind the ratio where it binds one of these tables, which stand on these documents."""
    return OVERSIGHT if OVERSIGHT.partition(":")[0] in books else None


def tables_each(ratio: int, book: str) -> int:
    """Tables of this document for one supervisor: the house's own number, at Oneida's no more than six."""
    return min(LAWFUL, ratio) if oversight((book,)) else ratio


def fewest_each(ratio: int, books: Iterable[str]) -> int:
    """Tables for one supervisor, whichever of these documents they stand on; without any, the house's own."""
    return min((tables_each(ratio, book) for book in books), default=ratio)


def needed(ratio: int, books: Iterable[str]) -> int:
    """Supervisors for tables that stand on these documents; `ratio` is the house's own."""
    return ceil(sum(Fraction(1, tables_each(ratio, book)) for book in books))


def left_short(house: House, who: str) -> list[Event]:
    """What the pit says when one of its supervisors leaves, or goes to work as something else."""
    remain = sum(one != who for one in house.supervisors())
    if house.on_duty.get(who) != Role.SUPERVISOR or remain >= _needed(house):
        return []
    return [Alarmed(f"too few supervisors: {_staffing(house, remain)}")]


def too_few(house: House, opener: str, book: str) -> Refusal | None:
    """Why one more table of this document may not open; whoever opens it oversees it."""
    overseers = len({*house.supervisors(), opener})
    if overseers >= _needed(house, book):
        return None
    return worded(
        Reason.TOO_FEW_SUPERVISORS,
        "that would leave too few supervisors: {staffed} tables with a dealer need {needed} on duty, one for "
        "every {each}, and {overseers} would be",
        oversight((book,)),
        staffed=house.staffed + 1,
        needed=_needed(house, book),
        each=tables_each(house.tables_per_supervisor, book),
        overseers=overseers,
    )


def _needed(house: House, *more: str) -> int:
    return needed(house.tables_per_supervisor, (*house.dealt_books(), *more))


def _staffing(house: House, supervisors: int) -> str:
    staffed, each = house.staffed, min(_each(house))
    tables = "1 table with a dealer needs" if staffed == 1 else f"{staffed} tables with a dealer need"
    return f"{tables} {_needed(house)} on duty, one for every {each}, and {supervisors} would be"


def _each(house: House) -> list[int]:
    return [tables_each(house.tables_per_supervisor, book) for book in house.dealt_books()]
