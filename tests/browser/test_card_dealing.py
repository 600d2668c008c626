"""A mini-baccarat dealer at the console: from the decks to the discard rack, and what goes wrong."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import KIOSK, Browsers, Size
from tests.browser.dealings import CardPlayer, Dealing
from tests.browser.house import House
from tests.browser.looks import Looks
from tests.browser.positions import DATED, ShoeDealer, open_cards
from tests.browser.riches import enrich
from tests.browser.screens import Supervisor as Pit
from tests.browser.staff import DEALERS, Supervisor
from tests.minibaccarat import shows


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


@shows("D.1", "D.2", "D.3", "E.1", "E.2", "E.3", "E.4", "E.5", "G.3", "G.4", "H", "J.1", "J.2", "J.3.a")
@shows("J.4", "J.5", "J.6", "J.7", "K.2", "K.3", "J.8", "L.1", "L.2", "L.3", "M.3", "M.3.b")
@shows("M.3.d", "N.2", "N.3")
def test_a_round_dealt_by_touch(
    dealing: Callable[..., Dealing], supervisor: Callable[..., Pit], house: House
) -> None:
    table, pit = dealing("M1"), supervisor(KIOSK)
    pit.choose("M1")
    prepare(table, pit)
    with CardPlayer(house, "M1", "7") as player, CardPlayer(house, "M1", "2") as other:
        for one, seat in ((player, "7"), (other, "2")):
            one.ask("ask-value-chips", "200.00", "0.00", "0.00")
            table.issue(seat)
        table.wrong("cutting-card")
        table.touch("btn-announce-last-hand")
        expect(table.at("last-hand")).to_be_visible()
        table.press("new-game", "betting")
        player.lay("banker", "25.00")
        other.lay("player", "50.00")
        table.place("7", "5.00", "tie")
        expect(table.at("btn-took-away")).to_be_disabled()
        expect(table.at("away-waits")).to_contain_text("has not left")
        calls(table, pit, player)
        deals(table)
        expect(table.at("burned")).to_have_count(0)
        table.asked("Player 5, Banker 8: the Banker's Hand wins", "L.1")
        table.press("announce-result", "result")
        expect(table.at("result")).to_contain_text("The Banker wins")
        expect(table.at("result")).to_contain_text("5 : 8")
        expect(table.at("pay-step")).to_have_count(0)
        table.asked("Collect each losing wager", "L.2")
        table.press("collect-losing-wagers", "pay")
    table.soon("[data-testid=area-2-player][data-staked='0']")
    expect(table.at("pay-step")).to_contain_text(["Pay", "Vigorish"])
    table.asked("Pay seat 7: $30", "L.2")
    table.touch("btn-pay-winner")
    table.press("take-vigorish", "discard")
    expect(table.at("box-7")).to_contain_text("$1.50")
    table.asked("Pick the cards up in order", "L.3")
    table.press("discard-cards", "shuffle")
    table.touch("btn-rack")
    expect(table.at("rack-hand").locator("[data-card='4H']")).to_be_visible()
    table.touch("sheet-close")
    reshuffles(table)
    table.touch("btn-leave-table")
    expect(table.at("relief-banner")).to_contain_text("Nobody deals this table")
    go_wrong(table.take(), pit)


def prepare(table: Dealing, pit: Pit) -> None:
    """The decks inspected, verified, shown, washed, shuffled, cut, in the shoe, the first card burned."""
    table.asked("Sort and inspect the cards", "D.1")
    table.press("inspect-cards", "verify")
    expect(pit.at("flag-verify-cards-M1")).to_have_text("Waits for you: Verify")
    pit.touch("btn-verify-cards")
    table.asked("face up in rows, by deck, suit and sequence", "D.2")
    table.press("spread-cards", "show")
    table.asked("Let the first player look at the cards", "D.2")
    table.touch("btn-show-cards")
    table.touch("show-1")
    table.asked("Turn the cards face down, wash them and stack them", "D.3")
    table.press("stack-cards", "shuffle")
    table.asked("Shuffle the cards", "E.1")
    table.press("shuffle-cards", "cut")
    table.asked("Seat 1 is offered the cut", "E.2")
    table.touch("btn-decline-cut")
    table.asked("No player takes the cut: cut the cards yourself", "E.2")
    cut(table, too_few=9)
    pit.at("why-order-recut").fill("the cutting card fell out")
    pit.touch("btn-order-recut")
    table.phase("cut")
    cut(table, too_few=9)
    table.touch("btn-load-shoe")
    table.at("number-at").fill("13")
    expect(table.at("btn-number")).to_be_disabled()
    table.number(16)
    table.asked("Draw the first card and show it", "E.4")
    table.touch("btn-deal-card")
    expect(table.at("card-sheet")).to_be_visible()
    table.type("AS")
    expect(table.at("card-sheet")).to_contain_text("Show and burn 1 more")
    table.type("9D")
    table.phase("idle")
    expect(table.at("burned").locator("[data-card='AS'], [data-card='9D']")).to_have_count(2)


def reshuffles(table: Dealing) -> None:
    """Not before the button in the player's box is collected."""
    table.asked("Collect $1.50 of vigorish from seat 7, and take the button away", "M.3.d")
    table.choose("7")
    expect(table.at("btn-collect-button")).to_contain_text("$1.50")
    expect(table.at("btn-shuffle-cards")).to_have_count(0)
    table.touch("btn-collect-vigorish")
    expect(table.at("box-7")).not_to_contain_text("$")
    table.press("shuffle-cards", "cut")
    cut(table, too_few=9)
    table.touch("btn-load-shoe")
    table.number(16)
    table.touch("btn-deal-card")
    table.key("KS")
    table.phase("idle")


def cut(table: Dealing, too_few: int) -> None:
    table.touch("btn-cut-cards")
    table.at("number-at").fill(str(too_few))
    expect(table.at("btn-number")).to_be_disabled()
    table.number(100)
    table.phase("load")


def calls(table: Dealing, pit: Pit, player: CardPlayer) -> None:
    """A verbal wager with cash: the floorperson's word first, then the dealer's."""
    player.ask("call-wager", player.view["round"], "banker", "5.00")
    table.choose("7")
    expect(table.at("unconfirmed-banker")).to_contain_text("the floorperson confirms it first")
    pit.touch("btn-confirm-called")
    table.touch("accept-banker")
    expect(table.at("called")).to_have_count(0)


def deals(table: Dealing) -> None:
    """Player and Banker by turns, face up; counts, Player's first; a third card to each, and no more."""
    table.asked('Announce "No more bets"', "J.2")
    table.press("no-more-bets", "deal")
    expect(table.at("hand-value-25.00")).to_be_disabled()
    table.asked("Deal card 1 of four, face up", "J.3.a")
    table.touch("btn-deal-card")
    table.key("2H", "4S", "KD", "10C")
    assert (table.cards("player"), table.cards("banker")) == (["2H", "KD"], ["4S", "10C"])
    for side, count in (("Player", 2), ("Banker", 4)):
        table.asked(f"Announce the count of the {side}'s Hand: {count}", "J.4")
        table.touch("btn-announce-count")
    table.asked("The Player's Hand draws: deal its third card", "J.5")
    table.touch("btn-deal-card")
    table.key("3C")
    expect(table.at("card-sheet")).to_contain_text("The Banker's Hand draws: deal its third card")
    table.key("4H")
    assert table.cards("player") == ["2H", "KD", "3C"]
    assert table.cards("banker") == ["4S", "10C", "4H"]
    expect(table.at("btn-deal-card")).to_have_count(0)


def go_wrong(table: Dealing, pit: Pit) -> None:
    """A card found face up takes as many more as it counts; one drawn unseen begins the next hand."""
    table.wrong("find-face-up")
    expect(table.at("card-sheet")).to_contain_text("N.3")
    table.key("2C")
    expect(table.at("step")).to_contain_text("Show and burn 2 more")
    table.touch("btn-deal-card")
    table.key("6D", "7D")
    table.wrong("drawn-in-error")
    table.touch("btn-face-down")
    table.touch("btn-rule-on-card")
    table.touch("error-unseen")
    expect(table.at("error-end")).to_contain_text("the first card of the next hand")
    table.touch("btn-rule")
    expect(table.at("shoe")).to_contain_text("1 card kept for the next hand")
    table.press("new-game", "betting")
    table.press("no-more-bets", "deal")
    table.asked("Lay the kept card as card 1 of the four", "N.2")
    table.touch("btn-lay-kept")
    table.touch("btn-key-card")
    keyed(table, "8D", "player")
    table.asked("Deal card 2 of four, face up", "J.3.a")
    table.touch("btn-deal-card")
    table.key("9H")
    table.touch("sheet-close")
    corrects(table, pit)
    burns_in_a_hand(table)


def burns_in_a_hand(table: Dealing) -> None:
    """What is burned lies in sight beside the cards that are dealt."""
    table.wrong("find-face-up")
    table.key("AC")
    expect(table.at("burned").locator("[data-card='AC']")).to_be_visible()
    table.touch("btn-deal-card")
    table.key("6C")
    expect(table.at("burned").locator("[data-card='6C']")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.at("hand-player").locator("[data-card='8D']")).to_be_visible()


def keyed(table: Dealing, card: str, side: str) -> None:
    """A card that lies on the table: none leaves the shoe."""
    table.touch(f"card-{card}")
    table.touch("btn-card")
    table.soon(f"[data-testid=hand-{side}] [data-card='{card}']")


def corrects(table: Dealing, pit: Pit) -> None:
    """A face keyed wrongly is keyed again, and the floorperson looks at the card too."""
    table.touch("btn-wrong")
    table.page.locator("[data-testid^=wrong-key-again]").last.click()
    keyed(table, "9D", "banker")
    pit.touch("btn-confirm-card")
    table.asked("Deal card 3 of four, face up", "J.3.a")


@shows("B.3", "J.3", "J.3.c", "N.5")
def test_the_right_to_turn_the_cards_goes_round(
    dealing: Callable[..., Dealing], supervisor: Callable[..., Pit], house: House, look: Looks
) -> None:
    pit = receives(house, supervisor)
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
        turners = {"4": four, "5": five}
        moe.finish(lambda side: turned_after_pit(moe, pit, turners, side))


def receives(house: House, supervisor: Callable[..., Pit]) -> Pit:
    """The floorperson brings decks, and the director gives notice in writing how they are dealt."""
    with Supervisor(house) as sam:
        sam.ask("open-unmeasured", "M4", "10000.00")
    pit, director = supervisor(KIOSK), supervisor(KIOSK, "Dora")
    for office in (pit, director):
        office.choose("M4")
    expect(director.at("flag-give-notice-M4")).to_be_visible()
    expect(pit.at("flag-give-notice-M4")).to_have_count(0)
    assert DATED < (director.at("notice-dated").get_attribute("max") or "") < "2999"
    director.at("notice-dated").fill(DATED)
    director.touch("btn-give-notice")
    for testid, colour in (("cards-back", "red"), ("cards-cutting", "yellow")):
        pit.at(testid).fill(colour)
    pit.at("cards-standards").check()
    expect(pit.at("btn-receive-cards")).to_be_disabled()
    pit.at("cards-opaque").check()
    pit.touch("btn-receive-cards")
    expect(pit.at("flag-receive-cards-M4")).to_have_count(0)
    return pit


def turned_after_pit(moe: ShoeDealer, pit: Pit, turners: dict[str, CardPlayer], side: str) -> None:
    """The floorperson takes the cards from seat 5; seat 4 is asked next, and turns them."""
    round_ = moe.view["round"]
    if moe.view[side]["holder"] == "5":
        pit.at("why-take-cards").fill("unreasonable delay")
        pit.touch("btn-take-cards")
        moe.until(lambda view: view[side]["offered"] == "4")
        turners["4"].ask("accept-cards", round_, side)
    turners["4"].ask("turn-cards", round_, side)
    moe.until(lambda view: view[side]["count"] is not None)
