"""Every kind of bet of Oneida's D and E, laid at a live seat in the place that the document gives it."""

from collections.abc import Callable

import pytest

from tests.browser.house import House
from tests.browser.pays import OUTSIDE, back
from tests.browser.seats import Seat
from tests.browser.staff import LiveDealer
from tests.browser.test_bets import ALSO, INSIDE

LAID = dict.fromkeys((spot for spots in INSIDE.values() for spot in spots), 1) | dict.fromkeys(OUTSIDE, 5)
"""Dollars on each spot, no less than the table's limits."""
CLAUSES = [*(f"D.{number}" for number in range(1, 8)), *(f"E.{number}" for number in range(1, 9)), "A.4"]


def every_kind(test: Callable[..., None]) -> Callable[..., None]:
    for clause in CLAUSES:
        test = pytest.mark.clause(f"oneida-roulette:{clause}")(test)
    return test


@every_kind
def test_every_bet_is_laid_in_its_place_and_paid_from_there(
    live_seat: Callable[..., Seat], house: House
) -> None:
    """0-00 lies on its own line and on the one between 2nd 12 and 3rd 12."""
    seat = live_seat("L1", "2")
    with LiveDealer(house, "L1") as dealer:
        seat.ask("1.00", 100)
        dealer.issue("2")
        dealer.open_betting()
        for spot, chips in LAID.items():
            seat.wager(chips, spot, chips)
        seat.take("colour", 1)
        seat.page.mouse.click(*seat.spot(ALSO, also=True))
        seat.lies({**LAID, ALSO: 2})
        dealer.close_and_spin()
        dealer.until(lambda view: bool(view["reader"]))
        number = dealer.view["reader"]
        dealer.settle(number)
        seat.shows("hand", 100 - sum(LAID.values()) - 1 + back({**LAID, ALSO: 2}, number))
