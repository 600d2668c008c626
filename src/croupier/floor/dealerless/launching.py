"""The air jet, once for each launch that an event asked for; what came of it goes back to the desk."""

from croupier.base.envelope import Command, Role
from croupier.devices.ss2 import spin_after
from croupier.floor.dealerless.messages.launches import LaunchAsked, ReportFailed, ReportLaunched
from croupier.floor.parts.electronic.reconcile import tell
from croupier.floor.parts.electronic.running import ElectronicTable
from croupier.floor.parts.electronic.state import Phase


async def launch(running: ElectronicTable, asked: LaunchAsked) -> None:
    wheel = running.wheel
    outcome: Command
    if running.table.phase is not Phase.LOCKED:
        outcome = ReportFailed(asked.effect, "the game was void before the launch")
    elif wheel.launch(asked.spin):
        outcome = ReportLaunched(asked.effect, spin_after(asked.spin))
    else:
        outcome = ReportFailed(asked.effect, f"the wheel, at spin {wheel.spin}, took no order to launch")
    await tell(running.around, Role.DEVICE, "wheel", outcome)
