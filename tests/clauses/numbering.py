"""Roulette by three documents that say the same of a table under different numbers.

Tests name a clause by what it says; `Book.at` gives the citation of one document.
"""

from collections.abc import Callable, Iterable
from enum import Enum

import pytest
from _pytest.mark.structures import Mark, MarkDecorator, ParameterSet

ALIKE = {
    "tender": ("new-jersey:5.1(a)", "massachusetts:1(a)", "oneida-roulette:C.1"),
    "colours of chips": ("new-jersey:5.1(b)", "massachusetts:1(b)", "oneida-roulette:C.2"),
    "place of a chip": ("new-jersey:5.1(d)", "massachusetts:1(d)", "oneida-roulette:C.4"),
    "straight": ("new-jersey:5.1(e)1", "massachusetts:1(e)(1)"),
    "five adjacent": ("new-jersey:5.1(e)1i", "massachusetts:1(e)(1)(i)"),
    "split": ("new-jersey:5.1(e)2", "massachusetts:1(e)(2)"),
    "three numbers": ("new-jersey:5.1(e)3", "massachusetts:1(e)(3)"),
    "four numbers": ("new-jersey:5.1(e)4", "massachusetts:1(e)(4)"),
    "first five": ("new-jersey:5.1(e)5", "massachusetts:1(e)(5)"),
    "six numbers": ("new-jersey:5.1(e)6i", "massachusetts:1(e)(6)(i)"),
    "six colour": ("new-jersey:5.1(e)6ii", "massachusetts:1(e)(6)(ii)"),
    "seven colour": ("new-jersey:5.1(e)7", "massachusetts:1(e)(7)"),
    "eight colour": ("new-jersey:5.1(e)8", "massachusetts:1(e)(8)"),
    "column": ("new-jersey:5.1(e)9", "massachusetts:1(e)(9)"),
    "dozen": ("new-jersey:5.1(e)10", "massachusetts:1(e)(10)"),
    "red": ("new-jersey:5.1(e)11", "massachusetts:1(e)(11)", "oneida-roulette:E.3"),
    "black": ("new-jersey:5.1(e)12", "massachusetts:1(e)(12)"),
    "odd": ("new-jersey:5.1(e)13", "massachusetts:1(e)(13)"),
    "even": ("new-jersey:5.1(e)14", "massachusetts:1(e)(14)"),
    "1 to 18": ("new-jersey:5.1(e)15", "massachusetts:1(e)(15)"),
    "19 to 36": ("new-jersey:5.1(e)16", "massachusetts:1(e)(16)"),
    "seven numbers": ("new-jersey:5.1(f)", "massachusetts:1(f)"),
    "side by side": ("new-jersey:5.1(g)", "massachusetts:1(g)"),
    "odds": ("new-jersey:5.2(a)", "massachusetts:2(a)", "oneida-roulette:G.1"),
    "zero": ("new-jersey:5.2(b)", "massachusetts:2(b)"),
    "one zero": ("new-jersey:5.2(c)", "massachusetts:2(c)"),
    "used as single zero": ("new-jersey:5.2(d)", "massachusetts:2(d)"),
    "announcing": ("new-jersey:5.3(c)", "massachusetts:3(c)"),
    "moving the fifth": ("new-jersey:5.3(d)", "massachusetts:3(d)"),
    "losers first": ("new-jersey:5.3(e)", "massachusetts:3(e)"),
    "with rotation": ("new-jersey:5.4(a)", "massachusetts:5(a)"),
    "short spin": ("new-jersey:5.4(b)", "massachusetts:5(b)", "oneida-roulette:H.2"),
    "foreign object": ("new-jersey:5.4(c)", "massachusetts:5(c)"),
}


class Book(Enum):
    NEW_JERSEY = "new-jersey"
    MASSACHUSETTS = "massachusetts"
    ONEIDA = "oneida-roulette"

    def at(self, clause: str) -> str:
        return next(one for one in ALIKE[clause] if one.startswith(f"{self.value}:"))


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
