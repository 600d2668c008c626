"""Both paths of a screen's socket have the same manners, down to broken frames and deaf clients."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from croupier.server.listener import MOST_UNSENT, Listener
from tests.server.acts import buy_in
from tests.server.clients import Browser, eventually
from tests.server.paths import DIRECT
from tests.server.raw_socket import BINARY, CLOSE, CONTINUED, PING, PONG, TEXT, RawSocket, frame
from tests.server.rig import T1, House, house, roomy, settings

PINGED = b'["ping"]'
UNREADABLE = b'["not a frame"]'


@pytest.fixture(scope="module")
def floor(either_path: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(settings(betting_seconds=3600.0), tmp_path_factory.mktemp("floor")) as made:
        yield made
        said = made.server.errors.said  # the web framework's path calls a client's broken text its own error
        said[:] = [one for one in said if not one.startswith("Invalid UTF-8")]


@pytest.fixture
def browser(floor: House) -> Iterator[Browser]:
    made = Browser(floor.server)
    assert made.pair("1").status_code == 200
    yield made
    made.close()


@pytest.fixture
def raw(browser: Browser) -> Iterator[RawSocket]:
    """A terminal's socket that has had its hello."""
    made = RawSocket(browser, "/ws/terminal")
    assert made.status == 101
    assert json.loads(made.frame()[1])["type"] == "hello"
    yield made
    made.close()


def answer(raw: RawSocket) -> Any:
    """The next frame that answers one; views of the table may come in between."""
    while True:
        kind, said = raw.frame()
        if kind == TEXT and (told := json.loads(said))["type"] not in ("view", "hello"):
            return told


@pytest.mark.parametrize("connection", ["Upgrade", "keep-alive, Upgrade", "upgrade"])
def test_every_browsers_way_of_asking_opens_a_socket(browser: Browser, connection: str) -> None:
    """Firefox names keep-alive as well."""
    raw = RawSocket(browser, "/ws/terminal", {"Connection": connection})
    assert raw.status == 101
    assert json.loads(raw.frame()[1])["view"]["terminal"]["id"] == "1"
    raw.close()


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/ws/terminal", {"Sec-WebSocket-Key": "short"}),
        ("/ws/terminal", {"Sec-WebSocket-Version": "3"}),
        ("/ws/terminal", {"Origin": "http://elsewhere.example"}),
        ("/nowhere", {}),
        ("/api/lobby", {}),
    ],
)
def test_what_is_no_socket_of_ours_is_refused_before_the_upgrade(
    browser: Browser, path: str, headers: dict[str, str]
) -> None:
    raw = RawSocket(browser, path, headers)
    assert 400 <= raw.status < 500
    raw.close()


def test_a_message_in_parts_is_one_message_and_a_ping_between_them_is_answered(raw: RawSocket) -> None:
    first, second, last = UNREADABLE[:5], UNREADABLE[5:8], UNREADABLE[8:]
    raw.send(
        frame(TEXT, first, fin=False),
        frame(PING, b"there?"),
        frame(CONTINUED, second, fin=False),
        frame(CONTINUED, last),
    )
    assert raw.frame() == (PONG, b"there?")
    assert "begins with an id" in answer(raw)["says"]


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([frame(TEXT, PINGED, masked=False)], 1002),
        ([frame(TEXT, PINGED, rsv=4)], 1002),
        ([frame(TEXT, PINGED, rsv=1)], 1002),
        ([frame(CONTINUED, PINGED)], 1002),
        ([frame(TEXT, b"[", fin=False), frame(TEXT, PINGED)], 1002),
        ([frame(11, PINGED)], 1002),
        ([frame(PING, b"x" * 126)], 1002),
        ([frame(TEXT, b"\xff\xfe")], 1007),
        ([frame(TEXT, b"x" * 16_385)], 1009),
        ([frame(TEXT, b"x" * 9_000, fin=False), frame(CONTINUED, b"x" * 9_000)], 1009),
        ([frame(TEXT, b"[", fin=False), frame(CONTINUED, b"]"), frame(CONTINUED, b"]")], 1002),
    ],
    ids=[
        "no mask",
        "first reserved bit",
        "last reserved bit",
        "end without a beginning",
        "beginning in the middle",
        "unknown opcode",
        "long ping",
        "no UTF-8",
        "too long",
        "too long in parts",
        "a part too many",
    ],
)
def test_a_broken_frame_closes_its_own_socket_and_no_other(
    floor: House, raw: RawSocket, frames: list[bytes], code: int
) -> None:
    seq = floor.floor.desk.seq
    raw.send(*frames)
    assert raw.closed() == code
    assert floor.floor.desk.seq == seq
    other = floor.terminal("2")
    other.raw(PINGED.decode())
    other.take()
    assert other.pongs == 1


def test_nothing_is_done_that_comes_after_a_broken_frame(floor: House, raw: RawSocket) -> None:
    refused = floor.floor.limits.unreadable._value.get()
    raw.send(frame(TEXT, b"x" * 16_385), frame(TEXT, UNREADABLE))
    assert raw.closed() == 1009
    eventually(lambda: floor.floor.hub.at_terminal(T1, "1") is None)  # type: ignore[arg-type]
    assert floor.floor.limits.unreadable._value.get() == refused


def test_bytes_are_no_frame(raw: RawSocket) -> None:
    raw.send(frame(BINARY, PINGED))
    assert "JSON array" in answer(raw)["says"]


@pytest.mark.parametrize("code", [1000, 1001, 4000])
def test_a_goodbye_is_said_back(floor: House, raw: RawSocket, code: int) -> None:
    raw.send(frame(CLOSE, code.to_bytes(2, "big")))
    assert raw.closed() == code
    eventually(lambda: floor.floor.hub.at_terminal(T1, "1") is None)  # type: ignore[arg-type]


def test_frames_are_taken_in_order_though_a_device_takes_its_time(
    floor: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was sent behind a hand at a device is answered once the device has done its part."""
    _, dana = floor.opened()
    used: list[str] = []

    async def slowly(_: Listener, device: str, value: str) -> None:
        await asyncio.sleep(0.05)
        used.append(f"{device} {value}")

    monkeypatch.setattr(floor.floor, "use_device", slowly)
    for number in range(3):
        dana.raw(json.dumps(["wheel", f"throw {number}"]))
    dana.raw(UNREADABLE.decode())
    assert "begins with an id" in dana.reply(None)["says"]
    assert used == ["wheel throw 0", "wheel throw 1", "wheel throw 2"]


def test_commands_that_share_a_commit_are_answered_in_order(floor: House, raw: RawSocket) -> None:
    """Twenty at once: each has its answer, in order, in no more frames than there were commits."""
    sam, dana = floor.opened()
    assert sam.view["tables"]
    if dana.view["phase"] != "betting":
        two = floor.terminal("2")
        buy_in(two, dana, "100.00")
        dana.do("new-game")
    ids = [f"001k7k00000-{number:06}" for number in range(20)]
    raw.send(*(frame(TEXT, json.dumps([id_, "undo", 1]).encode()) for id_ in ids))
    heard, frames = list[str](), 0
    while len(heard) < len(ids):
        told = answer(raw)
        frames += 1
        heard += [one["id"] for one in told.get("replies", [told])]
    assert heard == ids
    assert frames <= len(ids)


def test_a_screen_that_does_not_read_is_dropped_and_nobody_else_waits(
    either_path: str, tmp_path: Path
) -> None:
    """Sent more than its socket and the server hold for it, while another is answered all the time."""
    with house(settings(), tmp_path) as floor:
        browser, other = floor.browser("terminal 1"), floor.terminal("2")
        assert browser.pair("1").status_code == 200
        raw = RawSocket(browser, "/ws/terminal")
        [deaf] = [one for one in floor.floor.hub.listeners if one.terminal == "1"]
        eventually(lambda: _flooded(floor, deaf) or deaf.lost)
        assert deaf.lost
        other.raw(PINGED.decode())
        other.take()
        assert other.pongs == 1
        with suppress(ConnectionError, EOFError):
            while raw.frame()[0] != CLOSE:  # no gap: all that was sent, and then the end
                pass
        raw.close()
        eventually(lambda: floor.floor.hub.at_terminal(T1, "1") is None)  # type: ignore[arg-type]


def _flooded(floor: House, deaf: Listener) -> bool:
    async def show() -> bool:
        for number in range(200):
            deaf.show(floor.floor.desk.seq, {"flood": f"{number} {'x' * 20_000}"})
        return deaf.line.unsent() > MOST_UNSENT

    return floor.ask_floor(show())


@pytest.mark.parametrize("either_path", [DIRECT], indirect=True)
def test_whoever_pings_and_splits_without_end_costs_no_memory(either_path: str, tmp_path: Path) -> None:
    """On the direct path: the web framework's own keeps all of both."""
    with house(settings(), tmp_path) as floor:
        browser = floor.browser("terminal 1")
        assert browser.pair("1").status_code == 200
        split = RawSocket(browser, "/ws/terminal")
        split.send(frame(TEXT, b"[", fin=False), *[frame(CONTINUED, fin=False)] * 100)
        assert split.closed() == 1009
        deaf = RawSocket(browser, "/ws/terminal")
        pings = [frame(PING, b"x" * 125) * 1_000] * 1_000
        with pytest.raises(OSError, match=r"reset|pipe"):
            deaf.send(*pings)
        eventually(lambda: floor.floor.hub.at_terminal(T1, "1") is None)  # type: ignore[arg-type]
        for one in (split, deaf):
            one.close()


def test_long_and_short_frames_arrive_whole_at_a_slow_screen(floor: House, raw: RawSocket) -> None:
    """picows keeps a pointer to the header of a long frame, and would write the next one over it."""
    [listener] = [one for one in floor.floor.hub.listeners if one.terminal == "1"]

    async def show() -> None:
        while listener.line.unsent() < 100_000:
            listener.send({"type": "view", "size": 20_000, "patch": "x" * 20_000})
        for size in (9_000, 10, 70_000, 300, 8_192, 8_193, 1):
            listener.send({"type": "view", "size": size, "patch": "x" * size})

    floor.ask_floor(show())
    size = 0
    while size != 1:
        told = json.loads(raw.frame()[1])
        size = told.get("size", 0)
        assert len(told["patch"]) == size or not size
    assert not listener.lost


def test_a_socket_counts_by_the_address_that_a_trusted_proxy_names(either_path: str, tmp_path: Path) -> None:
    """One address has used up its requests, the next behind that proxy has not; nobody else is believed."""
    chosen = settings()
    narrow = roomy(requests_per_address=1, trusted_proxies=("127.0.0.1",))
    with house(type(chosen)(narrow, chosen.tables, chosen.staff), tmp_path) as floor:
        codes = [_code(floor, "10.0.0.1") for _ in range(40)]
        assert 1013 in codes
        assert _code(floor, "10.0.0.2") == 0
        assert _code(floor, "10.0.0.2, 10.0.0.1, 127.0.0.1") == 1013
    believed_nobody = roomy(requests_per_address=1)
    with house(type(chosen)(believed_nobody, chosen.tables, chosen.staff), tmp_path) as floor:
        assert 1013 in [_code(floor, f"10.0.0.{number}") for number in range(40)]


def _code(floor: House, client: str) -> int:
    """The code that a board's socket is closed with at once, or 0."""
    raw = RawSocket(floor.browser("anyone"), "/ws/board", {"X-Forwarded-For": client})
    kind, said = raw.frame()
    raw.close()
    return int.from_bytes(said[:2], "big") if kind == CLOSE else 0


def test_a_silent_socket_is_pinged_and_dropped_if_it_does_not_answer(
    either_path: str, tmp_path: Path
) -> None:
    with house(settings(), tmp_path, pings=0.3) as floor:
        floor.browser("terminal 1").pair("1")
        answering = floor.terminal("2")  # its library answers pings by itself
        raw = RawSocket(floor.browser("terminal 1"), "/ws/terminal")
        begun = monotonic()
        kinds = []
        with suppress(ConnectionError, EOFError):
            while (got := raw.frame())[0] != CLOSE:
                kinds.append(got[0])
        assert PING in kinds
        assert monotonic() - begun < 30
        eventually(lambda: floor.floor.hub.at_terminal(T1, "1") is None)  # type: ignore[arg-type]
        answering.raw(PINGED.decode())
        answering.take()
        assert answering.pongs == 1
        raw.close()


def test_a_server_that_stops_answers_first_and_says_that_it_stops(either_path: str, tmp_path: Path) -> None:
    """What was answered is done; and on the direct path all that was done is answered before the goodbye."""
    with house(settings(betting_seconds=3600.0), tmp_path) as floor:
        _, dana = floor.opened()
        one = floor.terminal("1")
        buy_in(one, dana, "1000.00")
        dana.do("new-game")
        asked = [one.send("place-bet", 1, "red", "1.00") for _ in range(200)]
        floor.server._server.should_exit = True
        with suppress(ConnectionClosed):
            while True:
                one.take()
        closed = one.socket.protocol.close_rcvd
        assert closed is not None
        assert closed.code == 1012
        seqs = [one.replies[id_]["seq"] for id_ in asked if id_ in one.replies]
        assert seqs == sorted(seqs)
        done = [id_ for id_ in asked if floor.floor.desk.knows("terminal:T1:1", id_)]  # type: ignore[arg-type]
        assert set(asked) & one.replies.keys() <= set(done)
        if either_path == "direct":
            assert [id_ for id_ in asked if id_ in one.replies] == done
        floor.screens.clear()
