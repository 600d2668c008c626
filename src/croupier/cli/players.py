"""Players that play by themselves, one for each kind of place: a terminal, a station, a seat."""

import asyncio
import json
import random
from collections import Counter
from time import monotonic
from typing import Any

from rich.table import Table
from websockets.asyncio.client import ClientConnection

from croupier.base.money import read
from croupier.cli.screen import cells, table
from croupier.server.wire import new_id

BUY_IN = "500.00"
BILL = "100.00"
CHIP = "1.00"
FEW = 5_00
MANY = 1000_00
KINDS = {"terminals": "terminals", "dealerless": "stations", "live": "live seats", "bigsix": "Big Six seats"}
"""What the lobby calls a table, and what its places are called here."""


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
        for kind, name in KINDS.items():
            if kind in self.playing:
                made.add_row(*cells(name, self.playing[kind], f"{self.bets[kind]:,}"))
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
    """One place at a table of some kind, and the spots that can be bet on there."""

    def __init__(self, socket: ClientConnection, kind: str, spots: list[str], tally: Tally) -> None:
        self._socket, self._kind, self._spots, self._tally = socket, kind, spots, tally
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
            await asyncio.sleep(pause * random.uniform(0.5, 1.5) if pause else 0)  # noqa: S311
            if self.view:
                await self._act()

    async def _act(self) -> None:
        """The one thing to do now."""
        if await self._buys_in():
            return
        if self.view["phase"] == "betting":
            began = monotonic()
            answer = await self._bet()
            self._tally.waits.append(monotonic() - began)
            self._tally.bets[self._kind] += answer["ok"]

    async def _buys_in(self) -> bool:
        """At a terminal: money on it, and a look at what the dealer credited."""
        buy_in = self.view["buy_in"]
        if buy_in and buy_in["step"] in ("credited", "dropped") and not buy_in["verified"]:
            await self.ask("verify-credit")
        elif not buy_in and read(self.view["credits"]) < FEW:
            await self.ask("lay-buy-in", BUY_IN, "0.00", "0.00")
        return buy_in is not None

    async def _bet(self) -> dict[str, Any]:
        chip = random.choice(self.view["chips"][:2])  # noqa: S311
        return await self.ask("place-bet", self.view["round"], self._spot(), chip)

    def _spot(self) -> str:
        return random.choice(self._spots)  # noqa: S311


class Station(Player):
    """Where no dealer deals: bills into the acceptor, and what was won is cashed out."""

    async def _buys_in(self) -> bool:
        if not self.view["open"] or self.view["cash_out"]:
            return True
        if read(self.view["credits"]) < FEW:
            await self._socket.send(json.dumps(["bill", BILL]))
            return True
        if read(self.view["credits"]) > MANY and self.view["staked"] == "0.00":
            await self.ask("ask-cash-out")
            return True
        return False


class Seat(Player):
    """At a live table: chips of a colour for money, laid on the layout and sometimes taken back."""

    async def _buys_in(self) -> bool:
        if self.view["asked"] is None and read(self.view["chips"]["hand"]) < FEW:
            await self.ask("ask-chips", BUY_IN, "0.00", "0.00", CHIP)
        return self.view["chips"]["colour"] is None or self.view["asked"] is not None

    async def _bet(self) -> dict[str, Any]:
        mine = [laid["spot"] for laid in self.view["felt"]]
        if mine and random.random() < 0.1:  # noqa: S311
            return await self.ask("take-back", self.view["round"], random.choice(mine))  # noqa: S311
        return await self.ask("lay-wager", self.view["round"], self._spot(), "5.00", "colour", "0.00")


def player(socket: ClientConnection, kind: str, spots: list[str], tally: Tally) -> Player:
    made = {"terminals": Player, "dealerless": Station}.get(kind, Seat)
    return made(socket, kind, spots, tally)
