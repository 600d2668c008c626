"""Opening a screen: who may, from where, how fast and how much it may speak, and who takes whose place."""

import contextlib
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from time import sleep

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from croupier.server.screen_entry import NOT_ALLOWED
from tests.server.clients import Browser, eventually
from tests.server.rig import T1, House, Served, house, settings


@pytest.fixture(scope="module")
def floor(either_path: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(settings(frames_per_second=100), tmp_path_factory.mktemp("floor")) as made:
        yield made


def refused(browser: Browser, screen: str, query: str = "") -> tuple[int, str]:
    return browser.socket(screen, query=query).closed()


@pytest.mark.parametrize(
    ("who", "screen", "query"),
    [
        ("nobody", "terminal", ""),
        ("nobody", "console", ""),
        ("nobody", "supervisor", ""),
        ("terminal 1", "console", ""),
        ("terminal 1", "supervisor", ""),
        ("Dana", "terminal", ""),
        ("Dana", "supervisor", ""),
        ("Sam", "terminal", ""),
        ("Sam", "console", ""),
        ("Dana", "nothing", ""),
    ],
)
def test_a_screen_opens_only_for_whom_it_is(floor: House, who: str, screen: str, query: str) -> None:
    browser = Browser(floor.server)
    if who.startswith("terminal"):
        assert browser.pair("1").status_code == 200
    elif who != "nobody":
        assert browser.sign_in(who).status_code == 200
    assert refused(browser, screen, query) == (NOT_ALLOWED, "Pair or sign in first.")
    browser.close()


@pytest.mark.parametrize(("who", "screen"), [("Dana", "console"), ("nobody", "board")])
def test_a_table_that_is_not_here_is_named(floor: House, who: str, screen: str) -> None:
    browser = Browser(floor.server)
    if who != "nobody":
        assert browser.sign_in(who).status_code == 200
    assert refused(browser, screen, "?table=T9") == (4404, "There is no table T9 here.")
    browser.close()


def test_a_forged_credential_opens_nothing(floor: House) -> None:
    browser = Browser(floor.server)
    browser.http.cookies.set("croupier-device", "forged")
    browser.http.cookies.set("croupier-session", "forged")
    for screen in ("terminal", "console", "supervisor"):
        assert refused(browser, screen)[0] == NOT_ALLOWED
    browser.close()


@pytest.mark.parametrize(
    ("origin", "opens"),
    [
        (None, True),
        ("http://{host}", True),
        ("https://{host}", True),
        ("http://elsewhere.example", False),
        ("http://{host}.elsewhere.example", False),
        ("http://127.0.0.1", False),
        ("null", False),
        ("", False),
    ],
)
def test_only_our_own_pages_open_a_socket(floor: House, origin: str | None, opens: bool) -> None:
    floor.terminal("1")
    named = origin.format(host=floor.server.host) if origin is not None else None
    browser = floor.browser("terminal 1")
    if opens:
        screen = browser.socket("terminal", origin=named)
        assert screen.take()["type"] == "hello"
        screen.close()
    else:
        with pytest.raises(InvalidStatus) as refused:
            browser.socket("terminal", origin=named)
        assert refused.value.response.status_code == 403, "there is no socket to close"


def test_a_configured_origin_may_too(tmp_path: Path) -> None:
    chosen = settings()
    server = type(chosen.server)(demonstration=True, origins=("https://floor.example",))
    with house(type(chosen)(server, chosen.tables, chosen.staff), tmp_path) as floor:
        floor.terminal("1")
        screen = floor.browser("terminal 1").socket("terminal", origin="https://floor.example")
        assert screen.take()["type"] == "hello"
        screen.close()


def test_a_floor_without_tables_still_has_its_supervisor(tmp_path: Path) -> None:
    chosen = settings()
    with house(type(chosen)(chosen.server, (), chosen.staff), tmp_path) as floor:
        assert floor.staff("Sam").view["tables"] == []
        floor.browser("Dana").sign_in("Dana")
        assert refused(floor.browser("Dana"), "console")[0] == NOT_ALLOWED


def test_a_ping_is_answered(floor: House) -> None:
    screen = floor.terminal("1")
    screen.raw('["ping"]')
    screen.take()
    assert screen.pongs == 1


def test_a_screen_that_speaks_too_fast_is_cut_off_and_may_come_back(floor: House) -> None:
    screen = floor.terminal("2")
    with contextlib.suppress(ConnectionClosed):  # it may be cut off before all are sent
        for _ in range(1000):  # far more than a bucket of two seconds, however slow the machine
            screen.raw('["ping"]')
    assert screen.closed()[0] == 1000
    assert screen.locked == "Too many frames."
    assert screen.pongs < 1000
    sleep(0.2)  # a little is left again for a hello
    assert floor.terminal("2").view["terminal"]["id"] == "2"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('["ping", ' + "1" * 2100 + "]", "a frame has at most 2048 characters"),
        ("not json", "a frame is a JSON array"),
        (b"[\"ping\"]", "a frame is a JSON array"),  # a binary frame holds no text
        ("", "a frame is a JSON array"),
    ],
)  # fmt: skip
def test_a_bad_frame_is_refused_and_the_screen_goes_on(floor: House, text: str | bytes, says: str) -> None:
    screen = floor.terminal("1")
    screen.raw(text)
    reply = screen.reply(None)
    assert not reply["ok"]
    assert reply["reason"] == "unreadable"
    assert says in reply["says"]
    screen.raw('["ping"]')
    screen.take()
    assert screen.pongs == 1


@pytest.mark.parametrize(
    "frame",
    [
        ["lay-buy-in", ""],
        ["lay-buy-in", "", "", ""],
        ["place-bet", 1, "", "5.00"],
        ["place-bet", 1, "red", {"amount": "5.00"}],
        ["fly"],
        [""],
    ],
)
def test_a_frame_that_cannot_be_read_is_answered_under_its_own_id(floor: House, frame: list[object]) -> None:
    """Else whoever sent it waits for ever, and sends it again after every break."""
    reply = floor.terminal("1").ask(*frame)  # type: ignore[arg-type]
    assert (reply["ok"], reply["says"] != "") == (False, True)


def test_a_frame_of_any_size_does_no_harm(floor: House) -> None:
    screen = floor.terminal("1")
    screen.raw('["' + "x" * 20_000 + '"]')
    assert screen.closed()[0] == 1009
    assert floor.terminal("1").view["terminal"]["id"] == "1"


def test_a_second_browser_locks_the_first(floor: House) -> None:
    first = floor.terminal("1")
    second = floor.terminal("1")
    assert first.closed()[0] == 1000
    assert first.locked == "This terminal was opened in another browser."
    second.raw('["ping"]')
    second.take()
    assert second.pongs == 1


def test_pairing_another_browser_locks_the_first_at_once(floor: House) -> None:
    first = floor.terminal("1")
    other = Browser(floor.server)
    assert other.pair("1").status_code == 200
    assert first.closed()[0] == 1000
    assert first.locked == "This terminal was paired with another browser."
    assert refused(floor.browser("terminal 1"), "terminal")[0] == NOT_ALLOWED
    other.close()
    floor.forget("terminal 1")


def test_signing_out_ends_the_console(floor: House) -> None:
    console = floor.staff("Relief")
    assert floor.browser("Relief").http.post("/api/sign-out").json() == {}
    assert console.closed()[0] == 1000
    assert refused(floor.browser("Relief"), "console")[0] == NOT_ALLOWED
    floor.forget("Relief")


def test_the_console_shows_which_terminals_are_online(floor: House) -> None:
    dana = floor.staff("Dana")
    screen = floor.terminal("2")

    def online(view: dict[str, list[dict[str, object]]]) -> bool:
        return any(one["id"] == "2" and one["online"] for one in view["terminals"])

    dana.until(online)
    screen.cut()
    dana.until(lambda view: not online(view))


def test_a_busy_sign_in_holds_no_bet_up(floor: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords are checked in threads; the desk has one of its own."""
    release = Event()
    waiting: list[str] = []

    def slow(name: str, _password: str, _address: str) -> None:
        waiting.append(name)
        release.wait(10)

    sam = floor.staff("Sam")
    monkeypatch.setattr(floor.floor.access, "sign_in", slow)
    guesses = [guess_a_password(floor.server) for _ in range(40)]
    try:
        eventually(lambda: waiting)
        assert sam.ask("answer-call", T1)["reason"] == "nothing_there"
    finally:
        release.set()
        for guess in guesses:
            assert b"403" in guess.recv(1000)
            guess.close()


def guess_a_password(server: Served) -> socket.socket:
    """Sent, and not waited for."""
    host, _, port = server.host.partition(":")
    body = json.dumps({"name": "Sam", "password": "guess"})
    head = ("POST /api/sign-in HTTP/1.1", f"Host: {host}", f"Content-Length: {len(body)}")
    connection = socket.create_connection((host, int(port)))
    connection.sendall("\r\n".join((*head, "Content-Type: application/json", "", body)).encode())
    return connection
