"""A game in play with the largest sums, at every size: no money is cut, and every font is our own."""

import pytest

from tests.browser.conftest import DESK, Browsers
from tests.browser.felts import Felt
from tests.browser.house import House
from tests.browser.looks import Looks
from tests.browser.riches import enrich
from tests.browser.screens import Console, Terminal
from tests.browser.seats import Seat
from tests.browser.staff import Dealer, LiveDealer
from tests.browser.staff import Supervisor as Sam

EVERY_NUMBER = ("red", "black", "0-00")


@pytest.mark.long
def test_a_terminal_and_its_console(look: Looks, browsers: Browsers, house: House, dealer: Dealer) -> None:
    player = Terminal(enrich(browsers.new()))
    player.page.goto(house.seat("T2", "40"))
    lay(look, player.ready())
    desk = Console(enrich(browsers.signed_in(house.session("Dana"), DESK))).open(house.url, "T2")
    serve(look, desk, dealer)
    player.verify()
    play(look, player, desk, dealer)
    cash_out(look, player, desk, dealer)


def lay(look: Looks, player: Terminal) -> None:
    player.touch("btn-buy-in")
    player.touch("lay-currency-500")
    look(player.page, "buy-in tray")
    player.touch("btn-lay-buy-in")
    player.soon("[data-testid=buy-in-amount]")
    look(player.page, "buy-in laid")


def serve(look: Looks, desk: Console, dealer: Dealer) -> None:
    desk.soon("[data-testid=badge-buy-in-40]")
    look(desk.page, "console")
    desk.choose("39")
    desk.soon("[data-testid=buyin-take]")
    look.dealt(desk.page, "console taking a buy-in by hand")
    desk.leave()
    desk.choose("40")
    look.dealt(desk.page, "console with a buy-in")
    dealer.ask("pick-up-buy-in", "40")
    desk.touch("buyin-as-laid")
    look.dealt(desk.page, "console counting")
    dealer.ask("count-buy-in", "40", "500.00", "0.00", "0.00")
    desk.soon("[data-testid=buyin-credit]")
    look.dealt(desk.page, "console crediting")
    dealer.ask("credit-buy-in", "40", "500.00")
    dealer.ask("drop-buy-in", "40")


def play(look: Looks, player: Terminal, desk: Console, dealer: Dealer) -> None:
    dealer.new_game()
    player.phase("betting")
    player.hold(4)
    for spot in EVERY_NUMBER:
        player.click(spot)
        player.soon(f"[data-bet='{spot}']:not(:has(.hollow))")
    look.played(player.page, "betting")
    look(desk.page, "console in play")
    dealer.spin()
    player.phase("settled")
    player.soon("[data-testid=wins]")
    look.played(player.page, "settled")
    player.touch("btn-games")
    player.soon("[data-game]")
    look(player.page, "last games")
    player.touch("sheet-close")


def cash_out(look: Looks, player: Terminal, desk: Console, dealer: Dealer) -> None:
    player.touch("btn-cash-out")
    player.soon("[data-testid=btn-confirm-cash-out]")
    look(player.page, "cash-out")
    player.touch("btn-confirm-cash-out")
    desk.soon("[data-testid=cashout-select]")
    look.dealt(desk.page, "console with a cash-out")
    dealer.ask("select-cash-out", "40")
    desk.soon("[data-testid=cashout-value]")
    look.dealt(desk.page, "console paying")


@pytest.mark.long
def test_a_seat_and_its_felt(look: Looks, browsers: Browsers, house: House) -> None:
    with Sam(house) as sam:
        sam.open("L1")
    with LiveDealer(house, "L1") as dealer:
        player, other = seat(browsers, house, "3"), seat(browsers, house, "2")
        player.ask("1.00", 100)
        desk = Felt(enrich(browsers.signed_in(house.session("Lee"), DESK))).open(house.url, "L1")
        issue(look, desk, dealer)
        player.shows("hand", 100)
        wager(look, player, dealer)
        other.ask("1.00", 100)
        look_on(look, desk, other)
        settle(look, player, desk, dealer)
        dealer.clear()


def seat(browsers: Browsers, house: House, name: str) -> Seat:
    """As poor as it is, so that it can wager: sums are replaced once it loads anew."""
    page = browsers.new()
    page.goto(house.seat("L1", name))
    return Seat(page, name).ready()


def issue(look: Looks, desk: Felt, dealer: LiveDealer) -> None:
    desk.soon("[data-testid=seat-3] .want")
    look(desk.page, "felt")
    desk.choose("3")
    desk.touch("btn-as-laid")
    look(desk.page, "felt issuing")
    dealer.issue("3")


def wager(look: Looks, player: Seat, dealer: LiveDealer) -> None:
    dealer.open_betting()
    for spot in EVERY_NUMBER:
        player.wager(10, spot, 10)
    enrich(player.page).reload()
    player.ready()
    look.played(player.page, "seat betting")
    player.touch("btn-ask")
    player.touch("lay-currency-100")
    look(player.page, "asking for chips")
    player.touch("sheet-close")


def look_on(look: Looks, desk: Felt, other: Seat) -> None:
    look(desk.page, "felt with a seat")
    desk.touch("btn-all-seats")
    desk.soon("[data-testid=seat-2] .want")
    look(desk.page, "felt in play")
    enrich(other.page).reload()
    other.ready().touch("btn-ask")
    other.soon("[data-testid=asked-amount]")
    look(other.page, "chips asked")


def settle(look: Looks, player: Seat, desk: Felt, dealer: LiveDealer) -> None:
    dealer.close_and_spin()
    dealer.until(lambda view: view["reader"] is not None)
    dealer.act("announce-number", "1", then="announced")
    player.phase("announced")
    player.soon("[data-testid=wins]")
    look.played(player.page, "seat won")
    desk.phase("announced")
    look(desk.page, "felt announced")
    dealer.act("place-crown", then="crowned")
    dealer.act("collect-losers", then="collected")
    desk.phase("collected")
    look(desk.page, "felt paying")
    desk.touch("btn-count-mucked")
    desk.soon("[data-testid=btn-send-count]")
    look(desk.page, "felt counting what was collected")
    desk.touch("sheet-close")
    dealer.act("pay-winners", then="idle")
    player.phase("idle")
    player.touch("btn-out")
    player.soon("[data-testid=sheet-close]")
    look(player.page, "colour out")


@pytest.mark.long
def test_a_seat_and_its_felt_at_the_big_six(look: Looks, browsers: Browsers, house: House) -> None:
    with Sam(house) as sam:
        sam.open("B1")
    with LiveDealer(house, "B1") as dealer:
        player = Seat(browsers.new(), "2")
        player.page.goto(house.seat("B1", "2"))
        player.ready().ask("1.00", 100)
        dealer.until(lambda view: any(seat["asked"] for seat in view["seats"]))
        dealer.issue("2")
        player.shows("hand", 100)
        dealer.open_betting()
        player.wager(10, "$1", 10)
        enrich(player.page).reload()
        player.ready()
        look.played(player.page, "big six seat")
        desk = Felt(enrich(browsers.signed_in(house.session("Bea"), DESK))).open(house.url, "B1")
        look(desk.page, "big six felt")
        dealer.close_and_spin()
        dealer.until(lambda view: view["ball"]["state"] == "rest")
        dealer.settle(dealer.view["ball"]["result"])
        dealer.clear()  # the next test finds the table as it should be
