"""The state of the floor: its tables, what a command means to them, and what an event changes."""

from collections import deque
from typing import get_args

import msgspec

from croupier.base.envelope import Command, Envelope, Event
from croupier.base.money import Cents
from croupier.base.names import TableId
from croupier.base.refusal import Reason, Refusal
from croupier.desk.effects import OpenEffects
from croupier.desk.people import check_permission
from croupier.floor import kinds
from croupier.floor.parts.electronic.state import TableState
from croupier.floor.parts.messages.tables import (
    Alarmed,
    CloseTable,
    InstallTable,
    OpenTable,
    RestartTable,
    StopTable,
    TableClosed,
    TableInstalled,
    TableRestarted,
    TableStopped,
    TakeTable,
)
from croupier.floor.pit import counts, duty
from croupier.floor.pit.evolve import CONCERNS, PitEvent, evolve_float
from croupier.floor.pit.evolve import evolve as evolve_pit
from croupier.floor.pit.messages.pit import TermsChanged
from croupier.floor.pit.state import PIT, PitState
from croupier.ledger import accounts as chart
from croupier.ledger.accounts import Account

ALARMS = 50
_OF_THE_FLOOR = frozenset({TableStopped, TableRestarted, TableInstalled, Alarmed, *get_args(PitEvent)})
_COUNTING = frozenset(get_args(counts.Counting))
_STAFFING = frozenset({OpenTable, TakeTable, CloseTable})
"""Looked up, not tried one by one: thousands of bets pass here for each of these."""


class Alarm(msgspec.Struct, frozen=True):
    """Something a supervisor must see, and when it happened."""

    at: int
    table: TableId
    says: str


class FloorState:
    """What the desk folds as it goes, and what an auditor folds again; `balances` are the ledger's."""

    def __init__(self) -> None:
        self.tables: dict[TableId, kinds.AnyTable] = {}
        self.books: dict[TableId, list[str]] = {}
        """The effective books that each table has stood on; the first is the one it was installed with."""
        self.pit = PitState()
        self.balances: dict[Account, Cents] = {}
        self.stopped: dict[TableId, str] = {}
        self.alarms: deque[Alarm] = deque(maxlen=ALARMS)
        self.effects = OpenEffects()

    @property
    def staffed(self) -> int:
        """How many tables are open with a dealer: those that supervisors must oversee."""
        return sum(kinds.staffed(table) for table in self.tables.values())

    def of_terminals(self, table: TableId) -> TableState:
        """A table of automatic terminals, by those who serve no other kind."""
        found = self.tables[table]
        if not isinstance(found, TableState):
            raise TypeError(f"{table} is no table of automatic terminals")
        return found

    def apply(self, table: TableId, event: Event, at: int) -> None:
        if type(event) in CONCERNS:
            evolve_pit(self.pit, table, event)
        if type(event) in _OF_THE_FLOOR:
            self._apply(table, event, at)
        else:
            kinds.evolve(self.tables[table], event)
            self.effects.apply(table, event)
            if type(event) is TermsChanged:
                self.books[table].append(event.effective)

    def _apply(self, table: TableId, event: Event, at: int) -> None:
        """What happens to a table rather than at it."""
        match event:
            case TableStopped():
                self.stopped[table] = event.why
                self.alarms.appendleft(Alarm(at, table, event.why))
            case TableRestarted():
                self.stopped.pop(table)
            case TableInstalled():
                self.tables[table] = kinds.installed(table, event)
                self.books[table] = [event.effective]
            case Alarmed():
                self.alarms.appendleft(Alarm(at, table, event.says))
            case _ if table != PIT:
                evolve_float(self.tables[table], event)

    def decide(self, envelope: Envelope) -> list[Event] | Refusal:
        """Events or a refusal, permission first."""
        table, command = self.tables.get(envelope.table), envelope.command
        if refusal := check_permission(envelope, lambda: kinds.ground(table).supervision):
            return refusal
        if envelope.table == PIT:
            return duty.decide(self.pit, envelope, self.staffed)
        if type(command) is StopTable:
            return [TableStopped(command.why)]
        if table is None:
            return self._nowhere(command)
        if refusal := kinds.not_working_here(table, envelope):
            return refusal
        if type(command) is RestartTable:
            return self._restart(table, envelope)
        if envelope.table in self.stopped:
            says = "this table has stopped after an error; call a supervisor"
            return Refusal(Reason.INTERNAL_ERROR, says, kinds.ground(table).malfunction)
        if type(command) in _COUNTING and isinstance(command, counts.Counting):
            return self._count(table, envelope, command)
        decided = kinds.decide(table, envelope)
        if type(command) in _STAFFING and isinstance(decided, list):
            return self._staffing(table, envelope, decided)
        return decided

    def _staffing(
        self, table: kinds.AnyTable, envelope: Envelope, decided: list[Event]
    ) -> list[Event] | Refusal:
        """What the pit adds: a table opens overseen, a supervisor who takes one oversees no longer, and a
        table that closes gives back its whole rack.
        """
        match envelope.command:
            case OpenTable():
                return self._overseen(table, envelope) or decided
            case TakeTable():
                return [*decided, *duty.left_short(self.pit, envelope.sender, self.staffed)]
            case CloseTable():
                return [self._emptied(table.id, event) for event in decided]
            case _:
                return decided

    def _emptied(self, table: TableId, event: Event) -> Event:
        if not isinstance(event, TableClosed):
            return event
        return msgspec.structs.replace(event, bankroll=self._rack(table))

    def _rack(self, table: TableId) -> Cents:
        """What should lie in the table's rack, by the ledger."""
        return -self.balances.get(chart.rack(table), 0)

    def _nowhere(self, command: Command) -> list[Event] | Refusal:
        """Where no table stands, one can only be installed."""
        if isinstance(command, InstallTable):
            return kinds.install(command)
        clause = kinds.ground(None).supervision
        return Refusal(Reason.UNKNOWN_TABLE, "there is no such table on this floor", clause)

    def _restart(self, table: kinds.AnyTable, envelope: Envelope) -> list[Event] | Refusal:
        """A supervisor has looked; the table goes on from where it stood."""
        if envelope.table not in self.stopped:
            clause = kinds.ground(table).supervision
            return Refusal(Reason.WRONG_PHASE, "this table has not stopped", clause)
        return [TableRestarted(envelope.sender)]

    def _count(
        self, table: kinds.AnyTable, envelope: Envelope, command: counts.Counting
    ) -> list[Event] | Refusal:
        drop = -self.balances.get(chart.drop(table.id), 0)
        rack = self._rack(table.id) if kinds.staffed(table) else None
        dealt, ground = kinds.dealt(table), kinds.ground(table)
        kept = counts.Kept(table.id, drop, rack, kinds.playing(table), dealt, ground)
        return counts.decide(self.pit, kept, command, envelope.sender)

    def _overseen(self, table: kinds.AnyTable, envelope: Envelope) -> Refusal | None:
        """A table without a dealer opens whoever is on duty."""
        if not kinds.dealt(table):
            return None
        return duty.too_few(self.pit, envelope.sender, self.staffed)
