"""Who gets in: pairing, a second browser, wrong passwords, and which table a console opens."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Browsers, Sit
from tests.browser.house import House
from tests.browser.screens import Console, Lobby, Terminal
from tests.browser.staff import Dealer


def test_an_unpaired_terminal_asks_for_its_code(browsers: Browsers, house: House) -> None:
    terminal = Terminal(browsers.new())
    terminal.page.goto(f"{house.url}/terminal")
    terminal.at("pair-code").fill("WRONG234")
    terminal.touch("pair-go")
    expect(terminal.at("pair-problem")).to_contain_text("not known")
    terminal.at("pair-code").fill(house.seat("T1", "4").rpartition("=")[2])
    terminal.touch("pair-go")
    terminal.ready()
    expect(terminal.page).to_have_url(f"{house.url}/terminal")


def test_a_second_browser_locks_the_first(sit: Sit, dealer: Dealer, browsers: Browsers, house: House) -> None:
    first = sit(100)
    second = Terminal(browsers.new())
    second.page.goto(house.seat("T2", first.name))
    second.ready().shows("credits", 100)
    expect(first.at("notice-superseded")).to_contain_text("another browser")
    first.touch("reclaim")
    expect(first.at("pair-code")).to_be_visible()  # its credential is void: it must be paired anew
    second.shows("credits", 100)
    lobby = Lobby(browsers.new()).open(house.url)
    seat = lobby.at("table-T2").get_by_test_id(f"seat-{first.name}")
    expect(seat).to_contain_text("Taken")
    expect(seat).not_to_have_attribute("href", re.compile("."))  # nobody is offered another's place
    second.page.close()
    expect(seat).to_contain_text("Held")  # nobody sits there, but the credits are somebody's


def test_a_second_window_locks_the_first_until_it_is_taken_back(sit: Sit, dealer: Dealer) -> None:
    first = sit(100)
    second = Terminal(first.page.context.new_page())
    second.page.goto("/terminal")
    second.ready()
    expect(first.at("notice-superseded")).to_be_visible()
    first.touch("reclaim")
    expect(second.at("notice-superseded")).to_be_visible()
    first.ready().shows("credits", 100)


def test_a_wrong_password_is_refused_and_the_fifth_locks_the_name(browsers: Browsers, house: House) -> None:
    desk = Console(browsers.new())
    desk.page.goto(f"{house.url}/console")
    for _ in range(5):
        desk.sign_in("Forgetful", "dael")
        expect(desk.at("signin-submit")).to_be_enabled()
        expect(desk.at("signin-trouble")).not_to_be_empty()
        expect(desk.at("signin-password")).to_be_empty()
    desk.sign_in("Forgetful", "deal")
    expect(desk.at("signin-trouble")).to_contain_text("five minutes")
    desk.sign_in("Dana", "deal")
    expect(desk.at("stage")).to_be_visible()


def test_the_lobby_leads_to_each_tables_console(browsers: Browsers, house: House) -> None:
    lobby = Lobby(browsers.new()).open(house.url)
    lobby.touch("console-T2")
    desk = Console(lobby.page)
    desk.sign_in("Dana", "deal")
    expect(desk.at("table-name")).to_have_text("Roulette 2")


def test_the_lobby_signs_staff_in_with_one_touch(browsers: Browsers, house: House) -> None:
    lobby = Lobby(browsers.new()).open(house.url)
    lobby.touch("staff-Sam")
    expect(lobby.at("me")).to_have_text("Sam")
