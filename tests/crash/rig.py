"""Kill -9 under load: a floor in a process of its own, bots that bet without pause, what they were told."""

import asyncio
import json
import multiprocessing
import random
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from croupier.desk.audit import Verification
from croupier.desk.ports import Entry
from croupier.names import CommandId, SenderId
from croupier.server.floor import database
from croupier.server.wire import new_id
from croupier.store.sqlite import SqliteStore
from tests.crash import serving

TERMINALS = 6
IN_FLIGHT = 6
LONGEST_WAIT = 2.0
"""Seconds; what a game does not come to in them is not waited for."""

CONFIG = """
[server]
demonstration = true
frames_per_second = 100000

[[tables]]
id = "T1"
name = "Roulette 1"
options = {{ mode = "terminals" }}
terminals = {terminals}
chips = ["1.00", "5.00", "10.00", "25.00", "100.00", "500.00"]
betting_seconds = 0.2
prompt_seconds = 0.15
wheel_speed = 80
demonstration_dealer = true
"""
SPOTS = ("17", "red", "black", "0-00", "17-20", "dozen2", "1to18", "column3", "25-26-28-29")
CHIPS = ("1.00", "5.00", "10.00", "25.00")
Target = Callable[[Path, Path, int], None]

_processes = multiprocessing.get_context("forkserver")
_processes.set_forkserver_preload(["tests.crash.serving"])


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


class Bot:
    """One terminal: what it asked, what it was told, and what it never heard the end of."""

    def __init__(self, terminal: str, cookie: str, port: int, chance: random.Random) -> None:
        self.sender = SenderId(f"terminal:T1:{terminal}")
        self.uri, self.cookie, self.chance = f"ws://127.0.0.1:{port}/ws/terminal", cookie, chance
        self.waiting: dict[str, list[Any]] = {}
        self.accepted: dict[str, int] = {}
        self.refused: set[str] = set()
        self.given_up: set[str] = set()
        self.wrong: list[str] = []
        self.view: dict[str, Any] = {}
        self.came_back = 0

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
        for frame_id in known:  # answered before: its seq must still be the same
            await line.send(json.dumps([frame_id, "undo", 0]))

    def _hear(self, frame: dict[str, Any]) -> None:
        if frame["type"] == "hello":
            self.view = frame["view"]
        self.view.update(frame.get("patch", {}))
        if frame["type"] == "reply" and frame.get("reason") != "id_reused":
            self._told(frame)

    def _told(self, frame: dict[str, Any]) -> None:
        frame_id = frame["id"]
        self.waiting.pop(frame_id, None)
        if not frame["ok"]:
            self.refused.add(frame_id)
        elif self.accepted.setdefault(frame_id, frame["seq"]) != frame["seq"]:
            self.wrong.append(f"{self.sender} {frame_id} was told two seqs")

    async def _play(self, line: ClientConnection) -> None:
        while self.view and len(self.waiting) < IN_FLIGHT and (frame := self._next()):
            self.waiting[frame[0]] = frame
            await line.send(json.dumps(frame))

    def _next(self) -> list[Any] | None:
        view, asked = self.view, {frame[1] for frame in self.waiting.values()}
        buy_in = view["buy_in"]
        if buy_in and not buy_in["verified"] and buy_in["step"] in ("credited", "dropped"):
            return None if "verify-credit" in asked else [new_id(), "verify-credit"]
        if view["credits"] == "0.00" and not buy_in and "lay-buy-in" not in asked:
            return [new_id(), "lay-buy-in", "5000.00", "0.00", "0.00"]
        if view["phase"] != "betting":
            return None
        if self.chance.random() < 0.15:
            return [new_id(), self.chance.choice(("undo", "clear", "recall")), view["round"]]
        return [new_id(), "place-bet", view["round"], self.chance.choice(SPOTS), self.chance.choice(CHIPS)]


class Rig:
    def __init__(self, folder: Path, target: Target = serving.serve, seed: int = 0) -> None:
        self.folder, self.target, self.port = folder, target, free_port()
        self.chance = random.Random(seed)  # noqa: S311 - a test can be run again with its seed
        self.config = folder / "floor.toml"
        self.config.write_text(CONFIG.format(terminals=json.dumps([str(n) for n in range(1, TERMINALS + 1)])))
        self.bots: list[Bot] = []
        self.kills = 0

    def run(self, kills: int) -> list[str]:
        """Start and kill so many times; what was found wrong, as sentences."""
        return asyncio.run(self._run(kills))

    async def _run(self, kills: int) -> list[str]:
        process = self._start()
        try:
            await self._pair()
            playing = [asyncio.create_task(bot.run()) for bot in self.bots]
            for _ in range(kills):
                await self._moment()
                process.kill()
                process.join()
                self.kills += 1
                if found := list(self._lost()):
                    return found
                process = self._start()
            await self._settled()
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        finally:
            process.kill()
            process.join()
        return [*self._lost(), *self._unsound()]

    def _start(self) -> multiprocessing.process.BaseProcess:
        process = _processes.Process(
            target=self.target, args=(self.config, self.folder, self.port), daemon=True
        )
        process.start()
        return process

    async def _moment(self) -> None:
        """When to kill: while it starts, after some more bets, or as soon as a game gets somewhere."""
        match self.chance.choice(("start", "bets", "bets", "game", "game")):
            case "start":
                await asyncio.sleep(self.chance.uniform(0, 0.3))
            case "bets":
                enough = self.acknowledged + self.chance.randrange(1, 80)
                await self._until(lambda: self.acknowledged >= enough)
            case "game":
                wanted = self.chance.choice(("locked", "locked", "read", "settled", "void"))
                before = [bot.came_back for bot in self.bots]
                await self._until(lambda: self._sees(wanted, before))
                await asyncio.sleep(self.chance.uniform(0, 0.02))

    def _sees(self, phase: str, before: list[int]) -> bool:
        """By a screen of this process, not by what it was last shown of the one before."""
        return any(
            bot.came_back > was and bot.view.get("phase") == phase
            for bot, was in zip(self.bots, before, strict=True)
        )

    async def _until(self, so: Callable[[], bool]) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_WAIT):
                while not so():
                    await asyncio.sleep(0.002)

    async def _pair(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}") as browser:
            lobby = await _patiently(browser, "/api/lobby")
            for one in lobby["tables"][0]["terminals"]:
                code = one["link"].partition("=")[2]
                paired = await browser.post("/api/pair", json={"code": code})
                cookie = paired.headers["set-cookie"].partition(";")[0]
                self.bots.append(Bot(one["id"], cookie, self.port, self.chance))

    async def _settled(self) -> None:
        """The last process answers everyone once more."""
        before = [bot.came_back for bot in self.bots]
        async with asyncio.timeout(20):
            while not all(bot.came_back > was for bot, was in zip(self.bots, before, strict=True)):
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.3)

    def _lost(self) -> Iterator[str]:
        """What was acknowledged and is not in the journal, once and with its seq."""
        store = SqliteStore.reading(database(self.folder))
        try:
            kept = Counter((entry.sender, entry.command) for entry in store.entries())
            for bot in self.bots:
                yield from bot.wrong
                yield from self._lost_by(bot, store, kept)
        finally:
            store.close()

    def _lost_by(
        self, bot: Bot, store: SqliteStore, kept: Counter[tuple[SenderId, CommandId]]
    ) -> Iterator[str]:
        for frame_id, seq in bot.accepted.items():
            found = store.find(bot.sender, CommandId(frame_id))
            if not isinstance(found, Entry) or found.seq != seq:
                yield f"{bot.sender} {frame_id} was acknowledged as {seq} and is not there"
        for frame_id in bot.refused & bot.accepted.keys():
            yield f"{bot.sender} {frame_id} was both refused and accepted"
        for frame_id in bot.refused:
            if kept[bot.sender, CommandId(frame_id)]:
                yield f"{bot.sender} {frame_id} was refused and is there"
        for frame_id in (*bot.accepted, *bot.waiting, *bot.given_up):
            if kept[bot.sender, CommandId(frame_id)] > 1:
                yield f"{bot.sender} {frame_id} is there twice"

    def _unsound(self) -> list[str]:
        """Chain, books, escrow, and every decision made again."""
        store = SqliteStore.reading(database(self.folder))
        try:
            return [one.says for one in Verification(store).run()]
        finally:
            store.close()

    @property
    def acknowledged(self) -> int:
        return sum(len(bot.accepted) for bot in self.bots)


async def _patiently(browser: httpx.AsyncClient, path: str) -> dict[str, Any]:
    async with asyncio.timeout(20):
        while True:
            with suppress(httpx.TransportError):
                answer: dict[str, Any] = (await browser.get(path)).json()
                return answer
            await asyncio.sleep(0.02)
