"""The state of the floor: its tables, what a command means to them, and what an event changes."""

from croupier.desk.effects import OpenEffects
from croupier.desk.people import check_permission
from croupier.messages.envelope import Envelope, Event
from croupier.messages.refusal import Reason, Refusal
from croupier.messages.tables import InstallTable, TableInstalled
from croupier.names import TableId
from croupier.rules import machines


class FloorState:
    """What the desk folds as it goes, and what an auditor folds again."""

    def __init__(self) -> None:
        self.tables: dict[TableId, machines.AnyTable] = {}
        self.faulted: set[TableId] = set()
        self.effects = OpenEffects()

    def apply(self, table: TableId, event: Event) -> None:
        if isinstance(event, TableInstalled):
            self.tables[table] = machines.installed(table, event)
        machines.evolve(self.tables[table], event)
        self.effects.apply(table, event)

    def decide(self, envelope: Envelope) -> list[Event] | Refusal:
        """Events or a refusal, permission first."""
        table = self.tables.get(envelope.table)
        law = machines.law_of(table)
        if refusal := check_permission(envelope, law.supervision):
            return refusal
        if isinstance(envelope.command, InstallTable) and table is None:
            return machines.install(envelope.command)
        if table is None:
            return Refusal(Reason.UNKNOWN_TABLE, "there is no such table on this floor", law.supervision)
        if envelope.table in self.faulted:
            says = "this table has stopped after an error; call a supervisor"
            return Refusal(Reason.INTERNAL_ERROR, says, law.malfunction)
        return machines.decide(table, envelope)
