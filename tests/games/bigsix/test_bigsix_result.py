"""Results of a Big Six spin: symbols, numbered stops, a clapper between two, a short spin."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.refusal import Reason, Refusal
from croupier.games.bigsix.result import Direction, Result, previously_passed, read_result, show_result
from tests.law.reading import JSON, attempt, refusal
from tests.tables import bigsix

TERMS = bigsix().terms
CLOCKWISE, COUNTER = Direction.CLOCKWISE, Direction.COUNTERCLOCKWISE
BETWEEN = [
    f"between:{first}-{first % 54 + 1}:{direction}" for first in range(1, 55) for direction in Direction
]
PIECES = st.tuples(st.sampled_from(["stop:", "between:"]), st.integers(0, 60), st.integers(0, 60)).map(
    lambda piece: f"{piece[0]}{piece[1]}" + (f"-{piece[2]}:clockwise" if piece[0] == "between:" else "")
)


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("$5", Result(symbol="$5")),
        ("joker", Result(symbol="joker")),
        ("stop:1", Result(symbol="$1")),
        ("stop:6", Result(symbol="joker")),
        ("stop:06", Result(symbol="joker")),
        ("stop:54", Result(symbol="$10")),
        ("no-spin:short-spin", Result()),
        ("between:12-13:clockwise", Result(first=12, direction=CLOCKWISE)),
        ("between:13-12:clockwise", Result(first=12, direction=CLOCKWISE)),
        ("between:54-1:counterclockwise", Result(first=54, direction=COUNTER)),
        ("between:1-54:counterclockwise", Result(first=54, direction=COUNTER)),
    ],
)
def test_a_result_reads(text: str, result: Result) -> None:
    assert read_result(TERMS, text) == result


@pytest.mark.parametrize("text", [*TERMS.bets, "no-spin:short-spin", *BETWEEN])
def test_a_result_prints_as_it_reads(text: str) -> None:
    assert show_result(read_result(TERMS, text)) == text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("$3", "'$3' is not an outcome here; write $1, $2, $5, $10, $20, joker, flag, stop:12"),
        ("stop:0", "'stop:0' is not an outcome here"),
        ("stop:55", "'stop:55' is not an outcome here"),
        ("stop:١", "'stop:\\u0661' is not an outcome here"),
        ("between:1-2", "'between:1-2' is not an outcome here"),
        ("between:1-3:clockwise", "stops 1 and 3 are not neighbours on a wheel of 54"),
        ("between:0-1:clockwise", "stops 0 and 1 are not neighbours on a wheel of 54"),
        ("between:54-55:clockwise", "stops 54 and 55 are not neighbours on a wheel of 54"),
        ("between:7-7:clockwise", "stops 7 and 7 are not neighbours on a wheel of 54"),
        ("no-spin:with-rotation", "'no-spin:with-rotation' is not an outcome here"),
        (5, "5 is not an outcome here"),
        (None, "None is not an outcome here"),
    ],
)
def test_what_no_spin_can_give_is_refused(text: object, says: str) -> None:
    refused = refusal(lambda: read_result(TERMS, text))
    assert (refused.reason, refused.place) == (Reason.UNKNOWN_OUTCOME, "outcome")
    assert refused.says.startswith(says)


@given(JSON | PIECES)
def test_anything_reads_as_a_result_or_is_refused(text: object) -> None:
    result = attempt(lambda: read_result(TERMS, text))
    if isinstance(result, Refusal):
        assert result.reason is Reason.UNKNOWN_OUTCOME
    else:
        assert read_result(TERMS, show_result(result)) == result


@pytest.mark.parametrize(
    ("first", "direction", "symbol"),
    [
        (5, COUNTER, "$2"),
        (5, CLOCKWISE, "joker"),
        (6, COUNTER, "joker"),
        (6, CLOCKWISE, "$1"),
        (54, COUNTER, "$10"),
        (54, CLOCKWISE, "$1"),
    ],
)
def test_the_number_previously_passed_is_the_one_the_wheel_brought_by_last(
    first: int, direction: Direction, symbol: str
) -> None:
    assert previously_passed(TERMS, first, direction) == symbol
