"""The port of a roulette wheel whose reader speaks the SS2 protocol."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Protocol

import msgspec

from croupier.base.names import TableId
from croupier.devices.device import Device


class Wheel(Device, Protocol):
    """It reports by bytes alone: its counter, its state and its number are what the reader finds in them.

    Once it is made it has been heard: the first `receive` holds a whole status. The wheel
    itself keeps what must survive a restart of the server, at least a ball's name.
    """

    @property
    def speed(self) -> float:
        """How many of its seconds pass in one of ours; 1 of any wheel that stands in the house."""
        ...

    @property
    def bare_line(self) -> bool:
        """Whether it sends the winning number on a line of its own, before the frames that have it."""
        ...

    @property
    def lost(self) -> bool:
        """True while nothing is heard of it: its cable is pulled, or it is switched off."""
        ...

    @property
    def lies_in(self) -> str | None:
        """The number that the ball of the last spin lies in; None where the wheel's words do not prove it."""
        ...

    @property
    def refusal(self) -> str | None:
        """What it answered to the last order to throw, if it refused it."""
        ...

    @property
    def look_every(self) -> float:
        """Seconds, while a ball runs, within which it has something new to say."""
        ...

    @property
    def sent(self) -> str:
        """What sent the ball that runs or lies there, as it was named; empty where nobody named it."""
        ...

    @property
    def faults(self) -> frozenset[str]:
        """What it can be told to do wrong with a ball, for practice; nothing of a real one."""
        ...

    @property
    def fault(self) -> str | None:
        """What it was told to do wrong with the last ball."""
        ...

    def receive(self, now: float, /) -> bytes:
        """What it has sent since it was last asked. `now` never goes back, and may lag behind the clock."""
        ...

    def throw(self, now: float, fault: str | None = None, sent: str = "", /) -> bool:
        """Send the ball, by a launcher or a simulated hand. It is thrown once a status counts the next spin.

        False where a ball runs or is on its way, so that none is ordered twice; and where only a hand throws.
        """
        ...

    def name(self, spin: int, sent: str, /) -> bool:
        """Name a ball that a hand threw. False if it has a name, as every ball has that `throw` sent."""
        ...

    def take_out(self) -> None:
        """The spin is called off. A real ball is the dealer's to take out; its number is then nobody's."""

    def close(self) -> None:
        """The floor stops: give back the line, so that another program may listen."""

    def troubles(self) -> list[str]:
        """What is wrong with it since it was last asked, as sentences for whoever repairs it."""
        ...


class WheelSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a wheel on a line is set up; what is not said here stays as the wheel has it.

    `bare_line` is false for a wheel that sends no bare winning number. The rest is told to the wheel
    whenever its line is made: `power_on` starts a wheel that is closed, `mode` and `settings` are those of
    its handbook (1159 is the mode for betting terminals), `self_test` has it test itself.
    """

    bare_line: bool = True
    power_on: bool = False
    mode: Annotated[int, msgspec.Meta(ge=0, le=9999)] | None = None
    settings: tuple[Annotated[str, msgspec.Meta(pattern=r"^[hnsmz]( [0-9A-Za-z.:-]{1,16})*$")], ...] = ()
    self_test: bool = False


class WheelPlace(msgspec.Struct, frozen=True, kw_only=True):
    """What the maker of a wheel is told: which table it is for, and what is on its rotor, in order.

    `folder` is where it may keep what it knows; `spin` is where the counter of a wheel that knows nothing
    begins, `speed` the pace of a simulated one, `now` the moment on the clock of later calls. `launches`: the
    table has the ball thrown by order, because nobody stands at the wheel.
    """

    table: TableId
    order: tuple[str, ...]
    folder: Path | None
    speed: float
    spin: int
    now: float
    launches: bool = False
    setup: WheelSetup = WheelSetup()


WheelMaker = Callable[[WheelPlace, str], Wheel]
"""It is given the address too that follows the device's name in a configuration."""
