"""Fingers: a number has most of its own box, a loupe shows what is aimed at, and no button is small."""

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, KIOSK, PHONE, Browsers, Sit
from tests.browser.house import House
from tests.browser.looks import DRAWN
from tests.browser.screens import Terminal
from tests.browser.seats import Seat
from tests.browser.staff import Dealer, LiveDealer

SIZES = pytest.mark.parametrize("size", [KIOSK, PHONE], ids=["kiosk", "phone"])
Size = tuple[int, int]
TABLET, UPRIGHT, SMALL_TABLET = (1180, 820), (820, 1180), (1080, 810)
LEAST_PIXELS = 44
POINTS = 12
HELD = {"L1": ("colour", "value", "cash"), "B1": ("colour", "value")}
"""What a seat plays with; at the Big Six no wager is called with cash."""
SMALL = """least => [...document.querySelectorAll('button, a[href], input, select')]
    .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
    .map(one => [one.dataset.testid ?? one.className, one.getBoundingClientRect()])
    .filter(([, { width, height }]) => width < least - 0.5 || height < least - 0.5)
    .map(([name, { width, height }]) => `${name} ${width.toFixed(0)}x${height.toFixed(0)}`)"""


def no_small_button(page: Page) -> None:
    assert page.evaluate(SMALL, LEAST_PIXELS) == []


class Finger:
    """The browser's own touch: down, moved and lifted."""

    def __init__(self, page: Page) -> None:
        self._hand = page.context.new_cdp_session(page)

    def __call__(self, what: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        self._hand.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})


@SIZES
def test_more_than_half_of_a_box_is_the_numbers_own(sit: Sit, dealer: Dealer, size: Size) -> None:
    """By area: 55 points of a hundred, laid evenly over the whole box."""
    player = sit(100, size=size)
    dealer.new_game()
    player.phase("betting")
    corner, width, height = box_of_17(player)
    found = Counter(
        aimed(player, corner[0] + width * (across + 0.5) / POINTS, corner[1] + height * (down + 0.5) / POINTS)
        for across in range(POINTS)
        for down in range(POINTS)
    )
    assert found[1] >= 0.55 * POINTS**2
    assert found[2] >= 0.15 * POINTS**2, "and the lines are still to be hit"
    assert found[4] >= 0.06 * POINTS**2
    assert aimed(player, corner[0] + width / 2, corner[1] + 2) == 2, "the line above is a split's"
    assert aimed(player, corner[0] + 2, corner[1] + 2) == 4


def box_of_17(player: Terminal) -> tuple[tuple[float, float], float, float]:
    """Corner, width and height, from line to line: the light in the box is drawn a little smaller."""
    splits = [player.spot(spot) for spot in ("14-17", "17-20", "16-17", "17-18")]
    (left, right), (top, bottom) = ((min(on), max(on)) for on in zip(*splits, strict=True))
    return (left, top), right - left, bottom - top


def aimed(player: Terminal, x: float, y: float) -> int:
    """How many numbers a touch there would cover."""
    player.page.mouse.move(x, y)
    return len(player.lit())


def test_a_loupe_shows_what_a_finger_aims_at_and_the_chip_lies_there(sit: Sit, dealer: Dealer) -> None:
    player = sit(100, size=PHONE, touch=True)
    dealer.new_game()
    player.phase("betting")
    expect(player.at("loupe")).to_have_count(0)
    finger = Finger(player.page)
    finger("touchStart", *player.spot("17"))
    expect(player.at("loupe")).to_have_attribute("data-aims", "17")
    finger("touchMove", *player.spot("22-23-25-26"))
    expect(player.at("loupe")).to_have_attribute("data-aims", "22-23-25-26")
    expect(player.at("loupe")).to_contain_text("Corner 22-23-25-26")
    player.lies({})
    finger("touchEnd")
    player.lies({"22-23-25-26": 1})
    expect(player.at("loupe")).to_have_count(0)
    player.touch("btn-track")
    player.soon("dialog [data-track='17']")
    player.page.evaluate(DRAWN)  # the oval fits itself into the sheet
    finger("touchStart", *pocket(player, "17"))
    expect(player.at("loupe")).to_have_attribute("data-aims", "17")
    finger("touchMove", *pocket(player, "32"))
    expect(player.at("loupe")).to_have_attribute("data-aims", "32")
    finger("touchEnd")
    player.touch("sheet-close")
    player.lies({"22-23-25-26": 1, "32": 1})


def pocket(player: Terminal, number: str) -> tuple[float, float]:
    """The middle of a pocket's number on the racetrack."""
    box = player.page.locator(f"dialog [data-track='{number}'] text").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@SIZES
def test_a_chip_hides_no_number_and_is_seen_on_black(sit: Sit, dealer: Dealer, size: Size) -> None:
    player = sit(500, size=size)
    dealer.new_game()
    player.phase("betting")
    player.bet(5, "17", 100)  # black on black
    chip = player.page.locator("[data-bet='17'] .chip")
    expect(chip).to_have_count(1)  # one chip is drawn as one
    above = """tag => Boolean(document.querySelector("[data-bet='17']").compareDocumentPosition(tag)
        & Node.DOCUMENT_POSITION_FOLLOWING)"""
    tag = player.page.locator("[data-tag='17']")
    assert tag.evaluate(above)  # drawn after the chip, in the corner of the box
    plate, box = tag.locator("rect").bounding_box(), player.page.locator("[data-box='17']").bounding_box()
    assert plate is not None
    assert box is not None
    assert plate["x"] + plate["width"] < box["x"] + box["width"] / 2
    assert plate["y"] + plate["height"] < box["y"] + box["height"] / 2
    assert plate["height"] >= 9
    rim = chip.locator(".rim").evaluate("one => getComputedStyle(one).stroke")
    assert rim != "none"


@SIZES
def test_no_button_of_a_terminal_is_small(sit: Sit, dealer: Dealer, size: Size) -> None:
    player = sit(100, size=size)
    dealer.new_game()
    player.phase("betting")
    player.bet(1, "17", 1)
    no_small_button(player.page)
    for button in ("btn-buy-in", "btn-games", "btn-sign"):
        player.touch(button)
        no_small_button(player.page)
        player.touch("sheet-close")


@SIZES
def test_no_button_of_a_station_is_small(browsers: Browsers, house: House, size: Size) -> None:
    player = Terminal(browsers.new(size))
    player.page.goto(house.seat("E1", "2"))
    player.ready()
    no_small_button(player.page)
    player.touch("btn-bills")
    no_small_button(player.page)


@pytest.mark.parametrize("table", ["L1", "B1"])
def test_no_button_of_a_seat_is_small_nor_any_chip(
    live_seat: Callable[..., Seat], house: House, table: str
) -> None:
    player = live_seat(table, "3")
    with LiveDealer(house, table) as dealer:
        player.ask("1.00", 100)
        dealer.issue("3")
        player.shows("hand", 100)
        dealer.until(lambda _: dealer.seat("3")["asked"] is None)
        player.bring(25)
        dealer.issue("3")
        player.soon("[data-testid=held]")
        for width, height in (KIOSK, DESK, TABLET, SMALL_TABLET, PHONE):
            player.page.set_viewport_size({"width": width, "height": height})
            for held in HELD[table]:
                player.touch(f"hold-{held}")
                player.soon("[data-testid=chip-4]")
                no_small_button(player.page)
            for button in ("btn-ask", "btn-results", "btn-sign"):
                player.touch(button)
                no_small_button(player.page)
                player.touch("sheet-close")
        named = {"L1": ["Racetrack"], "B1": []}  # neither table offers a bonus wager
        assert [one.inner_text() for one in player.at("btn-track").all()] == named[table]
        dealer.ask("colour-out", "3")
        player.leave()


SIDES = "all => all.map(one => one.getBBox()).map(({ width, height }) => Math.min(width, height))"


@pytest.mark.parametrize("size", [TABLET, UPRIGHT, DESK, KIOSK])
def test_a_pocket_of_the_racetrack_is_a_finger_wide(sit: Sit, dealer: Dealer, size: Size) -> None:
    player = sit(100, size=size)
    dealer.new_game()
    player.phase("betting")
    assert min(player.page.locator("[data-track] > path:first-child").evaluate_all(SIDES)) >= LEAST_PIXELS


def test_a_pocket_at_a_seat_is_a_finger_wide_and_a_pad_holds_its_words(
    live_seat: Callable[..., Seat], house: House
) -> None:
    player = live_seat("L2", "3", size=TABLET)
    assert min(player.page.locator("[data-track] > path:first-child").evaluate_all(SIDES)) >= LEAST_PIXELS
    wider = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    assert player.page.locator("[data-pad]").evaluate_all(wider) == []


@pytest.mark.parametrize(("table", "place"), [("E1", "2"), ("L1", "3")])
def test_however_many_limits_there_are_the_racetracks_button_lies_above_the_chips(
    browsers: Browsers, house: House, table: str, place: str
) -> None:
    """An upright tablet at twice the size, and a phone."""
    player = Terminal(browsers.new(PHONE))
    player.page.goto(house.seat(table, place))
    player.soon("[data-testid=btn-track]")
    for width, height in ((410, 590), PHONE):
        player.page.set_viewport_size({"width": width, "height": height})
        button, rack = (
            player.at("btn-track").bounding_box(),
            player.page.locator(".player-table > .rack").bounding_box(),
        )
        assert button is not None
        assert rack is not None
        assert button["y"] + button["height"] <= rack["y"]
