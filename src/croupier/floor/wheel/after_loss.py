"""What follows at a live table once a wheel is heard again whose line was lost."""

from croupier.base.envelope import Command
from croupier.devices.standing import Standing
from croupier.floor.parts.messages.reader import CountSpin
from croupier.floor.parts.messages.rounds import ReadNumber
from croupier.floor.wheel.state import LiveTable


def after_loss(table: LiveTable, wheel: Standing) -> Command | None:
    """A counter that has moved is told. The ball of this spin, if it lies in a proven number, is read."""
    if wheel.spin != table.counter:
        return CountSpin(wheel.spin, wheel.sent)
    unread = table.spun and table.read is None and table.running == wheel.spin
    if unread and wheel.number is not None:
        return ReadNumber(wheel.spin, wheel.number)
    return None
