"""More idle connections than the floor allows, and a process with few descriptors: bets still go through."""

import socket
from contextlib import ExitStack
from pathlib import Path

from tests.crash.process import buy_in, serving
from tests.server.clients import Screen

LIMITS = "connections = 120\nconnections_per_address = 60\nrequest_seconds = 60\n"
CROWD = 400


def bet(one: Screen) -> int:
    """Until one is taken: the game may close between what is seen and what is sent."""
    while True:
        game = one.until(lambda view: view["phase"] == "betting")["round"]
        reply = one.ask("place-bet", game, "red", "1.00")
        if reply["ok"]:
            return int(game)


def test_a_crowd_that_says_nothing_stops_nobody(tmp_path: Path) -> None:
    with serving(tmp_path, server=LIMITS, descriptors=320) as process, ExitStack() as crowd:
        host, port = process.host.split(":")
        one = process.terminal("1")
        buy_in(one)
        for _ in range(CROWD):
            idle = socket.create_connection((host, int(port)), 10, ("127.0.0.2", 0))
            crowd.enter_context(idle)
        game = bet(one)
        two = process.terminal("2")
        buy_in(two)
        assert bet(two) >= game
        one.until(lambda view: view["round"] and view["round"] > game + 1)  # tables go on
        health = process.browser().http.get("/health")
        assert (health.status_code, set(health.json()["workers"].values())) == (200, {"running"})
        assert "too many connections" in process.said
        one.close()
        two.close()


def test_too_few_descriptors_are_refused_at_the_start(tmp_path: Path) -> None:
    with serving(tmp_path, descriptors=1024) as process:
        assert process.ended() == 2
        assert "need 2200 file descriptors, and this process may have 1024" in process.said
        assert process.said.count("\n") == 1
