"""Every screen keeps to the strict policy it is served with: nothing inline, nothing from another address.

The `browsers` of every test assert that; here every screen is opened once, at every kind of table, and a page
that breaks the policy is shown to be noticed.
"""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.felts import Board, Felt, Placard
from tests.browser.house import House
from tests.browser.screens import Accounts, Console, Lobby, Supervisor, Terminal
from tests.browser.seats import Seat

PAGES = {"/", "/terminal", "/console", "/supervisor", "/accounts", "/seat", "/felt", "/board", "/sign"}


def test_every_screen_keeps_to_its_policy(browsers: Browsers, house: House) -> None:
    """One screen at a time: two wheels that turn at once are slow on a small machine."""
    page = browsers.new(calm=False)
    Lobby(page).open(house.url)
    for table in ("T1", "E1"):
        page.goto(house.seat(table, "3"))
        Terminal(page).ready()
    for table in ("L2", "B1"):
        page.goto(house.seat(table, "3"))
        Seat(page, "3").ready()
        Board(page).open(house.url, table)
        Placard(page).open(house.url, table)
    for name, open_screen in (
        ("Dana", lambda page: Console(page).open(house.url, "T1")),
        ("Lee", lambda page: [Felt(page).open(house.url, table) for table in ("L2", "B1")]),
        ("Sam", lambda page: Supervisor(page).open(house.url)),
        ("Ada", lambda page: Accounts(page).open(house.url)),
    ):
        page.context.add_cookies(
            [{"name": "croupier-session", "value": house.session(name), "url": house.url}]
        )
        open_screen(page)
    asked = {urlsplit(url) for url in browsers.asked if not url.startswith("data:")}
    assert {one.path for one in asked} >= PAGES
    assert {one.netloc for one in asked} == {urlsplit(house.url).netloc}
    assert browsers.violations == []


@pytest.mark.parametrize(
    "forbidden",
    [
        "document.body.append(Object.assign(document.createElement('script'), {text: 'window.ran = true'}))",
        "document.body.setAttribute('style', 'color: red')",
        "fetch('https://elsewhere.example/').catch(() => {})",
    ],
)
def test_a_page_that_breaks_its_policy_is_stopped_and_noticed(
    browsers: Browsers, house: House, forbidden: str
) -> None:
    page = Lobby(browsers.new()).open(house.url).page
    page.evaluate(f"() => {{ {forbidden} }}")
    expect(page.locator("body")).not_to_have_css("color", "rgb(255, 0, 0)")
    assert page.evaluate("window.ran") is None
    page.wait_for_timeout(50)  # the browser says so a moment after
    assert browsers.violations
    browsers.violations.clear()
    browsers.asked.clear()  # a request that the policy stopped is asked for, and not sent
