"""A slip that waits for a dealer stands in a line of its own: at no size does it lie over the table."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, Browsers
from tests.browser.fills import STOCK
from tests.browser.house import House
from tests.browser.looks import DRAWN, SIZES
from tests.browser.positions import open_cards
from tests.browser.screens import sure
from tests.browser.staff import DEALERS, Staff
from tests.browser.staff import Supervisor as Sam

COVERED = """() => {
    const box = (one) => one.getBoundingClientRect();
    const slip = document.querySelector('[data-testid=slip-due]');
    const parts = [...document.querySelectorAll('.dealer > header, .dealer > main > *, .dealer > footer')];
    const drawn = parts.filter((one) => box(one).width > 1 && box(one).height > 1);
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return drawn.filter((one) => meet(box(one), box(slip))).map((one) => one.className || one.tagName);
}"""
"""The parts of a dealer's screen that the slip lies over."""
IN_SIGHT = """() => [...document.querySelectorAll('.dealer > main > *, .dealer > footer')]
    .filter((one) => one.getBoundingClientRect().bottom > innerHeight + 1).map((one) => one.className)"""
"""What a slip has pushed out of the window, where all of it stood in sight."""


@contextmanager
def carried(house: House, table: str) -> Iterator[None]:
    """A fill of twenty $5 chips, on its way to the dealer."""
    with (
        Sam(house) as sam,
        Staff(house, "cage", "Carl", "C1") as carl,
        Staff(house, "cage", "Rune", "C1") as rune,
        Staff(house, "supervisor", "Flo") as flo,
    ):
        if not any(one["cashier"] == "Carl" for one in carl.view["windows"]):
            carl.ask("open-drawer", "2", "5000.00")
        carl.ask("count-inventory", "Sam", *STOCK)
        sam.ask("request-fill", table, "5.00", 20)
        carl.until(lambda view: bool(view["slips"]))
        slip = carl.view["slips"][-1]["number"]
        carl.ask("prepare-fill", slip)
        rune.ask("carry-slip", slip)
        yield
        flo.ask("confirm-slip", table, slip)


def opened(browsers: Browsers, house: House, table: str, path: str) -> Page:
    if path == "dealing":
        open_cards(house, table)
    else:
        with Sam(house) as sam:
            sam.open(table)
    page = browsers.signed_in(house.session(DEALERS[table]), DESK)
    with Staff(house, path, DEALERS[table], table) as dealer:
        if dealer.view["dealer"] != DEALERS[table]:
            dealer.ask("take-table")
    page.goto(f"{house.url}/{path}?table={table}")
    return page


@pytest.mark.parametrize(("table", "path"), [("T3", "console"), ("L1", "felt"), ("M2", "dealing")])
def test_a_slip_that_waits_covers_nothing_at_any_size(
    table: str, path: str, browsers: Browsers, house: House
) -> None:
    page = opened(browsers, house, table, path)
    with carried(house, table):
        expect(page.get_by_test_id("slip-due")).to_contain_text("$100")
        for name, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            assert page.evaluate(COVERED) == [], name
            if name != "phone":
                assert page.evaluate(IN_SIGHT) == [], name
        sure(page.get_by_test_id("btn-receive-slip"))
        expect(page.get_by_test_id("slip-due")).to_have_count(0)
