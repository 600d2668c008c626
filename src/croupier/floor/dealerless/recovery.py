"""What follows, after a restart, from a launch that was asked for and whose outcome nobody heard."""

from collections.abc import Iterable

from croupier.base.envelope import Command
from croupier.desk.effects import OpenEffect
from croupier.devices.standing import Standing
from croupier.floor.dealerless.messages.launches import LaunchAsked, ReportFailed, ReportLaunched
from croupier.floor.parts.electronic import recovery
from croupier.floor.parts.electronic.recovery import Do
from croupier.floor.parts.electronic.state import Phase, TableState


def recover(table: TableState, open_effects: Iterable[OpenEffect], wheel: Standing) -> Command | Do:
    """The next thing to do. After a command that was taken it is asked again, until there is none."""
    launch = asked_launch(open_effects)
    if launch is not None:
        return _launch(table, launch, wheel)
    return recovery.recover(table, wheel)


def asked_launch(open_effects: Iterable[OpenEffect]) -> LaunchAsked | None:
    """The launch among what is waited for."""
    return next((one.asked for one in open_effects if isinstance(one.asked, LaunchAsked)), None)


def _launch(table: TableState, asked: LaunchAsked, wheel: Standing) -> Command | Do:
    """The counter tells whether the order ever reached the wheel. No ball is launched for a void game."""
    if wheel.spin == asked.spin:
        void = ReportFailed(asked.effect, "the game was void before the launch")
        return Do.LAUNCH if table.phase is Phase.LOCKED else void
    if wheel.previous == asked.spin:
        return ReportLaunched(asked.effect, wheel.spin)
    return ReportFailed(asked.effect, f"the wheel counts spin {wheel.spin}, asked at {asked.spin}")
