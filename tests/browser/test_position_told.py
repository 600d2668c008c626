"""What a player at a mini-baccarat table is told, over whatever sheet is open, and aloud."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import KIOSK, PHONE, Browsers, SitAt
from tests.browser.house import House
from tests.browser.positions import Position, ShoeDealer

HEARD = (
    "Your chips have come: $100.00 in hand",
    "$25 on Banker",
    "Nothing on Banker now",
    "Player: 2 of spades",
    "Banker: King of clubs",
    "the count of the Player's Hand: 5",
    "The Banker wins",
    "You win $25.00",
)
TWICE = (960, 540)
SPOKEN = """() => {
    window.spoken = [];
    const announcer = document.querySelector('[data-testid=announcer]');
    new MutationObserver(() => window.spoken.push(announcer.textContent)).observe(
        announcer, { childList: true, characterData: true, subtree: true });
}"""


def spoken(player: Position) -> str:
    said: list[str] = player.page.evaluate("window.spoken")
    return " | ".join(said)


def test_players_see_what_a_virtual_shoe_is_committed_to_and_reach_all_at_twice_the_size(
    house: House, sit_at: SitAt, browsers: Browsers
) -> None:
    with ShoeDealer(house, "M6") as dealer:
        player = sit_at("M6", "6", KIOSK)
        dealer.prepare("6")
        player.touch("btn-decline-cut")
        hash_ = dealer.view["shoe"]["commitment"]
        expect(player.at("commitment")).to_contain_text(hash_)
        player.sized(TWICE)
        player.touch("btn-results")
        expect(player.at("sheet-results")).to_contain_text(hash_)
        player.touch("sheet-close")
        for reached in ("btn-undo", "btn-ask", "hold-value"):
            box = player.at(reached).bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= TWICE[1], f"{reached} is below the fold"
        board = browsers.new(KIOSK)
        board.goto(f"{house.url}/board?table=M6")
        expect(board.get_by_test_id("commitment")).to_contain_text(hash_)


@pytest.mark.clause("oneida-minibaccarat:M.3.d")
def test_a_player_hears_the_hand_and_is_paid_before_anything_came_back(house: House, sit_at: SitAt) -> None:
    with ShoeDealer(house, "M5") as dealer:
        player = sit_at("M5", "4", KIOSK)
        dealer.prepare("4")
        player.touch("btn-decline-cut")
        dealer.ask("cut-cards", 60)
        dealer.load("AS")
        player.page.evaluate(SPOKEN)
        player.buy(100)
        dealer.issue("4")
        player.shows("hand", 100)
        dealer.open_betting()
        player.bet_chip(25, "banker", 25)
        player.touch("btn-undo")
        player.lies({})
        player.bet_chip(25, "banker", 25)
        dealer.close_and_deal("2S", "9H", "3D", "KC")
        dealer.round("announce-count", "player")
        dealer.round("announce-count", "banker")
        dealer.round("announce-result")
        player.phase("result")
        expect(player.at("spot-label")).to_have_text(
            "You win $25.00 on $25.00 staked; $1.25 of vigorish is owed"
        )
        expect(player.page.locator("dl.meters")).to_contain_text("To come back")
        dealer.round("collect-losing-wagers")
        dealer.round("pay-winner", "4")
        expect(player.page.locator("dl.meters")).to_contain_text("Came back")
        expect(player.at("spot-label")).to_contain_text("You won $25.00")
        for said in HEARD:
            assert said in spoken(player), f"{said} is not heard: {spoken(player)}"
        dealer.finish()
        refused_over_a_sheet(player, dealer)


def refused_over_a_sheet(player: Position, dealer: ShoeDealer) -> None:
    """Vigorish is owed: the sheet says so and offers nothing; another refusal is read above any sheet."""
    player.sized(PHONE)
    player.touch("btn-out")
    expect(player.at("sheet-leave")).to_contain_text("$1.25")
    expect(player.at("btn-take-away")).to_be_disabled()
    player.touch("sheet-close")
    dealer.ask("collect-vigorish", "4")
    player.leave()
    player.touch("btn-ask")
    player.touch("lay-coupon-25")
    player.touch("btn-lay-money")
    refusal = player.at("refusal")
    expect(refusal).to_be_visible()
    box = refusal.bounding_box()
    assert box is not None
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    found = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-testid]')?.dataset.testid"
    assert player.page.evaluate(found, middle) == "refusal"
    refusal.click()
    expect(refusal).to_have_count(0)
    expect(player.at("sheet-ask")).to_be_visible()
    player.touch("sheet-close")
