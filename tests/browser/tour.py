"""Every screen of the house in turn, as tests of all of them look at it."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, Browsers
from tests.browser.dealings import Dealing
from tests.browser.felts import Board, Felt, Placard
from tests.browser.house import House
from tests.browser.positions import Position, open_cards
from tests.browser.screens import Accounts, Console, Lobby, Supervisor, Terminal
from tests.browser.seats import Seat
from tests.browser.staff import Staff
from tests.browser.staff import Supervisor as Sam
from tests.browser.totes import Mutuels, SelfService, Window

SEATS = {"T2": "80", "E1": "2", "L4": "6", "B1": "4", "M1": "7"}
"""Places that no other test sits down at."""


class Tour(NamedTuple):
    browsers: Browsers
    house: House

    def seated(self, table: str) -> Page:
        page = self.browsers.new()
        page.goto(self.house.seat(table, SEATS[table]))
        return page

    def working(self, name: str) -> Page:
        return self.browsers.signed_in(self.house.session(name), DESK)

    def open(self, table: str) -> None:
        with Sam(self.house) as sam:
            sam.open(table)


def lobby(tour: Tour) -> Page:
    page = Lobby(tour.browsers.new()).open(tour.house.url)
    expect(page.at("seat-1").first).to_be_visible()
    return page.page


def posted_sign(tour: Tour) -> Page:
    page = Lobby(lobby(tour))
    page.touch("sign-T1")
    expect(page.at("sign")).to_be_visible()
    return page.page


def boards(tour: Tour) -> Page:
    page = Lobby(lobby(tour))
    page.touch("to-boards")
    page.soon("article")
    return page.page


def board(tour: Tour) -> Page:
    tour.open("L2")
    return Board(tour.browsers.new()).open(tour.house.url, "L2").page


def sign(tour: Tour) -> Page:
    return Placard(tour.browsers.new()).open(tour.house.url, "L2").page


def terminal(tour: Tour) -> Page:
    tour.open("T2")
    return Terminal(tour.seated("T2")).ready().page


def buying_in(tour: Tour) -> Page:
    player = Terminal(terminal(tour))
    player.touch("btn-buy-in")
    expect(player.at("tray")).to_be_visible()
    return player.page


def station(tour: Tour) -> Page:
    return Terminal(tour.seated("E1")).ready().page


def seat(tour: Tour) -> Page:
    tour.open("L4")
    return Seat(tour.seated("L4"), SEATS["L4"], finger=False).ready().page


def big_six_seat(tour: Tour) -> Page:
    tour.open("B1")
    return Seat(tour.seated("B1"), SEATS["B1"], finger=False).ready().page


def felt(tour: Tour) -> Page:
    tour.open("L4")
    desk = Felt(tour.working("Lee")).open(tour.house.url, "L4")
    desk.choose("1")
    return desk.page


def position(tour: Tour) -> Page:
    open_cards(tour.house, "M1")
    return Position(tour.seated("M1"), SEATS["M1"]).ready().page


def card_board(tour: Tour) -> Page:
    page = tour.browsers.new()
    page.goto("/board?table=M1")
    expect(page.get_by_test_id("roads")).to_be_visible()
    return page


def dealing(tour: Tour) -> Page:
    open_cards(tour.house, "M1")
    desk = Dealing(tour.working("Mia")).open(tour.house.url, "M1")
    desk.choose("1")
    return desk.page


def console(tour: Tour) -> Page:
    tour.open("T2")
    desk = Console(tour.working("Dana")).open(tour.house.url, "T2")
    desk.choose("1")
    return desk.page


def cage(tour: Tour) -> Page:
    """With a drawer open, so that everything a window does is on it."""
    with Staff(tour.house, "cage", "Carl", "C1") as carl:
        if not any(one["cashier"] == "Carl" for one in carl.view["windows"]):
            carl.ask("open-drawer", "2", "5000.00")
    page = tour.working("Carl")
    page.goto(f"{tour.house.url}/cage?table=C1")
    expect(page.get_by_test_id("chips")).to_be_visible()
    return page


def tote_board(tour: Tour) -> Page:
    page = tour.browsers.new()
    page.goto("/tote-board?table=H3")
    expect(page.get_by_test_id("odds")).to_be_visible()
    return page


def mutuels(tour: Tour) -> Page:
    page = tour.working("Mo")
    page.goto("/mutuels?table=H3")
    expect(page.get_by_test_id("race-desk")).to_be_visible()
    return page


def program(tour: Tour) -> Page:
    page = tour.browsers.new()
    page.goto("/program?table=H3")
    expect(page.get_by_test_id("explained")).to_be_visible()
    return page


def teller(tour: Tour) -> Page:
    """With a bet in the line and one on the ticket."""
    with Mutuels(tour.house, "H1") as mo:
        mo.open()
    with Staff(tour.house, "teller", "Tate", "H1") as tate:
        if tate.view["window"] is None:
            tate.ask("open-drawer", "W3", "2000.00")
    window = Window(tour.working("Tate"))
    window.page.goto("/teller?table=H1")
    expect(window.at("line")).to_be_focused()
    window.key("5 2eb1 3\n5 2w1")
    expect(window.at("ticket")).to_contain_text("R5 $2 EXACTA BOX 1,3")
    expect(window.at("reading")).to_contain_text("R5 $2 WIN 1")
    return window.page


def self_service(tour: Tour) -> Page:
    with Mutuels(tour.house, "H1") as mo:
        mo.open()
    bettor = SelfService(tour.browsers.new()).open(tour.house, "H1", "S2")
    bettor.touch("race-5")
    bettor.touch("bet-t")
    for place in (1, 2, 3):
        bettor.touch(f"pick-{place}-{place}")
    expect(bettor.at("bet-ready")).to_be_visible()
    return bettor.page


def money_in(tour: Tour) -> Page:
    page = self_service(tour)
    page.get_by_test_id("btn-insert").click()
    expect(page.get_by_test_id("sheet-money")).to_be_visible()
    return page


def pit(tour: Tour) -> Page:
    return Supervisor(tour.working("Sam")).open(tour.house.url).page


def pit_table(tour: Tour) -> Page:
    tour.open("T2")
    overview = Supervisor(pit(tour))
    overview.choose("T2")
    return overview.page


def pit_stations(tour: Tour) -> Page:
    overview = Supervisor(pit(tour))
    overview.choose("E1")
    overview.soon("[data-testid=stations]")
    return overview.page


def terms(tour: Tour) -> Page:
    overview = Supervisor(tour.working("Dora")).open(tour.house.url)
    overview.choose("T4")
    overview.touch("btn-terms-open")
    expect(overview.at("btn-terms-review")).to_be_visible()
    return overview.page


def accounts(tour: Tour) -> Page:
    return Accounts(tour.working("Ada")).open(tour.house.url).page


FEW_ROWS = "() => document.querySelectorAll('[role=row]:nth-child(n + 12)').forEach((row) => row.remove())"
"""All rows are alike, and axe takes 18 seconds over those of a hundred terminals."""


def meters(tour: Tour) -> Page:
    books = Accounts(accounts(tour))
    books.touch("page-meters")
    books.soon("[role=rowheader]")
    books.page.evaluate(FEW_ROWS)
    return books.page


def sign_in(tour: Tour) -> Page:
    page = tour.browsers.new()
    page.goto("/supervisor")
    expect(page.get_by_test_id("signin-name")).to_be_visible()
    return page


SCREENS: Mapping[str, Callable[[Tour], Page]] = {
    one.__name__: one
    for one in (
        lobby, posted_sign, boards, board, sign, terminal, buying_in, station, seat, big_six_seat, felt,
        position, card_board, dealing, console, cage, teller, self_service, money_in, tote_board, mutuels,
        program, pit, pit_table, pit_stations, terms, accounts, meters, sign_in,
    )
}  # fmt: skip
