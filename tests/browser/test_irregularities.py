"""What goes wrong at T2, at the screens of whoever calls it, decides it and is told of it."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Browsers, Sit
from tests.browser.dealing import PLACE, Desk, Pit, throw
from tests.browser.house import House
from tests.browser.pays import back
from tests.browser.screens import Terminal
from tests.browser.staff import Dealer
from tests.browser.staff import Supervisor as Sam


@pytest.mark.clause("oneida-roulette:I.9.h")
@pytest.mark.clause("oneida-roulette:I.9.k")
def test_a_game_void_by_name_waits_for_the_supervisors_refund(
    sit: Sit, dealer: Dealer, console: Desk, supervisor: Pit
) -> None:
    player, desk, pit = sit(100), console(), supervisor()
    desk.touch("btn-new-game")
    player.phase("betting")
    player.bet(4, "17", 25)
    desk.touch("btn-void-game")
    expect(desk.at("reason-foreign-object")).to_contain_text("A foreign object was in the wheel.")
    desk.touch("reason-foreign-object")
    expect(desk.at(f"void-back-{player.name}")).to_contain_text("$25.00")
    player.phase("betting")  # nothing is void before the dealer is sure
    desk.touch("btn-void-sure")
    player.phase("void")
    player.shows("credits", 75)
    expect(desk.at("btn-waiting")).to_contain_text("a supervisor refunds $25")
    pit.choose("T2")
    expect(pit.at("refunds")).to_contain_text("foreign object")
    expect(pit.at("refunds")).to_contain_text("I.9.h")
    pit.sure(f"btn-refund-{desk.round()}")
    player.phase("idle")
    player.shows("credits", 100)
    expect(desk.at("btn-new-game")).to_be_enabled()
    expect(desk.at("stage")).to_contain_text("Last game: void")


@pytest.mark.clause("oneida-roulette:I.9.d")
def test_confirming_another_number_than_the_readers_voids_the_game(
    sit: Sit, dealer: Dealer, console: Desk, supervisor: Pit
) -> None:
    player, desk, pit = sit(100), console(), supervisor()
    desk.touch("btn-new-game")
    player.phase("betting")
    player.bet(4, "17", 25)
    read = throw(desk)
    other = "8" if read != "8" else "9"
    desk.touch("btn-another-number")
    desk.touch(f"pocket-{other}")
    expect(desk.at("another-sheet")).to_contain_text("I.9.d")
    desk.touch("btn-confirm-other")
    player.phase("void")
    expect(pit.at("alarms")).to_contain_text(f"The reader saw {read} and the dealer confirmed {other}")
    pit.choose("T2")
    pit.sure(f"btn-refund-{desk.round()}")
    player.shows("credits", 100)


@pytest.mark.clause("oneida-roulette:I.9.d")
def test_a_supervisor_voids_a_settled_game(sit: Sit, dealer: Dealer, supervisor: Pit) -> None:
    player, pit = sit(100), supervisor()
    dealer.new_game()
    player.bet(4, "even", 25)
    number = dealer.spin()
    player.shows("credits", 75 + back({"even": 25}, number))
    pit.choose("T2")
    game = dealer.view["round"]
    pit.touch(f"btn-transcript-{game}")
    expect(pit.at("transcript")).to_contain_text(number)
    pit.touch("sheet-close")
    pit.touch(f"btn-void-{game}")
    expect(pit.at("void-settled")).to_contain_text("I.9.d")
    expect(pit.at("void-settled")).to_contain_text("its wagers are given back at once")
    pit.touch("btn-void-settled")
    player.shows("credits", 100)
    expect(player.at("phase")).to_have_text("Game void: all bets were refunded")
    expect(player.at("announcer")).to_have_text("Game void: all bets were refunded")  # heard as well
    expect(pit.at(f"round-{game}")).to_contain_text("The dealer confirmed a number that is not correct.")


@pytest.mark.clause("oneida-roulette:I.9.h")
def test_once_a_number_is_read_only_a_supervisor_calls_a_foreign_object_and_says_why(
    sit: Sit, dealer: Dealer, console: Desk, supervisor: Pit
) -> None:
    player, desk, pit = sit(100), console(), supervisor()
    pit.choose("T2")
    desk.touch("btn-new-game")
    player.phase("betting")
    player.bet(4, "17", 25)
    expect(pit.at("void-read")).to_have_count(0)
    desk.touch("btn-void-game")
    expect(desk.at("reason-short-spin")).to_contain_text("no ball is thrown yet")
    stood = desk.at("reason-fraud").evaluate(PLACE)
    desk.touch("sheet-close")
    number = throw(desk)
    desk.touch("btn-void-game")
    expect(desk.at("reason-fraud")).to_be_enabled()
    for late in ("foreign-object", "ball-out", "malfunction"):
        expect(desk.at(f"reason-{late}")).to_be_disabled()
        expect(desk.at(f"reason-{late}")).to_contain_text("a supervisor's to call")
    assert desk.at("reason-fraud").evaluate(PLACE) == stood, "no button moves under a finger"
    desk.touch("sheet-close")
    expect(pit.at("btn-void-read-foreign-object")).to_be_disabled()
    pit.at("void-read-why").fill("A coin fell in")
    pit.sure("btn-void-read-foreign-object")
    player.phase("void")
    alarm = f"Sam called foreign object after the reader had {number}: A coin fell in"
    expect(pit.at("alarms")).to_contain_text(alarm)
    desk.touch("btn-remove-ball")
    desk.soon("[data-testid=wheel][data-ball=idle][data-number='']")
    expect(desk.at("btn-remove-ball")).to_be_disabled()
    pit.sure(f"btn-refund-{desk.round()}")
    player.shows("credits", 100)


@pytest.mark.clause("oneida-roulette:I.9.a")
@pytest.mark.clause("oneida-roulette:I.9.k")
def test_terminal_console_and_board_say_no_spin_and_what_happens_to_the_bets(
    sit: Sit, dealer: Dealer, console: Desk, browsers: Browsers, house: House
) -> None:
    player, desk, board = sit(100), console(), Terminal(browsers.new())
    board.page.goto(f"{house.url}/board?table=T2")
    dealer.new_game()
    player.bet(4, "17", 25)
    dealer.tell("wheel", "with-rotation")
    expect(player.at("phase")).to_have_text("No Spin: the supervisor will refund all bets")
    expect(player.at("btn-cash-out")).to_be_disabled()
    expect(desk.at("phase")).to_have_text("No Spin")
    expect(desk.at("stage")).to_contain_text("The ball was spun with the rotation of the wheel.")
    expect(board.at("event")).to_contain_text("No Spin")
    expect(board.at("event")).to_contain_text("Every bet is refunded")
    with Sam(house) as sam:
        sam.refund("T2")
    expect(player.at("phase")).to_have_text("No Spin: all bets were refunded")
    player.shows("credits", 100)
    player.shows("won", 25)  # as the dealer reads it: what came back
