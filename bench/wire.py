"""200 websocket terminals through the whole server, beside a bare echo on the same server, in one run.

The server runs in a process of its own; the clients share another. Rates are closed-loop; the 99th percentile
is open-loop at half the saturated rate, each wait counted from when the bet was due: no stall is hidden.
"""

import asyncio
import multiprocessing
import random
import socket
import tempfile
from pathlib import Path
from statistics import median
from time import monotonic, perf_counter, sleep
from typing import Any

import msgspec
import uvicorn
from litestar import WebSocket, websocket
from websockets.asyncio.client import ClientConnection, connect

from croupier.base.names import TableId, TerminalId
from croupier.cli.bots import free_places, pair
from croupier.floor.parts.settings import TableSettings
from croupier.server.app import make_app
from croupier.server.gc_tuning import set_tempo
from croupier.server.opening import open_floor
from croupier.server.settings import ServerSettings, Settings
from croupier.server.wire import new_id

TERMINALS = 200
SPOTS = (
    "17",
    "17-20",
    "0-00",
    "13-14-15",
    "1-2-4-5",
    "red",
    "black",
    "odd",
    "1to18",
    "dozen2",
    "column3",
    "0",
)
SECONDS = 2.0
TURNS = 5


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    while True:
        await socket.send_data(await socket.receive_data(mode="text"), mode="text")


def serve(folder: str, port: int) -> None:
    table = TableSettings(
        id=TableId("T1"),
        name="Bench",
        terminals=tuple(TerminalId(str(n)) for n in range(TERMINALS)),
        chips=("1.00", "5.00", "10.00", "25.00", "100.00", "500.00"),
        options={"mode": "terminals"},
        betting_seconds=600,
        wheel_speed=20,
        demonstration_dealer=True,
    )
    room: dict[str, Any] = {"frames_per_second": 1_000_000, "frames_per_address": 1_000_000}
    server = ServerSettings(port=port, demonstration=True, requests_per_address=1_000_000, **room)
    app = make_app(open_floor(Settings(server, (table,)), Path(folder)))
    app.register(echo)
    set_tempo()  # as `croupier serve` does
    uvicorn.run(app, port=port, ws="websockets-sansio", log_level="error", access_log=False)


class Frame(msgspec.Struct):
    """What the bench reads of a frame: the clients must cost less than the server they measure."""

    type: str
    ok: bool = True
    view: dict[str, Any] = {}
    patch: dict[str, Any] = {}


class Answer(msgspec.Struct):
    """What it reads of the reply to a bet."""

    type: str
    ok: bool = True


_frames, _answers = msgspec.json.Decoder(Frame), msgspec.json.Decoder(Answer)
_encode = msgspec.json.Encoder().encode


class Seat:
    """A terminal's end of the wire, with one command under way at a time."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.view: dict[str, Any] = {}

    async def until(self, wanted: str) -> Frame:
        while True:
            frame = _frames.decode(await self._socket.recv(decode=False))
            self.view |= frame.view | frame.patch
            if frame.type == wanted:
                return frame

    async def ask(self, name: str, *values: object) -> Frame:
        await self._send(name, *values)
        return await self.until("reply")

    async def _send(self, name: str, *values: object) -> None:
        await self._socket.send(_encode([new_id(), name, *values]), text=True)

    async def sit(self) -> None:
        """Buy in, verify and wait for the game."""
        await self.until("hello")
        await self.ask("lay-buy-in", "1000000.00", "0.00", "0.00")
        while (self.view["buy_in"] or {}).get("step") != "dropped":
            await self.until("view")
        await self.ask("verify-credit")
        while self.view["phase"] != "betting":
            await self.until("view")

    async def bet(self) -> None:
        await self._send("place-bet", self.view["round"], random.choice(SPOTS), "1.00")
        while (answer := _answers.decode(await self._socket.recv(decode=False))).type != "reply":
            pass
        assert answer.ok


async def echoes(port: int) -> list[ClientConnection]:
    return [await connect(f"ws://127.0.0.1:{port}/echo", compression=None) for _ in range(TERMINALS)]


async def echoed(sockets: list[ClientConnection]) -> float:
    frame = _encode([new_id(), "place-bet", 1, "17-20", "1.00"])
    done, begin = 0, perf_counter()

    async def talk(one: ClientConnection) -> None:
        nonlocal done
        while perf_counter() - begin < SECONDS:
            await one.send(frame, text=True)
            await one.recv(decode=False)
            done += 1

    await asyncio.gather(*map(talk, sockets))
    return done / (perf_counter() - begin)


async def seats(port: int) -> list[Seat]:
    found, house, where = list[Seat](), f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}/ws/terminal"
    for place in await asyncio.to_thread(free_places, house):
        cookie = await asyncio.to_thread(pair, house, place)
        found.append(Seat(await connect(where, additional_headers={"Cookie": cookie}, compression=None)))
    await asyncio.gather(*(seat.sit() for seat in found))
    return found


async def saturated(players: list[Seat]) -> float:
    done, begin = 0, perf_counter()

    async def play(seat: Seat) -> None:
        nonlocal done
        while perf_counter() - begin < SECONDS:
            await seat.bet()
            done += 1

    await asyncio.gather(*map(play, players))
    return done / (perf_counter() - begin)


async def open_loop(players: list[Seat], rate: float) -> float:
    """The 99th percentile of waits, each from the moment its bet was due."""
    gap, waits, begin = len(players) / rate, list[float](), monotonic() + 0.2

    async def play(seat: Seat, offset: float) -> None:
        due = begin + offset
        while due < begin + SECONDS:
            await asyncio.sleep(max(0.0, due - monotonic()))
            await seat.bet()
            waits.append(monotonic() - due)
            due += gap

    await asyncio.gather(*(play(seat, gap * n / len(players)) for n, seat in enumerate(players)))
    return sorted(waits)[len(waits) * 99 // 100]


async def measure(port: int) -> None:
    talking, players = await echoes(port), await seats(port)
    turns = [(await echoed(talking), await saturated(players)) for _ in range(TURNS)]
    bare, rate = (median(each) for each in zip(*turns, strict=True))
    share = median(bets / echo for echo, bets in turns)
    worst = await open_loop(players, rate / 2)
    print(f"wire: {TERMINALS} websocket terminals through the whole server, every bet durable")
    print(f"  bare echo on the same server {bare:10,.0f} frames a second, the median of {TURNS} turns")
    print(f"  bets, durable and shown      {rate:10,.0f} a second, {share:.2f} of the echo just before")
    print(f"  99 in 100 answered within    {worst * 1000:10.1f} ms at half that rate, open loop")
    print(f"  aims: half the echo: {share:.2f}; 10,000 a second: {rate:,.0f}")


def main() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        server = multiprocessing.get_context("spawn").Process(target=serve, args=(folder, port), daemon=True)
        server.start()
        sleep(4)
        try:
            asyncio.run(measure(port))
        finally:
            server.terminate()
            server.join()


if __name__ == "__main__":
    main()
