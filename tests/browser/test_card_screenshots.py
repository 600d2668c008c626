"""Pictures of mini-baccarat, beside those of test_screenshots.py."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Browsers, Size
from tests.browser.dealings import Dealing
from tests.browser.felts import Board
from tests.browser.house import House
from tests.browser.positions import Position, ShoeDealer
from tests.browser.screens import Supervisor
from tests.browser.staff import DEALERS
from tests.browser.test_screenshots import SIZES, keep

SEATS = {"kiosk": "7", "tablet": "6", "phone": "5"}
BETS = {"kiosk": {"player": 25, "tie": 5}, "tablet": {"banker": 25}, "phone": {"player": 5, "banker": 5}}
PAST = 14
"""Hands dealt before the pictures, so that the roads have something to show."""


def test_pictures_of_mini_baccarat(
    browsers: Browsers, house: House, supervisor: Callable[..., Supervisor]
) -> None:
    browsers.painted = True
    with ShoeDealer(house, "M2") as dealer:
        dealer.prepare("7")
        desks = {size: console(browsers, house, SIZES[size]) for size in SIZES}
        shoot(desks, "dealing-cut")
        dealer.ask("cut-cards", 150)
        dealer.load()
        for _ in range(PAST):
            dealer.open_betting()
            dealer.close_and_deal()
            dealer.finish()
        players = {size: seated(browsers, house, dealer, size) for size in SIZES}
        board = Board(browsers.new(SIZES["kiosk"])).open(house.url, "M2")
        bets(dealer, players)
        shoot(players, "position-betting")
        shoot(desks, "dealing-betting")
        dealer.close_and_deal()
        squeeze(dealer, desks, players)
        pays(dealer, desks, players)
        keep(board, "board-cards", "kiosk")
        pit(supervisor)


def console(browsers: Browsers, house: House, size: Size) -> Dealing:
    return Dealing(browsers.signed_in(house.session(DEALERS["M2"]), size)).open(house.url, "M2")


def shoot(screens: dict[str, Dealing] | dict[str, Position], name: str) -> None:
    for size, screen in screens.items():
        screen.page.mouse.move(2, 2)
        keep(screen, name, size)


def seated(browsers: Browsers, house: House, dealer: ShoeDealer, size: str) -> Position:
    page = browsers.new(SIZES[size])
    page.goto(house.seat("M2", SEATS[size]))
    player = Position(page, SEATS[size]).ready()
    player.buy(100, 100)
    dealer.issue(player.name)
    return player


def bets(dealer: ShoeDealer, players: dict[str, Position]) -> None:
    dealer.open_betting()
    for size, laid in BETS.items():
        players[size].phase("betting")
        for spot, dollars in laid.items():
            players[size].bet_chip(dollars, spot, dollars)


def squeeze(dealer: ShoeDealer, desks: dict[str, Dealing], players: dict[str, Position]) -> None:
    """The Player's Hand at the kiosk; the Banker's, turned at once, at the tablet."""
    dealer.round("hand-cards", "player")
    kiosk = players["kiosk"]
    kiosk.page.emulate_media(reduced_motion="no-preference")
    kiosk.soon("[data-testid=peel][data-turned=false]", 2)
    kiosk.pull(0, 0.45)
    keep(kiosk, "position-squeeze", "kiosk")
    kiosk.release()
    shoot(desks, "dealing-handed")
    kiosk.touch("btn-turn")
    dealer.until(lambda view: view["player"]["count"] is not None)
    dealer.round("announce-count", "player")
    dealer.round("hand-cards", "banker")
    players["tablet"].touch("btn-turn")


def pays(dealer: ShoeDealer, desks: dict[str, Dealing], players: dict[str, Position]) -> None:
    dealer.until(lambda view: view["banker"]["count"] is not None)
    while dealer.view["phase"] == "deal":
        act = dealer.due("deal-card", "hand-cards", "turn-cards", "announce-count", "announce-result")
        side = act["key"].rpartition("-")[2]
        if act["command"] == "deal-card":
            dealer.draw()
        elif act["command"] == "turn-cards":
            players["kiosk" if side == "player" else "tablet"].touch("btn-turn")
        else:
            dealer.round(act["command"], *([side] if side in ("player", "banker") else []))
        dealer.until(lambda view, act=act: act not in view["acts"])  # type: ignore[misc]
    dealer.round("collect-losing-wagers")
    dealer.until(lambda view: view["phase"] in ("pay", "discard"))
    shoot(desks, "dealing-pay")
    shoot(players, "position-result")


def pit(supervisor: Callable[..., Supervisor]) -> None:
    for size in ("kiosk", "phone"):
        screen = supervisor(SIZES[size])
        screen.choose("M2")
        expect(screen.at("table-M2")).to_be_visible()
        keep(screen, "supervisor-cards", size)
