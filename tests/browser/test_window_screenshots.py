"""Pictures of a teller's window and of a self-service terminal, beside those of test_screenshots.py."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Browsers
from tests.browser.house import House
from tests.browser.screens import Accounts
from tests.browser.staff import Staff
from tests.browser.test_screenshots import SIZES, keep
from tests.browser.totes import Mutuels, SelfService, Window, ticket_numbers

CONFIG = """
[server]
demonstration = true
frames_per_second = 400
[[tables]]
id = "H1"
kind = "tote"
name = "Race book"
facility = "Oneida Casino"
windows = ["W1", "W2", "W3"]
terminals = ["S1", "S2", "S3"]
track_speed = 0.05
demonstration_dealer = true
[[staff]]
name = "Tess"
role = "teller"
password = "sell"
[[staff]]
name = "Mo"
role = "mutuel-manager"
password = "post"
[[staff]]
name = "Ada"
role = "accountant"
password = "count"
"""
STATIONS = {"kiosk": "S1", "tablet": "S2", "phone": "S3"}
SOLD_MEANWHILE = 4_000
"""Milliseconds, in which the demonstration's teller sells enough for odds to differ."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    (tmp_path / "floor.toml").write_text(CONFIG)
    house = House(tmp_path, tmp_path / "floor.toml")
    house.start()
    yield house
    house.stop()


def test_windows_and_terminals(browser: Browser, house: House) -> None:
    browsers = Browsers(browser, house.url)
    tess = Window(browsers.signed_in(house.session("Tess"), SIZES["kiosk"])).open(house, "H1", "W1")
    with Mutuels(house, "H1") as mo:
        mo.until(lambda view: bool(view["on_sale"]))
        tess.page.wait_for_timeout(SOLD_MEANWHILE)
        take_selling(tess, mo)
        for size, station in STATIONS.items():
            take_terminal(SelfService(browsers.new(SIZES[size])).open(house, "H1", station), size)
        mo.decide(1, "-".join(mo.runners(1)[:4]))
        take_paying(tess, house)
    take_books(Accounts(browsers.signed_in(house.session("Ada"), SIZES["kiosk"])).open(house.url))
    browsers.close()


def take_books(ada: Accounts) -> None:
    for page, title, size in (("pools", "Races", "kiosk"), ("tellers", "Drawers", "tablet")):
        width, height = SIZES[size]
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.touch(f"page-{page}")
        ada.soon(f"[data-testid^='sheet-{title}']")
        keep(ada, f"accounts-{page}", size)


def pictures(window: Window, name: str) -> None:
    for size, (width, height) in SIZES.items():
        window.page.set_viewport_size({"width": width, "height": height})
        keep(window, name, size)
    window.page.set_viewport_size({"width": 1920, "height": 1080})


def take_selling(tess: Window, mo: Staff) -> None:
    tess.key("4 2eb1 3 5\n2 5a3\n1tk7/1 2 3\n\n")
    tess.ticket(1, "live")
    tess.key("2w1 2 3 4 5 6 7 8\n\n")
    tess.ticket(2, "live")
    tess.key("c1\n")
    tess.ticket(1, "cancelled")
    tess.key("1 5w2\n+100\n4 2eb1 3 5")
    tess.soon("[data-testid=reading] .cost")
    pictures(tess, "teller-selling")
    tess.page.keyboard.press("F1")
    tess.soon("[data-testid=sheet-keys]")
    keep(tess, "teller-keys", "kiosk")
    tess.page.keyboard.press("F1")
    for _ in range(2):
        tess.page.keyboard.press("Escape")


def take_paying(tess: Window, house: House) -> None:
    tess.scan(ticket_numbers(house, "H1", "W1")[1])
    tess.soon("[data-testid=presented]")
    tess.touch("race-1")
    keep(tess, "teller-paying", "kiosk")


def take_terminal(bettor: SelfService, size: str) -> None:
    bettor.touch("btn-insert")
    bettor.touch("bill-20")
    bettor.shows("sheet-credit", 20)
    if size == "kiosk":
        keep(bettor, "self-service-money", size)
    bettor.touch("btn-money-done")
    bettor.touch("bet-t")
    for place, runner in ((1, 2), (1, 7), (2, 1), (2, 3), (3, 5)):
        bettor.touch(f"pick-{place}-{runner}")
    bettor.soon("[data-testid=bet-ready]")
    keep(bettor, "self-service", size)
    if size == "kiosk":
        bettor.touch("btn-print")
        bettor.soon("[data-testid=printed][data-state=live]")
        keep(bettor, "self-service-ticket", size)
