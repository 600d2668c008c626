"""What a supervisor's screen says and does not say: alarms, absent dealers, a lost link, a void's money."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, KIOSK, PHONE, Browsers, Sit
from tests.browser.felts import Board
from tests.browser.house import House
from tests.browser.screens import Console, Supervisor, Terminal
from tests.browser.staff import Dealer
from tests.browser.staff import Supervisor as Sam

Pit = Callable[..., Supervisor]
Desk = Callable[..., Console]
WELL = "All well"


def test_a_dealer_at_the_supervisors_screen_is_told_whose_it_is_and_led_to_the_own(
    browsers: Browsers, house: House
) -> None:
    page = browsers.signed_in(house.session("Dana"), DESK)
    page.goto(f"{house.url}/supervisor")
    said = page.get_by_test_id("not-yours")
    expect(said).to_contain_text("This screen is for the director or the floorperson or the supervisor.")
    expect(said).to_contain_text("You are signed in as Dana, dealer.")
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    page.get_by_test_id("own-screen").click()
    expect(page).to_have_url(re.compile("/console"))
    page.goto(f"{house.url}/accounts")
    expect(said).to_contain_text("accountant")


def test_nothing_is_well_while_the_link_is_lost(supervisor: Pit, dealer: Dealer) -> None:
    pit = supervisor()
    expect(pit.at("table-T4")).to_contain_text(WELL)
    pit.page.context.set_offline(True)
    expect(pit.at("flag-lost-T4")).to_be_visible()
    expect(pit.page.get_by_text(WELL)).to_have_count(0)
    pit.page.context.set_offline(False)
    expect(pit.at("table-T4")).to_contain_text(WELL)


def test_a_supervisor_gives_a_terminal_its_code_and_the_terminal_is_paired_by_it(
    supervisor: Pit, browsers: Browsers, house: House
) -> None:
    pit = supervisor()
    pit.choose("T4")
    pit.touch("btn-pairing-1")
    code = pit.at("pairing-1").inner_text()
    expect(pit.at("terminal-1")).to_contain_text("/terminal")
    page = browsers.new()
    page.goto(f"{house.url}/terminal")
    page.get_by_test_id("pair-code").fill(code)
    page.get_by_test_id("pair-go").click()
    expect(page.get_by_text("Roulette 4").first).to_be_attached()


@pytest.mark.clause("oneida-roulette:I.9.a")
def test_a_void_shows_what_goes_back_and_its_alarm_keeps_the_card_from_being_well(
    sit: Sit, supervisor: Pit, dealer: Dealer
) -> None:
    player, pit = sit(100), supervisor()
    dealer.new_game()
    player.bet(2, "red", 5)
    player.bet(2, "black", 5)
    player.bet(2, "17", 5)
    number, game = dealer.spin(), dealer.view["round"]
    back = 5 if number not in ("0", "00", "17") else 15 if number != "17" else -175
    pit.choose("T2")
    pit.touch(f"btn-void-{game}")
    row = pit.at("void-moves").locator("tr")
    expect(row).to_have_count(1)
    expect(row).to_contain_text(f"Terminal {player.name}")
    expect(row).to_contain_text(f"{abs(back)}.00")
    pit.touch("btn-void-settled")
    expect(pit.at("flag-alarm-T2")).to_be_visible()
    expect(pit.at("table-T2")).not_to_contain_text(WELL)
    while pit.at("btn-alarm-seen").count():
        pit.at("btn-alarm-seen").first.click()
    expect(pit.at("flag-alarm-T2")).to_have_count(0)


def test_terms_wait_for_the_end_of_the_game_with_their_sheet_closed(
    sit: Sit, supervisor: Pit, dealer: Dealer, house: House
) -> None:
    player, pit = sit(100), supervisor()
    dealer.new_game()
    pit.terms("T2")
    pit.at("most-inside").fill("350")
    pit.review()
    pit.touch("btn-terms")
    expect(pit.at("terms-waits")).to_contain_text("You may close this sheet")
    pit.touch("sheet-close")
    expect(pit.at("flag-terms-T2")).to_contain_text("Sam")
    pit.page.close()
    dealer.spin()
    expect(player.at("limits")).to_contain_text("$1 to $350")
    house.change_terms("T2", {"limits": {"inside": "1.00..500.00", "outside": "1.00..2000.00"}})


def test_a_dealer_who_leaves_a_running_game_is_an_alarm_and_players_are_told(
    sit: Sit, supervisor: Pit, dealer: Dealer, house: House, browsers: Browsers
) -> None:
    player: Terminal = sit(100)
    pit = supervisor()
    dealer.new_game()
    dealer.__exit__()
    expect(player.at("phase")).to_have_text("The dealer is awaited")
    expect(player.at("spot-label")).to_have_text("The supervisor knows; all bets stand as they lie.")
    board = Board(browsers.new()).open(house.url, "T2")
    expect(board.at("banner")).to_have_text("The dealer is awaited")
    expect(pit.at("flag-away-T2")).to_be_visible()
    expect(pit.at("alarms")).to_contain_text("the dealer is away from the screen while a game is in play")
    with Dealer(house, "T2"):
        expect(player.at("call-notice")).to_have_text("")
        expect(player.at("phase")).to_have_text("Place your bets")
        expect(board.at("banner")).to_have_text("Place your bets")
        expect(pit.at("flag-away-T2")).to_have_count(0)


def test_a_dealer_who_signs_out_between_games_is_an_alarm_and_players_are_told(
    sit: Sit, supervisor: Pit, dealer: Dealer, house: House, browsers: Browsers
) -> None:
    player, pit = sit(100), supervisor()
    walls = browsers.new()
    walls.goto(f"{house.url}/boards")
    dealer.__exit__()
    expect(player.at("phase")).to_have_text("The dealer is awaited")
    expect(walls.get_by_test_id("now-T2")).to_have_text("The dealer is awaited")
    expect(pit.at("flag-away-T2")).to_be_visible()
    expect(pit.at("table-T2")).not_to_contain_text(WELL)
    expect(pit.at("alarms")).to_contain_text("away from the screen of an open table between games")
    with Dealer(house, "T2"):
        expect(player.at("call-notice")).to_have_text("")
        expect(pit.at("flag-away-T2")).to_have_count(0)


COVERED = """() => [...document.querySelectorAll('[data-track], .meters, .rack, .head')].filter(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    return width > 0 && !(one.contains(met) || met.contains(one));
}).map(one => one.dataset.track ?? one.className)"""


@pytest.mark.parametrize("size", [KIOSK, (1180, 820), (820, 1180), PHONE])
def test_what_is_told_of_an_absent_dealer_covers_nothing(
    sit: Sit, dealer: Dealer, size: tuple[int, int]
) -> None:
    player: Terminal = sit(100, size=size)
    dealer.new_game()
    dealer.__exit__()
    expect(player.at("phase")).to_have_text("The dealer is awaited")
    assert player.page.evaluate(COVERED) == []
    cut = "one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1"
    assert not player.at("spot-label").evaluate(cut)


def test_a_dealer_leaves_the_table_between_games_and_everyone_is_told(
    supervisor: Pit, house: House, browsers: Browsers, console: Desk
) -> None:
    with Sam(house) as sam:
        sam.open("T5")
    pit, page = supervisor(), browsers.new()
    page.goto(house.seat("T5", "1"))
    player, board = Terminal(page).ready(), Board(browsers.new()).open(house.url, "T5")
    with Dealer(house, "T5") as dealer:
        leaves(dealer, console("T5"), player, pit, board)


def leaves(dealer: Dealer, desk: Console, player: Terminal, pit: Supervisor, board: Board) -> None:
    dealer.new_game()
    desk.touch("btn-leave-table")
    expect(desk.at("refusal")).to_contain_text("a dealer leaves between games: finish this one")
    dealer.spin()
    expect(desk.at("stage")).to_have_attribute("data-phase", "settled")
    desk.touch("btn-leave-table")
    expect(desk.at("relief-banner")).to_contain_text("Nobody works this table")
    expect(desk.at("btn-leave-table")).to_have_count(0)
    expect(player.at("spot-label")).to_contain_text("the next game opens when a dealer has come")
    for said in (player.at("phase"), board.at("banner")):
        expect(said).to_have_text("The dealer is awaited")
    expect(pit.at("flag-no-dealer-T5")).to_be_visible()
    expect(pit.at("table-T5")).not_to_contain_text(WELL)
    expect(pit.at("alarms")).to_contain_text("Tess has left: no dealer works this table")
    desk.touch("btn-take-over")
    expect(player.at("call-notice")).to_have_text("")
    expect(pit.at("flag-no-dealer-T5")).to_have_count(0)
