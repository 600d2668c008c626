"""Exact odds: fractions, roots and percentages, with figures worked by hand."""

from decimal import Decimal
from fractions import Fraction

import pytest

from croupier.analysis.exact import analyse
from croupier.analysis.figures import percent, square_root
from tests.tables import roulette


def test_a_straight_has_the_figures_of_a_textbook() -> None:
    (straight,) = [odds for odds in analyse(roulette("new-jersey")) if odds.spot == "17"]
    assert straight.wins == Fraction(1, 38)
    assert straight.halves == 0
    # E[x^2] = (35^2 + 37) / 38 = 1262/38; less the mean's square (2/38)^2 = 4/1444.
    assert straight.variance == Fraction(1262, 38) - Fraction(4, 1444)
    assert str(straight.deviation).startswith("5.7626")


def test_half_loss_shows_as_its_own_probability() -> None:
    (red,) = [
        odds for odds in analyse(roulette("new-jersey", even_money_on_zero="lose-half")) if odds.spot == "red"
    ]
    assert (red.wins, red.halves) == (Fraction(18, 38), Fraction(2, 38))
    assert red.edge == Fraction(1, 38)


def test_better_odds_with_a_denominator_stay_exact() -> None:
    table = roulette("new-jersey", odds="straight=71 to 2")
    (straight,) = [odds for odds in analyse(table) if odds.spot == "17"]
    assert straight.edge == Fraction(37, 38) - Fraction(71, 2) * Fraction(1, 38)


@pytest.mark.parametrize(
    ("value", "places", "text"),
    [
        (Fraction(1, 19), 4, "5.2632%"),
        (Fraction(1, 19), 2, "5.26%"),
        (Fraction(0), 2, "0.00%"),
        (Fraction(-1, 8), 1, "-12.5%"),
    ],
)
def test_percentages(value: Fraction, places: int, text: str) -> None:
    assert percent(value, places) == text


def test_roots_need_no_float() -> None:
    assert square_root(Fraction(2)) == Decimal("1.414213562373")
