"""A frozen process takes no late bet: SIGSTOP beyond the betting time, with bets written meanwhile.

Each is refused when the process goes on, those that were taken before stand, and the game comes to its end.
"""

import asyncio
import signal
from pathlib import Path
from time import sleep

import pytest

from croupier.devices.steady_clock import sleep_until
from croupier.floor.parts.electronic.game_clock import GameClock
from croupier.floor.parts.messages.rounds import CloseBets, RoundSettled
from croupier.server.running_floor import RunningFloor
from tests.crash.process import STATIONS, TERMINALS, Plant, Process, buy_in, nothing, serving
from tests.server.clients import Screen

CYCLES, LATE = 5, 6
BETTING, SLOWER = "betting_seconds = 15", "betting_seconds = 20"
CLOSES_AFTER = 0.4
"""Seconds, at the clock speed of these floors."""
TABLES = {
    "terminals": TERMINALS.replace(BETTING, SLOWER),
    "stations": STATIONS.replace(BETTING, SLOWER),
}


def fill(one: Screen, kind: str) -> None:
    if kind == "terminals":
        buy_in(one)
        return
    one.until(lambda view: view["open"])
    one.raw('["bill", "100.00"]')
    one.until(lambda view: view["credits"] == "100.00")


def freeze(process: Process, one: Screen) -> tuple[int, list[bool]]:
    """The game it was frozen in, and for each late bet whether it was taken."""
    last = one.view["round"]
    game = one.until(lambda view: view["phase"] == "betting" and view["round"] != last)["round"]
    one.do("place-bet", game, "red", "5.00")
    process.signal(signal.SIGSTOP)
    late = [one.send("place-bet", game, "17", "1.00") for _ in range(LATE)]
    sleep(CLOSES_AFTER + 0.05)
    process.signal(signal.SIGCONT)
    return game, [one.reply(id_)["ok"] for id_ in late]


def frozen(
    folder: Path, kind: str, plant: Plant = nothing, cycles: int = CYCLES
) -> tuple[dict[int, list[bool]], dict[int, int]]:
    """By game: which late bets were taken, and what was staked when it was settled."""
    with serving(folder, TABLES[kind], plant=plant) as process:
        one = process.terminal("1")
        fill(one, kind)
        taken = dict(freeze(process, one) for _ in range(cycles))
        last = max(taken)
        one.until(lambda view: any(game["round"] == last for game in view["history"]))
        one.close()
        events = [event for record in process.records() for event in record.events]
    settled = {
        one.round: sum(end.staked for end in one.ends) for one in events if isinstance(one, RoundSettled)
    }
    return taken, settled


@pytest.mark.parametrize("kind", TABLES)
def test_no_bet_is_taken_after_the_betting_time(tmp_path: Path, kind: str) -> None:
    taken, settled = frozen(tmp_path, kind)
    assert taken == dict.fromkeys(taken, [False] * LATE)
    assert len(taken) == CYCLES
    assert {game: settled.get(game) for game in taken} == dict.fromkeys(taken, 500)


def close_by_the_clock_alone() -> None:
    """The bug: the clock's own task sends the close, which waits behind whatever lay in the sockets."""

    async def run(self: GameClock, ends: float) -> None:
        await sleep_until(ends)
        await asyncio.sleep(0.1)  # however busy the loop is, the sockets are read before this goes on
        await self._submit(CloseBets(self._round))

    GameClock._run = run  # type: ignore[method-assign]
    RunningFloor._overdue = lambda self: []  # type: ignore[method-assign]


def test_the_rig_finds_a_floor_that_closes_behind_late_bets(tmp_path: Path) -> None:
    taken, _ = frozen(tmp_path, "terminals", close_by_the_clock_alone, cycles=2)
    assert any(any(bets) for bets in taken.values()), taken
