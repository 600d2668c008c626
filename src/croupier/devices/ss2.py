"""The SS2 in-rim wheel protocol: bytes to frames, strictly, and back in step after any nonsense.

A status frame is `*X;<state>;<spin>;<win>;<warn>;<speed>;<dir>` and CR LF; the winning number also comes
bare, two characters and CR LF, just before state 5. Orders are answered with `OK`, `BUSY` or `NO`. Real lines
hold torn, merged and buffered frames.
"""

import re
from collections.abc import Callable
from enum import IntEnum, IntFlag

import msgspec

EVERY = 0.5
"""Seconds between two statuses of a wheel that is not asked."""
LONGEST = 256
_LONGEST_FRAME = 32
SPINS = 256
OK, BUSY, NO = "OK", "BUSY", "NO"
STATUS = b"*X;"
ASK_STATUS = b"*X\r\n"
LAUNCH, RESTART, SELF_TEST = "u 1", "R", "F"
POWER_ON, POWER_OFF = "P 1", "P 0"
_NUMBER = rb"00| [0-9]|[12][0-9]|3[0-6]"
_STATUS = re.compile(rb"\*X;([1-6]);([ 0-9]{2}[0-9]);(  |" + _NUMBER + rb");([0-9A-F]);([0-9]{1,4});([01])")
_BARE = re.compile(_NUMBER)
_ANSWER = re.compile(rb"\*([PuRFoT]) OK|(?:\*(?:([PuRFoT]) )?)?(BUSY|NO)")
_BONUS = re.compile(rb"\*Y;[1-6];[0-9]{3}")


class State(IntEnum):
    BEFORE_GAME = 1
    PLACE_BETS = 2
    BALL_IN_RIM = 3
    NO_MORE_BETS = 4
    WINNING_NUMBER = 5
    CLOSED = 6


class Warn(IntFlag):
    BALL_LOST = 1
    WITH_ROTOR = 2
    COMPONENT = 4
    FAILED_LAUNCH = 8


class Status(msgspec.Struct, frozen=True):
    state: State
    spin: int
    win: str | None
    warn: Warn
    speed: int
    clockwise: bool


class Bare(msgspec.Struct, frozen=True):
    """The winning number on a line of its own."""

    number: str


class Answer(msgspec.Struct, frozen=True):
    """To an order, by its letter; empty where the wheel does not say which order it refuses."""

    order: str
    word: str


class Bonus(msgspec.Struct, frozen=True):
    """A message of a bonus game, which no table here plays."""

    text: str


Frame = Status | Bare | Answer | Bonus


class Scanner:
    """Turns a stream of bytes into frames; what is not a whole, exact frame is passed over and counted.

    `garbled` is called with each such line, for whoever looks into what is wrong with a cable.
    """

    def __init__(self, garbled: Callable[[bytes], object] | None = None) -> None:
        self._held, self._garbled = b"", garbled
        self.passed_over = 0

    def feed(self, received: bytes) -> list[Frame]:
        *lines, self._held = (self._held + received).split(b"\r\n")
        if len(self._held) > LONGEST:
            # what is kept may be the beginning of a frame, and is too long to pass for a bare number
            self._pass_over(self._held[:-_LONGEST_FRAME])
            self._held = self._held[-_LONGEST_FRAME:]
        return [frame for line in lines if (frame := self._read(line)) is not None]

    def _read(self, line: bytes) -> Frame | None:
        packet = line[line.rfind(b"*") :] if b"*" in line else line
        if (match := _STATUS.fullmatch(packet)) and (status := _status(match)):
            return status
        if _BARE.fullmatch(line):
            return Bare(line.decode().strip())
        if match := _ANSWER.fullmatch(packet):
            order, refused, word = (part.decode() if part else "" for part in match.groups())
            return Answer(order or refused, word or OK)
        if _BONUS.fullmatch(packet):
            return Bonus(packet.decode())
        self._pass_over(line)
        return None

    def _pass_over(self, line: bytes) -> None:
        self.passed_over += bool(line)
        if line and self._garbled:
            self._garbled(line)


def _status(match: re.Match[bytes]) -> Status | None:
    state, spin, win, warn, speed, direction = (part.decode() for part in match.groups())
    if not spin.strip().isdigit() or int(spin) not in range(1, SPINS + 1):
        return None
    return Status(
        State(int(state)),
        int(spin),
        win.strip() or None,
        Warn(int(warn, 16)),
        int(speed),
        direction == "0",
    )


def spin_after(spin: int) -> int:
    """The counter goes from 1 to 256 and round again."""
    return spin % SPINS + 1


def spin_before(spin: int) -> int:
    return (spin - 2) % SPINS + 1


def write_status(status: Status) -> bytes:
    win = (status.win or "").rjust(2)
    direction = 0 if status.clockwise else 1
    text = f"*X;{status.state:d};{status.spin:03};{win};{status.warn:X};{status.speed};{direction}\r\n"
    return text.encode()


def write_bare(number: str) -> bytes:
    return f"{number.rjust(2)}\r\n".encode()


def write_order(order: str) -> bytes:
    """An order such as `u 1` or `R`; its first letter is what the answer names."""
    return f"*{order}\r\n".encode()


def write_answer(answer: Answer) -> bytes:
    return f"*{answer.order} {answer.word}\r\n".encode()
