"""A player's screens in another language: whole, at one touch, refusals and the dealer's steps included."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import DESK, Browsers, Sit, SitAt
from tests.browser.house import House
from tests.browser.looks import cut_texts
from tests.browser.positions import open_cards
from tests.browser.screens import Terminal
from tests.browser.seats import Seat
from tests.browser.staff import Dealer, LiveDealer

ENGLISH = re.compile(
    r"\b(the|your|you|of|bets?|chips?|games?|place|table|is|are|to|for|dealer|seat|touch|last|and|with|player|banker|tie|flag)\b",
    re.IGNORECASE,
)
OWN_NAMES = ("match play", "back to back", "Croupier")
DOCUMENTS = ("Roulette and Big Six Wheels",)
SAID = """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')]
    .flatMap((one) => [one.getAttribute('aria-label') ?? '', one.getAttribute('title') ?? ''])].join('\\n')"""


def english_left(page: Page, *names: str) -> list[str]:
    """Lines that still have an English word in them; names of tables and documents are what they are."""
    lines = [line.strip() for line in page.evaluate(SAID).splitlines()]
    for name in (*OWN_NAMES, *names):
        lines = [line.replace(name, "") for line in lines]
    return sorted({line for line in lines if ENGLISH.search(line)})


def in_spanish(page: Page) -> None:
    page.get_by_test_id("language-es").click()
    expect(page.locator("html[lang=es]")).to_have_count(1)


def name_of(page: Page) -> str:
    return page.locator("h1").first.inner_text()


def test_a_terminal_is_wholly_in_the_language_chosen(sit: Sit, dealer: Dealer) -> None:
    player = sit()
    in_spanish(player.page)
    player.ready()
    dealer.new_game()
    player.phase("betting")
    expect(player.at("phase")).to_have_text("Hagan sus apuestas")
    names = (name_of(player.page),)
    player.bet(1, "17", 1)
    assert english_left(player.page, *names) == []
    assert cut_texts(player.page) == []
    for button, sheet in (("btn-games", "sheet-games"), ("btn-buy-in", "sheet-buy-in")):
        player.touch(button)
        expect(player.at(sheet)).to_be_visible()
        assert english_left(player.page, *names) == []
        player.page.keyboard.press("Escape")
    in_english(player.page)


def in_english(page: Page) -> None:
    page.get_by_test_id("language-en").click()
    expect(page.locator("html[lang=en]")).to_have_count(1)


def test_a_refusal_and_the_dealers_steps_are_in_it_too(sit: Sit, dealer: Dealer) -> None:
    player = sit(bought=0)
    in_spanish(player.page)
    player.ready()
    player.lay(100)
    expect(player.at("sheet-buy-in")).to_contain_text("El crupier lo cuenta junto a la caja")
    dealer.serve(player.name)
    expect(player.at("sheet-buy-in")).to_contain_text("Compruebe que se han abonado $100 antes de apostar")
    player.verify()
    dealer.new_game()
    player.phase("betting")
    player.hold(6)
    player.click("17")
    expect(player.at("refusal")).to_contain_text("Eso cuesta $500 y quedan $100 de créditos")


@pytest.mark.parametrize(("table", "seat"), [("L1", "1"), ("B1", "1")])
def test_a_live_seat_is_wholly_in_the_language_chosen(
    house: House, live_seat: Callable[..., Seat], table: str, seat: str
) -> None:
    player = live_seat(table, seat)
    player.page.clock.install()
    in_spanish(player.page)
    player.ready()
    names = (name_of(player.page),)
    assert english_left(player.page, *names) == []
    with LiveDealer(house, table):  # until one is there, the seat says only that a dealer is awaited
        expect(player.at("phase")).to_have_text("Enseguida, la próxima partida")
        assert cut_texts(player.page) == []
    player.touch("btn-ask")
    assert english_left(player.page, *names) == []
    player.page.keyboard.press("Escape")
    player.touch("btn-sign")
    expect(player.at("sheet-sign")).to_be_visible()
    assert english_left(player.page, *DOCUMENTS, *names) == []
    player.page.clock.run_for(110_000)
    expect(player.page.locator("html[lang=es]")).to_have_count(1)
    player.page.clock.run_for(15_000)  # no money, and nobody touches it: the house's own again
    expect(player.page.locator("html[lang=en]")).to_have_count(1)


def test_a_position_at_cards_is_too(house: House, sit_at: SitAt) -> None:
    open_cards(house, "M1")
    player = sit_at("M1", "7", DESK)
    in_spanish(player.page)
    player.ready()
    names = (name_of(player.page),)
    assert english_left(player.page, *names) == []
    assert cut_texts(player.page) == []
    for button, sheet in (("btn-ask", "sheet-ask"), ("btn-sign", "sheet-sign")):
        player.touch(button)
        expect(player.at(sheet)).to_be_visible()
        assert english_left(player.page, *names) == []
        player.page.keyboard.press("Escape")


def test_the_front_door_and_the_boards_are_too(browsers: Browsers, house: House) -> None:
    page = browsers.new()
    page.goto(house.url)
    in_spanish(page)
    expect(page.get_by_text("Mesas y asientos")).to_be_visible()
    expect(page.get_by_text("de $1 a $500").first).to_be_visible()
    tables = page.locator("h3, .label").all_inner_texts()
    assert english_left(page, *tables, "Demo") == []
    page.goto(f"{house.url}/board?table=T1&language=es")
    expect(page.get_by_test_id("board")).to_be_visible()
    assert english_left(page, name_of(page)) == []
    assert cut_texts(page) == []
    for table in ("T1", "E1", "L2", "B1", "M1"):
        page.goto(f"{house.url}/sign?table={table}&language=es")
        expect(page.get_by_test_id("odds")).to_contain_text(" a 1")
        assert english_left(page, *DOCUMENTS) == []
    page.goto(f"{house.url}/console")  # screens of staff are in English
    expect(page.locator("html[lang=en]")).to_have_count(1)


def test_a_board_is_shown_in_its_language_from_the_first(browsers: Browsers, house: House) -> None:
    """Its words come after the table's view; until then it shows neither."""
    page = browsers.new()
    held = list[Route]()
    page.route("**/words/es", lambda route: held.append(route))  # noqa: PLW0108 - it takes no built-in method
    with page.expect_request("**/words/es"):
        page.goto(f"{house.url}/board?table=T1&language=es")
    assert english_left(page) == []
    expect(page.get_by_test_id("board")).to_have_count(0)
    held.pop().continue_()
    expect(page.get_by_test_id("board-limits")).to_contain_text("de $1 a $500")


def test_a_board_before_its_first_game_says_so_whole(browsers: Browsers, house: House) -> None:
    page = browsers.new()
    page.goto(f"{house.url}/board?table=T4&language=es")
    expect(page.get_by_text("La primera partida está por llegar.")).to_be_visible()
    assert cut_texts(page) == []


def test_a_station_is_too_through_a_whole_game(browsers: Browsers, house: House) -> None:
    page = browsers.new()
    page.goto(house.seat("E1", "3"))
    player = Terminal(page).ready()
    in_spanish(page)
    player.ready()
    names = (name_of(page),)
    for phase in ("betting", "locked", "settled"):
        player.phase(phase)
        assert english_left(page, *names) == []
