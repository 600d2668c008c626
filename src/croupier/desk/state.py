"""The state of the floor: its tables, what a command means to them, and what an event changes."""

from croupier.desk.people import check_permission
from croupier.messages.envelope import Envelope, Event
from croupier.messages.refusal import Reason, Refusal
from croupier.messages.tables import InstallTable, TableInstalled
from croupier.names import TableId
from croupier.rules import machines
from croupier.rules.automatic import clauses
from croupier.rules.automatic.state import TableState


class FloorState:
    """What the desk folds as it goes, and what an auditor folds again."""

    def __init__(self) -> None:
        self.tables: dict[TableId, machines.AnyTable] = {}
        self.faulted: set[TableId] = set()

    def of_terminals(self, table: TableId) -> TableState:
        """A table of automatic terminals, by those who serve no other kind."""
        found = self.tables[table]
        if not isinstance(found, TableState):
            raise TypeError(f"{table} is no table of automatic terminals")
        return found

    def apply(self, table: TableId, event: Event) -> None:
        if isinstance(event, TableInstalled):
            self.tables[table] = machines.installed(table, event)
        machines.evolve(self.tables[table], event)

    def decide(self, envelope: Envelope) -> list[Event] | Refusal:
        """Events or a refusal, permission first."""
        if refusal := check_permission(envelope):
            return refusal
        table = self.tables.get(envelope.table)
        if isinstance(envelope.command, InstallTable) and table is None:
            return machines.install(envelope.command)
        if table is None:
            return Refusal(Reason.UNKNOWN_TABLE, "there is no such table on this floor", clauses.SUPERVISION)
        if envelope.table in self.faulted:
            says = "this table has stopped after an error; call a supervisor"
            return Refusal(Reason.INTERNAL_ERROR, says, clauses.MALFUNCTION)
        return machines.decide(table, envelope)
