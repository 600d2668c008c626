"""The chi-square test of frequencies, against a worked example that is published."""

import pytest

from croupier.analysis.bias.frequency import chance, chi_square, fewest_results

WELDON = (185, 1149, 3265, 5475, 6114, 5194, 3067, 1331, 403, 105, 14, 4, 0)
"""Throws of 12 dice with so many fives and sixes (Pearson 1900, "On the criterion...", Illustration I)."""
FAIR = (203, 1217, 3345, 5576, 6273, 5018, 2927, 1254, 392, 87, 13, 1, 0)
"""What Pearson expected of fair dice, rounded to whole throws; he found a chi-square of 43.87."""


def test_pearsons_own_example_of_dice_that_are_not_fair() -> None:
    """His last class has no expectation: it is left out, as in his sum."""
    seen = WELDON[:12]
    shares = [mean / sum(FAIR) for mean in FAIR[:12]]
    scaled = [share / sum(shares) for share in shares]
    assert chi_square(seen, scaled) == pytest.approx(43.87, abs=0.6)
    assert chance(seen, scaled) < 0.0001


def test_results_as_expected_are_no_distance_away() -> None:
    assert chi_square([10, 20, 30], [1 / 6, 1 / 3, 1 / 2]) == 0
    assert chance([10, 20, 30], [1 / 6, 1 / 3, 1 / 2]) == 1
    assert chi_square([0, 0], [0.5, 0.5]) == 0


def test_one_pocket_twice_as_often_by_hand() -> None:
    """12 of 20 where 10 were expected: (2² / 10) twice."""
    assert chi_square([12, 8], [0.5, 0.5]) == pytest.approx(0.8)


def test_the_rarest_result_must_be_expected_five_times() -> None:
    assert fewest_results([1 / 38] * 38) == 190
    assert fewest_results([0.9, 0.1]) == 50
