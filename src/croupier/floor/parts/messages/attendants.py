"""A player calls an attendant, and somebody answers."""

import msgspec

from croupier.base.names import TerminalId


class CallAttendant(msgspec.Struct, frozen=True, tag="call-attendant"):
    """From the player's own terminal or seat."""


class AnswerAttendant(msgspec.Struct, frozen=True, tag="answer-attendant"):
    terminal: TerminalId


class AttendantCalled(msgspec.Struct, frozen=True, tag="attendant-called"):
    terminal: TerminalId


class AttendantAnswered(msgspec.Struct, frozen=True, tag="attendant-answered"):
    terminal: TerminalId
    by: str
