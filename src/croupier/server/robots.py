"""A demonstration dealer's day, at a table of any kind that a dealer works."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from croupier.base.envelope import Role
from croupier.base.money import read_stake
from croupier.base.names import staff_id
from croupier.floor.parts.electronic.state import Phase
from croupier.floor.parts.messages import tables

if TYPE_CHECKING:
    from croupier.server.live import Live
    from croupier.server.terminals import Terminals

DEALER = staff_id("demonstration dealer")
SUPERVISOR = staff_id("demonstration supervisor")
EVERY = 0.4
"""Seconds between looks, at wheel speed 1."""
WHEEL_INCHES, BALL_SIXTEENTHS = 32, 13


async def work_table(running: "Terminals | Live", work: Callable[[], Awaitable[None]]) -> None:
    """Open the table and take it, then work it for as long as no person does."""
    await _open(running)
    while True:
        await asyncio.sleep(EVERY / running.settings.wheel_speed)
        if running.table.dealer == DEALER:
            await work()


async def _open(running: "Terminals | Live") -> None:
    if running.table.phase == Phase.CLOSED:
        bankroll = read_stake(running.settings.bankroll)
        opening = tables.OpenTable(bankroll, WHEEL_INCHES, BALL_SIXTEENTHS)
        await running.submit(Role.SUPERVISOR, f"{SUPERVISOR} 1", opening)
    if running.table.dealer is None:
        await running.submit(Role.DEALER, DEALER, tables.TakeTable())
