"""The daily program and the posted explanation as pages: for everyone, at every size, by themselves."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from croupier.games.tote.library import load_track
from croupier.games.tote.program.library import CARDS, load_card
from croupier.paper.race_program import DailyProgram
from croupier.paper.wagering_notice import WageringNotice
from tests.browser.test_access import check
from tests.browser.test_screenshots import FOLDER, LARGEST, SIZES

pytestmark = pytest.mark.painted
Show = Callable[[str, str], Page]
PAGES = {
    **{name: DailyProgram(facility="The Example Casino", card=load_card(name)).html() for name in CARDS},
    "notice": WageringNotice(
        facility="The Example Casino", track="Model track", offers=load_track("model").offers
    ).html(),
}


@pytest.fixture
def show(browser: Browser, tmp_path: Path) -> Iterator[Show]:
    """Opens a page from a file, where nothing else can be asked for."""
    pages: list[Page] = []

    def shown(name: str, size: str) -> Page:
        file = tmp_path / f"{name}.html"
        file.write_text(PAGES[name], encoding="utf-8")
        page = browser.new_page(viewport={"width": SIZES[size][0], "height": SIZES[size][1]})
        pages.append(page)
        page.goto(file.as_uri())
        return page

    yield shown
    for page in pages:
        page.close()


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.clause("oneida-parimutuel:G")
def test_axe_finds_nothing_serious_and_nothing_is_cut_off(name: str, show: Show) -> None:
    page = show(name, "kiosk")
    check(page)
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), width
    assert page.get_by_text("All money bet in a pool is put together.").is_visible()


@pytest.mark.parametrize("size", SIZES)
def test_a_bettor_finds_a_race_from_the_top(size: str, show: Show) -> None:
    page = show("model-park", size)
    link = page.get_by_role("link", name="Race 4, 2:00 PM")
    box = link.bounding_box()
    assert box
    assert box["height"] >= 44
    link.click()
    assert page.get_by_role("heading", name="Race 4").is_visible()
    row = page.get_by_role("group", name="Runners of race 4").get_by_role("row").nth(1)
    assert row.get_by_role("rowheader").inner_text() == "1"


@pytest.mark.skipif(not os.environ.get("CROUPIER_SCREENSHOTS"), reason="only when pictures are taken")
@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_pictures_of_the_program(size: str, show: Show) -> None:
    page = show("model-park", size)
    picture = FOLDER / f"program-{size}.jpg"
    page.screenshot(path=picture, type="jpeg", quality=80)
    assert picture.stat().st_size < LARGEST
