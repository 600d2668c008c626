"""A stay: kept bets, its time and what it came to, a call that is answered, how loud; and how it ends."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, Browsers, Sit
from tests.browser.house import House
from tests.browser.positions import Position, ShoeDealer
from tests.browser.screens import Console, Supervisor, Terminal
from tests.browser.staff import Dealer, LiveDealer
from tests.browser.staff import Supervisor as Sam


def test_kept_bets_are_laid_at_one_touch_while_the_player_stays(sit: Sit, dealer: Dealer) -> None:
    player = sit(100)
    dealer.new_game()
    player.phase("betting")
    player.bet(2, "17", 5)
    player.bet(3, "red", 10)
    player.touch("btn-favourites")
    player.at("favourite-name").fill("Mine")
    player.touch("btn-save-favourite")
    expect(player.at("favourite-Mine")).to_contain_text("$15")
    player.touch("sheet-close")
    dealer.spin()
    player.phase("settled")

    player.page.reload()  # kept on this screen
    player.ready()
    dealer.new_game()
    player.phase("betting")
    player.touch("btn-favourites")
    player.touch("favourite-Mine")
    player.lies({"17": 5, "red": 10})
    player.soon("[data-testid=sheet-favourites]", 0)
    player.touch("btn-undo")  # one act, and undone as one
    player.lies({})
    dealer.spin()
    player.phase("settled")

    player.touch("btn-cash-out")
    player.touch("btn-confirm-cash-out")
    dealer.pay(player.name)
    player.touch("btn-paid")
    player.touch("btn-favourites")
    player.soon("[data-testid=favourite-Mine]", 0)


def test_kept_bets_that_do_not_all_fit_are_not_laid(sit: Sit, dealer: Dealer) -> None:
    player = sit(100)
    dealer.new_game()
    player.phase("betting")
    player.bet(4, "17", 25)
    player.bet(4, "red", 25)
    player.touch("btn-favourites")
    player.touch("btn-save-favourite")
    player.touch("sheet-close")
    player.bet(2, "18", 5)
    player.touch("btn-favourites")
    player.touch("favourite-Bets 1")
    player.soon("[data-testid=refusal]")
    player.touch("sheet-close")
    player.lies({"17": 25, "red": 25, "18": 5})


def test_a_player_is_told_of_time_and_money_and_acknowledges_it(sit: Sit, dealer: Dealer) -> None:
    player = sit(0)
    player.page.clock.install()
    player.page.reload()
    player.ready()
    player.lay(100)
    dealer.serve(player.name)
    player.verify()
    dealer.new_game()
    player.phase("betting")
    player.bet(4, "17", 25)
    expect(player.at("btn-stay")).to_have_text("0:00")
    player.page.clock.run_for(29 * 60_000)
    player.ready()
    expect(player.at("btn-stay")).to_have_text("0:29")
    expect(player.at("reality-check")).to_have_count(0)
    player.page.clock.run_for(2 * 60_000)
    expect(player.at("reality-check")).to_contain_text("You have been here for 31 minutes")
    player.shows("stay-in", 100)
    player.shows("stay-worth", 100)
    expect(player.at("stay-net")).to_have_text("You are even")
    player.page.keyboard.press("Escape")
    expect(player.at("reality-check")).to_be_visible()  # only its own button puts it away
    player.touch("btn-reality-seen")
    expect(player.at("reality-check")).to_have_count(0)
    player.ready()
    player.page.clock.run_for(60_000)
    expect(player.at("reality-check")).to_have_count(0)
    player.touch("btn-stay")
    expect(player.at("stay-time")).to_contain_text("32 minutes")


@pytest.mark.parametrize("table", ["L1", "M1"])
def test_a_live_seat_and_a_card_position_are_told_of_their_time_too(
    browsers: Browsers, house: House, table: str
) -> None:
    if table == "L1":
        with Sam(house) as sam:
            sam.open(table)
    page = browsers.new()
    page.clock.install()
    with LiveDealer(house, table) if table == "L1" else ShoeDealer(house, table) as dealer:
        page.goto(house.seat(table, "3"))
        player = Position(page, "3").ready()
        if table == "L1":
            player.ask("0.00", 100)
            dealer.until(lambda view: view["seats"][2]["asked"])
            dealer.ask("issue-chips", "3", "", "0.00", "100.00", "0.00", "0.00")
        else:
            player.buy(100)
            dealer.until(lambda view: view["seats"][2]["asked"])
            dealer.ask("issue-value-chips", "3", "100.00", "0.00", "0.00")
        player.shows("hand", 100)  # with the first money the stay begins
        page.clock.run_for(31 * 60_000)
        expect(player.at("reality-check")).to_contain_text("You have been here for 31 minutes")
        player.shows("stay-in", 100)
        page.keyboard.press("Escape")
        player.touch("btn-reality-seen")
        expect(player.at("reality-check")).to_have_count(0)
        dealer.ask("take-chips-away", "3")


def test_net_is_said_honestly(sit: Sit, dealer: Dealer) -> None:
    player = sit(100)
    dealer.new_game()
    player.phase("betting")
    for spot in ("1", "2"):
        player.bet(4, spot, 25)
    number = dealer.spin()
    player.phase("settled")
    if number not in ("1", "2"):
        expect(player.at("wins")).to_have_text("No win this game: staked $50.00, came back $0.00")
    player.touch("btn-stay")
    won = "You are $850.00 up" if number in ("1", "2") else "You are $50.00 down"
    expect(player.at("stay-net")).to_have_text(won)


def test_a_players_call_is_seen_and_answered_at_the_console(
    sit: Sit, dealer: Dealer, console: Callable[..., Console]
) -> None:
    player, desk = sit(0), console()
    player.touch("btn-attendant")
    expect(player.at("attendant")).to_contain_text("You have called")
    covers_no_button(player)
    expect(player.at("btn-attendant")).to_have_attribute("aria-pressed", "true")
    desk.touch(f"answer-{player.name}")
    expect(player.at("attendant")).to_contain_text("Dana has seen your call")
    expect(player.at("btn-attendant")).to_have_attribute("aria-pressed", "false")
    expect(desk.at(f"answer-{player.name}")).to_have_count(0)


def covers_no_button(player: Terminal) -> None:
    """What is told of the call lies above the chips and the buttons, at every size."""
    for width, height in (PHONE, (1180, 820), DESK):
        player.page.set_viewport_size({"width": width, "height": height})
        told, chips = (
            player.page.locator(one).bounding_box()
            for one in ("[data-testid=attendant]", ".player-table > .rack")
        )
        assert told is not None
        assert chips is not None
        assert told["y"] + told["height"] <= chips["y"], (width, height)


def test_a_call_from_a_station_is_answered_at_the_pit(
    browsers: Browsers, house: House, supervisor: Callable[..., Supervisor]
) -> None:
    player, pit = Terminal(browsers.new()), supervisor()
    player.page.goto(house.seat("E1", "2"))
    player.ready().touch("btn-attendant")
    pit.touch("btn-attend-E1-2")
    expect(player.at("attendant")).to_contain_text("Sam has seen your call")


@pytest.mark.clause("ilani:4.c")
def test_a_stations_stay_ends_with_its_voucher(browsers: Browsers, house: House) -> None:
    player = Terminal(browsers.new())
    player.page.goto(house.seat("E1", "2"))
    player.ready().touch("btn-bills")
    player.touch("bill-20")
    player.shows("acceptor-credits", 20)
    player.touch("btn-bills-done")
    player.soon("[data-testid=countdown][data-seconds='']")
    player.soon("[data-testid=countdown]:not([data-seconds=''])")
    player.bet(2, "red", 5)
    player.phase("locked")
    player.phase("settled")
    player.touch("btn-games")
    player.soon("[data-game]")
    player.touch("sheet-close")
    player.touch("btn-cash-out")
    player.soon("[data-testid=btn-paid]")
    expect(player.at("sheet-voucher")).to_contain_text("Take your voucher")
    player.touch("btn-paid")
    player.soon("[data-testid=sheet-voucher]", 0)

    player.page.reload()  # the next player
    player.ready()
    player.soon("[data-testid=sheet-voucher]", 0)
    player.touch("btn-games")
    expect(player.at("sheet-games")).to_contain_text("No game has been played here yet.")
    player.touch("sheet-close")
    player.touch("btn-stay")
    player.shows("stay-in", 0)
    expect(player.at("stay-time")).to_have_text("0 minutes")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["beside the mute", "on the sheet"])
def test_volume_and_the_room_are_remembered_on_this_screen(
    browsers: Browsers, house: House, size: tuple[int, int]
) -> None:
    player = Terminal(browsers.new(size))
    player.page.goto(house.seat("E1", "3"))
    player.ready().touch("btn-stay")
    expect(player.at("btn-room")).to_have_attribute("aria-pressed", "false")  # a program hears no room
    player.touch("btn-room")
    if size == PHONE:
        player.at("volume").fill("25")
    player.touch("sheet-close")
    if size == DESK:
        player.at("volume").fill("25")
    player.touch("btn-sound")
    player.page.reload()
    player.ready()
    expect(player.at("btn-sound")).to_have_attribute("aria-pressed", "false")
    player.touch("btn-stay")
    expect(player.at("volume")).to_have_value("25")
    expect(player.at("btn-room")).to_have_attribute("aria-pressed", "true")
