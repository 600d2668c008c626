"""Rare things at windows, terminals and the desk of a race book whose day is run by hand: exchanges of twin
trifectas, the difference after a correction, a manual cancel that two people sign.

Its picture for the manual: `CROUPIER_SCREENSHOTS=1 .venv/bin/pytest tests/browser/test_tote_by_hand.py`.
"""

import os
import re
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.card_house import HandManager
from tests.browser.conftest import DESK, Browsers
from tests.browser.house import House
from tests.browser.screens import NO_DOUBLE_TOUCH, Screen
from tests.browser.staff import Staff
from tests.browser.test_access import check
from tests.browser.test_card_desk import SIDEWAYS, SIZES
from tests.browser.test_language import english_left, in_spanish
from tests.browser.test_tote_day import Desk
from tests.browser.totes import SelfService, Window, ticket_numbers

PICTURE = Path(__file__).parents[2] / "docs" / "screenshots" / "self-service-exchange-kiosk.jpg"
TWIN = ("1 2tt1/2/3\n\n", "1 2tt1/2/3\n\n", "1 2tt3/2/1\n\n", "1 2w1\n\n")


def window(people: Browsers, race_book: House, window: str = "W1") -> Window:
    return Window(people.signed_in(race_book.session("Tess"), DESK)).open(race_book, "R1", window)


def sold(tess: Window, *lines: str) -> None:
    for serial, line in enumerate(lines, 1):
        tess.key(line)
        tess.ticket(serial, "live")


def put_in(bettor: SelfService, number: str) -> None:
    bettor.at("exchange-number").fill(number)
    bettor.touch("btn-exchange")


@pytest.mark.clause("oneida-parimutuel:A.9")
@pytest.mark.clause("oneida-parimutuel:C.9")
@pytest.mark.clause("oneida-parimutuel:D.2")
@pytest.mark.clause("oneida-parimutuel:D.2b")
def test_a_bettor_exchanges_a_twin_trifecta_at_a_terminal(people: Browsers, race_book: House) -> None:
    with HandManager(race_book) as max_:
        max_.open()
        tess = window(people, race_book)
        sold(tess, *TWIN)
        won, _, lost, other = ticket_numbers(race_book, "R1", "W1")
        bettor = SelfService(people.new(DESK, touch=True)).open(race_book, "R1", "S1")
        expect(bettor.at("btn-exchange-ticket")).to_have_count(0)
        max_.decide(1, "1-2-3-4")
        bettor.touch("btn-exchange-ticket")
        for number, says in (
            (lost, "did not win the trifecta of race 1"),
            (other, "a twin trifecta is exchanged"),
        ):
            put_in(bettor, number)
            expect(bettor.at("exchange-said")).to_contain_text(says)
            expect(bettor.at("exchange-said")).to_contain_text("C.9")
        put_in(bettor, won)
        expect(bettor.at("exchange-won")).to_contain_text("R1 $2 TWIN TRIFECTA 1/2/3")
        for place, runner in ((1, 4), (2, 4), (1, 5), (3, 6)):
            bettor.touch(f"exchange-{place}-{runner}")
        expect(bettor.at("exchange-said")).to_contain_text("Race 2: 5/4/6")
        check(bettor.page)
        max_.ask("scratch-runner", 2, "6")
        expect(bettor.at("exchange-3-6")).to_be_disabled()
        expect(bettor.at("btn-exchange")).to_be_disabled()
        bettor.touch("exchange-3-1")
        bettor.touch("btn-exchange")
        bettor.soon("[data-testid=printed][data-state=live]")
        expect(bettor.at("printed")).to_contain_text("R1 $2 TWIN TRIFECTA 1/2/3")
        bettor.touch("btn-printed")
        [made] = ticket_numbers(race_book, "R1", "S1")
        bettor.touch("btn-exchange-ticket")
        put_in(bettor, won)
        expect(bettor.at("exchange-said")).to_contain_text("was exchanged for ticket 5")
        expect(bettor.at("exchange-said")).to_contain_text("D.2b")
        bettor.touch("btn-exchange-done")
        in_spanish(bettor.page)
        bettor.touch("btn-exchange-ticket")
        put_in(bettor, made)
        expect(bettor.at("exchange-said")).to_contain_text("ya está canjeado")
        names = [one["name"] for race in max_.view["races"] for one in race["runners"]]
        assert english_left(bettor.page, *names) == []
        bettor.touch("btn-exchange-done")
        max_.decide(2, "5-4-1-2")
        expect(bettor.at("btn-exchange-ticket")).to_have_count(0)
        bettor.touch("btn-cash-ticket")
        bettor.at("ticket-number").fill(made)
        bettor.at("ticket-number").press("Enter")
        expect(bettor.at("ticket-said")).to_contain_text("a su crédito")


@pytest.mark.clause("oneida-parimutuel:C.9")
@pytest.mark.clause("oneida-parimutuel:D.2b")
def test_a_teller_exchanges_a_twin_trifecta_at_the_window(people: Browsers, race_book: House) -> None:
    with HandManager(race_book) as max_:
        max_.open()
        tess = window(people, race_book)
        sold(tess, *TWIN)
        won, second, lost, _ = ticket_numbers(race_book, "R1", "W1")
        tess.page.keyboard.press("F2")
        exchanged(tess, won, "4/5/6")
        expect(tess.at("refusal").last).to_contain_text("1 is not official")
        max_.decide(1, "1-2-3-4")
        for number, runners, says in (
            (lost, "4/5/6", "did not win the trifecta of race 1"),
            (won, "4/5", "is not three runners in their order"),
            (won, "4/5/9", "9 does not run in race 2"),
        ):
            exchanged(tess, number, runners)
            expect(tess.at("refusal").last).to_contain_text(says)
            expect(tess.at("refusal").last).to_contain_text("C.9")
        exchanged(tess, won, "4/5/6")
        expect(tess.at("more-said")).to_contain_text("The exchange ticket is printed")
        tess.ticket(5, "live")
        tess.page.keyboard.press("Escape")
        made = ticket_numbers(race_book, "R1", "W1")[-1]
        tess.scan(won)
        expect(tess.at("refusal").last).to_contain_text("was exchanged for ticket 5")
        max_.stop(2)
        tess.page.keyboard.press("F2")
        exchanged(tess, second, "4/5/6")
        expect(tess.at("refusal").last).to_contain_text("on race 2 is closed")
        tess.page.keyboard.press("Escape")
        max_.ask("report-finish", 2, "4-5-6-1")
        max_.ask("declare-official", 2)
        tess.scan(made)
        expect(tess.at("presented")).to_contain_text("Ticket 5, verified")
        assert tess.money("presented-pays") > 0


@pytest.mark.painted
@pytest.mark.parametrize("size", SIZES)
def test_runners_are_chosen_at_every_size(people: Browsers, race_book: House, size: str) -> None:
    with HandManager(race_book) as max_, Staff(race_book, "teller", "Tess", "R1") as tess:
        max_.open()
        tess.ask("open-drawer", "W1", "2000.00")
        tess.ask("sell-ticket", "R1 $2 TWIN TRIFECTA 1/2/3")
        tess.until(lambda view: bool(view["recent"]) and view["recent"][0]["state"] == "live")
        max_.decide(1, "1-2-3-4")
    bettor = SelfService(people.new(SIZES[size], touch=True)).open(race_book, "R1", "S1")
    bettor.touch("btn-exchange-ticket")
    put_in(bettor, ticket_numbers(race_book, "R1", "W1")[0])
    for place, runner in ((1, 4), (2, 6), (3, 5)):
        bettor.touch(f"exchange-{place}-{runner}")
    expect(bettor.at("btn-exchange")).to_be_enabled()
    assert not bettor.page.evaluate(SIDEWAYS)
    if size == "kiosk" and os.environ.get("CROUPIER_SCREENSHOTS"):
        bettor.page.screenshot(path=PICTURE, type="jpeg", quality=80)


def exchanged(tess: Window, number: str, runners: str) -> None:
    tess.at("exchange-number").fill(number)
    tess.at("exchange-selection").fill(runners)
    tess.touch("btn-exchange")


@pytest.mark.clause("oneida-parimutuel:D.6")
def test_a_correction_stops_cashing_and_the_difference_is_paid_after_it(
    people: Browsers, race_book: House
) -> None:
    with HandManager(race_book) as max_:
        max_.open()
        tess = window(people, race_book)
        sold(tess, "1 10w1\n\n", "1 10w2\n\n", "1 10w1\n\n")
        early, _, late = ticket_numbers(race_book, "R1", "W1")
        max_.decide(1, "1-2-3-4")
    tess.scan(early)
    paid = tess.money("presented-pays")
    tess.page.wait_for_timeout(650)
    tess.key("\n")
    tess.ticket(1, "cashed")

    desk = Desk(people.signed_in(race_book.session("Max"), DESK)).open("R1")
    desk.at("stop-says").fill("The win payoff of race 1 was posted wrong: it is $5.00.")
    desk.sure("btn-stop-cashing")
    expect(desk.at("announced")).to_contain_text("Say over the public address: “The win payoff of race 1")
    expect(desk.at("announced")).to_contain_text("D.6")
    board = Screen(people.new(DESK))
    board.page.goto("/tote-board?table=R1")
    expect(board.at("announcement")).to_contain_text("it is $5.00")
    expect(tess.at("notices")).to_contain_text("it is $5.00")
    tess.scan(late)
    expect(tess.at("refusal").last).to_contain_text("winning tickets are cashed now")
    expect(tess.at("refusal").last).to_contain_text("D.6")

    desk.touch("tab-race-1")
    desk.page.get_by_text("Correct", exact=True).first.click()
    desk.at("payoff-lines").fill("1 5.00")
    desk.at("payoff-why").fill("posted wrong")
    desk.sure("btn-correct-payoffs")
    expect(desk.at("owed-1")).to_contain_text("Ticket 1 is still owed")
    desk.sure("btn-resume-cashing")
    expect(tess.at("notices")).not_to_contain_text("it is $5.00")

    tess.page.keyboard.press("F2")
    tess.at("difference-number").fill("1")
    tess.sure("btn-difference")
    expect(tess.at("more-said")).to_contain_text(f"${25 - paid:.2f}")
    expect(desk.at("owed-1")).to_have_count(0)
    tess.at("difference-number").fill("1")
    tess.sure("btn-difference")
    expect(tess.at("refusal").last).to_contain_text("more is owed on ticket 1")
    tess.page.keyboard.press("Escape")
    tess.scan(late)
    tess.shows("presented-pays", 25)


@pytest.mark.clause("oneida-parimutuel:E.4")
def test_a_teller_and_a_supervisor_sign_a_manual_cancel_at_their_screens(
    people: Browsers, race_book: House
) -> None:
    with HandManager(race_book) as max_:
        max_.open()
    tess = window(people, race_book)
    sold(tess, "3 10w1\n\n", "3 10w2\n\n")
    tess.key("m1\n")
    expect(tess.at("recent-1")).to_contain_text("Waits for a supervisor’s signature")
    sam = Desk(people.signed_in(race_book.session("Sam"), DESK)).open("R1")
    expect(sam.at("manual-cancel-1")).to_contain_text("Ticket 1, window W1: Tess has signed")
    expect(sam.at("manual-cancel-1")).to_contain_text("R3 $10 WIN 1: $10.00")
    tess.touch("btn-withdraw-1")
    expect(sam.at("manual-cancel-1")).to_have_count(0)
    expect(tess.at("recent-1")).to_have_attribute("data-state", "live")
    tess.page.keyboard.press("F2")
    tess.at("by-hand-serial").fill("1")
    tess.sure("btn-by-hand")
    sam.touch("btn-sign-1")
    tess.ticket(1, "live")
    sam.page.wait_for_timeout(NO_DOUBLE_TOUCH)
    sam.touch("btn-sign-1")
    tess.ticket(1, "cancelled")
    tess.ticket(2, "live")
    expect(sam.at("manual-cancel-1")).to_have_count(0)


@pytest.mark.clause("oneida-parimutuel:F.1.a")
@pytest.mark.clause("oneida-parimutuel:F.2")
@pytest.mark.clause("oneida-parimutuel:F.3")
def test_the_window_says_how_much_of_a_payment_is_a_refund_and_why(
    people: Browsers, race_book: House
) -> None:
    with HandManager(race_book) as max_:
        max_.open()
        tess = window(people, race_book)
        sold(tess, "1 2w1\n1 2w5\n\n", "1 2w1\n1 2w6\n\n")
        early, late = ticket_numbers(race_book, "R1", "W1")
        max_.ask("scratch-runner", 1, "5")
        tess.scan(early)
        expect(tess.at("presented-refund")).to_contain_text("Refunds $2.00")
        expect(tess.at("presented-refund")).to_contain_text("F.2")
        tess.page.keyboard.press("Escape")
        max_.stop(1)
        max_.ask("scratch-runner", 1, "6")
        max_.ask("report-finish", 1, "1-2-3-4")
        max_.ask("declare-official", 1)
        tess.scan(late)
        expect(tess.at("presented-refund")).to_contain_text("F.3")
        assert tess.money("presented-pays") > 2
    tess.page.keyboard.press("Escape")
    expect(tess.at("presented")).to_have_count(0)


def test_every_screen_has_the_post_time_by_its_own_clock(race_book: House, browser: Browser) -> None:
    """The track is in Chicago: whoever stands in New York reads an hour more, at a window as on the board."""
    with HandManager(race_book) as max_:
        max_.open()
        race = max_.view["races"][0]
    post = datetime.fromtimestamp((race["post"] or race["scheduled"]) / 1000, ZoneInfo("America/New_York"))
    bettors = rf"{post:%I}:{post:%M}\s{post:%p}".lstrip("0")
    there = browser.new_context(base_url=race_book.url, timezone_id="America/New_York")
    for who, address, where, told in (
        ("Tess", "/teller?table=R1", "[data-testid=runners]", f"{post:%H:%M}"),
        ("Max", "/mutuels?table=R1", "[data-testid=post-time]", f"{post:%H:%M}"),
        ("Max", "/tote-board?table=R1", "header", bettors),
        ("Max", "/program?table=R1", "main", bettors),
    ):
        session = {"name": "croupier-session", "value": race_book.session(who), "url": race_book.url}
        there.add_cookies([session])  # type: ignore[list-item]
        page = there.new_page()
        if who == "Tess":
            Window(page).open(race_book, "R1", "W1")
        else:
            page.goto(address)
        expect(page.locator(where).first).to_contain_text(re.compile(told))
    there.close()
