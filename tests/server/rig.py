"""A real server for tests: uvicorn in a thread, and a house of people with their browsers."""

import asyncio
import logging
import socket
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

import uvicorn
from argon2 import PasswordHasher
from msgspec.structs import replace

from croupier.base.envelope import Role
from croupier.base.names import TableId, TerminalId
from croupier.desk.audit import Verification
from croupier.desk.kinds import Kinds
from croupier.desk.ports import Entry
from croupier.devices.simulated import SimulatedWheel
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages.rounds import CloseBets
from croupier.floor.parts.settings import TableSettings
from croupier.ledger.audit import Finding
from croupier.server.demonstration import MARK
from croupier.server.listening import web_config
from croupier.server.opening import open_floor
from croupier.server.running_floor import RunningFloor
from croupier.server.settings import ServerSettings, Settings, StaffSettings
from croupier.store.sqlite import SqliteStore, database
from tests.server.clients import PASSWORD, PATIENCE, Browser, Screen, eventually

T1 = TableId("T1")
Answer = TypeVar("Answer")
STAFF = {"Dana": Role.DEALER, "Relief": Role.DEALER, "Sam": Role.SUPERVISOR, "Mika": Role.MUCKER}
CHIPS = ("1.00", "5.00", "10.00", "25.00", "100.00", "500.00")
VALUE_CHIPS = ("1.00", "5.00", "25.00", "100.00")


@cache
def password_hash() -> str:
    """A cheap hash, so that signing in takes no time here."""
    return PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)


def settings(frames_per_second: int = 10_000, **table: Any) -> Settings:
    """A fast floor with one table and a person to deal, unless `table` says otherwise."""
    pace: dict[str, Any] = {"betting_seconds": 60.0, "prompt_seconds": 10.0, "wheel_speed": 300.0}
    if table.get("demonstration_dealer"):
        pace["rest_seconds"] = 0.02
    terminals = tuple(map(TerminalId, table.pop("terminals", ("1", "2"))))
    options = {"mode": "terminals"}
    one = TableSettings(
        id=T1, name="Roulette 1", terminals=terminals, chips=CHIPS, options=options, **{**pace, **table}
    )
    staff = tuple(StaffSettings(name, role, password_hash()) for name, role in STAFF.items())
    return Settings(roomy(frames_per_second), (one,), staff)


def roomy(frames_per_second: int = 10_000, **server: Any) -> ServerSettings:
    """A demonstration whose limits by address no test meets unless it means to: all share one address."""
    room = {"frames_per_address": 100_000, "requests_per_address": 10_000, "guesses_per_address": 10_000}
    return ServerSettings(demonstration=True, frames_per_second=frames_per_second, **{**room, **server})


def demonstration_store(folder: Path) -> SqliteStore:
    """A journal for a test to fill before a demonstration opens it."""
    return SqliteStore(database(folder), MARK)


class Loaded:
    """Stands in for chance in the simulated wheel: it gives these numbers, then the last of them for ever."""

    def __init__(self, numbers: Sequence[str]) -> None:
        self.numbers = list(numbers)

    def choice(self, order: Sequence[str]) -> str:
        number = self.numbers.pop(0) if len(self.numbers) > 1 else self.numbers[0]
        assert number in order
        return number

    def randbelow(self, most: int) -> int:
        return 0


class Errors(logging.Handler):
    """Everything the server logged that nobody should have to read; a test's own cut client is not it."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name != "websockets.client":
            self.said.append(self.format(record))


class Served:
    """A floor behind a real port; a socket that was silent for `pings` seconds is pinged."""

    def __init__(self, floor: RunningFloor, pings: float | None = None) -> None:
        self.floor, self.errors = floor, Errors()
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.host = f"127.0.0.1:{self._socket.getsockname()[1]}"
        # else no pings: they draw from the `random` that hypothesis watches while it makes an example
        seconds: Any = {"ws_ping_interval": pings, "ws_ping_timeout": pings}
        quiet = web_config(floor, log_config=None, lifespan="on", **seconds)
        self._server = uvicorn.Server(quiet)
        self._thread = Thread(target=self._server.run, args=([self._socket],), daemon=True)

    def start(self) -> None:
        logging.getLogger().addHandler(self.errors)
        self._thread.start()
        eventually(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started, self.errors.said

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        logging.getLogger().removeHandler(self.errors)
        assert not self._thread.is_alive()


@contextmanager
def served(
    settings: Settings, folder: Path, kinds: Kinds = KINDS, pings: float | None = None
) -> Iterator[Served]:
    """Open the floor of a folder; whatever goes wrong unseen in the server fails the test."""
    floor = open_floor(settings, folder, kinds)
    server = Served(floor, pings)
    server.start()
    try:
        yield server
    finally:
        server.stop()
        floor.close()
    assert server.errors.said == [], server.errors.said[0]


class House:
    """A served floor with people: browsers are made once for each name and close with the house."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.floor = server.floor
        self.browsers: dict[str, Browser] = {}
        self.screens: list[Screen] = []

    def audit(self) -> list[Finding]:
        """Of a floor that goes on: between two commits, so that journal and balances are of one moment."""

        async def quietly() -> list[Finding]:
            return Verification(self.floor._store, self.floor.desk.kinds).run()

        return self.ask_floor(quietly())

    def entries(self) -> Iterator[Entry]:
        """The journal as it stands."""
        return self.floor._store.entries()

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The server's own, in its own thread."""
        return next(iter(self.floor.workers._names)).get_loop()

    def ask_floor(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """In the server's own thread and loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def browser(self, name: str) -> Browser:
        if name not in self.browsers:
            self.browsers[name] = Browser(self.server)
        return self.browsers[name]

    def forget(self, name: str) -> None:
        """The next time this name is used it is a new browser."""
        self.browsers.pop(name).close()

    def terminal(self, terminal: str, screen: str = "terminal") -> Screen:
        """The terminal's own browser, paired the first time."""
        browser = self.browser(f"terminal {terminal}")
        if not browser.http.cookies:
            assert browser.pair(terminal).status_code == 200
        return self._opened(browser, screen)

    def seat(self, seat: str) -> Screen:
        return self.terminal(seat, "seat")

    def staff(self, name: str) -> Screen:
        return self.signed_in(name, "console" if STAFF[name] is Role.DEALER else "supervisor")

    def pit(self, name: str) -> Screen:
        """Supervisors and the director look at it."""
        return self.signed_in(name, "supervisor")

    def felt(self, name: str) -> Screen:
        return self.signed_in(name, "felt")

    def signed_in(self, name: str, screen: str) -> Screen:
        browser = self.browser(name)
        if not browser.http.cookies:
            assert browser.sign_in(name).status_code == 200
        return self._opened(browser, screen)

    def board(self) -> Screen:
        return self._opened(self.browser("anyone"), "board")

    def dealt(self) -> tuple[Screen, Screen]:
        """A live table opened by Sam and taken by Dana: the supervisor's screen and the felt."""
        sam, dana = self.staff("Sam"), self.felt("Dana")
        if dana.view["phase"] == "closed":
            sam.do("open-table", T1, "50000.00", 32, 13, "non-metallic")
        if dana.view["dealer"] != "Dana":
            dana.do("take-table")
        dana.until(lambda view: view["phase"] != "closed" and view["dealer"] == "Dana")
        return sam, dana

    def _opened(self, browser: Browser, screen: str) -> Screen:
        opened = browser.open(screen)
        self.screens.append(opened)
        return opened

    def opened(self) -> tuple[Screen, Screen]:
        """The table opened by Sam and taken by Dana: the supervisor's screen and the console."""
        sam, dana = self.staff("Sam"), self.staff("Dana")
        if dana.view["phase"] == "closed":
            sam.do("open-table", T1, "50000.00", 32, 13, "non-metallic")
        if dana.view["dealer"] != "Dana":
            dana.do("take-table")
        dana.until(lambda view: view["phase"] != "closed" and view["dealer"] == "Dana")
        return sam, dana

    def close_betting(self, round_: int) -> None:
        """As the game clock does when its time is up."""
        closed = self.floor.submit(Role.CLOCK, f"clock:{T1}", T1, CloseBets(round_))
        assert self.ask_floor(closed).refusal is None

    def close(self) -> None:
        for screen in self.screens:
            screen.close()
        for browser in self.browsers.values():
            browser.close()


@contextmanager
def house(
    settings: Settings, folder: Path, kinds: Kinds = KINDS, pings: float | None = None
) -> Iterator[House]:
    with served(settings, folder, kinds, pings) as server:
        made = House(server)
        try:
            yield made
        finally:
            made.close()


def live(book: str = "oneida-roulette", game: str = "roulette", **table: Any) -> Settings:
    """One fast live table with two seats."""
    options = {**({"mode": "live"} if game == "roulette" else {}), **table.pop("options", {})}
    made = settings(**table)
    one = replace(made.tables[0], rulebook=book, game=game, options=options, chips=VALUE_CHIPS)
    return replace(made, tables=(one,))


@contextmanager
def slow_wheel(floor: House) -> Iterator[None]:
    """A ball runs for as long as one does on a floor: whoever calls its spin off need not hurry."""
    running: Any = floor.floor.running[T1]
    wheel: SimulatedWheel = running.wheel.device
    was, wheel.speed = wheel.speed, 1.0
    yield
    wheel.speed = was
