"""A cut cable never helps or hurts, and after a restart every screen comes back by itself."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Browsers, Sit
from tests.browser.house import House
from tests.browser.screens import Console, Supervisor
from tests.browser.staff import Dealer

SOON = 3_000
"""Milliseconds within which a screen finds a server that has started again."""


def test_a_lost_link_in_the_middle_of_a_bet_comes_back_to_the_exact_state(sit: Sit, dealer: Dealer) -> None:
    player = sit()
    dealer.new_game()
    player.bet(4, "17", 25)
    player.page.context.set_offline(True)
    expect(player.at("notice-lost")).to_contain_text("Connection lost")
    player.drag(4, "red")
    expect(player.page.locator("[data-bet=red], [data-pending=red]")).to_have_count(0)
    player.page.context.set_offline(False)
    expect(player.at("notice-lost")).to_have_count(0)
    player.lies({"17": 25})
    player.shows("credits", 475)
    player.bet(4, "red", 25)


def test_a_bet_on_its_way_when_the_cable_is_cut_lies_there_once(sit: Sit, dealer: Dealer) -> None:
    player = sit()
    dealer.new_game()
    player.phase("betting")
    player.lift(4)
    player.carry("17")
    # Let go and cut in one breath: whether the bet was sent or its reply was lost, it must lie there once.
    player.page.evaluate("addEventListener('pointerup', () => dispatchEvent(new Event('offline')))")
    player.let_go()
    player.lies({"17": 25})
    player.shows("credits", 475)


def test_every_screen_comes_back_after_a_restart(
    sit: Sit,
    dealer: Dealer,
    browsers: Browsers,
    house: House,
    console: Callable[..., Console],
    supervisor: Callable[..., Supervisor],
) -> None:
    player, desk, pit = sit(), console(), supervisor()
    lobby = browsers.new()
    lobby.goto(house.url)
    dealer.new_game()
    player.bet(5, "17-20", 100)
    pit.choose("T2")
    house.stop()
    expect(player.at("notice-lost")).to_be_visible()
    expect(lobby.locator("main > [role=alert]")).not_to_be_empty()
    for screen in (desk, pit):
        expect(screen.at("link-lost")).to_be_visible()
    house.start()
    expect(player.at("notice-lost")).to_have_count(0, timeout=SOON)
    for screen in (desk, pit):
        expect(screen.at("link-lost")).to_have_count(0, timeout=SOON)
    player.phase("betting")
    player.lies({"17-20": 100})
    player.shows("credits", 400)
    desk.phase("betting")
    expect(desk.at("staked")).to_have_text("$100.00")
    expect(pit.at("table-T2")).to_have_attribute("data-phase", "betting")
    expect(lobby.locator("main > [role=alert]")).to_be_empty()
