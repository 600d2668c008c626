"""The clauses that decisions cite at a dealerless table are clauses of its book, and no other's."""

import msgspec
import pytest

from croupier.rules.automatic.law import ONEIDA
from croupier.rules.clause import book_and_key
from croupier.rules.dealerless import clauses
from croupier.rules.library import load

LAWS = {"ilani": clauses.ILANI, "oneida-roulette": ONEIDA}


@pytest.mark.parametrize("book", LAWS)
def test_every_clause_of_a_law_is_in_its_book(book: str) -> None:
    cited = [book_and_key(clause) for clause in msgspec.structs.astuple(LAWS[book])]
    assert {name for name, _ in cited} == {book}
    assert all(load(book).text(key) for _, key in cited)


def test_no_two_names_mean_one_clause() -> None:
    named = [
        value for name, value in vars(clauses).items() if name.isupper() and name not in ("BOOK", "ILANI")
    ]
    assert len(set(named)) == len(named) == 10
