"""A player at a mini-baccarat table: cuts, lays by touch, is told what a hand came to."""

from playwright.sync_api import expect

from tests.browser.conftest import KIOSK, Browsers, SitAt
from tests.browser.house import House
from tests.browser.looks import Looks
from tests.browser.positions import DATED, Position, ShoeDealer
from tests.browser.staff import Staff, Supervisor
from tests.browser.test_language import english_left
from tests.minibaccarat import shows


@shows("B.2", "E.3", "G.3", "G.4", "G.5", "J.1", "J.2", "J.3.a", "J.3.c", "M.3", "M.3.b", "M.3.d", "O")
def test_a_hand_from_the_cut_to_the_vigorish(
    house: House, browsers: Browsers, sit_at: SitAt, look: Looks
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
        below_the_minimum(player)
        player.sized((1024, 768))
        for area in player.page.locator("[data-testid=areas] [data-spot]").all():
            assert (area.bounding_box() or {"height": 0})["height"] >= 100
        look.played(player.page, "position, betting")
        player.sized(KIOSK)
        call_with_cash(player, dealer, sam)

        dealer.close_and_deal("2S", "9H", "3D", "KC")
        nothing_moves(player)
        dealer.finish()
        player.soon("[data-testid=phase][data-phase=idle]")
        expect(player.at("spot-label")).to_contain_text("You won $20.00 on")
        expect(player.at("wins")).to_contain_text("$1.25 of vigorish on your button")
        expect(player.at("owed")).to_have_text("Vigorish owed $1.25")
        player.soon("[data-testid=road-bead] [data-came=banker]", 1)
        player.soon("[data-testid=road-big] [data-winner=banker][data-ties='0']", 1)
        look.played(player.page, "position, paid")
        player.sized(KIOSK)
        board = browsers.new(KIOSK)
        board.goto(f"{house.url}/board?table=M3")
        expect(board.get_by_test_id("came-banker")).to_have_text("1")
        expect(board.get_by_test_id("odds-banker")).to_contain_text("5%")
        expect(board.get_by_test_id("odds-tie")).to_have_text("8 to 1")
        expect(board.get_by_test_id("road-big")).to_have_attribute("data-marks", "1")
        look(board, "board of cards")
        by_option(house, "c")
        holds_paper_cards(player, dealer)
        leaves(player, dealer)
        by_option(house, "a")


def below_the_minimum(player: Position) -> None:
    """Each area has its name, its odds, and the limits that the sign at the table posts."""
    for spot, reads in (("player", "Player"), ("tie", "Tie"), ("banker", "Banker")):
        expect(player.page.locator(f"[data-spot={spot}]")).to_contain_text(reads)
    expect(player.page.locator("[data-spot=banker]")).to_contain_text("1 to 1 less 5%")
    expect(player.at("limits").first).to_contain_text("$5 to $1,000")
    player.touch("chip-1")
    player.put("player")
    expect(player.at("refusal")).to_contain_text("$1 on player is below the minimum of $5")
    player.lies({"banker": 25})


def nothing_moves(player: Position) -> None:
    """From "No more bets" and the first card on, no wager is made, increased or taken back."""
    expect(player.at("phase")).to_have_text("No more bets")
    for side, cards in (("player", ["2S", "3D"]), ("banker", ["9H", "KC"])):
        for card in cards:
            player.soon(f"[data-testid=hand-{side}] [data-card='{card}']")
    player.soon("[data-spot][aria-disabled=true]", 3)
    for act in ("undo", "rebet", "double", "clear", "take-back"):
        expect(player.at(f"btn-{act}")).to_be_disabled()
    player.lies({"banker": 25, "player": 5})


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


def by_option(house: House, option: str) -> None:
    """By c the director has the next hands dealt face down, for players to turn."""
    house.change_terms("M3", {"dealing": option})
    with Staff(house, "supervisor", "Dora") as director:
        director.ask("give-dealing-notice", "M3", option, DATED)


def holds_paper_cards(player: Position, dealer: ShoeDealer) -> None:
    """The faces are in the player's hand alone; the tablet says so, and how long they may stay there."""
    dealer.open_betting()
    player.phase("betting")
    player.touch("hold-value")
    player.bet_chip(5, "player", 5)
    dealer.close_and_deal()
    dealer.round("hand-cards", "player")
    expect(player.at("sheet-paper")).to_contain_text("The cards are in your hand: look at them, and return")
    expect(player.at("squeeze-left")).to_contain_text("s left")
    player.touch("btn-turn-cards")
    expect(player.at("sheet-paper")).to_have_count(0)
    dealer.until(lambda view: view["waiting"] is not None)
    for side, cards in (("player", ("2C", "4C")), ("banker", ("3C", "6C"))):
        if side == "banker":
            dealer.round("turn-cards", side)
        for card in cards:
            dealer.ask("key-card", dealer.view["waiting"]["draw"], card)
        dealer.round("announce-count", side)
    dealer.finish()


def leaves(player: Position, dealer: ShoeDealer) -> None:
    """Not before the vigorish is collected; all of it told in the language chosen."""
    player.touch("language-es")
    player.soon("html[lang=es]")
    player.ready()
    assert english_left(player.page, "Mini-baccarat 3") == []
    player.touch("btn-out")
    expect(player.at("sheet-leave")).to_contain_text("Su botón marca $1.25 de comisión")
    expect(player.at("btn-take-away")).to_be_disabled()
    assert english_left(player.page, "Mini-baccarat 3", "Oneida") == []
    dealer.ask("collect-vigorish", "7")
    expect(player.at("sheet-leave")).not_to_contain_text("Su botón")
    player.touch("btn-take-away")
    expect(player.at("left-with")).to_contain_text("Se ha llevado $")
    player.touch("btn-left")
    player.shows("hand", 0)
