"""The morning line."""

from fractions import Fraction

import pytest

from croupier.base.refusal import Refused
from croupier.games.tote.program.odds import MorningLine, read_morning_line


@pytest.mark.parametrize(
    ("text", "line", "chance", "printed"),
    [
        ("5-2", MorningLine(5, 2), Fraction(2, 7), "5-2"),
        ("8-1", MorningLine(8, 1), Fraction(1, 9), "8-1"),
        ("3-5", MorningLine(3, 5), Fraction(5, 8), "3-5"),
        ("10-4", MorningLine(5, 2), Fraction(2, 7), "5-2"),
        ("even", MorningLine(1, 1), Fraction(1, 2), "even"),
        ("1-1", MorningLine(1, 1), Fraction(1, 2), "even"),
    ],
)
def test_odds_are_read_and_printed_in_lowest_terms(
    text: str, line: MorningLine, chance: Fraction, printed: str
) -> None:
    assert read_morning_line(text) == line
    assert (line.chance, str(line)) == (chance, printed)


@pytest.mark.parametrize("given", [None, 5, "", "5", "5/2", "0-1", "5-0", "1000-1", "Even", "5-2 "])
def test_anything_else_is_no_morning_line(given: object) -> None:
    with pytest.raises(
        Refused, match=r"is not a morning line; write odds like 5-2 or 8-1, or even \(oneida-parimutuel:G\)"
    ):
        read_morning_line(given)
