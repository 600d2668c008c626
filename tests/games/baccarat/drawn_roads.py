"""The roads a second time, drawn hand by hand with a pen on squared paper, apart from our own code.

`croupier.games.baccarat` computes a streak at once and compares lengths of columns. Here each hand is one
stroke of a pen that looks at the squares around it, and a win that opens a column is judged as players are
taught it: ask what the other side would have brought, and write the opposite.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

Square = tuple[int, int]
OPPOSITE = {"red": "blue", "blue": "red"}


@dataclass
class Paper:
    """Six rows, as wide as it takes; squares are (column, row) from the top left."""

    marks: dict[Square, str] = field(default_factory=dict)
    order: list[tuple[Square, str]] = field(default_factory=list)
    top: Square = (0, 0)
    pen: Square = (0, 0)
    in_tail: bool = False

    def write(self, mark: str) -> None:
        if self.order and self.order[-1][1] == mark:
            self.move_on()
        elif self.order:
            self.open_column()
        assert self.pen not in self.marks
        self.marks[self.pen] = mark
        self.order.append((self.pen, mark))

    def move_on(self) -> None:
        """Down if the square is on the paper and empty; once the streak has turned right, only right."""
        column, row = self.pen
        self.in_tail = self.in_tail or row == 5 or (column, row + 1) in self.marks
        self.pen = (column + 1, row) if self.in_tail else (column, row + 1)

    def open_column(self) -> None:
        """Right of the top of the last streak, past whatever tail lies along the top row."""
        column = self.top[0] + 1
        while (column, 0) in self.marks:
            column += 1
        self.top = self.pen = (column, 0)
        self.in_tail = False


def drawn(marks: Iterable[str]) -> list[tuple[Square, str]]:
    paper = Paper()
    for mark in marks:
        paper.write(mark)
    return paper.order


def strokes(outcomes: list[str]) -> list[int]:
    """The ties on each win, found from the places of the wins in the shoe."""
    at = [number for number, outcome in enumerate(outcomes) if outcome != "tie"]
    starts = [0, *at[1:]][: len(at)]
    ends = [*at[1:], len(outcomes)][: len(at)]
    return [end - start - 1 for start, end in zip(starts, ends, strict=True)]


def colours(winners: list[str], back: int) -> list[str]:
    """Hand by hand; only what was on the paper before a hand is known when it is judged."""
    columns: list[list[str]] = []
    written: list[str] = []
    for winner in winners:
        if mark := judged(columns, winner, back):
            written.append(mark)
        if not columns or columns[-1][0] != winner:
            columns.append([])
        columns[-1].append(winner)
    return written


def judged(columns: list[list[str]], winner: str, back: int) -> str | None:
    """What this winner brings to a big road of such columns."""
    if not columns:
        return None
    if columns[-1][0] != winner:
        other = judged(columns, columns[-1][0], back)
        return OPPOSITE[other] if other else None
    return beside_and_above(columns, back)


def beside_and_above(columns: list[list[str]], back: int) -> str | None:
    """For a win below the last one: red if the square beside it and the one above that are alike."""
    if len(columns) <= back:
        return None
    compared = columns[-1 - back]
    beside = len(columns[-1])
    squares = [bool(compared[row : row + 1]) for row in (beside - 1, beside)]
    return "red" if squares[0] == squares[1] else "blue"
