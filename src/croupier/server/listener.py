"""One open screen: what it has been shown, and the one frame that it is sent after each commit."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Protocol

import msgspec

from croupier.base.envelope import Role
from croupier.base.names import TableId, TerminalId
from croupier.desk.view import View, fields_of

MOST_UNSENT = 2**21
"""Bytes that a screen has not taken yet before it is taken to be lost."""

_encode = msgspec.json.Encoder().encode
_NEVER = object()


class Line(Protocol):
    """The way out to one screen."""

    def unsent(self) -> int:
        """How many bytes the screen has not taken yet."""
        ...

    def write(self, frame: bytes) -> None: ...

    def end(self) -> None:
        """Close, after all that was written."""
        ...


class Outbox:
    """While it gathers, a screen waits here with all that it is to be told; then each gets one frame."""

    def __init__(self) -> None:
        self.gathering = False
        self._waiting: dict[Listener, None] = {}

    def add(self, listener: "Listener") -> None:
        self._waiting[listener] = None

    @contextmanager
    def gather(self) -> Iterator[None]:
        self.gathering = True
        try:
            yield
        finally:
            self.gathering = False
            waiting, self._waiting = self._waiting, {}
            for listener in waiting:
                listener.flush()


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
        self.line: Line
        self.outbox = Outbox()
        self.shown: dict[str, object] = {}
        self.lost = False
        self._held: dict[str, object] = {}
        self._replies: list[View] = []
        self._shown_at: int | None = None

    def send(self, frame: Mapping[str, object]) -> None:
        self.send_bytes(_encode(frame))

    def send_bytes(self, frame: bytes) -> None:
        """A screen that falls behind is dropped, and never fed with gaps: it comes back and gets a hello."""
        if self.lost:
            return
        if self.line.unsent() > MOST_UNSENT:
            self.lose()
            return
        self.line.write(frame)

    def lose(self, says: str | None = None) -> None:
        """Say goodbye, if anything can still be said, and end the socket."""
        if self.lost:
            return
        self.flush()
        if says is not None:
            self.send({"type": "locked", "says": says})
        if not self.lost:  # it may have fallen behind with its last frame
            self.lost = True
            self.line.end()

    def hello(self, seq: int, *parts: View) -> None:
        self.shown = {name: value for part in parts for name, value in fields_of(part).items()}
        self.send({"type": "hello", "seq": seq, "view": self.shown})

    def show(self, seq: int, *parts: View) -> None:
        """Send the fields that changed since they were last shown."""
        self.hold(*parts)
        if self._held:
            self._shown_at = seq
            self._flush_soon()

    def hold(self, *parts: View) -> None:
        """Keep what changed for the reply that is about to go out: one frame then serves for both."""
        shown, held = self.shown, self._held
        for part in parts:
            for name, value in fields_of(part).items():
                if shown.get(name, _NEVER) != value:
                    shown[name] = held[name] = value

    def reply(self, reply: View) -> None:
        self._replies.append(reply)
        self._flush_soon()

    def _flush_soon(self) -> None:
        if self.outbox.gathering:
            self.outbox.add(self)
        else:
            self.flush()

    def flush(self) -> None:
        """All that there is to tell, in one frame."""
        replies, held, seq = self._replies, self._held, self._shown_at
        if replies:
            self._replies = []
            frame = _answers(replies)
            if held:
                frame += b',"patch":' + _encode(held)
        elif held and seq is not None:
            frame = b'{"type":"view","seq":%d,"patch":' % seq + _encode(held)
        else:
            return
        self._held, self._shown_at = {}, None
        self.send_bytes(frame + b"}")


def _answers(replies: list[View]) -> bytes:
    """One reply, or several: the frame's beginning, which is still open."""
    if len(replies) == 1:
        return b'{"type":"reply",' + _encode(replies[0])[1:-1]
    return b'{"type":"replies","replies":' + _encode(replies)
