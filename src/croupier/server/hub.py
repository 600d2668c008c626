"""Who is listening, and what each of them has been shown.

A screen that falls behind is dropped; it comes back by itself and gets the whole view. No frame is dropped
silently.
"""

import asyncio
from collections import deque
from collections.abc import Mapping

import msgspec

from croupier.base.envelope import Role
from croupier.base.names import TableId, TerminalId
from croupier.desk.view import View, fields_of

BEHIND = 512
"""Frames waiting for one screen before it is taken to be lost."""

_encoder = msgspec.json.Encoder()


class Listener:
    """One open screen. `terminal` is None for staff, and for a board, which has no `role` either."""

    def __init__(
        self,
        screen: str,
        sender: str,
        table: TableId | None,
        terminal: TerminalId | None,
        role: Role | None = None,
    ) -> None:
        self.screen, self.sender, self.role = screen, sender, role
        self.table, self.terminal = table, terminal
        self.frames: deque[bytes] = deque()
        self.woken = asyncio.Event()
        self.shown: dict[str, object] = {}
        self._held: dict[str, object] = {}
        self.lost = False

    def send(self, frame: Mapping[str, object]) -> None:
        self.send_bytes(_encoder.encode(frame))

    def send_bytes(self, frame: bytes) -> None:
        if self.lost:
            return
        if len(self.frames) >= BEHIND:
            self.lose()
            return
        self.frames.append(frame)
        self.woken.set()

    def lose(self, says: str | None = None) -> None:
        """Say goodbye, if anything can still be said, and end the socket."""
        if self.lost:
            return
        self.lost = True
        if says is not None and len(self.frames) < BEHIND:
            self.frames.append(_encoder.encode({"type": "locked", "says": says}))
        self.woken.set()

    async def next_frame(self) -> bytes | None:
        """The next frame to send, or None when the screen is lost and all that was said is sent."""
        while not self.frames:
            if self.lost:
                return None
            self.woken.clear()
            await self.woken.wait()
        return self.frames.popleft()

    def hello(self, seq: int, *parts: View) -> None:
        self.shown = {name: value for part in parts for name, value in fields_of(part).items()}
        self.send({"type": "hello", "seq": seq, "view": self.shown})

    def show(self, seq: int, *parts: View) -> None:
        """Send the fields that changed since they were last shown."""
        self.hold(*parts)
        if self._held:
            patch, self._held = self._held, {}
            self.send({"type": "view", "seq": seq, "patch": patch})

    def hold(self, *parts: View) -> None:
        """Keep what changed for the reply that is about to go out: one frame then serves for both."""
        shown, held = self.shown, self._held
        for part in parts:
            for name, value in fields_of(part).items():
                if shown.get(name, _NEVER) != value:
                    shown[name] = held[name] = value

    def reply(self, reply: View) -> None:
        frame: dict[str, object] = {"type": "reply", **msgspec.to_builtins(reply)}
        if self._held:
            frame["patch"], self._held = self._held, {}
        self.send(frame)


_NEVER = object()


class Hub:
    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self._terminals: dict[tuple[TableId, TerminalId], Listener] = {}

    def join(self, listener: Listener) -> None:
        """A second browser on a terminal takes its place and locks the first."""
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
