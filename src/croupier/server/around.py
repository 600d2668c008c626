"""What one running place sees of the server: the desk's queue, its own screens, deadlines and workers."""

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from croupier.base.envelope import Command, Envelope, Role
from croupier.base.names import SenderId, TableId, TerminalId
from croupier.base.refusal import Refusal
from croupier.desk.act_view import ActingPlace
from croupier.desk.desk import Desk
from croupier.desk.effects import OpenEffect
from croupier.desk.house import House
from croupier.desk.ports import Microseconds
from croupier.desk.reply import Reply
from croupier.desk.running import Screen
from croupier.server.deadlines import Deadlines
from croupier.server.hub import Hub
from croupier.server.queue import DeskQueue
from croupier.server.replies import refused
from croupier.server.wire import new_id
from croupier.server.workers import Workers


class Server:
    """The parts of the server that places share."""

    def __init__(
        self, desk: Desk, queue: DeskQueue, hub: Hub, deadlines: Deadlines, workers: Workers
    ) -> None:
        self.desk, self.queue, self.hub = desk, queue, hub
        self.deadlines, self.workers = deadlines, workers


class AroundPlace:
    """`moved` is called with the table whose devices have moved."""

    def __init__(
        self,
        table: TableId,
        server: Server,
        moved: Callable[[TableId], None],
        folder: Path | None,
        *,
        demonstration: bool,
    ) -> None:
        self.table, self.folder, self.demonstration = table, folder, demonstration
        self._server, self._moved = server, moved

    @property
    def place(self) -> ActingPlace:
        return self._server.desk.tables[self.table]

    @property
    def seq(self) -> int:
        return self._server.desk.seq

    @property
    def house(self) -> House:
        return self._server.desk.house

    @property
    def day(self) -> str:
        return self._server.desk.house.day

    def time(self) -> Microseconds:
        return self._server.desk.clock()

    async def submit(self, role: Role, sender: str, command: Command) -> Reply:
        envelope = Envelope(new_id(), SenderId(sender), role, self.table, command)
        return await self._server.queue.submit(envelope)

    def check_running(self) -> None:
        self._server.queue.check_running()

    def moved(self) -> None:
        self._moved(self.table)

    def screens(self, name: str) -> list[Screen]:
        return list(self._server.hub.at_table(self.table, name))

    def screen_at(self, terminal: TerminalId) -> Screen | None:
        return self._server.hub.at_terminal(self.table, terminal)

    def online(self) -> frozenset[TerminalId]:
        return self._server.hub.online(self.table)

    def start_once(self, name: str, work: Coroutine[Any, Any, None]) -> Callable[[], object]:
        return self._server.workers.start_once(f"{self.table} {name}", work).cancel

    def close_at(self, ends: float, close: Command) -> None:
        self._server.deadlines.set(self.table, close, ends)

    def forget_close(self) -> None:
        self._server.deadlines.clear(self.table)

    def look_now(self) -> None:
        self._server.deadlines.wake()

    def closing(self) -> bytes | None:
        return self._server.desk.closings.get(self.table)

    async def alarm(self, says: str) -> None:
        pit, name = self._server.desk.kinds.pit, self._server.desk.tables[self.table].name
        raised = pit.raise_alarm(f"{name}: {says}")
        sender = SenderId(f"device:{self.table}")
        await self._server.queue.submit(Envelope(new_id(), sender, Role.DEVICE, pit.place, raised))

    def tell(self, terminal: TerminalId, refusal: Refusal) -> None:
        if listener := self._server.hub.at_terminal(self.table, terminal):
            listener.reply(refused(None, refusal))

    def tell_sender(self, sender: str, refusal: Refusal) -> None:
        for listener in self._server.hub.listeners:
            if listener.table == self.table and listener.sender == sender:
                listener.reply(refused(None, refusal))

    def open_effects(self) -> list[OpenEffect]:
        return self._server.desk.effects.of(self.table)
