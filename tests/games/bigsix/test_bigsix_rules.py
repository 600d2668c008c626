"""What a book says of the Big Six wheel, and what the wheel demands of the book."""

import pytest

from croupier.base.refusal import Reason
from croupier.games.bigsix.rules import read_rules
from croupier.games.library import load, open_book
from croupier.games.odds import Bound
from tests.law.reading import mutated, refusal, text_of, without

NJ = "new-jersey"
STOPS = "a Big Six wheel has 54 stops, each one of $1, $2, $5, $10, $20, joker, flag"
ROW = '    "$1", "$2", "$1", "$5", "$2", "joker",\n'


def test_new_jersey_reads_as_these_rules() -> None:
    law = read_rules(load(NJ).game("bigsix"))
    assert (law.bound, list(law.wheels), law.spin.revolutions.value) == (
        Bound.AT_LEAST,
        ["atlantic-city", "nevada"],
        3,
    )
    assert list(law.bets) == ["$1", "$2", "$5", "$10", "$20", "joker", "flag"]


@pytest.mark.parametrize("wheel", ["atlantic-city", "nevada"])
@pytest.mark.parametrize(
    ("old", "new"), [(ROW, ""), (ROW, ROW.replace("joker", "star")), (ROW, ROW.replace("joker", "flag"))]
)
def test_every_wheel_has_54_stops_of_the_books_symbols(wheel: str, old: str, new: str) -> None:
    before, at, after = text_of(NJ).partition(f"[bigsix.wheels.{wheel}]")
    refused = refusal(lambda: open_book(before + at + after.replace(old, new, 1)))
    assert (refused.reason, refused.place) == (Reason.BROKEN_BOOK, f"bigsix.wheels.{wheel}")
    assert (refused.says, refused.clause) == (STOPS, f"{NJ}:5.5(a)")


@pytest.mark.parametrize("odds", ["45 for 1", "0 to 1", "much"])
def test_odds_that_cannot_be_read_are_the_books_fault(odds: str) -> None:
    text = mutated(NJ, 'joker = { value = "45 to 1"', f'joker = {{ value = "{odds}"')
    refused = refusal(lambda: open_book(text))
    assert (refused.reason, refused.place) == (Reason.BROKEN_BOOK, "bigsix.bets.joker")
    assert (refused.says.startswith(f"'{odds}' is not odds"), refused.clause) == (True, f"{NJ}:5.5(a)")


@pytest.mark.parametrize("table", ["bound", "bets", "wheels", "spin"])
def test_a_table_that_the_wheel_needs_is_said_to_be_missing(table: str) -> None:
    refused = refusal(lambda: open_book(without(NJ, f"bigsix.{table}")))
    assert (refused.reason, refused.place) == (Reason.BROKEN_BOOK, f"bigsix.{table}")
    assert refused.says == "this table is missing"
