"""Citations: written whole, taken apart, refused when they are not one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.clause import book_and_key, cite
from croupier.base.refusal import Reason
from croupier.games.library import BOOKS, load
from tests.law.reading import refusal

EVERY = [(book, key) for book in BOOKS for key in load(book).clauses]


def test_every_clause_of_every_book_can_be_cited_and_found_again() -> None:
    assert [book_and_key(cite(book, key)) for book, key in EVERY] == EVERY
    assert len(EVERY) > 300


@given(st.text().filter(lambda book: book and ":" not in book), st.text(min_size=1))
def test_a_citation_comes_apart_as_it_was_put_together(book: str, key: str) -> None:
    assert book_and_key(cite(book, key)) == (book, key)


@pytest.mark.parametrize("text", ["", ":", "new-jersey", "new-jersey:", ":5.2(b)", "5.2(b)"])
def test_what_is_not_a_citation_is_refused(text: str) -> None:
    refused = refusal(lambda: book_and_key(text))
    assert refused.reason is Reason.UNKNOWN_CLAUSE
    assert refused.says == f"{text!a} is not a citation; write BOOK:CLAUSE, new-jersey:5.2(b)"
