"""The state of the floor: its tables, what a command means to them, and what an event changes."""

from croupier.desk.people import check_permission
from croupier.messages.envelope import Envelope, Event
from croupier.messages.refusal import Reason, Refusal
from croupier.messages.tables import InstallTable, TableInstalled
from croupier.names import TableId
from croupier.rules.automatic import clauses
from croupier.rules.automatic.decide import decide
from croupier.rules.automatic.evolve import evolve
from croupier.rules.automatic.install import install, installed_table
from croupier.rules.automatic.state import TableState


class FloorState:
    """What the desk folds as it goes, and what an auditor folds again."""

    def __init__(self) -> None:
        self.tables: dict[TableId, TableState] = {}
        self.faulted: set[TableId] = set()

    def apply(self, table: TableId, event: Event) -> None:
        if isinstance(event, TableInstalled):
            self.tables[table] = installed_table(table, event)
        evolve(self.tables[table], event)

    def decide(self, envelope: Envelope) -> list[Event] | Refusal:
        """Events or a refusal, permission first."""
        if refusal := check_permission(envelope):
            return refusal
        table = self.tables.get(envelope.table)
        if isinstance(envelope.command, InstallTable) and table is None:
            return install(envelope.command)
        if table is None:
            return Refusal(Reason.UNKNOWN_TABLE, "there is no such table on this floor", clauses.SUPERVISION)
        if envelope.table in self.faulted:
            says = "this table has stopped after an error; call a supervisor"
            return Refusal(Reason.INTERNAL_ERROR, says, clauses.MALFUNCTION)
        return decide(table, envelope)
