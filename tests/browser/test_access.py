"""Everyone can play: axe finds nothing serious, keys are enough, motion may be off, nothing jumps."""

import json
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import KIOSK, PHONE, Sit
from tests.browser.looks import EVERY_SIZE
from tests.browser.staff import Dealer

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
NO_AXE = "axe-core is not there: run `npm ci` in web/."
GRAVE = ("serious", "critical")
SIZES = pytest.mark.parametrize("size", [KIOSK, PHONE], ids=["kiosk", "phone"])
Size = tuple[int, int]
pytestmark = pytest.mark.painted


def check(page: Page) -> None:
    """At the size of a kiosk; `make prove` also looks at that of a phone, where a screen is laid out anew."""
    for width, height in (PHONE, KIOSK) if EVERY_SIZE else (KIOSK,):
        page.set_viewport_size({"width": width, "height": height})
        _check(page)


def _check(page: Page) -> None:
    assert AXE.exists(), NO_AXE
    assert page.evaluate("() => document.adoptedStyleSheets.length") == 0, "mark the test `painted`"
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")["violations"]
    grave = [
        {"rule": one["id"], "says": one["help"], "where": [node["target"] for node in one["nodes"]][:6],
         "why": one["nodes"][0]["failureSummary"]}
        for one in found if one["impact"] in GRAVE
    ]  # fmt: skip
    assert grave == [], json.dumps(grave, indent=1)


def test_axe_finds_nothing_serious_in_a_game(sit: Sit, dealer: Dealer) -> None:
    player = sit(100)
    dealer.new_game()
    player.phase("betting")
    player.hold(4)
    player.click("red")
    player.has("red", 25)
    check(player.page)
    dealer.spin()
    player.phase("settled")
    check(player.page)


def test_a_bet_is_placed_and_undone_with_keys_only(sit: Sit, dealer: Dealer) -> None:
    player = sit(100)
    dealer.new_game()
    player.phase("betting")
    keys = player.page.keyboard
    keys.press("4")
    expect(player.at("chip-4")).to_have_attribute("aria-checked", "true")
    keys.press("ArrowRight")
    for _ in range(4):
        keys.press("ArrowRight")
    spot = player.page.evaluate("() => document.activeElement.dataset.spot")
    keys.press("Enter")
    player.lies({spot: 25})
    keys.press("u")
    player.lies({})
    keys.press("Space")
    player.lies({spot: 25})
    keys.press("x")
    keys.press("Enter")
    player.lies({})


SAMPLES = 6


def test_no_motion_for_those_who_want_none(sit: Sit, dealer: Dealer) -> None:
    player = sit(100, calm=True)
    dealer.new_game()
    player.bet(4, "red", 25)
    wheel = player.at("wheel")
    turned = "wheel => [...wheel.querySelectorAll('div')].map(part => part.style.transform).join()"
    dealer.launch()
    for phase in ("betting", "locked", "read"):
        player.phase(phase)
        seen = list[str]()
        for _ in range(SAMPLES):
            seen.append(wheel.evaluate(turned))
            player.page.wait_for_timeout(20)
        changes = [one for one in pairwise(seen) if one[0] != one[1]]
        assert len(changes) <= 1, "a ball is put into its pocket at once; what moves does not stop"
        moving = (
            "() => document.getAnimations().filter(one => one.effect.getComputedTiming().endTime > 1).length"
        )
        assert player.page.evaluate(moving) == 0


SHIFTS = """() => {
    window.shifts = [];
    const named = node => node?.closest?.('[data-testid], [class]')?.outerHTML.slice(0, 90);
    new PerformanceObserver(list => {
        for (const entry of list.getEntries())
            shifts.push([entry.value, ...entry.sources.map(source => named(source.node))]);
    }).observe({ type: 'layout-shift' });
}"""


@SIZES
def test_nothing_jumps_during_a_game(sit: Sit, dealer: Dealer, size: Size) -> None:
    player = sit(100, size=size, calm=False)
    player.page.evaluate(SHIFTS)
    dealer.new_game()
    player.phase("betting")
    player.bet(4, "red", 25)
    player.bet(4, "black", 25)
    dealer.spin()
    player.phase("settled")
    expect(player.at("dolly")).to_be_visible()
    shifts = player.page.evaluate("() => shifts")
    assert sum(shift[0] for shift in shifts) < 0.02, json.dumps(shifts, indent=1)
