"""What a house may choose for a roulette table, and what each book refuses, by which clause."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from croupier.base.money import up
from croupier.base.names import PlayerId, WagerId
from croupier.base.refusal import Reason, Refusal
from croupier.games.library import load, open_table
from croupier.games.roulette.bets import Kind
from croupier.games.roulette.result import Result
from croupier.games.roulette.wheel import WheelKind
from croupier.games.round import Wager, settle
from tests.games.legal import LEGAL, House, every_house, houses, is_legal, open_once
from tests.law.reading import JSON, attempt, refusal
from tests.oracle import second_reading
from tests.tables import roulette

BOOKS = ("new-jersey", "massachusetts", "oneida-roulette", "ilani")
CONFLICT, NOT_ALLOWED, UNKNOWN = Reason.OPTIONS_CONFLICT, Reason.OPTION_NOT_ALLOWED, Reason.UNKNOWN_OPTION
ODDS = Reason.ODDS_NOT_ALLOWED
SINGLE, AS_SINGLE = {"wheel": "single-zero"}, {"wheel": "double-zero-as-single-zero"}
HALF = {"even-money-on-zero": "lose-half"}
ALL_OFF = {"withhold": "red,black,dozen"}
SEVEN, EIGHT = {"offer": "seven-colour"}, {"offer": "eight-colour"}
COLOURS = ["six-colour", "eight-colour"]

# Options that clash, the clause in New Jersey and in Massachusetts, and the words that explain it.
CONFLICTS: list[tuple[dict[str, object], str, str, str]] = [
    ({"offer": "six-colour"}, "5.1(g)", "1(g)", "may not offer red and black"),
    ({"offer": "six-colour", "withhold": "red"}, "5.1(g)", "1(g)", "set withhold to red,black"),
    ({"offer": "six-colour", "withhold": "dozen"}, "5.1(g)", "1(g)", "may not offer red and black"),
    ({"offer": "eight-colour", "withhold": "red,black"}, "5.1(g)", "1(g)", "may not offer dozens"),
    ({"offer": "eight-colour", "withhold": "dozen"}, "5.1(g)", "1(g)", "may not offer red and black"),
    ({"offer": COLOURS, "withhold": ["red", "black"]}, "5.1(g)", "1(g)", "may not offer dozens"),
    ({**SINGLE, **SEVEN, "withhold": "red,black"}, "5.1(g)", "1(g)", "may not offer dozens"),
    ({**ALL_OFF, **SEVEN}, "5.1(e)7", "1(e)(7)", "belongs to a single-zero wheel"),
    ({**ALL_OFF, **AS_SINGLE, **SEVEN}, "5.1(e)7", "1(e)(7)", "wheel; set wheel to single-zero"),
    ({**ALL_OFF, **SINGLE, **EIGHT}, "5.1(e)8", "1(e)(8)", "wheel; set wheel to double-zero"),
    ({**ALL_OFF, **AS_SINGLE, **EIGHT}, "5.1(e)8", "1(e)(8)", "belongs to a double-zero wheel"),
    ({"offer": "five-adjacent"}, "5.1(e)1i", "1(e)(1)(i)", "only on a layout with a wheel replica"),
    ({**SINGLE, **HALF}, "5.2(c)", "2(c)", "on a single-zero wheel, 0 takes even-money wagers whole"),
    ({**AS_SINGLE, **HALF}, "5.2(d)", "2(d)", "used as single-zero, 0 takes even-money wagers whole"),
]
# Choices outside the law, in the same form.
FORBIDDEN: list[tuple[dict[str, object], Reason, str, str, str]] = [
    ({"wheel": "triple-zero"}, NOT_ALLOWED, "5.2(b)", "2(b)", "does not allow 'triple-zero'"),
    ({"mode": "terminals"}, NOT_ALLOWED, "5.1(a)", "1(a)", "does not allow 'terminals'; it allows live"),
    ({"offer": "jackpot"}, NOT_ALLOWED, "5.1(f)", "1(f)", "does not allow 'jackpot'"),
    ({"withhold": "odd"}, NOT_ALLOWED, "5.1(g)", "1(g)", "does not allow 'odd'; it allows red, black, dozen"),
    ({"withhold": ["red", 7]}, NOT_ALLOWED, "5.1(g)", "1(g)", "does not allow 7"),
    ({"odds": "straight=34 to 1"}, ODDS, "5.2(a)", "2(a)", "straight pays no less than 35 to 1; 34 to 1"),
    ({"odds": {"red": "99 to 100"}}, ODDS, "5.2(a)", "2(a)", "red pays no less than 1 to 1; 99 to 100"),
    ({"odds": "eight-colour=2 to 1"}, ODDS, "5.2(a)", "2(a)", "eight-colour pays no less than 3 to 1"),
    (
        {"odds": "five-adjacent=36 to 1"},
        ODDS,
        "5.1(e)1i",
        "1(e)(1)(i)",
        "five adjacent numbers are straights; set straight",
    ),
    ({"colour-sections": "black=1"}, NOT_ALLOWED, "5.1(e)6ii", "1(e)(6)(ii)", "the colours are black, blue"),
]
BOTH = [*((options, CONFLICT, *rest) for options, *rest in CONFLICTS), *FORBIDDEN]
ROWS = [
    *(("new-jersey", options, reason, f"new-jersey:{nj}", says) for options, reason, nj, _, says in BOTH),
    *(
        ("massachusetts", options, reason, f"massachusetts:{ma}", says)
        for options, reason, _, ma, says in BOTH
    ),
    ("new-jersey", {"offer": "b2b"}, NOT_ALLOWED, "new-jersey:5.1(f)", "does not allow 'b2b'"),
    ("new-jersey", {"b2b-paytable": "10:1"}, UNKNOWN, None, "new-jersey has no option 'b2b-paytable'"),
    ("new-jersey", {"neighbours": "one-each-side"}, UNKNOWN, None, "new-jersey has no option 'neighbours'"),
    ("new-jersey", {"odds": "b2b=9 to 1"}, UNKNOWN, None, "no odds are set for 'b2b'; name one of straight"),
    (
        "new-jersey",
        {"limits": "bonus=1.00.."},
        UNKNOWN,
        "new-jersey:5.1(a)",
        "no limit can be set on 'bonus'",
    ),
    (
        "massachusetts",
        {"odds": "b2b=9 to 1"},
        UNKNOWN,
        None,
        "no odds are set for 'b2b'; name one of straight",
    ),
    ("massachusetts", {"offer": "b2b"}, NOT_ALLOWED, "massachusetts:4(g)", "the B2B wager needs a paytable"),
    ("massachusetts", {"b2b-paytable": "10"}, NOT_ALLOWED, "massachusetts:4(g)", "'10' is not a paytable"),
    ("massachusetts", {"b2b-pays": "double"}, NOT_ALLOWED, "massachusetts:4(b)", "does not allow 'double'"),
    ("oneida-roulette", SINGLE, NOT_ALLOWED, "oneida-roulette:A.3", "it allows double-zero"),
    ("oneida-roulette", AS_SINGLE, NOT_ALLOWED, "oneida-roulette:A.3", "it allows double-zero"),
    ("oneida-roulette", HALF, NOT_ALLOWED, "oneida-roulette:G.1", "it allows lose-all"),
    ("oneida-roulette", {"offer": "b2b"}, NOT_ALLOWED, "oneida-roulette:A.4", "it allows nothing"),
    ("oneida-roulette", {"withhold": "red"}, UNKNOWN, None, "oneida-roulette has no option 'withhold'"),
    ("oneida-roulette", {"layout": "wheel-replica"}, UNKNOWN, None, "has no option 'layout'"),
    (
        "oneida-roulette",
        {"odds": "row=10 to 1"},
        ODDS,
        "oneida-roulette:G.1",
        "row pays no less than 11 to 1",
    ),
    ("oneida-roulette", {"odds": "five-adjacent=9 to 1"}, UNKNOWN, None, "set for 'five-adjacent'"),
    ("oneida-roulette", {"odds": "six-colour=9 to 1"}, UNKNOWN, None, "no odds are set for 'six-colour'"),
    (
        "oneida-roulette",
        {"mode": "dealerless"},
        NOT_ALLOWED,
        "oneida-roulette:I.1.a",
        "allows live, terminals",
    ),
    (
        "oneida-roulette",
        {"neighbours": "3"},
        NOT_ALLOWED,
        "oneida-roulette:I.3.b.viii",
        "allows two-each-side",
    ),
    ("ilani", SINGLE, NOT_ALLOWED, "ilani:1.a", "ilani does not allow 'single-zero'; it allows double-zero"),
    ("ilani", AS_SINGLE, NOT_ALLOWED, "ilani:1.a", "it allows double-zero"),
    ("ilani", HALF, NOT_ALLOWED, "ilani:1.c.ii", "ilani does not allow 'lose-half'; it allows lose-all"),
    (
        "ilani",
        {"offer": ["b2b"]},
        NOT_ALLOWED,
        "ilani:1.c.i",
        "ilani does not allow 'b2b'; it allows nothing",
    ),
    (
        "ilani",
        {"odds": "straight=36 to 1"},
        ODDS,
        "ilani:1.c.i",
        "straight pays exactly 35 to 1, not 36 to 1",
    ),
    (
        "ilani",
        {"odds": "straight=34 to 1"},
        ODDS,
        "ilani:1.c.i",
        "straight pays exactly 35 to 1, not 34 to 1",
    ),
    ("ilani", {"odds": "dozen=3 to 1"}, ODDS, "ilani:1.c.ii", "dozen pays exactly 2 to 1, not 3 to 1"),
    ("ilani", {"limits": "inside=1.00..501.00"}, NOT_ALLOWED, "ilani:6.b", "inside cannot be 1.00..501.00"),
    ("ilani", {"limits": "outside=2.00..500.00"}, NOT_ALLOWED, "ilani:6.a", "outside cannot be 2.00..500.00"),
    ("ilani", {"limits": "aggregate=4.99.."}, NOT_ALLOWED, "ilani:6.c", "aggregate cannot be 4.99.."),
    ("ilani", {"limits": "straight=1.00..500.00"}, NOT_ALLOWED, "ilani:6.a", "the document fixes the limits"),
    (
        "ilani",
        {"inside-maximum": "each-table"},
        NOT_ALLOWED,
        "ilani:6.b",
        "allows each-position, each-number",
    ),
    (
        "ilani",
        {"mode": "live"},
        NOT_ALLOWED,
        "ilani:2.a",
        "ilani does not allow 'live'; it allows dealerless",
    ),
]


@pytest.mark.parametrize(("book", "options", "reason", "clause", "says"), ROWS)
def test_a_choice_the_document_forbids_is_refused_by_its_clause(
    book: str, options: dict[str, object], reason: Reason, clause: str | None, says: str
) -> None:
    refused = refusal(lambda: roulette(book, **options))
    assert (refused.reason, refused.clause) == (reason, clause)
    assert says in refused.says


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(
    ("options", "reason", "place", "says"),
    [
        ({"colour": "red"}, UNKNOWN, "", "has no option 'colour'; its options are mode, wheel"),
        ({"wheel": None}, NOT_ALLOWED, "options.wheel", "does not allow None"),
        ({"wheel": ["double-zero"]}, NOT_ALLOWED, "options.wheel", "does not allow ['double-zero']"),
        ({"unit": "0.00"}, Reason.BAD_AMOUNT, "options.unit", "the amount must be more than 0.00"),
        ({"unit": 1}, Reason.BAD_AMOUNT, "options.unit", "money is written as text"),
        ({"odds": "straight=35 for 1"}, ODDS, "options.odds.straight", 'write "35 to 1" or "win 35"'),
        ({"odds": "straight"}, NOT_ALLOWED, "options.odds", "must name each value once"),
        ({"odds": 35}, NOT_ALLOWED, "options.odds", '35 is not a table; write "straight=36 to 1"'),
        ({"odds": "nine=9 to 1"}, UNKNOWN, "options.odds", "no odds are set for 'nine'"),
        ({"limits": "inside=5.00"}, Reason.BAD_AMOUNT, "options.limits.inside", "'5.00' is not a limit"),
        (
            {"limits": "tips=1.00.."},
            UNKNOWN,
            "options.limits",
            "no limit can be set on 'tips'; name one of inside, outside",
        ),
        ({"unit": 10**5000}, Reason.BAD_AMOUNT, "options.unit", 'like "5.00", not a very large number'),
        ({"offer": [10**5000]}, NOT_ALLOWED, "options.offer", "does not allow a very large number"),
        ({"odds": {"straight": 10**5000}}, ODDS, "options.odds.straight", "a very large number is not odds"),
        ({"limits": None}, NOT_ALLOWED, "options.limits", "None is not a table"),
    ],
)
def test_a_choice_nobody_can_make_is_refused_where_it_stands(
    book: str, options: dict[str, object], reason: Reason, place: str, says: str
) -> None:
    refused = refusal(lambda: roulette(book, **options))
    assert (refused.reason, refused.place) == (reason, place)
    assert says in refused.says


@pytest.mark.no_cover
def test_just_the_combinations_that_the_documents_allow_can_be_opened() -> None:
    for house in every_house():
        opened = attempt(house.open)
        assert isinstance(opened, Refusal) is not is_legal(house), house
        if isinstance(opened, Refusal):
            assert opened.reason is CONFLICT, house
            assert str(opened.clause).startswith(f"{house.book}:"), house
    assert len(LEGAL) > 500


@given(houses, st.data(), st.integers(1, 400), st.integers(1, 20))
def test_a_winner_is_never_paid_below_the_floor_whatever_odds_the_house_asks(
    house: House, data: st.DataObject, pays: int, on: int
) -> None:
    spots = open_once(house).spots
    spot = spots[data.draw(st.sampled_from([text for text in sorted(spots) if text != "b2b"]))]
    pocket, stake = data.draw(st.sampled_from(sorted(spot.pockets))), 5 * data.draw(st.integers(1, 10**6))
    floor = second_reading.settle(house.book, house.wheel, spot.text, stake, pocket)
    assert floor is not None
    listed = 1 if spot.kind is Kind.FIVE_ADJACENT else len(spot.pockets)
    least = second_reading.ODDS[house.book][listed]
    asked = {Kind.STRAIGHT if spot.kind is Kind.FIVE_ADJACENT else spot.kind: f"{pays} to {on}"}
    table = attempt(lambda: roulette(house.book, **house.options, odds=asked))
    if isinstance(table, Refusal):
        assert table.reason is ODDS
        assert pays < least * on or (house.book == "ilani" and pays != least * on)
        return
    assert pays == least * on if house.book == "ilani" else pays >= least * on
    wager = Wager(WagerId("a"), PlayerId("ann"), spot.text, stake)
    (one,) = settle(table.rulings(Result(pocket)), [wager])
    assert one.paid == up(stake * listed // len(spot.pockets), pays, on) >= floor[0]
    assert (one.returned, one.collected) == floor[1:]


@pytest.mark.parametrize("book", BOOKS)
@example(name="offer", value=[[]])
@example(name="wheel", value="single-zero")
@given(name=st.sampled_from([*load("massachusetts").game("roulette").options, "neighbours"]), value=JSON)
def test_any_json_as_an_option_opens_a_table_or_is_refused(book: str, name: str, value: object) -> None:
    table = attempt(lambda: open_table(load(book), "roulette", {name: value}))
    assert table.says if isinstance(table, Refusal) else table.terms.book == book


@pytest.mark.parametrize(
    ("book", "wheel", "clause"),
    [
        ("new-jersey", "double-zero", "new-jersey:5.2(b)"),
        ("massachusetts", "double-zero", "massachusetts:2(b)"),
        ("oneida-roulette", "double-zero", "oneida-roulette:A.3"),
        ("ilani", "double-zero", "ilani:1.a"),
    ],
)
def test_a_table_opened_without_options_has_the_defaults(book: str, wheel: str, clause: str) -> None:
    terms = roulette(book).terms
    assert (terms.wheel, terms.wheel_clause, terms.zero) == (WheelKind(wheel), clause, "lose-all")
    assert (terms.unit, terms.paytable, terms.neighbours) == (1, (), 2)
    assert not {Kind.FIVE_ADJACENT, Kind.SIX_COLOUR, Kind.SEVEN_NUMBERS, Kind.B2B} & set(terms.bets)


@pytest.mark.parametrize(
    ("odds", "pays"),
    [({}, "35 to 1"), ({"straight": "36 to 1"}, "36 to 1"), ({"split": "18 to 1"}, "35 to 1")],
)
@pytest.mark.parametrize("book", ["new-jersey", "massachusetts"])
def test_five_adjacent_pay_what_the_house_pays_a_straight(book: str, odds: dict[str, str], pays: str) -> None:
    bets = roulette(book, offer="five-adjacent", layout="wheel-replica", odds=odds).terms.bets
    assert str(bets[Kind.FIVE_ADJACENT].odds) == str(bets[Kind.STRAIGHT].odds) == pays


@pytest.mark.parametrize(
    ("book", "wheel", "clause"),
    [
        ("new-jersey", "double-zero", None),
        ("new-jersey", "single-zero", "new-jersey:5.2(c)"),
        ("new-jersey", "double-zero-as-single-zero", "new-jersey:5.2(d)"),
        ("massachusetts", "single-zero", "massachusetts:2(c)"),
        ("massachusetts", "double-zero-as-single-zero", "massachusetts:2(d)"),
        ("oneida-roulette", "double-zero", None),
        ("ilani", "double-zero", None),
    ],
)
def test_the_first_five_are_offered_just_where_00_can_win(book: str, wheel: str, clause: str | None) -> None:
    terms = roulette(book, wheel=wheel).terms
    assert (Kind.FIRST_FIVE in terms.bets) is (clause is None)
    assert terms.not_offered.get(Kind.FIRST_FIVE) == clause
