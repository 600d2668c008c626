"""Odds: integer pairs, read as a layout may print them, never below the document's floor."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refusal
from croupier.games.odds import Bound, Odds, house_odds, read_odds
from tests.law.reading import JSON, attempt, refusal

ODDS = st.builds(Odds, st.integers(1, 999_999), st.integers(1, 999_999))
CLAUSE, STATED = Citation("new-jersey:5.2(a)"), Citation("new-jersey:5.5(b)")


@pytest.mark.parametrize(
    ("text", "odds"),
    [
        ("35 to 1", Odds(35)),
        ("3 to 2", Odds(3, 2)),
        ("win 45", Odds(45)),
        ("999999 to 999999", Odds(999_999, 999_999)),
        ("035 to 01", Odds(35)),
    ],
)
def test_odds_read(text: str, odds: Odds) -> None:
    assert read_odds(text) == odds


NOT_ODDS = (
    "35 for 1",
    "35",
    "35:1",
    "35 to",
    "to 1",
    "win",
    "win 45 to 1",
    "-1 to 1",
    "1.5 to 1",
    "٣٥ to 1",
    "",
)
NOUGHT_OR_HUGE = ("0 to 1", "35 to 0", "win 0", "1000000 to 1", "win 1000000")
BADLY_SPACED = ("35  to 1", " 35 to 1", "35 to 1\n", "35 TO 1")
NOT_TEXT = (35, 35.0, None, True, ["35 to 1"], {"pays": 35})


@pytest.mark.parametrize("text", [*NOT_ODDS, *NOUGHT_OR_HUGE, *BADLY_SPACED, *NOT_TEXT])
def test_what_is_not_odds_is_refused(text: object) -> None:
    refused = refusal(lambda: read_odds(text))
    assert (refused.reason, refused.clause) == (Reason.ODDS_NOT_ALLOWED, None)
    assert refused.says == f'{text!a} is not odds; write "35 to 1" or "win 35", never "for"'


@given(ODDS)
def test_odds_print_as_they_read(odds: Odds) -> None:
    assert read_odds(str(odds)) == odds


@given(JSON | st.from_regex(r"(win )?[0-9]{0,8}( to | for )?[0-9]{0,8}", fullmatch=True))
def test_anything_reads_as_odds_or_is_refused(text: object) -> None:
    odds = attempt(lambda: read_odds(text))
    if isinstance(odds, Refusal):
        assert odds.reason is Reason.ODDS_NOT_ALLOWED
    else:
        assert odds.pays > 0 < odds.on
        assert read_odds(str(odds)) == odds


@given(ODDS, ODDS)
def test_odds_compare_as_the_fractions_they_are(one: Odds, other: Odds) -> None:
    left, right = Fraction(one.pays, one.on), Fraction(other.pays, other.on)
    assert (one.below(other), one.same_as(other)) == (left < right, left == right)


@given(ODDS, ODDS)
def test_odds_that_are_let_through_never_pay_less_than_the_floor(asked: Odds, floor: Odds) -> None:
    odds = attempt(
        lambda: house_odds(str(asked), floor, Bound.AT_LEAST, CLAUSE, name="straight", stated=STATED)
    )
    assert isinstance(odds, Refusal) is asked.below(floor)
    if not isinstance(odds, Refusal):
        assert Fraction(odds.pays, odds.on) >= Fraction(floor.pays, floor.on)


@pytest.mark.parametrize(
    ("text", "bound", "odds"),
    [
        ("35 to 1", Bound.AT_LEAST, Odds(35)),
        ("36 to 1", Bound.AT_LEAST, Odds(36)),
        ("71 to 2", Bound.AT_LEAST, Odds(71, 2)),
        ("win 35", Bound.EXACTLY, Odds(35)),
        ("70 to 2", Bound.EXACTLY, Odds(70, 2)),
    ],
)
def test_a_house_may_pay_these_where_35_to_1_is_the_law(text: str, bound: Bound, odds: Odds) -> None:
    assert house_odds(text, Odds(35), bound, CLAUSE, name="straight", stated=STATED) == odds


@pytest.mark.parametrize(
    ("text", "bound", "clause", "place", "says"),
    [
        (
            "34 to 1",
            Bound.AT_LEAST,
            CLAUSE,
            "options.odds.straight",
            "straight pays no less than 35 to 1; 34 to 1 is below",
        ),
        (
            "69 to 2",
            Bound.AT_LEAST,
            CLAUSE,
            "options.odds.straight",
            "straight pays no less than 35 to 1; 69 to 2 is below",
        ),
        (
            "34 to 1",
            Bound.EXACTLY,
            CLAUSE,
            "options.odds.straight",
            "straight pays exactly 35 to 1, not 34 to 1",
        ),
        (
            "36 to 1",
            Bound.EXACTLY,
            CLAUSE,
            "options.odds.straight",
            "straight pays exactly 35 to 1, not 36 to 1",
        ),
        ("36 for 1", Bound.AT_LEAST, STATED, "options.odds.straight", "'36 for 1' is not odds"),
    ],
)
def test_a_house_may_not_pay_these_where_35_to_1_is_the_law(
    text: str, bound: Bound, clause: str, place: str, says: str
) -> None:
    refused = refusal(lambda: house_odds(text, Odds(35), bound, CLAUSE, name="straight", stated=STATED))
    assert (refused.reason, refused.clause) == (Reason.ODDS_NOT_ALLOWED, clause)
    assert refused.place == place
    assert refused.says.startswith(says)
