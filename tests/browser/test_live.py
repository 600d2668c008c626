"""Live roulette under three documents, dealt whole at the felt and played at seats by mouse and by touch."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.acts import due_in
from tests.browser.conftest import Browsers
from tests.browser.felts import Board, Felt
from tests.browser.house import House
from tests.browser.looks import SIZES
from tests.browser.pays import back, covered
from tests.browser.seats import Seat
from tests.browser.staff import LiveDealer
from tests.browser.staff import Supervisor as Sam

Sit = Callable[..., Seat]
Work = Callable[..., Felt]
TABLET = (1280, 800)
WHOLE = "(found) => { const e = document.querySelector(found); return e.scrollHeight <= e.clientHeight + 1; }"
"""Nothing of it is cut off."""


def lost(bets: dict[str, int], number: str) -> int:
    """What of the bets the dealer collects."""
    return sum(stake for spot, stake in bets.items() if number not in covered(spot))


@pytest.mark.clause("oneida-roulette:B.3")
@pytest.mark.clause("oneida-roulette:C.1")
@pytest.mark.clause("oneida-roulette:C.2")
@pytest.mark.clause("oneida-roulette:C.3")
@pytest.mark.clause("oneida-roulette:F.2")
@pytest.mark.clause("oneida-roulette:F.3")
@pytest.mark.clause("oneida-roulette:F.4")
def test_a_whole_game_from_chips_to_colouring_out(live_seat: Sit, felt: Work, house: House) -> None:
    one, two = live_seat("L1", "1"), live_seat("L1", "2", size=TABLET, finger=True)
    desk, mucker = felt("L1").take(), felt("L1", "Mika")
    expect(mucker.at("btn-take-table")).to_contain_text("Take the mucker’s place")
    expect(mucker.at("btn-take-over")).to_have_text("Take the mucker’s place")
    mucker.take()
    expect(mucker.at("btn-call")).to_have_count(0)  # no button that only the dealer may press
    expect(mucker.at("btn-call-no-spin")).to_have_count(0)
    expect(mucker.at("order").locator("[data-act=spin-ball]")).to_have_count(0)
    bought(desk, one, two)

    desk.due("new-game")
    desk.press("new-game", "betting")
    one.phase("betting")
    bets = {"17": 5, "red": 10, "odd": 5}
    one.drag(2, "17")
    one.has("17", 5)
    one.wager(10, "red", 10)
    for layout in (one.at("table"), desk.at("cloth")):
        expect(layout.locator("[data-tag=red]")).to_have_text("Red")  # chips hide no word
    one.wager(5, "33", 5)
    one.touch("btn-take-back")
    one.click("33")
    one.soon("[data-bet='33']", 0)
    others = {"7-8-10-11": 5, "dozen2": 25}
    two.take("colour", 1)
    two.drag(1, "7-8-10-11")
    two.has("7-8-10-11", 5)
    two.wager(5, "dozen2", 25)
    one.soon("[data-other=dozen2]")

    desk.place("1", 5, "odd")
    one.has("odd", 5)
    called(desk, two)

    desk.due("spin-ball")
    desk.touch("btn-spin-ball")
    one.spinning()
    one.soon("[data-testid=lamp][data-lamp=track]")
    desk.press("no-more-bets", "no-more-bets")
    one.phase("no-more-bets")
    one.soon("[data-testid=lamp][data-lamp=closed]")
    desk.press("announce-number", "announced")
    number = desk.number()
    one.soon(f"[data-testid=number][data-number='{number}']")

    desk.due("place-crown")
    desk.press("place-crown", "crowned")
    expect(one.at("dolly")).to_be_visible()
    desk.press("collect-losers", "collected")
    chips = {"navy": lost(bets, number), "lavender": lost(others, number) // 5}
    mucker.count({colour: count for colour, count in chips.items() if count})
    mucker.soon("[data-testid=order] [data-act=count-mucked]:not(.beside)")
    desk.press("pay-winners", "idle")
    left = {"1": 180 + back(bets, number), "2": 70 + back(others, number)}
    one.holds(left["1"], "navy")
    two.holds(left["2"], "lavender")
    spoken = back({"black": 20}, number)  # paid in value chips, beside the colour

    for seat in (one, two):
        seat.touch("btn-out")
        seat.touch("btn-ask-out")
        desk.all_seats()
        expect(desk.at(f"leaving-{seat.name}")).to_have_text("asks to colour out")
        desk.choose(seat.name)
        expect(desk.at("btn-colour-out")).to_contain_text(f"${left[seat.name]:,.2f}")
        desk.touch("btn-colour-out")
        desk.touch("btn-colour-out-sure")
        seat.holds(left[seat.name] + (spoken if seat is two else 0), "")  # in value chips now, still in hand
    with Sam(house) as sam:
        sam.close("L1")  # the next test finds no mucker there


def bought(desk: Felt, one: Seat, two: Seat) -> None:
    """Money laid, counted, and a colour for it that nobody else holds."""
    one.ask("1.00", 100, 100)
    expect(desk.at("seat-1")).to_contain_text("wants chips for $200")
    desk.issue("1", "navy")
    one.holds(200, "navy")
    desk.choose("2")
    desk.touch("btn-take-money")  # laid by hand: the dealer asks for the seat
    desk.touch("note-100")
    desk.touch("worth-5.00")
    expect(desk.at("colour-navy")).to_be_disabled()
    desk.touch("colour-lavender")
    desk.touch("btn-take-issue")
    two.holds(100, "lavender")


def called(desk: Felt, player: Seat) -> None:
    """A wager is spoken with cash, and is good once the dealer has accepted it."""
    player.take("cash", 3)
    player.put("black")
    player.soon("[data-called=black]")
    desk.choose(player.name)
    desk.touch("accept-black")
    player.has("black", 20)
    player.soon("[data-called]", 0)


def lies_in_sight_at_every_size(player: Seat) -> None:
    """On the replica of the wheel; a phone has room for its button alone, which says what lies there."""
    size = player.page.viewport_size
    for name, (width, height) in SIZES.items():
        player.page.set_viewport_size({"width": width, "height": height})
        if name != "phone":
            expect(player.page.locator("[data-track='17'] [data-bet='adjacent:17']")).to_be_visible()
            continue
        expect(player.at("track-laid")).to_have_text("$5")
        assert player.page.evaluate(WHOLE, ".name h1"), "the table's name is cut"
    assert size is not None
    player.page.set_viewport_size(size)


@pytest.mark.clause("massachusetts:1(e)(1)(i)")
@pytest.mark.clause("massachusetts:3(d)")
@pytest.mark.clause("massachusetts:4(a)")
@pytest.mark.clause("massachusetts:4(c)")
def test_back_to_back_and_the_fifth_of_five_adjacent(
    live_seat: Sit, felt: Work, browsers: Browsers, house: House
) -> None:
    player = live_seat("L2", "1")
    player.ask("1.00", 100)
    with LiveDealer(house, "L2") as dealer:
        dealer.issue("1")
        dealer.until(lambda view: "new-game" in due_in(view))
        dealer.open_betting()
        dealer.close_and_spin()
        dealer.until(lambda view: view["multiplier"] is not None and view["reader"] is not None)
        dealer.settle("17")  # the number before
    player.phase("idle")
    expect(player.at("spot-label")).not_to_contain_text("No win")  # nothing was staked here
    desk, board = felt("L2"), Board(browsers.new()).open(house.url, "L2")

    desk.press("new-game", "betting")
    player.phase("betting")
    expect(board.at("teaser")).to_contain_text("if 17 comes again")
    player.take("colour", 2)
    player.page.locator("[data-track='17']").click()
    player.soon("[data-track='17'] [data-bet='adjacent:17']")
    lies_in_sight_at_every_size(player)
    player.page.locator("[data-pad=b2b]").click()
    player.soon("[data-pad=b2b] [data-bet=b2b]")
    player.wager(5, "20", 5)
    player.soon("[data-track='20'] [data-straight='20']")
    player.shows("staked", 15)
    desk.soon("[data-testid=cloth] [data-tag='20']")  # the number under the chips is still read

    desk.touch("btn-spin-ball")
    player.spinning()
    desk.press("no-more-bets", "no-more-bets")
    board.soon("[data-testid=multiplier]")
    board.phase("no-more-bets")  # nothing is announced, and the multiplier is up
    times = int(board.at("multiplier").get_attribute("data-times") or 0)
    reel = board.at("multiplier").locator("li").all_text_contents()
    assert set(reel) <= {"×10", "×20", "×50"}  # the paytable's own, while it runs too
    assert reel[-1] == f"×{times}"
    expect(player.at("multiplier")).to_have_text(f"×{times}")
    desk.announce("17")
    player.soon("[data-testid=phase].outcome.black")  # light letters on the number's own colour
    expect(player.at("phase")).to_have_css("color", "rgb(255, 255, 255)")
    board.soon("[data-testid=winner][data-number='17']")
    expect(board.at("b2b-won")).to_contain_text(f"×{times}")
    expect(desk.at("fifth")).to_contain_text("move $1 of five adjacent around 17 from the replica to 17")
    assert desk.page.evaluate(WHOLE, "[data-testid=stage] .line")
    desk.press("place-crown", "crowned")
    moved = desk.at("cloth").locator(".over [data-spot-stack='17'] [data-amount]")
    expect(moved).to_have_attribute("data-amount", "1.00")
    assert sorted(desk.payments()) == sorted([35, 5 * times])
    expect(desk.at("collect").get_by_role("heading")).to_contain_text("$9")  # with the four losing fifths
    expect(desk.at("step").first).to_contain_text("$9")
    desk.press("collect-losers", "collected")
    desk.press("pay-winners", "idle")
    player.shows("won", 35 + 5 * times + 1 + 5)  # with the fifth that won and the B2B stake
    player.shows("hand", 100 - 9 + 35 + 5 * times)


@pytest.mark.clause("new-jersey:5.2(b)")
@pytest.mark.clause("new-jersey:5.4(a)")
def test_wagers_stand_over_a_no_spin_and_zero_takes_half(
    live_seat: Sit, felt: Work, browsers: Browsers, house: House
) -> None:
    player = live_seat("L3", "1", finger=True)
    desk, board = felt("L3").take(), Board(browsers.new()).open(house.url, "L3")
    player.ask("1.00", 100)
    desk.issue("1", "navy")
    desk.press("new-game", "betting")
    player.wager(10, "red", 10)
    player.wager(5, "17", 5)
    desk.touch("btn-spin-ball")
    player.spinning()
    desk.touch("btn-call-no-spin")
    expect(desk.at("no-spin-sheet")).to_contain_text("comes to rest. Touch what you saw.")
    desk.page.locator("[data-testid^=reason-]").first.click()
    desk.phase("betting")
    board.soon("[data-testid=banner]")
    expect(board.at("banner")).to_contain_text("all bets stand")
    player.lies({"red": 10, "17": 5})
    player.shows("hand", 85)
    player.wager(5, "even", 5)  # betting is open again

    desk.touch("btn-spin-ball")
    player.spinning()
    desk.press("no-more-bets", "no-more-bets")
    desk.announce("0")
    desk.press("place-crown", "crowned")
    expect(desk.at("collect")).to_contain_text("−$5.00")
    expect(desk.at("collect")).to_contain_text("half")
    desk.press("collect-losers", "collected")
    player.lies({"red": 5, "even": 2.5})
    desk.press("pay-winners", "idle")
    player.shows("hand", 80 + 5 + 2.5)


EDGES = """all => all.map(key => key.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])"""


def test_no_key_lies_under_the_button_that_issues_the_chips(live_seat: Sit, felt: Work, house: House) -> None:
    player, desk = live_seat("L3", "3"), felt("L3", size=SIZES["tablet"]).take()
    player.ask("1.00", 500)
    desk.choose("3")
    expect(desk.at("note-500")).to_be_attached()
    issue = desk.at("btn-issue").bounding_box()
    assert issue is not None
    keys = desk.page.locator("[data-testid^=key-], [data-testid^=note-]")
    edges: list[tuple[float, float]] = keys.evaluate_all(EDGES)
    assert edges
    above, below = issue["y"], issue["y"] + issue["height"]
    assert [one for one in edges if one[1] > above and one[0] < below] == []
    desk.touch("note-500")
    desk.shows("count-total", 500)
    with LiveDealer(house, "L3") as dealer:
        dealer.issue("3")
        dealer.ask("colour-out", "3")
