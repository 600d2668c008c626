"""Every page works under a policy that allows nothing but files of our own server, and breaks none of it."""

import pytest
from playwright.sync_api import ConsoleMessage, Page, Route

from tests.browser.conftest import DESK, Browsers
from tests.browser.house import House
from tests.browser.screens import Screen

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
PAGES = {
    "/": ("", "[data-testid=seat-1]"),
    "/console?table=T1": ("Dana", "[data-testid=stage]"),
    "/felt?table=L1": ("Lee", "[data-testid=stage]"),
    "/supervisor": ("Sam", "[data-testid=me]"),
    "/accounts": ("Ada", "[data-testid=count]"),
    "/board?table=L1": ("", "[data-testid=board]"),
    "/sign?table=L1": ("", "[data-testid=placard]"),
}


def strict(page: Page) -> list[str]:
    """Puts pages under the policy from now on; the list fills with what they break of it."""
    broken: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            broken.append(message.text)

    page.on("console", hear)
    # The browser takes an answered request for one from far away, which may not open a link to this machine.
    page.context.grant_permissions(["local-network-access"])
    page.route(lambda url: not url.partition("?")[0].rpartition("/")[2].count("."), _with_policy)
    return broken


def _with_policy(route: Route) -> None:
    if route.request.resource_type != "document":
        route.fallback()
        return
    found = route.fetch()
    route.fulfill(response=found, headers={**found.headers, "content-security-policy": POLICY})


@pytest.mark.parametrize("path", PAGES)
def test_a_page_keeps_to_the_policy(browsers: Browsers, house: House, path: str) -> None:
    who, shown = PAGES[path]
    page = browsers.signed_in(house.session(who), DESK) if who else browsers.new()
    broken = strict(page)
    page.goto(path)
    Screen(page).soon(shown)
    assert broken == []


@pytest.mark.parametrize("seat", [("T1", "3"), ("E1", "1"), ("L1", "1"), ("B1", "1")], ids="-".join)
def test_a_players_screen_keeps_to_the_policy(
    browsers: Browsers, house: House, seat: tuple[str, str]
) -> None:
    page = browsers.new(calm=False)
    broken = strict(page)
    page.goto(house.seat(*seat))
    Screen(page).soon("[data-spot]")
    assert broken == []


def test_the_check_can_fail(browsers: Browsers, house: House) -> None:
    page = browsers.new()
    broken = strict(page)
    page.goto("/")
    page.evaluate("() => document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">')")
    assert "inline style" in broken[0]
