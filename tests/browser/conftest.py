"""One server, one browser; every test gets contexts of its own and leaves the table between games."""

import os
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.card_house import write_twin_house
from tests.browser.felts import Felt
from tests.browser.house import House
from tests.browser.looks import Looks
from tests.browser.positions import Position
from tests.browser.screens import Console, Supervisor, Terminal
from tests.browser.seats import Seat
from tests.browser.staff import DEALERS, Dealer, LiveDealer, Player
from tests.browser.staff import Supervisor as Sam
from tools.parts import BROWSERS
from tools.web import BUILT_FROM, source_digest

HERE = Path(__file__).parent
NO_CHROMIUM = "The browser tests need Chromium: `apt-get install chromium-headless-shell` on Debian."
NOT_BUILT = "The screens are not built from the source that is here: run `.venv/bin/python -m tools.web`."
QUIET = (
    "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--font-render-hinting=none",
)  # fmt: skip
KIOSK, DESK, PHONE = (1920, 1080), (1520, 855), (390, 844)
PICTURES = [
    "test_screenshots.py",
    "test_live_screenshots.py",
    "test_card_screenshots.py",
    "test_window_screenshots.py",
    "test_tote_screenshots.py",
]
collect_ignore = [] if os.environ.get("CROUPIER_SCREENSHOTS") == "1" else PICTURES
expect.set_options(timeout=15_000)

POLICY = """addEventListener('securitypolicyviolation', (broken) =>
    console.error('Content Security Policy:', broken.violatedDirective, broken.blockedURI));"""
"""Says so in the console when a page does what its policy forbids; Chromium says so of some cases itself."""

PLAIN = """addEventListener('DOMContentLoaded', () => {
    const plain = new CSSStyleSheet();
    plain.replaceSync(`*, *::before, *::after {
        background-image: none !important; box-shadow: none !important;
        text-shadow: none !important; filter: none !important; backdrop-filter: none !important }`);
    document.adoptedStyleSheets.push(plain);
})"""
"""Without a graphics card, gradients and shadows are a fifth of the work; a `painted` test looks at them."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A screen is shown in the first and the last of its sizes; those between are left to `make prove`."""
    shown = defaultdict[tuple[object, ...], list[pytest.Function]](list)
    for item in items:
        if isinstance(item, pytest.Function) and "size" in _given(item):
            others = [(name, str(value)) for name, value in _given(item).items() if name != "size"]
            shown[item.parent, item.originalname, *others].append(item)
    for sizes in shown.values():
        for between in sizes[1:-1]:
            between.add_marker(pytest.mark.long)


def _given(item: pytest.Function) -> dict[str, object]:
    """Its parameters; other rooms of the tests know no sizes of screens."""
    return item.callspec.params if item.path.parent == HERE and hasattr(item, "callspec") else {}


Size = tuple[int, int]
Sit = Callable[..., Terminal]
SitAt = Callable[..., Position]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    built_from = BUILT_FROM.read_text() if BUILT_FROM.exists() else "nothing"
    assert built_from == source_digest(), NOT_BUILT
    house = House(tmp_path_factory.mktemp("floor"))
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = [path for name in BROWSERS if (path := shutil.which(name))]
    assert found, NO_CHROMIUM
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found[0], args=QUIET)
        yield browser
        browser.close()


class Browsers:
    """Browsers of different people: each a context of its own, and all they ask for is kept."""

    def __init__(self, browser: Browser, url: str, painted: bool = True) -> None:
        self._browser, self.url, self.painted = browser, url, painted
        self.contexts: list[BrowserContext] = []
        self.asked: list[str] = []
        self.errors: list[str] = []
        self.violations: list[str] = []

    def new(self, size: Size = DESK, touch: bool = False, calm: bool = True) -> Page:
        """Calm unless motion is what the test looks at: nothing is waited for that only moves."""
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            reduced_motion="reduce" if calm else "no-preference",
            base_url=self.url,
        )
        self.contexts.append(context)
        context.add_init_script(POLICY if self.painted else POLICY + PLAIN)
        context.on("console", self._hear)
        page = context.new_page()
        page.on("request", lambda request: self.asked.append(request.url))
        page.on("websocket", lambda link: self.asked.append(link.url))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        return page

    def _hear(self, said: ConsoleMessage) -> None:
        if "Content Security Policy" in said.text:
            self.violations.append(said.text)

    def signed_in(self, session: str, size: Size) -> Page:
        page = self.new(size)
        page.context.add_cookies([{"name": "croupier-session", "value": session, "url": self.url}])
        return page

    def elsewhere(self) -> list[str]:
        """What was asked of anyone but our own server."""
        ours = urlsplit(self.url).netloc
        return [url for url in self.asked if urlsplit(url).netloc != ours and not url.startswith("data:")]

    def close(self) -> None:
        for context in self.contexts:
            context.close()


@pytest.fixture
def browsers(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Browsers]:
    browsers = Browsers(browser, house.url, painted="painted" in request.keywords)
    yield browsers
    browsers.close()
    assert browsers.errors == [], "a page failed"
    assert browsers.elsewhere() == [], "a page asked another server"
    assert browsers.violations == [], "a page does what its policy forbids"


@pytest.fixture
def race_book(tmp_path: Path) -> Iterator[House]:
    """With a floor of its own, whose day is run by hand; a file may have another."""
    house = House(tmp_path, write_twin_house(tmp_path))
    house.start()
    yield house
    house.stop()


@pytest.fixture
def people(browser: Browser, race_book: House) -> Iterator[Browsers]:
    """At the race book's screens."""
    browsers = Browsers(browser, race_book.url)
    yield browsers
    browsers.close()
    assert (browsers.errors, browsers.elsewhere()) == ([], [])


@pytest.fixture
def look() -> Iterator[Looks]:
    looks = Looks()
    yield looks
    assert looks.wrong == [], "\n".join(looks.wrong)


@pytest.fixture(scope="session")
def free(house: House) -> Iterator[str]:
    """Terminals of T2 that nobody has used."""
    return (str(number) for number in count(1))


@pytest.fixture
def dealer(house: House) -> Iterator[Dealer]:
    """Dana, as a program, at T2 between games; what a test leaves in play is void and refunded."""
    with Sam(house) as sam:
        sam.open("T2")
    with Dealer(house, "T2") as dealer:
        yield dealer
    with Dealer(house, "T2") as dealer, Sam(house) as sam:  # anew: the server may have been restarted
        if dealer.view["phase"] in ("betting", "locked", "read"):
            dealer.ask("void-game", dealer.view["round"], "interference")
            dealer.at("void")
        if dealer.view["phase"] == "void":
            sam.refund("T2")


@pytest.fixture
def sit(browsers: Browsers, house: House, dealer: Dealer, free: Iterator[str]) -> Sit:
    """Someone new at a fresh terminal of T2, bought in before the browser opens."""

    def sit(bought: int = 500, **like: object) -> Terminal:
        terminal = next(free)
        if bought:
            with Player(house, "T2", terminal) as buyer:
                buyer.lay(bought)
                dealer.serve(terminal)
                buyer.verify()
        page = browsers.new(**like)  # type: ignore[arg-type]
        page.goto(house.seat("T2", terminal))
        player = Terminal(page).ready()
        player.name = terminal
        return player

    return sit


@pytest.fixture
def console(browsers: Browsers, house: House) -> Callable[..., Console]:
    def console(table: str = "T2", name: str = "", size: Size = DESK) -> Console:
        session = house.session(name or DEALERS[table])
        return Console(browsers.signed_in(session, size)).open(house.url, table)

    return console


@pytest.fixture
def supervisor(browsers: Browsers, house: House) -> Callable[..., Supervisor]:
    def supervisor(size: Size = DESK, name: str = "Sam") -> Supervisor:
        return Supervisor(browsers.signed_in(house.session(name), size)).open(house.url)

    return supervisor


@pytest.fixture
def live_seat(browsers: Browsers, house: House) -> Iterator[Callable[..., Seat]]:
    """A seat's tablet at a live table, which a supervisor opens if it is not; nobody's chips stay there."""
    used: set[str] = set()

    def live_seat(table: str, seat: str, size: Size = DESK, finger: bool = False, calm: bool = True) -> Seat:
        with Sam(house) as sam:
            sam.open(table)
        used.add(table)
        page = browsers.new(size, touch=finger, calm=calm)
        page.goto(house.seat(table, seat))
        return Seat(page, seat, finger).ready()

    yield live_seat
    with Sam(house) as sam:
        idle = [table for table in used if sam.table(table)["phase"] == "idle"]
    for table in idle:
        with LiveDealer(house, table) as dealer:
            dealer.clear()


@pytest.fixture
def sit_at(browsers: Browsers, house: House) -> SitAt:
    """A position's tablet at a mini-baccarat table."""

    def sit_at(table: str, seat: str, size: Size, finger: bool = False, calm: bool = True) -> Position:
        page = browsers.new(size, touch=finger, calm=calm)
        page.goto(house.seat(table, seat))
        return Position(page, seat, finger).ready()

    return sit_at


@pytest.fixture
def felt(browsers: Browsers, house: House) -> Callable[..., Felt]:
    def felt(table: str, name: str = "", size: Size = DESK) -> Felt:
        return Felt(browsers.signed_in(house.session(name or DEALERS[table]), size)).open(house.url, table)

    return felt
