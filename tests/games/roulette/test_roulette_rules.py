"""What a book says of roulette, as typed tables."""

import msgspec
import pytest

from croupier.base.refusal import Reason
from croupier.games.library import load
from croupier.games.odds import Bound
from croupier.games.roulette.bets import Kind
from croupier.games.roulette.rules import Closing, RouletteRules, read_rules, terminal_clause
from croupier.law.rulebook import GameRules
from tests.law.reading import refusal

TRIPLES = (("0", "1", "2"), ("0", "2", "00"), ("00", "2", "3"))
SEVEN = ("10", "11", "12", "13", "14", "15", "33")


def rules_of(book: str) -> RouletteRules:
    return read_rules(load(book).game("roulette"))


@pytest.mark.parametrize(
    ("book", "bound", "kinds", "seven_numbers", "modes"),
    [
        ("new-jersey", Bound.AT_LEAST, 20, SEVEN, {"live": Closing.IN_TRACK}),
        ("massachusetts", Bound.AT_LEAST, 21, SEVEN, {"live": Closing.BEFORE_SPIN}),
        ("oneida-roulette", Bound.AT_LEAST, 15, (), {"live": Closing.IN_TRACK, "terminals": Closing.CLOCK}),
        ("ilani", Bound.EXACTLY, 15, (), {"dealerless": Closing.CLOCK}),
    ],
)
def test_a_book_reads_as_these_rules(
    book: str, bound: Bound, kinds: int, seven_numbers: tuple[str, ...], modes: dict[str, Closing]
) -> None:
    rules = rules_of(book)
    assert (rules.bound.value, len(rules.bets)) == (bound, kinds)
    assert (rules.triples, rules.seven_numbers) == (TRIPLES, seven_numbers)
    assert {mode: rule.closing.value for mode, rule in rules.modes.items()} == modes


def test_without_a_list_of_triples_there_are_none() -> None:
    rules = rules_of("new-jersey")
    unlisted = {Kind.TRIPLE: msgspec.structs.replace(rules.bets[Kind.TRIPLE], groups=None)}
    assert msgspec.structs.replace(rules, bets=unlisted).triples == ()
    assert msgspec.structs.replace(rules, bets={}).triples == ()


@pytest.mark.parametrize(
    ("book", "mode", "clause"),
    [
        ("oneida-roulette", "live", "oneida-roulette:D.1"),
        ("oneida-roulette", "terminals", "oneida-roulette:I.4.a"),
        ("new-jersey", "terminals", "new-jersey:5.1(e)1"),
    ],
)
def test_a_terminal_cites_its_own_clause_where_the_document_has_one(
    book: str, mode: str, clause: str
) -> None:
    assert terminal_clause(rules_of(book).bets[Kind.STRAIGHT], mode) == clause


def test_a_table_the_program_does_not_know_is_refused() -> None:
    rules = load("ilani").game("roulette")
    strange = GameRules(rules.options, rules.constraints, rules.notices, {**rules.own, "tips": {}})
    refused = refusal(lambda: read_rules(strange))
    assert (refused.says, refused.place) == ("the program knows no table 'tips'", "roulette")


@pytest.mark.parametrize(
    ("table", "given", "place", "says"),
    [
        ("bets", 3, "roulette.bets", "this should be a table, not 3"),
        ("modes", 3, "roulette.modes", "this should be a table, not 3"),
        ("zero", [], "roulette.zero", "this should be a table, not []"),
        ("limits", "none", "roulette.limits", "this should be a table, not 'none'"),
        (
            "bets",
            {"straight": 3},
            "roulette.bets.straight",
            "clause and origin; this is only a whole number",
        ),
        ("limits", {"inside": "1.00.."}, "roulette.limits.inside", "clause and origin; this is only text"),
    ],
)
def test_a_table_that_is_none_is_refused(table: str, given: object, place: str, says: str) -> None:
    rules = load("ilani").game("roulette")
    strange = GameRules(rules.options, rules.constraints, rules.notices, {**rules.own, table: given})
    refused = refusal(lambda: read_rules(strange))
    assert (refused.reason, refused.place) == (Reason.BROKEN_BOOK, place)
    assert says in refused.says
