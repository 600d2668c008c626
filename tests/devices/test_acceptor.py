"""The acceptor takes the bills it knows."""

import pytest

from croupier.devices.acceptor import takes


@pytest.mark.parametrize(
    ("cents", "taken"),
    [(100, True), (500, True), (1000, True), (2000, True), (5000, True), (10_000, True)]
    + [(0, False), (-100, False), (200, False), (50_000, False), (1, False)],
)
def test_it_takes_bills_and_nothing_else(cents: int, taken: bool) -> None:
    assert takes(cents) == taken
