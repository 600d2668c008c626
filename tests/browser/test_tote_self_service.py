"""A bettor alone at a self-service terminal: a bill in, a ticket out, the ticket cashed, a voucher out."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, Browsers
from tests.browser.house import House
from tests.browser.test_cage import printed
from tests.browser.test_language import english_left, in_spanish
from tests.browser.totes import Mutuels, SelfService, ticket_numbers

UNCOVERED = """one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
"""Whether a finger on its middle touches it, and nothing that lies over it."""


@pytest.mark.clause("oneida-parimutuel:A.9")
@pytest.mark.clause("oneida-parimutuel:B.1")
@pytest.mark.clause("oneida-parimutuel:D.1")
@pytest.mark.clause("oneida-parimutuel:D.2")
def test_a_bill_becomes_a_ticket_and_the_ticket_a_voucher(browsers: Browsers, house: House) -> None:
    with Mutuels(house, "H2") as mo:
        mo.open()
        every = mo.runners(1)
        names = [one["name"] for race in mo.view["races"] for one in race["runners"]]
        bettor = SelfService(browsers.new(DESK, touch=True)).open(house, "H2", "S1")
        bettor.touch("bet-w")
        for runner in every:
            bettor.touch(f"pick-1-{runner}")
        cost = 2 * len(every)
        bettor.shows("slip-total", cost)
        bettor.touch("btn-more-money")
        bettor.touch("bill-20")
        bettor.shows("sheet-credit", 20)
        bettor.touch("btn-money-done")
        bettor.touch("btn-print")
        bettor.soon("[data-testid=printed][data-state=live]")
        bettor.touch("btn-printed")
        bettor.shows("credit", 20 - cost)
        [number] = ticket_numbers(house, "H2", "S1")
        bettor.touch("btn-cash-ticket")
        bettor.at("ticket-number").fill(number)
        bettor.at("ticket-number").press("Enter")
        expect(bettor.at("ticket-said")).to_contain_text("is not official")
        expect(bettor.at("ticket-said")).to_contain_text("D.1")
        mo.decide(1, "-".join(every[:4]))
    bettor.at("ticket-number").fill(number)
    bettor.at("ticket-number").press("Enter")
    expect(bettor.at("ticket-said")).to_contain_text("was added to your credit")
    bettor.touch("btn-ticket-done")
    credit = bettor.money("credit")
    assert credit > 20 - cost
    bettor.touch("btn-attendant")
    expect(bettor.at("told")).to_contain_text("Someone comes to you")
    bettor.touch("btn-cash-out")
    expect(bettor.at("sheet-voucher")).to_contain_text("Take your voucher")
    bettor.touch("btn-voucher-done")
    bettor.shows("credit", 0)
    bettor.touch("btn-insert")
    bettor.at("voucher-number").fill(printed(house)[-1])
    bettor.at("voucher-number").press("Enter")
    bettor.shows("sheet-credit", credit)
    bettor.touch("btn-money-done")
    in_spanish(bettor.page)
    bettor.touch("bet-e")
    expect(bettor.at("slip")).to_contain_text("Elija sus participantes")
    assert english_left(bettor.page, *names) == []
    bettor.touch("btn-cash-ticket")
    bettor.at("ticket-number").fill(number)
    bettor.at("ticket-number").press("Enter")
    expect(bettor.at("ticket-said")).to_contain_text("ya está pagado")


def test_runners_wait_for_a_bet_and_then_come_into_sight_on_a_phone(browsers: Browsers, house: House) -> None:
    with Mutuels(house, "H4") as mo:
        mo.open()
    bettor = SelfService(browsers.new(PHONE, touch=True)).open(house, "H4", "S1")
    expect(bettor.at("bet-first")).to_have_text("Choose a bet first, then your runners.")
    assert not bettor.at("pick-1-1").evaluate(UNCOVERED)
    bettor.touch("bet-w")
    expect(bettor.at("bet-first")).to_have_count(0)
    assert all(bettor.at(f"pick-1-{runner}").evaluate(UNCOVERED) for runner in "123")


def test_every_runner_of_an_exacta_can_be_touched_on_a_tablet(browsers: Browsers, house: House) -> None:
    with Mutuels(house, "H4") as mo:
        mo.open()
        last = mo.runners(1)[-1]
    bettor = SelfService(browsers.new((1180, 820), touch=True)).open(house, "H4", "S1")
    bettor.touch("bet-e")
    hidden = """one => { const list = one.closest('table'); return list.scrollHeight - list.clientHeight }"""
    assert bettor.at(f"pick-1-{last}").evaluate(hidden) == 0
