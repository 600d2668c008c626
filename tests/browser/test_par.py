"""PAR sheets on a page: what a table should win, and what it did, for accountants and supervisors.

Its picture for the manual: `CROUPIER_SCREENSHOTS=1 .venv/bin/pytest tests/browser/test_par.py`.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Browsers
from tests.browser.house import House
from tests.browser.par_history import write_results
from tests.browser.test_access import check
from tests.browser.test_axe_screens import cut_off

pytestmark = pytest.mark.painted
PICTURE = Path(__file__).parents[2] / "docs" / "screenshots" / "par-tablet.jpg"
SIZES = {"kiosk": (1920, 1080), "tablet": (1180, 820), "phone": (390, 844)}
SIDEWAYS = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("played")
    house = House(folder, write_results(folder, 400))
    house.start()
    yield house
    house.stop()


@pytest.fixture
def people(browser: Browser, played: House) -> Iterator[Browsers]:
    browsers = Browsers(browser, played.url)
    yield browsers
    assert browsers.elsewhere() == []
    browsers.close()


def accountant(people: Browsers, played: House, size: str) -> Page:
    page = people.signed_in(played.session("Ann"), SIZES[size])
    page.goto(f"{played.url}/par")
    expect(page.get_by_test_id("verdict")).to_be_visible()
    expect(page.get_by_test_id("par-T2")).to_contain_text("nothing played")
    return page


@pytest.mark.parametrize("size", SIZES)
def test_an_accountant_sees_which_win_is_odd_at_every_size(
    people: Browsers, played: House, size: str
) -> None:
    page = accountant(people, played, size)
    expect(page.get_by_test_id("par-T1")).to_contain_text("odd")
    expect(page.get_by_test_id("par-T1")).to_have_class(re.compile("alarmed"))
    expect(page.get_by_test_id("verdict")).to_contain_text("Odd: chance alone strays so far")
    for part in ("plot-results", "par-days", "par-wagers", "par-bands"):
        expect(page.get_by_test_id(part)).to_be_attached()
    assert page.locator("[data-testid=par-days] tbody tr").count() == 4
    assert not page.evaluate(SIDEWAYS), "only plots and tables scroll sideways"
    if size == "tablet" and os.environ.get("CROUPIER_SCREENSHOTS"):
        page.screenshot(path=PICTURE, type="jpeg", quality=80, full_page=True)


def test_everyone_can_use_the_page(people: Browsers, played: House) -> None:
    page = accountant(people, played, "tablet")
    check(page)
    assert cut_off(page) == []


def test_other_days_and_tables_can_be_chosen(people: Browsers, played: House) -> None:
    page = accountant(people, played, "tablet")
    page.get_by_test_id("first-day").fill(page.get_by_test_id("last-day").input_value())
    page.get_by_test_id("first-day").blur()
    expect(page.locator("[data-testid=par-days] tbody tr")).to_have_count(1)
    expect(page.get_by_test_id("plot-results")).to_contain_text("Before 380 rounds the wildest wager's")
    page.get_by_test_id("par-T2").click()
    expect(page.get_by_test_id("verdict")).to_have_text("Nothing was played on these days.")


def test_the_whole_sheet_is_kept_as_paper_or_page(people: Browsers, played: House) -> None:
    page = accountant(people, played, "tablet")
    for form, begins in (("pdf", b"%PDF-"), ("html", b"<!doctype html>")):
        with page.expect_download() as loading:
            page.get_by_test_id(f"par-{form}").click()
        assert loading.value.suggested_filename == f"parsheet-T1.{form}"
        assert Path(loading.value.path()).read_bytes().startswith(begins)


def test_a_supervisor_comes_from_the_pit_to_it(people: Browsers, played: House) -> None:
    page = people.signed_in(played.session("Sam"), SIZES["tablet"])
    page.goto(f"{played.url}/supervisor")
    page.get_by_test_id("to-par").click()
    expect(page.get_by_test_id("verdict")).to_be_visible()
