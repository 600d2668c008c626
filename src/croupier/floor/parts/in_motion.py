"""What tables of every kind do alike while they run: submit, hear their devices, show their screens."""

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from croupier.base.envelope import Command, Role
from croupier.base.names import TerminalId
from croupier.desk.reply import Reply
from croupier.desk.running import Around, View
from croupier.floor.parts.settings import TableSettings

S = TypeVar("S")


class InMotion(Generic[S]):
    """`called` is what people say before a terminal's or a seat's name."""

    called = "Terminal"

    def __init__(self, table: S, around: Around, settings: TableSettings) -> None:
        self.table, self.around, self.settings = table, around, settings

    async def submit(self, role: Role, sender: str, command: Command) -> Reply:
        return await self.around.submit(role, sender, command)

    async def _from_reader(self, command: Command) -> Reply:
        return await self.submit(Role.READER, f"reader:{self.around.table}", command)

    def _show_all(self, screen: str, view: Callable[[], View]) -> None:
        if screens := self.around.screens(screen):
            shown = view()
            for one in screens:
                one.show(self.around.seq, shown)

    def _show_each(self, screen: str, view: Callable[[TerminalId], View]) -> None:
        """To every terminal or seat its own."""
        for one in self.around.screens(screen):
            assert one.terminal is not None  # noqa: S101 - such a screen has one
            one.show(self.around.seq, view(one.terminal))

    def _name_places(self, places: Iterable[dict[str, Any]]) -> None:
        """Each as people say it, and whether its screen is there."""
        online = self.around.online()
        for place in places:
            place["online"], place["name"] = place["id"] in online, f"{self.called} {place['id']}"
