"""Pictures of live tables, the Big Six and the dealerless table, beside those of test_screenshots.py."""

from base64 import b64encode
from collections.abc import Iterator, Mapping

import pytest
from playwright.sync_api import Browser, expect

from croupier.server.settings import EXAMPLE
from tests.acts import due_in
from tests.browser.conftest import Browsers
from tests.browser.felts import Board, Felt, Placard
from tests.browser.house import House
from tests.browser.screens import Screen, Terminal
from tests.browser.seats import SLOTS, Seat
from tests.browser.staff import LiveDealer
from tests.browser.staff import Supervisor as Sam
from tests.browser.test_screenshots import FOLDER, SIZES, keep

SEATS = {"kiosk": "1", "tablet": "2", "phone": "3"}
BETS = {
    "kiosk": {"17": 10, "17-20": 5, "7-8-10-11": 5, "25-26-27-28-29-30": 10, "red": 20, "dozen2": 10},
    "tablet": {"17": 5, "0-00": 5, "13-14-15": 5, "column3": 20, "black": 20},
    "phone": {"32": 5, "20": 5, "14-17": 10, "odd": 10, "1to18": 20},
}
SYMBOLS = {
    "kiosk": {"$1": 2, "$5": 1, "joker": 1},
    "tablet": {"$2": 2, "$5": 2, "flag": 1},
    "phone": {"$1": 2, "$10": 1},
}
PAST = ["32", "8", "0", "25", "11", "36", "2", "19", "7", "28", "14", "00", "5", "23"]
WON = ["$1", "$2", "$1", "$5", "$1", "$10", "$2", "$1", "joker", "$1", "$2", "$5"]
VARIETY = (
    "terminal-betting", "seat-betting", "felt-collect",
    "bigsix-betting", "board-multiplier", "dealerless-betting", "position-squeeze", "dealing-pay",
)  # fmt: skip
GRID = """
    body { display: grid; grid-template-columns: 1fr 1fr; gap: 4px; margin: 0; background: #0b0502; }
    img { display: block; width: 100%; }
"""

PLENTY_OF_TIME = "() => Number(document.querySelector('[data-testid=countdown]')?.dataset.seconds) > 20"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The floor that `make run` opens; its live tables are dealt here, and faster."""
    folder = tmp_path_factory.mktemp("pictures")
    head, live = EXAMPLE.read_text("utf-8").split("# Live tables:", 1)
    live = live.replace("demonstration_dealer = true", "demonstration_dealer = false").replace(
        "= 1.5", "= 12"
    )
    head = head.replace("frames_per_second = 40", "frames_per_second = 400").replace("= 1.5", "= 12")
    (folder / "floor.toml").write_text(f"{head}# Live tables:{live}")
    house = House(folder, folder / "floor.toml")
    house.start()
    with Sam(house) as sam:
        for table in ("L1", "L2", "L3", "B1"):
            sam.open(table)
    yield house
    house.stop()


@pytest.fixture
def people(browser: Browser, house: House) -> Iterator[Browsers]:
    browsers = Browsers(browser, house.url)
    yield browsers
    browsers.close()


def seats(people: Browsers, house: House, table: str) -> dict[str, Seat]:
    found = {}
    for size, seat in SEATS.items():
        page = people.new(SIZES[size])
        page.goto(house.seat(table, seat))
        found[size] = Seat(page, seat).ready()
    return found


def felts(people: Browsers, house: House, table: str, dealer: str = "Dana") -> dict[str, Felt]:
    session = house.session(dealer)
    return {size: Felt(people.signed_in(session, SIZES[size])).open(house.url, table) for size in SIZES}


def shoot(screens: Mapping[str, Screen], name: str, *sizes: str) -> None:
    """At these sizes, or at every one."""
    for size in sizes or SIZES:
        screens[size].page.mouse.move(2, 2)
        keep(screens[size], name, size)


def play(dealer: LiveDealer, result: str) -> None:
    """A game that nobody looks at."""
    dealer.until(lambda view: not view["table"]["b2b"] or "new-game" in due_in(view))
    dealer.open_betting()
    dealer.close_and_spin()
    dealer.until(lambda view: not view["table"]["b2b"] or view["multiplier"] is not None)
    dealer.settle(result)


def test_pictures_of_live_roulette(people: Browsers, house: House) -> None:
    with LiveDealer(house, "L1", "Dana") as dealer:
        for number in PAST:
            play(dealer, number)
        players, desks = seats(people, house, "L1"), felts(people, house, "L1")
        for size, player in players.items():
            if size == "kiosk":
                player.touch("btn-ask")
                player.touch("lay-currency-100")
                keep(player, "seat-chips", size)
                player.touch("sheet-close")
            player.ask("1.00", 100, 100)
            if size == "kiosk":
                for desk in desks.values():
                    desk.choose("1")
                    desk.touch("btn-as-laid")
                    desk.touch("colour-navy")
                shoot(desks, "felt-chips", "kiosk")
            dealer.issue(player.name)
            player.shows("hand", 200)
        dealer.open_betting()
        wager(players)
        for desk in desks.values():
            desk.touch("btn-all-seats")
        shoot(players, "seat-betting")
        shoot(desks, "felt-betting")
        dealer.close_and_spin()
        dealer.until(lambda view: view["reader"] is not None)
        for desk in desks.values():
            expect(desk.at("btn-announce-number")).to_be_enabled()
        shoot(desks, "felt-announce", "kiosk")
        number = dealer.view["reader"]
        dealer.act("announce-number", number, then="announced")
        dealer.act("place-crown", then="crowned")
        for desk in desks.values():
            desk.phase("crowned")
        shoot(desks, "felt-collect", "kiosk", "tablet")
        shoot(players, "seat-won", "kiosk", "phone")
        dealer.act("collect-losers", then="collected")
        for desk in desks.values():
            desk.phase("collected")
        shoot(desks, "felt-pay", "kiosk", "phone")
        for desk in desks.values():
            desk.touch("btn-count-mucked")
            desk.touch("count-navy-20")
        shoot(desks, "felt-count", "tablet")
        dealer.act("pay-winners", then="idle")


def wager(players: dict[str, Seat]) -> None:
    for size, player in players.items():
        for spot, chips in BETS[size].items():
            player.wager(chips, spot, chips)


def test_pictures_of_back_to_back(people: Browsers, house: House) -> None:
    with LiveDealer(house, "L2", "Relief") as dealer:
        for number in PAST:
            play(dealer, number)
        players = seats(people, house, "L2")
        boards = {size: Board(people.new(SIZES[size])).open(house.url, "L2") for size in SIZES}
        for player in players.values():
            player.ask("1.00", 100)
            dealer.issue(player.name)
            player.shows("hand", 100)
        dealer.until(lambda view: "new-game" in due_in(view))
        dealer.open_betting()
        for size in ("kiosk", "tablet"):
            player = players[size]
            player.take("colour", SLOTS[5])
            player.page.locator(f"[data-track='{'23' if size == 'kiosk' else '17'}']").click()
            player.page.locator("[data-pad=b2b]").click()
            player.soon("[data-pad=b2b] [data-bet=b2b]")
        players["phone"].touch("btn-track")
        shoot(players, "seat-bonus", "kiosk", "phone")
        dealer.close_and_spin()
        for board in boards.values():
            board.soon("[data-testid=multiplier]")
        shoot(boards, "board-multiplier", "kiosk", "phone")
        dealer.until(lambda view: view["reader"] is not None)
        dealer.settle(dealer.view["reader"])


def test_pictures_of_the_big_six(people: Browsers, house: House) -> None:
    with LiveDealer(house, "B1", "Lee") as dealer:
        for result in WON:
            play(dealer, result)
        players, desks = seats(people, house, "B1"), felts(people, house, "B1", "Lee")
        for size, player in players.items():
            player.bring(25)
            dealer.issue(SEATS[size])
        dealer.open_betting()
        for size, player in players.items():
            for symbol, slot in SYMBOLS[size].items():
                player.take("value", slot)
                player.put(symbol)
                player.soon(f"[data-bet='{symbol}']")
        shoot(players, "bigsix-betting")
        dealer.close_and_spin()
        dealer.until(lambda view: view["ball"]["state"] == "track")
        dealer.until(lambda view: view["ball"]["state"] == "rest")
        for desk in desks.values():
            expect(desk.at("btn-announce-number")).to_be_enabled()
        shoot(desks, "bigsix-announce", "kiosk", "tablet")
        dealer.settle(dealer.view["ball"]["result"])
        for seat in SEATS.values():
            dealer.ask("take-chips-away", seat)


def test_pictures_of_the_dealerless_table(people: Browsers, house: House) -> None:
    for size, seat in SEATS.items():
        player = Terminal(people.new(SIZES[size]))
        player.page.goto(house.seat("E1", seat))
        player.ready().touch("btn-bills")
        player.touch("bill-100")
        player.shows("acceptor-credits", 100)
        if size == "kiosk":
            keep(player, "dealerless-cash", size)
        player.touch("btn-bills-done")
        player.page.wait_for_function(PLENTY_OF_TIME, timeout=90_000)
        for spot, slot in {"17": 2, "17-20": 2, "7-8-10-11": 2, "red": 3, "dozen2": 3}.items():
            player.hold(slot)
            player.click(spot)
        player.soon("[data-bet]", 5)
        player.page.mouse.move(2, 2)
        keep(player, "dealerless-betting", size)


def test_pictures_of_the_floor(people: Browsers, house: House) -> None:
    """A sign; and, from what the tests before it took, one picture of all that is played here."""
    keep(Placard(people.new(SIZES["tablet"])).open(house.url, "L2"), "sign", "tablet")
    page = people.new((1280, 1456))
    taken = [b64encode((FOLDER / f"{name}-kiosk.jpg").read_bytes()).decode() for name in VARIETY]
    pictures = "".join(f'<img src="data:image/jpeg;base64,{one}">' for one in taken)
    page.set_content(f"<style>{GRID}</style>{pictures}")
    page.wait_for_function("() => [...document.images].every(one => one.complete)")
    page.screenshot(path=FOLDER / "floor.jpg", type="jpeg", quality=80)
