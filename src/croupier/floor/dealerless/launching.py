"""The air jet, once for each launch that an event asked for; what came of it goes back to the desk."""

import asyncio

from croupier.base.envelope import Command, Role
from croupier.devices.steady_clock import now
from croupier.floor.dealerless.messages.launches import LaunchAsked, ReportFailed, ReportLaunched
from croupier.floor.parts.ball_wheel import BallWheel
from croupier.floor.parts.electronic.reconcile import tell
from croupier.floor.parts.electronic.running import ElectronicTable
from croupier.floor.parts.electronic.state import Phase

COUNTED_WITHIN = 10.0
LOOK_EVERY = 0.05
"""Seconds. A jet takes a moment: its ball is launched once the wheel counts it."""


async def launch(running: ElectronicTable, asked: LaunchAsked) -> None:
    wheel = running.wheel
    outcome: Command
    if running.table.phase is not Phase.LOCKED:
        outcome = ReportFailed(asked.effect, "the game was void before the launch")
    elif wheel.launch(asked.spin):
        outcome = await _counted(wheel, asked)
    else:
        outcome = ReportFailed(asked.effect, f"the wheel, at spin {wheel.spin}, took no order to launch")
    await tell(running.around, Role.DEVICE, "wheel", outcome)


async def _counted(wheel: BallWheel, asked: LaunchAsked) -> Command:
    """The spin that the wheel itself counts: only that tells one ball from two."""
    until = now() + COUNTED_WITHIN
    while wheel.spin == asked.spin:
        if wheel.refusal:
            return ReportFailed(asked.effect, f"the wheel took no order to launch: {wheel.refusal}")
        if now() >= until:
            return ReportFailed(asked.effect, "the wheel took the order and counted no spin")
        await asyncio.sleep(LOOK_EVERY)
        wheel.look()
    return ReportLaunched(asked.effect, wheel.spin)
