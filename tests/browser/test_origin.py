"""The floor needs nobody else: no page asks anything of another server."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Browsers, Sit
from tests.browser.house import House
from tests.browser.screens import Console, Lobby, Supervisor
from tests.browser.staff import Dealer


@pytest.mark.long
def test_no_request_leaves_the_house(
    sit: Sit,
    dealer: Dealer,
    browsers: Browsers,
    house: House,
    console: Callable[..., Console],
    supervisor: Callable[..., Supervisor],
) -> None:
    lobby = Lobby(browsers.new()).open(house.url)
    lobby.touch("sign-T1")
    expect(lobby.at("sign")).to_be_visible()
    player, _, pit = sit(100), console(), supervisor()
    dealer.new_game()
    player.bet(4, "red", 25)
    dealer.spin()
    player.phase("settled")
    player.touch("btn-games")
    pit.choose("T2")
    pit.touch(f"btn-transcript-{dealer.view['round']}")
    expect(pit.at("transcript")).to_contain_text("red")
    screens = {url.rpartition("/ws/")[2].partition("?")[0] for url in browsers.asked if "/ws/" in url}
    assert screens == {"board", "terminal", "console", "supervisor"}
    assert browsers.elsewhere() == []
