"""A demonstration dealer's day, at a table of any kind that a dealer works."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Protocol

from croupier.base.envelope import Command, Role
from croupier.base.money import read_stake
from croupier.base.names import TerminalId, staff_id
from croupier.base.refusal import Reason, Refusal
from croupier.desk.act import GAME, Act, due
from croupier.desk.reply import Reply
from croupier.floor.parts.messages import tables
from croupier.floor.parts.settings import TableSettings
from croupier.games.roulette.equipment import NON_METALLIC

_DEALER = staff_id("demonstration dealer")
SUPERVISOR = staff_id("demonstration supervisor")
EVERY = 0.4
"""Seconds between looks, at wheel speed 1."""
WHEEL_INCHES, BALL_SIXTEENTHS = 32, 13
NO_HAND = Refusal(Reason.NOT_OFFERED, "no hand on a screen moves this wheel: it stands at the table")
NOT_DEALING = Refusal(Reason.NOT_PERMITTED, "only whoever deals this table does that: take the table first")
NO_FAULT = Refusal(Reason.NOT_OFFERED, "a wheel is told to go wrong only in a demonstration")


class Dealt(Protocol):
    """A table as a demonstration dealer finds it."""

    @property
    def dealer(self) -> str | None: ...


class DealtTable(Protocol):
    @property
    def settings(self) -> TableSettings: ...

    @property
    def table(self) -> Dealt: ...

    async def submit(self, role: Role, sender: str, command: Command) -> Reply: ...


def demonstrates(dealer: str | None) -> bool:
    """Whether nobody but the demonstration works a table."""
    return dealer is not None and dealer.startswith(_DEALER)


Acts = Callable[[], tuple[Act, ...]]


async def work_table(running: DealtTable, acts: Acts, work: Callable[[], Awaitable[None]]) -> None:
    """Open the table and take it where that is due, then work it for as long as no person does."""
    await _open(running, acts)
    while True:
        await asyncio.sleep(EVERY / running.settings.wheel_speed)
        if demonstrates(running.table.dealer):
            await work()
        else:  # a person may have worked it, and left
            await _take(running, acts)


async def _open(running: DealtTable, acts: Acts) -> None:
    """Once: what is refused waits for a person."""
    if _is_due(acts, "open-table", Role.SUPERVISOR):
        bankroll = read_stake(running.settings.bankroll)
        opening = tables.OpenTable(bankroll, WHEEL_INCHES, BALL_SIXTEENTHS, ball=NON_METALLIC)
        await running.submit(Role.SUPERVISOR, f"{SUPERVISOR} 1", opening)
    await _take(running, acts)


async def _take(running: DealtTable, acts: Acts) -> None:
    if _is_due(acts, "take-table", Role.DEALER):
        await running.submit(Role.DEALER, f"{_DEALER} {running.settings.id}", tables.TakeTable())


def _is_due(acts: Acts, key: str, role: Role) -> bool:
    return any(act.key == key for act in due(acts(), role))


def first_due(acts: tuple[Act, ...], role: Role, procedure: str) -> Act | None:
    """What this role owes first in a procedure of the whole table."""
    return next((act for act in due(acts, role) if act.procedure == procedure), None)


def first_due_at(acts: tuple[Act, ...], role: Role, position: TerminalId) -> Act | None:
    """What this role owes first to the player at a terminal or seat."""
    served = (act for act in due(acts, role) if act.position == position and act.procedure != GAME)
    return next(served, None)


class StageClock:
    """How long a table has stood at one stage of its game."""

    def __init__(self) -> None:
        self._stage: object = None
        self._since = monotonic()

    def seconds_at(self, stage: object) -> float:
        if stage != self._stage:
            self._stage, self._since = stage, monotonic()
        return monotonic() - self._since


class Sender:
    """Sends commands; one that was refused is not sent again in the same game: a person must look."""

    def __init__(self, running: DealtTable, *begins: type[Command]) -> None:
        """With each command of these types a game begins, and everything may be tried anew."""
        self._running, self._begins = running, begins
        self._given_up: set[Command] = set()

    async def send(self, role: Role, sender: str, command: Command | None) -> None:
        if isinstance(command, self._begins):
            self._given_up.clear()
        if command is None or command in self._given_up:
            return
        reply = await self._running.submit(role, sender, command)
        if reply.refusal is not None:
            self._given_up.add(command)
