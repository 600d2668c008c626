"""A table's sign: the notices its options demand, its odds, its options and its limits."""

import pytest

from croupier.games.library import BOOKS, load, open_table
from croupier.games.notices import sign
from croupier.games.odds import Odds, printed
from croupier.games.roulette.bets import Kind
from croupier.games.roulette.rules import read_rules
from croupier.games.sign_options import ABOUT, OFFERED, WITHHELD
from croupier.law.sign import Sign
from tests.games.legal import FULLEST, House, named, open_once

HALF = (
    "On 0 or 00, half of each wager on red, black, odd, even, 1 to 18 and 19 to 36 is lost; the other half is"
)
ALL = "On 0 or 00, wagers on red, black, odd, even, 1 to 18 and 19 to 36 are lost."
AS_SINGLE = "This double-zero wheel is used as a single-zero wheel. 00 is no spin: the wheel is spun again."
COVID = "No bets are allowed once the ball is in motion."
B2B: dict[str, object] = {"offer": "b2b", "b2b-paytable": "10:6,20:3,50:1"}
SPUN = "B2B pays the multiplier times the wager"
CHANCES = "Chance of each multiplier: X10 6/10, X20 3/10, X50 1/10."
COLOURS: dict[str, object] = {"offer": "six-colour,eight-colour", "withhold": "red,black,dozen"}


def sign_of(book: str, game: str, options: dict[str, object]) -> Sign:
    return sign(load(book), open_table(load(book), game, options))


@pytest.mark.parametrize(
    ("book", "game", "options", "posted"),
    [
        ("new-jersey", "roulette", {}, [(ALL, "5.2(b)")]),
        ("new-jersey", "roulette", {"even-money-on-zero": "lose-half"}, [(HALF, "5.2(b)")]),
        ("new-jersey", "roulette", {"wheel": "single-zero"}, []),
        ("new-jersey", "roulette", {"wheel": "double-zero-as-single-zero"}, [(AS_SINGLE, "5.2(d)")]),
        ("massachusetts", "roulette", {"closing": "in-track"}, [(ALL, "2(b)")]),
        ("massachusetts", "roulette", {}, [(ALL, "2(b)"), (COVID, "3(b)")]),
        ("massachusetts", "roulette", {"wheel": "single-zero", "closing": "before-spin"}, [(COVID, "3(b)")]),
        (
            "massachusetts",
            "roulette",
            {**B2B, "wheel": "single-zero", "closing": "before-spin"},
            [
                (COVID, "3(b)"),
                (f"{SPUN} and the stake is returned. {CHANCES}", "4(g)"),
            ],
        ),
        (
            "massachusetts",
            "roulette",
            {**B2B, "wheel": "single-zero", "closing": "in-track", "b2b-pays": "in-all"},
            [(f"{SPUN} in all. {CHANCES}", "4(g)")],
        ),
        ("oneida-roulette", "roulette", {"mode": "terminals"}, []),
        ("ilani", "roulette", {}, []),
        (
            "new-jersey",
            "bigsix",
            {},
            [("If the clapper rests between two numbers, the number previously passed wins.", "5.6(d)")],
        ),
        (
            "new-jersey",
            "bigsix",
            {"clapper": "respin"},
            [("If the clapper rests between two numbers, the spin is void and the wheel is", "5.6(d)")],
        ),
    ],
)
def test_the_sign_posts_what_the_options_demand(
    book: str, game: str, options: dict[str, object], posted: list[tuple[str, str]]
) -> None:
    notices = sign_of(book, game, options).notices
    assert [line.clause for line in notices] == [f"{book}:{clause}" for _, clause in posted]
    assert {line.about for line in notices} <= {"notice"}
    for line, (says, _) in zip(notices, posted, strict=True):
        assert line.says.startswith(says)


@pytest.mark.parametrize(
    ("book", "game", "options", "about", "says", "clause"),
    [
        ("new-jersey", "roulette", {}, "straight", "35 to 1", "5.2(a)"),
        ("new-jersey", "roulette", {"odds": "straight=36 to 1"}, "straight", "36 to 1", "5.2(a)"),
        ("oneida-roulette", "roulette", {}, "first five numbers or top line", "6 to 1", "G.1"),
        ("ilani", "roulette", {}, "top line", "6 to 1", "1.c.i"),
        ("massachusetts", "roulette", B2B, "B2B bonus wager", "the multiplier shown", "4(b)"),
        ("new-jersey", "bigsix", {}, "joker", "45 to 1", "5.5(a)"),
        ("new-jersey", "bigsix", {"odds-word": "win"}, "joker", "win 45", "5.5(a)"),
        ("new-jersey", "bigsix", {"odds-word": "win", "odds": "joker=91 to 2"}, "joker", "91 to 2", "5.5(a)"),
    ],
)
def test_the_sign_gives_the_odds_in_the_documents_words(
    book: str, game: str, options: dict[str, object], about: str, says: str, clause: str
) -> None:
    (line,) = [line for line in sign_of(book, game, options).odds if line.about == about]
    assert (line.says, line.clause) == (says, f"{book}:{clause}")


@pytest.mark.parametrize(
    ("wheel", "five"), [("double-zero", True), ("single-zero", False), ("double-zero-as-single-zero", False)]
)
def test_the_sign_lists_the_first_five_just_where_they_are_offered(wheel: str, five: bool) -> None:
    about = [line.about for line in sign_of("new-jersey", "roulette", {"wheel": wheel}).odds]
    assert ("first five numbers" in about) is five


@pytest.mark.parametrize("house", FULLEST, ids=named)
def test_the_sign_lists_odds_in_the_order_of_the_kinds_of_wager(house: House) -> None:
    table = open_once(house)
    bets = read_rules(load(house.book).game("roulette")).bets
    ordered = [" or ".join(bets[kind].called.value) for kind in Kind if kind in table.terms.bets]
    assert [line.about for line in sign(load(house.book), table).odds] == list(dict.fromkeys(ordered))


@pytest.mark.parametrize("house", FULLEST, ids=named)
def test_the_sign_gives_odds_for_every_kind_of_wager_and_all_options(house: House) -> None:
    table = open_once(house)
    posted = sign(load(house.book), table)
    paid = {str(bet.odds) if bet.odds else "the multiplier shown" for bet in table.terms.bets.values()}
    assert {line.says for line in posted.odds} == paid
    assert len(set(posted.odds)) == len(posted.odds)
    named = {line.about for line in posted.options}
    assert named <= {*ABOUT.values(), OFFERED, WITHHELD}
    assert len(named) >= len(set(table.terms.chosen) & set(ABOUT)) - 2, "neighbours and B2B where there are"
    assert posted.title == load(house.book).title


@pytest.mark.parametrize(
    ("book", "game", "options", "limits"),
    [
        ("new-jersey", "roulette", {}, []),
        (
            "new-jersey",
            "roulette",
            {"limits": "inside=1.00..500.00,red=..50.00,aggregate=5.00.."},
            [("inside", "$1 to $500"), ("red", "$0 to $50"), ("aggregate", "at least $5")],
        ),
        (
            "ilani",
            "roulette",
            {},
            [("outside", "$1 to $500"), ("inside", "$1 to $500"), ("aggregate", "at least $5")],
        ),
        ("new-jersey", "bigsix", {"limits": "joker=0.50..1250.00"}, [("joker", "$0.50 to $1,250")]),
    ],
)
def test_the_sign_gives_the_limits(
    book: str, game: str, options: dict[str, object], limits: list[tuple[str, str]]
) -> None:
    assert [(line.about, line.says) for line in sign_of(book, game, options).limits] == limits


@pytest.mark.parametrize(
    ("name", "says", "clause"),
    [
        ("the wheel", "1 to 36, 0 and 00", "5.2(b)"),
        ("also offered", "seven numbers", "5.1(f)"),
        ("not offered", "dozen", "5.1(g)"),
        ("the layout", "without a replica of the wheel", "5.1(a)"),
    ],
)
def test_the_sign_gives_the_options_in_effect(name: str, says: str, clause: str) -> None:
    options = sign_of("new-jersey", "roulette", {"offer": "seven-numbers", "withhold": "dozen"}).options
    (line,) = [line for line in options if line.about == name]
    assert (line.says, line.clause) == (says, f"new-jersey:{clause}")


@pytest.mark.parametrize(
    ("odds", "word", "text"),
    [
        (Odds(45), "to", "45 to 1"),
        (Odds(45), "win", "win 45"),
        (Odds(91, 2), "to", "91 to 2"),
        (Odds(91, 2), "win", "91 to 2"),
    ],
)
def test_odds_are_printed_with_to_or_win_and_never_for(odds: Odds, word: str, text: str) -> None:
    assert printed(odds, word) == text


def test_every_line_of_every_sign_cites_a_clause_of_its_book() -> None:
    for book in map(load, BOOKS):
        for game in book.games:
            posted = sign(book, open_table(book, game, {}))
            for line in (*posted.notices, *posted.odds, *posted.colours, *posted.options, *posted.limits):
                assert book.text(line.clause.removeprefix(f"{book.name}:"))


@pytest.mark.parametrize("book", ["new-jersey", "massachusetts"])
def test_a_table_of_colours_names_neither_red_nor_black_and_says_what_each_colour_covers(book: str) -> None:
    posted = sign_of(book, "roulette", COLOURS)
    assert posted.notices[0].says == "On 0 or 00, wagers on odd, even, 1 to 18 and 19 to 36 are lost."
    covered = {line.about: line.says for line in posted.colours}
    assert len(covered) == 12
    assert covered["black 6"] == "7, 9, 11, 26, 28, 30"
    assert covered["black 8"] == "0, 00, 7, 9, 11, 26, 28, 30"
    assert sign_of(book, "roulette", {}).colours == ()


@pytest.mark.parametrize(
    ("withheld", "named"), [("red", "black, odd"), ("black", "red, odd"), ("", "red, black, odd")]
)
def test_a_notice_names_the_wagers_that_are_offered(withheld: str, named: str) -> None:
    posted = sign_of("new-jersey", "roulette", {"withhold": withheld} if withheld else {})
    assert posted.notices[0].says.startswith(f"On 0 or 00, wagers on {named}, even")


def test_the_neighbours_bet_stands_on_the_sign_of_terminals_alone() -> None:
    for mode, there in (("live", False), ("terminals", True)):
        about = [line.about for line in sign_of("oneida-roulette", "roulette", {"mode": mode}).options]
        assert (ABOUT["neighbours"] in about) is there
