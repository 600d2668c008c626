"""A table in motion: what the floor asks of every kind of table that it runs."""

from collections.abc import Iterator
from typing import Protocol

from croupier.desk.record import Record
from croupier.floor.kinds import AnyTable, is_dealerless
from croupier.floor.wheel.state import LiveTable
from croupier.server.hub import Listener, View
from croupier.server.workers import Work


class Running(Protocol):
    """It owns the table's clock, wheel and workers, follows what has committed, and feeds its screens."""

    screens: frozenset[str]

    @property
    def table(self) -> AnyTable: ...

    @property
    def ball_may_have_dropped(self) -> bool:
        """After a freeze: betting is open, and its reader would have closed it had anyone listened."""
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
        """Everything as it stands, to everyone at the table."""

    def show_staff(self) -> None:
        """To those who need not see every bet at once."""

    def hello(self, listener: Listener) -> View:
        """All that a screen which just opened is shown."""
        ...

    def throw(self, what: str) -> bool:
        """To the simulated wheel: throw the ball, or show a fault."""
        ...


def kind(table: AnyTable) -> str:
    """What sort of table it is, for the lobby."""
    if isinstance(table, LiveTable):
        return "bigsix" if table.table.game == "bigsix" else "live"
    return "dealerless" if is_dealerless(table) else "terminals"


def called(table: AnyTable, place: str) -> str:
    """A terminal or a seat as people say it."""
    return f"{'Seat' if isinstance(table, LiveTable) else 'Terminal'} {place}"
