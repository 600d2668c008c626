"""A player at a mini-baccarat table: cuts, lays by touch, is told what a hand came to, squeezes cards."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import KIOSK, PHONE, Browsers, Size
from tests.browser.house import House
from tests.browser.looks import Looks
from tests.browser.positions import Position, ShoeDealer
from tests.browser.staff import Supervisor
from tests.browser.test_language import english_left

Sit = Callable[..., Position]


@pytest.fixture
def sit_at(browsers: Browsers, house: House) -> Sit:
    def sit_at(table: str, seat: str, size: Size, finger: bool = False, calm: bool = True) -> Position:
        page = browsers.new(size, touch=finger, calm=calm)
        page.goto(house.seat(table, seat))
        return Position(page, seat, finger).ready()

    return sit_at


@pytest.mark.clause("oneida-minibaccarat:E.3")
@pytest.mark.clause("oneida-minibaccarat:M.3.b")
@pytest.mark.clause("oneida-minibaccarat:M.3.d")
def test_a_hand_from_the_cut_to_the_vigorish(
    house: House, browsers: Browsers, sit_at: Sit, look: Looks
) -> None:
    with ShoeDealer(house, "M3") as dealer, Supervisor(house) as sam:
        player = sit_at("M3", "7", KIOSK, finger=True)
        dealer.prepare("7")
        player.at("cut-at").fill("60")
        expect(player.at("sheet-cut")).to_contain_text("60 of 312 cards")
        player.touch("btn-cut-cards")
        dealer.load("AS")
        player.buy(100)
        dealer.issue("7")
        player.shows("hand", 100)

        dealer.open_betting()
        player.phase("betting")
        player.drag(2, "tie")
        player.has("tie", 5)
        player.bet_chip(25, "banker", 25)
        player.touch("btn-take-back")
        player.put("tie")
        player.lies({"banker": 25})
        look.played(player.page, "position, betting")
        player.sized(KIOSK)
        call_with_cash(player, dealer, sam)

        dealer.close_and_deal("2S", "9H", "3D", "KC")
        player.soon("[data-testid=hand-banker] [data-card='9H']")
        dealer.finish()
        player.soon("[data-testid=phase][data-phase=idle]")
        expect(player.at("spot-label")).to_contain_text("You won $18.75 on")
        expect(player.at("wins")).to_contain_text("vigorish $1.25")
        expect(player.at("owed")).to_have_text("Vigorish owed $1.25")
        player.soon("[data-testid=road-bead] [data-came=banker]", 1)
        player.soon("[data-testid=road-big] [data-winner=banker][data-ties='0']", 1)
        look.played(player.page, "position, paid")
        player.sized(KIOSK)
        board = browsers.new(KIOSK)
        board.goto(f"{house.url}/board?table=M3")
        expect(board.get_by_test_id("came-banker")).to_have_text("1")
        expect(board.get_by_test_id("road-big")).to_have_attribute("data-marks", "1")
        look(board, "board of cards")
        leaves(player, dealer)


def call_with_cash(player: Position, dealer: ShoeDealer, sam: Supervisor) -> None:
    """A spoken bet: the floorperson's word first, then the dealer's."""
    player.take("cash", 1)
    player.put("player")
    waiting = player.page.locator("[data-waiting=player]")
    expect(waiting).to_contain_text("waits for the floorperson")
    called = "7", dealer.view["round"], "player", "5.00"
    sam.ask("confirm-called", "M3", *called)
    expect(waiting).to_contain_text("waits for the dealer")
    dealer.ask("accept-called", *called)
    player.lies({"banker": 25, "player": 5})


def leaves(player: Position, dealer: ShoeDealer) -> None:
    """Not before the vigorish is collected; all of it told in the language chosen."""
    player.touch("language-es")
    player.soon("html[lang=es]")
    player.ready()
    assert english_left(player.page, "Mini-baccarat 3") == []
    player.touch("btn-out")
    player.touch("btn-take-away")
    expect(player.at("refusal")).to_contain_text("La comisión de $1.25 se cobra, o se documenta")
    assert english_left(player.page, "Mini-baccarat 3", "Oneida") == []
    dealer.ask("collect-vigorish", "7")
    expect(player.at("sheet-leave")).not_to_contain_text("Su botón")
    player.touch("btn-take-away")
    player.shows("hand", 0)


@pytest.mark.clause("oneida-minibaccarat:J.3.c")
@pytest.mark.clause("oneida-minibaccarat:N.5")
def test_players_squeeze_the_cards_they_are_handed(house: House, sit_at: Sit, look: Looks) -> None:
    with ShoeDealer(house, "M2") as dealer:
        kiosk = sit_at("M2", "7", KIOSK, calm=False)
        phone = sit_at("M2", "6", PHONE, finger=True, calm=False)
        dealer.prepare("7")
        kiosk.touch("btn-cut-cards")
        dealer.load()
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
