"""A voucher's way over the screens: out of one station, into another, and paid at the cage."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, Browsers
from tests.browser.house import House
from tests.browser.screens import Console, Supervisor, Terminal
from tests.browser.staff import Staff
from tests.browser.staff import Supervisor as Sam


def station(browsers: Browsers, house: House, terminal: str) -> Terminal:
    player = Terminal(browsers.new())
    player.page.goto(house.seat("E1", terminal))
    return player.ready()


def printed(house: House) -> list[str]:
    """The numbers of all vouchers so far, the newest last, as players read them."""
    papers = sorted((house.folder / "spool").rglob("*.tito"), key=lambda one: one.stat().st_mtime_ns)
    return [_number(paper) for paper in papers]


def _number(paper: Path) -> str:
    number: bytes = re.findall(rb"\|(\d{18})\|\^", paper.read_bytes())[0]
    return number.decode()


def insert(player: Terminal, dollars: int) -> None:
    player.touch("btn-bills")
    player.touch(f"bill-{dollars}")
    player.shows("acceptor-credits", dollars)
    player.touch("btn-bills-done")


def cash_out(player: Terminal, house: House) -> str:
    """To a voucher, which the player takes; its number."""
    player.touch("btn-cash-out")
    player.soon("[data-testid=btn-paid]")
    expect(player.at("sheet-voucher")).to_contain_text("Take your voucher")
    player.touch("btn-paid")
    player.shows("credits", 0)
    return printed(house)[-1]


def sure(page: Page, testid: str) -> None:
    """A button that asks once more."""
    page.get_by_test_id(testid).click()
    page.wait_for_timeout(500)
    page.get_by_test_id(testid).click()


@pytest.mark.clause("ilani:4.c")
def test_a_voucher_is_put_in_at_another_station_and_then_paid_at_the_cage(
    browsers: Browsers, house: House
) -> None:
    one, two = station(browsers, house, "1"), station(browsers, house, "3")
    insert(one, 20)
    number = cash_out(one, house)
    two.touch("btn-bills")
    two.at("voucher-number").fill(number)
    two.at("voucher-number").press("Enter")
    two.shows("acceptor-credits", 20)
    expect(two.at("voucher-said")).to_contain_text("Your voucher was credited.")
    two.at("voucher-number").fill(number)
    two.at("voucher-number").press("Enter")
    expect(two.page.get_by_text("was paid already").first).to_be_visible()
    two.touch("btn-bills-done")
    second = cash_out(two, house)

    page = browsers.new()
    page.goto(f"{house.url}/cage?table=C1")
    page.get_by_test_id("signin-name").fill("Cass")
    page.get_by_test_id("signin-password").fill("cash")
    page.get_by_test_id("signin-submit").click()
    page.get_by_test_id("drawer-count").fill("5000")
    sure(page, "btn-open-drawer")
    expect(page.get_by_test_id("drawer")).to_have_attribute("data-open", "true")
    page.get_by_test_id("voucher-number").fill(second)
    page.get_by_test_id("voucher-number").press("Enter")
    expect(page.get_by_test_id("voucher-said")).to_have_text("Pay out $20.00, and cancel the paper.")
    page.get_by_test_id("voucher-number").fill(second)
    page.get_by_test_id("voucher-number").press("Enter")
    expect(page.get_by_text("was paid already").first).to_be_visible()
    page.get_by_test_id("drawer-count").fill("4980")
    sure(page, "btn-close-drawer")
    expect(page.get_by_test_id("drawer")).to_have_attribute("data-open", "false")


def test_a_fill_goes_through_five_hands(browsers: Browsers, house: House) -> None:
    """Requested and confirmed in the pit, prepared at the cage, carried, and counted in by the dealer."""
    cage = ("cage", "Carl", "C1"), ("cage", "Rune", "C1")
    with Sam(house) as sam, Staff(house, *cage[0]) as carl, Staff(house, *cage[1]) as rune:
        sam.open("T3")
        if not any(one["cashier"] == "Carl" for one in carl.view["windows"]):
            carl.ask("open-drawer", "2", "5000.00")
        carl.ask("count-inventory", "Sam", "5.00", 1000)
        pit = Supervisor(browsers.signed_in(house.session("Sam"), DESK)).open(house.url)
        pit.choose("T3")
        pit.at("slip-count").fill("20")
        pit.at("slip-value").fill("5")
        pit.touch("btn-slip-add")
        sure(pit.page, "btn-request-fill")
        carl.until(lambda view: bool(view["slips"]))
        [slip] = carl.view["slips"]
        carl.ask("prepare-fill", slip["number"])
        rune.ask("carry-slip", slip["number"])
        desk = Console(browsers.signed_in(house.session("Theo"), DESK)).open(house.url, "T3")
        if desk.at("btn-take-table").is_enabled():
            desk.touch("btn-take-table")
        expect(desk.at("slip-due")).to_contain_text("$100")
        sure(desk.page, "btn-receive-slip")
        expect(desk.at("slip-due")).to_have_count(0)
        sure(pit.page, f"btn-confirm-slip-{slip['number']}")
        expect(pit.at(f"table-slip-{slip['number']}")).to_have_count(0)
