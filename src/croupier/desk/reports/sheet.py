"""A sheet of figures for people and programs: titled columns, and cells that are ready to read."""

import msgspec

from croupier.base import money
from croupier.desk.reports.figures import COUNTING, Figure

Cell = str | int | None
"""Money is text, `5.00`; a count is a whole number; what does not apply is nothing."""


class Sheet(msgspec.Struct, frozen=True):
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]

    def records(self) -> list[dict[str, Cell]]:
        return [dict(zip(self.columns, row, strict=True)) for row in self.rows]


def shown(figure: Figure, amount: int) -> Cell:
    return amount if figure in COUNTING else money.show(amount)


def percent(part: int, whole: int) -> Cell:
    """`5.26`: to the nearest hundredth of a percent, half away from nothing; nothing of nothing."""
    if not whole:
        return None
    hundredths = (abs(part) * 20_000 + abs(whole)) // (2 * abs(whole))
    return money.show(hundredths if (part < 0) == (whole < 0) else -hundredths)
