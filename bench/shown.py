"""A game settled and shown to every terminal of a table: from the dealer's word to a thousand frames."""

import asyncio
from itertools import islice
from pathlib import Path
from time import perf_counter

import uvloop

from bench.wire_clients import SPOTS
from bench.wire_server import bench_settings, opening
from croupier.base.envelope import Command, Envelope, Role
from croupier.base.names import SenderId, TableId, TerminalId
from croupier.floor.parts.messages import bets, reader, rounds
from croupier.floor.parts.settings import TableSettings
from croupier.server.gc_tuning import set_tempo
from croupier.server.listener import Listener
from croupier.server.opening import open_floor
from croupier.server.running_floor import RunningFloor
from croupier.server.wire import new_id

TERMINALS, BETS = 1000, 10
TABLE = TableId("T0")


class Counted:
    """A line that only counts: what a socket costs is measured with the wire."""

    frames = 0

    def unsent(self) -> int:
        return 0

    def write(self, _: bytes) -> None:
        self.frames += 1

    def end(self) -> None:
        """Nothing is kept."""


async def _play(folder: Path) -> float:
    settings = bench_settings(TERMINALS, 1, direct=True)
    floor = open_floor(settings, folder)
    await floor.start()
    table = settings.tables[0]
    assert isinstance(table, TableSettings)
    for asked in opening(table):
        await _sent(floor, asked)
    line, terminals = Counted(), table.terminals
    for one in terminals:
        listener = Listener("terminal", f"terminal:{TABLE}:{one}", TABLE, one, Role.PLAYER)
        listener.line = line
        floor.screens.welcome(listener, ())
    await _bet(floor, terminals)
    set_tempo()  # as `croupier serve` does
    await _sent(floor, _by(Role.CLOCK, rounds.CloseBets(1)))
    await _sent(floor, _by(Role.READER, reader.CountSpin(1)))
    await _sent(floor, _by(Role.READER, rounds.ReadNumber(1, "17")))
    line.frames, begin = 0, perf_counter()
    await _sent(floor, _by(Role.DEALER, rounds.ConfirmNumber(1, "17")))
    took = perf_counter() - begin
    assert line.frames == TERMINALS, "one frame for each screen and commit"
    await floor.stop()
    floor.close()
    return took


async def _bet(floor: RunningFloor, terminals: tuple[TerminalId, ...]) -> None:
    for number, one in enumerate(terminals):
        spots = islice(SPOTS[number % 3 :], BETS)
        placed = [_by(Role.PLAYER, bets.PlaceBet(1, spot.decode(), 100), one) for spot in spots]
        await asyncio.gather(*(_sent(floor, asked) for asked in placed))


def _by(role: Role, command: Command, terminal: TerminalId | None = None) -> Envelope:
    return Envelope(new_id(), SenderId(f"{terminal or role} of {TABLE}"), role, TABLE, command, terminal)


async def _sent(floor: RunningFloor, asked: Envelope) -> None:
    reply = await floor.queue.submit(asked)
    assert reply.refusal is None, reply.refusal


def settled_and_shown(folder: Path) -> float:
    """Seconds from the dealer's confirmation to the last screen's frame."""
    folder.mkdir()
    return uvloop.run(_play(folder))
