"""Every kind of table behind one door: how it is installed, what it decides, what an event changes."""

from croupier.messages.envelope import Envelope, Event
from croupier.messages.refusal import Refusal
from croupier.messages.tables import InstallTable, TableInstalled
from croupier.names import TableId
from croupier.rules.automatic.decide import decide as decide_automatic
from croupier.rules.automatic.evolve import evolve as evolve_automatic
from croupier.rules.automatic.install import install as install_automatic
from croupier.rules.automatic.install import installed_table
from croupier.rules.automatic.law import ONEIDA, Law
from croupier.rules.automatic.state import TableState
from croupier.rules.dealerless.decide import decide as decide_dealerless
from croupier.rules.dealerless.evolve import evolve as evolve_dealerless

AnyTable = TableState
DEALERLESS = "dealerless"


def install(command: InstallTable) -> list[Event] | Refusal:
    """The terms say which kind of table it is; what cannot be that kind is refused."""
    return install_automatic(command)


def installed(id_: TableId, event: TableInstalled) -> AnyTable:
    return installed_table(id_, event)


def law_of(table: AnyTable | None) -> Law:
    """What a refusal cites that the desk itself makes; where there is no table, the first law it knew."""
    return table.law if table is not None else ONEIDA


def is_dealerless(table: AnyTable) -> bool:
    return table.table.terms.mode == DEALERLESS


def decide(table: AnyTable, envelope: Envelope) -> list[Event] | Refusal:
    """Events, or a refusal with its clause; nothing changes."""
    if is_dealerless(table):
        return decide_dealerless(table, envelope)
    return decide_automatic(table, envelope)


def evolve(table: AnyTable, event: Event) -> None:
    """What the event makes so."""
    if is_dealerless(table):
        evolve_dealerless(table, event)
    else:
        evolve_automatic(table, event)
