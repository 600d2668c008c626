"""Limits by sender and by address, over real sockets: reconnecting resets nothing, and nobody uses another's.

Each house here has one narrow limit. What is counted must stay under what that limit allows for the time that
passed; without buckets that outlive their socket every one of these tests counts many times as much.
"""

from contextlib import suppress
from pathlib import Path
from time import monotonic

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from croupier.server.limits import OPENING, Limits, address_of
from croupier.server.screen_entry import TRY_LATER
from croupier.server.settings import ServerSettings, Settings
from tests.server.clients import PASSWORD, Browser, Screen
from tests.server.rig import T1, House, house, roomy, settings

PING = '["ping"]'
ON_BOTH_PATHS = pytest.mark.usefixtures("either_path")


def limited(frames_per_second: int = 10_000, **server: int) -> Settings:
    return replace(settings(), server=roomy(frames_per_second, **server))


def pinged(browser: Browser, screen: str) -> int:
    """Open a screen, ping it a thousand times and count the answers until it is closed."""
    one = browser.socket(screen)
    with suppress(ConnectionClosed):
        for _ in range(1000):
            one.raw(PING)
    one.closed()
    return one.pongs


@ON_BOTH_PATHS
@pytest.mark.parametrize("screen", ["terminal", "board"])
def test_a_screen_that_reconnects_is_not_answered_more(tmp_path: Path, screen: str) -> None:
    with house(limited(frames_per_second=20), tmp_path) as floor:
        browser = floor.browser("hostile")
        browser.pair("1")
        begin = monotonic()
        answered = sum(pinged(browser, screen) for _ in range(8))
        assert 0 < answered <= 40 + 20 * (monotonic() - begin)
        assert floor.floor.limits.turned_away > 0


@ON_BOTH_PATHS
def test_whoever_is_cut_off_is_told_once_and_takes_nothing_from_others(tmp_path: Path) -> None:
    with house(limited(frames_per_second=6), tmp_path) as floor:
        other, hostile = floor.terminal("2"), floor.terminal("1")
        bet = hostile.ask("undo", 1)
        with suppress(ConnectionClosed):
            for _ in range(500):
                hostile.raw(PING)
        assert hostile.closed()[0] == 1000
        assert hostile.locked == "Too many frames."
        again = floor.browser("terminal 1").socket("terminal")
        assert again.closed() == (TRY_LATER, "This screen sent too many frames: wait a moment.")
        assert again.locked is None
        other.raw(PING)
        other.take()
        assert other.pongs == 1
        assert floor.floor.desk.knows("terminal:T1:1", bet["id"])  # type: ignore[arg-type]


@ON_BOTH_PATHS
def test_screens_are_opened_only_so_often(tmp_path: Path) -> None:
    with house(limited(frames_per_second=10), tmp_path) as floor:
        browser = floor.browser("hostile")
        browser.pair("1")
        begin = monotonic()
        opened = [browser.socket("terminal") for _ in range(40)]
        most = (20 + 10 * (monotonic() - begin)) / OPENING
        assert 0 < sum(map(greeted, opened)) <= most


def greeted(screen: Screen) -> bool:
    try:
        return bool(screen.take()["type"] == "hello")
    except ConnectionClosed:
        return False


@ON_BOTH_PATHS
def test_everyone_behind_one_address_counts_together(tmp_path: Path) -> None:
    with house(limited(frames_per_address=20), tmp_path) as floor:
        begin = monotonic()
        for terminal in ("1", "2"):
            floor.browser(terminal).pair(terminal)
        answered = sum(pinged(floor.browser(terminal), "terminal") for terminal in ("1", "2"))
        assert 0 < answered <= 40 + 20 * (monotonic() - begin)


@ON_BOTH_PATHS
def test_requests_and_sockets_of_one_address_count_together(tmp_path: Path) -> None:
    with house(limited(requests_per_address=1), tmp_path) as floor:
        http = floor.browser("hostile").http
        begin = monotonic()
        answers = [http.get(path) for path in ["/health", "/", "/api/lobby", "/nothing"] * 15]
        served = [one for one in answers if one.status_code != 429]
        assert 0 < len(served) <= 30 + monotonic() - begin
        turned_away = next(one for one in answers if one.status_code == 429)
        assert turned_away.json() == {
            "status_code": 429,
            "detail": "too many requests from this address: wait a moment",
        }
        assert turned_away.headers["retry-after"] == "1"
        closed = [floor.browser("hostile").socket("board").closed() for _ in range(3)]
        assert (TRY_LATER, "There are too many requests from this address: wait a moment.") in closed


def guesses(floor: House, path: str, body: dict[str, str], times: int) -> list[int]:
    with httpx.Client(base_url=f"http://{floor.server.host}") as http:
        return [http.post(path, json=body).status_code for _ in range(times)]


def test_codes_and_passwords_are_guessed_only_so_often(tmp_path: Path) -> None:
    with house(limited(guesses_per_address=6), tmp_path) as floor:
        assert guesses(floor, "/api/pair", {"code": "AAAAAAAA"}, 8) == [403] * 6 + [429] * 2
        refused = floor.browser("anyone").pair("1")
        assert refused.status_code == 429, "a right code too: a guesser must not learn which it is"
        assert refused.json()["detail"] == "too many wrong tries from this address: wait a minute"
        nobody = {"name": "Nobody", "password": "x"}
        assert guesses(floor, "/api/sign-in", nobody, 8) == [403] * 6 + [429] * 2


def test_those_who_know_are_not_held_up(tmp_path: Path) -> None:
    with house(limited(guesses_per_address=2), tmp_path) as floor:
        known = {"name": "Sam", "password": PASSWORD}
        assert guesses(floor, "/api/sign-in", known, 9) == [200] * 9
        assert [floor.browser("anyone").pair("1").status_code for _ in range(9)] == [200] * 9


def test_what_staff_ask_over_http_counts_as_their_frames(tmp_path: Path) -> None:
    with house(limited(frames_per_second=5), tmp_path) as floor:
        floor.browser("Sam").sign_in("Sam")
        http = floor.browser("Sam").http
        begin = monotonic()
        answers = [http.get(f"/api/tables/{T1}/terms").status_code for _ in range(60)]
        assert 0 < answers.count(200) <= 10 + 5 * (monotonic() - begin)
        assert set(answers) == {200, 429}


def test_a_house_of_two_hundred_terminals_fits_behind_one_address() -> None:
    """By the defaults: all load their pages at once, come back at once, and bet ten times a second."""
    limits = Limits(ServerSettings())
    assert all(limits.request("10.0.0.1") for _ in range(200 * 29))
    assert all(limits.opening(f"terminal:T1:{terminal}") for terminal in range(200))
    assert all(limits.frame(f"terminal:T1:{n % 200}", "10.0.0.1") for n in range(200 * 10 * 2))
    assert limits.turned_away == 0


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        (("10.0.0.5", 4711), "10.0.0.5"),
        (("::1", 4711), "::/64"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::/64"),
        (("2001:db8:1:2:ffff::9", 1), "2001:db8:1:2::/64"),
        (("fe80::1%eth0", 1), "fe80::/64"),
        (("::ffff:10.0.0.5", 1), "10.0.0.5"),
        (("not:an:address", 1), "not:an:address"),
        (None, ""),
    ],
)
def test_an_address_is_counted_once_however_it_is_written(
    client: tuple[str, int] | None, counted: str
) -> None:
    assert address_of(client) == counted
