"""Terminals on picows, for a process of their own: they must not be the brake of what they measure."""

import asyncio
import os
import random
from base64 import b32hexencode
from functools import lru_cache
from itertools import count, cycle
from pathlib import Path
from time import perf_counter, time
from typing import NamedTuple

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SPOTS = (
    b"17",
    b"17-20",
    b"0-00",
    b"13-14-15",
    b"1-2-4-5",
    b"red",
    b"black",
    b"odd",
    b"1to18",
    b"dozen2",
    b"column3",
    b"0",
)
ANSWERED = b'{"type":"repl'
REFUSED = b'"ok":false'
TICKS = os.sysconf("SC_CLK_TCK")


_count = count()


@lru_cache(maxsize=2)
def _digits(milliseconds: int) -> bytes:
    return b32hexencode((milliseconds << 25).to_bytes(10, "big"))[:11].lower()


def next_id() -> bytes:
    """An id that rises with time, as a screen's does, for a fraction of what a screen spends on it."""
    return b"%b-%06d" % (_digits(int(time() * 1000)), next(_count) % 1_000_000)


class Sent(NamedTuple):
    """What came of one turn: answers a second, and the server's processor time for each in microseconds."""

    rate: float
    busy: float


class Terminal(WSListener):
    """One socket with one frame under way at a time; `echoes` where every frame is an answer."""

    def __init__(self, number: int, *, echoes: bool) -> None:
        self._echoes, self._spots = echoes, cycle(random.Random(number).sample(SPOTS, len(SPOTS)))
        self.done, self.ends, self.waits = 0, 0.0, list[float]()
        self.due: float | None = None
        self.gap = 0.0
        self.quiet = asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_frame(self, _: WSTransport, frame: WSFrame) -> None:
        said = frame.get_payload_as_bytes()
        if not self._echoes and not said.startswith(ANSWERED):
            return
        assert self._echoes or REFUSED not in said, said
        self.done += 1
        if self.due is None:
            self._again()
        else:
            self._later()

    def _again(self) -> None:
        """As soon as the last is answered: closed loop."""
        if perf_counter() < self.ends:
            self.bet()
        else:
            self.quiet.set()

    def _later(self) -> None:
        """When the next is due: open loop. A wait counts from when its bet was due, so no stall is hidden."""
        assert self.due is not None
        now = perf_counter()
        self.waits.append(now - self.due)
        self.due += self.gap
        if self.due >= self.ends:
            self.quiet.set()
        elif self.due <= now:
            self.bet()
        else:
            asyncio.get_running_loop().call_later(self.due - now, self.bet)

    def bet(self) -> None:
        frame = b'["%b","place-bet",1,"%b","1.00"]' % (next_id(), next(self._spots))
        self._transport.send(WSMsgType.TEXT, frame)


class Floor:
    """The terminals of one server, and echoes beside them."""

    def __init__(self, port: int, process: int, cookies: list[str]) -> None:
        self._where, self._process, self._cookies = f"ws://127.0.0.1:{port}", process, cookies
        self.players: list[Terminal] = []
        self.echoes: list[Terminal] = []

    async def connect(self) -> None:
        for number, cookie in enumerate(self._cookies):
            for path, found in (("/ws/terminal", self.players), ("/echo", self.echoes)):
                one = Terminal(number, echoes=path == "/echo")
                headers = {"Cookie": cookie}
                await ws_connect(lambda one=one: one, self._where + path, extra_headers=headers)
                found.append(one)
        await asyncio.sleep(0.5)  # every hello is here

    def busy(self) -> float:
        """Seconds of processor time that the server has used."""
        fields = Path(f"/proc/{self._process}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    async def saturated(self, sockets: list[Terminal], seconds: float) -> Sent:
        busy, begin = self.busy(), perf_counter()
        for one in sockets:
            one.done, one.due, one.ends = 0, None, begin + seconds
            one.quiet.clear()
            one.bet()
        await asyncio.gather(*(one.quiet.wait() for one in sockets))
        done = sum(one.done for one in sockets)
        return Sent(done / (perf_counter() - begin), (self.busy() - busy) / done * 1e6)

    async def open_loop(self, rate: float, seconds: float) -> float:
        """The 99th percentile of waits at this rate, in milliseconds."""
        sockets = self.players
        gap, begin = len(sockets) / rate, perf_counter() + 0.1
        for number, one in enumerate(sockets):
            one.gap, one.due, one.ends = gap, begin + gap * number / len(sockets), begin + seconds
            one.waits = []
            one.quiet.clear()
            asyncio.get_running_loop().call_later(one.due - perf_counter(), one.bet)
        await asyncio.gather(*(one.quiet.wait() for one in sockets))
        waits = sorted(wait for one in sockets for wait in one.waits)
        return waits[len(waits) * 99 // 100] * 1000
