"""What tables of every kind do alike while they run: submit, hear their wheel, show their screens."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from croupier.base.envelope import Command, Role
from croupier.base.names import TerminalId
from croupier.desk.desk import Reply
from croupier.floor.parts.electronic.state import TableState
from croupier.floor.wheel.state import LiveTable
from croupier.server.hub import View
from croupier.server.running import called
from croupier.server.settings import TableSettings

if TYPE_CHECKING:
    from croupier.server.floor import Floor

State = TypeVar("State", bound=TableState | LiveTable)


class InMotion(Generic[State]):
    def __init__(self, floor: "Floor", settings: TableSettings, table: State) -> None:
        self.floor, self.settings = floor, settings
        self.table: State = table

    async def submit(self, role: Role, sender: str, command: Command) -> Reply:
        return await self.floor.submit(role, sender, self.table.id, command)

    async def _from_reader(self, command: Command) -> Reply:
        return await self.submit(Role.READER, f"reader:{self.table.id}", command)

    def _moved(self) -> None:
        self.floor.moved(self.table.id)

    def _show_all(self, screen: str, view: Callable[[], View]) -> None:
        if listeners := self.floor.hub.at_table(self.table.id, screen):
            shown = view()
            for listener in listeners:
                listener.show(self.floor.desk.seq, shown)

    def _show_each(self, screen: str, view: Callable[[TerminalId], View]) -> None:
        """To every terminal or seat its own."""
        for listener in self.floor.hub.at_table(self.table.id, screen):
            assert listener.terminal is not None  # noqa: S101 - such a screen's listener has one
            listener.show(self.floor.desk.seq, view(listener.terminal))

    def _name_places(self, places: Iterable[dict[str, Any]]) -> None:
        """Each as people say it, and whether its screen is there."""
        online = self.floor.hub.online(self.table.id)
        for place in places:
            place["online"], place["name"] = place["id"] in online, called(self.table, place["id"])
