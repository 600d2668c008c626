"""A station that no dealer serves: cash in, a countdown, a ball launched by air, and a voucher."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.house import House
from tests.browser.pays import back
from tests.browser.screens import Lobby, Terminal
from tests.browser.staff import Supervisor as Sam


def betting(player: Terminal) -> None:
    """A whole countdown, from its beginning."""
    player.soon("[data-testid=countdown][data-seconds='']")
    player.soon("[data-testid=countdown]:not([data-seconds=''])")


@pytest.mark.clause("ilani:2.a")
@pytest.mark.clause("ilani:4.a")
@pytest.mark.clause("ilani:4.b")
@pytest.mark.clause("ilani:4.c")
@pytest.mark.clause("ilani:6.c")
@pytest.mark.clause("ilani:6.d")
def test_a_player_inserts_cash_plays_and_is_paid_by_a_voucher(browsers: Browsers, house: House) -> None:
    lobby = Lobby(browsers.new()).open(house.url)
    expect(lobby.at("kind-E1")).to_contain_text("No dealer")
    expect(lobby.at("console-E1")).to_have_count(0)
    player = lobby.sit_down("E1", "1")
    expect(player.at("btn-buy-in")).to_have_count(0)
    expect(player.at("btn-neighbours")).to_have_count(0)
    player.touch("btn-bills")
    player.touch("bill-100")
    player.shows("acceptor-credits", 100)
    player.touch("bill-20")
    player.shows("acceptor-credits", 120)
    player.touch("btn-bills-done")

    betting(player)
    player.bet(1, "17", 1)
    expect(player.at("warning")).to_contain_text(
        "Your bets total $1: under $5 they are returned at the close"
    )
    player.soon("[data-testid=warning][data-phase=locked]")
    expect(player.at("warning")).to_contain_text("$1.00 were under the least total and are returned")
    player.shows("credits", 120)

    betting(player)
    bets = {"red": 10, "17": 5}
    player.bet(3, "red", 10)
    player.bet(2, "17", 5)
    expect(player.at("warning")).to_have_count(0)
    player.soon("[data-testid=jet][data-on=true]")
    player.phase("settled")
    paid = back(bets, player.number())
    player.shows("credits", 105 + paid)
    expect(player.at("auto-credit")).to_have_count(1 if paid else 0)

    player.touch("btn-cash-out")
    player.shows("cash-out-amount", 105 + paid)
    player.soon("[data-testid=btn-paid]")
    player.shows("credits", 0)
    player.touch("btn-paid")
    expect(player.at("sheet-voucher")).to_have_count(0)


@pytest.mark.clause("ilani:3.a")
def test_a_closed_station_says_so_until_it_opens(browsers: Browsers, house: House) -> None:
    player = Terminal(browsers.new())
    player.page.goto(house.seat("E1", "2"))
    player.ready()
    with Sam(house) as sam:
        sam.ask("close-station", "E1", "2", "a jammed acceptor")
        expect(player.at("notice-closed")).to_contain_text("This station is closed")
        lobby = Lobby(browsers.new()).open(house.url)
        expect(lobby.at("table-E1").get_by_test_id("seat-2")).to_contain_text("Closed")
        sam.ask("open-station", "E1", "2", "mended")
    player.ready()
