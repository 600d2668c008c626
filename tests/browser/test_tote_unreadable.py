"""Tickets that cannot be scanned, at the teller's screen and the mutuel manager's: damaged, lost, altered,
and ones that never came out of their printer.

Pictures for the manual: `CROUPIER_SCREENSHOTS=1 .venv/bin/pytest tests/browser/test_tote_unreadable.py`.
"""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.card_house import HandManager
from tests.browser.conftest import DESK, Browsers
from tests.browser.house import House
from tests.browser.test_access import check
from tests.browser.test_card_desk import SIDEWAYS, SIZES
from tests.browser.test_tote_day import Desk
from tests.browser.totes import Window, ticket_numbers

SCREENSHOTS = Path(__file__).parents[2] / "docs" / "screenshots"


class Teller(Window):
    def more(self) -> None:
        self.page.keyboard.press("F2")
        expect(self.at("sheet-more")).to_be_visible()

    def identify(self, transaction: str, digits: str) -> None:
        self.at("damaged-transaction").fill(transaction)
        self.at("damaged-digits").fill(digits)
        self.touch("btn-identify")

    def refused(self, says: str, clause: str) -> None:
        expect(self.at("refusal").last).to_contain_text(says, ignore_case=True)
        expect(self.at("refusal").last).to_contain_text(clause)


def tess_at(people: Browsers, race_book: House, size: str = "kiosk") -> Teller:
    page = people.signed_in(race_book.session("Tess"), SIZES.get(size, DESK))
    return Teller(page).open(race_book, "R1", "W1")


def torn(number: str) -> str:
    """Half of its digits are gone."""
    return f"{number[:2]}-????-????-{number[10:14]}-{number[14:]}"


def undelivered(tess: Teller, race_book: House, max_: HandManager) -> None:
    """The next ticket's printer hangs until betting on race 1 has closed."""
    hangs = race_book.folder / "spool" / "R1-W1" / "hangs"
    hangs.parent.mkdir(parents=True, exist_ok=True)
    hangs.touch()
    tess.key("1 2w1\n\n")
    expect(tess.at("recent").get_by_text("printing", exact=True)).to_be_visible()
    max_.stop(1)
    hangs.unlink()


def official(max_: HandManager) -> None:
    max_.ask("report-finish", 1, "1-2-3-4")
    max_.ask("declare-official", 1)


@pytest.mark.clause("oneida-parimutuel:D.2")
@pytest.mark.clause("oneida-parimutuel:D.7.b")
def test_a_torn_ticket_is_identified_by_the_teller_signed_by_the_manager_and_paid(
    people: Browsers, race_book: House
) -> None:
    with HandManager(race_book) as max_:
        max_.open()
        tess = tess_at(people, race_book)
        for serial, line in enumerate(("1 2w1\n\n", "1 20w2\n\n"), 1):
            tess.key(line)
            tess.ticket(serial, "live")
        max_.decide(1, "1-2-3-4")
    won, lost = ticket_numbers(race_book, "R1", "W1")
    tess.more()
    tess.identify("1", f"{won[:2]}-????-????-????-{won[14:]}")
    tess.refused("only 4 of its last 16 digits can be read", "D.7.b")
    tess.identify("1", torn(lost))
    tess.refused("what can be read is not the number of ticket 1", "D.7.b")
    tess.identify("2", torn(lost))
    tess.refused("ticket 2 did not win", "D.2b")
    tess.identify("1", torn(won))
    expect(tess.at("sheet-more")).to_have_count(0)
    expect(tess.at("claim-1")).to_contain_text("Waits for the mutuel manager or a supervisor")
    expect(tess.at("claim-1")).to_contain_text("D.7.b")
    expect(tess.at("presented")).to_have_count(0)

    desk = Desk(people.signed_in(race_book.session("Max"), DESK)).open("R1")
    expect(desk.at("claim-1")).to_contain_text("Tess at window W1")
    expect(desk.at("claim-1")).to_contain_text("000000001, W1 No. 1: R1 $2 WIN 1: $2")
    desk.sure("btn-sign-claim-1")
    expect(desk.at("claim-1")).to_have_count(0)
    expect(tess.at("presented-signed")).to_contain_text("Max has signed")
    expect(tess.at("presented-compare")).to_contain_text("000000001")
    pays = tess.money("presented-pays")
    tess.page.wait_for_timeout(650)
    tess.key("\n")
    expect(tess.at("presented")).to_be_visible()  # it came while the teller was at something else
    tess.touch("btn-pay")
    tess.ticket(1, "cashed")
    tess.shows("customer-owes", 22 - pays)


@pytest.mark.clause("oneida-parimutuel:D.7.b")
def test_the_manager_declines_and_a_teller_withdraws(people: Browsers, race_book: House) -> None:
    with HandManager(race_book) as max_:
        max_.open()
        tess = tess_at(people, race_book)
        tess.key("1 2w1\n\n")
        tess.ticket(1, "live")
        max_.decide(1, "1-2-3-4")
    [won] = ticket_numbers(race_book, "R1", "W1")
    desk = Desk(people.signed_in(race_book.session("Sam"), DESK)).open("R1")
    for by_teller in (True, False):
        tess.more()
        tess.identify("1", torn(won))
        expect(desk.at("claim-1")).to_be_visible()
        if by_teller:
            tess.touch("btn-withdraw-claim-1")
        else:
            desk.sure("btn-decline-claim-1")
        expect(desk.at("claim-1")).to_have_count(0)
        expect(tess.at("claim-1")).to_have_count(0)


@pytest.mark.clause("oneida-parimutuel:D.7.a")
@pytest.mark.clause("oneida-parimutuel:D.7.b")
def test_lost_and_altered_tickets_are_refused_with_their_clause(people: Browsers, race_book: House) -> None:
    with HandManager(race_book) as max_:
        max_.open()
        tess = tess_at(people, race_book)
        tess.key("1 2w1\n\n")
        tess.ticket(1, "live")
        max_.decide(1, "1-2-3-4")
    [won] = ticket_numbers(race_book, "R1", "W1")
    tess.scan(won)
    expect(tess.at("presented-compare")).to_contain_text("Compare it with the paper")
    expect(tess.at("presented-compare")).to_contain_text("W1 No. 1")
    tess.page.keyboard.press("Escape")
    expect(tess.at("presented")).to_have_count(0)
    tess.more()
    for claim, says, clause in (
        ("lost", "no claim for a lost ticket is considered", "D.7.a"),
        ("mutilated", "a mutilated ticket that cannot be identified as valid is not paid", "D.7.b"),
        ("altered", "an altered ticket that cannot be identified as valid is not paid", "D.7.b"),
    ):
        tess.touch(f"claim-{claim}")
        tess.refused(says, clause)


@pytest.mark.clause("oneida-parimutuel:B.4")
def test_an_undelivered_ticket_is_shown_and_paid_when_the_manager_signs(
    people: Browsers, race_book: House
) -> None:
    with HandManager(race_book) as max_:
        max_.open()
        tess = tess_at(people, race_book)
        undelivered(tess, race_book, max_)
        tess.ticket(1, "undelivered")
        tess.refused("its bets stand, and it is listed as not delivered", "B.4")
        expect(tess.at("recent-1")).to_contain_text("The printer hung")
        desk = Desk(people.signed_in(race_book.session("Max"), DESK)).open("R1")
        expect(desk.at("undelivered-1")).to_contain_text("was not delivered: the printer hung")
        expect(desk.at("undelivered-1")).to_contain_text("B.4")
        tess.more()
        expect(tess.at("not-delivered-1")).to_contain_text("R1 $2 WIN 1")
        tess.sure("btn-undelivered-1")
        tess.refused("the result of race 1 is not official", "D.1")
        official(max_)
    tess.sure("btn-undelivered-1")
    expect(tess.at("claim-1")).to_contain_text("not delivered")
    expect(desk.at("claim-1")).to_contain_text("be sure who bought it")
    desk.sure("btn-sign-claim-1")
    expect(tess.at("presented-compare")).to_contain_text("There is no paper")
    tess.touch("btn-pay")
    tess.ticket(1, "cashed")
    expect(desk.at("undelivered-1")).to_have_count(0)
    tess.more()
    expect(tess.at("not-delivered")).to_contain_text("None.")


@pytest.mark.painted
@pytest.mark.parametrize("size", SIZES)
def test_both_screens_fit_every_size(people: Browsers, race_book: House, size: str) -> None:
    with HandManager(race_book) as max_:
        max_.open()
        tess = tess_at(people, race_book, size)
        undelivered(tess, race_book, max_)
        official(max_)
    tess.ticket(1, "undelivered")
    desk = Desk(people.signed_in(race_book.session("Max"), SIZES[size])).open("R1")
    tess.more()
    tess.at("not-delivered-1").scroll_into_view_if_needed()
    tess.at("refusal").get_by_role("button").last.click()
    picture(tess, f"teller-more-{size}")
    tess.sure("btn-undelivered-1")
    tess.at("claim-1").scroll_into_view_if_needed()
    picture(tess, f"teller-claim-{size}")
    desk.at("claim-1").scroll_into_view_if_needed()
    picture(desk, f"mutuels-claim-{size}")
    desk.sure("btn-sign-claim-1")
    tess.at("presented-signed").scroll_into_view_if_needed()
    picture(tess, f"teller-signed-{size}")
    for page in (tess.page, desk.page):
        assert not page.evaluate(SIDEWAYS)


@pytest.mark.painted
def test_axe_finds_nothing_serious_where_a_claim_is_asked_and_signed(
    people: Browsers, race_book: House
) -> None:
    with HandManager(race_book) as max_:
        max_.open()
        tess = tess_at(people, race_book)
        undelivered(tess, race_book, max_)
        official(max_)
    tess.ticket(1, "undelivered")
    tess.more()
    check(tess.page)
    tess.sure("btn-undelivered-1")
    expect(tess.at("claim-1")).to_be_visible()
    check(tess.page)
    desk = Desk(people.signed_in(race_book.session("Max"), DESK)).open("R1")
    expect(desk.at("claim-1")).to_be_visible()
    check(desk.page)


def picture(screen: Window | Desk, name: str) -> None:
    """Where `CROUPIER_SCREENSHOTS` names a folder, into it; `1` is the manual's."""
    where = os.environ.get("CROUPIER_SCREENSHOTS")
    if where and (where != "1" or name in ("teller-more-kiosk",)):
        folder = SCREENSHOTS if where == "1" else Path(where)
        screen.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=80)
