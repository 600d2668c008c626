"""Frames from screens, decoded strictly: a bad frame is refused, never guessed."""

import re
import secrets
import time
from base64 import b32hexencode
from pathlib import Path
from typing import Any

import msgspec

from croupier.base.envelope import Command
from croupier.base.names import CommandId, TableId
from croupier.base.refusal import Reason, refuse, shown
from croupier.desk.kinds import Kinds
from croupier.server.frames import frames_of, read_line, read_text
from croupier.server.voucher_numbers import voucher_reader

LARGEST_FRAME = 2048
_ID = re.compile(r"[0-9a-v]{11}-[0-9a-v]{6}", re.ASCII)


class Ping(msgspec.Struct, frozen=True):
    """Are you there?"""


class Hand(msgspec.Struct, frozen=True):
    """A person's hand at a simulated device of the place: something thrown, or put in."""

    device: str
    value: str


class Asked(msgspec.Struct, frozen=True):
    """A command with its sender's id; a supervisor's frame names the table."""

    id: CommandId
    command: Command
    table: TableId | None = None


def new_id() -> CommandId:
    """An id that rises with time: 55 bits of milliseconds and 30 of chance."""
    bits = int(time.time() * 1000) << 30 | secrets.randbits(30)
    digits = b32hexencode((bits << 3).to_bytes(11, "big"))[:17].decode().lower()
    return CommandId(f"{digits[:11]}-{digits[11:]}")


def is_id(given: object) -> bool:
    """Whether a screen could have made it: it keeps what is sent twice from being done twice."""
    return isinstance(given, str) and _ID.fullmatch(given) is not None


def sent_id(text: str | bytes) -> CommandId | None:
    """The id of a frame that is refused unread: whoever waits for its reply must get one."""
    if len(text) > LARGEST_FRAME:
        return None
    try:
        frame = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError):
        return None
    return CommandId(frame[0]) if isinstance(frame, list) and frame and is_id(frame[0]) else None


_decoder = msgspec.json.Decoder(list[str | int | float | bool | None])
"""Nothing in a frame is itself an array or an object, so nothing can be nested and no key given twice."""


class Wire:
    """What each screen may send, as the kinds of this floor offer it."""

    def __init__(self, kinds: Kinds, folder: Path | None = None) -> None:
        """`folder` holds the key of the house's vouchers; without it the key is in memory alone."""
        self.frames = frames_of(kinds, voucher_reader(folder))
        self._devices = kinds.devices

    def read(self, screen: str, text: str | bytes) -> Asked | Ping | Hand:
        if len(text) > LARGEST_FRAME:
            refuse(Reason.UNREADABLE, "a frame has at most {most} characters", most=LARGEST_FRAME)
        try:
            frame = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError):
            refuse(Reason.UNREADABLE, "a frame is a JSON array: [ID, NAME, ...]")
        if len(frame) > 2:
            return self._asked(screen, frame)
        if frame == ["ping"]:
            return Ping()
        if len(frame) == 2 and screen in self._devices.get(str(frame[0]), ()):
            return Hand(str(frame[0]), read_line(frame[1]))
        return self._asked(screen, frame)

    def _asked(self, screen: str, frame: list[Any]) -> Asked:
        if len(frame) < 2 or not is_id(frame[0]):
            refuse(Reason.UNREADABLE, "a frame begins with an id of 11 and 6 base-32 digits, and a name")
        known = self.frames[screen]
        if not isinstance(frame[1], str) or frame[1] not in known:
            refuse(Reason.UNREADABLE, "a {screen} does not send {name}", screen=screen, name=shown(frame[1]))
        given, table = frame[2:], None
        if screen == "supervisor":
            if not given:
                refuse(Reason.UNREADABLE, "{name} names the table first", name=frame[1])
            table = TableId(read_text(given.pop(0)))
        return Asked(CommandId(frame[0]), known[frame[1]].read(frame[1], given), table)
