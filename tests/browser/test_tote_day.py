"""A race day in a hall: the program, the board, and the mutuel manager who runs it by hand."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, KIOSK, PHONE, Browsers
from tests.browser.house import House
from tests.browser.screens import NO_DOUBLE_TOUCH, Screen
from tests.browser.staff import Linked, Staff
from tests.browser.totes import Mutuels


class Desk(Screen):
    """The mutuel manager's."""

    def open(self, tote: str) -> "Desk":
        self.page.goto(f"/mutuels?table={tote}")
        expect(self.at("mutuels")).to_be_visible()
        return self


def hall(browsers: Browsers, tote: str, size: tuple[int, int] = KIOSK) -> Screen:
    page = browsers.new(size)
    page.goto(f"/tote-board?table={tote}")
    expect(page.get_by_test_id("tote-board")).to_be_visible()
    return Screen(page)


def sold(house: House, *bets: str) -> None:
    with Staff(house, "teller", "Ted", "H4") as ted:
        if ted.view["window"] is None:
            ted.ask("open-drawer", "W1", "2000.00")
        for bet in bets:
            ted.ask("sell-ticket", bet)


@pytest.mark.clause("oneida-parimutuel:C")
@pytest.mark.clause("oneida-parimutuel:D.3")
@pytest.mark.clause("oneida-parimutuel:D.4")
@pytest.mark.clause("oneida-parimutuel:D.5")
@pytest.mark.clause("oneida-parimutuel:D.6")
@pytest.mark.clause("oneida-parimutuel:F.1.a")
def test_a_race_from_the_first_bet_to_official_payoffs(browsers: Browsers, house: House) -> None:
    board = hall(browsers, "H4")
    desk = Desk(browsers.signed_in(house.session("Mo"), DESK)).open("H4")
    desk.sure("btn-open-wagering")
    expect(desk.at("lamp-selling")).to_have_text("Selling")
    bets = ("WIN 4", "WIN 6", "WIN 8", "PLACE 4", "SHOW 2", "EXACTA 4/6", "QUINELLA 4/6", "TRIFECTA 4/6/2")
    sold(house, *(f"R1 $10 {bet}" for bet in bets))
    expect(board.at("board-race")).to_have_text("Race 1")
    expect(board.at("runner-4").locator(".price")).to_have_text("7-5")
    expect(board.at("pools")).to_contain_text("$30")

    desk.sure("btn-scratch-8")  # a third of the win money goes back, and the odds are made anew
    expect(board.at("runner-8")).to_contain_text("Scratched")
    expect(desk.at("refund-1-8")).to_be_visible()
    expect(board.at("runner-4").locator(".price")).to_have_text("3-5")

    desk.sure("btn-stop-betting")
    expect(desk.at("race-facts")).to_contain_text("Closed by hand")
    expect(desk.at("finish-entry")).to_contain_text("results come from the track")
    desk.at("track-fault").select_option("link-lost")
    desk.touch("btn-track-fault")
    expect(desk.at("lamp-link")).to_have_text("Track not heard")
    expect(board.at("link-lost")).to_be_visible()
    desk.at("finish-typed").fill("4-8")
    expect(desk.at("finish-check")).to_have_text("8 is scratched.")
    expect(desk.at("btn-report-finish")).to_be_disabled()
    desk.at("finish-typed").fill("")
    for pad in ("4", "6", "tie", "2", "1"):
        desk.touch(f"pad-{pad}")
    expect(desk.at("finish-check")).to_have_text("Reads 4-6=2-1")
    desk.touch("btn-report-finish")
    expect(board.at("finish")).to_have_attribute("data-finish", "4-6=2-1")
    expect(board.at("dead-heat")).to_have_count(2)
    expect(board.at("board-sign")).to_have_text("Not official yet")

    desk.at("inquiry-why").fill("4 bothered 6 on the turn")
    desk.touch("btn-post-inquiry")
    expect(board.at("board-sign")).to_have_text("Inquiry")
    expect(board.at("inquiry")).to_contain_text("4 bothered 6 on the turn")
    expect(desk.at("btn-declare-official")).to_be_disabled()
    desk.sure("btn-clear-inquiry")
    expect(board.at("board-sign")).to_have_text("Not official yet")
    desk.touch("btn-declare-official")
    expect(board.at("result")).to_have_attribute("data-phase", "posted")
    desk.page.wait_for_timeout(NO_DOUBLE_TOUCH)
    desk.touch("btn-declare-official")
    expect(board.at("board-sign")).to_have_text("Official")
    expect(desk.at("race-desk")).to_have_attribute("data-race", "2")  # the next one needs a hand now
    desk.touch("tab-race-1")
    expect(desk.at("race-facts")).to_contain_text("entered by Mo")
    expect(board.at("pays-win-4")).to_have_text("$3.20")
    expect(board.at("pays-exacta-4-6")).to_be_visible()
    expect(desk.at("money-1-win")).to_have_text("Win$30.00$10.00$3.40$0.60$0.00$16.00$26.00$0.00$0.00")

    desk.page.get_by_text("Correct", exact=True).first.click()
    desk.at("payoff-lines").fill("4 3.60")
    desk.at("payoff-why").fill("posted wrong")
    desk.sure("btn-correct-payoffs")
    expect(board.at("pays-win-4")).to_have_text("$3.60")
    desk.at("stop-says").fill("The win payoff of race 1 is $3.60.")
    desk.sure("btn-stop-cashing")
    expect(board.at("announcement")).to_contain_text("The win payoff of race 1 is $3.60.")
    desk.sure("btn-resume-cashing")
    expect(board.at("announcement")).to_have_count(0)


@pytest.mark.clause("oneida-parimutuel:F.1.b")
def test_a_race_that_is_called_off_gives_its_bets_back(browsers: Browsers, house: House) -> None:
    with Mutuels(house, "H4") as mo:
        mo.open()
    sold(house, "R3 $10 WIN 1")
    board = hall(browsers, "H4", PHONE)
    desk = Desk(browsers.signed_in(house.session("Mo"), PHONE)).open("H4")
    desk.touch("tab-race-3")
    desk.page.get_by_text("Call off the race").first.click()
    desk.at("call-off-why").fill("lights out")
    desk.sure("btn-call-off-race")
    expect(desk.at("race-facts")).to_contain_text("Called off")
    expect(desk.at("refunds")).to_contain_text("Race 3: Cancelled. All its bets go back.")
    expect(desk.at("money-3-win")).to_contain_text("$10.00")
    expect(board.at("result")).to_contain_text("Race cancelled")


@pytest.mark.clause("oneida-parimutuel:E.4")
def test_a_manual_cancel_waits_for_the_supervisors_signature(browsers: Browsers, house: House) -> None:
    with Mutuels(house, "H4") as mo:
        mo.open()
    sold(house, "R4 $10 WIN 1")
    with Staff(house, "teller", "Ted", "H4") as ted:
        ted.until(lambda view: view["recent"][0]["state"] == "live")
        ted.ask("ask-manual-cancel", ted.view["recent"][0]["serial"])
        ted.until(lambda view: view["manual_cancels"] != [])
        [asked] = ted.view["manual_cancels"]
    number = asked["ticket"]["number"]
    manager = Desk(browsers.signed_in(house.session("Mo"), DESK)).open("H4")
    expect(manager.at(f"manual-cancel-{number}")).to_contain_text("A supervisor signs")
    expect(manager.at(f"btn-sign-{number}")).to_have_count(0)
    supervisor = Desk(browsers.signed_in(house.session("Sam"), DESK)).open("H4")
    supervisor.sure(f"btn-sign-{number}")
    expect(manager.at(f"manual-cancel-{number}")).to_have_count(0)


def test_a_bettor_at_a_terminal_calls_and_the_manager_comes(browsers: Browsers, house: House) -> None:
    with Linked(house, "self-service", house.pair("H4", "S1")) as bettor:
        desk = Desk(browsers.signed_in(house.session("Mo"), DESK)).open("H4")
        bettor.ask("call-attendant")
        desk.touch("btn-answer-S1")
        expect(desk.at("btn-answer-S1")).to_have_count(0)
        bettor.until(lambda view: view["answered"] == "Mo")


@pytest.mark.clause("oneida-parimutuel:G")
def test_the_program_explains_wagering_and_every_pool_of_the_card(browsers: Browsers, house: House) -> None:
    page = browsers.new(PHONE)
    page.goto("/program?table=H4")
    program = Screen(page)
    expect(program.at("program-race-1")).to_contain_text("550 yards")
    expect(program.at("program-race-1")).to_contain_text("from $2")
    expect(program.at("program-1-4")).to_contain_text("Marble Bridge")
    expect(program.at("program-1-4")).to_contain_text("2-1")
    told = program.at("explained")
    for said in ("You bet against each other", "Quinella", "in either order", "Key box", "§ C.6", "§ A.4"):
        expect(told).to_contain_text(said)
    for paper in ("program-pdf", "notice-pdf"):
        answer = page.request.get(program.at(paper).get_attribute("href") or "")
        assert answer.headers["content-type"] == "application/pdf"
    program.touch("language-es")
    expect(program.at("explained")).to_contain_text("Se apuesta entre todos")
    expect(program.at("program-race-1")).to_contain_text("Carrera 1")


def test_nothing_goes_back_for_a_runner_that_the_card_had_scratched(browsers: Browsers, house: House) -> None:
    desk = Desk(browsers.signed_in(house.session("Mo"), DESK)).open("H1")
    desk.touch("tab-race-3")
    expect(desk.at("refunds")).to_be_visible()
    expect(desk.at("refund-3-4")).to_have_count(0)
