"""After a restart, with care: what was open is settled with the wheel before anything else happens."""

from collections.abc import Callable
from typing import Protocol

import structlog

from croupier.base.envelope import Command, Role
from croupier.desk.ports import DeskStopped
from croupier.desk.running import Around
from croupier.devices.standing import Standing
from croupier.floor.parts.electronic.game_clock import GameClock
from croupier.floor.parts.electronic.recovery import Do, after_loss
from croupier.floor.parts.electronic.state import TableState

log = structlog.get_logger()


class Recovering(Protocol):
    table: TableState
    around: Around
    clock: GameClock

    def recovery(self) -> Command | Do: ...

    async def carry_out(self, step: Do) -> None: ...


async def tell(around: Around, role: Role, device: str, command: Command) -> bool:
    """What a device says of itself; the desk takes it, or the floor logs why not."""
    try:
        reply = await around.submit(role, f"{device}:{around.table}", command)
    except DeskStopped:  # the next process asks the wheel
        return False
    if reply.refusal is not None:
        log.warning("a device was not heard", table=around.table, why=str(reply.refusal))
    return reply.refusal is None


async def reconcile(running: Recovering) -> None:
    while True:
        step = running.recovery()
        if isinstance(step, Do):
            await running.carry_out(step)
            return
        if not await tell(running.around, *_device(step), step):
            return


async def judge_loss(running: Recovering, wheel: Callable[[], Standing]) -> None:
    """Settle with a wheel that is heard again what was open when its line was lost."""
    while (command := after_loss(running.table, wheel())) is not None:
        if not await tell(running.around, *_device(command), command):
            return


def _device(command: Command) -> tuple[Role, str]:
    """A launch is the wheel's own to tell of; all else is what its reader sees."""
    launching = hasattr(command, "effect")
    return (Role.DEVICE, "wheel") if launching else (Role.READER, "reader")
