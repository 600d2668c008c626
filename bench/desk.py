"""Durable wagers a second through the desk, beside one raw SQLite commit for each wager, in the same run."""

import asyncio
import random
import sqlite3
import tempfile
from itertools import cycle
from pathlib import Path
from statistics import median
from time import perf_counter

import uvloop

from bench.house import CHIPS, TABLE, House, house_on_disk
from bench.shown import settled_and_shown
from croupier.base.envelope import Role
from croupier.desk.reply import Reply
from croupier.floor.parts.messages import bets, rounds
from croupier.server.gc_tuning import set_tempo
from croupier.server.queue import DeskQueue
from tests.states import terminals_at

SUBMITTERS = 200
SECONDS = 2.0
RAW_SECONDS = 1.0
TURNS = 5


def raw_commits(folder: Path) -> float:
    """Wagers a second with a transaction each: a row, a balance, a commit, the same durability."""
    db = sqlite3.connect(folder / "raw.db", isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("CREATE TABLE wager (seq INTEGER PRIMARY KEY, terminal TEXT, spot TEXT, stake INTEGER)")
    db.execute("CREATE TABLE balance (terminal TEXT PRIMARY KEY, cents INTEGER)")
    db.executemany("INSERT INTO balance VALUES (?, ?)", [(str(n), 10**9) for n in range(SUBMITTERS)])
    done, begin = 0, perf_counter()
    while (took := perf_counter() - begin) < RAW_SECONDS:
        terminal = str(done % SUBMITTERS)
        db.execute("BEGIN IMMEDIATE")
        db.execute("INSERT INTO wager (terminal, spot, stake) VALUES (?, '17', 100)", (terminal,))
        db.execute("UPDATE balance SET cents = cents - 100 WHERE terminal = ?", (terminal,))
        db.execute("COMMIT")
        done += 1
    return done / took


class Submitter:
    """Sends its next wager as soon as the last is durable, as a screen's socket does: without a task."""

    def __init__(self, house: House, queue: DeskQueue, terminal: int, ends: float) -> None:
        spots = random.Random(terminal).sample(list(house.table.spots), 20)
        self._house, self._queue, self._spots, self._ends = house, queue, cycle(spots), ends
        self._name = house.terminals[terminal]
        self.done, self.ended = 0, asyncio.Event()

    def send(self) -> None:
        bet = bets.PlaceBet(1, next(self._spots), CHIPS[0])
        self._queue.append(self._house.envelope(Role.PLAYER, bet, self._name), self._answered)

    def _answered(self, reply: Reply | None) -> None:
        assert reply is not None
        assert reply.refusal is None, reply.refusal
        self.done += 1
        if perf_counter() < self._ends:
            self.send()
        else:
            self.ended.set()


async def saturated(house: House) -> float:
    queue, begin = DeskQueue(house.desk, lambda _: None), perf_counter()
    submitters = [Submitter(house, queue, one, begin + SECONDS) for one in range(SUBMITTERS)]
    for one in submitters:
        one.send()
    worker = asyncio.create_task(queue.work())
    await asyncio.gather(*(one.ended.wait() for one in submitters))
    took = perf_counter() - begin
    worker.cancel()
    return sum(one.done for one in submitters) / took


def settlement(folder: Path) -> float:
    """Seconds of desk time to settle 1,000 terminals with 20 bets each."""
    folder.mkdir()
    house = house_on_disk(folder, 1000)
    chance = random.Random(1)
    for terminal in house.terminals:
        spots = chance.sample(list(house.table.spots), 20)
        house.desk.handle(
            [house.envelope(Role.PLAYER, bets.PlaceBet(1, spot, CHIPS[0]), terminal) for spot in spots]
        )
    assert sum(len(one.bets) for one in terminals_at(house.desk, TABLE).terminals.values()) == 20_000
    house.send(Role.CLOCK, rounds.CloseBets(1))
    house.send(Role.READER, rounds.ReadNumber(1, "17"))
    begin = perf_counter()
    house.send(Role.DEALER, rounds.ConfirmNumber(1, "17"))
    return perf_counter() - begin


def turn(folder: Path) -> tuple[float, float]:
    """Raw commits, then the desk, one right after the other: the machine is noisy."""
    folder.mkdir()
    raw, house = raw_commits(folder), house_on_disk(folder, SUBMITTERS)
    set_tempo()  # as `croupier serve` does
    return raw, uvloop.run(saturated(house))


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        turns = [turn(folder / str(number)) for number in range(TURNS)]
        took = median(settlement(folder / f"settled {number}") for number in range(TURNS))
        shown = median(settled_and_shown(folder / f"shown {number}") for number in range(TURNS))
    raw, rate = (median(each) for each in zip(*turns, strict=True))
    times = median(desk / bare for bare, desk in turns)
    print(f"desk: {SUBMITTERS} submitters, every wager durable before its reply; the median of {TURNS} turns")
    print(f"  one raw SQLite commit a wager {raw:10,.0f} wagers a second")
    print(f"  the desk, group commit        {rate:10,.0f} wagers a second, {times:.1f} x the raw commits")
    print(f"  settling 1,000 x 20 bets      {took * 1000:10.0f} ms of desk time")
    print(f"  1,000 x 10 bets, all shown    {shown * 1000:10.0f} ms of the server's time")
    print(f"  aims: 10 x: {times:.1f}; 60,000 a second: {rate:,.0f}; under 50 ms: {shown * 1000:.0f}")


if __name__ == "__main__":
    main()
