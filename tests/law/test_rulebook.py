"""The loader: a shipped book with one thing changed is refused, in words that name the place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.refusal import Reason, Refusal
from croupier.games.library import BOOKS, load, open_book
from croupier.law.rulebook import read_book
from tests.law.reading import attempt, mutated, refusal, text_of

NJ, ILANI = "new-jersey", "ilani"


ODDS = 'odds = { value = "35 to 1", clause = "5.2(a)", origin = "law" }'
REPLICA = 'when = { offer = ["five-adjacent"] }\nneeds = { layout = ["wheel-replica"] }'
LIVE = 'default = "live"\nchoices = { live = "5.1(a)" }'
CITE = 'cite = "N.J.A.C. 19:47-5, Roulette and Big Six Wheels"'
POCKETS = 'pockets = { value = 38, clause = "1.a", origin = "law" }'
DEALERLESS, JOKER = "roulette.modes.dealerless", "bigsix.bets.joker"
STRAIGHT, MODE, PLAY = "roulette.bets.straight", "roulette.options.mode", "roulette.modes.live"
NO_ORIGIN = "this value does not say who set it: law, house or equipment"
BARE = "a value must carry its clause and origin; this is only"

NOT_TOML = [
    (NJ, "[book]", "[book", "", "the rulebook is not TOML: "),
    (NJ, "[clauses]", "[book]", "", "the rulebook is not TOML: "),
    (NJ, 'default = "live"', "default = live", "", "the rulebook is not TOML: Invalid value (at line "),
    (NJ, 'default = "live"', f"default = {'9' * 5000}", "", "holds a number that is too long to be read"),
    (NJ, 'default = "live"', f"default = {'[' * 5000}", "", "nests its tables or lists too deeply"),
    (NJ, "[book]", f"[{'.'.join('a' * 2000)}]\n[book]", "", "nests its tables or lists too deeply"),
]
HEAD = [
    (NJ, CITE, "", "book", "something is missing: `cite`"),
    (NJ, CITE, f'{CITE}\nauthor = "me"', "book", "the program knows no key `author`"),
    (NJ, CITE, "cite = 5", "book", "Expected text, got a whole number, at `cite`"),
    (NJ, "[book]", "[cover]", "book", "this table is missing"),
    (NJ, "[clauses]", "[sayings]", "clauses", "this table is missing"),
    (NJ, "[clauses]", "[clauses.more]", "clauses.more", "Expected text, got a table"),
    (NJ, '"5.1(e)1" = "Straight."', '"5.1(e)1" = 1', "clauses.5.1(e)1", "Expected text, got a whole number"),
    (NJ, 'name = "new-jersey"', 'name = ""', "book.name", "'' names no book: clauses are cited by it"),
    (NJ, 'name = "new-jersey"', 'name = "new:jersey"', "book.name", "'new:jersey' names no book"),
    (NJ, "[book]", 'clauses = "none"\n[book]', "", "the rulebook is not TOML"),
    ("oneida-parimutuel", "[book]", "chess = 3\n[book]", "chess", "this should be a table, not 3"),
]
UNCITED = [
    (NJ, ODDS, 'odds = "35 to 1"', STRAIGHT, f"{BARE} text, at `odds`"),
    (
        NJ,
        'joker = { value = "45 to 1", clause = "5.5(a)", origin = "law" }',
        'joker = "45 to 1"',
        JOKER,
        BARE,
    ),
    (
        NJ,
        "[bigsix.bound]\nodds = { value",
        "[bigsix.bound]\nodds = { valve",
        "bigsix.bound",
        "no key `valve`",
    ),
    (NJ, ODDS, ODDS.replace('clause = "5.2(a)", ', ""), STRAIGHT, "this value cites no clause, at `odds`"),
    (NJ, ODDS, ODDS.replace(', origin = "law"', ""), STRAIGHT, f"{NO_ORIGIN}, at `odds`"),
    (
        NJ,
        ODDS,
        ODDS.replace('"law"', '"rumour"'),
        STRAIGHT,
        "the program knows no choice 'rumour', at `odds.origin`",
    ),
    (NJ, ODDS, ODDS.replace('value = "35 to 1", ', ""), STRAIGHT, "something is missing: `value`, at `odds`"),
    (NJ, 'clause = "5.1(a)"\norigin', "origin", MODE, "this value cites no clause"),
    (NJ, 'clause = "5.1(a)"\norigin = "equipment"\n', 'clause = "5.1(a)"\n', MODE, NO_ORIGIN),
    (
        NJ,
        'clause = "5.1(e)1i"\norigin = "law"\n',
        'origin = "law"\n',
        "roulette.constraints[0]",
        "this value cites no clause",
    ),
    (NJ, 'clause = "5.6(d)"\norigin = "law"\n', 'clause = "5.6(d)"\n', "bigsix.notices[0]", NO_ORIGIN),
    (NJ, LIVE, 'default = "live"\nchoices = ["live"]', MODE, "Expected a table, got a list, at `choices`"),
    (ILANI, POCKETS, "pockets = 38", DEALERLESS, f"{BARE} a whole number, at `equipment.pockets`"),
    (NJ, 'short-spin = { value = "stands"', 'short-spin = { walue = "stands"', PLAY, "knows no key `walue`"),
]
UNKNOWN_CLAUSE = [
    (
        NJ,
        'clause = "5.1(e)1"',
        'clause = "5.9"',
        f"{STRAIGHT}.called.clause",
        "'5.9' is not a clause of new-jersey",
    ),
    (NJ, 'clause = "5.1(e)1"', "clause = 5", f"{STRAIGHT}.called.clause", "5 is not a clause of new-jersey"),
    (NJ, LIVE, LIVE.replace("5.1(a)", "9.9"), f"{MODE}.choices.live", "'9.9' is not a clause of new-jersey"),
    (NJ, LIVE, LIVE.replace('"5.1(a)"', "1"), f"{MODE}.choices.live", "1 is not a clause of new-jersey"),
    (NJ, '"5.6(d)" =', '"5.6(z)" =', "bigsix.notices[0].clause", "'5.6(d)' is not a clause of new-jersey"),
    (
        ILANI,
        '"1.a" =',
        '"1.z" =',
        f"{MODE.replace('mode', 'wheel')}.clause",
        "'1.a' is not a clause of ilani",
    ),
]
UNKNOWN_KEY = [
    (NJ, ODDS, ODDS.replace("odds =", "oods ="), STRAIGHT, "the program knows no key `oods`"),
    (
        NJ,
        ODDS,
        ODDS.replace(" }", ", since = 1990 }"),
        STRAIGHT,
        "the program knows no key `since`, at `odds`",
    ),
    (NJ, LIVE, f'{LIVE}\ncolour = "red"', MODE, "the program knows no key `colour`"),
    (
        NJ,
        REPLICA,
        REPLICA.replace("needs", "wants"),
        "roulette.constraints[0]",
        "the program knows no key `wants`",
    ),
    (
        NJ,
        "[[bigsix.notices]]",
        "[[bigsix.notices]]\nsize = 5",
        "bigsix.notices[0]",
        "the program knows no key `size`",
    ),
    (NJ, "[roulette.zero]", "[roulette.nought]", "roulette", "the program knows no table 'nought'"),
    (NJ, "[bigsix.bound]\nodds", "[bigsix.bound]\nevens", "bigsix.bound", "the program knows no key `evens`"),
    (NJ, "[bigsix.bets]", "[bigsix.tips]\n[bigsix.bets]", "bigsix", "the program knows no table 'tips'"),
    (
        ILANI,
        POCKETS,
        f"{POCKETS}\n{POCKETS.replace('pockets', 'holes')}",
        DEALERLESS,
        "no key `holes`",
    ),
    (NJ, "[book]", "tips = 5\n[book]", "tips", "this should be a table, not 5"),
    (NJ, "[book]", "[tips]\n[book]", "tips.options", "this table is missing"),
    (NJ, "[book]", "[tips]\noptions = 5\n[book]", "tips.options", "this should be a table, not 5"),
    (
        NJ,
        "[book]",
        "[tips]\noptions = {}\nnotices = 5\n[book]",
        "tips.notices",
        "this should be a list of tables, not 5",
    ),
]
UNKNOWN_MECHANISM = [
    (
        NJ,
        "[roulette.bets.straight]",
        "[roulette.bets.strait]",
        "roulette.bets",
        "the program knows no choice 'strait'",
    ),
    (
        NJ,
        '"at-least"',
        '"at-most"',
        "roulette.bound",
        "the program knows no choice 'at-most', at `odds.value`",
    ),
    (NJ, '"in-track"', '"whenever"', PLAY, "the program knows no choice 'whenever', at `closing.value`"),
    (
        NJ,
        'with-rotation = { value = "stands"',
        'with-rotation = { value = "replay"',
        PLAY,
        "'replay', at `irregularities`",
    ),
    (NJ, "with-rotation = {", "earthquake = {", PLAY, "the program knows no choice 'earthquake'"),
    (
        NJ,
        '["non-value-chips", "v',
        '["seashells", "v',
        PLAY,
        "the program knows no choice 'seashells', at `tender.value[0]`",
    ),
    (
        NJ,
        '"optional"',
        '"sometimes"',
        "roulette.bets.five-adjacent",
        "the program knows no choice 'sometimes'",
    ),
    (
        NJ,
        "double-zero = { value",
        "triple-zero = { value",
        "roulette.zero",
        "the program knows no choice 'triple-zero'",
    ),
    (NJ, '"between"', '"beside"', "bigsix.spin", "the program knows no choice 'beside', at `clapper.value`"),
    (
        NJ,
        "revolutions = { value = 4",
        'revolutions = { value = "four"',
        PLAY,
        "Expected a whole number, got text",
    ),
    (NJ, "revolutions = { value = 4", "revolutions = { value = 0", PLAY, "Expected a whole number >= 1"),
    (NJ, "revolutions = { value = 3", "revolutions = { value = 0", "bigsix.spin", "whole number >= 1, at"),
    (
        NJ,
        'tender = { value = ["non-value-chips", "value-chips", "cash"]',
        "tender = { value = []",
        PLAY,
        "Expected a list of length >= 1, at `tender.value`",
    ),
    (ILANI, '"motor-driven"', '"hand-driven"', DEALERLESS, "the program knows no choice 'hand-driven'"),
]


@pytest.mark.parametrize(
    ("book", "old", "new", "place", "says"),
    [*NOT_TOML, *HEAD, *UNCITED, *UNKNOWN_CLAUSE, *UNKNOWN_KEY, *UNKNOWN_MECHANISM],
)
def test_a_book_with_one_thing_wrong_is_refused_where_it_is_wrong(
    book: str, old: str, new: str, place: str, says: str
) -> None:
    refused = refusal(lambda: open_book(mutated(book, old, new)))
    assert (refused.reason, refused.place) == (Reason.BROKEN_BOOK, place)
    assert says in refused.says
    assert "$[" not in refused.says
    assert "[...]" not in refused.says


@pytest.mark.parametrize(
    ("book", "clause", "says"),
    [
        (NJ, "5.9(z)", "new-jersey has no clause '5.9(z)'; try 5.1(a), 5.1(b)"),
        (ILANI, "1.z", "ilani has no clause '1.z'; try 1.a, 1.b, 1.c.i, 1.c.ii"),
        (ILANI, "zzz", "ilani has no clause 'zzz'; try 1.a, 1.b, 1.c.i, 1.c.ii, 2.a"),
        (ILANI, "", "ilani has no clause ''; try 1.a"),
    ],
)
def test_a_clause_the_book_does_not_have_is_refused_with_its_neighbours(
    book: str, clause: str, says: str
) -> None:
    refused = refusal(lambda: load(book).text(clause))
    assert refused.reason is Reason.UNKNOWN_CLAUSE
    assert refused.says.startswith(says)


@pytest.mark.parametrize(
    ("book", "game", "says"),
    [
        (NJ, "chess", "new-jersey has no rules for 'chess'; it has roulette and bigsix"),
        (ILANI, "bigsix", "ilani has no rules for 'bigsix'; it has roulette"),
        ("oneida-parimutuel", "tote", "oneida-parimutuel has no rules for 'tote'; it has no game yet"),
    ],
)
def test_a_game_the_book_does_not_have_is_refused(book: str, game: str, says: str) -> None:
    refused = refusal(lambda: load(book).game(game))
    assert refused.reason is Reason.UNKNOWN_GAME
    assert refused.says.startswith(says)


def test_a_book_gives_its_clauses_and_cites_them_whole() -> None:
    book = load(ILANI)
    assert book.text("5.a") == "A system malfunction or irregularity voids all pays and plays."
    assert book.citation("5.a") == "ilani:5.a"


@given(st.text(max_size=60))
def test_any_text_is_a_book_or_is_refused(text: str) -> None:
    book = attempt(lambda: read_book(text))
    assert isinstance(book, Refusal)
    assert book.reason is Reason.BROKEN_BOOK


@given(st.sampled_from(BOOKS), st.data())
def test_a_book_cut_short_anywhere_reads_or_is_refused(name: str, data: st.DataObject) -> None:
    text = text_of(name)
    cut = text[: data.draw(st.integers(0, len(text)))]
    book = attempt(lambda: read_book(cut))
    assert book.reason is Reason.BROKEN_BOOK if isinstance(book, Refusal) else book.name == name
