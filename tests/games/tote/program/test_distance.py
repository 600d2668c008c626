"""Distances as a programme prints them."""

import pytest

from croupier.games.tote.program.distance import show_distance
from croupier.games.tote.program.race_kinds import Sport


@pytest.mark.parametrize(
    ("yards", "shown"),
    [
        (220, "1 furlong"),
        (110, "1/2 furlong"),
        (1320, "6 furlongs"),
        (1430, "6 1/2 furlongs"),
        (1000, "1,000 yards"),
        (1760, "1 mile"),
        (1870, "1 1/16 miles"),
        (1980, "1 1/8 miles"),
        (2640, "1 1/2 miles"),
        (3520, "2 miles"),
        (1830, "1 mile and 70 yards"),
        (3600, "2 miles and 80 yards"),
    ],
)
def test_furlongs_below_a_mile_and_miles_above(yards: int, shown: str) -> None:
    assert show_distance(yards, Sport.HORSE) == show_distance(yards, Sport.HARNESS) == shown


def test_greyhounds_race_over_yards() -> None:
    assert show_distance(550, Sport.GREYHOUND) == "550 yards"
