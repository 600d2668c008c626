"""The drawers of a gaming day: what each was opened with, got from the vault, and was found to hold.

A count that finds what it should adds to no figure, so drawers are read from the records of their places.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.names import TableId, staff_name
from croupier.desk.drawer_steps import DrawerStep, Step
from croupier.desk.reports.day_figures import DayFigures
from croupier.desk.reports.sheet import Cell, Sheet

COLUMNS = (
    "table", "window", "teller", "opened with", "from vault", "should hold", "counted", "over-short",
    "closed by", "seq",
)  # fmt: skip


@dataclass(slots=True)
class Turn:
    """One person's time at a window. `opened` is None where that was on an earlier day, and `closed` while
    the drawer is open: nobody sees what an open one should hold.
    """

    table: TableId
    teller: str
    window: str
    seq: int
    opened: Cents | None = None
    vault: Cents = 0
    over: Cents = 0
    closed: DrawerStep | None = None

    def take(self, step: DrawerStep, seq: int) -> None:
        self.seq, self.over = seq, self.over + step.over
        match step.step:
            case Step.OPENED:
                self.opened = step.amount
            case Step.FUNDED:
                self.vault += step.amount
            case Step.CLOSED:
                self.closed = step

    def row(self) -> tuple[Cell, ...]:
        closed = self.closed
        return (
            str(self.table),
            self.window,
            staff_name(self.teller) or None,
            None if self.opened is None else money.show(self.opened),
            money.show(self.vault),
            money.show(closed.expected) if closed else None,
            money.show(closed.amount) if closed else None,
            money.show(self.over),
            staff_name(closed.by) if closed and closed.for_another else None,
            self.seq,
        )


def drawers(figures: DayFigures) -> Sheet:
    """Every drawer that was opened, funded or closed on the day, and what counts found over and short."""
    found = turns(figures)
    over = money.show(sum(one.over for one in found))
    whole = ("all", None, None, None, money.show(sum(one.vault for one in found)), None, None, over)
    rows = (*(one.row() for one in found), (*whole, None, None))
    return Sheet(f"Drawers on {figures.day}", COLUMNS, rows)


def turns(figures: DayFigures) -> list[Turn]:
    """In the order in which they began."""
    found: list[Turn] = []
    for table, seq, step in figures.drawer_steps():
        turn = _latest(found, table, step)
        if turn is None:
            teller = "" if step.for_another else step.by
            found.append(turn := Turn(table, teller, step.window, seq))
        turn.take(step, seq)
    return found


def _latest(found: Iterable[Turn], table: TableId, step: DrawerStep) -> Turn | None:
    if step.step is Step.OPENED:
        return None
    here = (one for one in found if (one.table, one.window) == (table, step.window))
    return next((one for one in here if one.closed is None), None)
