"""Every screen with the largest sums, at every size: no money is cut, and every font is our own."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, Browsers
from tests.browser.felts import Board, Felt, Placard
from tests.browser.house import House
from tests.browser.looks import Looks
from tests.browser.riches import enrich
from tests.browser.screens import Accounts, Console, Lobby, Supervisor, Terminal
from tests.browser.seats import Seat
from tests.browser.staff import Dealer, LiveDealer
from tests.browser.staff import Supervisor as Sam

EVERY_NUMBER = ("red", "black", "0-00")


@pytest.fixture
def look() -> Iterator[Looks]:
    looks = Looks()
    yield looks
    assert looks.wrong == [], "\n".join(looks.wrong)


def test_the_lobby(look: Looks, browsers: Browsers, house: House) -> None:
    lobby = Lobby(enrich(browsers.new())).open(house.url)
    lobby.soon("[data-testid=seat-1]")
    look(lobby.page, "lobby")
    lobby.touch("sign-T1")
    expect(lobby.at("sign")).to_be_visible()
    look(lobby.page, "sign sheet")


def test_a_terminal_and_its_console(look: Looks, browsers: Browsers, house: House, dealer: Dealer) -> None:
    player = Terminal(enrich(browsers.new()))
    player.page.goto(house.seat("T2", "40"))
    player.ready().touch("btn-buy-in")
    player.touch("lay-currency-500")
    look(player.page, "buy-in tray")
    player.touch("btn-lay-buy-in")
    expect(player.at("buy-in-amount")).to_be_visible()
    look(player.page, "buy-in laid")

    desk = Console(enrich(browsers.signed_in(house.session("Dana"), DESK))).open(house.url, "T2")
    desk.soon("[data-testid=badge-buy-in-40]")
    look(desk.page, "console")
    desk.choose("40")
    look(desk.page, "console with a buy-in")
    dealer.ask("pick-up-buy-in", "40")
    desk.soon("[data-testid=buyin-as-laid]")
    desk.touch("buyin-as-laid")
    look(desk.page, "console counting")
    dealer.ask("count-buy-in", "40", "500.00", "0.00", "0.00")
    desk.soon("[data-testid=buyin-credit]")
    look(desk.page, "console crediting")
    dealer.ask("credit-buy-in", "40", "500.00")
    dealer.ask("drop-buy-in", "40")
    player.verify()

    dealer.new_game()
    player.phase("betting")
    player.hold(4)
    for spot in EVERY_NUMBER:
        player.click(spot)
        player.soon(f"[data-bet='{spot}']:not(:has(.hollow))")
    look(player.page, "betting")
    look(desk.page, "console in play")
    dealer.spin()
    player.phase("settled")
    player.soon("[data-testid=wins]")
    look(player.page, "settled")
    player.touch("btn-games")
    player.soon("[data-game]")
    look(player.page, "last games")
    player.touch("sheet-close")
    player.touch("btn-cash-out")
    player.soon("[data-testid=btn-confirm-cash-out]")
    look(player.page, "cash-out")
    player.touch("btn-confirm-cash-out")
    desk.soon("[data-testid=cashout-select]")
    look(desk.page, "console with a cash-out")
    dealer.ask("select-cash-out", "40")
    desk.soon("[data-testid=cashout-value]")
    look(desk.page, "console paying")


def test_the_pit(look: Looks, browsers: Browsers, house: House, dealer: Dealer) -> None:
    dealer.new_game()
    dealer.spin()
    game = dealer.view["round"]
    pit = Supervisor(enrich(browsers.signed_in(house.session("Dora"), DESK))).open(house.url)
    look(pit.page, "pit")
    pit.choose("T2")
    pit.soon(f"[data-testid=round-{game}]")
    look(pit.page, "a table")
    pit.touch(f"btn-transcript-{game}")
    pit.soon("[data-testid=replay-at]")
    look(pit.page, "replay")
    pit.touch("sheet-close")
    pit.touch("btn-terms-open")
    expect(pit.at("btn-terms-review")).to_be_visible()
    look(pit.page, "terms")
    pit = Supervisor(enrich(browsers.signed_in(house.session("Sam"), DESK))).open(house.url)
    pit.choose("E1")
    pit.soon("[data-testid=stations]")
    look(pit.page, "stations")


def test_the_accounts(look: Looks, browsers: Browsers, house: House, dealer: Dealer) -> None:
    with Sam(house) as sam:
        sam.ask("fill-table", "T2", "500.00", "L1", "Dana")
        sam.ask("pick-up-drop", "T2", "Dana")
    books = Accounts(enrich(browsers.signed_in(house.session("Ada"), DESK))).open(house.url)
    for sheet in ("tables", "day", "meters", "dealers"):
        books.touch(f"page-{sheet}")
        books.soon("[role=rowheader]")
        look(books.page, sheet)
    books.touch("page-tables")
    books.row("Roulette 2").locator("[data-testid^=figure-fills]").click()
    expect(books.at("records")).to_be_visible()
    look(books.page, "records")


def test_a_station_without_a_dealer(look: Looks, browsers: Browsers, house: House) -> None:
    player = Terminal(enrich(browsers.new()))
    player.page.goto(house.seat("E1", "3"))
    player.ready().touch("btn-bills")
    player.touch("bill-50")
    look(player.page, "bills")
    player.touch("btn-bills-done")
    look(player.page, "station")


def test_a_seat_and_its_felt(look: Looks, browsers: Browsers, house: House) -> None:
    with Sam(house) as sam:
        sam.open("L1")
    with LiveDealer(house, "L1") as dealer:
        page = browsers.new()
        page.goto(house.seat("L1", "3"))
        player = Seat(page, "3").ready()
        player.ask("1.00", 100)
        desk = Felt(enrich(browsers.signed_in(house.session("Lee"), DESK))).open(house.url, "L1")
        desk.soon("[data-testid=seat-3] .want")
        look(desk.page, "felt")
        desk.choose("3")
        desk.touch("btn-as-laid")
        look(desk.page, "felt issuing")
        dealer.issue("3")
        player.shows("hand", 100)
        dealer.open_betting()
        for spot in EVERY_NUMBER:
            player.wager(10, spot, 10)
        enrich(page).reload()
        player.ready()
        look(page, "seat betting")
        player.touch("btn-ask")
        player.touch("lay-currency-100")
        look(page, "asking for chips")
        look(desk.page, "felt with a seat")
        desk.touch("btn-all-seats")
        other = Seat(browsers.new(), "2")
        other.page.goto(house.seat("L1", "2"))
        other.ready().ask("1.00", 100)
        desk.soon("[data-testid=seat-2] .want")
        look(desk.page, "felt in play")
        enrich(other.page).reload()
        other.ready().touch("btn-ask")
        other.soon("[data-testid=asked-amount]")
        look(other.page, "chips asked")
        dealer.close_and_spin()
        dealer.until(lambda view: view["reader"] is not None)
        dealer.act("announce-number", "1", then="announced")
        player.phase("announced")
        player.soon("[data-testid=wins]")
        look(page, "seat won")
        desk.phase("announced")
        look(desk.page, "felt announced")
        dealer.act("place-crown", then="crowned")
        dealer.act("collect-losers", then="collected")
        desk.phase("collected")
        look(desk.page, "felt paying")
        dealer.act("pay-winners", then="idle")


def test_boards_and_signs(look: Looks, browsers: Browsers, house: House) -> None:
    with Sam(house) as sam:
        sam.open("L2")
    page = enrich(browsers.new())
    for table in ("L2", "B1", "T1"):
        Board(page).open(house.url, table)
        look(page, f"board of {table}")
    for table in ("L1", "B1"):
        Placard(page).open(house.url, table)
        look(page, f"sign of {table}")


FIGURES = """weight => {
    const sum = document.querySelector('[data-testid=credits] .sum-of-money');
    const written = sum.firstElementChild;
    const width = text => { written.textContent = text; return written.getBoundingClientRect().width; };
    const kept = written.textContent;
    sum.style.fontWeight = weight;
    const wide = [...'0123456789'].map(figure => width(figure.repeat(10)));
    const used = width(kept) / sum.getBoundingClientRect().width;
    return { spread: Math.max(...wide) - Math.min(...wide), used };
}"""


@pytest.mark.parametrize("weight", [400, 600, 700])
def test_figures_are_of_equal_width_and_as_wide_as_reckoned(
    browsers: Browsers, house: House, weight: int
) -> None:
    page = browsers.new()
    page.goto(house.seat("T1", "4"))
    Terminal(page).ready()
    found = page.evaluate(FIGURES, weight)
    assert found["spread"] < 0.5
    assert 0.92 < found["used"] <= 1.001
