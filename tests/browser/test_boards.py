"""Boards and the lobby as they are now: limits, void games, free seats, results; several tables at once."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import KIOSK, PHONE, Browsers, Sit
from tests.browser.felts import Board
from tests.browser.house import House
from tests.browser.screens import Lobby
from tests.browser.staff import Dealer
from tests.browser.staff import Supervisor as Sam
from tests.browser.test_access import check
from tests.browser.test_axe_screens import CUT_OFF

TABLET, UPRIGHT = (1180, 820), (820, 1180)
FITS = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"


def test_a_void_game_is_marked_on_the_board_and_its_limits_are_shown(
    browsers: Browsers, house: House, dealer: Dealer
) -> None:
    board = Board(browsers.new(KIOSK)).open(house.url, "T2")
    expect(board.at("board-limits")).to_contain_text("$1 to $500")
    dealer.new_game()
    dealer.ask("void-game", dealer.view["round"], "malfunction")
    expect(board.at("banner")).to_have_text("Game void")
    expect(board.at("newest")).to_contain_text("void")
    with Sam(house) as sam:
        sam.refund("T2")


def test_no_symbol_of_the_big_six_is_both_hot_and_cold(browsers: Browsers, house: House) -> None:
    board = Board(browsers.new(KIOSK)).open(house.url, "B1")
    board.page.wait_for_function("document.querySelector('[data-testid=cold]')")
    hot, cold = (
        {one.get_attribute("aria-label") for one in board.at(kind).get_by_role("img").all()}
        for kind in ("hot", "cold")
    )
    assert not hot & cold
    if not cold:
        expect(board.at("cold-soon")).to_contain_text("once 10 games are counted")


def test_the_lobby_shows_state_limits_free_seats_and_results_as_they_are_now(
    browsers: Browsers, house: House, sit: Sit, dealer: Dealer
) -> None:
    lobby = Lobby(browsers.new()).open(house.url)
    card = lobby.at("table-T2")
    expect(card).to_contain_text("Oneida: Roulette")
    expect(card).to_contain_text("$1 to $500")
    dealer.new_game()
    expect(lobby.at("state-T2")).to_have_text("Bets are open")
    number = dealer.spin()
    expect(lobby.at("state-T2")).to_have_text("Open, between games")
    expect(lobby.at("last-T2").locator("li").first).to_have_text(number)
    free = lobby.at("free-T2").inner_text()
    sit(0)
    expect(lobby.at("free-T2")).not_to_have_text(free)


@pytest.mark.painted
@pytest.mark.parametrize("size", [KIOSK, TABLET, UPRIGHT, PHONE])
def test_every_table_is_watched_on_one_screen(
    browsers: Browsers, house: House, dealer: Dealer, size: tuple[int, int]
) -> None:
    wall = Lobby(browsers.new(size)).open(house.url)
    wall.touch("to-boards")
    tables = [one["id"] for one in house.lobby()["tables"] if {"board", "tote-board"} & set(one["links"])]
    expect(wall.at("boards").locator("article")).to_have_count(len(tables))
    expect(wall.at("small-board-T2")).to_contain_text("$1 to $500")
    if size is KIOSK:
        dealer.new_game()
        expect(wall.at("now-T2")).to_contain_text("Place your bets")
        dealer.spin()
        expect(wall.at("now-T2")).to_have_text(re.compile(r"^\s*\d+\s+wins"))
    assert wall.page.evaluate(FITS)
    check(wall.page)


@pytest.mark.parametrize("size", [KIOSK, TABLET, UPRIGHT, PHONE])
def test_the_last_hands_of_a_card_table_stand_there_whole(
    browsers: Browsers, house: House, size: tuple[int, int]
) -> None:
    """As after ten hands, which would take a while to deal."""
    wall = Lobby(browsers.new(size))
    wall.page.route_web_socket(re.compile(r"/ws/board\?table=M1"), _after_ten_hands)
    wall.page.goto(f"{house.url}/boards")
    wall.soon("[data-testid=small-board-M1] ol li", 10)
    assert [one for one in wall.page.evaluate(CUT_OFF) if "small-board-M1" in one] == []


def _after_ten_hands(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()

    def tell(message: str | bytes) -> None:
        frame = json.loads(message)
        if frame["type"] == "hello":
            frame["view"]["history"] = [{"round": number, "winner": "banker"} for number in range(10, 0, -1)]
        socket.send(json.dumps(frame))

    server.on_message(tell)
