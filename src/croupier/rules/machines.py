"""Every kind of table behind one door: how it is installed, what it decides, what an event changes."""

from croupier.messages.envelope import Envelope, Event
from croupier.messages.refusal import Refusal
from croupier.messages.tables import InstallTable, TableInstalled
from croupier.names import TableId
from croupier.rules.automatic import decide as automatic
from croupier.rules.automatic.evolve import evolve as evolve_automatic
from croupier.rules.automatic.install import install as install_automatic
from croupier.rules.automatic.install import installed_table
from croupier.rules.automatic.state import IN_PLAY, Phase, TableState

AnyTable = TableState


def install(command: InstallTable) -> list[Event] | Refusal:
    """The terms say which kind of table it is; what cannot be that kind is refused."""
    return install_automatic(command)


def installed(id_: TableId, event: TableInstalled) -> AnyTable:
    return installed_table(id_, event)


def decide(table: AnyTable, envelope: Envelope) -> list[Event] | Refusal:
    """Events, or a refusal with its clause; nothing changes."""
    return automatic.decide(table, envelope)


def evolve(table: AnyTable, event: Event) -> None:
    """What the event makes so."""
    evolve_automatic(table, event)


def dealt(_: AnyTable) -> bool:
    """Whether this kind of table is staffed by a dealer."""
    return True


def staffed(table: AnyTable) -> bool:
    """Open, with a dealer: a table that a supervisor must oversee."""
    return dealt(table) and table.phase is not Phase.CLOSED


def playing(table: AnyTable) -> bool:
    """Whether a game is in play."""
    return table.phase in IN_PLAY
