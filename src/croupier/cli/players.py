"""A player that plays by itself, by the bot of the place that it has, and a tally of what all of them did."""

import asyncio
import json
from collections import Counter
from random import Random
from time import monotonic
from typing import Any

from rich.table import Table
from websockets.asyncio.client import ClientConnection

from croupier.cli.screen import cells, table
from croupier.desk.bot import Bot
from croupier.server.wire import new_id

CHANCE = Random()  # noqa: S311 - what bots choose is worth nothing to anyone


class Tally:
    """What the bots have done, and how long the server took to answer."""

    def __init__(self) -> None:
        self.playing: Counter[str] = Counter()
        self.bets: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.waits: list[float] = []
        self.began = monotonic()

    def shown(self) -> Table:
        made = table("Bots", ("", "playing", "bets acknowledged"), ("playing", "bets acknowledged"))
        for kind, playing in sorted(self.playing.items()):
            made.add_row(*cells(kind, playing, f"{self.bets[kind]:,}"))
        for name, value in self._measured():
            made.add_row(*cells(name, "", value))
        return made

    def _measured(self) -> list[tuple[str, str]]:
        bets, waits = self.bets.total(), sorted(self.waits[-10_000:])
        rows = [("bets a second", f"{bets / max(monotonic() - self.began, 0.001):,.0f}")]
        if waits:
            rows.append(("half answered within", f"{waits[len(waits) // 2] * 1000:.1f} ms"))
            rows.append(("99 in 100 within", f"{waits[len(waits) * 99 // 100] * 1000:.1f} ms"))
        return rows + [(f"refused: {why}", f"{times:,}") for why, times in self.refused.most_common(5)]


class Player:
    """One place at a table of some kind, its bot, and the spots that can be bet on there."""

    def __init__(self, socket: ClientConnection, kind: str, bot: Bot, spots: list[str], tally: Tally) -> None:
        self._socket, self._kind, self._bot, self._spots, self._tally = socket, kind, bot, spots, tally
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
                    self._answered(frame)
                case "replies":
                    self.view |= frame.get("patch", {})
                    for reply in frame["replies"]:
                        self._answered(reply)

    def _answered(self, frame: dict[str, Any]) -> None:
        if not frame["ok"]:
            self._tally.refused[frame["reason"]] += 1
        if (waiting := self._waiting.pop(frame["id"], None)) and not waiting.done():
            waiting.set_result(frame)

    async def ask(self, name: str, *values: object) -> dict[str, Any]:
        """Send a command and wait for its reply."""
        id_ = new_id()
        reply = self._waiting[id_] = asyncio.get_running_loop().create_future()
        await self._socket.send(json.dumps([id_, name, *values]))
        answer: dict[str, Any] = await reply
        return answer

    async def play(self, pause: float) -> None:
        """Without end."""
        while True:
            await asyncio.sleep(pause * CHANCE.uniform(0.5, 1.5) if pause else 0)
            if self.view:
                await self._act()

    async def _act(self) -> None:
        """The one thing to do now, if there is any."""
        move = self._bot(self.view, self._spots, CHANCE)
        if move is None:
            return
        if move.device:
            await self._socket.send(json.dumps([move.name, *move.values]))
            return
        began = monotonic()
        answer = await self.ask(move.name, *move.values)
        if move.bets:
            self._tally.waits.append(monotonic() - began)
            self._tally.bets[self._kind] += answer["ok"]
