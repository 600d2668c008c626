"""Bets and bare echoes over websockets, on both paths of the server, turn about in one run.

Each server runs in a process of its own, and all clients in another. Rates are closed-loop: a terminal bets
as soon as its last bet is answered, durable and shown. The 99th percentile is open-loop, at half that rate.
"""

import argparse
import multiprocessing
import socket
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

import uvloop

from bench.wire_clients import Floor, Sent
from bench.wire_plot import Point, draw
from bench.wire_server import Serving, serve

PATHS = ("direct", "framework")
TERMINALS, TABLES = (10, 200, 1000), (1, 20)
PATIENCE = 300.0
HEAD = "terminals tables path      echoes/s    us   bets/s    us  p99 ms     x"
AIMS = "  aims: 1.8 x the framework's path; with 200 terminals 15,000 bets a second; p99 under 10 ms"
_processes = multiprocessing.get_context("spawn")


class Measured(NamedTuple):
    """Medians of one path, its bets a second turn by turn, and its 99th percentile in milliseconds."""

    echoes: Sent
    bets: Sent
    turns: list[float]
    p99: float


class Job(NamedTuple):
    """What the clients are told: the port, the process and the cookies of each path's server."""

    servers: list[tuple[int, int, list[str]]]
    turns: int
    seconds: float


@contextmanager
def started(count: int, tables: int, path: str) -> Iterator[tuple[int, int, list[str]]]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    cookies = _processes.Queue()
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(folder, port, count, tables, path == "direct")
        server = _processes.Process(target=serve, args=(serving, cookies), daemon=True)
        server.start()
        assert server.pid is not None
        try:
            yield port, server.pid, cookies.get(timeout=PATIENCE)[:count]
        finally:
            server.kill()
            server.join()


async def measure(job: Job) -> list[Measured]:
    floors = [Floor(*server) for server in job.servers]
    for floor in floors:
        await floor.connect()
    turns: list[list[tuple[Sent, Sent]]] = [[] for _ in floors]
    for turn in range(job.turns):
        order = list(zip(floors, turns, strict=True))
        for floor, taken in order if turn % 2 else reversed(order):
            echoes = await floor.saturated(floor.echoes, job.seconds)
            taken.append((echoes, await floor.saturated(floor.players, job.seconds)))
    return [await _measured(floor, taken, job) for floor, taken in zip(floors, turns, strict=True)]


async def _measured(floor: Floor, turns: list[tuple[Sent, Sent]], job: Job) -> Measured:
    echoes, bets = zip(*turns, strict=True)
    usual = middle(bets)
    waits = [await floor.open_loop(usual.rate / 2, job.seconds) for _ in range(job.turns)]
    return Measured(middle(echoes), usual, [one.rate for one in bets], median(waits))


def middle(turns: tuple[Sent, ...]) -> Sent:
    return Sent(median(one.rate for one in turns), median(one.busy for one in turns))


def talk(job: Job, told: "multiprocessing.Queue[list[Measured]]") -> None:
    """In the clients' own process."""
    told.put(uvloop.run(measure(job)))


def compared(count: int, tables: int, turns: int, seconds: float) -> list[Measured]:
    with ExitStack() as servers:
        job = Job([servers.enter_context(started(count, tables, path)) for path in PATHS], turns, seconds)
        told: multiprocessing.Queue[list[Measured]] = _processes.Queue()
        clients = _processes.Process(target=talk, args=(job, told), daemon=True)
        clients.start()
        try:
            return told.get(timeout=PATIENCE)
        finally:
            clients.kill()
            clients.join()


def row(count: int, tables: int, path: str, found: Measured, times: str) -> str:
    echoes, bets = found.echoes, found.bets
    return (
        f"{count:9} {tables:6} {path:<9} {echoes.rate:9,.0f} {echoes.busy:5.0f} "
        f"{bets.rate:8,.0f} {bets.busy:5.0f} {found.p99:7.1f} {times}"
    )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--terminals", type=int, nargs="+", default=TERMINALS)
    asked.add_argument("--tables", type=int, nargs="+", default=TABLES)
    asked.add_argument("--turns", type=int, default=5)
    asked.add_argument("--seconds", type=float, default=1.0)
    asked.add_argument("--picture", type=Path, help="where to draw rates and waits by terminals, as SVG")
    chosen = asked.parse_args()
    print("wire: bets through the whole server, and bare echoes; us is the server's processor time for each")
    print(HEAD)
    points = list[Point]()
    for tables in chosen.tables:
        for count in chosen.terminals:
            direct, framework = compared(count, tables, chosen.turns, chosen.seconds)
            times = median(one / two for one, two in zip(direct.turns, framework.turns, strict=True))
            for path, found, ratio in (("direct", direct, f"{times:5.2f}"), ("framework", framework, "")):
                print(row(count, tables, path, found, ratio), flush=True)
                points.append(Point(path, tables, count, found.bets.rate, found.p99))
    print(AIMS)
    if chosen.picture:
        chosen.picture.write_text(draw(points), "utf-8")


if __name__ == "__main__":
    main()
