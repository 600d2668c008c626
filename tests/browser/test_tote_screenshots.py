"""Pictures of the tote board, of races and of the mutuel manager's desk, on a day that runs by itself."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.house import House
from tests.browser.screens import Screen
from tests.browser.staff import Staff
from tests.browser.test_screenshots import SIZES, keep

pytestmark = pytest.mark.painted
CONFIG = """
[server]
demonstration = true
[[tables]]
id = "R1"
kind = "tote"
name = "Race book"
facility = "Lakeside Race Book"
windows = ["W1", "W2"]
terminals = ["S1"]
card = "model-park"
track_speed = 2.5
demonstration_dealer = true
[[tables]]
id = "R2"
kind = "tote"
name = "Harness"
facility = "Lakeside Race Book"
terminals = ["S1"]
card = "model-harness"
track_speed = 2.5
demonstration_dealer = true
[[tables]]
id = "R3"
kind = "tote"
name = "Greyhounds"
facility = "Lakeside Race Book"
terminals = ["S1"]
card = "model-greyhounds"
track_speed = 2.5
demonstration_dealer = true
[[staff]]
name = "Max"
role = "mutuel-manager"
password = "post"
"""
RACING = 240_000
"""Milliseconds: until a race is off, and until it is official."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """Three tracks on an afternoon: their races are off two minutes after it opens, by the track's clock."""
    (tmp_path / "floor.toml").write_text(CONFIG)
    house = House(tmp_path, tmp_path / "floor.toml")
    house.start()
    yield house
    house.stop()


def hall(browsers: Browsers, table: str, size: str) -> Screen:
    page = browsers.new(SIZES[size], calm=False)
    page.goto(f"/tote-board?table={table}")
    expect(page.get_by_test_id("odds")).to_be_visible()
    return Screen(page)


def desk(browsers: Browsers, house: House, size: str) -> Screen:
    page = browsers.signed_in(house.session("Max"), SIZES[size])
    page.goto("/mutuels?table=R1")
    expect(page.get_by_test_id("race-desk")).to_be_visible()
    return Screen(page)


def test_pictures_of_a_race_day(browsers: Browsers, house: House) -> None:
    with Staff(house, "mutuels", "Max", "R1") as max_:
        max_.until(lambda view: view["on_sale"])
        max_.tell("track", "photo")
    boards = {size: hall(browsers, "R1", size) for size in SIZES}
    boards["kiosk"].page.wait_for_timeout(15_000)  # until enough is bet
    for size, board in boards.items():
        keep(board, "tote-board", size)
    boards["kiosk"].touch("to-page-exacta")
    keep(boards["kiosk"], "tote-board-probables", "kiosk")
    others = {
        name: hall(browsers, table, "kiosk") for table, name in (("R3", "greyhounds"), ("R2", "harness"))
    }
    for name, board in others.items():
        expect(board.at("race-call")).to_be_visible(timeout=RACING)
        keep(board, f"race-{name}", "kiosk")
        board.page.close()
    expect(boards["kiosk"].at("race-call")).to_be_visible(timeout=RACING)
    for size in ("kiosk", "phone"):
        keep(boards[size], "race-horses", size)
    expect(boards["kiosk"].at("photo-finish")).to_be_visible(timeout=RACING)
    keep(boards["kiosk"], "race-photo", "kiosk")
    expect(boards["kiosk"].at("board-sign")).to_have_text("Official", timeout=RACING)
    for size, board in boards.items():
        keep(board, "tote-official", size)
    for size in SIZES:
        manager = desk(browsers, house, size)
        manager.touch("tab-race-1")
        keep(manager, "mutuels", size)
