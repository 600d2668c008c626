"""Players of every kind of table, who bet without pause and remember what they asked and were told."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, ClassVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from croupier.base.names import SenderId
from croupier.server.wire import new_id

IN_FLIGHT = 5
CHIPS = ("1.00", "5.00", "10.00", "25.00")
Frame = list[Any]


class Player:
    """One terminal, station or seat: what it asked, what it was told, and what it never heard the end of."""

    screen: ClassVar[str] = "terminal"
    phases: ClassVar[tuple[str, ...]] = ("locked", "locked", "read", "settled", "void")
    """Where in a game it is worth killing the server."""
    over: ClassVar[str] = "settled"

    def __init__(self, table: str, place: str, cookie: str, port: int, chance: random.Random) -> None:
        self.table, self.sender = table, SenderId(f"terminal:{table}:{place}")
        self.uri, self.cookie, self.chance = f"ws://127.0.0.1:{port}/ws/{self.screen}", cookie, chance
        self.asked: dict[str, Frame] = {}
        self.waiting: dict[str, Frame] = {}
        self.accepted: dict[str, int] = {}
        self.refused: set[str] = set()
        self.given_up: set[str] = set()
        self.wrong: list[str] = []
        self.view: dict[str, Any] = {}
        self.shown = 0
        self.seen: Counter[str] = Counter()
        self.came_back = 0
        self.bills = 0

    @property
    def ended(self) -> int:
        """Games whose end it was shown."""
        return self.seen[self.over]

    async def run(self) -> None:
        while True:
            with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError):
                headers = {"Cookie": self.cookie}
                async with connect(
                    self.uri, additional_headers=headers, proxy=None, close_timeout=0.1
                ) as line:
                    self.came_back += 1
                    await self._send_again(line)
                    async for text in line:
                        self._hear(json.loads(text))
                        await self._play(line)
            await asyncio.sleep(0.01)

    async def _send_again(self, line: ClientConnection) -> None:
        """Of what was not answered some is sent again with its own id, and some never."""
        for frame_id in [one for one in self.waiting if self.chance.random() < 0.3]:
            self.given_up.add(frame_id)
            del self.waiting[frame_id]
        for frame in list(self.waiting.values()):
            await line.send(json.dumps(frame))
        known = self.chance.sample(sorted(self.accepted), min(2, len(self.accepted)))
        for frame_id in known:  # answered before: its seq must still be the same, and no other body is taken
            await line.send(json.dumps(self.asked[frame_id]))
            await line.send(json.dumps([frame_id, *self._other_body()]))

    def _other_body(self) -> Frame:
        return ["undo", 0]

    def _hear(self, frame: dict[str, Any]) -> None:
        self.shown = max(self.shown, frame.get("seq", 0))
        if frame["type"] == "hello":
            self.view = frame["view"]
        self.view.update(frame.get("patch", {}))
        if "phase" in frame.get("patch", {}):
            self.seen[self.view["phase"]] += 1
        for reply in frame.get("replies", [frame]):
            if reply.get("id") and reply.get("reason") != "id_reused":
                self.shown = max(self.shown, reply.get("seq", 0))
                self._told(reply)

    def _told(self, frame: dict[str, Any]) -> None:
        frame_id = frame["id"]
        self.waiting.pop(frame_id, None)
        if not frame["ok"]:
            self.refused.add(frame_id)
        elif self.accepted.setdefault(frame_id, frame["seq"]) != frame["seq"]:
            self.wrong.append(f"{self.sender} {frame_id} was told two seqs")

    async def _play(self, line: ClientConnection) -> None:
        while self.view and len(self.waiting) < IN_FLIGHT and (body := self.next()):
            if body[0] == "bill":  # paper has no id: it is taken or comes out again
                await line.send(json.dumps(body))
                return
            frame = [new_id(), *body]
            self.asked[frame[0]] = self.waiting[frame[0]] = frame
            await line.send(json.dumps(frame))

    def next(self) -> Frame | None:
        """What it would do now."""
        view = self.view
        buy_in = view["buy_in"]
        if buy_in and not buy_in["verified"] and buy_in["step"] in ("credited", "dropped"):
            return self._once("verify-credit")
        if view["credits"] == "0.00" and not buy_in:
            return self._once("lay-buy-in", "5000.00", "0.00", "0.00")
        return self._bet() if view["phase"] == "betting" else None

    def _bet(self) -> Frame:
        round_ = self.view["round"]
        if self.chance.random() < 0.15:
            return [self.chance.choice(("undo", "clear", "recall")), round_]
        spots = ("17", "red", "black", "0-00", "17-20", "dozen2", "1to18", "column3", "25-26-28-29")
        return ["place-bet", round_, self.chance.choice(spots), self.chance.choice(CHIPS)]

    def _once(self, name: str, *values: str) -> Frame | None:
        """Not a second time before the first is answered."""
        return None if any(frame[1] == name for frame in self.waiting.values()) else [name, *values]


class Station(Player):
    """Bills in, bets, and now and then a cash-out, which the attendant pays."""

    phases = ("locked", "locked", "settled", "settled")

    def next(self) -> Frame | None:
        view = self.view
        if not view["open"] or view["cash_out"]:
            return None
        if view["staked"] == "0.00" and self.chance.random() < 0.1 and view["credits"] != "0.00":
            return self._once("ask-cash-out")
        if float(view["credits"]) < 50:
            return self._bill() if view["phase"] != "betting" or not self.waiting else None
        return self._bet() if view["phase"] == "betting" else None

    def _bill(self) -> Frame:
        self.bills += 1
        return ["bill", "100.00"]


class Seat(Player):
    """Chips asked for, wagers laid in colour and in value chips, taken back, called with cash."""

    screen, over = "seat", "idle"
    phases: ClassVar[tuple[str, ...]] = (
        "no-more-bets",
        "announced",
        "crowned",
        "collected",
        "collected",
        "idle",
    )
    spots: tuple[str, ...] = ("17", "red", "odd", "0-00", "dozen2", "adjacent:17", "b2b", "b2b", "1to18")

    def _other_body(self) -> Frame:
        return ["take-back", 0, "17"]

    def next(self) -> Frame | None:
        view = self.view
        if view["asked"] is None and float(view["chips"]["hand"]) < 100:
            return self._once("ask-chips", "1000.00", "0.00", "50.00", "1.00")
        return self._bet() if view["phase"] == "betting" else None

    def _bet(self) -> Frame:
        spot, round_, coupons = self.chance.choice(self.spots), self.view["round"], self.view["coupons"]
        match self.chance.random():
            case few if few < 0.15:
                return ["take-back", round_, spot]
            case some if some < 0.25:
                return ["call-wager", round_, spot, "5.00"]
        coupon = "5.00" if coupons != "0.00" and spot != "b2b" and self.chance.random() < 0.2 else "0.00"
        poor = coupon != "0.00" or float(self.view["chips"]["held"]) < 10
        tender = "colour" if poor else self.chance.choice(("colour", "colour", "value"))
        return ["lay-wager", round_, spot, self.chance.choice(("5.00", "10.00")), tender, coupon]


class BigSix(Seat):
    phases = ("no-more-bets", "announced", "collected", "collected", "idle")
    spots = ("$1", "$2", "$5", "$10", "$20", "joker", "flag")


KINDS: dict[str, Callable[..., Player]] = {
    "terminals": Player,
    "dealerless": Station,
    "live": Seat,
    "bigsix": BigSix,
}
"""By what the lobby calls the table."""
