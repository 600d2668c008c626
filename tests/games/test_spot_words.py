"""Spots as people say them: no short name of a record is left in them."""

import pytest

from croupier.games.spot_words import spot_in_words


@pytest.mark.parametrize(
    ("spot", "says"),
    [
        ("17-20", "17-20"),
        ("red", "red"),
        ("$10", "$10"),
        ("1to18", "1 to 18"),
        ("dozen3", "the 3rd 12"),
        ("column1", "the 1st column"),
        ("adjacent:00", "five adjacent around 00"),
        ("eight:blue", "eight numbers blue"),
        ("seven-numbers", "seven numbers"),
        ("b2b", "B2B"),
    ],
)
def test_a_spot_is_said_as_people_say_it(spot: str, says: str) -> None:
    assert spot_in_words(spot) == says
