"""The same rule in three documents: one show, run under each of them and marked with each one's clause."""

import pytest
from _pytest.mark.structures import ParameterSet

BOOKS = ("oneida-roulette", "massachusetts", "new-jersey")


def each(oneida: str, massachusetts: str, new_jersey: str) -> list[ParameterSet]:
    """(book, citation) for every document that has the rule; an empty key is a document without it."""
    keys = zip(BOOKS, (oneida, massachusetts, new_jersey), strict=True)
    return [
        pytest.param(book, citation, marks=pytest.mark.clause(citation), id=citation)
        for book, key in keys
        if key
        for citation in [f"{book}:{key}"]
    ]
