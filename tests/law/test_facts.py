"""A book laid flat: every value with its place and its clause."""

import pytest

from croupier.games.library import BOOKS, load
from croupier.law.facts import Fact, facts, plain, resting_on


def fact(book: str, topic: str) -> Fact:
    (found,) = [one for one in facts(load(book)) if one.topic == topic]
    return found


@pytest.mark.parametrize(
    ("book", "topic", "says", "clause"),
    [
        ("new-jersey", "roulette bets straight odds", "35 to 1", "5.2(a)"),
        ("new-jersey", "roulette bets triple groups", "0-1-2, 0-2-00, 00-2-3", "5.1(e)3"),
        ("new-jersey", "roulette bets seven-numbers numbers", "10, 11, 12, 13, 14, 15, 33", "5.1(f)"),
        ("new-jersey", "roulette bound odds", "at-least", "5.2(a)"),
        ("new-jersey", "roulette modes live revolutions", "4", "5.3(a)"),
        ("new-jersey", "roulette modes live irregularities short-spin", "stands", "5.4(b)"),
        ("new-jersey", "bigsix bets joker", "45 to 1", "5.5(a)"),
        (
            "new-jersey",
            "roulette option wheel",
            "double-zero or single-zero or double-zero-as-single-zero",
            "5.2(b)",
        ),
        ("new-jersey", "roulette option withhold", "any of red, black, dozen", "5.1(g)"),
        ("new-jersey", "roulette option odds", "set by the house", "5.2(a)"),
        ("new-jersey", "roulette option colour-sections", "set by the equipment", "5.1(e)6ii"),
        ("oneida-roulette", "roulette option offer", "none", "A.4"),
        ("oneida-roulette", "roulette option wheel", "double-zero", "A.3"),
        ("ilani", "roulette modes dealerless coupon", "none", "6.d"),
        ("ilani", "roulette modes dealerless equipment pockets", "38", "1.a"),
        ("ilani", "roulette limits aggregate", "5.00..", "6.c"),
    ],
)
def test_a_value_of_a_book_is_a_fact_with_its_clause(book: str, topic: str, says: str, clause: str) -> None:
    assert fact(book, topic) == Fact(topic, says, load(book).citation(clause))


@pytest.mark.parametrize(
    ("book", "topic", "says", "clause"),
    [
        (
            "new-jersey",
            "roulette demand",
            "the seven numbers colour wager belongs to a single-zero wheel",
            "5.1(e)7",
        ),
        ("massachusetts", "roulette sign", "No bets are allowed once the ball is in motion.", "3(b)"),
    ],
)
def test_a_demand_or_a_sign_is_a_fact_in_its_own_words(book: str, topic: str, says: str, clause: str) -> None:
    assert Fact(topic, says, load(book).citation(clause)) in facts(load(book))


@pytest.mark.parametrize("name", BOOKS)
def test_every_fact_stands_once_and_rests_on_a_clause_of_its_book(name: str) -> None:
    book = load(name)
    found = facts(book)
    assert len(set(found)) == len(found)
    for one in found:
        assert book.text(one.clause.removeprefix(f"{name}:"))


@pytest.mark.parametrize(
    ("book", "key", "topics"),
    [
        ("ilani", "6.c", ["roulette limits aggregate"]),
        ("ilani", "1.a", ["roulette option wheel", "roulette modes dealerless equipment pockets"]),
        ("ilani", "3.a", ["roulette procedures dealerless stations"]),
        ("oneida-roulette", "A.2", []),
        ("massachusetts", "4(b)", ["roulette option b2b-pays", "roulette bets b2b multiplied"]),
    ],
)
def test_a_clause_decides_these_facts(book: str, key: str, topics: list[str]) -> None:
    assert [one.topic for one in resting_on(load(book), key)] == topics


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (38, "38"),
        ("35 to 1", "35 to 1"),
        ([], "none"),
        ((), "none"),
        (["red", "black"], "red, black"),
        (("red", "black"), "red, black"),
        ([12, 14], "12, 14"),
        ([["0", "1"], ["0", "2"]], "0-1, 0-2"),
    ],
)
def test_a_value_reads_plainly(value: object, text: str) -> None:
    assert plain(value) == text
