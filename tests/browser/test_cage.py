"""A voucher's way over the screens: out of one station, into another, and paid at the cage."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, Browsers
from tests.browser.fills import stock
from tests.browser.house import House
from tests.browser.screens import Console, Supervisor, Terminal, sure
from tests.browser.staff import Player, Staff
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


def signed_in(browsers: Browsers, house: House, name: str, password: str) -> Page:
    """At the cage's screen."""
    page = browsers.new()
    page.goto(f"{house.url}/cage?table=C1")
    page.get_by_test_id("signin-name").fill(name)
    page.get_by_test_id("signin-password").fill(password)
    page.get_by_test_id("signin-submit").click()
    expect(page.get_by_test_id("slips")).to_be_visible()
    return page


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

    page = signed_in(browsers, house, "Cass", "cash")
    page.get_by_test_id("drawer-count").fill("5000")
    sure(page.get_by_test_id("btn-open-drawer"))
    expect(page.get_by_test_id("drawer")).to_have_attribute("data-open", "true")
    page.get_by_test_id("voucher-number").fill(second)
    page.get_by_test_id("voucher-number").press("Enter")
    expect(page.get_by_test_id("voucher-said")).to_have_text("Pay out $20.00, and cancel the paper.")
    page.get_by_test_id("voucher-number").fill(second)
    page.get_by_test_id("voucher-number").press("Enter")
    expect(page.get_by_text("was paid already").first).to_be_visible()
    page.get_by_test_id("drawer-count").fill("4980")
    sure(page.get_by_test_id("btn-close-drawer"))
    expect(page.get_by_test_id("drawer")).to_have_attribute("data-open", "false")
    closed = "The drawer of window 1 is closed: $4,980.00 counted, back in the vault."
    expect(page.get_by_test_id("drawer-said")).to_have_text(closed)


def test_a_fill_goes_through_five_hands(browsers: Browsers, house: House) -> None:
    """Requested by Sam, prepared at the cage, carried, counted in by the dealer, confirmed by Flo."""
    cage = ("cage", "Carl", "C1"), ("cage", "Rune", "C1")
    with Sam(house) as sam, Staff(house, *cage[0]) as carl, Staff(house, *cage[1]) as rune:
        sam.open("T3")
        stock(carl)
        pit = Supervisor(browsers.signed_in(house.session("Sam"), DESK)).open(house.url)
        pit.choose("T3")
        expect(pit.at("act-fill-table")).to_have_count(0)  # not in one step, where there is a cage
        pit.at("slip-5").fill("20")
        expect(pit.at("slip-sum")).to_have_text("$100.00")
        pit.sure("btn-request-fill")
        carl.until(lambda view: bool(view["slips"]))
        [slip] = carl.view["slips"]
        carl.ask("prepare-fill", slip["number"])
        rune.ask("carry-slip", slip["number"])
        desk = Console(browsers.signed_in(house.session("Theo"), DESK)).open(house.url, "T3")
        if desk.at("btn-take-table").is_enabled():
            desk.touch("btn-take-table")
        expect(desk.at("slip-due")).to_contain_text("$100")
        desk.sure("btn-receive-slip")
        expect(desk.at("slip-due")).to_have_count(0)
        mine = pit.at(f"table-slip-{slip['number']}")
        expect(mine).to_contain_text("another floorperson or supervisor confirms")
        expect(pit.at(f"btn-confirm-slip-{slip['number']}")).to_have_count(0)
        other = Supervisor(browsers.signed_in(house.session("Flo"), DESK)).open(house.url)
        other.choose("T3")
        other.sure(f"btn-confirm-slip-{slip['number']}")
        expect(mine).to_have_count(0)


@pytest.mark.clause("ilani:4.c")
def test_a_hand_pay_is_written_by_the_supervisor_printed_and_paid_at_the_cage(
    browsers: Browsers, house: House
) -> None:
    with Sam(house) as sam:
        if sam.table("E2")["phase"] == "closed":
            sam.ask("open-enclosed", "E2")
            sam.ask("open-station", "E2", "1", "start of day")
    with Player(house, "E2", "1") as player:
        player.tell("bill", "20.00")
        player.until(lambda view: view["credits"] == "20.00")
        player.ask("ask-cash-out")
    pit = Supervisor(browsers.signed_in(house.session("Sam"), DESK)).open(house.url)
    pit.choose("E2")
    pit.sure("btn-write-1")
    slip = pit.page.locator("[data-testid^=hand-pay-]")
    expect(slip).to_contain_text("$20.00, station 1")
    number = (slip.get_attribute("data-testid") or "").removeprefix("hand-pay-")
    pit.sure(f"btn-again-{number}")
    page = signed_in(browsers, house, "Cass", "cash")
    page.get_by_test_id("drawer-count").fill("5000")
    sure(page.get_by_test_id("btn-open-drawer"))
    expect(page.get_by_test_id("drawer-said")).to_contain_text("is open with $5,000.00 counted")
    sure(page.get_by_test_id(f"btn-pay-hand-pay-{number}"))
    expect(page.get_by_test_id("hand-pay-said")).to_contain_text(f"Pay out $20.00 on slip {number}")
    expect(slip).to_have_count(0)
    page.get_by_test_id("drawer-count").fill("4980")
    sure(page.get_by_test_id("btn-close-drawer"))
    expect(page.get_by_test_id("drawer")).to_have_attribute("data-open", "false")
    papers = (house.folder / "spool" / "E2").glob(f"hand%20pay%3A{number}%3A*.pdf")
    assert len(list(papers)) == 2  # the slip and its duplicate


def test_the_vault_is_counted_blind_and_every_value_is_said(browsers: Browsers, house: House) -> None:
    with Sam(house) as sam, Staff(house, "cage", "Carl", "C1") as carl:
        sam.open("T3")
        stock(carl)
    page = signed_in(browsers, house, "Carl", "cash")
    vault = page.get_by_test_id("vault")
    vault.locator("summary").click()
    expect(vault).not_to_contain_text("1000")
    for value in ("1", "5", "25"):
        page.get_by_test_id(f"vault-{value}").fill("1000")
    page.get_by_test_id("inventory-witness").select_option("Sam")
    expect(page.get_by_test_id("btn-count-vault")).to_be_disabled()
    page.get_by_test_id("vault-100").fill("0")
    sure(page.get_by_test_id("btn-count-vault"))
    expect(page.get_by_test_id("vault-said")).to_have_text("Counted: $31,000.00.")


def test_a_supervisor_closes_the_drawer_of_a_cashier_who_has_left(browsers: Browsers, house: House) -> None:
    with (
        Sam(house) as sam,
        Staff(house, "cage", "Carl", "C1") as carl,
        Staff(house, "supervisor", "Flo") as flo,
    ):
        sam.open("T3")
        if not any(one["name"] == "Flo" for one in sam.view["pit"]["on_duty"]):
            flo.ask("go-on-duty", "pit")
        if not any(one["cashier"] == "Carl" for one in carl.view["windows"]):
            carl.ask("open-drawer", "2", "5000.00")
    page = signed_in(browsers, house, "Sam", "watch")
    page.get_by_test_id("left-window").select_option("2")
    page.get_by_test_id("left-count").fill("5000")
    page.get_by_test_id("left-witness").select_option("Flo")
    sure(page.get_by_test_id("btn-close-left"))
    expect(page.get_by_test_id("left-said")).to_contain_text(
        "The drawer of window 2 is closed: $5,000.00 counted"
    )
