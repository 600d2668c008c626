"""A live seat doubles, undoes, clears and lays its last game again, and is told what a game came to."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.house import House
from tests.browser.seats import Seat
from tests.browser.staff import LiveDealer
from tests.browser.staff import Supervisor as Sam

Sit = Callable[..., Seat]
TABLE, SEAT = "L4", "6"
NO_WIN = "No win this game: staked $15.00, came back $0.00"


@pytest.fixture
def dealt(house: House) -> Iterator[LiveDealer]:
    """Dealt by a program, which leaves the seat as it found it."""
    with Sam(house) as sam:
        sam.open(TABLE)
    with LiveDealer(house, TABLE) as dealer:
        yield dealer
        if dealer.view["phase"] == "betting":
            over(dealer, "0")
        if dealer.seat(SEAT)["colour"]:
            dealer.ask("colour-out", SEAT)
            dealer.until(lambda _: dealer.seat(SEAT)["colour"] is None)
        if dealer.seat(SEAT)["held"] != "0.00":
            dealer.ask("take-chips-away", SEAT)


def over(dealer: LiveDealer, number: str) -> None:
    spun(dealer)
    dealer.settle(number)


def spun(dealer: LiveDealer) -> None:
    dealer.ask("spin-ball", dealer.view["round"], "clockwise")
    dealer.until(lambda view: view["reader"] is not None)
    if dealer.view["phase"] == "betting":
        dealer.ask("no-more-bets", dealer.view["round"])


@pytest.mark.clause("oneida-roulette:C.3")
@pytest.mark.clause("oneida-roulette:C.4")
def test_a_seat_doubles_undoes_clears_and_rebets(live_seat: Sit, dealt: LiveDealer) -> None:
    player = live_seat(TABLE, SEAT, size=PHONE)
    player.ask("1.00", 100)
    dealt.issue(SEAT)
    dealt.open_betting()
    player.phase("betting")
    for button in ("btn-undo", "btn-rebet", "btn-double", "btn-clear"):
        expect(player.at(button)).to_be_disabled()
    player.wager(5, "17", 5)
    player.wager(10, "red", 10)
    player.touch("btn-double")
    player.lies({"17": 10, "red": 20})
    player.touch("btn-undo")
    player.lies({"17": 5, "red": 10})
    player.touch("btn-clear")
    player.lies({})
    player.shows("hand", 100)
    player.touch("btn-undo")
    player.lies({"17": 5, "red": 10})
    spun(dealt)
    dealt.act("announce-number", "18", then="announced")
    told_before_and_after_the_payment(player, dealt)
    told_again_in_another_language(player)

    dealt.open_betting()
    player.phase("betting")
    player.touch("btn-rebet")
    player.lies({"17": 5, "red": 10})
    player.shows("hand", 90)
    player.touch("btn-slip")
    expect(player.at("sheet-slip")).to_contain_text("Red")
    expect(player.at("sheet-slip")).to_contain_text("$10")
    player.touch("sheet-close")
    over(dealt, "0")
    expect(player.at("spot-label")).to_have_text(NO_WIN)
    expect(player.at("wins")).to_have_text(NO_WIN)
    expect(player.at("wins")).to_have_attribute("data-gain", "false")
    player.soon(".player-table.running", 0)
    player.touch("btn-results")
    several = re.compile(r"([2-9]|\d\d) games")  # other tests play here too
    expect(player.at("statistics")).to_contain_text(several)
    expect(player.at("hot").or_(player.at("hot-soon"))).to_be_visible()
    player.touch("sheet-close")


def told_before_and_after_the_payment(player: Seat, dealt: LiveDealer) -> None:
    label = player.page.locator("div:has(> [data-testid=won]) > dt")
    expect(label).to_have_text("To come back")
    player.shows("won", 20)
    expect(player.at("wins")).to_contain_text("You win $5.00 on $15.00 staked")
    dealt.act("place-crown", then="crowned")
    dealt.act("collect-losers", then="collected")
    expect(label).to_have_text("To come back")
    dealt.act("pay-winners", then="idle")
    player.soon("[data-testid=phase][data-phase=idle]")
    expect(label).to_have_text("Came back")
    expect(player.at("spot-label")).to_have_text("You won $5.00 on $15.00 staked")
    expect(player.page.locator("div:has(> [data-testid=staked]) > dt")).to_have_text("Staked")


def told_again_in_another_language(player: Seat) -> None:
    player.touch("language-es")
    player.soon("html[lang=es]")
    expect(player.ready().at("spot-label")).to_have_text("Ha ganado $5.00 con $15.00 apostados")
    player.shows("won", 20)
    player.touch("language-en")
    player.soon("html[lang=en]")
    player.ready()


@pytest.mark.clause("oneida-roulette:I.3.b.vi")
def test_a_newcomer_at_a_seat_finds_nothing_of_the_last_player(live_seat: Sit, dealt: LiveDealer) -> None:
    player = live_seat(TABLE, SEAT)
    player.ask("1.00", 100)
    dealt.issue(SEAT)
    dealt.open_betting()
    player.phase("betting")
    player.wager(5, "17", 5)
    player.touch("btn-favourites")
    player.at("favourite-name").fill("Lucky")
    player.touch("btn-save-favourite")
    player.touch("sheet-close")
    over(dealt, "18")
    player.soon("[data-testid=phase][data-phase=idle]")
    dealt.ask("colour-out", SEAT)
    player.touch("language-es")
    player.soon("html[lang=es]")
    player.ready().leave()
    player.soon("html[lang=en]")  # the house's own again
    expect(player.at("announcer")).not_to_contain_text("staked")

    player.page.reload()
    player.ready()
    expect(player.at("spot-label")).not_to_contain_text("staked")
    player.ask("1.00", 100)
    dealt.issue(SEAT)
    dealt.open_betting()
    player.phase("betting")
    expect(player.at("btn-rebet")).to_be_disabled()
    player.touch("btn-favourites")
    player.soon("[data-testid^=favourite-]", 1)  # the field for a name, and nothing kept
    player.touch("sheet-close")
    player.touch("btn-stay")
    expect(player.at("stay-in")).to_have_text("$100.00")
    player.touch("sheet-close")
