"""Kill -9 under load: a floor in a process of its own, players who bet without pause, what they were told."""

import asyncio
import multiprocessing
import random
import socket
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

import httpx

from croupier.base.names import CommandId, SenderId
from croupier.desk.audit import Verification
from croupier.desk.ports import Entry
from croupier.floor.kinds import KINDS as EVERY_KIND
from croupier.store.sqlite import SqliteStore, database
from tests.crash import serving
from tests.crash.players import KINDS, Player
from tests.crash.witness import Witness
from tests.server.clients import NO_TLS

CONFIG = Path(__file__).parent / "floor.toml"
EVERYWHERE = ("T1", "E1", "L1", "B1")
LONGEST_WAIT = 2.0
"""Seconds; what a game does not come to in them is not waited for."""
PATIENCE = 60.0
"""Seconds for a server to answer at all; a busy machine must not fail it."""
Target = Callable[[Path, Path, int], None]

_processes = multiprocessing.get_context("forkserver")
_processes.set_forkserver_preload(["tests.crash.serving"])


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


class Rig:
    """`tables` are those that players sit at; the others are dealt to nobody."""

    def __init__(
        self,
        folder: Path,
        target: Target = serving.serve,
        seed: int = 0,
        tables: Sequence[str] = EVERYWHERE,
        server: str = "",
    ) -> None:
        """`server` is added to the server's settings."""
        self.folder, self.target, self.port, self.tables = folder, target, free_port(), tables
        self.chance = random.Random(seed)  # noqa: S311 - a test can be run again with its seed
        self.config = folder / "floor.toml"
        self.config.write_text(CONFIG.read_text("utf-8").replace("[server]", f"[server]\n{server}"), "utf-8")
        self.players: list[Player] = []
        self.witness = Witness()
        self.kills = 0
        self._connected: dict[SenderId, int] = {}

    def run(self, kills: int) -> list[str]:
        """Start and kill so many times; what was found wrong, as sentences."""
        return asyncio.run(self._run(kills))

    async def _run(self, kills: int) -> list[str]:
        process = self._start()
        try:
            await self._pair()
            playing = [asyncio.create_task(player.run()) for player in self.players]
            for _ in range(kills):
                await self._moment()
                process.kill()
                process.join()
                self.kills += 1
                self._connected = {player.sender: player.came_back for player in self.players}
                if found := self._found():
                    return found
                process = self._start()
            stuck = await self._stuck()
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        finally:
            process.kill()
            process.join()
        return [*stuck, *self._found(), *self._unsound()]

    def _start(self) -> multiprocessing.process.BaseProcess:
        process = _processes.Process(
            target=self.target, args=(self.config, self.folder, self.port), daemon=True
        )
        process.start()
        return process

    async def _moment(self) -> None:
        """When to kill: while it starts, after some more bets, or as soon as a game gets somewhere."""
        match self.chance.choice(("start", "bets", "game", "game", "game")):
            case "start":
                await asyncio.sleep(self.chance.uniform(0, 0.3))
            case "bets":
                await self._everyone_back()
                enough = self.acknowledged + self.chance.randrange(1, 80)
                await self._until(lambda: self.acknowledged >= enough)
            case "game":
                await self._everyone_back()
                await self._until(self._somewhere())
                await asyncio.sleep(self.chance.uniform(0, 0.02))

    def _somewhere(self) -> Callable[[], bool]:
        """A table of any kind comes to a phase that is worth it, before the eyes of one of its players."""
        table = self.chance.choice(self.tables)
        player = next(one for one in self.players if one.table == table)
        phase = self.chance.choice(player.phases)
        before = player.seen[phase]
        return lambda: player.seen[phase] > before

    async def _until(self, so: Callable[[], bool]) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_WAIT):
                while not so():
                    await asyncio.sleep(0.002)

    async def _pair(self) -> None:
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE, verify=NO_TLS
        ) as browser:
            lobby = await _patiently(browser, "/api/lobby")
            for table in lobby["tables"]:
                for one in table["terminals"] if table["id"] in self.tables else ():
                    code = one["link"].partition("=")[2]
                    paired = await browser.post("/api/pair", json={"code": code})
                    cookie = paired.headers["set-cookie"].partition(";")[0]
                    made = KINDS[table["kind"]](table["id"], one["id"], cookie, self.port, self.chance)
                    self.players.append(made)

    async def _everyone_back(self) -> None:
        """However long this process takes to start; only then do seconds count."""
        async with asyncio.timeout(PATIENCE):
            while not all(one.came_back > self._connected.get(one.sender, 0) for one in self.players):
                await asyncio.sleep(0.002)

    async def _stuck(self) -> list[str]:
        """The last process answers everyone, and every table goes on to the end of a game."""
        await self._everyone_back()
        waiting = {player: player.ended for player in self.players}
        ends = monotonic() + PATIENCE
        while waiting := {one: was for one, was in waiting.items() if one.ended == was}:
            if monotonic() > ends:
                return [f"{one.sender} sees no game end: {one.view['phase']}" for one in waiting]
            await asyncio.sleep(0.02)
        return []

    def _found(self) -> list[str]:
        return [*self.witness.look(self.folder), *self._lost()]

    def _lost(self) -> Iterator[str]:
        """What was acknowledged or shown and is not in the journal, once and with its seq."""
        store = SqliteStore.reading(database(self.folder))
        try:
            kept = Counter((entry.sender, entry.command) for entry in store.entries())
            for player in self.players:
                yield from player.wrong
                yield from self._lost_by(player, store, kept)
        finally:
            store.close()

    def _lost_by(
        self, player: Player, store: SqliteStore, kept: Counter[tuple[SenderId, CommandId]]
    ) -> Iterator[str]:
        sender = player.sender
        if player.shown > self.witness.records:
            yield f"{sender} was shown record {player.shown} and the last is {self.witness.records}"
        if self.witness.bills[sender] > player.bills:
            yield f"{sender} fed {player.bills} bills and {self.witness.bills[sender]} were taken"
        for frame_id, seq in player.accepted.items():
            found = store.find(sender, CommandId(frame_id))
            if not isinstance(found, Entry) or found.seq != seq:
                yield f"{sender} {frame_id} was acknowledged as {seq} and is not there"
        for frame_id in player.refused & player.accepted.keys():
            yield f"{sender} {frame_id} was both refused and accepted"
        for frame_id in player.refused:
            if kept[sender, CommandId(frame_id)]:
                yield f"{sender} {frame_id} was refused and is there"
        for frame_id in player.asked:
            if kept[sender, CommandId(frame_id)] > 1:
                yield f"{sender} {frame_id} is there twice"

    def _unsound(self) -> list[str]:
        """Chain, books, escrow, and every decision made again, by one who has seen nothing before."""
        store = SqliteStore.reading(database(self.folder))
        try:
            return [one.says for one in Verification(store, EVERY_KIND).run()]
        finally:
            store.close()

    @property
    def acknowledged(self) -> int:
        return sum(len(player.accepted) for player in self.players)


async def _patiently(browser: httpx.AsyncClient, path: str) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(httpx.TransportError):
                answer: dict[str, Any] = (await browser.get(path)).json()
                return answer
            await asyncio.sleep(0.02)
