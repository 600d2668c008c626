"""Kill -9 around the launch of a ball: it is launched once, and its number counts, or the game is void."""

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from croupier.base.envelope import Event
from croupier.base.names import TableId
from croupier.desk.audit import Verification
from croupier.devices.memory import Remembered, WheelMemory, wheel_file
from croupier.floor.dealerless.messages.launches import BallLaunched, LaunchAsked
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages.rounds import GameRefunded, GameStarted, GameVoided, Refund, RoundSettled
from croupier.server.wire import new_id
from croupier.store.sqlite import SqliteStore, database
from tests.crash import launching
from tests.crash.rig import Target, _processes, free_port
from tests.crash.serving import serve
from tests.house import ONE
from tests.server.clients import NO_TLS

E1 = TableId("E1")
CONFIG = """
[server]
demonstration = true

[[tables]]
id = "E1"
name = "Electronic"
rulebook = "ilani"
terminals = ["1"]
chips = ["1.00", "5.00", "10.00", "25.00", "100.00", "500.00"]
betting_seconds = 0.5
prompt_seconds = 0.2
rest_seconds = 0.3
wheel_speed = 30
demonstration_dealer = true
"""
PATIENCE = 20.0


class Floor:
    """A folder, and the processes that serve it one after the other."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port, self.cookie = folder, free_port(), ""
        self.config = folder / "floor.toml"
        self.config.write_text(CONFIG, "utf-8")

    @contextmanager
    def served(self, target: Target) -> Iterator[ForkServerProcess]:
        process = _processes.Process(target=target, args=(self.config, self.folder, self.port))
        process.start()
        try:
            yield process
        finally:
            process.kill()
            process.join(PATIENCE)

    def terminal(self) -> ClientConnection:
        url, deadline = f"http://127.0.0.1:{self.port}", monotonic() + PATIENCE
        while monotonic() < deadline:
            with suppress(httpx.TransportError, OSError, WebSocketException):
                if not self.cookie:
                    [table] = httpx.get(f"{url}/api/lobby", verify=NO_TLS).json()["tables"]
                    code = table["terminals"][0]["link"].partition("=")[2]
                    paired = httpx.post(f"{url}/api/pair", json={"code": code}, verify=NO_TLS)
                    self.cookie = paired.headers["set-cookie"].partition(";")[0]
                headers = {"Cookie": self.cookie}
                return connect(
                    f"{url.replace('http', 'ws')}/ws/terminal", additional_headers=headers, proxy=None
                )
            sleep(0.02)
        raise TimeoutError

    def events(self) -> list[Event]:
        store = SqliteStore.reading(database(self.folder))
        try:
            assert Verification(store, KINDS).run() == []
            return [event for entry in store.entries() for event in KINDS.read_record(entry.body).events]
        finally:
            store.close()


def play(socket: ClientConnection) -> None:
    """A bill, a bet, and then watching until the server dies."""
    view: dict[str, Any] = {}
    inserted = placed = False
    for text in socket:
        frame = json.loads(text)
        view.update(frame.get("view", {}), **frame.get("patch", {}))
        if view["open"] and not inserted:
            socket.send(json.dumps(["bill", "20.00"]))
            inserted = True
        if view["phase"] == "betting" and view["credits"] == "20.00" and not placed:
            socket.send(json.dumps([new_id(), "place-bet", view["round"], "17", "5.00"]))
            placed = True


def watch(socket: ClientConnection, round_: int) -> None:
    """Until that game is over."""
    for text in socket:
        frame = json.loads(text)
        view = {**frame.get("view", {}), **frame.get("patch", {})}
        if any(one["round"] == round_ for one in view.get("history", ())):
            return


@pytest.fixture
def floor(tmp_path: Path) -> Floor:
    return Floor(tmp_path)


def kill(floor: Floor, target: Target) -> int:
    """The game in which the server died."""
    with floor.served(target) as process:
        with suppress(WebSocketException), floor.terminal() as socket:
            play(socket)
        process.join(PATIENCE)
        assert process.exitcode == -9
    return max(event.round for event in floor.events() if isinstance(event, GameStarted))


def come_back(floor: Floor, round_: int, target: Target = serve) -> list[Event]:
    """Everything that happened in that game, once another server has ended it."""
    with floor.served(target), floor.terminal() as socket:
        watch(socket, round_)
    return [event for event in floor.events() if getattr(event, "round", None) == round_]


def more_than_one_ball(game: list[Event]) -> bool:
    [asked] = [event for event in game if isinstance(event, LaunchAsked)]
    [launched] = [event for event in game if isinstance(event, BallLaunched)]
    return launched.spin != asked.spin % 256 + 1


@pytest.mark.parametrize(
    "target",
    [
        launching.with_bets_open,
        launching.before_the_launch,
        launching.after_the_launch,
        launching.with_the_ball_running,
    ],
)
def test_one_ball_is_launched_and_its_number_counts(floor: Floor, target: Target) -> None:
    game = come_back(floor, kill(floor, target))
    assert not more_than_one_ball(game)
    [settled] = [event for event in game if isinstance(event, RoundSettled)]
    assert [end.staked for end in settled.ends] == [500]
    assert [event for event in game if isinstance(event, GameVoided)] == []


def test_a_wheel_that_another_hand_has_moved_voids_the_game(floor: Floor) -> None:
    round_ = kill(floor, launching.before_the_launch)
    WheelMemory(wheel_file(floor.folder, E1)).keep(Remembered(99, "17", number="17"))
    game = come_back(floor, round_)
    [voided] = [event for event in game if isinstance(event, GameVoided)]
    [refunded] = [event for event in game if isinstance(event, GameRefunded)]
    assert (voided.clause, refunded.refunds) == ("ilani:5.a", (Refund(ONE, 500),))
    assert [event for event in game if isinstance(event, BallLaunched | RoundSettled)] == []


def test_a_server_that_repeats_the_launch_is_found_out(floor: Floor) -> None:
    round_ = kill(floor, launching.after_the_launch)
    sleep(0.7)  # the ball comes to rest, and could be thrown again
    assert more_than_one_ball(come_back(floor, round_, launching.launching_blindly))
