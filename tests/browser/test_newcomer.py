"""Someone who has never been here plays a game and leaves with chips, in under two minutes."""

from decimal import Decimal
from time import monotonic

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.house import House
from tests.browser.pays import back
from tests.browser.screens import Lobby

BETS = {"17": 5, "red": 25, "dozen2": 10}
STEPS = (
    "lay-buy-in",
    "pick-up-buy-in",
    "count-buy-in",
    "select-buy-in",
    "credit-buy-in",
    "drop-buy-in",
    "verify-credit",
)


@pytest.mark.clause("oneida-roulette:I.3.a.vii")
@pytest.mark.clause("oneida-roulette:I.6.g")
@pytest.mark.clause("oneida-roulette:I.8.a")
@pytest.mark.clause("oneida-roulette:I.8.b")
def test_a_newcomer_plays_within_two_minutes(browsers: Browsers, house: House) -> None:
    begin = monotonic()
    player = Lobby(browsers.new(calm=False)).open(house.url).sit_down("T1", "1")
    player.lay(100, 100)
    steps = player.at("sheet-buy-in").locator("[data-step]")
    expect(steps).to_have_count(len(STEPS))
    assert [step.get_attribute("data-step") for step in steps.all()] == list(STEPS)
    expect(player.at("buy-in-amount")).to_have_text("$200.00")
    player.verify()
    player.shows("credits", 200)

    player.phase("idle", "settled", "locked", "read")  # the next game is a whole one
    player.phase("betting")
    for slot, (spot, stake) in zip((2, 4, 3), BETS.items(), strict=True):
        player.bet(slot, spot, stake)
    player.shows("credits", 160)
    player.shows("staked", 40)

    player.phase("locked", "read")
    player.phase("settled")
    paid = back(BETS, player.number())
    player.shows("won", paid)
    player.shows("credits", 160 + paid)

    player.touch("btn-cash-out")
    player.shows("cash-out-amount", 160 + paid)
    player.touch("btn-confirm-cash-out")
    player.shows("credits", Decimal(0))
    player.shows("cash-out-amount", 160 + paid)
    player.touch("btn-paid")
    expect(player.at("sheet-cash-out")).to_have_count(0)
    assert monotonic() - begin < 120
