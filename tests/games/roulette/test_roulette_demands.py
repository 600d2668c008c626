"""What roulette demands of a book: wagers with their odds, pockets that exist, limits that can hold."""

import pytest

from croupier.base.refusal import Reason
from croupier.games.library import open_book
from tests.law.reading import mutated, refusal, without

NJ, MA, ILANI = "new-jersey", "massachusetts", "ilani"
STRAIGHT = 'odds = { value = "35 to 1", clause = "5.2(a)", origin = "law" }\n'
MULTIPLIED = (
    'multiplied = { value = "by the multiplier on the reader board", clause = "4(b)", origin = "law" }\n'
)
B2B_ODDS = 'odds = { value = "9 to 1", clause = "4(b)", origin = "law" }\n'
FIVES = f'called = {{ value = ["five adjacent numbers"], clause = "5.1(e)1i", origin = "law" }}\n{STRAIGHT}'
SEVEN = (
    'numbers = { value = ["10", "11", "12", "13", "14", "15", "33"], clause = "5.1(f)", origin = "law" }\n'
)
NO_ODDS = "this wager pays odds: give `odds` and no `multiplied`"
NO_MULTIPLIER = "B2B pays a multiplier: give `multiplied` and no `odds`"
OUTSIDE = 'outside = { value = "1.00..500.00"'


@pytest.mark.parametrize(
    ("book", "old", "new", "place", "clause", "says"),
    [
        (NJ, STRAIGHT, "", "bets.straight", "5.1(e)1", NO_ODDS),
        (NJ, STRAIGHT, STRAIGHT.replace("odds =", "multiplied ="), "bets.straight", "5.1(e)1", NO_ODDS),
        (
            NJ,
            STRAIGHT,
            f"{STRAIGHT}{STRAIGHT.replace('odds =', 'multiplied =')}",
            "bets.straight",
            "5.1(e)1",
            NO_ODDS,
        ),
        (MA, MULTIPLIED, "", "bets.b2b", "4(a)", NO_MULTIPLIER),
        (MA, MULTIPLIED, B2B_ODDS, "bets.b2b", "4(a)", NO_MULTIPLIER),
        (MA, MULTIPLIED, MULTIPLIED + B2B_ODDS, "bets.b2b", "4(a)", NO_MULTIPLIER),
        (NJ, '"35 to 1"', '"35 for 1"', "bets.straight.odds", "5.2(a)", "'35 for 1' is not odds"),
        (NJ, '"17 to 1"', '"good"', "bets.split.odds", "5.2(a)", "'good' is not odds"),
        (
            NJ,
            FIVES,
            FIVES.replace("35 to 1", "36 to 1"),
            "bets.five-adjacent.odds",
            "5.1(e)1i",
            "five adjacent numbers are straights and pay 35 to 1, not 36 to 1",
        ),
        (NJ, '["0", "1", "2"]', '["0", "1", "37"]', "bets.triple.groups", "5.1(e)3", "'37' is no pocket"),
        (NJ, '["0", "1", "2"]', '["0", "1", "02"]', "bets.triple.groups", "5.1(e)3", "'02' is no pocket"),
        (NJ, SEVEN, SEVEN.replace("33", "red"), "bets.seven-numbers.numbers", "5.1(f)", "'red' is no pocket"),
        (NJ, SEVEN, "", "bets.seven-numbers", "5.1(f)", "this wager must list its `numbers`"),
        (
            ILANI,
            OUTSIDE,
            OUTSIDE.replace("outside", "tips"),
            "limits.tips",
            "6.a",
            "no limit holds for 'tips'",
        ),
        (ILANI, OUTSIDE, OUTSIDE.replace("..", "-"), "limits.outside", "6.a", "'1.00-500.00' is not a limit"),
        (ILANI, OUTSIDE, OUTSIDE.replace("1.00", "one"), "limits.outside", "6.a", "'one' is not an amount"),
        (ILANI, OUTSIDE, OUTSIDE.replace("1.00", "900"), "limits.outside", "6.a", "is below its minimum"),
    ],
)
def test_a_book_that_roulette_cannot_be_played_by_does_not_open(
    book: str, old: str, new: str, place: str, clause: str, says: str
) -> None:
    refused = refusal(lambda: open_book(mutated(book, old, new)))
    assert (refused.reason, refused.place) == (Reason.BROKEN_BOOK, f"roulette.{place}")
    assert refused.clause == f"{book}:{clause}"
    assert says in refused.says


@pytest.mark.parametrize("name", ["straight", "bonus", "b2b", "inside"])
def test_a_limit_of_the_law_may_name_a_kind_or_a_group(name: str) -> None:
    text = mutated(ILANI, "inside = {", "corner = {") if name == "inside" else text_with(name)
    assert open_book(text).name == ILANI


def text_with(name: str) -> str:
    return mutated(ILANI, OUTSIDE, OUTSIDE.replace("outside", name))


def test_a_roulette_book_without_straights_does_not_open() -> None:
    refused = refusal(lambda: open_book(without(ILANI, "roulette.bets.straight")))
    assert (refused.reason, refused.place) == (Reason.BROKEN_BOOK, "roulette.bets")
    assert (refused.says, refused.clause) == (
        "a roulette book has straights: other wagers are made of them",
        "ilani:1.c.i",
    )


@pytest.mark.parametrize("table", ["bets", "modes", "bound"])
def test_a_table_that_roulette_needs_is_said_to_be_missing(table: str) -> None:
    refused = refusal(lambda: open_book(without(ILANI, f"roulette.{table}")))
    assert (refused.reason, refused.place) == (Reason.BROKEN_BOOK, f"roulette.{table}")
    assert refused.says == "this table is missing"
