"""What picows calls for one screen's socket, and the screen's way out."""

import asyncio
from collections import deque

from picows import WSFrame, WSListener, WSMsgType, WSTransport

from croupier.desk.ports import DeskStopped
from croupier.server.conversation import Conversation, Pending
from croupier.server.frame_parts import FrameParts, text_of
from croupier.server.listener import MOST_UNSENT
from croupier.server.running_floor import RunningFloor
from croupier.server.screen_entry import STOPPED, TRY_LATER, Entered, TurnedAway

SECONDS_TO_CLOSE = 10.0
"""How long a screen may take to answer our goodbye, and to take what it was still sent before it."""
COPIED = 8192
"""Of a longer frame picows keeps a pointer to its header, which it overwrites while a slow screen waits."""
DRAINED_EVERY = 0.01
"""Seconds between looks, as the server stops, whether a screen's last commands are answered."""
ENDED, RESTARTED, FAILED = 1000, 1012, 1011
TEXT, CLOSE, PING, PONG = WSMsgType.TEXT, WSMsgType.CLOSE, WSMsgType.PING, WSMsgType.PONG


class DirectLine:
    """The way out to one screen: its transport."""

    def __init__(self, transport: WSTransport) -> None:
        self._transport, self.unsent = transport, transport.underlying_transport.get_write_buffer_size
        self._ending: asyncio.TimerHandle | None = None

    def write(self, frame: bytes) -> None:
        if len(frame) > COPIED:
            self._transport.send_reuse_external_bytearray(TEXT, bytearray(14) + frame, 14)
        else:
            self._transport.send(TEXT, frame)

    def pong(self, payload: bytes) -> None:
        """Whoever pings without end, and never reads, is cut off too."""
        if self.unsent() > MOST_UNSENT:
            self._transport.disconnect(False)
        else:
            self._transport.send_pong(payload)

    def end(self) -> None:
        self.close(ENDED)

    def close(self, code: int, reason: str = "") -> None:
        """Say goodbye, and wait for the other's; whoever does not read is cut off."""
        if self._ending is None:
            self._transport.send_close(code, reason)  # type: ignore[arg-type]  # any code will do
            loop = asyncio.get_running_loop()
            self._ending = loop.call_later(SECONDS_TO_CLOSE, self._transport.disconnect, False)

    def closed(self) -> None:
        if self._ending is not None:
            self._ending.cancel()


class FrameListener(WSListener):
    def __init__(self, floor: RunningFloor, entered: Entered | TurnedAway, most: int) -> None:
        self._floor, self._entered = floor, entered
        self._conversation: Conversation | None = None
        self._parts, self._later = FrameParts(most), deque[str]()
        self._pending: asyncio.Task[None] | None = None
        self._draining = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport, self._line, entered = transport, DirectLine(transport), self._entered
        if isinstance(entered, TurnedAway):
            self._line.close(entered.code or FAILED, entered.reason)
            return
        entered.listener.line = self._line
        try:
            self._floor.screens.welcome(entered.listener, entered.me)
        except DeskStopped:
            self._line.close(TRY_LATER, STOPPED)
            return
        self._conversation = Conversation(self._floor, entered)

    def on_ws_disconnected(self, _: WSTransport) -> None:
        self._line.closed()
        if self._conversation is not None:
            self._floor.screens.part(self._conversation.listener)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind, parts = frame.msg_type, self._parts
        if transport.is_close_frame_sent and kind is not CLOSE:
            return  # of a screen that is being closed nothing more is taken
        whole = frame.fin and parts.type is None and not (frame.rsv1 or frame.rsv2 or frame.rsv3)
        if kind is TEXT and whole:
            self._take(text_of(frame.get_payload_as_bytes()))
        elif kind is CLOSE:
            self._line.close(_code_of(frame))
            transport.disconnect()
        elif kind is PING:
            self._line.pong(frame.get_payload_as_bytes())
        elif kind is not PONG and (text := parts.add(frame)) is not None:
            self._take(text)

    def _take(self, text: str) -> None:
        """Frames are taken in order: while one waits for a device or for room, the next wait for it."""
        if self._pending is not None:
            self._later.append(text)
        elif self._conversation is not None and (pending := self._conversation.take(text)) is not None:
            self._wait(pending)

    def _wait(self, pending: Pending) -> None:
        self._reading(False)
        self._pending = asyncio.ensure_future(pending)
        self._pending.add_done_callback(self._go_on)

    def _go_on(self, done: "asyncio.Task[None]") -> None:
        self._pending = None
        if not done.cancelled() and (error := done.exception()):
            self._line.close(FAILED)
            raise error  # the loop logs it
        while self._later and self._pending is None:
            self._take(self._later.popleft())
        if self._pending is None:
            self._reading(not self._draining)

    def _reading(self, on: bool) -> None:
        transport = self._transport.underlying_transport
        if transport.is_closing():
            return
        if on:
            transport.resume_reading()
        else:
            transport.pause_reading()

    def drain(self) -> None:
        """Take no more frames, and close once those that were taken are answered."""
        self._draining = True
        self._reading(False)
        if self._pending is not None or (self._conversation and self._conversation.unanswered):
            asyncio.get_running_loop().call_later(DRAINED_EVERY, self.drain)
            return
        self._line.close(RESTARTED)
        self._transport.disconnect()

    def pause_writing(self) -> None:
        """The screen's listener looks at what is unsent before each frame."""

    def resume_writing(self) -> None:
        """Nothing waits for this."""


def _code_of(goodbye: WSFrame) -> int:
    """The code that the screen said, to be said back."""
    return int.from_bytes(goodbye.get_payload_as_bytes()[:2], "big") or ENDED
