"""The screens of live tables, boards and signs: they say what they should, and axe finds nothing serious."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.felts import Board, Felt, Placard
from tests.browser.house import House
from tests.browser.seats import Seat
from tests.browser.staff import LiveDealer
from tests.browser.staff import Supervisor as Sam
from tests.browser.test_access import check

Sit = Callable[..., Seat]
Work = Callable[..., Felt]
pytestmark = pytest.mark.painted


@pytest.mark.long
def test_axe_finds_nothing_serious_at_a_seat_and_its_felt(live_seat: Sit, felt: Work, house: House) -> None:
    player = live_seat("L4", "3")
    with LiveDealer(house, "L4") as dealer:
        desk = felt("L4")
        player.touch("btn-ask")
        check(player.page)
        player.touch("sheet-close")
        player.ask("1.00", 100)
        expect(desk.at(f"seat-{player.name}")).to_contain_text("wants chips")
        desk.choose(player.name)
        check(desk.page)
        dealer.issue(player.name)
        player.shows("hand", 100)
        dealer.open_betting()
        player.wager(10, "red", 10)
        check(player.page)
        dealer.close_and_spin()
        dealer.until(lambda view: view["reader"] is not None)
        dealer.act("announce-number", "1", then="announced")
        desk.phase("announced")
        check(desk.page)
        player.phase("announced")
        check(player.page)
        dealer.act("place-crown", then="crowned")
        dealer.act("collect-losers", then="collected")
        dealer.act("pay-winners", then="idle")


@pytest.mark.long
def test_axe_finds_nothing_serious_at_the_big_six(
    live_seat: Sit, felt: Work, browsers: Browsers, house: House
) -> None:
    player = live_seat("B1", "3")
    with LiveDealer(house, "B1") as dealer:
        desk, board = felt("B1"), Board(browsers.new()).open(house.url, "B1")
        dealer.open_betting()
        player.bring(5)
        dealer.issue("3")
        player.soon("[data-testid=held]")
        player.take("value", 1)
        player.put("$5")
        player.has("$5", 1)
        check(player.page)
        dealer.close_and_spin()
        dealer.settle("$5")
        board.phase("idle")
        for page in (board.page, desk.page):
            check(page)
        player.touch("btn-out")
        check(player.page)
        player.touch("btn-take-away")


def test_the_boards_and_the_signs(browsers: Browsers, house: House) -> None:
    with Sam(house) as sam:
        sam.open("L2")
    page = browsers.new()
    board = Board(page).open(house.url, "L2")
    expect(board.at("table-name")).to_have_text("Massachusetts roulette")
    sign = Placard(page).open(house.url, "L2")
    expect(sign.at("odds")).to_contain_text("35 to 1")
    expect(sign.at("options")).to_contain_text("five adjacent numbers")
    expect(sign.at("options")).to_contain_text("the multiplier times the bet, and the bet back")
    sign.open(house.url, "B1")
    expect(sign.at("odds")).to_contain_text("45 to 1")
    board.open(house.url, "E1")
    expect(board.at("table-name")).to_have_text("Electronic roulette")
