"""What follows, after a restart, from what the journal says of a table and what its wheel says of itself.

Nothing is repeated blindly. Betting open at a crash reopens with a full clock if the wheel's spin counter is
unchanged, else the game is void. After the close a result counts only if the spin counter matches.
"""

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from croupier.base.envelope import Command
from croupier.desk.effects import OpenEffect
from croupier.floor.parts.electronic.state import Phase, TableState
from croupier.floor.parts.messages.launches import CountSpin, LaunchAsked, ReportFailed, ReportLaunched
from croupier.floor.parts.messages.rounds import ReadNumber, ReportFault


class Standing(msgspec.Struct, frozen=True):
    """A wheel as it stands: its counter now and one spin ago, whether a ball runs, the number it lies in.

    `sent` is what sent the ball that runs or lies there.
    """

    spin: int
    previous: int
    running: bool
    number: str | None
    sent: str = ""


class Do(StrEnum):
    """What the server does itself; all else is a command for the desk."""

    REOPEN = "reopen"
    LAUNCH = "launch"
    WAIT = "wait"


def recover(table: TableState, open_effects: Iterable[OpenEffect], wheel: Standing) -> Command | Do:
    """The next thing to do. After a command that was taken it is asked again, until there is none."""
    launch = next(iter(open_effects), None)
    if launch is not None:
        return _launch(table, launch.asked, wheel)
    match table.phase:
        case Phase.BETTING:
            unchanged = table.running is None and wheel.spin == table.counter
            return Do.REOPEN if unchanged else _fault(table, wheel)
        case Phase.LOCKED:
            return _ball(table, wheel)
        case _:
            return Do.WAIT if wheel.spin == table.counter else CountSpin(wheel.spin, wheel.sent)


def _launch(table: TableState, asked: LaunchAsked, wheel: Standing) -> Command | Do:
    """The counter tells whether the order ever reached the wheel. No ball is launched for a void game."""
    if wheel.spin == asked.spin:
        void = ReportFailed(asked.effect, "the game was void before the launch")
        return Do.LAUNCH if table.phase is Phase.LOCKED else void
    if wheel.previous == asked.spin:
        return ReportLaunched(asked.effect, wheel.spin)
    return ReportFailed(asked.effect, f"the wheel counts spin {wheel.spin}, asked at {asked.spin}")


def _ball(table: TableState, wheel: Standing) -> Command | Do:
    """Its own ball may run on or lie there; one that was never thrown can still be."""
    if wheel.spin != table.counter:
        return _fault(table, wheel)
    if table.running is None or wheel.running:
        return Do.WAIT
    return ReadNumber(wheel.spin, wheel.number) if wheel.number else _fault(table, wheel)


def _fault(table: TableState, wheel: Standing) -> ReportFault:
    """Of the game's own ball, where it had one: wherever the wheel stands now, that one cannot be read."""
    spin = wheel.spin if table.running is None else table.running
    return ReportFault(spin, "malfunction")
