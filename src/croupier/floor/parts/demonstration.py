"""A demonstration dealer's day, at a table of any kind that a dealer works."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

from croupier.base.envelope import Command, Role
from croupier.base.money import read_stake
from croupier.base.names import staff_id
from croupier.base.refusal import Reason, Refusal
from croupier.desk.reply import Reply
from croupier.floor.parts.messages import tables
from croupier.floor.parts.settings import TableSettings

DEALER = staff_id("demonstration dealer")
SUPERVISOR = staff_id("demonstration supervisor")
EVERY = 0.4
"""Seconds between looks, at wheel speed 1."""
WHEEL_INCHES, BALL_SIXTEENTHS = 32, 13
NO_FAULT = Refusal(Reason.NOT_OFFERED, "a wheel is told to go wrong only in a demonstration")


class Dealt(Protocol):
    """A table as a demonstration dealer finds it."""

    @property
    def phase(self) -> str: ...

    @property
    def dealer(self) -> str | None: ...


class DealtTable(Protocol):
    settings: TableSettings

    @property
    def table(self) -> Dealt: ...

    async def submit(self, role: Role, sender: str, command: Command) -> Reply: ...


async def work_table(running: DealtTable, work: Callable[[], Awaitable[None]]) -> None:
    """Open the table and take it, then work it for as long as no person does."""
    await _open(running)
    while True:
        await asyncio.sleep(EVERY / running.settings.wheel_speed)
        if running.table.dealer == DEALER:
            await work()


async def _open(running: DealtTable) -> None:
    if running.table.phase == "closed":
        bankroll = read_stake(running.settings.bankroll)
        opening = tables.OpenTable(bankroll, WHEEL_INCHES, BALL_SIXTEENTHS)
        await running.submit(Role.SUPERVISOR, f"{SUPERVISOR} 1", opening)
    if running.table.dealer is None:
        await running.submit(Role.DEALER, DEALER, tables.TakeTable())
