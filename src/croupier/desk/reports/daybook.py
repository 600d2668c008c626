"""The day book: reads records in order and writes the rows of figures that each of them adds.

The desk keeps one as it commits; a migration and an audit read a whole journal through one.
"""

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import TableId, TerminalId
from croupier.desk.figure_rows import Behind, DayStart, FigureRows, Held, Place, SumKey
from croupier.desk.record import Record
from croupier.desk.reports.event_amounts import BASES, RESTS_ON, event_amounts
from croupier.floor.parts.electronic.state import REMEMBERED_ROUNDS
from croupier.floor.parts.messages.bets import BetsChanged
from croupier.floor.parts.messages.rounds import RoundSettled, SettlementReversed
from croupier.floor.parts.messages.tables import DealerChanged, TableInstalled
from croupier.floor.pit.state import PIT
from croupier.floor.wheel.messages.deal import MuckedCounted
from croupier.floor.wheel.messages.wagers import WagerLaid, WagerTakenBack
from croupier.ledger import accounts as chart
from croupier.ledger.accounts import Account
from croupier.ledger.sums import CodeAmount

Balances = Mapping[Account, Cents]
_BETS = frozenset({BetsChanged, WagerLaid, WagerTakenBack})
_REMEMBERED = frozenset({*BASES, *RESTS_ON, DealerChanged, TableInstalled})


def is_bet(record: Record) -> bool:
    """True for a record that adds nothing: a bet counts when it is decided. There are thousands of them."""
    return len(record.events) == 1 and type(record.events[0]) in _BETS


class Basis(NamedTuple):
    """An event that a later one may rest on, its record, and the dealer who answers for it."""

    event: Event
    seq: int
    who: str


class DayBook:
    """`rows` gathers what was read since it was last taken; `balances` are those before the next record."""

    def __init__(self, balances: Balances) -> None:
        self.day: str | None = None
        self.rows = FigureRows()
        self._balances = balances
        self._positions: dict[TableId, tuple[TerminalId, ...]] = {}
        self._dealers: dict[TableId, str] = {}
        self._bases: dict[tuple[TableId, type, int], Basis] = {}

    def take_rows(self) -> FigureRows:
        """The rows gathered so far; gathering begins anew."""
        rows, self.rows = self.rows, FigureRows()
        return rows

    def enter(self, record: Record, day: str) -> None:
        """Add what the record counts to the rows of its day."""
        if day != self.day:
            self._begin(day, record.seq)
        table = record.envelope.table
        if table != PIT and not is_bet(record):
            self._enter(record, table, day)
            self.remember(record)

    def remember(self, record: Record) -> None:
        """Keep what later records rest on, adding nothing."""
        for event in record.events:
            if type(event) in _REMEMBERED:
                self._remember(record.envelope.table, event, record.seq)

    def _begin(self, day: str, seq: int) -> None:
        held: Held = [
            (table, position, amount)
            for table, positions in self._positions.items()
            for position in positions
            if (amount := held_at(self._balances, table, position))
        ]
        self.day = day
        self.rows.days.append(DayStart(day, seq, msgspec.json.encode(held)))

    def _enter(self, record: Record, table: TableId, day: str) -> None:
        """Events of one record are one person's, and rest on one earlier record at most."""
        codes: dict[str, None] = {}
        answers, rests_on = "", 0
        for event in record.events:
            if type(event) is TableInstalled:
                positions = msgspec.json.encode(event.terminals)
                self.rows.places.append(Place(table, record.seq, positions))
            basis = self._basis(table, event, record)
            found = event_amounts(table, event, basis.event if basis else None)
            if found:
                answers = self._answers(table, event, basis)
                rests_on = basis.seq if basis else rests_on
                self._add(day, table, answers, found)
                codes.update(dict.fromkeys(one.code for one in found))
        if codes:
            self.rows.behind.append(Behind(day, table, record.seq, answers, rests_on, ",".join(codes)))

    def _add(self, day: str, place: TableId, who: str, found: list[CodeAmount]) -> None:
        sums = self.rows.sums
        for code, amount, position, reason in found:
            key = SumKey(day, place, position, code, who, reason)
            sums[key] = sums.get(key, 0) + amount

    def _basis(self, table: TableId, event: Event, record: Record) -> Basis | None:
        kind = RESTS_ON.get(type(event))
        if kind is None:
            return None
        round_: int = getattr(event, "round", 0)
        here = (Basis(one, record.seq, "") for one in record.events if type(one) is kind)
        return self._bases.get((table, kind, round_)) or next(here, None)

    def _answers(self, table: TableId, event: Event, basis: Basis | None) -> str:
        """Who answers for it: the dealer of the game, and for collected chips whoever counted them."""
        match event:
            case SettlementReversed() if basis is not None:
                return basis.who
            case MuckedCounted():
                return event.by
            case _:
                return self._dealers.get(table, "")

    def _remember(self, table: TableId, event: Event, seq: int) -> None:
        kind = type(event)
        if kind in BASES:
            self._keep_basis(table, event, seq)
        elif isinstance(event, DealerChanged):
            self._dealers[table] = event.dealer
        elif isinstance(event, TableInstalled):
            self._positions[table] = event.terminals
        elif kind is not SettlementReversed:
            self._bases.pop((table, RESTS_ON[kind], getattr(event, "round", 0)), None)

    def _keep_basis(self, table: TableId, event: Event, seq: int) -> None:
        """A settlement is dropped once so many rounds have followed that it can no longer be reversed."""
        round_: int = getattr(event, "round", 0)
        self._bases[table, type(event), round_] = Basis(event, seq, self._dealers.get(table, ""))
        self._bases.pop((table, RoundSettled, round_ - REMEMBERED_ROUNDS), None)


def held_at(balances: Balances, table: TableId, position: TerminalId) -> Cents:
    """What a terminal, a station or a seat holds, promotional credit and coupons included.

    At a live table a seat holds its colour chips; value chips are in anyone's pocket and no seat's.
    """
    own = (chart.credits_of(table, position), chart.promo_of(table, position))
    return sum(balances.get(account, 0) for account in own)
