"""What follows, after a restart, from what the journal says of a table and what its wheel says of itself.

Nothing is repeated blindly. Betting open at a crash reopens with a full clock if the wheel's spin counter is
unchanged, else the game is void. After the close a result counts only if the spin counter matches.
"""

from enum import StrEnum

from croupier.base.envelope import Command
from croupier.devices.standing import Standing
from croupier.floor.parts.electronic.state import Phase, TableState
from croupier.floor.parts.messages.reader import CountSpin
from croupier.floor.parts.messages.rounds import ReadNumber, ReportFault


class Do(StrEnum):
    """What the server does itself; all else is a command for the desk."""

    REOPEN = "reopen"
    LAUNCH = "launch"
    WAIT = "wait"


def recover(table: TableState, wheel: Standing) -> Command | Do:
    """The next thing to do. After a command that was taken it is asked again, until there is none."""
    match table.phase:
        case Phase.BETTING:
            unchanged = table.running is None and wheel.spin == table.counter
            return Do.REOPEN if unchanged else _fault(table, wheel)
        case Phase.LOCKED:
            return _ball(table, wheel)
        case _:
            return Do.WAIT if wheel.spin == table.counter else CountSpin(wheel.spin, wheel.sent)


def after_loss(table: TableState, wheel: Standing) -> Command | None:
    """What follows once a wheel is heard again whose line was lost: by its spin counter, never by a guess.

    A game whose ball may have been another one is void. After a command that was taken it is asked again.
    """
    in_play = table.phase in (Phase.BETTING, Phase.LOCKED)
    if in_play and table.launch is not None:
        return None  # whoever ordered it waits for the wheel to count it
    if wheel.spin != table.counter:
        return _fault(table, wheel) if in_play else CountSpin(wheel.spin, wheel.sent)
    if not in_play or wheel.running or table.running != wheel.spin:
        return None
    return ReadNumber(wheel.spin, wheel.number) if wheel.number else _fault(table, wheel)


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
