"""What a supervisor does about other people's games: no spin, a void, a buy-in put right, a blind count."""

from collections.abc import Callable
from time import monotonic

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, Browsers, Sit
from tests.browser.dealing import PLACE
from tests.browser.felts import Felt
from tests.browser.house import House
from tests.browser.screens import NO_DOUBLE_TOUCH, Screen, Supervisor, Terminal, dollars
from tests.browser.staff import Dealer, LiveDealer
from tests.browser.staff import Supervisor as Sam

Pit = Callable[..., Supervisor]
Work = Callable[..., Felt]
OVERLAPS = """() => {
    const parts = [...document.querySelectorAll('main > div, footer, .bar .table h2, .bar dl, .bar nav')]
        .map(one => [one.className || one.tagName, one.getBoundingClientRect(), one])
        .filter(([, box]) => box.width && box.height);
    const found = [];
    for (const [name, box] of parts)
        if (box.right > innerWidth + 1 || box.left < -1) found.push(name + ' is cut');
    for (const [i, [name, a, one]] of parts.entries())
        for (const [other, b, two] of parts.slice(i + 1)) {
            if (one.contains(two) || getComputedStyle(two).position === 'fixed') continue;
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 1 && high > 1) found.push(name + ' overlaps ' + other);
        }
    for (const one of document.querySelectorAll('[data-testid=order] .name, .past'))
        if (one.scrollHeight > one.clientHeight + 1 || one.clientHeight < 10)
            found.push(one.className + ' is cut');
    return found;
}"""
LONG = "The Grand Ballroom's Live Roulette, Table Three"


@pytest.mark.clause("oneida-roulette:H.1")
@pytest.mark.clause("oneida-roulette:H.2")
@pytest.mark.clause("oneida-roulette:H.3")
def test_no_spin_is_called_at_the_felt_and_at_the_pit_while_the_ball_runs(
    supervisor: Pit, felt: Work, house: House
) -> None:
    with Sam(house) as sam:
        sam.open("L1")
    desk, pit = felt("L1").take(), supervisor()
    pit.choose("L1")
    expect(pit.at("call-off")).to_have_count(0)
    desk.press("new-game", "betting")
    desk.touch("btn-spin-ball")
    expect(pit.at("call-off")).to_contain_text("have the ball removed from the wheel")
    pit.sure("btn-call-off-spin-short-spin")
    desk.soon("[data-testid=order] [data-act=spin-ball].due")
    desk.touch("btn-spin-ball")
    expect(desk.at("btn-call-no-spin")).to_contain_text("and remove the ball")
    desk.touch("btn-call-no-spin")
    expect(desk.at("no-spin-sheet")).to_contain_text("remove the ball from the wheel")
    desk.touch("reason-with-rotation")
    desk.soon("[data-testid=order] [data-act=spin-ball].due")
    expect(desk.at("stage")).to_contain_text(
        "The ball was spun with the rotation of the wheel. Called by Lee."
    )
    expect(desk.at("stage")).to_contain_text("Remove the ball from the wheel")
    called_too_late(desk, pit)
    with LiveDealer(house, "L1") as dealer, Sam(house) as sam:
        dealer.close_and_spin()
        dealer.settle("17")
        sam.close("L1")


def called_too_late(desk: Felt, pit: Supervisor) -> None:
    """A number comes while the dealer's sheet lies open: its buttons stay, and the supervisor says why."""
    desk.touch("btn-spin-ball")
    desk.touch("btn-call-no-spin")
    stood = desk.at("reason-foreign-object").evaluate(PLACE)
    expect(desk.at("reason-foreign-object")).to_be_disabled()
    expect(desk.at("reason-foreign-object")).to_contain_text("a supervisor's to call")
    assert desk.at("reason-foreign-object").evaluate(PLACE) == stood, "no button moves under a finger"
    desk.touch("sheet-close")
    expect(desk.at("btn-call-no-spin")).to_be_disabled()
    pit.at("call-off-why").fill("A bead in the bowl")
    expect(pit.at("btn-call-off-spin-short-spin")).to_be_disabled()
    pit.sure("btn-call-off-spin-foreign-object")
    expect(pit.at("alarms")).to_contain_text("Sam called foreign object after")
    desk.soon("[data-testid=wheel][data-ball=idle][data-number='']")
    said = "A foreign object was in the wheel. A bead in the bowl. Called by Sam."
    expect(desk.at("stage")).to_contain_text(said)
    expect(desk.at("stage")).to_contain_text("H.3")
    desk.soon("[data-testid=order] [data-act=remove-ball].told:disabled")  # no button, and nothing ticks it


@pytest.mark.clause("ilani:4.d")
def test_a_supervisor_voids_a_game_that_no_dealer_deals(supervisor: Pit, house: House) -> None:
    """A game may end between the two touches; then the next one is voided."""
    pit = supervisor()
    with Sam(house) as sam:
        before, ends = voided(sam), monotonic() + 60
        pit.choose("E1")
        while voided(sam) <= before:
            assert monotonic() < ends, "no game was voided"
            sam.until(lambda _: bool(sam.table("E1")["remedies"]))
            button = f"btn-void-game-{sam.table('E1')['remedies'][0]['name']}"
            pit.touch(button)
            pit.page.wait_for_timeout(NO_DOUBLE_TOUCH)
            if not pit.page.locator(f"[data-testid={button}][data-armed=true]").count():
                continue  # that game has ended
            pit.touch(button)
            seen = monotonic() + 3
            sam.until(lambda _: voided(sam) > before or monotonic() > seen)  # noqa: B023


def voided(sam: Sam) -> set[int]:
    return {one["round"] for one in sam.table("E1")["rounds"] if one["void"]}


@pytest.mark.clause("oneida-roulette:I.9.e")
def test_a_supervisor_corrects_a_buy_in_that_nobody_has_reported(
    sit: Callable[..., Terminal], supervisor: Pit, dealer: Dealer
) -> None:
    player, pit = sit(100), supervisor()
    pit.choose("T2")
    pit.at("correct-terminal").select_option(player.name)
    expect(pit.at("correct-buy-in")).to_contain_text("was $100.00")
    expect(pit.at("btn-correct-buy-in")).to_be_disabled()
    pit.at("correct-currency").fill("200")
    pit.sure("btn-correct-buy-in")
    expect(player.at("buy-in-amount")).to_have_text("$200.00")
    player.verify()
    player.shows("credits", 200)
    dealer.new_game()
    expect(pit.at("correct-buy-in")).to_have_count(0)  # a game is in play


def test_a_float_is_counted_blind_and_once(supervisor: Pit, dealer: Dealer) -> None:
    pit = supervisor()
    pit.choose("T2")
    pit.touch("act-count-float")
    pit.at("chips-amount").fill("9000")
    pit.at("chips-witness").select_option("Dana")
    dealer.new_game()
    pit.sure("btn-chips")
    expect(pit.at("refusal")).to_contain_text("between games")
    expect(pit.at("chips-amount")).to_have_value("9000")  # it is not lost
    dealer.spin()
    pit.sure("btn-chips")
    expect(pit.at("chips-done")).to_contain_text("Counted $9,000.00; by the books")
    expect(pit.at("table-T2")).to_contain_text("Float$9,000.00")
    expect(pit.at("table-T2")).not_to_contain_text("Drop")
    expect(pit.at("closing")).to_contain_text("The float is counted: $9,000.00.")
    expect(pit.at("btn-close-T2")).to_be_enabled()  # without a second count
    dealer.new_game()
    expect(pit.at("btn-closing-T2")).to_be_visible()  # what is played since is to be counted again
    dealer.spin()


@pytest.mark.clause("oneida-roulette:I.8.e")
def test_the_float_on_a_card_follows_what_is_paid_out_in_chips(
    supervisor: Pit, sit: Sit, dealer: Dealer
) -> None:
    player, pit = sit(100), supervisor()
    before = dollars(pit.page.locator("[data-testid=table-T2] .float .money").inner_text())
    player.touch("btn-cash-out")
    player.touch("btn-confirm-cash-out")
    dealer.pay(player.name)
    expect(player.at("sheet-cash-out")).to_contain_text("paid you this amount in chips")
    expect(pit.at("table-T2")).to_contain_text(f"Float${before - 100:,.2f}")


@pytest.mark.clause("oneida-roulette:B.3")
def test_a_mucker_places_a_wager_for_a_player_and_leaves_the_post(
    live_seat: Callable[..., object], felt: Work, house: House
) -> None:
    with Sam(house) as sam:
        sam.open("L4")
    with LiveDealer(house, "L4") as dealer:
        one = live_seat("L4", "1")
        one.ask("1.00", 100)  # type: ignore[attr-defined]
        dealer.issue("1")
        mucker = felt("L4", "Mika").take()
        dealer.open_betting()
        mucker.place("1", 5, "17")
        dealer.until(lambda view: view["staked"] == "5.00")
        mucker.touch("btn-leave-post")
        expect(mucker.at("relief-banner")).to_be_visible()
        dealer.until(lambda view: view["mucker"] is None and view["phase"] == "betting")
        dealer.close_and_spin()
        dealer.settle("17")
        dealer.ask("colour-out", "1")
        desk = felt("L4")
        desk.touch("btn-leave-table")
        expect(desk.at("relief-banner")).to_contain_text("Nobody is this table’s dealer")
        expect(one.at("phase")).to_have_text("The dealer is awaited")  # type: ignore[attr-defined]
    with Sam(house) as sam:
        sam.close("L4")


def test_a_dealer_takes_no_second_table_and_finds_the_right_screen(
    felt: Work, browsers: Browsers, house: House
) -> None:
    with Sam(house) as sam:
        sam.open("L2")
        sam.open("L3")
    with LiveDealer(house, "L2"):
        desk = felt("L3", "Liz")
        desk.touch("btn-take-over")
        expect(desk.at("refusal")).to_contain_text("you work Massachusetts roulette")
    page = browsers.signed_in(house.session("Dana"), DESK)
    page.goto(f"{house.url}/felt?table=T2")
    expect(page.get_by_test_id("not-yours")).to_contain_text("Roulette 2 is worked at another screen")
    page.get_by_test_id("right-screen").click()
    expect(page.get_by_test_id("table-name")).to_have_text("Roulette 2")


@pytest.mark.parametrize("size", [(768, 1024), (820, 1180), (1180, 820), (390, 844)])
def test_nothing_at_the_felt_is_cut_or_overlaps(felt: Work, house: House, size: tuple[int, int]) -> None:
    with Sam(house) as sam:
        sam.open("L1")
    with LiveDealer(house, "L1"):
        desk = felt("L1", size=size)
        desk.page.evaluate(f"() => document.querySelector('[data-testid=table-name]').textContent = {LONG!r}")
        assert desk.page.evaluate(OVERLAPS) == []


def test_the_dealers_screens_read_their_layout_again_when_the_terms_change(
    supervisor: Pit, console: Callable[..., Screen], felt: Work, dealer: Dealer, house: House
) -> None:
    with Sam(house) as sam:
        sam.open("L1")
    pit = supervisor()
    for table, desk in (("T2", console()), ("L1", felt("L1"))):
        pit.terms(table)
        expect(pit.at("most-inside")).not_to_have_value("")
        was = pit.at("most-inside").input_value()
        for most in ("150", was):
            expect(pit.at("least-inside")).not_to_have_value("")
            pit.at("most-inside").fill(most)
            pit.review()
            with desk.page.expect_request(f"**/api/tables/{table}/layout*"):
                pit.touch("btn-terms")
            expect(pit.at("terms-done")).to_be_visible()
            pit.touch("btn-terms-again")
        pit.touch("sheet-close")
