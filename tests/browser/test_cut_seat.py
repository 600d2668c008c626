"""A seat whose cable is cut at any step of a live round ends with the money of one that stayed."""

from collections.abc import Callable

import pytest

from tests.browser.house import House
from tests.browser.pays import back
from tests.browser.seats import Seat
from tests.browser.staff import LiveDealer

BETS = {"17": 5, "red": 10}


@pytest.mark.long
def test_a_seat_cut_off_at_every_step_ends_as_one_that_stayed(
    live_seat: Callable[..., Seat], house: House
) -> None:
    stayed, cut = live_seat("L4", "1"), live_seat("L4", "2")
    with LiveDealer(house, "L4") as dealer:
        for seat in (stayed, cut):
            seat.ask("1.00", 500)
            dealer.issue(seat.name)
            seat.shows("hand", 500)
        money = 500
        for at in range(6):
            dealer.open_betting()
            for seat in (stayed, cut):
                seat.phase("betting")
                for spot, stake in BETS.items():
                    seat.wager(stake, spot, stake)
            number = dealt(dealer, cut, at)
            money += int(back(BETS, number)) - sum(BETS.values())
            stayed.shows("hand", money)
            cut.mend()
            cut.shows("hand", money)
            cut.lies({})


def dealt(dealer: LiveDealer, seat: Seat, at: int) -> str:
    """A round from the bets to the payment; the cable is cut before the step of this number."""
    steps: list[Callable[[], None]] = [
        dealer.close_and_spin,
        lambda: dealer.until(lambda view: view["reader"] is not None),
        lambda: dealer.act("announce-number", dealer.view["reader"], then="announced"),
        lambda: dealer.act("place-crown", then="crowned"),
        lambda: dealer.act("collect-losers", then="collected"),
        lambda: dealer.act("pay-winners", then="idle"),
    ]
    for nth, step in enumerate(steps):
        if nth == at:
            seat.cut()
        step()
    number: str = dealer.view["history"][0]["number"]
    return number
