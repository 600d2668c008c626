"""The ID003 protocol of bill acceptors: bytes to frames, strictly, and back in step after any nonsense.

A frame is FC hex, its whole length, a code, its content, and two bytes of CRC, low byte first. The controller
asks and the acceptor answers; only an acknowledgement has no answer. 9600 baud, eight bits, even parity.
"""

from enum import IntEnum

import msgspec

from croupier.base.money import Cents

SYNC = 0xFC
SHORTEST = 5
_POLYNOMIAL = 0x8408
"""Of CRC-CCITT, with the lowest bit first."""
_DOLLARS = 1
"""The code that acceptors give the currency of the United States."""


class Ask(IntEnum):
    """What a controller sends: for a status, an operation, a setting, or an acknowledgement."""

    STATUS = 0x11
    RESET = 0x40
    STACK = 0x41
    RETURN = 0x43
    ACKNOWLEDGE = 0x50
    VERSION = 0x88
    CURRENCY = 0x8A
    DENOMINATIONS = 0xC0
    SECURITY = 0xC1
    INHIBIT = 0xC3
    DIRECTION = 0xC4


class Status(IntEnum):
    """What an acceptor answers when it is asked for its status."""

    ENABLED = 0x11
    ACCEPTING = 0x12
    ESCROW = 0x13
    STACKING = 0x14
    VEND_VALID = 0x15
    STACKED = 0x16
    REJECTING = 0x17
    RETURNING = 0x18
    HOLDING = 0x19
    DISABLED = 0x1A
    INITIALIZE = 0x1B
    POWER_UP = 0x40
    POWER_UP_BILL_IN_ACCEPTOR = 0x41
    POWER_UP_BILL_IN_STACKER = 0x42
    STACKER_FULL = 0x43
    STACKER_OPEN = 0x44
    JAM_IN_ACCEPTOR = 0x45
    JAM_IN_STACKER = 0x46
    PAUSE = 0x47
    CHEATED = 0x48
    FAILURE = 0x49
    COMMUNICATION_ERROR = 0x4A


TAKEN = 0x50
"""An acceptor's answer to an operation that it carries out."""
INVALID = 0x4B
"""An acceptor's answer to what it cannot do now."""
_STATUSES = frozenset(Status)


class Frame(msgspec.Struct, frozen=True):
    code: int
    content: bytes = b""

    @property
    def status(self) -> Status | None:
        """None where the code is no status, such as the echo of a setting."""
        return Status(self.code) if self.code in _STATUSES else None


def crc(content: bytes) -> int:
    """CRC-CCITT as Kermit counts it: from zero, the lowest bit of each byte first."""
    remainder = 0
    for byte in content:
        remainder ^= byte
        for _ in range(8):
            remainder = remainder >> 1 ^ (_POLYNOMIAL if remainder & 1 else 0)
    return remainder


def write_frame(frame: Frame) -> bytes:
    body = bytes((SYNC, SHORTEST + len(frame.content), frame.code)) + frame.content
    return body + crc(body).to_bytes(2, "little")


class FrameScanner:
    """Turns a stream of bytes into frames; what is no exact frame is passed over and counted."""

    def __init__(self) -> None:
        self._held = b""
        self.passed_over = 0

    def feed(self, received: bytes) -> list[Frame]:
        self._held += received
        found = []
        while frame := self._next():
            found.append(frame)
        return found

    def give_up(self) -> list[Frame]:
        """The line has fallen silent within a frame: look behind its first byte for another."""
        if not self._held:
            return []
        self._pass_over(1)
        return [*self.feed(b""), *self.give_up()]

    def _next(self) -> Frame | None:
        while True:
            begin = self._held.find(SYNC)
            self._pass_over(len(self._held) if begin < 0 else begin)
            if len(self._held) < SHORTEST:
                return None
            length = self._held[1]
            if length >= SHORTEST and len(self._held) < length:
                return None
            if frame := _read(self._held[:length]):
                self._held = self._held[length:]
                return frame
            self._pass_over(1)

    def _pass_over(self, count: int) -> None:
        self.passed_over += count
        self._held = self._held[count:]


def _read(raw: bytes) -> Frame | None:
    if len(raw) < SHORTEST or crc(raw[:-2]) != int.from_bytes(raw[-2:], "little"):
        return None
    return Frame(raw[2], raw[3:-2])


def read_currency(content: bytes) -> dict[int, Cents]:
    """The dollar bills that it knows, by the code that it gives each in escrow.

    Four bytes a bill: that code, a currency, a number, and how many zeros follow the number.
    """
    bills = (content[at : at + 4] for at in range(0, len(content) - 3, 4))
    return {
        code: number * 10**zeros * 100
        for code, currency, number, zeros in bills
        if currency == _DOLLARS and number and zeros <= 3
    }


def write_currency(bills: dict[int, Cents]) -> bytes:
    """As an acceptor answers of bills of whole dollars with one digit that is not zero."""
    lines = ((code, str(cents // 100)) for code, cents in bills.items())
    return b"".join(bytes((code, _DOLLARS, int(text[0]), len(text) - 1)) for code, text in lines)
