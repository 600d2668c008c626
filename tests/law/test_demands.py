"""What every game demands of its book: a shipped book with one demand unmet does not open."""

import pytest

from croupier.base.refusal import Reason
from croupier.games.library import open_book
from tests.law.reading import mutated, refusal, without

NJ, MA, ONEIDA, ILANI = "new-jersey", "massachusetts", "oneida-roulette", "ilani"
ROULETTE = ("mode", "wheel", "even-money-on-zero", "offer", "odds", "limits", "unit")
BIG_SIX = ("stops", "clapper", "odds-word", "odds", "limits", "unit")


@pytest.mark.parametrize(
    ("book", "game", "option"),
    [
        *((book, "roulette", option) for book in (NJ, MA, ONEIDA, ILANI) for option in ROULETTE),
        *((NJ, "bigsix", option) for option in BIG_SIX),
        (NJ, "roulette", "colour-sections"),
        (MA, "roulette", "b2b-paytable"),
    ],
)
def test_a_book_without_an_option_that_its_game_needs_does_not_open(
    book: str, game: str, option: str
) -> None:
    refused = refusal(lambda: open_book(without(book, f"{game}.options.{option}")))
    assert (refused.reason, refused.place) == (Reason.BROKEN_BOOK, f"{game}.options.{option}")
    assert refused.says == f"{game} needs the option {option}; its table is missing"


@pytest.mark.parametrize(
    ("book", "option"),
    [(NJ, "layout"), (NJ, "withhold"), (MA, "b2b-pays"), (ONEIDA, "neighbours"), (ILANI, "inside-maximum")],
)
def test_options_that_a_document_may_be_silent_on_are_needed_only_where_it_speaks_of_them(
    book: str, option: str
) -> None:
    text = without(book, f"roulette.options.{option}")
    if option in ("layout", "withhold"):
        assert "there is no option" in refusal(lambda: open_book(text)).says
    else:
        assert open_book(text).name == book


WHEEL = 'choices = { double-zero = "5.2(b)", single-zero = "5.2(c)"'
B2B = 'default = "stake-returned"\nchoices = { stake-returned = "4(b)", in-all = "4(b)" }'

# Book, what is changed, the option, the clause of the choice, and the words.
NO_MECHANISM = [
    (
        NJ,
        WHEEL,
        'choices = { triple-zero = "5.2(b)", double-zero = "5.2(b)", single-zero = "5.2(c)"',
        "wheel",
    ),
    (NJ, 'lose-half = "5.2(b)" }', 'lose-third = "5.2(b)" }', "even-money-on-zero"),
    (NJ, 'wheel-replica = "5.1(e)1i" }', 'wheel-photo = "5.1(e)1i" }', "layout"),
    (NJ, 'choices = { live = "5.1(a)" }', 'choices = { live = "5.1(a)", dead = "5.1(a)" }', "mode"),
    (NJ, 'seven-numbers = "5.1(f)"\n', 'seven-numbers = "5.1(f)"\nb2b = "5.1(f)"\n', "offer"),
    (NJ, 'black = "5.1(g)", dozen = "5.1(g)" }', 'black = "5.1(g)", tips = "5.1(g)" }', "withhold"),
    (NJ, 'black = "5.1(g)", dozen = "5.1(g)" }', 'black = "5.1(g)", straight = "5.1(g)" }', "withhold"),
    (MA, B2B, B2B.replace("in-all", "in-part"), "b2b-pays"),
    (ONEIDA, 'one-each-side = "I.3.b.viii"', 'three-each-side = "I.3.b.viii"', "neighbours"),
    (ONEIDA, "default = []\nchoices = {}", 'default = []\nchoices = { b2b = "A.4" }', "offer"),
    (ILANI, 'each-number = "6.b"', 'each-table = "6.b"', "inside-maximum"),
    (NJ, 'nevada = "5.5(a)" }', 'reno = "5.5(a)" }', "stops"),
    (NJ, 'respin = "5.6(c)" }', 'coin = "5.6(c)" }', "clapper"),
    (NJ, 'win = "5.5(b)" }', 'for = "5.5(b)" }', "odds-word"),
]


@pytest.mark.parametrize(("book", "old", "new", "option"), NO_MECHANISM)
def test_a_choice_the_program_has_no_mechanism_for_is_refused_though_it_is_not_the_default(
    book: str, old: str, new: str, option: str
) -> None:
    refused = refusal(lambda: open_book(mutated(book, old, new)))
    game = "bigsix" if option in ("stops", "clapper", "odds-word") else "roulette"
    assert (refused.reason, refused.place) == (Reason.BROKEN_BOOK, f"{game}.options.{option}.choices")
    assert refused.says.startswith("the program has no '")
    assert str(refused.clause).startswith(f"{book}:")


LIST, ONE = "a list of its choices, which may be empty", "one of its choices"
UNIT = 'clause = "5.1(a)"\norigin = "house"\ndefault = "0.01"'
ODDS = 'clause = "5.2(a)"\norigin = "house"\n'
OUTSIDE = "the default 'b2b' is outside what the law allows: nothing"
OWN = "the house gives odds values of its own: the book has neither choices nor a default"
NO_AMOUNT = "'a chip' is not an amount; write dollars and cents"

DEFAULTS = [
    (NJ, "default = []\n\n[roulette.options.offer", "\n[roulette.options.offer", "offer", LIST),
    (
        NJ,
        "default = []\n\n[roulette.options.offer",
        'default = "b2b"\n\n[roulette.options.offer',
        "offer",
        LIST,
    ),
    (NJ, "default = []\nchoices = { red", 'default = "red"\nchoices = { red', "withhold", LIST),
    (ONEIDA, "default = []\nchoices = {}", 'default = ["b2b"]\nchoices = {}', "offer", OUTSIDE),
    (NJ, 'default = "live"', 'default = ["live"]', "mode", ONE),
    (NJ, 'default = "live"', 'default = "dead"', "mode", "'dead' is outside what the law allows: live"),
    (NJ, 'default = "live"', "", "mode", ONE),
    (NJ, 'default = "live"\nchoices = { live = "5.1(a)" }', 'default = "live"', "mode", "allows: nothing"),
    (NJ, 'default = "double-zero"', "", "wheel", ONE),
    (NJ, UNIT, UNIT.replace("0.01", "a chip"), "unit", NO_AMOUNT),
    (NJ, UNIT, UNIT.replace("0.01", "0.00"), "unit", "the amount must be more than 0.00"),
    (NJ, UNIT, UNIT.replace('default = "0.01"', ""), "unit", "money is written as text"),
    (NJ, UNIT, f'{UNIT}\nchoices = {{ live = "5.1(a)" }}', "unit", "the house gives unit values of its own"),
    (NJ, ODDS, f'{ODDS}default = "straight=36 to 1"\n', "odds", OWN),
    (NJ, ODDS, f'{ODDS}choices = {{ better = "5.2(a)" }}\n', "odds", OWN),
    (NJ, ODDS, f"{ODDS}default = []\n", "odds", OWN),
    (
        NJ,
        "[roulette.options.odds]",
        '[roulette.options.tips]\nsays = ""\nclause = "5.1(a)"\norigin = "law"\n[roulette.options.odds]',
        "tips",
        "the program knows no option 'tips'",
    ),
]


@pytest.mark.parametrize(("book", "old", "new", "option", "says"), DEFAULTS)
def test_an_option_with_a_default_the_program_cannot_use_is_refused(
    book: str, old: str, new: str, option: str, says: str
) -> None:
    refused = refusal(lambda: open_book(mutated(book, old, new)))
    assert (refused.reason, refused.place) == (Reason.BROKEN_BOOK, f"roulette.options.{option}")
    assert str(refused.clause).startswith(f"{book}:")
    assert says in refused.says


REPLICA = 'when = { offer = ["five-adjacent"] }\nneeds = { layout = ["wheel-replica"] }'
DEMAND, SIGN = "roulette.constraints[0]", "bigsix.notices[1]"


@pytest.mark.parametrize(
    ("old", "new", "place", "clause", "says"),
    [
        (REPLICA, REPLICA.replace("layout", "cloth"), DEMAND, "5.1(e)1i", "there is no option 'cloth'"),
        (REPLICA, REPLICA.replace("offer", "gift"), DEMAND, "5.1(e)1i", "there is no option 'gift'"),
        (REPLICA, REPLICA.replace("wheel-r", "r"), DEMAND, "5.1(e)1i", "layout has no choice 'replica'"),
        (REPLICA, REPLICA.replace("five", "six"), DEMAND, "5.1(e)1i", "offer has no choice 'six-adjacent'"),
        (REPLICA, REPLICA.replace("layout", "odds"), DEMAND, "5.1(e)1i", "option odds has no choices"),
        (
            REPLICA,
            REPLICA.replace('layout = ["wheel-replica"]', "limits = []"),
            DEMAND,
            "5.1(e)1i",
            "option limits has no choices",
        ),
        (
            REPLICA,
            REPLICA.replace('["wheel-replica"]', "[]"),
            DEMAND,
            "5.1(e)1i",
            "this must name a choice of layout",
        ),
        ('clapper = ["respin"]', "clapper = []", SIGN, "5.6(d)", "this must name a choice of clapper"),
        ('clapper = ["respin"]', 'clapper = ["coin"]', SIGN, "5.6(d)", "clapper has no choice 'coin'"),
        (
            'clapper = ["respin"]',
            'bell = ["respin"]',
            SIGN,
            "5.6(d)",
            "there is no option 'bell' in this book",
        ),
        ('clapper = ["respin"]', 'unit = ["0.01"]', SIGN, "5.6(d)", "option unit has no choices"),
    ],
)
def test_a_demand_or_sign_rests_on_choices_that_the_book_has(
    old: str, new: str, place: str, clause: str, says: str
) -> None:
    refused = refusal(lambda: open_book(mutated(NJ, old, new)))
    assert (refused.reason, refused.place) == (Reason.BROKEN_BOOK, place)
    assert refused.clause == f"{NJ}:{clause}"
    assert says in refused.says
