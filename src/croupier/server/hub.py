"""Who is listening, at which table and at which terminal."""

from croupier.base.names import TableId, TerminalId
from croupier.server.listener import Listener, Outbox


class Hub:
    """`outbox` gathers what a commit has to tell the screens that joined."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.outbox = Outbox()
        self._terminals: dict[tuple[TableId, TerminalId], Listener] = {}

    def join(self, listener: Listener) -> None:
        """A second browser on a terminal takes its place and locks the first."""
        listener.outbox = self.outbox
        if listener.table is not None and listener.terminal is not None:
            seat = (listener.table, listener.terminal)
            if first := self._terminals.get(seat):
                first.lose("This terminal was opened in another browser.")
                self.listeners.discard(first)
            self._terminals[seat] = listener
        self.listeners.add(listener)

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        if listener.table is not None and listener.terminal is not None:
            seat = (listener.table, listener.terminal)
            if self._terminals.get(seat) is listener:
                del self._terminals[seat]

    def at_terminal(self, table: TableId, terminal: TerminalId) -> Listener | None:
        return self._terminals.get((table, terminal))

    def online(self, table: TableId) -> frozenset[TerminalId]:
        return frozenset(terminal for at, terminal in self._terminals if at == table)

    def at_table(self, table: TableId, screen: str) -> list[Listener]:
        return [one for one in self.listeners if one.screen == screen and one.table == table]

    def everyone(self, screen: str) -> list[Listener]:
        return [one for one in self.listeners if one.screen == screen]

    def lose(self, sender: str) -> None:
        for listener in self.listeners:
            if listener.sender == sender:
                listener.lose()
