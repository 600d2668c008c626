"""The state of the floor: its tables, what a command means to them, and what an event changes."""

from croupier.desk.people import check_permission
from croupier.ledger import accounts as chart
from croupier.ledger.accounts import Account
from croupier.messages.envelope import Envelope, Event
from croupier.messages.refusal import Reason, Refusal
from croupier.messages.tables import InstallTable, OpenTable, TableInstalled
from croupier.money import Cents
from croupier.names import TableId
from croupier.rules import machines
from croupier.rules.automatic import clauses
from croupier.rules.pit import counts, duty
from croupier.rules.pit.evolve import CONCERNS, PitEvent, evolve_float
from croupier.rules.pit.evolve import evolve as evolve_pit
from croupier.rules.pit.state import PIT, PitState


class FloorState:
    """What the desk folds as it goes, and what an auditor folds again; `balances` are the ledger's."""

    def __init__(self) -> None:
        self.tables: dict[TableId, machines.AnyTable] = {}
        self.pit = PitState()
        self.faulted: set[TableId] = set()
        self.balances: dict[Account, Cents] = {}

    @property
    def staffed(self) -> int:
        """How many tables are open with a dealer: those that supervisors must oversee."""
        return sum(machines.staffed(table) for table in self.tables.values())

    def apply(self, table: TableId, event: Event) -> None:
        if isinstance(event, TableInstalled):
            self.tables[table] = machines.installed(table, event)
        if table == PIT or type(event) in CONCERNS:
            evolve_pit(self.pit, table, event)
            if table == PIT:
                return
            if isinstance(event, PitEvent):
                evolve_float(self.tables[table], event)
                return
        machines.evolve(self.tables[table], event)

    def decide(self, envelope: Envelope) -> list[Event] | Refusal:
        """Events or a refusal, permission first."""
        if refusal := check_permission(envelope):
            return refusal
        if envelope.table == PIT:
            return duty.decide(self.pit, envelope, self.staffed)
        table = self.tables.get(envelope.table)
        if isinstance(envelope.command, InstallTable) and table is None:
            return machines.install(envelope.command)
        if table is None:
            return Refusal(Reason.UNKNOWN_TABLE, "there is no such table on this floor", clauses.SUPERVISION)
        if envelope.table in self.faulted:
            says = "this table has stopped after an error; call a supervisor"
            return Refusal(Reason.INTERNAL_ERROR, says, clauses.MALFUNCTION)
        if isinstance(envelope.command, counts.Counting):
            return self._count(table, envelope, envelope.command)
        decided = machines.decide(table, envelope)
        if isinstance(envelope.command, OpenTable) and not isinstance(decided, Refusal):
            return self._overseen(table, envelope) or decided
        return decided

    def _count(
        self, table: machines.AnyTable, envelope: Envelope, command: counts.Counting
    ) -> list[Event] | Refusal:
        drop = -self.balances.get(chart.drop(table.id), 0)
        kept = counts.Kept(table.id, drop, machines.playing(table))
        return counts.decide(self.pit, kept, command, envelope.sender)

    def _overseen(self, table: machines.AnyTable, envelope: Envelope) -> Refusal | None:
        """A table without a dealer opens whoever is on duty."""
        if not machines.dealt(table):
            return None
        return duty.too_few(self.pit, envelope.sender, self.staffed)
