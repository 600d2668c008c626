"""Roulette by three documents that say the same of a table under different numbers.

Tests name a clause as New Jersey numbers it; `Book.at` gives the same clause of another document.
"""

import re
from collections.abc import Callable, Iterable
from enum import Enum

import pytest
from _pytest.mark.structures import Mark, MarkDecorator, ParameterSet

SECTIONS = {"5.1": "1", "5.2": "2", "5.3": "3", "5.4": "5"}
"""Of New Jersey's rule, and in Massachusetts."""
ONEIDA_CLAUSES = {
    "5.1(a)": "C.1",
    "5.1(b)": "C.2",
    "5.1(d)": "C.4",
    "5.1(e)11": "E.3",
    "5.2(a)": "G.1",
    "5.4(b)": "H.2",
}


class Book(Enum):
    NEW_JERSEY = "new-jersey"
    MASSACHUSETTS = "massachusetts"
    ONEIDA = "oneida-roulette"

    def at(self, clause: str) -> str:
        """What New Jersey has under this number: "5.1(e)6ii" is "1(e)(6)(ii)" in Massachusetts."""
        return f"{self.value}:{self._number(clause)}"

    def _number(self, clause: str) -> str:
        if self is Book.ONEIDA:
            return ONEIDA_CLAUSES[clause]
        return clause if self is Book.NEW_JERSEY else _in_massachusetts(clause)


def _in_massachusetts(clause: str) -> str:
    section, letter, number, roman = re.fullmatch(r"(\d\.\d)(\([a-z]\))(\d*)([ivx]*)", clause).groups()  # type: ignore[union-attr]
    return SECTIONS[section] + letter + "".join(f"({part})" for part in (number, roman) if part)


STATES = (Book.NEW_JERSEY, Book.MASSACHUSETTS)
THREE = (*STATES, Book.ONEIDA)
Row = ParameterSet | tuple[object, ...]


def each(*clauses: str, among: Iterable[Book] = STATES) -> MarkDecorator:
    """The test once for each document, marked with its own clauses."""
    return pytest.mark.parametrize(
        "book", [pytest.param(book, marks=_marks(book, clauses)) for book in among]
    )


def rows(
    of: Callable[[Book], Iterable[Row]], *clauses: str, among: Iterable[Book] = STATES
) -> list[ParameterSet]:
    """The rows of each document, with the document in front; marked with these clauses beside their own."""
    return [
        pytest.param(book, *_values(row), marks=(*_marks(book, clauses), *_own(row)))
        for book in among
        for row in of(book)
    ]


def _marks(book: Book, clauses: Iterable[str]) -> list[MarkDecorator]:
    return [pytest.mark.clause(book.at(clause)) for clause in clauses]


def _values(row: Row) -> Iterable[object]:
    return row.values if isinstance(row, ParameterSet) else row


def _own(row: Row) -> Iterable[MarkDecorator | Mark]:
    return row.marks if isinstance(row, ParameterSet) else ()
