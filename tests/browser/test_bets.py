"""Every kind of bet of I.4 and I.5, carried from the rack with a mouse and touched with a finger."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import PHONE, Sit
from tests.browser.pays import OUTSIDE, covered
from tests.browser.screens import Terminal
from tests.browser.staff import Dealer

Test = TypeVar("Test", bound=Callable[..., None])
INSIDE = {
    "I.4.a": ["17", "0", "00"],
    "I.4.b": ["17-20", "17-18", "0-00", "00-3"],
    "I.4.c": ["13-14-15"],
    "I.4.d": ["0-1-2", "0-00-2", "00-2-3"],
    "I.4.e": ["17-18-20-21"],
    "I.4.f": ["0-00-1-2-3"],
    "I.4.g": ["13-14-15-16-17-18"],
}
SPOTS = [spot for spots in INSIDE.values() for spot in spots] + list(OUTSIDE)
ALSO = "0-00"
"""On the line between 2nd 12 and 3rd 12 too."""


def every_kind(test: Test) -> Test:
    clauses = [*INSIDE, *(f"I.5.{letter}" for letter in "abcdefgh"), "I.3.b.iii"]
    for clause in clauses:
        test = pytest.mark.clause(f"oneida-roulette:{clause}")(test)
    return test


@every_kind
def test_every_bet_is_dragged_from_the_rack(sit: Sit, dealer: Dealer) -> None:
    player = sit()
    dealer.new_game()
    player.phase("betting")
    for spot in SPOTS:
        player.lift(1)
        player.carry(spot)
        assert player.lit() - {spot} == covered(spot) - {spot}, f"{spot} lights what it covers"
        player.let_go()
    player.drag(1, ALSO, also=True)
    player.lies({**dict.fromkeys(SPOTS, 1), ALSO: 2})
    player.shows("staked", len(SPOTS) + 1)


@pytest.mark.clause("oneida-roulette:I.3.b.ii")
@every_kind
def test_every_bet_is_touched_with_a_finger(sit: Sit, dealer: Dealer) -> None:
    player = sit(size=PHONE, touch=True)
    dealer.new_game()
    player.phase("betting")
    player.hold(2)
    for spot in SPOTS:
        player.tap(spot)
    player.tap(ALSO, also=True)
    player.lies({**dict.fromkeys(SPOTS, 5), ALSO: 10})
    player.shows("staked", 5 * len(SPOTS) + 5)


class SlowLink:
    """A terminal's socket whose bets can be kept back."""

    def __init__(self, page: Page) -> None:
        self._kept: list[str | bytes] = []
        self._slow = False
        self._server: WebSocketRoute | None = None
        page.route_web_socket("**/ws/terminal", self._open)

    def _open(self, link: WebSocketRoute) -> None:
        self._server = link.connect_to_server()
        link.on_message(self._send)

    def _send(self, frame: str | bytes) -> None:
        assert self._server is not None
        self._kept.append(frame) if self._slow else self._server.send(frame)

    @contextmanager
    def slow(self) -> Iterator[None]:
        self._slow = True
        yield
        self._slow = False
        assert self._server is not None
        while self._kept:
            self._server.send(self._kept.pop(0))


def test_a_chip_is_hollow_until_the_table_has_it(sit: Sit, dealer: Dealer) -> None:
    player = sit()
    link = SlowLink(player.page)
    player.page.reload()
    player = Terminal(player.page).ready()
    dealer.new_game()
    player.phase("betting")
    with link.slow():
        player.drag(4, "17-20")
        expect(player.page.locator("[data-pending='17-20'] .hollow")).to_be_visible()
        expect(player.page.locator("[data-bet]")).to_have_count(0)
        player.shows("credits", 500)
    player.lies({"17-20": 25})
    player.shows("credits", 475)
