"""A dealerless table whose wheel's cable is pulled: its station says one thing at a time, and that is so."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from croupier.devices import kept_line
from croupier.games.library import load, open_table
from croupier.games.roulette.table import RouletteTable
from tests.browser.conftest import KIOSK, Browsers
from tests.browser.screens import Terminal
from tests.devices.wheel_on_pty import WheelOnPty
from tests.server.rig import house as served
from tests.server.test_serial_wheel import SPEED, dealerless, opened


@pytest.fixture
def wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[WheelOnPty]:
    monkeypatch.setattr(kept_line, "RETRY_EVERY", 0.02)
    table = open_table(load("ilani"), "roulette", {})
    assert isinstance(table, RouletteTable)
    with WheelOnPty(table.wheel.order, tmp_path / "line", SPEED) as made:
        yield made


@pytest.mark.clause("ilani:5.a")
def test_a_cable_pulled_during_betting_returns_the_bets_and_says_so(
    wheel: WheelOnPty, tmp_path: Path, browser: Browser, house: object
) -> None:
    """`house` is asked for so that the screens are known to be built."""
    with served(dealerless(wheel, betting_seconds=4.0), tmp_path / "floor") as floor:
        sam, _ = opened(floor)
        browsers = Browsers(browser, f"http://{floor.server.host}", painted=False)
        player = Terminal(browsers.new(KIOSK))
        cookies = floor.browser("terminal 1").http.cookies.items()
        player.page.context.add_cookies([{"name": k, "value": v, "url": browsers.url} for k, v in cookies])
        player.page.goto("/terminal")
        said = player.at("call-notice")
        player.ready().phase("betting")
        player.bet(2, "17", 5)
        wheel.pull()
        expect(said).to_contain_text("If it is not back at the close, all bets are returned.")
        expect(player.at("phase")).to_have_text("Game void: all bets are returned")
        expect(said).to_contain_text("The next game begins when it is heard again.")
        expect(player.page.get_by_text("bets stand")).to_have_count(0)
        player.shows("credits", 20)
        sam.until(lambda view: [one["void"] for one in view["tables"][0]["rounds"]][:1] == ["malfunction"])
        wheel.put_back()
        player.phase("betting")
        expect(said).to_have_text("")
        browsers.close()
        assert browsers.errors == []
