"""The messages of a card shoe's reader: bytes to messages, strictly, and back in step after any nonsense.

A frame is `[mode]<content>`, such as `[Game]<Card:4S>`. It ends by its own `>`: whether the reader sends an
end of line after it is not known, so that any is taken and none is waited for. Frames bear no checksum.
"""

import re
from collections.abc import Iterator
from enum import StrEnum

from croupier.devices.shoe import CardOut, ShoeAlarm, ShoeFault, ShoeMessage
from croupier.games.baccarat.cards import Card

LONGEST = 128
_BEGIN, _END, _LINE_ENDS = ord("["), ord(">"), b"\r\n"
_CARD = re.compile(r"\[(Game|Manual Burn Cards)\]<Card:(A|[2-9]|10|T|J|Q|K)([SHDC])>")
_NOT_READ = "[Game]<Game>"
_ALARM = re.compile(r"\[GameAlarm\]<Alarm:([ -;=?-~]+)>")


class ReaderMode(StrEnum):
    """What its buttons say that cards are drawn for."""

    GAME = "Game"
    BURN = "Manual Burn Cards"


class FrameScanner:
    """However the line cuts or joins what was sent, it gives the same messages.

    Noise is one alarm, up to where a message may have ended: a `>`, an end of line, or a silence.
    """

    def __init__(self) -> None:
        self._held = bytearray()
        self._noisy = False

    @property
    def waits(self) -> bool:
        """True in the middle of a frame or of noise."""
        return bool(self._held) or self._noisy

    def feed(self, received: bytes) -> list[ShoeMessage]:
        return [message for byte in received for message in self._take(byte)]

    def give_up(self) -> list[ShoeMessage]:
        """End an unfinished frame or noise: the line has fallen silent."""
        return list(self._take(_LINE_ENDS[0]))

    def _take(self, byte: int) -> Iterator[ShoeMessage]:
        if byte == _BEGIN:
            yield from self._spoil() if self._held else ()
            self._held.append(byte)
        elif byte in _LINE_ENDS:
            yield from self._spoil() if self._held else ()
            self._noisy = False
        elif not self._held:
            yield from self._spoil(bytes((byte,)))
            self._noisy = byte != _END
        else:
            yield from self._extend(byte)

    def _extend(self, byte: int) -> Iterator[ShoeMessage]:
        self._held.append(byte)
        if byte == _END:
            yield read_frame(bytes(self._held))
            self._held.clear()
            self._noisy = False
        elif len(self._held) >= LONGEST:
            yield from self._spoil()

    def _spoil(self, noise: bytes = b"") -> Iterator[ShoeMessage]:
        said = _printable(bytes(self._held) or noise)
        self._held.clear()
        if not self._noisy:
            self._noisy = True
            yield ShoeAlarm(ShoeFault.GARBLED, said)


def read_frame(frame: bytes) -> ShoeMessage:
    """What is not exactly a message is an alarm, and never a card."""
    text = _printable(frame)
    if card := _CARD.fullmatch(text):
        mode, rank, suit = card.groups()
        return CardOut(Card(("10" if rank == "T" else rank) + suit), mode == ReaderMode.BURN)
    if text == _NOT_READ:
        return CardOut(None)
    if alarm := _ALARM.fullmatch(text):
        return ShoeAlarm(ShoeFault.DEVICE, alarm[1])
    return ShoeAlarm(ShoeFault.GARBLED, text)


def write_card(card: Card, mode: ReaderMode = ReaderMode.GAME) -> bytes:
    return f"[{mode}]<Card:{card}>\r\n".encode()


def write_not_read() -> bytes:
    return f"{_NOT_READ}\r\n".encode()


def write_alarm(words: str) -> bytes:
    return f"[GameAlarm]<Alarm:{words}>\r\n".encode()


def _printable(said: bytes) -> str:
    """Control characters and bytes beyond ASCII are written as `\\x07`."""
    return "".join(chr(byte) if 32 <= byte < 127 else f"\\x{byte:02x}" for byte in said)
