"""Carrying out, after the commit, what an event asked of the world; with care, after a restart."""

from typing import TYPE_CHECKING

import structlog

from croupier.base.envelope import Command, Role
from croupier.desk.recovery import Do, recover
from croupier.floor.parts.electronic.state import Phase
from croupier.floor.parts.messages.launches import LaunchAsked, ReportFailed, ReportLaunched
from croupier.server.queue import DeskStopped

if TYPE_CHECKING:
    from croupier.server.terminals import Terminals

log = structlog.get_logger()


async def launch(running: "Terminals", asked: LaunchAsked) -> None:
    """The air jet, once; what came of it goes back to the desk."""
    wheel = running.wheel
    outcome: Command
    if running.table.phase is not Phase.LOCKED:
        outcome = ReportFailed(asked.effect, "the game was void before the launch")
    elif wheel.launch(asked.spin):
        outcome = ReportLaunched(asked.effect, wheel.wheel.spin)
    else:
        outcome = ReportFailed(asked.effect, f"the wheel stands at spin {wheel.wheel.spin} or runs already")
    await _tell(running, outcome)


async def _tell(running: "Terminals", command: Command) -> bool:
    """What a device says of itself; the desk takes it, or the floor logs why not."""
    device = isinstance(command, ReportLaunched | ReportFailed)
    role, name = (Role.DEVICE, "wheel") if device else (Role.READER, "reader")
    try:
        reply = await running.submit(role, f"{name}:{running.table.id}", command)
    except DeskStopped:  # the next process asks the wheel
        return False
    if reply.refusal is not None:
        log.warning("a device was not heard", table=running.table.id, why=str(reply.refusal))
    return reply.refusal is None


async def reconcile(running: "Terminals") -> None:
    """What was open when the last process ended is settled with the wheel before anything else happens."""
    table = running.table
    while True:
        open_effects = running.floor.desk.effects.of(table.id)
        step = recover(table, open_effects, running.wheel.standing())
        if step is Do.REOPEN:
            running.clock.start(table.round)
        elif step is Do.LAUNCH:
            await launch(running, open_effects[0].asked)
        elif not isinstance(step, Do) and await _tell(running, step):
            continue
        return
