"""What a table's chance device came to, try by try, and how often each result came since it is watched."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import msgspec

from croupier.base.envelope import Event

Ring = tuple[str, ...]
"""The stops of a chance device in their order around it, each as likely as any other; empty where none is
watched. A result may stand at several stops."""


class Trial(msgspec.Struct, frozen=True):
    """One try: a `result` that counted, or the `reason` why there was none. With both, a result that counted
    is taken back. `speed` is in tenths of a turn a minute.
    """

    round: int
    result: str | None = None
    reason: str = ""
    speed: int | None = None
    clockwise: bool | None = None

    @property
    def counts(self) -> int:
        """By how much it changes how often its result came."""
        return 0 if self.result is None else -1 if self.reason else 1


Trials = Mapping[type[Event], Callable[[Event], Trial]]
"""What each event that ends a try says of it."""


@dataclass(slots=True)
class Tally:
    """How often each result came at a device with this ring. `suspected`: an alarm was raised for it."""

    ring: Ring
    counts: Counter[str] = field(default_factory=Counter)
    suspected: bool = False

    def add(self, trial: Trial) -> None:
        if trial.result in self.ring:
            self.counts[trial.result] += trial.counts
