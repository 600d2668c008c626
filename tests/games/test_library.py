"""The shipped books: each opens whole, and none opens on defaults that its own law forbids."""

import pytest

from croupier.base.refusal import Reason
from croupier.games.library import BOOKS, GAMES, load, open_book, open_table
from croupier.law.rulebook import Book
from tests.law.reading import mutated, refusal, text_of

NJ, MA, ONEIDA, ILANI = "new-jersey", "massachusetts", "oneida-roulette", "ilani"
LIVE = 'default = "live"\nchoices = { live = "5.1(a)" }'


@pytest.mark.parametrize(
    ("name", "games"),
    [
        (NJ, ["roulette", "bigsix"]),
        (MA, ["roulette"]),
        (ONEIDA, ["roulette"]),
        (ILANI, ["roulette"]),
        ("oneida-minibaccarat", ["baccarat"]),
        ("oneida-parimutuel", []),
    ],
)
def test_a_shipped_book_opens_with_a_table_of_each_of_its_games(name: str, games: list[str]) -> None:
    book = load(name)
    assert (book.name, list(book.games)) == (name, games)
    for game in games:
        table = open_table(book, game, {})
        assert (table.game, table.terms.book) == (game, name)


def test_every_book_is_listed_and_loaded_once() -> None:
    assert len(BOOKS) == len(set(BOOKS)) == 6
    assert {game for name in BOOKS for game in load(name).games} <= set(GAMES)
    assert load(NJ) is load(NJ)


@pytest.mark.parametrize("name", ["nevada", "", "New-Jersey", "../new-jersey", "new-jersey.toml"])
def test_a_book_that_is_not_shipped_is_refused(name: str) -> None:
    refused = refusal(lambda: load(name))
    assert refused.reason is Reason.UNKNOWN_BOOK
    assert refused.says == f"there is no rulebook {name!a}; the books are {', '.join(BOOKS)}"


@pytest.mark.parametrize("name", BOOKS)
def test_a_book_opened_from_its_text_is_the_one_that_is_shipped(name: str) -> None:
    assert open_book(text_of(name)) == load(name)


def test_a_game_the_program_does_not_know_is_refused() -> None:
    known = load(NJ)
    book = Book(known.name, known.title, known.cite, "", known.clauses, {"chess": known.game("roulette")})
    refused = refusal(lambda: open_table(book, "chess", {}))
    assert refused.reason is Reason.UNKNOWN_GAME
    assert refused.says == "the program does not know the game 'chess'; it knows roulette, bigsix, baccarat"


def test_a_book_of_a_game_the_program_does_not_know_does_not_open() -> None:
    refused = refusal(lambda: open_book(mutated("oneida-parimutuel", "[book]", "[chess.options]\n[book]")))
    assert refused.reason is Reason.UNKNOWN_GAME


OFFER = "default = []\n"
DOUBLE = 'default = "double-zero"\n'
CONFLICT, NOT_ALLOWED = Reason.OPTIONS_CONFLICT, Reason.OPTION_NOT_ALLOWED


@pytest.mark.parametrize(
    ("book", "old", "new", "reason", "clause", "says"),
    [
        (
            NJ,
            LIVE,
            LIVE.replace('"live"', '"dead"', 1),
            Reason.BROKEN_BOOK,
            "5.1(a)",
            "'dead' is outside what the law",
        ),
        (
            NJ,
            OFFER,
            'default = ["b2b"]\n',
            Reason.BROKEN_BOOK,
            "5.1(f)",
            "default 'b2b' is outside what the law",
        ),
        (
            ILANI,
            DOUBLE,
            'default = "single-zero"\n',
            Reason.BROKEN_BOOK,
            "1.a",
            "'single-zero' is outside what",
        ),
        (
            ONEIDA,
            DOUBLE,
            'default = "single-zero"\n',
            Reason.BROKEN_BOOK,
            "A.3",
            "'single-zero' is outside what",
        ),
        (NJ, OFFER, 'default = ["six-colour"]\n', CONFLICT, "5.1(g)", "may not offer red and black"),
        (
            NJ,
            OFFER,
            'default = ["five-adjacent"]\n',
            CONFLICT,
            "5.1(e)1i",
            "only on a layout with a wheel replica",
        ),
        (MA, OFFER, 'default = ["eight-colour"]\n', CONFLICT, "1(g)", "may not offer red and black"),
        (MA, OFFER, 'default = ["b2b"]\n', NOT_ALLOWED, "4(g)", "the B2B wager needs a paytable"),
    ],
)
def test_a_default_that_the_law_forbids_is_refused_by_its_clause(
    book: str, old: str, new: str, reason: Reason, clause: str, says: str
) -> None:
    refused = refusal(lambda: open_book(mutated(book, old, new)))
    assert (refused.reason, refused.clause) == (reason, f"{book}:{clause}")
    assert says in refused.says


def test_two_defaults_that_the_law_forbids_together_are_refused_by_its_clause() -> None:
    half = mutated(NJ, 'default = "lose-all"', 'default = "lose-half"')
    assert open_book(half).name == NJ
    refused = refusal(lambda: open_book(half.replace(DOUBLE, 'default = "single-zero"\n', 1)))
    assert (refused.reason, refused.clause) == (CONFLICT, "new-jersey:5.2(c)")
