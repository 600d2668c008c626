"""The tote where tables are: its explanation at /sign and in the lobby, its board among those of a wall.

Its picture for the manual: `CROUPIER_SCREENSHOTS=1 .venv/bin/pytest tests/browser/test_tote_wall.py`.
"""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import KIOSK, PHONE, Browsers
from tests.browser.house import House
from tests.browser.test_access import check
from tests.browser.test_language import english_left
from tests.browser.totes import Mutuels

PICTURE = Path(__file__).parents[2] / "docs" / "screenshots" / "tote-sign-kiosk.jpg"
SIZES = {"kiosk": KIOSK, "tablet": (1180, 820), "phone": PHONE}
WHOLE = """() => { const paper = document.querySelector('[data-testid=placard]');
    return paper.scrollHeight <= paper.clientHeight + 1 && paper.scrollWidth <= paper.clientWidth + 1; }"""


@pytest.mark.painted
@pytest.mark.clause("oneida-parimutuel:G")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "es"])
def test_wagering_is_explained_on_a_placard(
    browsers: Browsers, house: House, size: str, language: str
) -> None:
    page = browsers.new(SIZES[size])
    page.goto(f"/sign?table=H1&language={language}")
    said = {
        "en": (
            "You bet against each other",
            "Your runner finishes first. Usually from $2.",
            "18 % is taken",
            "Key box",
        ),
        "es": (
            "Se apuesta entre todos",
            "Su competidor llega primero. Normalmente desde $2.",
            "se retiene el 18 %",
            "Rueda",
        ),
    }[language]
    for part, text in zip(("notices", "odds", "limits", "options"), said, strict=True):
        expect(page.get_by_test_id(part)).to_contain_text(text)
    expect(page.get_by_test_id("odds")).to_contain_text("§ C.12")
    assert page.evaluate(WHOLE), "a sign that scrolls is not a sign"
    if language == "es":
        assert english_left(page, "(place)", "(daily double)") == []
    elif size == "tablet":
        check(page)
    if (language, size) == ("en", "kiosk") and os.environ.get("CROUPIER_SCREENSHOTS"):
        page.screenshot(path=PICTURE, type="jpeg", quality=80)
    answer = page.request.get(page.get_by_test_id("sign-pdf").get_attribute("href") or "")
    assert answer.headers["content-type"] == "application/pdf"


@pytest.mark.clause("oneida-parimutuel:G")
def test_the_lobby_shows_the_same_explanation(browsers: Browsers, house: House) -> None:
    page = browsers.new(KIOSK)
    page.goto(house.url)
    page.get_by_test_id("sign-H1").click()
    sheet = page.get_by_test_id("sign")
    for said in ("What the track takes and pays", "Your two runners finish first and second", "§ C.6"):
        expect(sheet).to_contain_text(said)


def test_the_tote_has_its_board_on_the_wall(browsers: Browsers, house: House) -> None:
    wall = browsers.new(KIOSK)
    wall.goto("/boards")
    expect(wall.get_by_test_id("small-board-T1")).to_be_visible()
    small = wall.get_by_test_id("small-board-H3")
    with Mutuels(house, "H3") as mo:
        mo.open()
        first, second, *_ = (one["number"] for one in mo.view["races"] if one["phase"] == "open")
        expect(small).to_have_attribute("data-phase", "open")
        expect(small).to_contain_text(f"Race {first}")
        mo.ask("scratch-runner", first, "8")
        mo.decide(first, "4-6-2")
        expect(small).to_contain_text(f"Race {second}")
        expect(small.locator("ol")).to_contain_text("4-6-2")
        mo.ask("stop-betting", second)
        expect(wall.get_by_test_id("now-H3")).to_have_text("They’re off")
        mo.ask("report-finish", second, "1-2-3")
        expect(wall.get_by_test_id("now-H3")).to_have_text("Not official yet: 1-2-3")
        mo.ask("declare-official", second)  # and the next race is open for whoever looks at it after this
