"""A whole shoe of mini-baccarat at a kiosk and a phone: from the decks to the reshuffle, cards squeezed."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, KIOSK, PHONE, Browsers, SitAt
from tests.browser.dealings import Dealing
from tests.browser.house import House
from tests.browser.looks import Looks
from tests.browser.positions import Position, ShoeDealer
from tests.browser.staff import DEALERS, Supervisor
from tests.minibaccarat import shows

NEAR_THE_FRONT = 292
"""So far from the back the cutting card lies: some four hands, and the first of them are squeezed."""


@shows("A.6", "D.1", "D.2", "D.3", "E.1", "E.2", "E.3", "E.4", "J.3.c", "J.8", "L.4", "N.5")
def test_a_whole_shoe_at_kiosk_and_phone(
    house: House, browsers: Browsers, sit_at: SitAt, look: Looks
) -> None:
    with ShoeDealer(house, "M2") as dealer:
        kiosk = sit_at("M2", "6", KIOSK, calm=False)
        phone = sit_at("M2", "7", PHONE, finger=True, calm=False)
        board = browsers.new(DESK)
        board.goto(f"{house.url}/board?table=M2")
        console = Dealing(browsers.signed_in(house.session(DEALERS["M2"]), DESK)).open(house.url, "M2")
        opens(house, dealer, kiosk, phone)
        for player in (kiosk, phone):
            player.buy(100)
            dealer.issue(player.name)
        turners = {"player": kiosk, "banker": phone}
        squeezes(dealer, turners)
        for player in turners.values():
            player.page.emulate_media(reduced_motion="reduce")
        gives_up(dealer, turners)
        phone.touch("btn-track")
        expect(phone.at("road-bead")).to_have_attribute("data-marks", "2")
        look(phone.page, "roads")
        phone.sized(PHONE)
        phone.touch("sheet-close")
        plays_the_last_hand(dealer, console, board, turners)
        reshuffles(dealer, console, board, kiosk)


def opens(house: House, dealer: ShoeDealer, kiosk: Position, phone: Position) -> None:
    """Each player is told what is done with the cards, and by whom; the cut goes round from the right."""
    kiosk.told("the dealer sorts and inspects the cards")
    dealer.ask("inspect-cards")
    kiosk.told("the floorperson verifies the inspection")
    with Supervisor(house) as sam:
        sam.ask("verify-cards", "M2")
    kiosk.told("spreads the cards face up, by deck, suit and sequence")
    dealer.ask("spread-cards", "up")
    phone.told("The first players may look at the cards before they are turned face down")
    for seat in ("6", "7"):
        dealer.ask("show-cards", seat)
    phone.told("the dealer turns the cards face down, washes them and stacks them")
    dealer.ask("stack-cards")
    phone.told("the dealer shuffles the cards")
    dealer.until(lambda view: view["shoe"]["commitment"] is not None)
    dealer.ask("shuffle-cards")
    cuts(kiosk, phone)
    phone.told("with a cutting card at least 14 from the back")
    dealer.load(from_back=NEAR_THE_FRONT)
    phone.told("the dealer opens the betting")


def cuts(kiosk: Position, phone: Position) -> None:
    """The seat nearest the dealer's right hand first, clockwise; ten cards stay at either end."""
    expect(kiosk.at("sheet-cut")).to_be_visible()
    phone.told("Seat 6 is offered the cut: at least 10 cards from either end of the 312")
    kiosk.touch("btn-decline-cut")
    kiosk.told("Seat 7 is offered the cut")
    slider = phone.at("cut-at")
    assert (slider.get_attribute("min"), slider.get_attribute("max")) == ("10", "302")
    phone.touch("btn-cut-cards")


def plays_the_last_hand(
    dealer: ShoeDealer, console: Dealing, board: Page, turners: dict[str, Position]
) -> None:
    """The cutting card lets its hand be finished; then "Last Hand" is announced, and one more is dealt."""
    banner = board.get_by_test_id("banner")
    while not dealer.view["shoe"]["cutting"]:
        dealer.open_betting()
        dealer.close_and_deal()
        dealer.finish()
    expect(turners["player"].at("phase")).to_have_text("The cutting card is out")
    expect(console.at("btn-new-game")).to_have_count(0)
    console.touch("btn-announce-last-hand")
    expect(console.at("last-hand")).to_be_visible()
    expect(banner).to_have_text("Last hand of this shoe")
    for player in turners.values():
        expect(player.at("phase")).to_have_text("Last hand of this shoe")
    dealer.until(lambda view: view["shoe"]["last"])
    bets(dealer, turners)
    expect(banner).to_have_text("Last hand of this shoe: place your bets")
    dealer.close_and_deal()
    dealer.finish(lambda side: turners[side].touch("btn-turn"))


def reshuffles(dealer: ShoeDealer, console: Dealing, board: Page, kiosk: Position) -> None:
    """No more hand of this shoe: its roads are over, and the stack is shuffled and cut anew."""
    expect(kiosk.at("phase")).to_have_text("The shoe is made ready")
    expect(board.get_by_test_id("banner")).to_have_text("The shoe is made ready")
    expect(console.at("last-hand")).to_have_count(0)
    console.press("shuffle-cards", "cut")
    expect(kiosk.at("sheet-cut")).to_be_visible()
    kiosk.touch("btn-cut-cards")
    dealer.load()
    expect(board.get_by_test_id("road-bead")).to_have_attribute("data-marks", "0")
    expect(board.get_by_test_id("came-banker")).to_have_text("0")


def gives_up(dealer: ShoeDealer, turners: dict[str, Position]) -> None:
    """The cards go to the player at the right, who turns each with a touch where nothing is to move."""
    kiosk, phone = turners.values()
    bets(dealer, turners)
    dealer.close_and_deal()
    dealer.round("hand-cards", "player")
    kiosk.touch("btn-give-up")
    expect(phone.at("sheet-offered")).to_contain_text("accept them to turn them")
    phone.touch("btn-accept-cards")
    phone.soon("[data-testid=squeeze-left]")
    for nth in (0, 1):
        phone.at("peel").nth(nth).tap()
    dealer.until(lambda view: view["player"]["count"] is not None)
    dealer.finish(lambda _: phone.touch("btn-turn"))


def bets(dealer: ShoeDealer, turners: dict[str, Position]) -> None:
    dealer.open_betting()
    for side, player in turners.items():
        player.phase("betting")
        player.bet_chip(5, side, 5)


def squeezes(dealer: ShoeDealer, turners: dict[str, Position]) -> None:
    """Each pulls up the cards of the hand that was bet on, by mouse or by finger."""
    bets(dealer, turners)
    dealer.close_and_deal()
    for side, player in turners.items():
        dealer.round("hand-cards", side)
        player.soon("[data-testid=peel][data-turned=false]", 2)
        [other] = (one for one in turners.values() if one is not player)
        other.told(f"seat {player.name} turns the cards")
        other.soon("[data-testid=peel]", 0)
        player.pull(0, 0.3)
        player.soon("[data-testid=peel][data-turned=false]:not([data-part='0.00'])", 1)
        player.release()  # not far enough: it falls back
        player.soon("[data-testid=peel][data-part='0.00'][data-turned=false]", 2)
        for nth in (0, 1):
            player.pull(nth, 1.1)
            player.release()
            player.soon("[data-testid=peel][data-turned=true]", nth + 1)
        player.soon("[data-testid=sheet-squeeze]", 0)
        dealer.until(lambda view, side=side: view[side]["count"] is not None)  # type: ignore[misc]
        dealer.round("announce-count", side)
    dealer.finish(lambda side: turners[side].touch("btn-turn"))
