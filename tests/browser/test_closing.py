"""The clock, the prompt, the freeze and the dolly of I.6, as player and dealer see them."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import DESK, Browsers
from tests.browser.house import House
from tests.browser.screens import Console, Terminal
from tests.browser.staff import Dealer
from tests.browser.staff import Supervisor as Sam

HEARD = """
window.heard = [];
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
    const tone = make.call(this), set = tone.frequency.setValueAtTime.bind(tone.frequency);
    tone.frequency.setValueAtTime = (pitch, at) => (heard.push(pitch), set(pitch, at));
    return tone;
};
"""
"""Keeps the pitch of every note that a page plays."""
PROMPT = [880, 1175]
NO_MORE_BETS = [523, 392]
BUTTONS = ("cancel", "undo", "recall", "clear", "neighbours")


@pytest.mark.clause("oneida-roulette:I.6.a")
@pytest.mark.clause("oneida-roulette:I.6.b")
@pytest.mark.clause("oneida-roulette:I.6.d")
@pytest.mark.clause("oneida-roulette:I.6.f")
def test_the_clock_runs_out_while_the_ball_runs_and_the_dolly_shows_the_number(
    browsers: Browsers, house: House, console: Callable[..., Console]
) -> None:
    with Sam(house) as sam:
        sam.open("T3")
    desk = console("T3")
    player = Terminal(browsers.new(calm=False))
    player.page.goto(house.seat("T3", "1"))
    player.ready().lay(100)
    with Dealer(house, "T3") as dealer:
        dealer.serve("1")
    player.verify()

    desk.touch("btn-new-game")
    desk.phase("betting")
    player.bet(2, "odd", 5)  # no number: the dolly stands beside chips that lie on one
    for screen, clock in ((player, "countdown"), (desk, "clock")):
        expect(screen.at(clock)).to_have_attribute("aria-label", re.compile("^[123] seconds left"))
    expect(desk.at("phase")).to_have_text("Throw ball")
    expect(player.at("phase")).to_have_text("Last bets, please")
    desk.touch("btn-throw-ball")

    player.phase("locked")
    expect(player.at("wheel")).to_have_attribute("data-ball", "track")
    _takes_no_bet(player)
    player.phase("read")
    _takes_no_bet(player)
    player.lies({"odd": 5})

    number = desk.at("read-number").inner_text()
    desk.touch("btn-confirm-number")
    dolly = player.at("dolly")
    expect(dolly).to_have_attribute("data-number", number)
    moves = dolly.evaluate(
        "it => Promise.all(it.getAnimations({ subtree: true }).map(move => move.finished))"
    )
    assert len(moves) > 0
    assert _stands_on(player, number, dolly)
    expect(player.at("number")).to_have_text(number)
    expect(player.at("announcer")).to_contain_text(f"{number} ")


def _takes_no_bet(player: Terminal) -> None:
    for button in BUTTONS:
        expect(player.at(f"btn-{button}")).to_be_disabled()
    expect(player.at("chip-3")).to_be_disabled()
    player.drag(3, "red")
    player.click("black")
    expect(player.page.locator("[data-pending], [data-bet=red], [data-bet=black]")).to_have_count(0)
    assert player.lit() == set()


def _stands_on(player: Terminal, number: str, dolly: Locator) -> bool:
    box, (x, y) = dolly.bounding_box(), player.spot(number)
    assert box is not None
    return box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]


@pytest.mark.clause("oneida-roulette:I.6.a")
@pytest.mark.clause("oneida-roulette:I.6.b")
def test_the_prompt_is_heard_at_a_muted_console_and_no_dealer_closes_before_the_throw(
    browsers: Browsers, house: House
) -> None:
    with Sam(house) as sam:
        sam.open("T3")
    page = browsers.signed_in(house.session("Theo"), DESK)
    page.add_init_script(HEARD)
    desk = Console(page).open(house.url, "T3")
    with Dealer(house, "T3"):
        pass
    desk.touch("btn-sound")
    expect(desk.at("btn-sound")).to_have_attribute("aria-pressed", "true")
    desk.touch("btn-new-game")
    desk.phase("betting")
    expect(desk.at("btn-no-more-bets")).to_have_count(0)
    assert page.evaluate("heard") == []
    page.wait_for_function("() => heard.length > 0")
    assert page.evaluate("heard") == PROMPT
    expect(desk.at("phase")).to_have_text("Throw ball")
    desk.phase("locked")  # by the clock, with no ball in the track; it can still be thrown
    desk.touch("btn-throw-ball")
    desk.phase("read")
    desk.touch("btn-confirm-number")
    desk.phase("settled")
    assert page.evaluate("heard") == PROMPT


def test_the_console_sounds_no_more_bets_as_loudly_as_its_dealer_likes(
    browsers: Browsers, house: House
) -> None:
    with Sam(house) as sam:
        sam.open("T3")
    page = browsers.signed_in(house.session("Theo"), DESK)
    page.add_init_script(HEARD)
    desk = Console(page).open(house.url, "T3")
    with Dealer(house, "T3"):
        pass
    desk.at("volume").fill("30")
    desk.touch("btn-new-game")
    page.wait_for_function("() => heard.length >= 4")
    assert page.evaluate("heard")[-4:] == [*PROMPT, *NO_MORE_BETS]
    desk.phase("locked")
    desk.touch("btn-throw-ball")
    desk.phase("read")
    desk.touch("btn-confirm-number")
    desk.phase("settled")
    desk.open(house.url, "T3")
    expect(desk.at("volume")).to_have_value("30")


@pytest.mark.parametrize("table", ["T1", "E1"])
def test_every_terminal_sounds_no_more_bets_unless_its_player_mutes_it(
    table: str, browsers: Browsers, house: House
) -> None:
    """Both tables deal by themselves."""
    page = browsers.new()
    page.add_init_script(HEARD)
    page.goto(house.seat(table, "3"))
    player = Terminal(page).ready()
    player.touch("btn-sound")
    player.touch("btn-sound")  # a screen that nobody touched yet is silent
    page.wait_for_function(f"() => `${{heard}}`.includes('{NO_MORE_BETS[0]},{NO_MORE_BETS[1]}')")
    player.touch("btn-sound")
    page.evaluate("heard.length = 0")
    player.phase("betting")
    player.phase("locked")
    assert page.evaluate("heard") == []
