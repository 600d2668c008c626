"""The pit at its screens: duty, chips by two people, a replay on the felt, stations, the books."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, KIOSK, PHONE, Browsers, Sit, Size
from tests.browser.fills import fill
from tests.browser.house import House
from tests.browser.looks import SIZES
from tests.browser.screens import Accounts, Supervisor
from tests.browser.seats import Seat
from tests.browser.staff import Dealer, LiveDealer
from tests.browser.staff import Supervisor as Sam

Pit = Callable[..., Supervisor]


@pytest.fixture
def books(browsers: Browsers, house: House) -> Accounts:
    return Accounts(browsers.signed_in(house.session("Ada"), DESK)).open(house.url)


def test_a_supervisor_goes_off_duty_and_on(supervisor: Pit, dealer: Dealer) -> None:
    pit = supervisor()
    expect(pit.at("staffing")).to_contain_text("Sam")  # whoever opens a table oversees it
    pit.sure("btn-off-duty")
    expect(pit.at("staffing")).not_to_contain_text("Sam")
    pit.touch("btn-on-duty")
    expect(pit.at("staffing")).to_contain_text("Sam")


def meanwhile(pit: Supervisor, dealer: Dealer, house: House) -> None:
    """Something happens at the table, and the pit's screen has seen it."""
    dealer.ask("call-supervisor")
    expect(pit.at("btn-answer-T2")).to_be_attached()
    with Sam(house) as sam:
        sam.ask("answer-call", "T2")
    expect(pit.at("btn-answer-T2")).to_have_count(0)


def replayed(pit: Supervisor, game: int, number: str, meanwhile: Callable[[], None]) -> None:
    """Step by step on the felt, whatever happens at the table meanwhile."""
    pit.touch(f"btn-transcript-{game}")
    felt = pit.at("transcript")
    expect(felt.locator("[data-bet]")).to_have_count(2)
    expect(felt).to_contain_text(number)
    pit.touch("replay-first")
    expect(felt.locator("[data-bet]")).to_have_count(0)
    meanwhile()
    pit.touch("replay-next")
    expect(felt.locator("[data-bet='17'][data-amount='5.00']")).to_have_count(1)
    expect(pit.at("replay-staked")).to_contain_text("$5.00")
    pit.touch("sheet-close")


def test_a_game_is_replayed_and_its_box_pulled_counted_and_found_in_the_books(
    sit: Sit, supervisor: Pit, dealer: Dealer, books: Accounts, house: House
) -> None:
    player, pit = sit(100), supervisor()
    dealer.new_game()
    player.bet(2, "17", 5)
    player.bet(1, "red", 1)
    number, game = dealer.spin(), dealer.view["round"]
    pit.choose("T2")
    replayed(pit, game, number, lambda: meanwhile(pit, dealer, house))
    with Sam(house) as sam:
        fill(house, sam, dealer, "T2", "100.00", 5)
    pit.touch("act-pick-up-drop")
    pit.at("chips-witness").select_option("Dana")
    expect(pit.at("btn-chips")).to_contain_text("Sure? Pull the box")
    pit.sure("btn-chips")
    expect(pit.at("chips-done")).to_have_text("Drop box, seen by Dana.")  # how much is for the count

    books.page.reload()
    books.at("count-amount-T2").fill("1")
    books.at("count-witness-T2").select_option("Dana")
    expect(books.at("count")).not_to_contain_text("ledger")  # what it says is told after the count
    books.sure("btn-count-T2")
    expect(books.at("count-said")).to_contain_text("$1.00 counted; the ledger says $")
    row = books.row("Roulette 2")
    row.locator("[data-testid^=figure-fills]").click()
    expect(books.at("records")).to_contain_text("$500.00")
    books.touch("sheet-close")
    row.locator("[data-testid^=figure-handle]").click()
    books.at("records").get_by_test_id(f"replay-T2-{game}").click()
    expect(books.at("transcript")).to_contain_text("+$5 on 17")
    expect(books.at("csv")).to_have_attribute("href", "/api/reports/tables/" + books.day() + "/csv")


TOO_WIDE = """() => [...document.querySelectorAll('html, .sheet')]
    .filter(one => one.scrollWidth > one.clientWidth)
    .map(one => one.outerHTML.slice(0, 80))"""


TITLES = {"tables": "Tables", "day": "The floor", "meters": "Meters", "dealers": "Dealers"}


def busier(report: str) -> str:
    """The same sheets on the evening of a great day."""
    found = json.loads(report)
    for row in (row for sheet in found["sheets"] for row in sheet["rows"]):
        money = [
            name for name, cell in row.items() if "%" not in name and re.fullmatch(r"-?\d+\.\d\d", str(cell))
        ]
        row.update(dict.fromkeys(money, "145000.00"))
    return json.dumps(found)


@pytest.mark.parametrize("size", [KIOSK, PHONE], ids=["kiosk", "phone"])
def test_the_books_fit_the_screen_they_are_read_on(browsers: Browsers, house: House, size: Size) -> None:
    page = browsers.signed_in(house.session("Ada"), size)
    page.route("**/api/reports/*/*", lambda route: route.fulfill(body=busier(route.fetch().text())))
    books = Accounts(page).open(house.url)
    for sheet in ("tables", "day", "meters", "dealers"):
        books.touch(f"page-{sheet}")
        expect(page.get_by_role("heading", level=2).first).to_contain_text(TITLES[sheet])
        expect(page.get_by_role("rowheader").first).to_be_visible()
        assert page.evaluate(TOO_WIDE) == [], sheet
        if size == KIOSK:
            expect(page.locator(".sheet.cards")).to_have_count(0)  # room for columns side by side


@pytest.mark.clause("ilani:3.a")
def test_a_station_closes_and_opens_with_a_reason(supervisor: Pit) -> None:
    pit = supervisor()
    pit.choose("E1")
    station = pit.at("stations").get_by_test_id("terminal-3")
    expect(pit.at("btn-station-3")).to_be_disabled()
    pit.at("station-reason").fill("maintenance")
    pit.touch("btn-station-3")
    expect(station).to_have_attribute("data-open", "false")
    pit.touch("btn-station-3")
    expect(station).to_have_attribute("data-open", "true")


@pytest.mark.parametrize("size", ["kiosk", "tablet"])
def test_a_table_low_in_the_list_is_shown_beside_it(supervisor: Pit, size: str) -> None:
    pit = supervisor(SIZES[size])
    last = pit.page.locator("[data-testid^=choose-]").last
    last.click()
    expect(last).to_be_in_viewport()
    expect(pit.at("chosen").get_by_role("heading", level=2)).to_be_in_viewport()


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_the_head_says_how_many_tables_need_someone_and_leads_to_each(
    supervisor: Pit, dealer: Dealer, house: House, size: str
) -> None:
    pit = supervisor(SIZES[size])
    dealer.ask("call-supervisor")
    expect(pit.at("btn-needs")).to_contain_text("someone")
    expect(pit.at("btn-needs")).to_be_in_viewport()
    needy = "li:not(:has(.well)):has([data-testid=table-T2])"
    after_the_well = pit.page.locator(f"li:has(.well) ~ {needy}")
    expect(after_the_well).to_have_count(0)
    while pit.at("choose-T2").get_attribute("aria-pressed") != "true":
        pit.touch("btn-needs")
    expect(pit.at("chosen").get_by_role("heading", level=2)).to_be_in_viewport()
    with Sam(house) as sam:
        sam.ask("answer-call", "T2")


def test_unseen_alarms_are_counted_in_the_head_which_leads_to_them(supervisor: Pit, dealer: Dealer) -> None:
    pit = supervisor(SIZES["tablet"])
    dealer.new_game()
    dealer.spin()
    game = dealer.view["round"]
    pit.choose("T2")
    pit.touch(f"btn-void-{game}")
    pit.touch("btn-void-settled")
    pit.touch("btn-alarms")
    expect(pit.at("btn-alarm-seen").first).to_be_in_viewport()


def test_a_live_tables_places_are_seats_and_its_replay_calls_spots_by_name(
    supervisor: Pit, live_seat: Callable[..., Seat], house: House
) -> None:
    player, pit = live_seat("L3", "2"), supervisor()
    with LiveDealer(house, "L3") as dealer:
        player.ask("1.00", 100)
        dealer.issue("2")
        game = dealer.open_betting()
        player.wager(5, "dozen1", 5)
        dealer.close_and_spin()
        dealer.settle("17")
        dealer.ask("colour-out", "2")
    pit.choose("L3")
    expect(pit.at("terminals").get_by_role("heading")).to_have_text("Seats")
    expect(pit.at("rounds")).not_to_contain_text("Staked")
    pit.touch(f"btn-transcript-{game}")
    expect(pit.at("replay-terminal-2")).to_have_text("Seat 2")
    expect(pit.at("transcript")).to_contain_text("on the 1st 12")
    expect(pit.at("transcript")).not_to_contain_text("dozen1")


def with_a_loss(report: str) -> str:
    found = json.loads(report)
    for row in (row for sheet in found["sheets"] for row in sheet["rows"]):
        row.update({name: "-109.50" for name in row if "%" in name})
    return json.dumps(found)


def test_a_lost_percentage_has_the_minus_of_a_lost_sum(browsers: Browsers, house: House) -> None:
    page = browsers.signed_in(house.session("Ada"), DESK)
    page.route("**/api/reports/*/*", lambda route: route.fulfill(body=with_a_loss(route.fetch().text())))
    Accounts(page).open(house.url)
    expect(page.get_by_text("−109.50 %").first).to_be_visible()
