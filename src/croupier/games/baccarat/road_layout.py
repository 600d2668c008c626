"""Where the marks of a road are drawn: six rows, a new column at each change, a tail to the right.

Columns and rows count from 0, from the left and from the top.
"""

from collections.abc import Container, Hashable, Iterable
from itertools import count, groupby
from typing import NamedTuple

ROWS = 6


class Place(NamedTuple):
    column: int
    row: int


def lay_out(marks: Iterable[Hashable]) -> list[Place]:
    """One place for each mark, in their order. Equal marks in a row are a streak and share a column."""
    taken: set[Place] = set()
    places: list[Place] = []
    start = -1
    for length in streak_lengths(marks):
        start = _free_column(start + 1, taken)
        streak = _streak(start, length, _free_rows(start, taken))
        places += streak
        taken.update(streak)
    return places


def streak_lengths(marks: Iterable[Hashable]) -> list[int]:
    return [len(list(streak)) for _, streak in groupby(marks)]


def _streak(start: int, length: int, rows: int) -> list[Place]:
    """Down the column through its free rows, then to the right along the last of them."""
    down = [Place(start, row) for row in range(min(length, rows))]
    return down + [Place(start + step, rows - 1) for step in range(1, length - rows + 1)]


def _free_column(first: int, taken: Container[Place]) -> int:
    """The first column whose top cell is free: a tail may lie along the top row."""
    return next(column for column in count(first) if Place(column, 0) not in taken)


def _free_rows(column: int, taken: Container[Place]) -> int:
    """How far down the column is free, from its top cell to the edge or to an earlier tail."""
    return next((row for row in range(1, ROWS) if Place(column, row) in taken), ROWS)
