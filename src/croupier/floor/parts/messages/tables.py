"""Opening and closing a table, who works it, and its terminals."""

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TerminalId
from croupier.base.wire_types import SmallNumber, TextOrNothing


class OpenTable(msgspec.Struct, frozen=True, omit_defaults=True, tag="open-table"):
    """The wheel and ball as inspected, and the float as counted; `enclosed` is a wheel driven by a motor.

    `ball` says what the ball is made of: "non-metallic", or else the Gaming Commission's approval of another.
    """

    bankroll: Cents
    wheel_inches: SmallNumber
    ball_sixteenths: SmallNumber
    enclosed: bool = False
    ball: TextOrNothing = ""


class CloseTable(msgspec.Struct, frozen=True, tag="close-table"):
    pass


class TakeTable(msgspec.Struct, frozen=True, tag="take-table"):
    """A dealer relieves whoever worked the table."""


class LeaveTable(msgspec.Struct, frozen=True, tag="leave-table"):
    """The dealer goes, between games, and nobody deals here until another takes the table."""


class CallSupervisor(msgspec.Struct, frozen=True, tag="call-supervisor"):
    pass


class AnswerCall(msgspec.Struct, frozen=True, tag="answer-call"):
    pass


class ReleaseTerminal(msgspec.Struct, frozen=True, tag="release-terminal"):
    terminal: TerminalId


class TableOpened(msgspec.Struct, frozen=True, omit_defaults=True, tag="table-opened"):
    bankroll: Cents
    wheel_inches: int
    ball_sixteenths: int
    by: str
    enclosed: bool = False
    ball: str = ""


class TableClosed(msgspec.Struct, frozen=True, tag="table-closed"):
    """Promotional credit that nobody bet is forfeited with the table.

    `bankroll` is the chips in the rack, which go back to the cage; in records of edition 1, the float alone.
    """

    bankroll: Cents
    by: str
    forfeited: tuple[tuple[TerminalId, Cents], ...] = ()


class DealerChanged(msgspec.Struct, frozen=True, tag="dealer-changed"):
    was: str | None
    dealer: str


class DealerLeft(msgspec.Struct, frozen=True, tag="dealer-left"):
    dealer: str


class SupervisorCalled(msgspec.Struct, frozen=True, tag="supervisor-called"):
    by: str


class CallAnswered(msgspec.Struct, frozen=True, tag="call-answered"):
    by: str


class TerminalLocked(msgspec.Struct, frozen=True, tag="terminal-locked"):
    terminal: TerminalId
    why: str


class TerminalReleased(msgspec.Struct, frozen=True, omit_defaults=True, tag="terminal-released"):
    """`taken` is what it held of what it owed since a settled game was void."""

    terminal: TerminalId
    by: str
    taken: Cents = 0
