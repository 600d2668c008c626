"""A worn wheel on the engineer's page and on the supervisors' screen: read at every size, and watched anew.

Its picture for the manual: `CROUPIER_SCREENSHOTS=1 .venv/bin/pytest tests/browser/test_integrity.py`.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Browsers
from tests.browser.house import House
from tests.browser.screens import Work
from tests.browser.test_access import check
from tests.browser.test_axe_screens import cut_off
from tests.browser.wheel_history import write_history

pytestmark = pytest.mark.painted
PICTURE = Path(__file__).parents[2] / "docs" / "screenshots" / "integrity-tablet.jpg"
SIZES = {"kiosk": (1920, 1080), "tablet": (1180, 820), "phone": (390, 844)}
SIDEWAYS = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def worn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("worn")
    house = House(folder, write_history(folder, 2400, 0.3))
    house.start()
    yield house
    house.stop()


@pytest.fixture
def people(browser: Browser, worn: House) -> Iterator[Browsers]:
    browsers = Browsers(browser, worn.url)
    yield browsers
    assert browsers.elsewhere() == []
    browsers.close()


def engineer(people: Browsers, worn: House, size: str) -> Page:
    page = people.signed_in(worn.session("Eli"), SIZES[size])
    page.goto(f"{worn.url}/integrity")
    expect(page.get_by_test_id("verdict")).to_be_visible()
    return page


@pytest.mark.parametrize("size", SIZES)
def test_an_engineer_sees_what_is_odd_at_every_size(people: Browsers, worn: House, size: str) -> None:
    page = engineer(people, worn, size)
    expect(page.get_by_test_id("verdict")).to_contain_text("Something is odd at 99 % confidence")
    for part in ("plot-pockets", "plot-drift", "plot-turning", "misfires", "tests", "needed", "sector"):
        expect(page.get_by_test_id(part)).to_be_attached()
    assert page.locator("[data-testid=plot-pockets] circle").count() == 38
    expect(page.get_by_test_id("misfires")).to_contain_text("reader")
    assert not page.evaluate(SIDEWAYS), "only plots scroll sideways"
    if size == "tablet" and os.environ.get("CROUPIER_SCREENSHOTS"):
        page.screenshot(path=PICTURE, type="jpeg", quality=80, full_page=True)


def test_everyone_can_use_the_page(people: Browsers, worn: House) -> None:
    """Axe finds nothing serious, and at twice the size whatever does not fit is scrolled to."""
    page = engineer(people, worn, "tablet")
    check(page)
    assert cut_off(page) == []


def test_other_days_can_be_chosen(people: Browsers, worn: House) -> None:
    page = engineer(people, worn, "tablet")
    whole = page.get_by_test_id("integrity").locator(".days").inner_text()
    page.get_by_test_id("first-day").fill(page.get_by_test_id("last-day").input_value())
    page.get_by_test_id("first-day").blur()
    expect(page.get_by_test_id("verdict")).to_contain_text("Too few spins")
    assert page.get_by_test_id("integrity").locator(".days").inner_text() != whole


def test_the_supervisors_screen_alarms_once_and_shows_the_same_report(people: Browsers, worn: House) -> None:
    page = people.signed_in(worn.session("Sam"), SIZES["tablet"])
    page.goto(f"{worn.url}/supervisor")
    expect(page.get_by_text("for a biased wheel; have it inspected")).to_have_count(1)
    page.get_by_test_id("btn-integrity-open").click()
    expect(page.get_by_test_id("integrity-sheet")).to_contain_text("Alarmed: have the wheel inspected.")
    check(page)
    Work(page).sure("btn-restart-watch")
    expect(page.get_by_test_id("watch")).to_contain_text("0 spins speak 1 to 1")
