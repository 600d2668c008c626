"""Carrying out, after the commit, what an event asked of the world; with care, after a restart."""

from typing import TYPE_CHECKING

import structlog

from croupier.desk.recovery import Do, recover
from croupier.messages.effects import LaunchAsked, ReportFailed, ReportLaunched
from croupier.messages.envelope import Command, Role
from croupier.rules.automatic.state import Phase, TableState
from croupier.server.queue import DeskStopped

if TYPE_CHECKING:
    from croupier.server.floor import Floor

log = structlog.get_logger()


async def launch(floor: "Floor", table: TableState, asked: LaunchAsked) -> None:
    """The air jet, once; what came of it goes back to the desk."""
    wheel = floor.wheels[table.id]
    outcome: Command
    if table.phase is not Phase.LOCKED:
        outcome = ReportFailed(asked.effect, "the game was void before the launch")
    elif wheel.launch(asked.spin):
        outcome = ReportLaunched(asked.effect, wheel.wheel.spin)
    else:
        outcome = ReportFailed(asked.effect, f"the wheel stands at spin {wheel.wheel.spin} or runs already")
    await _tell(floor, table, outcome)


async def _tell(floor: "Floor", table: TableState, command: Command) -> bool:
    """What a device says of itself; the desk takes it, or the floor logs why not."""
    device = isinstance(command, ReportLaunched | ReportFailed)
    role, name = (Role.DEVICE, "wheel") if device else (Role.READER, "reader")
    try:
        reply = await floor.submit(role, f"{name}:{table.id}", table.id, command)
    except DeskStopped:  # the next process asks the wheel
        return False
    if reply.refusal is not None:
        log.warning("a device was not heard", table=table.id, why=str(reply.refusal))
    return reply.refusal is None


async def reconcile(floor: "Floor", table: TableState) -> None:
    """What was open when the last process ended is settled with the wheel before anything else happens."""
    while True:
        open_effects = floor.desk.effects.of(table.id)
        step = recover(table, open_effects, floor.wheels[table.id].standing())
        if step is Do.REOPEN:
            floor.clocks[table.id].start(table.round)
        elif step is Do.LAUNCH:
            await launch(floor, table, open_effects[0].asked)
        elif not isinstance(step, Do) and await _tell(floor, table, step):
            continue
        return
