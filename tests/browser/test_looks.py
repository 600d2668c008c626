"""Every screen with the largest sums, at every size: no money is cut, and every font is our own."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, Browsers
from tests.browser.felts import Board, Placard
from tests.browser.fills import fill
from tests.browser.house import House
from tests.browser.looks import EVERY_SIZE, FRAMES, Looks, overlaps, wrong_looks
from tests.browser.riches import enrich
from tests.browser.screens import Accounts, Lobby, Supervisor, Terminal
from tests.browser.staff import Dealer, Staff
from tests.browser.staff import Supervisor as Sam
from tests.browser.totes import Mutuels, SelfService, Window


def test_the_lobby(look: Looks, browsers: Browsers, house: House) -> None:
    lobby = Lobby(enrich(browsers.new())).open(house.url)
    lobby.soon("[data-testid=seat-1]")
    look(lobby.page, "lobby")
    lobby.touch("sign-T1")
    expect(lobby.at("sign")).to_be_visible()
    look(lobby.page, "sign sheet")


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
        fill(house, sam, dealer, "T2", "100.00", 5)
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
    look.played(player.page, "station")
    player.touch("btn-cash-out")
    player.soon("[data-testid=sheet-voucher]")
    look(player.page, "voucher")


def test_the_board_the_program_and_the_manager_of_a_tote(
    look: Looks, browsers: Browsers, house: House
) -> None:
    """With a race that is decided, so that payoffs and where the money went are on them."""
    with Mutuels(house, "H3") as mo, Staff(house, "teller", "Ted", "H3") as ted:
        mo.open()
        if ted.view["window"] is None:
            ted.ask("open-drawer", "W1", "2000.00")
        if mo.view["races"][1]["phase"] == "open":
            for bet in ("WIN 1", "PLACE 1", "SHOW 2", "EXACTA 1/2", "TRIFECTA 1/2/3"):
                ted.ask("sell-ticket", f"R2 $10 {bet}")
            mo.decide(2, "1-2-3-4")
    for name, page in (("tote-board", browsers.new()), ("program", browsers.new())):
        enrich(page).goto(f"/{name}?table=H3")
        expect(page.get_by_test_id(name)).to_be_visible()
        look(page, name)
    page = enrich(browsers.signed_in(house.session("Mo"), DESK))
    page.goto("/mutuels?table=H3")
    page.get_by_test_id("tab-race-2").click()
    look(page, "mutuels")


def test_the_tote(look: Looks, browsers: Browsers, house: House) -> None:
    with Mutuels(house, "H1") as mo:
        mo.open()
    bettor = SelfService(enrich(browsers.new())).open(house, "H1", "S2")
    bettor.touch("race-5")
    bettor.touch("bet-e")
    bettor.touch("form-box")
    for runner in ("1", "2", "3"):
        bettor.touch(f"pick-1-{runner}")
    bettor.soon("[data-testid=bet-ready]")
    look(bettor.page, "self-service")
    bettor.touch("btn-insert")
    look(bettor.page, "money in")
    with Staff(house, "teller", "Tate", "H1") as tate:
        if tate.view["window"] is None:
            tate.ask("open-drawer", "W3", "2000.00")
        tate.ask("sell-ticket", "R5 $2 EXACTA BOX 1,2,3")
    window = Window(enrich(browsers.signed_in(house.session("Tate"), DESK)))
    window.page.goto("/teller?table=H1")
    expect(window.at("line")).to_be_focused()
    window.key("5 2eb1 3\n5 2w1")
    expect(window.at("reading")).to_contain_text("WIN 1")
    look(window.page, "window")


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


WRONG = """() => {
    const add = textContent =>
        document.body.appendChild(Object.assign(document.createElement('p'), { textContent }));
    Object.assign(add('$99,999,999.99').style, { width: '40px', overflow: 'hidden' });
    Object.assign(add('two lines of words').style, { width: '80px', height: '1.2em', overflow: 'hidden' });
    Object.assign(add('plain').style, { fontFamily: 'monospace' });
    add('\u2680');
}"""


PILED = """() => {
    const main = document.createElement('main');
    main.className = 'table';
    for (const [name, top] of [['limits', 0], ['meters', 30]]) {
        const panel = main.appendChild(Object.assign(document.createElement('div'), { className: name }));
        const drawn = panel.appendChild(Object.assign(document.createElement('p'), { textContent: name }));
        const place = { position: 'absolute', top: `${top}px`, left: `${top}px` };
        Object.assign(drawn.style, { ...place, width: '60px', height: '60px' });
    }
    document.body.replaceChildren(main);
}"""


def test_the_check_can_fail(browsers: Browsers, house: House) -> None:
    page = browsers.new()
    page.goto("/")
    page.evaluate(WRONG)
    found = wrong_looks(page)
    assert any("sticks out" in one for one in found)
    assert any('"two lines of words" is cut' in one for one in found)
    assert len([one for one in found if "is not our font" in one]) >= 2
    assert overlaps(page) == []
    page.evaluate(PILED)
    assert len(overlaps(page)) == (len(FRAMES) if EVERY_SIZE else 2)
