"""A place in motion: what the server asks of one, whatever its kind, and what one may ask of the server.

Kinds implement `Running` with clocks, devices and screens of their own; they see the server only as `Around`.
"""

from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Annotated, Any, Protocol

import msgspec

from croupier.base.envelope import Command, Role
from croupier.base.names import TableId, TerminalId
from croupier.base.refusal import Refusal
from croupier.desk.act_view import ActingPlace
from croupier.desk.effects import OpenEffect
from croupier.desk.house import House
from croupier.desk.ports import Microseconds
from croupier.desk.record import Record
from croupier.desk.reply import Reply
from croupier.desk.view import Parts, View

Work = Coroutine[Any, Any, None]
Speed = Annotated[float, msgspec.Meta(gt=0, le=1000)]


class PlaceSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a configuration says of any place; a kind adds what it needs itself.

    `kind` names it where the terms do not: most are told by their rulebook, game and options.
    `clock_speed` shortens the game clock of a demonstration, all of it alike.
    """

    id: TableId
    name: str
    terminals: tuple[TerminalId, ...] = ()
    kind: str = ""
    demonstration_dealer: bool = False
    clock_speed: Speed = 1.0


class Screen(Protocol):
    """One open screen at a place; `terminal` is None for staff and boards, and a board's `role` is None."""

    screen: str
    sender: str
    role: Role | None
    terminal: TerminalId | None
    shown: dict[str, object]

    def show(self, seq: int, *parts: View) -> None:
        """Send the fields that changed since they were last shown."""

    def hold(self, *parts: View) -> None:
        """Keep the fields that changed for the reply that is about to go out."""


class Around(Protocol):
    """What a running place sees of the server around it."""

    table: TableId
    folder: Path | None
    demonstration: bool

    @property
    def place(self) -> ActingPlace:
        """Its own acts, for its screens."""
        ...

    @property
    def seq(self) -> int: ...

    @property
    def house(self) -> House:
        """What the floor around it knows."""
        ...

    @property
    def day(self) -> str:
        """The gaming day."""
        ...

    def time(self) -> Microseconds:
        """The time that a record would now be stamped with."""
        ...

    async def submit(self, role: Role, sender: str, command: Command) -> Reply: ...

    def check_running(self) -> None:
        """Raise if the desk has stopped: its state is then not known to be durable."""

    def moved(self) -> None:
        """A device has moved: every screen of this place is drawn anew."""

    def screens(self, name: str) -> list[Screen]: ...

    def screen_at(self, terminal: TerminalId) -> Screen | None: ...

    def online(self) -> frozenset[TerminalId]: ...

    def start_once(self, name: str, work: Work) -> Callable[[], object]:
        """Begin work that comes to an end; what is returned cancels it."""
        ...

    def close_at(self, ends: float, close: Command) -> None:
        """Put this command before whatever else the desk takes, once that time has come."""

    def forget_close(self) -> None: ...

    def look_now(self) -> None:
        """Have the desk look at once what is due."""

    def closing(self) -> bytes | None:
        """The hash of the record that last closed betting here."""
        ...

    def open_effects(self) -> list[OpenEffect]: ...

    async def alarm(self, says: str) -> None:
        """Tell the supervisors, who are told which place it is."""

    def tell(self, terminal: TerminalId, refusal: Refusal) -> None:
        """Tell whoever sits there, if a screen is open, what a device could not do."""

    def tell_sender(self, sender: str, refusal: Refusal) -> None:
        """Tell a member of staff the same, at every screen of this place that they have open."""


class Running(Protocol):
    """It owns the place's clock, devices and workers, follows what has committed, and feeds its screens."""

    def owed_close(self) -> Command | None:
        """After a freeze: the close of betting that a device would have sent, had anyone listened."""
        ...

    def device_trouble(self) -> str | None:
        """What is wrong with a device here for as long as it is, for the supervisors' screen."""
        ...

    async def start(self) -> None:
        """Settle with the devices what was open when the last process ended."""

    def work(self) -> Iterator[tuple[str, Work]]:
        """What runs for as long as the floor does, by name: devices, and whoever works by itself."""
        ...

    def stop(self) -> None: ...

    def follow(self, record: Record) -> None:
        """Something has happened here, and is durable: set in motion what follows, show whom it concerns."""

    def show(self) -> None:
        """Everything as it stands, to everyone at the place."""

    def show_staff(self) -> None:
        """To those who need not see every bet at once."""

    def hello(self, screen: Screen) -> View | Parts:
        """All that a screen which just opened is shown."""
        ...

    async def use_device(self, device: str, value: str, screen: Screen) -> Refusal | None:
        """A person's hand at a simulated device: something thrown, or put in."""
        ...
