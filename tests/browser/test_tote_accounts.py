"""A race day in the accounts: races and pools, windows and their drawers, and what sites owe each other."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, KIOSK, Browsers
from tests.browser.house import House
from tests.browser.looks import Looks
from tests.browser.riches import enrich
from tests.browser.screens import Accounts
from tests.browser.totes import Mutuels, Window, ticket_numbers

CONFIG = """
[server]
demonstration = true
[[tables]]
id = "R1"
kind = "tote"
name = "Race book"
windows = ["W1", "W2"]
terminals = ["S1"]
track_speed = 0.02
[[staff]]
name = "Tina"
role = "teller"
password = "sell"
[[staff]]
name = "Tom"
role = "teller"
password = "sell"
[[staff]]
name = "Mo"
role = "mutuel-manager"
password = "pools"
[[staff]]
name = "Ada"
role = "accountant"
password = "count"
[[staff]]
name = "Sam"
role = "supervisor"
password = "watch"
"""
SHORT = 3


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("races")
    (folder / "floor.toml").write_text(CONFIG)
    house = House(folder, folder / "floor.toml")
    house.start()
    yield house
    house.stop()


@pytest.fixture
def raced(browsers: Browsers, house: House) -> None:
    """Tina has sold three tickets, one of them taken back; Tom has paid a winner and closed, 3.00 short."""
    if ticket_numbers(house, "R1", "W1"):
        return
    tina = Window(browsers.signed_in(house.session("Tina"), DESK)).open(house, "R1", "W1")
    with Mutuels(house, "R1") as mo:
        mo.open()
        every = " ".join(mo.runners(1))
        tina.key(f"1 2w{every}\n\n")
        tina.ticket(1, "live")
        tina.key("2 5p1\n\n")
        tina.ticket(2, "live")
        tina.key("1 2eb1 3\n\n")
        tina.ticket(3, "live")
        tina.key("c3\n")
        tina.ticket(3, "cancelled")
        mo.decide(1, "-".join(mo.runners(1)[:4]))
    tom = Window(browsers.signed_in(house.session("Tom"), DESK)).open(house, "R1", "W2")
    tom.scan(ticket_numbers(house, "R1", "W1")[0])
    pays = tom.money("presented-pays")
    tom.page.wait_for_timeout(650)
    tom.key("\n")
    expect(tom.at("presented")).to_have_count(0)
    tom.page.keyboard.press("F3")
    tom.at("drawer-count").fill(str(2000 - pays - SHORT))
    tom.sure("btn-close-drawer")
    expect(tom.at("drawer")).to_have_attribute("data-open", "false")


def books(browsers: Browsers, house: House, name: str = "Ada") -> Accounts:
    return Accounts(browsers.signed_in(house.session(name), KIOSK)).open(house.url)


def cell(books: Accounts, sheet: str, row: str, column: str) -> str:
    """A cell of the sheet whose title begins so, by names of row and column; money in plain digits."""
    found = books.page.locator(f"[data-testid^='sheet-{sheet}']")
    line = found.locator("tbody tr", has=books.page.get_by_role("rowheader", name=row, exact=True))
    return line.locator(f"[data-label='{column}']").inner_text().strip().replace("$", "").replace(",", "")


def test_every_race_and_pool_shows_where_its_money_went(
    browsers: Browsers, house: House, raced: None
) -> None:
    ada = books(browsers, house)
    ada.touch("page-pools")
    ada.soon("[data-testid^='sheet-Races']")
    assert cell(ada, "Races", "Race 2", "Handle") == "5.00"
    assert cell(ada, "Races", "Race 1", "Outs") == "0.00"
    handle, takeout, breakage, owed = (
        float(cell(ada, "Races", "Race 1", name))
        for name in ("Handle", "Takeout", "Breakage", "Owed to winners")
    )
    assert handle == round(takeout + breakage + owed, 2) > owed > 0
    assert cell(ada, "Races", "Race 1", "Paid") == f"{owed:.2f}"
    assert cell(ada, "Pools", "Race 1 exacta", "Cancelled") == "4.00"
    sold = ada.page.locator("[data-testid^='sheet-Pools'] tr", has_text="Race 1 exacta")
    sold.locator("[data-testid^='figure-tickets-cancelled']").click()
    expect(ada.at("records")).to_contain_text("Cancelled, Race book, Race 1 exacta")
    expect(ada.at("records").locator("tr.all")).to_contain_text("4.00")
    expect(ada.at("records")).to_contain_text("W1")


def test_every_window_shows_its_sales_and_its_blind_count(
    browsers: Browsers, house: House, raced: None
) -> None:
    ada = books(browsers, house)
    ada.touch("page-tellers")
    ada.soon("[data-testid^='sheet-Drawers']")
    assert cell(ada, "Tellers", "W1", "Cancelled") == "4.00"
    assert cell(ada, "Tellers", "W2", "Sold") == "0.00"
    assert cell(ada, "Drawers", "W2", "Teller") == "Tom"
    assert cell(ada, "Drawers", "W2", "Opened with") == "2000.00"
    assert cell(ada, "Drawers", "W2", "Over / short") == f"−{SHORT}.00"
    assert cell(ada, "Drawers", "W1", "Should hold") == "–", "it is open, and its count is blind"
    ada.page.locator("[data-testid^='sheet-Tellers'] [data-testid='figure-tickets-sold-0']").click()
    expect(ada.at("records")).to_contain_text("Sold, Race book, W1, Tina")
    expect(ada.at("records").locator("tr.all")).to_contain_text(cell(ada, "Tellers", "W1", "Sold"))


def test_whoever_witnesses_counts_sees_counts_and_no_sales_of_a_window(
    browsers: Browsers, house: House, raced: None
) -> None:
    sam = books(browsers, house, "Sam")
    sam.touch("page-tellers")
    sam.soon("[data-testid^='sheet-Drawers']")
    assert cell(sam, "Drawers", "W2", "Over / short") == f"−{SHORT}.00"
    expect(sam.page.locator("[data-testid^='sheet-Tellers']")).to_have_count(0)
    asked = sam.page.request.get(f"{house.url}/api/reports/drilldown/tickets-sold/{sam.day()}?terminal=W1")
    assert asked.status == 403
    listed = sam.page.request.get(f"{house.url}/api/reports/drilldown/tickets-sold/{sam.day()}").json()
    assert all("terminal" not in row for row in listed["sheets"][0]["rows"])


def test_the_pages_of_a_race_day_fit_every_screen(
    look: Looks, browsers: Browsers, house: House, raced: None
) -> None:
    ada = Accounts(enrich(browsers.signed_in(house.session("Ada"), DESK))).open(house.url)
    for page, title in (("pools", "Races"), ("tellers", "Drawers"), ("dues", "Dues")):
        ada.touch(f"page-{page}")
        ada.soon(f"[data-testid^='sheet-{title}']")
        look(ada.page, page)
