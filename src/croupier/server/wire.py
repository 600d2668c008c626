"""Frames from screens, decoded strictly: a bad frame is refused, never guessed."""

import re
import secrets
import time
from base64 import b32hexencode
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from croupier.base import money
from croupier.base.envelope import Command
from croupier.base.money import Cents
from croupier.base.names import CommandId, TableId, TerminalId, staff_id
from croupier.base.refusal import Reason, refuse
from croupier.floor.dealerless.messages import stations
from croupier.floor.parts.messages import bets, cash, rounds, tables
from croupier.floor.pit.messages import pit
from croupier.floor.wheel.messages import deal, seats, wagers
from croupier.floor.wheel.messages.deal import Direction
from croupier.floor.wheel.messages.wagers import Chip

LARGEST_FRAME = 2048
_ID = re.compile(r"[0-9a-v]{11}-[0-9a-v]{6}", re.ASCII)
_LARGEST_ROUND = 2**53
_MOST_CHIPS = 1_000_000

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
    return staff_id(_text(given))


def _count_of(given: object) -> int:
    if isinstance(given, int) and not isinstance(given, bool) and 0 <= given < _MOST_CHIPS:
        return given
    refuse(Reason.UNREADABLE, f"{given!a:.40} is not a number of chips")


def _amount(given: object) -> Cents:
    return money.read(given)


def _colour(given: object) -> str:
    """No colour is value chips."""
    return "" if given == "" else _text(given)


def _chip(given: object) -> Chip:
    if given in tuple(Chip):
        return Chip(_text(given))
    refuse(Reason.UNREADABLE, f"{given!a:.40} is neither colour nor value chips")


def _direction(given: object) -> Direction:
    if given in tuple(Direction):
        return Direction(_text(given))
    refuse(Reason.UNREADABLE, f"{given!a:.40} is neither clockwise nor counterclockwise")


def _buy_in(*given: Cents) -> cash.LayBuyIn:
    return cash.LayBuyIn(cash.Money(*given))


def _count(terminal: str, *given: Cents) -> cash.CountBuyIn:
    return cash.CountBuyIn(TerminalId(terminal), cash.Money(*given))


def _correct(terminal: str, *given: Cents) -> cash.CorrectBuyIn:
    return cash.CorrectBuyIn(TerminalId(terminal), cash.Money(*given))


def _ask_chips(currency: Cents, chips: Cents, coupon: Cents, value: Cents) -> seats.AskChips:
    return seats.AskChips(cash.Money(currency, chips, coupon), value)


def _issue_chips(seat: str, colour: str, value: Cents, *given: Cents) -> seats.IssueChips:
    return seats.IssueChips(TerminalId(seat), colour, value, cash.Money(*given))


def _count_mucked(round_: int, *counts: Any) -> deal.CountMucked:
    return deal.CountMucked(round_, tuple(zip(counts[::2], counts[1::2], strict=True)))


def _open_enclosed() -> tables.OpenTable:
    """The wheel of a dealerless table, found enclosed and driven by its motor; such a table has no float."""
    return tables.OpenTable(0, 0, 0, enclosed=True)


_MONEY = (_amount, _amount, _amount)
_LAID = (_round, _text, _amount, _chip, _amount)


class Frame(NamedTuple):
    """What a frame makes, how its values are read, and those that may follow as often as there are any."""

    make: Callable[..., Command]
    readers: tuple[Read, ...]
    repeated: tuple[Read, ...] = ()

    def read(self, name: str, given: list[Any]) -> Command:
        readers = self.readers if len(given) == len(self.readers) else self._repeated(name, len(given))
        return self.make(*[read(value) for read, value in zip(readers, given, strict=True)])

    def _repeated(self, name: str, count: int) -> tuple[Read, ...]:
        more = count - len(self.readers)
        if more < 0 or not self.repeated or more % len(self.repeated):
            refuse(Reason.UNREADABLE, f"{name} takes {len(self.readers)} values, not {count}")
        return self.readers + self.repeated * (more // len(self.repeated))


TERMINAL: dict[str, Frame] = {
    "lay-buy-in": Frame(_buy_in, _MONEY),
    "verify-credit": Frame(cash.VerifyCredit, ()),
    "report-credit": Frame(cash.ReportCredit, ()),
    "place-bet": Frame(bets.PlaceBet, (_round, _text, _amount)),
    "cancel-bet": Frame(bets.CancelBet, (_round, _text)),
    "undo": Frame(bets.Undo, (_round,)),
    "recall": Frame(bets.Recall, (_round,)),
    "clear": Frame(bets.Clear, (_round,)),
    "neighbours": Frame(bets.Neighbours, (_round,)),
    "ask-cash-out": Frame(cash.AskCashOut, ()),
    "confirm-cash-out": Frame(cash.ConfirmCashOut, ()),
    "withdraw-cash-out": Frame(cash.WithdrawCashOut, ()),
}
CONSOLE: dict[str, Frame] = {
    "pick-up-buy-in": Frame(cash.PickUpBuyIn, (_text,)),
    "count-buy-in": Frame(_count, (_text, *_MONEY)),
    "credit-buy-in": Frame(cash.CreditBuyIn, (_text, _amount)),
    "drop-buy-in": Frame(cash.DropBuyIn, (_text,)),
    "correct-buy-in": Frame(_correct, (_text, *_MONEY)),
    "new-game": Frame(rounds.StartGame, ()),
    "no-more-bets": Frame(rounds.CloseBets, (_round,)),
    "confirm-number": Frame(rounds.ConfirmNumber, (_round, _text)),
    "void-game": Frame(rounds.VoidGame, (_round, _text)),
    "select-cash-out": Frame(cash.SelectCashOut, (_text,)),
    "count-chips": Frame(cash.CountChips, (_text, _amount)),
    "deliver-chips": Frame(cash.DeliverChips, (_text,)),
    "take-table": Frame(tables.TakeTable, ()),
    "call-supervisor": Frame(tables.CallSupervisor, ()),
}
SUPERVISOR: dict[str, Frame] = {
    "open-table": Frame(tables.OpenTable, (_amount, _whole, _whole)),
    "close-table": Frame(tables.CloseTable, ()),
    "refund-game": Frame(rounds.RefundGame, (_round,)),
    "void-settled": Frame(rounds.VoidSettled, (_round,)),
    "void-game": Frame(rounds.VoidGame, (_round, _text)),
    "release-terminal": Frame(tables.ReleaseTerminal, (_text,)),
    "answer-call": Frame(tables.AnswerCall, ()),
    "restart-table": Frame(tables.RestartTable, ()),
    "open-enclosed": Frame(_open_enclosed, ()),
    "open-station": Frame(stations.OpenStation, (_text, _text)),
    "close-station": Frame(stations.CloseStation, (_text, _text)),
    "pay-by-hand": Frame(stations.PayByHand, (_text, _amount)),
    "go-on-duty": Frame(pit.GoOnDuty, ()),
    "go-off-duty": Frame(pit.GoOffDuty, ()),
    "fill-table": Frame(pit.FillTable, (_amount, _text, _staff)),
    "credit-table": Frame(pit.CreditTable, (_amount, _text, _staff)),
    "pick-up-drop": Frame(pit.PickUpDrop, (_staff,)),
    "count-float": Frame(pit.CountFloat, (_amount, _staff)),
}
SEAT: dict[str, Frame] = {
    "ask-chips": Frame(_ask_chips, (*_MONEY, _amount)),
    "lay-wager": Frame(wagers.LayWager, _LAID),
    "take-back": Frame(wagers.TakeBack, (_round, _text)),
    "call-wager": Frame(wagers.CallWager, (_round, _text, _amount)),
}
FELT: dict[str, Frame] = {
    "issue-chips": Frame(_issue_chips, (_text, _colour, _amount, *_MONEY)),
    "colour-out": Frame(seats.ColourOut, (_text,)),
    "lay-for": Frame(wagers.LayFor, (_text, *_LAID)),
    "accept-called": Frame(wagers.AcceptCalled, (_text, _round, _text, _amount)),
    "new-game": Frame(rounds.StartGame, ()),
    "spin-ball": Frame(deal.SpinBall, (_round, _direction)),
    "no-more-bets": Frame(rounds.CloseBets, (_round,)),
    "call-no-spin": Frame(deal.CallNoSpin, (_round, _text)),
    "announce-number": Frame(deal.AnnounceNumber, (_round, _text)),
    "place-crown": Frame(deal.PlaceCrown, (_round,)),
    "collect-losers": Frame(deal.CollectLosers, (_round,)),
    "count-mucked": Frame(_count_mucked, (_round,), (_text, _count_of)),
    "pay-winners": Frame(deal.PayWinners, (_round,)),
    "take-table": Frame(tables.TakeTable, ()),
    "call-supervisor": Frame(tables.CallSupervisor, ()),
}
FRAMES: dict[str, dict[str, Frame]] = {
    "terminal": TERMINAL,
    "console": CONSOLE,
    "supervisor": SUPERVISOR,
    "seat": SEAT,
    "felt": FELT,
    "board": {},
}

_decoder = msgspec.json.Decoder(list[str | int | float | bool | None])
"""Nothing in a frame is itself an array or an object, so nothing can be nested and no key given twice."""


def read_frame(screen: str, text: str | bytes) -> Asked | Ping | Throw | Bill:
    if len(text) > LARGEST_FRAME:
        refuse(Reason.UNREADABLE, f"a frame has at most {LARGEST_FRAME} characters")
    try:
        frame = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError):
        refuse(Reason.UNREADABLE, "a frame is a JSON array: [ID, NAME, ...]")
    if len(frame) > 2:
        return _asked(screen, frame)
    if frame == ["ping"]:
        return Ping()
    if screen in ("console", "felt") and len(frame) == 2 and frame[0] == "wheel":
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
    given, table = frame[2:], None
    if screen == "supervisor":
        if not given:
            refuse(Reason.UNREADABLE, f"{frame[1]} names the table first")
        table = TableId(_text(given.pop(0)))
    return Asked(CommandId(frame[0]), known[frame[1]].read(frame[1], given), table)
