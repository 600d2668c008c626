"""Every screen for everyone: axe finds nothing serious, and at twice the size nothing is out of reach."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Browsers
from tests.browser.house import House
from tests.browser.looks import EVERY_SIZE, found_at
from tests.browser.test_access import check
from tests.browser.tour import SCREENS, Tour

CUT_OFF = (Path(__file__).parent / "cut_off.js").read_text("utf-8")
TWICE = {"kiosk": (960, 540), "tablet": (590, 410), "upright": (410, 590)}
"""In CSS pixels at a zoom of two: half of 1920x1080, of 1180x820 and of 820x1180."""

pytestmark = pytest.mark.painted


def cut_off(page: Page) -> list[str]:
    return [
        one
        for name in (TWICE if EVERY_SIZE else ("kiosk", "upright"))
        for one in found_at(page, TWICE[name], CUT_OFF)
    ]


@pytest.mark.parametrize("screen", SCREENS)
def test_everyone_can_use_a_screen(browsers: Browsers, house: House, screen: str) -> None:
    """Axe finds nothing serious. At twice the size whatever does not fit is scrolled to."""
    page = SCREENS[screen](Tour(browsers, house))
    check(page)
    found = cut_off(page)
    assert found == [], "\n".join(found)


HIDDEN = """() => {
    const box = document.body.appendChild(document.createElement('div'));
    Object.assign(box.style, { height: '20px', overflow: 'hidden' });
    box.innerHTML = '<p>above</p><button>below</button>';
    box.firstElementChild.style.height = '60px';
}"""


def test_the_check_can_fail(browsers: Browsers) -> None:
    page = browsers.new()
    page.goto("/")
    page.evaluate(HIDDEN)
    assert any("below" in one for one in cut_off(page))


ASKEW = """() => {
    const table = document.querySelector('[data-testid=table]');
    const left = table.appendChild(document.createElement('div'));
    left.style.cssText = 'position: absolute; right: -40px; bottom: -40px; width: 80px; height: 80px';
    table.scrollBy(40, 40);
    return [table.scrollLeft, table.scrollTop];
}"""


@pytest.mark.parametrize("screen", ["terminal", "seat", "position"])
def test_what_sticks_out_of_a_table_moves_nothing(browsers: Browsers, house: House, screen: str) -> None:
    """As the ribbon does that has swept by: a browser scrolls to it when the screen is turned."""
    page = SCREENS[screen](Tour(browsers, house))
    page.set_viewport_size({"width": 410, "height": 590})
    assert page.evaluate(ASKEW) == [0, 0]
