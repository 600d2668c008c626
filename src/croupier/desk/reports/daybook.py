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
from croupier.desk.kinds import Kinds
from croupier.desk.messages import TableInstalled
from croupier.desk.record import Record
from croupier.ledger import accounts as chart
from croupier.ledger.accounts import Account
from croupier.ledger.sums import CodeAmount

Balances = Mapping[Account, Cents]


class Basis(NamedTuple):
    """An event that a later one may rest on, its record, and the dealer who answers for it."""

    event: Event
    seq: int
    who: str


class DayBook:
    """`rows` gathers what was read since it was last taken; `balances` are those before the next record."""

    def __init__(self, kinds: Kinds, balances: Balances) -> None:
        self._kinds = kinds
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
        if not self._kinds.is_bet(record):
            self._enter(record, table, day)
            self.remember(record)

    def remember(self, record: Record) -> None:
        """Keep what later records rest on, adding nothing."""
        for event in record.events:
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
            found = self._kinds.amounts(table, event, basis.event if basis else None)
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
        kind = self._kinds.rests_on.get(type(event))
        if kind is None:
            return None
        round_: int = getattr(event, "round", 0)
        here = (Basis(one, record.seq, "") for one in record.events if type(one) is kind)
        return self._bases.get((table, kind, round_)) or next(here, None)

    def _answers(self, table: TableId, event: Event, basis: Basis | None) -> str:
        """Who answers for it: the dealer of the game, or whoever did this alone."""
        rules = self._kinds.figures_of(event)
        if basis is not None and type(basis.event) in rules.for_rounds:
            return basis.who
        return rules.answers(event) or self._dealers.get(table, "")

    def _remember(self, table: TableId, event: Event, seq: int) -> None:
        kind, kinds = type(event), self._kinds
        if kind in kinds.bases:
            self._keep_basis(table, event, seq)
        elif isinstance(event, TableInstalled):
            self._positions[table] = event.terminals
        elif (basis := kinds.rests_on.get(kind)) is not None:
            if basis not in kinds.figures_of(event).for_rounds:
                self._bases.pop((table, basis, getattr(event, "round", 0)), None)
        elif taken := kinds.figures_of(event).takes(event):
            self._dealers[table] = taken

    def _keep_basis(self, table: TableId, event: Event, seq: int) -> None:
        """One that may rest for some rounds is dropped once so many have followed."""
        round_: int = getattr(event, "round", 0)
        self._bases[table, type(event), round_] = Basis(event, seq, self._dealers.get(table, ""))
        for kind, rounds in self._kinds.figures_of(event).for_rounds.items():
            self._bases.pop((table, kind, round_ - rounds), None)


def held_at(balances: Balances, table: TableId, position: TerminalId) -> Cents:
    """What a terminal, a station or a seat holds, promotional credit and coupons included.

    At a live table a seat holds its colour chips; value chips are in anyone's pocket and no seat's.
    """
    own = (chart.credits_of(table, position), chart.promo_of(table, position))
    return sum(balances.get(account, 0) for account in own)
