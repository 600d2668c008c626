"""Pictures of every screen: `CROUPIER_SCREENSHOTS=1 .venv/bin/pytest tests/browser/test_screenshots.py`."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Browsers
from tests.browser.house import House
from tests.browser.screens import Accounts, Console, Lobby, Screen, Supervisor, Terminal
from tests.browser.staff import Dealer
from tests.browser.staff import Supervisor as Sam

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
LARGEST = 400_000
SIZES = {"kiosk": (1920, 1080), "tablet": (1180, 820), "phone": (390, 844)}
SEATS = {"kiosk": "3", "tablet": "5", "phone": "8"}
BETS = {
    "17": 4, "17-20": 3, "0-00": 2, "13-14-15": 3, "7-8-10-11": 4, "25-26-27-28-29-30": 3, "32": 2,
    "dozen2": 4, "red": 5, "odd": 4, "column3": 3,
}  # fmt: skip
CONFIG = """
[server]
demonstration = true
[[tables]]
id = "T1"
name = "Roulette 1"
options = { mode = "terminals", limits = { inside = "1.00..500.00", outside = "1.00..2000.00" } }
terminals = ["1", "2", "3", "4", "5", "6", "7", "8"]
chips = ["1.00", "5.00", "10.00", "25.00", "100.00", "500.00"]
betting_seconds = 60
prompt_seconds = 10
rest_seconds = 1
wheel_speed = 6
[[tables]]
id = "T2"
name = "Roulette 2"
options = { mode = "terminals" }
terminals = ["1", "2", "3", "4"]
chips = ["1.00", "5.00", "10.00", "25.00", "100.00", "500.00"]
demonstration_dealer = true
[[tables]]
id = "E1"
name = "Electronic roulette"
rulebook = "ilani"
terminals = ["1", "2", "3", "4"]
chips = ["1.00", "5.00", "10.00", "25.00", "100.00", "500.00"]
betting_seconds = 12
rest_seconds = 2
wheel_speed = 6
demonstration_dealer = true
[[staff]]
name = "Ada"
role = "accountant"
password = "count"
[[staff]]
name = "Dana"
role = "dealer"
password = "deal"
[[staff]]
name = "Dora"
role = "director"
password = "direct"
[[staff]]
name = "Sam"
role = "supervisor"
password = "watch"
"""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A floor of its own, as it may look on an evening."""
    (tmp_path / "floor.toml").write_text(CONFIG)
    house = House(tmp_path, tmp_path / "floor.toml")
    house.start()
    yield house
    house.stop()


def keep(screen: Screen, name: str, size: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    picture = FOLDER / f"{name}-{size}.jpg"
    screen.page.wait_for_timeout(300)  # what arrives has arrived
    screen.page.screenshot(path=picture, type="jpeg", quality=80)
    assert picture.stat().st_size < LARGEST


def seated(browsers: Browsers, house: House, dealer: Dealer, size: str) -> Terminal:
    player = Terminal(browsers.new(SIZES[size]))
    player.page.goto(house.seat("T1", SEATS[size]))
    player.ready().lay(500, 500)
    dealer.serve(SEATS[size])
    player.verify()
    return player


def test_screenshots(browser: Browser, house: House) -> None:
    browsers = Browsers(browser, house.url)
    with Sam(house) as sam:
        sam.open("T1")
    with Dealer(house, "T1") as dealer:
        for _ in range(9):
            dealer.new_game()
            dealer.spin()
        players = {size: seated(browsers, house, dealer, size) for size in SIZES}
        waiting = Terminal(browsers.new())
        waiting.page.goto(house.seat("T1", "2"))
        waiting.ready().lay(100, 100)
        for size, player in players.items():
            dealer.new_game()
            bet(player)
            keep(player, "terminal-betting", size)
            take_staff(browsers, house, size)
            dealer.spin()
            player.phase("settled")
            keep(player, "terminal-settled", size)
    for number, size in enumerate(SIZES, 1):
        take_station(browsers, house, str(number), size)
    browsers.close()


def bet(player: Terminal) -> None:
    player.phase("betting")
    for spot, slot in BETS.items():
        player.hold(slot)
        player.click(spot)
    player.soon("[data-bet]", len(BETS))
    player.page.mouse.move(5, 5)


def take_station(browsers: Browsers, house: House, station: str, size: str) -> None:
    player = Terminal(browsers.new(SIZES[size]))
    player.page.goto(house.seat("E1", station))
    player.ready().touch("btn-bills")
    player.touch("bill-50")
    player.shows("acceptor-credits", 50)
    if size == "kiosk":
        keep(player, "station-bills", size)
    player.touch("btn-bills-done")
    player.soon("[data-testid=countdown][data-seconds='']")
    player.soon("[data-testid=countdown]:not([data-seconds=''])")
    player.bet(1, "17", 1)
    keep(player, "station-warning", size)


def take_terms(browsers: Browsers, house: House, size: str) -> None:
    pit = Supervisor(browsers.signed_in(house.session("Dora"), SIZES[size])).open(house.url)
    pit.terms("T1")
    pit.at("most-inside").fill("400")
    keep(pit, "terms", size)
    if size == "kiosk":
        pit.review()
        keep(pit, "terms-review", size)


def take_staff(browsers: Browsers, house: House, size: str) -> None:
    desk = Console(browsers.signed_in(house.session("Dana"), SIZES[size])).open(house.url, "T1")
    expect(desk.at("btn-throw-ball")).to_be_enabled()
    keep(desk, "console", size)
    if size != "phone":
        desk.choose("2")
        keep(desk, "console-buy-in", size)
    pit = Supervisor(browsers.signed_in(house.session("Sam"), SIZES[size])).open(house.url)
    expect(pit.at("btn-transcript-1")).to_be_attached()
    keep(pit, "supervisor", size)
    if size == "tablet":
        pit.touch("btn-transcript-1")
        expect(pit.at("replay-at")).to_be_visible()
        keep(pit, "supervisor-replay", size)
    take_terms(browsers, house, size)
    books = Accounts(browsers.signed_in(house.session("Ada"), SIZES[size])).open(house.url)
    keep(books, "accounts", size)
    lobby = Lobby(browsers.new(SIZES[size])).open(house.url)
    expect(lobby.at("seat-8")).to_be_attached()
    keep(lobby, "lobby", size)
