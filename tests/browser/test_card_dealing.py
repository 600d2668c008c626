"""A mini-baccarat dealer at the console: from the decks to the discard rack, and what goes wrong."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import KIOSK, Browsers, Size
from tests.browser.dealings import CardPlayer, Dealing
from tests.browser.house import House
from tests.browser.looks import Looks
from tests.browser.positions import ShoeDealer, open_cards
from tests.browser.riches import enrich
from tests.browser.staff import DEALERS, Supervisor


@pytest.fixture
def dealing(browsers: Browsers, house: House) -> Callable[..., Dealing]:
    def dealing(table: str, size: Size = KIOSK, rich: bool = False) -> Dealing:
        """`rich`: every sum is the largest that a screen must show."""
        open_cards(house, table)
        page = browsers.signed_in(house.session(DEALERS[table]), size)
        if rich:
            enrich(page)
        return Dealing(page).open(house.url, table).take()

    return dealing


def test_a_round_dealt_by_touch(dealing: Callable[..., Dealing], house: House) -> None:
    table = dealing("M1")
    prepare(table, house)
    with CardPlayer(house, "M1", "7") as player, CardPlayer(house, "M1", "2") as other:
        for one, seat in ((player, "7"), (other, "2")):
            one.ask("ask-value-chips", "200.00", "0.00", "0.00")
            table.issue(seat)
        table.press("new-game", "betting")
        player.lay("banker", "25.00")
        other.lay("player", "50.00")
        table.place("7", "5.00", "tie")
        table.press("no-more-bets", "deal")
        table.touch("btn-deal-card")
        table.key("2H", "4S", "KD", "10C")
        for _ in ("player", "banker"):
            table.touch("btn-announce-count")
        table.touch("btn-deal-card")
        table.key("3C", "4H")
        assert table.cards("player") == ["2H", "KD", "3C"]
        assert table.cards("banker") == ["4S", "10C", "4H"]
        table.press("announce-result", "result")
        expect(table.at("result")).to_contain_text("The Banker wins")
        expect(table.at("result")).to_contain_text("5 : 8")
        table.press("collect-losing-wagers", "pay")
    expect(table.at("pay-step")).to_have_count(2)
    table.touch("btn-pay-winner")
    table.press("take-vigorish", "discard")
    expect(table.at("box-7")).to_contain_text("$1.25")
    table.press("discard-cards", "idle")
    table.touch("btn-rack")
    expect(table.at("rack-hand").locator("[data-card='4H']")).to_be_visible()
    table.touch("sheet-close")
    table.choose("7")
    table.touch("btn-collect-button")
    expect(table.at("box-7")).not_to_contain_text("$")
    table.touch("btn-leave-table")
    expect(table.at("relief-banner")).to_contain_text("Nobody deals this table")
    go_wrong(table.take())


def prepare(table: Dealing, house: House) -> None:
    """The decks inspected, verified, shown, washed, shuffled, cut, in the shoe, the first card burned."""
    table.press("inspect-cards", "verify")
    with Supervisor(house) as sam:
        sam.ask("verify-cards", "M1")
    table.press("spread-cards", "show")
    table.touch("btn-show-cards")
    table.touch("show-1")
    table.press("stack-cards", "shuffle")
    table.press("shuffle-cards", "cut")
    table.touch("btn-decline-cut")
    table.touch("btn-cut-cards")
    table.at("number-at").fill("9")
    expect(table.at("btn-number")).to_be_disabled()
    table.number(100)
    table.phase("load")
    table.touch("btn-load-shoe")
    table.number(16)
    table.phase("burn")
    table.touch("btn-deal-card")
    table.key("AS", "9D")
    table.phase("idle")


def go_wrong(table: Dealing) -> None:
    """A card found face up takes as many more as it counts; one drawn unseen begins the next hand."""
    table.wrong("find-face-up")
    table.key("2C")
    table.touch("btn-deal-card")
    table.key("6D", "7D")
    table.wrong("drawn-in-error")
    table.touch("btn-face-down")
    table.touch("btn-rule-on-card")
    table.touch("error-unseen")
    table.touch("btn-rule")
    expect(table.at("btn-new-game")).to_be_enabled()


def test_the_right_to_turn_the_cards_goes_round(
    dealing: Callable[..., Dealing], house: House, look: Looks
) -> None:
    table = dealing("M4", rich=True)
    with (
        ShoeDealer(house, "M4") as moe,
        CardPlayer(house, "M4", "4") as four,
        CardPlayer(house, "M4", "5") as five,
    ):
        moe.prepare("5")
        moe.ask("cut-cards", 100)
        moe.load()
        for one, seat in ((four, "4"), (five, "5")):
            one.ask("ask-value-chips", "100.00", "0.00", "0.00")
            moe.issue(seat)
        table.press("new-game", "betting")
        four.lay("player", "25.00")
        five.lay("banker", "25.00")
        table.soon("[data-testid=area-5-banker]:not([data-staked='0'])")
        look(table.page, "betting")
        table.page.set_viewport_size({"width": KIOSK[0], "height": KIOSK[1]})
        table.press("no-more-bets", "deal")
        for cards in (1, 2, 3, 4):
            table.touch("btn-deal-card")
            table.soon("[data-testid=hands] [data-card='']", cards)
        table.touch("btn-hand-cards")
        expect(table.at("btn-waiting")).to_contain_text("a player looks at the Player's Hand")
        table.wrong("take-cards-4")
        table.touch("take-Unreasonable delay")
        expect(table.at("btn-accept-cards")).to_contain_text("seat 5")
        table.touch("btn-decline-cards")
        table.touch("btn-turn-cards")
        table.soon("[data-testid=hand-player] [data-card]:not([data-card=''])", 2)
        moe.until(lambda view: view["player"]["count"] is not None)
        moe.finish(lambda side: five.ask("turn-cards", moe.view["round"], side))
