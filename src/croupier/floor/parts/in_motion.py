"""What tables of every kind do alike while they run: submit, hear their devices, show their screens."""

from collections.abc import Callable
from typing import Generic, TypeVar

from croupier.base.envelope import Command, Role
from croupier.base.names import TerminalId
from croupier.desk.reply import Reply
from croupier.desk.running import Around
from croupier.desk.view import Parts
from croupier.floor.parts.settings import TableSettings

S = TypeVar("S")


class InMotion(Generic[S]):
    def __init__(self, table: S, around: Around, settings: TableSettings) -> None:
        self.table, self.around, self.settings = table, around, settings

    def device_trouble(self) -> str | None:
        """Nothing, where no device says so itself."""
        return None

    async def submit(self, role: Role, sender: str, command: Command) -> Reply:
        return await self.around.submit(role, sender, command)

    async def _from_reader(self, command: Command) -> Reply:
        return await self.submit(Role.READER, f"reader:{self.around.table}", command)

    def _show_all(self, screen: str, parts: Callable[[], Parts]) -> None:
        if screens := self.around.screens(screen):
            shown = parts()
            for one in screens:
                one.show(self.around.seq, *shown)

    def _show_each(self, screen: str, parts: Callable[[TerminalId], Parts]) -> None:
        """To every terminal or seat its own."""
        for one in self.around.screens(screen):
            assert one.terminal is not None  # noqa: S101 - such a screen has one
            one.show(self.around.seq, *parts(one.terminal))
