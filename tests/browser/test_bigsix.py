"""The Big Six: bets are closed before the spin, the clapper may rest between two, and one symbol is paid."""

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.felts import Board, Felt
from tests.browser.house import House
from tests.browser.screens import Supervisor
from tests.browser.seats import Seat
from tests.server.clients import NO_TLS

SYMBOLS = ("$1", "$2", "$5", "$10", "$20", "joker", "flag")
ODDS = {"$1": 1, "$2": 2, "$5": 5, "$10": 10, "$20": 20, "joker": 45, "flag": 45}


def test_whoever_opens_it_counts_the_float_and_measures_nothing(
    supervisor: Callable[..., Supervisor],
) -> None:
    pit = supervisor()
    pit.choose("B2")  # where nobody plays, so it is closed whichever test came before
    expect(pit.at("open-float")).to_be_visible()
    for measure in ("open-inches", "open-ball", "open-substance"):
        expect(pit.at(measure)).to_have_count(0)
    expect(pit.at("opening")).not_to_contain_text("§")
    pit.at("open-float").fill("10000")
    pit.touch("btn-open-B2")
    expect(pit.at("table-B2")).to_have_attribute("data-phase", "idle")


@pytest.mark.clause("new-jersey:5.6(a)")
@pytest.mark.clause("new-jersey:5.6(c)")
@pytest.mark.clause("new-jersey:5.6(e)")
@pytest.mark.clause("new-jersey:5.5(a)")
def test_a_clapper_between_two_pays_the_number_passed_before(
    live_seat: Callable[..., Seat], felt: Callable[..., Felt], browsers: Browsers, house: House
) -> None:
    player = live_seat("B1", "1", finger=True)
    desk, board = felt("B1").take(), Board(browsers.new()).open(house.url, "B1")
    expect(player.at("chip-1")).to_have_count(0)  # an empty hand lays nothing
    for never_taken in ("hold-cash", "btn-coupon"):
        expect(player.at(never_taken)).to_have_count(0)
    player.bring(25)
    expect(desk.at("seat-1")).to_contain_text("brings $25 in value chips")
    desk.count_in("1")
    expect(player.at("held")).to_have_text("$25 value chips")
    player.shows("hand", 25)
    desk.choose("1")
    expect(desk.at("seat-held")).to_have_text("$25 value chips")  # in the words of the seat
    desk.touch("btn-took-away")
    expect(desk.at("btn-took-away")).to_have_attribute("data-armed", "true")
    expect(desk.at("btn-took-away")).to_contain_text("All $25.00 are gone from this seat: sure?")
    desk.touch("btn-all-seats")
    desk.press("new-game", "betting")
    player.phase("betting")
    expect(player.at("hold-value")).to_have_attribute("aria-selected", "true")  # all that it holds
    expect(player.at("spot-label")).not_to_contain_text("Ask the dealer")
    expect(player.at("chip-4")).to_be_disabled()  # $100 is more than it holds
    for slot, colour in enumerate(("white", "red", "green", "black"), 1):  # $1, $5, $25, $100
        expect(player.at(f"chip-{slot}").locator("[data-value]")).to_have_attribute("data-value", colour)
    player.take("value", 1)
    for symbol in SYMBOLS[1:]:
        player.put(symbol)
        player.has(symbol, 1)
    player.drag(1, "$1")
    player.lies(dict.fromkeys(SYMBOLS, 1))

    desk.due("no-more-bets")  # and the spin cannot be touched before it
    desk.press("no-more-bets", "no-more-bets")
    player.phase("no-more-bets")
    player.soon("[data-testid=lamp][data-lamp=closed]")
    desk.touch("btn-faults")
    desk.touch("fault-between")
    desk.touch("sheet-close")
    desk.due("spin-ball")
    desk.touch("btn-spin-ball")
    expect(desk.at("between")).to_be_visible()
    stop = int(desk.at("bigsix-wheel").get_attribute("data-stop") or -1)
    stops = httpx.get(f"{house.url}/api/tables/B1/layout", verify=NO_TLS).json()["stops"]
    winner, (one, other) = passed_before(stops, stop), sides(stops, stop)
    expect(desk.at("btn-announce-number")).to_contain_text(f"between {named(one)} and {named(other)}")
    rests = f"The clapper rests between {named(one)} and {named(other)}: "
    expect(desk.at("clapper")).to_have_text(f"{rests}the posted rule decides")
    expect(player.at("spot-label")).to_have_text(f"{rests}the posted rule decides")
    for wheel in (player.at("bigsix-wheel"), board.at("bigsix-wheel")):  # no side is shown as the result
        shown: list[str] = wheel.locator(".hub [data-symbol]").evaluate_all(
            "all => all.map(one => one.dataset.symbol)"
        )
        assert shown == [one, other]
    desk.press("announce-number", "announced")

    why = f"{rests}by the posted rule {named(winner)} wins"
    expect(player.at("spot-label")).to_have_text(why)
    expect(player.at("announcer")).to_contain_text(why)
    expect(board.at("clapper")).to_have_text(why)
    board.soon(f"[data-testid=winner][data-number='{winner}']")
    player.soon(f"[data-testid=number][data-number='{winner}']")
    assert desk.payments() == [ODDS[winner]]
    desk.press("collect-losers", "collected")
    player.lies({winner: 1})
    desk.press("pay-winners", "idle")
    player.shows("won", ODDS[winner] + 1)  # with its stake
    player.shows("staked", 0)
    expect(player.at("held")).to_have_text(f"${25 - 6 + ODDS[winner]} value chips")
    player.touch("btn-results")
    statistics = player.at("hot").get_by_role("img").first.or_(player.at("hot-soon"))
    expect(statistics).to_be_visible()  # named from ten games on
    player.touch("sheet-close")
    player.leave()


def named(symbol: str) -> str:
    return symbol.capitalize()


def sides(stops: list[str], stop: int) -> tuple[str, str]:
    return stops[stop], stops[(stop + 1) % len(stops)]


def passed_before(stops: list[str], stop: int) -> str:
    """Of the pair from `stop` on: turned clockwise, higher stops come to the clapper first."""
    return stops[(stop + 1) % len(stops)]
