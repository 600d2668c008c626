"""Servers that kill themselves, with the signal nobody can catch, at one exact point of a game with bets."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

from croupier.desk.record import Record
from croupier.floor.dealerless import recovery
from croupier.floor.dealerless.messages.launches import BallLaunched
from croupier.floor.parts.ball_wheel import BallWheel
from croupier.floor.parts.electronic.recovery import Do
from croupier.floor.parts.messages.bets import BetsChanged
from croupier.server.running_floor import RunningFloor
from tests.crash.serving import serve


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _die_after(kind: type) -> None:
    """As soon as such an event is durable, and before anyone is told."""
    committed = RunningFloor._committed

    def and_die(self: RunningFloor, records: list[Record]) -> None:
        happened = any(isinstance(event, kind) for record in records for event in record.events)
        if happened and any(table.standing().staked for table in self.desk.tables.values()):
            _die()
        committed(self, records)

    RunningFloor._committed = and_die  # type: ignore[method-assign]


def with_bets_open(config: Path, folder: Path, port: int) -> None:
    _die_after(BetsChanged)
    serve(config, folder, port)


def before_the_launch(config: Path, folder: Path, port: int) -> None:
    """The launch is asked for and durable; the wheel has not heard of it."""
    _at_the_launch(lambda _: _die(), lambda _: None)
    serve(config, folder, port)


def after_the_launch(config: Path, folder: Path, port: int) -> None:
    """The ball runs, and the desk has not heard of it."""
    _at_the_launch(lambda _: None, lambda _: _die())
    serve(config, folder, port)


def _at_the_launch(before: Callable[[object], None], after: Callable[[object], None]) -> None:
    launch: Callable[[BallWheel, int], bool] = BallWheel.launch

    def dangerously(self: BallWheel, spin: int) -> bool:
        if not self._table.staked:  # type: ignore[attr-defined]
            return launch(self, spin)
        before(self)
        launched = launch(self, spin)
        after(self)
        return launched

    BallWheel.launch = dangerously  # type: ignore[method-assign]


def launching_blindly(config: Path, folder: Path, port: int) -> None:
    """The bug: what was open at the end is simply done again."""
    recovery._launch = lambda *_: Do.LAUNCH
    BallWheel.launch = lambda self, spin: self._throw(None, "")  # type: ignore[method-assign]
    serve(config, folder, port)


def with_the_ball_running(config: Path, folder: Path, port: int) -> None:
    _die_after(BallLaunched)
    serve(config, folder, port)
