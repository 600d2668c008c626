"""What is posted at a table changes at once on every screen that shows it, without being opened anew."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Browsers
from tests.browser.felts import Placard
from tests.browser.house import House
from tests.browser.screens import Lobby
from tests.browser.seats import Seat

LOST, HALF = "even, 1 to 18 and 19 to 36 are lost", "half of each wager on red"


@contextmanager
def posted(house: House, table: str, was: dict[str, Any], now: dict[str, Any]) -> Iterator[None]:
    """A director's change of terms, which is taken back."""
    house.change_terms(table, now)
    yield
    house.change_terms(table, was)


def _placard(browsers: Browsers, house: House, table: str) -> Locator:
    return Placard(browsers.new()).open(house.url, table).at("placard")


@pytest.mark.clause("new-jersey:5.2(b)")
@pytest.mark.clause("massachusetts:2(b)")
@pytest.mark.parametrize(("table", "was"), [("L3", "lose-half"), ("L2", "lose-all")])
def test_the_option_on_zero_is_posted_anew_on_the_placard_the_seat_and_in_the_lobby(
    browsers: Browsers, house: House, live_seat: Callable[..., Seat], table: str, was: str
) -> None:
    seat = live_seat(table, "1")
    seat.touch("btn-sign")
    lobby = Lobby(browsers.new()).open(house.url)
    lobby.touch(f"sign-{table}")
    shown = (_placard(browsers, house, table), seat.at("sheet-sign"), lobby.at("sign"))
    before, after = (HALF, LOST) if was == "lose-half" else (LOST, HALF)
    now = "lose-all" if was == "lose-half" else "lose-half"
    for sign in shown:
        expect(sign).to_contain_text(before)
    with posted(house, table, {"even-money-on-zero": was}, {"even-money-on-zero": now}):
        for sign in shown:
            expect(sign).to_contain_text(after)
            expect(sign).not_to_contain_text(before)
    for sign in shown:
        expect(sign).to_contain_text(before)


@pytest.mark.clause("new-jersey:5.6(d)")
def test_the_clapper_option_is_posted_anew(browsers: Browsers, house: House) -> None:
    placard = _placard(browsers, house, "B1")
    expect(placard).to_contain_text("the number previously passed wins")
    with posted(house, "B1", {"clapper": "previous-number"}, {"clapper": "respin"}):
        expect(placard).to_contain_text("the wheel is spun again")
    expect(placard).to_contain_text("the number previously passed wins")


@pytest.mark.clause("massachusetts:3(b)")
@pytest.mark.clause("massachusetts:4(g)")
def test_closing_before_the_spin_and_another_paytable_are_posted_at_once(
    browsers: Browsers, house: House
) -> None:
    placard = _placard(browsers, house, "L2")
    was = {"closing": "in-track", "b2b-paytable": "10:6,20:3,50:1"}
    expect(placard).to_contain_text("X20 3/10")
    expect(placard).not_to_contain_text("once the ball is in motion")
    with posted(house, "L2", was, {"closing": "before-spin", "b2b-paytable": "10:7,20:2,50:1"}):
        expect(placard).to_contain_text("No bets are allowed once the ball is in motion")
        expect(placard).to_contain_text("X20 2/10")
    expect(placard).not_to_contain_text("once the ball is in motion")
    expect(placard).to_contain_text("X20 3/10")


def test_a_terminals_open_sign_follows_the_limits(
    sit: Callable[..., Any], house: House, browsers: Browsers
) -> None:
    player = sit(0)
    player.touch("btn-sign")
    shown = (player.at("sheet-sign"), _placard(browsers, house, "T2"))
    was = {"inside": "1.00..500.00", "outside": "1.00..2000.00"}
    with posted(house, "T2", {"limits": was}, {"limits": {**was, "inside": "1.00..300.00"}}):
        for sign in shown:
            expect(sign).to_contain_text("$1 to $300")
    for sign in shown:
        expect(sign).to_contain_text("$1 to $500")
