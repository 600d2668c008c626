"""Cancel, undo, recall, clear and neighbour's bet, each as I.3.b words it."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.staff import Dealer


@pytest.mark.clause("oneida-roulette:I.3.b.iv")
def test_cancel_removes_the_bet_touched_next_and_no_other(sit: Sit, dealer: Dealer) -> None:
    player = sit()
    dealer.new_game()
    player.bet(2, "17", 5)
    player.bet(4, "red", 25)
    player.bet(4, "red", 50)
    player.touch("btn-cancel")
    expect(player.at("btn-cancel")).to_have_attribute("aria-pressed", "true")
    expect(player.at("phase")).to_have_text("Touch the bet to remove")
    player.click("red")
    player.lies({"17": 5})
    player.shows("credits", 495)
    expect(player.at("btn-cancel")).to_have_attribute("aria-pressed", "false")
    player.click("17")
    player.lies({"17": 30})


@pytest.mark.clause("oneida-roulette:I.3.b.v")
@pytest.mark.clause("oneida-roulette:I.3.b.vii")
def test_undo_reverses_the_last_action_and_clear_removes_all(sit: Sit, dealer: Dealer) -> None:
    player = sit()
    dealer.new_game()
    player.bet(2, "17", 5)
    player.bet(3, "17", 15)
    player.bet(4, "dozen1", 25)
    player.touch("btn-clear")
    player.lies({})
    player.shows("credits", 500)
    player.touch("btn-undo")  # the clearing
    player.lies({"17": 15, "dozen1": 25})
    player.touch("btn-undo")
    player.lies({"17": 15})
    player.touch("btn-undo")
    player.lies({"17": 5})
    player.touch("btn-undo")
    player.lies({})
    expect(player.at("btn-undo")).to_be_disabled()
    player.shows("credits", 500)


@pytest.mark.clause("oneida-roulette:I.3.b.viii")
def test_neighbours_are_two_on_either_side_for_the_last_bet_on_the_number(sit: Sit, dealer: Dealer) -> None:
    player = sit(100)
    dealer.new_game()
    expect(player.at("btn-neighbours")).to_be_disabled()
    player.bet(2, "17", 5)
    player.bet(3, "17", 15)
    player.bet(1, "red", 1)  # not a number: 17 is still the last selected one
    player.touch("btn-neighbours")
    player.lies({"17": 15, "red": 1, "20": 10, "32": 10, "5": 10, "22": 10})
    player.bet(4, "0", 25)
    player.touch("btn-neighbours")  # four times 25 is more than is left
    expect(player.at("refusal")).to_have_attribute("data-reason", "not_enough_credits")
    expect(player.at("refusal")).to_contain_text("I.3.b.viii")
    player.lies({"17": 15, "red": 1, "20": 10, "32": 10, "5": 10, "22": 10, "0": 25})


@pytest.mark.clause("oneida-roulette:I.3.b.vi")
def test_recall_bets_the_last_game_again_if_credits_cover_it(sit: Sit, dealer: Dealer) -> None:
    player = sit(100)
    expect(player.at("btn-recall")).to_be_disabled()
    dealer.new_game()
    player.bet(4, "1to18", 25)
    player.bet(4, "19to36", 25)
    dealer.spin()
    player.phase("settled")
    dealer.new_game()
    player.touch("btn-recall")
    player.lies({"1to18": 25, "19to36": 25})
    left = player.money("credits")
    assert left in (0, 50)  # one of the two won, unless it was a zero
    if left:
        player.touch("btn-recall")
        player.lies({"1to18": 50, "19to36": 50})
    player.touch("btn-recall")
    expect(player.at("refusal")).to_contain_text("I.3.b.vi")
    player.shows("credits", 0)
