"""What happens to a drawer of currency at a window: it is opened, funded by the vault, and counted."""

from collections.abc import Callable, Mapping
from enum import StrEnum

import msgspec

from croupier.base.envelope import Event
from croupier.base.money import Cents


class Step(StrEnum):
    OPENED = "opened"
    FUNDED = "funded"
    CLOSED = "closed"


class DrawerStep(msgspec.Struct, frozen=True):
    """`amount` was counted in the drawer, or came from the vault: below zero it went back there.

    `expected` is what a count should have found. `for_another`: not by whoever worked at the window.
    """

    step: Step
    window: str
    by: str
    amount: Cents
    expected: Cents = 0
    for_another: bool = False

    @property
    def over(self) -> Cents:
        """What the count found over, below zero short of, what was expected."""
        return 0 if self.step is Step.FUNDED else self.amount - self.expected


DrawerSteps = Mapping[type[Event], Callable[[Event], DrawerStep]]
"""What each event says that happens to a drawer."""
