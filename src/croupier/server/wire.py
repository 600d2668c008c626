"""Frames from screens, decoded strictly: a bad frame is refused, never guessed."""

import re
import secrets
import time
from base64 import b32hexencode
from collections.abc import Callable
from typing import Any

import msgspec

from croupier import money
from croupier.messages import betting, cage, pit, rounds, stations, tables
from croupier.messages.envelope import Command
from croupier.messages.refusal import Reason, refuse
from croupier.money import Cents
from croupier.names import CommandId, TableId, TerminalId

LARGEST_FRAME = 2048
_ID = re.compile(r"[0-9a-v]{11}-[0-9a-v]{6}", re.ASCII)
_LARGEST_ROUND = 2**53

Read = Callable[[object], Any]


class Ping(msgspec.Struct, frozen=True):
    """Are you there?"""


class Throw(msgspec.Struct, frozen=True):
    """To the simulated wheel: `throw`, or a fault to show."""

    what: str


class Bill(msgspec.Struct, frozen=True):
    """Into the simulated bill acceptor of a station."""

    amount: Cents


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


def _text(given: object) -> str:
    if isinstance(given, str) and 0 < len(given) <= 64 and given.isprintable():
        return given
    refuse(Reason.UNREADABLE, f"{given!a:.40} should be a short text")


def _round(given: object) -> int:
    if isinstance(given, int) and not isinstance(given, bool) and 0 <= given < _LARGEST_ROUND:
        return given
    refuse(Reason.UNREADABLE, f"{given!a:.40} is not the number of a game")


def _whole(given: object) -> int:
    if isinstance(given, int) and not isinstance(given, bool) and 0 <= given < 1000:
        return given
    refuse(Reason.UNREADABLE, f"{given!a:.40} is not a small whole number")


def _staff(given: object) -> str:
    """A member of staff by name, as the journal names one."""
    return f"staff:{_text(given)}"


def _amount(given: object) -> Cents:
    return money.read(given)


def _buy_in(*given: Cents) -> cage.LayBuyIn:
    return cage.LayBuyIn(cage.Money(*given))


def _count(terminal: str, *given: Cents) -> cage.CountBuyIn:
    return cage.CountBuyIn(TerminalId(terminal), cage.Money(*given))


def _correct(terminal: str, *given: Cents) -> cage.CorrectBuyIn:
    return cage.CorrectBuyIn(TerminalId(terminal), cage.Money(*given))


def _open_enclosed() -> tables.OpenTable:
    """The wheel of a dealerless table, found enclosed and driven by its motor; such a table has no float."""
    return tables.OpenTable(0, 0, 0, enclosed=True)


_MONEY = (_amount, _amount, _amount)
Frame = tuple[Callable[..., Command], tuple[Read, ...]]

TERMINAL: dict[str, Frame] = {
    "lay-buy-in": (_buy_in, _MONEY),
    "verify-credit": (cage.VerifyCredit, ()),
    "report-credit": (cage.ReportCredit, ()),
    "place-bet": (betting.PlaceBet, (_round, _text, _amount)),
    "cancel-bet": (betting.CancelBet, (_round, _text)),
    "undo": (betting.Undo, (_round,)),
    "recall": (betting.Recall, (_round,)),
    "clear": (betting.Clear, (_round,)),
    "neighbours": (betting.Neighbours, (_round,)),
    "ask-cash-out": (cage.AskCashOut, ()),
    "confirm-cash-out": (cage.ConfirmCashOut, ()),
    "withdraw-cash-out": (cage.WithdrawCashOut, ()),
}
CONSOLE: dict[str, Frame] = {
    "pick-up-buy-in": (cage.PickUpBuyIn, (_text,)),
    "count-buy-in": (_count, (_text, *_MONEY)),
    "credit-buy-in": (cage.CreditBuyIn, (_text, _amount)),
    "drop-buy-in": (cage.DropBuyIn, (_text,)),
    "correct-buy-in": (_correct, (_text, *_MONEY)),
    "new-game": (rounds.StartGame, ()),
    "no-more-bets": (rounds.CloseBets, (_round,)),
    "confirm-number": (rounds.ConfirmNumber, (_round, _text)),
    "void-game": (rounds.VoidGame, (_round, _text)),
    "select-cash-out": (cage.SelectCashOut, (_text,)),
    "count-chips": (cage.CountChips, (_text, _amount)),
    "deliver-chips": (cage.DeliverChips, (_text,)),
    "take-table": (tables.TakeTable, ()),
    "call-supervisor": (tables.CallSupervisor, ()),
}
SUPERVISOR: dict[str, Frame] = {
    "open-table": (tables.OpenTable, (_amount, _whole, _whole)),
    "close-table": (tables.CloseTable, ()),
    "refund-game": (rounds.RefundGame, (_round,)),
    "void-settled": (rounds.VoidSettled, (_round,)),
    "void-game": (rounds.VoidGame, (_round, _text)),
    "release-terminal": (tables.ReleaseTerminal, (_text,)),
    "answer-call": (tables.AnswerCall, ()),
    "restart-table": (tables.RestartTable, ()),
    "open-enclosed": (_open_enclosed, ()),
    "open-station": (stations.OpenStation, (_text, _text)),
    "close-station": (stations.CloseStation, (_text, _text)),
    "pay-by-hand": (stations.PayByHand, (_text, _amount)),
    "go-on-duty": (pit.GoOnDuty, ()),
    "go-off-duty": (pit.GoOffDuty, ()),
    "fill-table": (pit.FillTable, (_amount, _text, _staff)),
    "credit-table": (pit.CreditTable, (_amount, _text, _staff)),
    "pick-up-drop": (pit.PickUpDrop, (_staff,)),
    "count-float": (pit.CountFloat, (_amount, _staff)),
}
FRAMES = {"terminal": TERMINAL, "console": CONSOLE, "supervisor": SUPERVISOR}

_decoder = msgspec.json.Decoder(list[str | int | float | bool | None])
"""Nothing in a frame is itself an array or an object, so nothing can be nested and no key given twice."""


def read_frame(screen: str, text: str | bytes) -> Asked | Ping | Throw | Bill:
    if len(text) > LARGEST_FRAME:
        refuse(Reason.UNREADABLE, f"a frame has at most {LARGEST_FRAME} characters")
    try:
        frame = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError):
        refuse(Reason.UNREADABLE, "a frame is a JSON array: [ID, NAME, ...]")
    if frame == ["ping"]:
        return Ping()
    if screen == "console" and len(frame) == 2 and frame[0] == "wheel":
        return Throw(_text(frame[1]))
    if screen == "terminal" and len(frame) == 2 and frame[0] == "bill":
        return Bill(_amount(frame[1]))
    return _asked(screen, frame)


def _asked(screen: str, frame: list[Any]) -> Asked:
    if len(frame) < 2 or not is_id(frame[0]):
        refuse(Reason.UNREADABLE, "a frame begins with an id of 11 and 6 base-32 digits, and a name")
    known = FRAMES[screen]
    if not isinstance(frame[1], str) or frame[1] not in known:
        refuse(Reason.UNREADABLE, f"a {screen} does not send {frame[1]!a:.40}")
    make, readers = known[frame[1]]
    given = frame[2:]
    table = TableId(_text(given.pop(0))) if screen == "supervisor" and given else None
    if len(given) != len(readers) or (screen == "supervisor" and table is None):
        refuse(Reason.UNREADABLE, f"{frame[1]} takes {len(readers)} values, not {len(given)}")
    values = [read(value) for read, value in zip(readers, given, strict=True)]
    return Asked(CommandId(frame[0]), make(*values), table)
