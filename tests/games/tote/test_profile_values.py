"""Percentages as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.games.tote.profile_values import read_percent, show_percent


@pytest.mark.parametrize(
    ("points", "text"), [(1800, "18"), (1543, "15.43"), (2050, "20.50"), (5, "0.05"), (0, "0")]
)
def test_a_percentage_is_shown_in_full(points: int, text: str) -> None:
    assert show_percent(points) == text


@given(st.integers(0, 99_999))
def test_a_percentage_reads_back_as_it_was_shown(points: int) -> None:
    assert read_percent(show_percent(points), "") == points
