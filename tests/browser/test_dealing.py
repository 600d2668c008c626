"""A person deals T2 at its console, and a supervisor watches: every touch is on a screen."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.dealing import Desk, Pit, bring, throw
from tests.browser.looks import SIZES
from tests.browser.pays import back
from tests.browser.screens import Console
from tests.browser.staff import Dealer


@pytest.mark.clause("oneida-roulette:I.2.a")
@pytest.mark.clause("oneida-roulette:I.3.a.iv")
@pytest.mark.clause("oneida-roulette:I.6.e")
@pytest.mark.clause("oneida-roulette:I.8.c")
@pytest.mark.clause("oneida-roulette:I.8.d")
@pytest.mark.clause("oneida-roulette:I.8.g")
def test_a_dealer_deals_a_whole_game_by_hand(sit: Sit, dealer: Dealer, console: Desk) -> None:
    desk = console(name="Relief")
    expect(desk.at("table-name")).to_have_text("Roulette 2")
    expect(desk.at("relief-banner")).to_contain_text("Dana works this table.")
    desk.touch("btn-take-over")
    expect(desk.at("dealer")).to_contain_text("Relief")

    player = sit(0)
    player.lay(100)
    expect(desk.at(f"request-buy-in-{player.name}")).to_contain_text("$100")
    bring(desk, player)
    player.verify()

    desk.touch("btn-new-game")
    player.phase("betting")
    player.bet(4, "black", 25)
    expect(desk.at("staked")).to_have_text("$25.00")
    number = throw(desk)
    player.phase("read")
    desk.touch("btn-confirm-number")
    player.phase("settled")
    expect(desk.at("number")).to_have_text(number)
    left = 75 + back({"black": 25}, number)
    player.shows("credits", left)

    player.touch("btn-cash-out")
    player.touch("btn-confirm-cash-out")
    desk.touch(f"request-cash-out-{player.name}")
    desk.touch("cashout-select")
    desk.shows("cashout-value", left)
    desk.touch("cashout-count")
    desk.touch("cashout-deliver")
    player.shows("credits", 0)


@pytest.mark.clause("oneida-roulette:I.3.a.ii")
@pytest.mark.clause("oneida-roulette:I.3.a.iii")
@pytest.mark.clause("oneida-roulette:I.3.a.vii")
def test_a_dealer_takes_a_buy_in_by_hand_and_sees_what_differs_who_waits_and_what_came_back(
    sit: Sit, dealer: Dealer, console: Desk
) -> None:
    player, other, desk = sit(0), sit(0), console()
    desk.choose(player.name)
    desk.touch("note-100")
    desk.touch("buyin-take")
    expect(desk.at("buyin-count")).to_be_visible()
    for _ in range(2):
        desk.touch("note-100")
    desk.touch("buyin-count")
    expect(desk.at("buyin-unlike")).to_contain_text("The player laid $100.00 and you counted $200.00.")
    other.lay(100)
    expect(desk.at("others-wait")).to_have_text("1 other waits for you")
    desk.touch("buyin-credit")
    desk.touch("buyin-drop")
    expect(player.at("buy-in-amount")).to_have_text("$200.00")
    player.verify()
    desk.touch("others-wait")
    expect(desk.at(f"request-buy-in-{other.name}")).to_be_visible()
    dealer.new_game()
    player.bet(4, "red", 25)
    paid = back({"red": 25}, dealer.spin())
    expect(desk.at(f"came-back-{player.name}")).to_contain_text(f"${paid:.2f} came back")


@pytest.mark.clause("oneida-roulette:I.2.a")
def test_relief_takes_the_table_in_the_middle_of_a_game(sit: Sit, dealer: Dealer, console: Desk) -> None:
    player, desk = sit(100), console()
    desk.touch("btn-new-game")
    player.phase("betting")
    player.bet(4, "17", 25)
    relief = console(name="Relief")
    expect(relief.at("btn-throw-ball")).to_be_disabled()
    relief.touch("btn-take-over")
    expect(desk.at("relief-banner")).to_contain_text("Relief works this table.")
    expect(desk.at("btn-throw-ball")).to_be_disabled()
    number = throw(relief)
    relief.touch("btn-confirm-number")
    player.phase("settled")
    player.shows("credits", 75 + back({"17": 25}, number))


@pytest.mark.clause("oneida-roulette:I.9.e")
def test_a_credit_that_was_verified_can_still_be_reported_until_it_is_played(
    sit: Sit, dealer: Dealer
) -> None:
    player = sit(100)
    player.touch("btn-buy-in")
    player.touch("btn-report-late")
    expect(player.at("buy-in-reported")).to_be_visible()
    dealer.ask("correct-buy-in", player.name, "200.00", "0.00", "0.00")
    expect(player.at("buy-in-amount")).to_have_text("$200.00")
    player.verify()
    dealer.new_game()
    player.bet(4, "17", 25)
    dealer.spin()
    player.phase("settled")
    player.touch("btn-buy-in")
    expect(player.at("btn-lay-buy-in")).to_be_visible()
    expect(player.at("btn-report-late")).to_have_count(0)


@pytest.mark.clause("oneida-roulette:I.3.b.vi")
@pytest.mark.clause("oneida-roulette:I.8.g")
def test_the_next_player_neither_sees_nor_recalls_the_games_of_the_one_who_left(
    sit: Sit, dealer: Dealer
) -> None:
    player = sit(100)
    dealer.new_game()
    player.bet(4, "red", 25)
    number = dealer.spin()
    left = 75 + back({"red": 25}, number)
    player.shows("credits", left)
    player.touch("btn-cash-out")
    player.touch("btn-confirm-cash-out")
    dealer.pay(player.name)
    expect(player.at("sheet-cash-out")).to_contain_text("The dealer has paid you this amount in chips")
    player.shows("cash-out-amount", left)
    player.touch("btn-paid")
    expect(player.at("announcer")).to_have_text("")  # nor is it read out to whoever comes
    player.lay(100)
    dealer.serve(player.name)
    player.verify()
    player.touch("btn-games")
    expect(player.at("sheet-games")).to_contain_text("No game has been played here yet")
    player.touch("sheet-close")
    dealer.new_game()
    player.phase("betting")
    expect(player.at("btn-recall")).to_be_disabled()


def test_a_player_sees_how_the_last_numbers_of_this_table_fell(sit: Sit, dealer: Dealer) -> None:
    player = sit(100)
    dealer.new_game()
    dealer.spin()
    dealer.at("settled")
    player.phase("settled")
    player.touch("btn-games")
    expect(player.at("statistics")).to_contain_text("Red")
    counted = sum(1 for one in dealer.view["history"] if one["number"] and not one["void"])
    if counted < 10:
        expect(player.at("hot")).to_have_count(0)
        expect(player.at("hot-soon")).to_contain_text(f"once 10 games are counted; {counted} so far")
    else:
        expect(player.at("hot")).to_contain_text("×")
    expect(player.at("statistics")).to_contain_text(f"{counted} game")


def test_a_win_is_told_only_where_more_comes_back_than_was_staked(sit: Sit, dealer: Dealer) -> None:
    player = sit(100)
    dealer.new_game()
    for spot in ("red", "black"):
        player.bet(2, spot, 5)
    number = dealer.spin()
    player.phase("settled")
    told = player.at("wins")
    lost = number in ("0", "00")
    expect(told).to_contain_text("No win this game" if lost else "Your $10.00 staked came back")
    expect(told).to_have_attribute("data-gain", "false")
    dealer.new_game()
    for spot in ("red", "black", "0-00"):
        player.bet(1, spot, 1)
    number = dealer.spin()
    player.phase("settled")
    if number in ("0", "00"):
        expect(told).to_contain_text("You won $15.00 on $3.00 staked")
    else:
        expect(told).to_contain_text("$2.00 of $3.00 staked came back")
    expect(told).to_have_attribute("data-gain", str(number in ("0", "00")).lower())


@pytest.mark.clause("oneida-roulette:I.9.e")
def test_a_reported_buy_in_is_corrected_between_games(sit: Sit, dealer: Dealer, console: Desk) -> None:
    player, desk = sit(0), console()
    player.lay(100, 100)
    bring(desk, player, counted=100)
    expect(player.at("buy-in-amount")).to_have_text("$100.00")
    player.touch("btn-report-credit")
    expect(player.at("buy-in-reported")).to_be_visible()
    desk.touch("btn-new-game")
    desk.touch(f"request-correct-{player.name}")
    desk.touch("note-100")
    desk.touch("note-100")
    expect(desk.at("buyin-correct")).to_be_disabled()  # a game is in play
    desk.touch("btn-throw-ball")
    desk.touch("btn-confirm-number")
    desk.touch("buyin-correct")
    expect(player.at("buy-in-amount")).to_have_text("$200.00")
    player.verify()
    player.shows("credits", 200)


@pytest.mark.clause("oneida-roulette:I.2.b")
def test_a_dealer_calls_the_supervisor_who_answers(dealer: Dealer, console: Desk, supervisor: Pit) -> None:
    desk, pit = console(), supervisor()
    desk.touch("btn-call")
    expect(desk.at("btn-call")).to_be_disabled()
    pit.touch("btn-answer-T2")
    expect(desk.at("btn-call")).to_be_enabled()


@pytest.mark.clause("oneida-roulette:A.6")
@pytest.mark.clause("oneida-roulette:I.1.b")
def test_a_supervisor_opens_and_closes_a_table(supervisor: Pit) -> None:
    pit = supervisor()
    pit.choose("T4")
    expect(pit.at("btn-open-T4")).to_be_disabled()  # nothing is attested yet
    steps = (
        ("open-inches", "32", "Measure the wheel"), ("open-ball", "13", "Measure the ball"),
        ("open-float", "10000", "Count the float"),
    )  # fmt: skip
    for testid, measured, missing in steps:
        expect(pit.at("open-missing")).to_contain_text(missing)
        expect(pit.at(testid)).to_have_value("")
        pit.at(testid).fill(measured)
    expect(pit.at("open-missing")).to_have_text("Say what the ball is made of.")
    pit.at("open-approved").check()
    expect(pit.at("btn-open-T4")).to_be_disabled()
    expect(pit.at("open-missing")).to_have_text("Name the approval of the other ball.")
    pit.at("open-approval").fill("approval 7")
    pit.at("open-inches").fill("29")
    expect(pit.at("open-missing")).to_have_text("The wheel is too small: at least 30 inches across.")
    expect(pit.at("btn-open-T4")).to_be_disabled()
    expect(pit.at("opening").locator(".bad")).to_contain_text("I.1.b")
    pit.at("open-inches").fill("30")
    expect(pit.at("btn-open-T4")).to_be_enabled()
    expect(pit.at("open-missing")).to_have_count(0)
    pit.at("open-ball").fill("15")  # larger than the document allows
    expect(pit.at("btn-open-T4")).to_be_disabled()
    pit.at("open-ball").fill("13")
    pit.at("open-non-metallic").check()
    expect(pit.at("open-approval")).to_have_count(0)
    expect(pit.at("open-substance")).to_contain_text("A.6")
    pit.touch("btn-open-T4")
    expect(pit.at("table-T4")).to_have_attribute("data-phase", "idle")
    expect(pit.at("table-T4")).to_contain_text("10,000")
    pit.touch("btn-closing-T4")
    expect(pit.at("btn-close-T4")).to_be_disabled()  # its float is to be counted first, by two
    pit.at("close-float").fill("9990")
    pit.at("close-witness").select_option(index=1)
    pit.sure("btn-close-T4")
    expect(pit.at("table-T4")).to_have_attribute("data-phase", "closed")


STAGE_CUTS = """() => {
    const stage = document.querySelector('[data-testid=stage]').getBoundingClientRect();
    return [...document.querySelectorAll('[data-testid=round], [data-testid=phase], [data-testid=step]')]
        .map(one => [one.textContent, one.getBoundingClientRect()])
        .filter(([, at]) => at.top < stage.top || at.bottom > stage.bottom)
        .map(([text]) => text);
}"""


def cut_lines(desk: Console) -> list[str]:
    """What the stage cuts off, above or below, at a kiosk and at a tablet."""
    found = []
    for name in ("kiosk", "tablet"):
        width, height = SIZES[name]
        desk.page.set_viewport_size({"width": width, "height": height})
        found += [f"{name}: {one}" for one in desk.page.evaluate(STAGE_CUTS)]
    return found


def test_the_stage_cuts_nothing_of_a_game_that_is_settled_or_void(
    sit: Sit, dealer: Dealer, console: Desk
) -> None:
    player, desk = sit(100), console()
    dealer.new_game()
    dealer.spin()
    desk.phase("settled")
    cut = cut_lines(desk)
    dealer.new_game()
    player.bet(2, "17", 5)
    dealer.ask("void-game", dealer.view["round"], "foreign-object")
    desk.phase("void")
    cut += cut_lines(desk)
    assert cut == []


def test_a_console_that_nobody_works_says_so_and_a_player_calls_by_the_terminals_name(
    sit: Sit, dealer: Dealer, console: Desk
) -> None:
    idle = console("T4", "Relief")
    expect(idle.at("relief-banner")).to_contain_text("Nobody works this table.")
    player, desk = sit(0), console(size=SIZES["tablet"])
    player.touch("btn-attendant")
    expect(desk.at(f"answer-{player.name}")).to_have_text(f"Terminal {player.name} calls: answer")
    long = "() => document.querySelector('[data-testid=dealer]').textContent = 'Bartholomew '.repeat(9)"
    desk.page.evaluate(long)
    name, call = desk.at("dealer").bounding_box(), desk.at(f"answer-{player.name}").bounding_box()
    assert name is not None
    assert call is not None
    assert name["x"] + name["width"] <= call["x"]
    dealer.ask("answer-attendant", player.name)
