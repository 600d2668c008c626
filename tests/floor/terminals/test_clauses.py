"""The clauses that decisions cite are clauses of the book."""

import pytest

from croupier.base.clause import book_and_key
from croupier.floor.terminals import clauses
from croupier.games.library import load

NAMED = {
    name: value
    for name, value in vars(clauses).items()
    if name.isupper() and name[0] != "_" and name not in ("BOOK", "MODE", "CITATIONS")
}


@pytest.mark.parametrize("name", NAMED)
def test_every_named_clause_is_in_the_book(name: str) -> None:
    book, key = book_and_key(NAMED[name])
    assert book == clauses.BOOK
    assert load(book).text(key)


def test_no_two_names_mean_one_clause() -> None:
    assert len(set(NAMED.values())) == len(NAMED) >= 30
