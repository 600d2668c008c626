"""The books say who does what at a table; each kind reads every name of its own procedure and no other."""

import pytest

from croupier.base.clause import book_and_key
from croupier.floor.parts.procedures import big_six_procedure, needed, roulette_rules
from croupier.games.library import load
from croupier.law.procedure import Procedure

LIVE = {"staffing", "dealing", "mucking", "answering", "multiplier"}
PROCEDURES = {
    "oneida-roulette": roulette_rules("oneida-roulette").procedures["live"],
    "massachusetts": roulette_rules("massachusetts").procedures["live"],
    "new-jersey": roulette_rules("new-jersey").procedures["live"],
    "big-six": big_six_procedure("new-jersey"),
}


@pytest.mark.parametrize("procedure", PROCEDURES.values(), ids=PROCEDURES)
def test_every_live_table_has_the_same_names(procedure: Procedure) -> None:
    assert set(procedure) == LIVE


@pytest.mark.parametrize(("book", "mode"), [("oneida-roulette", "terminals"), ("ilani", "dealerless")])
def test_every_clause_of_a_procedure_is_in_its_own_book(book: str, mode: str) -> None:
    for leaf in roulette_rules(book).procedures[mode].values():
        document, key = book_and_key(leaf.clause)
        assert document == book
        assert load(book).text(key)


def test_only_where_the_document_names_a_mucker_one_counts() -> None:
    counts = {name: str(procedure["mucking"].value) for name, procedure in PROCEDURES.items()}
    assert counts == {
        "oneida-roulette": "mucker", "massachusetts": "dealer", "new-jersey": "dealer", "big-six": "dealer",
    }  # fmt: skip


def test_a_book_that_lacks_a_value_the_kind_needs_stops_the_program() -> None:
    with pytest.raises(AssertionError):
        needed(None)
