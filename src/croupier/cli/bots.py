"""`croupier bots`: players that play by themselves, through the same wire as people."""

import asyncio
import contextlib
import json
import random
from collections import Counter
from time import monotonic
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

from rich.live import Live
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from croupier.cli.screen import cells, console, say, table
from croupier.messages.refusal import Reason, refuse
from croupier.server.wire import new_id

BUY_IN = "500.00"
BILL = "100.00"
EVERY = 0.25
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


class Tally:
    """What the bots have done, and how long the server took to answer."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.waits: list[float] = []
        self.began = monotonic()

    def shown(self) -> Table:
        made = table("Bots", ("", " "), (" ",))
        seconds = monotonic() - self.began
        waits = sorted(self.waits[-10_000:])
        made.add_row(*cells("playing", self.counts["playing"]))
        made.add_row(*cells("bets acknowledged", f"{self.counts['bets']:,}"))
        made.add_row(*cells("bets a second", f"{self.counts['bets'] / max(seconds, 0.001):,.0f}"))
        if waits:
            made.add_row(*cells("half answered within", f"{waits[len(waits) // 2] * 1000:.1f} ms"))
            made.add_row(*cells("99 in 100 within", f"{waits[len(waits) * 99 // 100] * 1000:.1f} ms"))
        for reason, times in self.refused.most_common(5):
            made.add_row(*cells(f"refused: {reason}", times))
        return made


class Bot:
    """One terminal that buys in, verifies, bets at random and never stops."""

    def __init__(self, socket: ClientConnection, tally: Tally, pause: float) -> None:
        self._socket, self._tally, self._pause = socket, tally, pause
        self.view: dict[str, Any] = {}
        self._waiting: dict[str, asyncio.Future[dict[str, Any]]] = {}

    async def listen(self) -> None:
        async for text in self._socket:
            frame = json.loads(text)
            match frame["type"]:
                case "hello":
                    self.view = frame["view"]
                case "view":
                    self.view |= frame["patch"]
                case "reply":
                    self.view |= frame.get("patch", {})
                    if (waiting := self._waiting.pop(frame["id"], None)) and not waiting.done():
                        waiting.set_result(frame)

    async def ask(self, name: str, *values: object) -> dict[str, Any]:
        """Send a command and wait for its reply."""
        id_ = new_id()
        reply = self._waiting[id_] = asyncio.get_running_loop().create_future()
        await self._socket.send(json.dumps([id_, name, *values]))
        answer: dict[str, Any] = await reply
        if not answer["ok"]:
            self._tally.refused[answer["reason"]] += 1
        return answer

    async def play(self) -> None:
        while True:
            await asyncio.sleep(self._pause * random.uniform(0.5, 1.5) if self._pause else 0)  # noqa: S311
            if not self.view:
                continue
            buy_in = self.view.get("buy_in")
            if buy_in and buy_in["step"] in ("credited", "dropped") and not buy_in["verified"]:
                await self.ask("verify-credit")
            elif not buy_in and self.view["credits"] in ("0.00", "1.00", "2.00", "3.00", "4.00"):
                await self._buy_in()
            elif self.view["phase"] == "betting" and not buy_in:
                await self._bet()

    async def _buy_in(self) -> None:
        """On the terminal, for the dealer; where there is none, into the acceptor."""
        if self.view["table"]["mode"] == "dealerless":
            await self._socket.send(json.dumps(["bill", BILL]))
        else:
            await self.ask("lay-buy-in", BUY_IN, "0.00", "0.00")

    async def _bet(self) -> None:
        began = monotonic()
        spot, chip = random.choice(SPOTS), random.choice(self.view["chips"][:2])  # noqa: S311
        answer = await self.ask("place-bet", self.view["round"], spot, chip)
        self._tally.waits.append(monotonic() - began)
        self._tally.counts["bets"] += answer["ok"]


def bots(
    *, terminals: int = 8, url: str = "http://127.0.0.1:8000", pause: float = 0.5, seconds: float = 0
) -> None:
    """Let players that play by themselves sit down at a demonstration floor.

    Parameters
    ----------
    terminals
        How many of the floor's terminals to take, at most.
    url
        Where the floor is.
    pause
        Seconds between a bot's actions, about.
    seconds
        Stop after so long; 0 plays until you stop it with Ctrl-C.
    """
    cookies = pair_all(url, terminals)
    tally = Tally()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_play_all(url, cookies, tally, pause, seconds))
    say(tally.shown())


def pair_all(url: str, terminals: int) -> list[str]:
    """Pair with up to so many terminals that nobody sits at; a device credential each."""
    try:
        lobby = _json(f"{url}/api/lobby")
    except (URLError, OSError, ValueError) as error:
        refuse(Reason.UNREADABLE, f"no floor answers at {url}: {getattr(error, 'reason', error)}")
    free = [
        one["link"]
        for at in lobby["tables"]
        if at["kind"] in ("terminals", "dealerless")
        for one in at["terminals"]
        if one["link"] and not one["paired"]
    ]
    if not free:
        refuse(
            Reason.NOTHING_THERE, f"the floor at {url} has no free terminal to show: is it a demonstration?"
        )
    return [_pair(url, link.partition("code=")[2]) for link in free[:terminals]]


def _json(url: str) -> Any:
    with urlopen(url, timeout=10) as answer:  # noqa: S310 - the floor's own address
        return json.load(answer)


def _pair(url: str, code: str) -> str:
    body = json.dumps({"code": code}).encode()
    asked = Request(f"{url}/api/pair", body, {"Content-Type": "application/json"})  # noqa: S310
    with urlopen(asked, timeout=10) as answer:  # noqa: S310
        return str(answer.headers["Set-Cookie"]).partition(";")[0]


async def _play_all(url: str, cookies: list[str], tally: Tally, pause: float, seconds: float) -> None:
    players = [asyncio.create_task(_sit(url, cookie, tally, pause)) for cookie in cookies]
    ends = monotonic() + seconds if seconds else None
    with Live(tally.shown(), console=console(), refresh_per_second=4, transient=True) as live:
        while ends is None or monotonic() < ends:
            await asyncio.sleep(EVERY)
            live.update(tally.shown())
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)


async def _sit(url: str, cookie: str, tally: Tally, pause: float) -> None:
    """Keep one seat, through every restart of the floor."""
    while True:
        with contextlib.suppress(OSError, WebSocketException):
            async with connect(
                f"{url.replace('http', 'ws', 1)}/ws/terminal",
                additional_headers={"Cookie": cookie},
                compression=None,
            ) as socket:
                await _play_here(Bot(socket, tally, pause), tally)
        await asyncio.sleep(1)


async def _play_here(bot: Bot, tally: Tally) -> None:
    tally.counts["playing"] += 1
    playing = asyncio.create_task(bot.play())
    try:
        await bot.listen()
    finally:
        playing.cancel()
        tally.counts["playing"] -= 1
