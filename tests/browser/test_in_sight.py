"""A dealer's kiosk shows what is worked with, without scrolling; the felt hides no number and no amount."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import KIOSK, PHONE, Browsers, Sit
from tests.browser.felts import Felt
from tests.browser.house import House
from tests.browser.looks import DRAWN
from tests.browser.screens import Console, Terminal
from tests.browser.seats import Seat
from tests.browser.staff import Dealer, LiveDealer
from tests.browser.staff import Supervisor as Sam

Work = Callable[..., Felt]
SEEN = """one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [[left + 2, top + 2], [right - 2, bottom - 2]].every(at => {
        const met = document.elementFromPoint(...at);
        return met !== null && (one.contains(met) || met.contains(one));
    });
}"""


def seen(page: Page, testid: str) -> bool:
    """Both corners of it are met where they are drawn: no edge of a panel cuts it."""
    page.evaluate(DRAWN)
    whole: bool = page.get_by_test_id(testid).evaluate(SEEN)
    return whole


def test_the_whole_count_of_a_cash_out_is_in_sight(
    sit: Sit, dealer: Dealer, console: Callable[..., Console]
) -> None:
    player, desk = sit(100), console(size=KIOSK)
    player.touch("btn-cash-out")
    player.touch("btn-confirm-cash-out")
    desk.choose(player.name)
    desk.touch("cashout-select")
    expect(desk.at("cashout-value")).to_be_visible()
    assert seen(desk.page, "cashout-count")


@pytest.fixture
def two(live_seat: Callable[..., Seat], house: House) -> Iterator[tuple[Seat, Seat, LiveDealer]]:
    """Two seats of L4 and its dealer."""
    one, other = live_seat("L4", "1"), live_seat("L4", "2")
    with LiveDealer(house, "L4") as dealer:
        yield one, other, dealer
    with Sam(house) as sam, LiveDealer(house, "L4") as dealer:
        dealer.clear()
        dealer.ask("leave-table")
        sam.close("L4")


def test_issuing_chips_is_in_sight_and_the_felt_hides_nothing(
    two: tuple[Seat, Seat, LiveDealer], felt: Work
) -> None:
    one, other, dealer = two
    desk = felt("L4", size=KIOSK)
    desk.choose("3")
    desk.touch("btn-take-money")
    assert seen(desk.page, "btn-take-issue")
    one.ask("1.00", 100)
    desk.choose("1")
    last = dealer.view["all_colours"][-1]
    assert seen(desk.page, "btn-issue")
    assert seen(desk.page, f"colour-{last}")
    dealer.issue("1")
    other.ask("5.00", 100)
    dealer.issue("2")
    dealer.open_betting()
    one.wager(5, "17", 5)
    one.wager(1, "17-20", 1)
    other.wager(1, "17", 5)
    dealer.until(lambda view: view["staked"] == "11.00")
    desk.soon("[data-spot-stack='17'] [data-stack]", 2)
    assert all_seen(desk.page)
    dealer.close_and_spin()
    dealer.until(lambda view: view["reader"] is not None)
    dealer.act("announce-number", "15", then="announced")
    dealer.act("place-crown", then="crowned")
    expect(desk.page.locator("[data-tag='15']")).to_be_visible()  # the dolly stands on the number's own place
    dealer.act("collect-losers", then="collected")
    dealer.act("pay-winners", then="idle")


def all_seen(page: Page) -> bool:
    """Once every chip lies where it is laid, no amount has its middle under a stack that is drawn later."""
    return bool(
        page.wait_for_function(
            """() => {
        const stacks = [...document.querySelectorAll('.over [data-stack]')].map(stack => ({
            amount: [...stack.querySelectorAll('text')].at(-1).getBoundingClientRect(),
            chip: [...stack.querySelectorAll('.chip')].at(-1).getBoundingClientRect(),
        }));
        return !stacks.some(({ amount }, i) => stacks.slice(i + 1).some(({ chip }) => {
            const [x, y] = [amount.x + amount.width / 2, amount.y + amount.height / 2];
            const [cx, cy] = [chip.x + chip.width / 2, chip.y + chip.height / 2];
            return Math.hypot(x - cx, y - cy) < chip.width / 2 + amount.width / 2;
        }));
    }""",
            timeout=5_000,
        )
    )


COVERED = """() => {
    const wheel = document.querySelector('.player-table.running .stage').getBoundingClientRect();
    const [x, y, radius] = [wheel.x + wheel.width / 2, wheel.y + wheel.height / 2, wheel.width / 2];
    const words = document.createRange();
    words.selectNodeContents(document.querySelector('[data-testid=phase]'));
    const { left, right, top, bottom } = words.getBoundingClientRect();
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) < radius;
}"""


@pytest.mark.parametrize("size", [KIOSK, (1280, 800), (1180, 820), (820, 1180), PHONE])
def test_a_wheel_that_comes_forward_leaves_the_call_to_be_read(
    sit: Sit, dealer: Dealer, size: tuple[int, int]
) -> None:
    player = sit(100, size=size)
    dealer.new_game()
    player.phase("betting")
    dealer.throw()
    player.phase("read")
    player.soon(".player-table.running .stage")
    player.page.evaluate(DRAWN)
    assert not player.page.evaluate(COVERED)


MANY = """history => {
    for (let i = 0; i < 24; i++) history.append(history.lastElementChild.cloneNode(true));
    for (const arriving of history.getAnimations({ subtree: true })) arriving.finish();
    const { top, bottom, left, right } = history.getBoundingClientRect();
    return [...history.children].map(one => one.getBoundingClientRect())
        .filter(one => one.top < bottom && one.bottom > top)
        .map(one => one.top >= top && one.bottom <= bottom && one.left >= left && one.right <= right);
}"""


@pytest.mark.parametrize("size", [KIOSK, (1180, 820), (820, 1180), PHONE])
def test_each_of_the_last_results_in_sight_is_whole(
    browsers: Browsers, house: House, size: tuple[int, int]
) -> None:
    station = Terminal(browsers.new(size))
    station.page.goto(house.seat("E1", "2"))
    station.ready()
    station.soon("[data-testid=history] li")
    station.page.evaluate(DRAWN)
    shown = station.at("history").evaluate(MANY)
    assert len(shown) >= 2
    assert all(shown)
