"""Reading spots: any order of numbers, one printed form, and a reasoned refusal of everything else."""

from functools import partial
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.refusal import Reason, Refusal
from croupier.games.roulette.notation import odds_text, read_spot
from tests.games.legal import FULLEST, LAYOUTS, House, houses, named, open_once
from tests.law.reading import JSON, attempt, refusal
from tests.tables import roulette

UNKNOWN, NOT_OFFERED = Reason.UNKNOWN_SPOT, Reason.NOT_OFFERED
AS_SINGLE = {"wheel": "double-zero-as-single-zero"}
_PARTS = ("0", "00", "1", "2", "3", "17", "36", "37", "-", ":", "blue", "to", " ")
_NAMES = ("red", "column", "dozen", "adjacent", "six", "seven", "seven-numbers", "b2b", "1to18")
PIECES = st.sampled_from((*_PARTS, *_NAMES))


@pytest.mark.parametrize("house", FULLEST, ids=named)
def test_every_spot_prints_as_it_reads(house: House) -> None:
    table = open_once(house)
    for text, spot in table.spots.items():
        assert read_spot(table, text) is spot
        assert read_spot(table, spot.text).text == text


@pytest.mark.no_cover
def test_every_spot_of_every_layout_reads_back() -> None:
    for house in LAYOUTS:
        table = open_once(house)
        assert [read_spot(table, text) for text in table.spots] == list(table.spots.values()), house


@given(houses, st.data(), st.randoms(use_true_random=False))
def test_numbers_may_come_in_any_order(house: House, data: st.DataObject, random: Random) -> None:
    table = open_once(house)
    inside = sorted(text for text in table.spots if text[0].isdigit() and "to" not in text)
    text = data.draw(st.sampled_from(inside))
    numbers = text.split("-")
    random.shuffle(numbers)
    assert read_spot(table, "-".join(numbers)).text == text


@given(houses, st.text() | st.lists(PIECES, max_size=6).map("".join) | JSON)
def test_any_text_reads_or_is_refused(house: House, text: object) -> None:
    table = open_once(house)
    spot = attempt(lambda: read_spot(table, text))
    if isinstance(spot, Refusal):
        assert spot.reason in (UNKNOWN, NOT_OFFERED)
        assert spot.says.isascii()
    else:
        assert table.spots[spot.text] is spot
        assert read_spot(table, spot.text) is spot


@pytest.mark.parametrize(
    ("options", "text", "reason", "clause", "says"),
    [
        ({}, 17, UNKNOWN, None, "a spot is text, like 17, 17-20"),
        ({}, None, UNKNOWN, None, "not None"),
        ({}, "37", UNKNOWN, None, "'37' is not a spot of this table; write one like 17"),
        ({}, "1-3", UNKNOWN, "5.1(e)2", "'1-3' is not a wager: a split is two numbers that share a line"),
        ({}, "17-17", UNKNOWN, "5.1(e)2", "a split is two numbers that share a line"),
        ({}, "0-3", UNKNOWN, "5.1(e)2", "a split is two numbers"),
        ({}, "2-3-4", UNKNOWN, "5.1(e)3", "three numbers are a row of the layout, or a listed triple"),
        ({}, "0-00-1", UNKNOWN, "5.1(e)3", "three numbers are a row of the layout, or a listed triple"),
        ({}, "1-2-3-4", UNKNOWN, "5.1(e)4", "four numbers share one corner"),
        ({}, "1-2-3-4-5", UNKNOWN, "5.1(e)5", "the only wager on five listed numbers is 0-00-1-2-3"),
        ({}, "1-2-3-7-8-9", UNKNOWN, "5.1(e)6i", "six numbers are two rows of the layout that touch"),
        ({}, "1-2-3-4-5-6-7", UNKNOWN, "5.1(d)", "no wager covers 7 listed numbers"),
        ({}, "-".join(["1"] * 99), UNKNOWN, "5.1(d)", "...  is not a wager".replace("  ", " ")),
        ({}, "Red", UNKNOWN, None, "'Red' is not a spot of this table"),
        ({}, "red ", UNKNOWN, None, "'red ' is not a spot of this table"),
        ({}, "٣", UNKNOWN, None, "'\\u0663' is not a spot of this table"),
        ({}, "01", UNKNOWN, None, "'01' is not a spot of this table"),
        ({}, "column4", UNKNOWN, None, "'column4' is not a spot"),
        ({}, "column", UNKNOWN, None, "'column' is not a spot"),
        ({}, "seven", UNKNOWN, None, "'seven' is not a spot"),
        ({}, "six", UNKNOWN, None, "'six' is not a spot"),
        ({}, "eight", UNKNOWN, None, "'eight' is not a spot"),
        ({}, "adjacent", UNKNOWN, None, "'adjacent' is not a spot"),
        ({}, "b2b:blue", UNKNOWN, None, "'b2b:blue' is not a spot"),
        ({}, "seven-numbers:blue", UNKNOWN, None, "'seven-numbers:blue' is not a spot"),
        ({}, "column:blue", UNKNOWN, None, "'column:blue' is not a spot"),
        ({"withhold": "dozen"}, "dozen", UNKNOWN, None, "'dozen' is not a spot"),
        ({"withhold": "dozen"}, "dozen:blue", UNKNOWN, None, "'dozen:blue' is not a spot"),
        ({}, [10**5000], UNKNOWN, None, "not a very large number"),
        ({}, "six:pink", UNKNOWN, None, "'six:pink' is not a spot"),
        ({}, "adjacent:37", UNKNOWN, None, "'adjacent:37' is not a spot"),
        (
            {},
            "x" * 99,
            UNKNOWN,
            None,
            "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx... is not a spot",
        ),
        ({}, "adjacent:17", NOT_OFFERED, "5.1(e)1i", "adjacent:17 is not offered at this table"),
        ({}, "six:blue", NOT_OFFERED, "5.1(e)6ii", "six:blue is not offered at this table"),
        ({}, "seven:blue", NOT_OFFERED, "5.1(e)7", "seven:blue is not offered"),
        ({}, "eight:blue", NOT_OFFERED, "5.1(e)8", "eight:blue is not offered"),
        ({}, "seven-numbers", NOT_OFFERED, "5.1(f)", "seven-numbers is not offered"),
        ({}, "b2b", NOT_OFFERED, "5.1(f)", "b2b is not offered"),
        ({"withhold": "red"}, "red", NOT_OFFERED, "5.1(g)", "red is not offered at this table"),
        ({"withhold": "dozen"}, "dozen2", NOT_OFFERED, "5.1(g)", "dozen2 is not offered at this table"),
        ({"withhold": "dozen"}, "dozen4", UNKNOWN, None, "'dozen4' is not a spot"),
        ({"wheel": "single-zero"}, "00", UNKNOWN, "5.2(c)", "this table takes no wager that contains 00"),
        ({"wheel": "single-zero"}, "0-00", UNKNOWN, "5.2(c)", "this table takes no wager that contains 00"),
        ({"wheel": "single-zero"}, "1-2-3-4-5", UNKNOWN, "5.2(c)", "the only wager on five listed numbers"),
        ({"wheel": "single-zero"}, "0-1-2-3", UNKNOWN, "5.1(e)4", "four numbers share one corner"),
        (AS_SINGLE, "00-3", UNKNOWN, "5.2(d)", "this table takes no wager that contains 00"),
        (AS_SINGLE, "0-00-1-2-3", UNKNOWN, "5.2(d)", "this table takes no wager that contains 00"),
    ],
)
def test_what_is_not_a_spot_here_is_refused_with_its_reason(
    options: dict[str, object], text: object, reason: Reason, clause: str | None, says: str
) -> None:
    refused = refusal(lambda: read_spot(roulette("new-jersey", **options), text))
    assert (refused.reason, refused.clause) == (reason, clause and f"new-jersey:{clause}")
    assert says in refused.says


def test_five_adjacent_whose_neighbours_hold_00_are_no_spot_of_a_wheel_used_as_single_zero() -> None:
    table = roulette("new-jersey", **AS_SINGLE, offer="five-adjacent", layout="wheel-replica")
    assert read_spot(table, "adjacent:0").text == "adjacent:0"
    refused = [
        attempt(partial(read_spot, table, f"adjacent:{centre}")) for centre in ("13", "1", "00", "27", "10")
    ]
    assert {isinstance(one, Refusal) and one.reason for one in refused} == {UNKNOWN}


@pytest.mark.parametrize(
    ("book", "text", "clause"),
    [
        ("oneida-roulette", "six:blue", "oneida-roulette:A.4"),
        ("oneida-roulette", "b2b", "oneida-roulette:A.4"),
        ("ilani", "adjacent:17", "ilani:1.c.i"),
        ("ilani", "seven-numbers", "ilani:1.c.i"),
    ],
)
def test_a_wager_the_document_does_not_know_is_not_offered(book: str, text: str, clause: str) -> None:
    refused = refusal(lambda: read_spot(roulette(book), text))
    assert (refused.reason, refused.clause) == (NOT_OFFERED, clause)


@pytest.mark.parametrize(
    ("spot", "odds"),
    [("17", "35 to 1"), ("red", "3 to 2"), ("17-20", "17 to 1"), ("b2b", "the multiplier shown")],
)
def test_a_spots_odds_read_as_a_sign_prints_them(spot: str, odds: str) -> None:
    table = roulette("massachusetts", offer="b2b", b2b_paytable="10:1", odds="red=3 to 2")
    assert odds_text(table, spot) == odds
