"""A table of colour wagers: its layout has what it offers and nothing else, and a seat lays each of them."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import KIOSK, PHONE
from tests.browser.house import House
from tests.browser.seats import Seat
from tests.browser.staff import LiveDealer
from tests.browser.staff import Supervisor as Sam

Sit = Callable[..., Seat]
TABLE, PLAIN = "L3", {"layout": "plain", "offer": [], "withhold": []}
COLOURS = ("black", "blue", "gold", "red", "purple", "green")
OFFERED = ["five-adjacent", "six-colour", "eight-colour", "seven-numbers"]
OPTIONS = {"layout": "wheel-replica", "offer": OFFERED, "withhold": ["red", "black", "dozen"]}
SIZES = {"kiosk": KIOSK, "tablet": (1180, 820), "upright": (820, 1180), "phone": PHONE}
LETTERING = """() => [...document.querySelectorAll('svg.cloth text, [data-pad] b, [data-pad] span')]
    .filter(one => /[a-z]/i.test(one.textContent) || one.closest('[data-pad]'))
    .map(one => ({
        text: one.textContent.trim(),
        size: parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM ? scale(one) : 1),
        cut: one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow === 'hidden',
    }));
    function scale(one) { const { a, b } = one.getScreenCTM(); return Math.hypot(a, b); }"""

AREA_SIZES = """all => all.map(one => {
    const { a, b } = one.getScreenCTM();
    return parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b);
})"""


@pytest.fixture
def colours(house: House) -> Iterator[LiveDealer]:
    """L3 with colour wagers, dealt by a program; as it was afterwards."""
    with Sam(house) as sam:
        sam.open(TABLE)
    house.change_terms(TABLE, OPTIONS)
    with LiveDealer(house, TABLE) as dealer:
        yield dealer
    house.change_terms(TABLE, PLAIN)


def end(dealer: LiveDealer) -> None:
    dealer.close_and_spin()
    dealer.until(lambda view: view["reader"] is not None)
    dealer.settle("17")


@pytest.mark.clause("new-jersey:5.1(e)1i")
@pytest.mark.clause("new-jersey:5.1(e)6ii")
@pytest.mark.clause("new-jersey:5.1(e)8")
@pytest.mark.clause("new-jersey:5.1(f)")
@pytest.mark.clause("new-jersey:5.1(g)")
def test_each_colour_wager_and_five_adjacent_are_laid_from_the_seat(
    live_seat: Sit, colours: LiveDealer
) -> None:
    player = live_seat(TABLE, "2", size=KIOSK)
    player.ask("1.00", 100)
    colours.issue("2")
    colours.open_betting()
    player.phase("betting")
    boxes = player.page.locator("[data-box]").evaluate_all("all => all.map(one => one.dataset.box)")
    assert not {"red", "black", "dozen1", "dozen2", "dozen3"} & set(boxes)
    assert {one for one in boxes if ":" in one} == {f"{n}:{c}" for n in ("six", "eight") for c in COLOURS}

    bets = {f"{size}:{colour}": 1 for size in ("six", "eight") for colour in COLOURS}
    for spot in bets:
        player.wager(1, spot, 1)
    player.take("colour", 2)
    player.page.locator("[data-track='17']").click()
    player.soon("[data-track='17'] [data-bet='adjacent:17']")
    player.page.locator("[data-pad=seven-numbers]").click()
    player.soon("[data-pad=seven-numbers] [data-bet]")
    player.shows("staked", 22)
    expect(player.at("slip")).to_contain_text("Eight numbers gold")
    expect(player.at("slip")).to_contain_text("Five adjacent around 17")
    colours.until(lambda _: len(colours.seat("2")["felt"]) == len(bets) + 2)
    laid = {one["spot"]: one["stake"] for one in colours.seat("2")["felt"]}
    assert laid == {**dict.fromkeys(bets, "1.00"), "adjacent:17": "5.00", "seven-numbers": "5.00"}
    end(colours)
    colours.ask("colour-out", "2")
    colours.ask("take-chips-away", "2")


@pytest.mark.clause("massachusetts:1(g)")
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_areas_and_pads_are_legible_at_every_size(
    live_seat: Sit, colours: LiveDealer, size: tuple[int, int]
) -> None:
    player = live_seat(TABLE, "3", size=size)
    readable(player.page)
    areas = player.page.locator("svg.cloth .area-name").evaluate_all(AREA_SIZES)
    assert len(areas) >= len(COLOURS)
    assert min(areas) >= 9.5, "two columns of areas on a phone; one has eleven pixels and more"
    spilt = "all => all.filter(one => one.getBBox().width > one.previousElementSibling.getBBox().width)"
    names = player.page.locator("svg.cloth .area + .area-name")
    assert names.evaluate_all(spilt) == []
    if size == PHONE:
        player.touch("btn-track")
        player.soon("[data-pad=seven-numbers]")
        readable(player.page)


def readable(page: Page) -> None:
    """Nothing is set smaller than eight pixels, or cut."""
    found = page.evaluate(LETTERING)
    assert found
    wrong = [one for one in found if one["size"] < 8 or one["cut"]]
    assert wrong == []
