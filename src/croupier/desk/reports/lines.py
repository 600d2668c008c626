"""One gaming day of a journal as lines: every figure of every report is a sum of some of them."""

from collections.abc import Iterable, Iterator
from datetime import date
from enum import StrEnum
from typing import NamedTuple

import msgspec

from croupier.desk.gamingday import Rollover
from croupier.desk.ports import Entry, Microseconds
from croupier.desk.record import Record, read_record
from croupier.desk.reports.held import gains
from croupier.messages import cage, pit, rounds, stations, tables
from croupier.messages.envelope import Event
from croupier.money import Cents
from croupier.names import TableId, TerminalId
from croupier.rules.automatic.state import REMEMBERED_ROUNDS
from croupier.rules.pit.state import PIT


class Figure(StrEnum):
    """What a report adds up. The last five count; all others are money."""

    DROP = "drop"
    FILLS = "fills"
    CREDITS = "credits"
    HANDLE = "handle"
    WIN = "win"
    VOIDED = "voided"
    PROMOTIONS = "promotions"
    CORRECTED = "corrected"
    PICKED_UP = "picked-up"
    COUNTED = "counted"
    OVER_SHORT = "over-short"
    COIN_IN = "coin-in"
    COIN_OUT = "coin-out"
    BOUGHT_IN = "bought-in"
    CASHED_OUT = "cashed-out"
    ROUNDS = "rounds"
    VOIDS = "voids"
    BUY_INS = "buy-ins"
    CORRECTIONS = "corrections"
    GAMES = "games"


COUNTING = (Figure.ROUNDS, Figure.VOIDS, Figure.BUY_INS, Figure.CORRECTIONS, Figure.GAMES)
BY_TERMINAL = (Figure.COIN_IN, Figure.COIN_OUT, Figure.BOUGHT_IN, Figure.CASHED_OUT, Figure.GAMES)


class Line(msgspec.Struct, frozen=True):
    """`amount` of one figure: cents, or how many for a figure that counts."""

    seq: int
    at: Microseconds
    table: TableId
    figure: Figure
    amount: int
    round: int | None = None
    terminal: TerminalId | None = None
    dealer: str | None = None
    reason: str = ""


class _Settled(NamedTuple):
    """A game that may still be voided, and whose it was."""

    ends: tuple[rounds.End, ...]
    dealer: str | None


class Reading:
    """The lines of one day, what each terminal holds at its end, and every table there is."""

    def __init__(self, entries: Iterable[Entry], rollover: Rollover, day: date) -> None:
        self.day, self.rollover = day, rollover
        self.lines: list[Line] = []
        self.held: dict[tuple[TableId, TerminalId], Cents] = {}
        self.tables: list[TableId] = []
        self._dealers: dict[TableId, str] = {}
        self._settled: dict[tuple[TableId, int], _Settled] = {}
        self._reasons: dict[tuple[TableId, int], str] = {}
        for entry in entries:
            record = read_record(entry.body)
            today = rollover.day(record.at)
            if today > day:
                break  # time only rises
            self._read(record, today == day)

    def _read(self, record: Record, wanted: bool) -> None:
        table = record.envelope.table
        if table == PIT:
            return
        for event in record.events:
            if wanted:
                self.lines += self._lines(record, table, event)
            self._remember(table, event)

    def _remember(self, table: TableId, event: Event) -> None:
        for terminal, gain in gains(event):
            self.held[table, terminal] = self.held.get((table, terminal), 0) + gain
        match event:
            case tables.TableInstalled():
                self.tables.append(table)
                self.held.update({(table, terminal): 0 for terminal in event.terminals})
            case tables.DealerChanged():
                self._dealers[table] = event.dealer
            case rounds.RoundSettled():
                self._settled[table, event.round] = _Settled(event.ends, self._dealers.get(table))
                self._settled.pop(
                    (table, event.round - REMEMBERED_ROUNDS), None
                )  # it can no longer be voided
            case rounds.GameVoided():
                self._reasons[table, event.round] = event.reason

    def _lines(self, record: Record, table: TableId, event: Event) -> Iterator[Line]:
        round_ = getattr(event, "round", None)
        dealer = self._dealers.get(table)
        if isinstance(event, rounds.SettlementReversed):
            dealer = self._settled[table, event.round].dealer
        for figure, amount, terminal, reason in self._figures(table, event):
            if amount:
                yield Line(record.seq, record.at, table, figure, amount, round_, terminal, dealer, reason)

    def _figures(self, table: TableId, event: Event) -> "Iterator[_Figured]":
        match event:
            case rounds.RoundSettled():
                yield from _played(event.ends, 1)
            case rounds.SettlementReversed():
                ends = self._settled[table, event.round].ends
                yield from _played(ends, -1)
                yield Figure.VOIDS, 1, None, "wrong-number"
                yield Figure.VOIDED, sum(end.staked for end in ends), None, "wrong-number"
            case rounds.GameVoided():
                yield Figure.VOIDS, 1, None, event.reason
            case rounds.GameRefunded():
                refunded = sum(one.cash + one.promo for one in event.refunds)
                yield Figure.VOIDED, refunded, None, self._reasons[table, event.round]
            case _:
                yield from _moved(event)


_Figured = tuple[Figure, int, TerminalId | None, str]


def _played(ends: tuple[rounds.End, ...], sign: int) -> Iterator[_Figured]:
    """A settled game, or with the sign turned the same game taken back."""
    yield Figure.ROUNDS, sign, None, ""
    yield Figure.HANDLE, sign * sum(end.staked for end in ends), None, ""
    yield Figure.WIN, sign * sum(end.collected - end.paid for end in ends), None, ""
    for end in ends:
        yield Figure.GAMES, sign, end.terminal, ""
        yield Figure.COIN_IN, sign * end.staked, end.terminal, ""
        yield Figure.COIN_OUT, sign * (end.staked - end.collected + end.paid), end.terminal, ""


def _moved(event: Event) -> Iterator[_Figured]:
    """Money to and from a table that no game decides."""
    match event:
        case cage.TerminalCredited():
            yield Figure.BUY_INS, 1, None, ""
            yield Figure.BOUGHT_IN, event.money.total, event.terminal, ""
            yield Figure.PROMOTIONS, event.money.coupon, None, ""
        case cage.BuyInDropped():
            yield Figure.DROP, event.currency, None, ""
        case cage.BuyInCorrected():
            yield from _corrected(event)
        case cage.CashOutPaid():
            yield Figure.CASHED_OUT, event.amount, event.terminal, ""
        case stations.CashAccepted():
            yield Figure.BOUGHT_IN, event.amount, event.terminal, ""
            yield Figure.DROP, event.amount, None, ""
        case stations.HandPaid():
            yield Figure.CASHED_OUT, event.amount, event.terminal, ""
        case tables.TableClosed():
            yield Figure.PROMOTIONS, -sum(left for _, left in event.forfeited), None, ""
        case pit.TableFilled():
            yield Figure.FILLS, event.amount, None, ""
        case pit.TableCredited():
            yield Figure.CREDITS, event.amount, None, ""
        case pit.DropPickedUp():
            yield Figure.PICKED_UP, event.amount, None, ""
        case pit.DropCounted():
            yield Figure.COUNTED, event.counted, None, ""
            yield Figure.OVER_SHORT, event.counted - event.expected, None, "drop"
        case pit.FloatCounted():
            yield Figure.OVER_SHORT, event.counted - event.expected, None, "float"


def _corrected(event: cage.BuyInCorrected) -> Iterator[_Figured]:
    by = event.money.total - event.was.total
    yield Figure.CORRECTIONS, 1, None, ""
    yield Figure.CORRECTED, by, None, ""
    yield Figure.BOUGHT_IN, by, event.terminal, ""
    yield Figure.PROMOTIONS, event.money.coupon - event.was.coupon, None, ""
    if event.dropped:
        yield Figure.DROP, event.money.currency - event.was.currency, None, ""
