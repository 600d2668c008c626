"""The acceptor takes the bills it knows."""

import pytest

from croupier.devices.acceptor import takes

BILLS = (100, 500, 1000, 2000, 5000, 10_000)


@pytest.mark.parametrize("cents", [*BILLS, 0, -100, 1, 200, 50_000])
def test_it_takes_bills_and_nothing_else(cents: int) -> None:
    assert takes(cents) == (cents in BILLS)
