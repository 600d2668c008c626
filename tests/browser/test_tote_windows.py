"""A race day at two windows: keyed and sold at one, cancelled there, verified and paid at the other."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, Browsers
from tests.browser.house import House
from tests.browser.screens import NO_DOUBLE_TOUCH
from tests.browser.totes import Mutuels, Window, ticket_numbers

MOST_KEYS = 14
"""That `$2 exacta box 1 3 5, race 4` may take."""


@pytest.mark.clause("oneida-parimutuel:B.1")
@pytest.mark.clause("oneida-parimutuel:C.13")
@pytest.mark.clause("oneida-parimutuel:D.2")
@pytest.mark.clause("oneida-parimutuel:D.2b")
@pytest.mark.clause("oneida-parimutuel:D.7.a")
@pytest.mark.clause("oneida-parimutuel:E.1")
@pytest.mark.clause("oneida-parimutuel:E.3")
def test_a_ticket_is_keyed_and_cancelled_at_one_window_and_another_is_paid_at_the_next(
    browsers: Browsers, house: House
) -> None:
    with Mutuels(house, "H1") as mo:
        mo.open()
        tina = Window(browsers.signed_in(house.session("Tina"), DESK)).open(house, "H1", "W1")
        tina.key("4 2eb1 3 5\n")
        expect(tina.at("ticket")).to_contain_text("R4 $2 EXACTA BOX 1,3,5")
        tina.shows("ticket-total", 12)
        tina.key("\n")
        tina.ticket(1, "live")
        assert tina.keys <= MOST_KEYS
        tina.key("+20\n")
        tina.shows("customer-change", 8)

        tina.key("R5 $2 EXACTA 1/2\n")
        expect(tina.at("ticket")).to_contain_text("R5 $2 EXACTA 1/2")
        tina.page.keyboard.press("Escape")
        expect(tina.at("ticket")).not_to_contain_text("EXACTA")

        every = " ".join(mo.runners(1))
        tina.key(f"1 2w{every}\n")
        tina.shows("ticket-total", 2 * len(mo.runners(1)))
        tina.key("1 2eb1\n")
        expect(tina.at("reading")).to_contain_text("needs at least 2 runners")
        expect(tina.at("reading")).to_contain_text("C.13")
        tina.page.keyboard.press("Escape")
        tina.key("\n")
        tina.ticket(2, "live")
        expect(tina.at("btn-cancel-2")).to_be_visible()

        tina.key("c1\n")
        tina.ticket(1, "cancelled")
        tina.shows("customer-owes", 4)
        [stamp] = (house.folder / "spool" / "H1-W1").glob("cancel*.escpos")
        assert b"Cancel\n" in stamp.read_bytes()
        assert b"WINDOW W1\n" in stamp.read_bytes()
        tina.key("c1\n")
        expect(tina.at("refusal")).to_contain_text("is cancelled")
        mo.decide(1, "-".join(mo.runners(1)[:4]))

    expect(tina.at("btn-cancel-2")).to_have_count(0)
    expect(tina.at("final-2")).to_have_attribute(
        "title", "The pools of race 1 are closed: the ticket is final."
    )
    expect(tina.at("final-2")).to_contain_text("E.1")
    tina.key("c2\n")
    expect(tina.at("refusal").last).to_contain_text("closed")
    first, second = ticket_numbers(house, "H1", "W1")
    tom = Window(browsers.signed_in(house.session("Tom"), DESK)).open(house, "H1", "W2")
    tom.scan(second)
    expect(tom.at("presented")).to_contain_text("verified")
    pays = tom.money("presented-pays")
    assert pays > 0
    tom.page.wait_for_timeout(650)
    tom.key("\n")
    expect(tom.at("presented")).to_have_count(0)
    tom.shows("customer-owes", pays)
    tina.ticket(2, "cashed")
    tom.scan(second)
    expect(tom.at("refusal")).to_contain_text("was paid already")
    tom.scan(first)
    expect(tom.at("refusal").last).to_contain_text("is cancelled")
    tom.page.keyboard.press("F2")
    tom.touch("claim-lost")
    expect(tom.at("refusal").last).to_contain_text("claim for a lost ticket")
    expect(tom.at("refusal").last).to_contain_text("D.7.a")
    tom.page.keyboard.press("F3")
    tom.at("drawer-count").fill(str(2000 - pays))
    tom.sure("btn-close-drawer")
    expect(tom.at("drawer")).to_have_attribute("data-open", "false")


def test_a_drawer_is_opened_and_counted_by_keyboard_alone(browsers: Browsers, house: House) -> None:
    ted = Window(browsers.signed_in(house.session("Ted"), DESK))
    ted.page.goto(f"{house.url}/teller?table=H2")
    expect(ted.at("drawer-count")).to_be_focused()
    ted.page.keyboard.type("2000")
    ted.page.keyboard.press("Enter")
    expect(ted.at("btn-open-drawer")).to_have_attribute("data-armed", "true")
    ted.page.wait_for_timeout(NO_DOUBLE_TOUCH)
    ted.page.keyboard.press("Enter")
    expect(ted.at("line")).to_be_focused()
    ted.page.keyboard.press("F3")
    expect(ted.at("drawer-count")).to_be_focused()
    ted.page.keyboard.type("2000")
    ted.page.keyboard.press("Enter")
    expect(ted.at("btn-close-drawer")).to_be_focused()
    ted.page.wait_for_timeout(NO_DOUBLE_TOUCH)
    ted.page.keyboard.press("Enter")
    expect(ted.at("drawer")).to_have_attribute("data-open", "false")


def test_a_window_shows_the_post_time_that_the_board_and_the_program_show(
    browsers: Browsers, house: House
) -> None:
    """Also where the track is in another time zone than the house: the card's own clock is the track's."""
    with Mutuels(house, "H2") as mo:
        mo.open()
        race = mo.view["races"][7]
    page = browsers.signed_in(house.session("Ted"), DESK)
    page.goto(f"{house.url}/teller?table=H2")
    told = page.evaluate(
        "at => new Date(at).toLocaleTimeString('en-US', {hour: 'numeric', minute: '2-digit'})",
        race["post"] or race["scheduled"],
    )
    program = browsers.new()
    program.goto(f"{house.url}/program?table=H2")
    expect(program.locator("body")).to_contain_text(told)
    station = browsers.new()
    station.goto(house.seat("H2", "S1"))
    expect(station.get_by_test_id("race-8")).to_contain_text(told)
