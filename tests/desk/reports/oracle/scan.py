"""The second way to a day's figures: every record of the journal is read, and each figure told by event.

Reports read kept sums. This is how they were made before, kept to hold those sums against.
"""

from collections.abc import Iterable, Iterator
from datetime import date
from typing import NamedTuple

from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import TableId, TerminalId
from croupier.desk.gamingday import Rollover
from croupier.desk.messages import TableInstalled
from croupier.desk.ports import Entry
from croupier.desk.record import Record
from croupier.desk.reports.figures import Figure
from croupier.desk.reports.lines import Line
from croupier.floor.kinds import KINDS
from croupier.floor.parts.electronic.state import REMEMBERED_ROUNDS
from croupier.floor.parts.messages import rounds, tables
from croupier.floor.tote.evolve import TicketEvent
from croupier.floor.wheel.messages import deal
from tests.desk.reports.oracle.cash import moved
from tests.desk.reports.oracle.figured import Figured
from tests.desk.reports.oracle.held import gains
from tests.desk.reports.oracle.live_rounds import OnLayout, on_layout
from tests.desk.reports.oracle.race_day import raced


class _Settled(NamedTuple):
    """A game that may still be voided, and whose it was."""

    ends: tuple[rounds.End, ...]
    dealer: str | None


class Scan:
    """The lines of one day, what each terminal holds at its end, and every table there is."""

    def __init__(self, entries: Iterable[Entry], rollover: Rollover, day: date) -> None:
        self.day, self.rollover = day, rollover
        self.lines: list[Line] = []
        self.held: dict[tuple[TableId, TerminalId], Cents] = {}
        self.tables: list[TableId] = []
        self._dealers: dict[TableId, str] = {}
        self._settled: dict[tuple[TableId, int], _Settled] = {}
        self._reasons: dict[tuple[TableId, int], str] = {}
        self._lost: dict[TableId, tuple[TerminalId, ...]] = {}
        for entry in entries:
            record = KINDS.read_record(entry.body)
            today = day_of(record, rollover)
            if today > day:
                break  # time only rises
            self._read(record, today == day)

    def _read(self, record: Record, wanted: bool) -> None:
        table = record.envelope.table
        for event in record.events:
            if wanted:
                self.lines += self._lines(record, table, event)
            self._remember(table, event)

    def _remember(self, table: TableId, event: Event) -> None:
        for terminal, gain in gains(event):
            self.held[table, terminal] = self.held.get((table, terminal), 0) + gain
        match event:
            case TableInstalled():
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
            case deal.LosersCollected():
                self._lost[table] = tuple(one.terminal for one in event.collected)

    def _lines(self, record: Record, table: TableId, event: Event) -> Iterator[Line]:
        round_ = getattr(event, "round", None)
        dealer = self._answers(table, event)
        for figure, amount, terminal, reason in self._figures(table, event):
            if amount:
                yield Line(record.seq, record.at, table, figure, amount, round_, terminal, dealer, reason)

    def _answers(self, table: TableId, event: Event) -> str | None:
        """Who answers for it: the dealer of the game, and for collected chips whoever counted them."""
        match event:
            case rounds.SettlementReversed():
                return self._settled[table, event.round].dealer
            case deal.MuckedCounted():
                return event.by
            case _ if isinstance(event, TicketEvent) and (by := getattr(event, "by", "")):
                return str(by)
            case _:
                return self._dealers.get(table)

    def _figures(self, table: TableId, event: Event) -> Iterator[Figured]:
        match event:
            case rounds.RoundSettled():
                yield from _played(event.ends, 1)
            case rounds.SettlementReversed():
                ends = self._settled[table, event.round].ends
                yield from _played(ends, -1)
                yield Figure.VOIDS, 1, None, "wrong-number"
                yield Figure.VOIDED, sum(end.staked for end in ends), None, "wrong-number"
                yield from ((Figure.GAMES_VOID, 1, end.terminal, "wrong-number") for end in ends)
            case rounds.GameVoided():
                yield Figure.VOIDS, 1, None, event.reason
            case rounds.GameRefunded():
                refunded = sum(one.cash + one.promo for one in event.refunds)
                reason = self._reasons[table, event.round]
                yield Figure.VOIDED, refunded, None, reason
                yield from ((Figure.GAMES_VOID, 1, one.terminal, reason) for one in event.refunds)
            case _ if isinstance(event, OnLayout):
                yield from on_layout(event, self._lost.get(table, ()))
            case _:
                yield from moved(event)
                yield from raced(event)


def day_of(record: Record, rollover: Rollover) -> date:
    """The day the record names; before there were such, the day that the clock gave it."""
    return date.fromisoformat(record.day) if record.day else rollover.day(record.at)


def _played(ends: tuple[rounds.End, ...], sign: int) -> Iterator[Figured]:
    """A settled game, or with the sign turned the same game taken back."""
    yield Figure.ROUNDS, sign, None, ""
    yield Figure.HANDLE, sign * sum(end.staked for end in ends), None, ""
    yield Figure.WIN, sign * sum(end.collected - end.paid for end in ends), None, ""
    for end in ends:
        yield Figure.GAMES, sign, end.terminal, ""
        yield Figure.COIN_IN, sign * end.staked, end.terminal, ""
        yield Figure.COIN_OUT, sign * (end.staked - end.collected + end.paid), end.terminal, ""
