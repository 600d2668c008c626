"""The port of a Big Six wheel: nothing reads it, people look where its clapper rests."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal, Protocol

import msgspec

from croupier.base.names import TableId
from croupier.devices.device import Device


class Turn(msgspec.Struct, frozen=True):
    """The wheel at one moment. `result` is what a dealer would announce of a wheel that came to rest here.

    `stop` is the stop at the clapper, from 1 clockwise; of a clapper between two, the lower-numbered, where
    54 counts as lower than 1. Both are known from when the wheel slows. `left` is seconds until it rests.
    """

    state: Literal["idle", "track", "dropping", "rest"]
    spin: int
    stop: int | None = None
    between: bool = False
    result: str | None = None
    left: float = 0.0

    @property
    def running(self) -> bool:
        return self.state in ("track", "dropping")


class ClapperWheel(Device, Protocol):
    """A wheel without sensors always shows itself as idle: the dealer then announces what is seen."""

    @property
    def sent(self) -> str:
        """What sent the spin that it made last; empty where it does not know."""
        ...

    @property
    def faults(self) -> frozenset[str]:
        """What it can be told to do wrong, for practice; nothing of a real one."""
        ...

    def look(self, now: float, /) -> Turn: ...

    def spin(self, now: float, direction: str, fault: str | None = None, sent: str = "", /) -> bool:
        """Turn it, as a simulated hand does; False where it turns already, or only a hand can turn it."""
        ...

    def stop(self) -> None:
        """The dealer's hand stops it: this spin gives no result."""


class ClapperWheelPlace(msgspec.Struct, frozen=True, kw_only=True):
    """What the maker of such a wheel is told; as for `WheelPlace`."""

    table: TableId
    folder: Path | None
    speed: float
    now: float


ClapperWheelMaker = Callable[[ClapperWheelPlace, str], ClapperWheel]
