"""A sheet of figures for people and programs: titled columns, and cells that are ready to read."""

from collections.abc import Container
from typing import Self

import msgspec
from msgspec.structs import replace

from croupier.base import money
from croupier.desk.reports.figures import COUNTING, Figure

Cell = str | int | None
"""Money is text, `5.00`; a count is a whole number; what does not apply is nothing."""


class Sheet(msgspec.Struct, frozen=True):
    """`expected`: it tells what counts should find, so it is not for those who witness them."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    expected: bool = False

    def without(self, hidden: Container[str]) -> Self:
        """The sheet for a reader who is not shown these figures, in columns or in rows of their own."""
        shown = [place for place, column in enumerate(self.columns) if column not in hidden]
        named = self.columns.index("figure") if "figure" in self.columns else None
        rows = [row for row in self.rows if named is None or row[named] not in hidden]
        columns = tuple(self.columns[place] for place in shown)
        return replace(
            self, columns=columns, rows=tuple(tuple(row[place] for place in shown) for row in rows)
        )

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
