"""The clauses that decisions cite at a dealerless table are clauses of its book, each by one name."""

from croupier.base.clause import book_and_key
from croupier.floor.dealerless import clauses
from croupier.games.library import load

NOT_CLAUSES = ("BOOK", "MODE", "CITATIONS", "STATION")
NAMED = [
    value
    for name, value in vars(clauses).items()
    if name.isupper() and name[0] != "_" and name not in NOT_CLAUSES
]


def test_every_named_clause_is_in_the_book() -> None:
    assert {book_and_key(one)[0] for one in NAMED} == {"ilani"}
    assert all(load("ilani").text(book_and_key(one)[1]) for one in NAMED)


def test_no_two_names_mean_one_clause() -> None:
    assert len(set(NAMED)) == len(NAMED) == 7
