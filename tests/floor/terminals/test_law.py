"""The law of each mode cites clauses of its own book, and no other's."""

import msgspec
import pytest

from croupier.base.clause import book_and_key
from croupier.floor.parts.electronic.law import ILANI, ONEIDA, Law
from croupier.games.library import load


@pytest.mark.parametrize(("book", "law"), [("ilani", ILANI), ("oneida-roulette", ONEIDA)])
def test_every_clause_of_a_law_is_in_its_book(book: str, law: Law) -> None:
    cited = [book_and_key(clause) for clause in msgspec.structs.astuple(law)]
    assert {name for name, _ in cited} == {book}
    assert all(load(book).text(key) for _, key in cited)
