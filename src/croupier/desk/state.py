"""The state of the floor: its tables, what a command means to them, and what an event changes."""

from collections import deque

import msgspec

from croupier.desk.effects import OpenEffects
from croupier.desk.people import check_permission
from croupier.messages.envelope import Envelope, Event
from croupier.messages.refusal import Reason, Refusal
from croupier.messages.tables import (
    Alarmed,
    InstallTable,
    RestartTable,
    StopTable,
    TableInstalled,
    TableRestarted,
    TableStopped,
)
from croupier.names import Citation, TableId
from croupier.rules import machines
from croupier.rules.automatic.state import TableState

ALARMS = 50


class Alarm(msgspec.Struct, frozen=True):
    """Something a supervisor must see, and when it happened."""

    at: int
    table: TableId
    says: str


class FloorState:
    """What the desk folds as it goes, and what an auditor folds again."""

    def __init__(self) -> None:
        self.tables: dict[TableId, machines.AnyTable] = {}
        self.stopped: dict[TableId, str] = {}
        self.alarms: deque[Alarm] = deque(maxlen=ALARMS)
        self.effects = OpenEffects()

    def of_terminals(self, table: TableId) -> TableState:
        """A table of automatic terminals, by those who serve no other kind."""
        found = self.tables[table]
        if not isinstance(found, TableState):
            raise TypeError(f"{table} is no table of automatic terminals")
        return found

    def apply(self, table: TableId, event: Event, at: int) -> None:
        match event:
            case TableStopped():
                self.stopped[table] = event.why
                self.alarms.appendleft(Alarm(at, table, event.why))
            case TableRestarted():
                self.stopped.pop(table)
            case TableInstalled():
                self.tables[table] = machines.installed(table, event)
            case _:
                if isinstance(event, Alarmed):
                    self.alarms.appendleft(Alarm(at, table, event.says))
                machines.evolve(self.tables[table], event)
                self.effects.apply(table, event)

    def decide(self, envelope: Envelope) -> list[Event] | Refusal:
        """Events or a refusal, permission first."""
        table = self.tables.get(envelope.table)
        law = machines.ground(table)
        if refusal := check_permission(envelope, law.supervision):
            return refusal
        command = envelope.command
        if isinstance(command, StopTable):
            return [TableStopped(command.why)]
        if isinstance(command, InstallTable) and table is None:
            return machines.install(command)
        if table is None:
            return Refusal(Reason.UNKNOWN_TABLE, "there is no such table on this floor", law.supervision)
        if isinstance(command, RestartTable):
            return self._restart(envelope, law.supervision)
        if envelope.table in self.stopped:
            says = "this table has stopped after an error; call a supervisor"
            return Refusal(Reason.INTERNAL_ERROR, says, law.malfunction)
        return machines.decide(table, envelope)

    def _restart(self, envelope: Envelope, clause: Citation) -> list[Event] | Refusal:
        """A supervisor has looked; the table goes on from where it stood."""
        if envelope.table not in self.stopped:
            return Refusal(Reason.WRONG_PHASE, "this table has not stopped", clause)
        return [TableRestarted(envelope.sender)]
