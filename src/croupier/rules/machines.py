"""Every kind of table behind one door: how it is installed, what it decides, what an event changes."""

from typing import TypeAlias, assert_never

import msgspec

from croupier.messages.envelope import Envelope, Event
from croupier.messages.refusal import Refusal
from croupier.messages.tables import InstallTable, TableInstalled
from croupier.names import TableId
from croupier.rules.automatic import decide as automatic
from croupier.rules.automatic import install as terminals
from croupier.rules.automatic.evolve import evolve as evolve_automatic
from croupier.rules.automatic.state import TableState
from croupier.rules.effective import read_effective
from croupier.rules.library import Table
from croupier.rules.live import decide as live
from croupier.rules.live import install as layout
from croupier.rules.live.evolve import evolve as evolve_live
from croupier.rules.live.state import LiveTable

AnyTable: TypeAlias = TableState | LiveTable


def install(command: InstallTable) -> list[Event] | Refusal:
    """The terms say which kind of table it is; what cannot be that kind is refused."""
    table = _readable(command.effective)
    if table is not None and layout.is_live(table):
        return layout.install(command, table)
    return terminals.install(command)


def _readable(effective: str) -> Table | None:
    try:
        return read_effective(effective.encode())
    except msgspec.MsgspecError:
        return None


def installed(id_: TableId, event: TableInstalled) -> AnyTable:
    if layout.is_live(read_effective(event.effective.encode())):
        return layout.installed_table(id_, event)
    return terminals.installed_table(id_, event)


def decide(table: AnyTable, envelope: Envelope) -> list[Event] | Refusal:
    """Events, or a refusal with its clause; nothing changes."""
    match table:
        case TableState():
            return automatic.decide(table, envelope)
        case LiveTable():
            return live.decide(table, envelope)
        case _:
            assert_never(table)


def evolve(table: AnyTable, event: Event) -> None:
    """What the event makes so."""
    match table:
        case TableState():
            evolve_automatic(table, event)
        case LiveTable():
            evolve_live(table, event)
        case _:
            assert_never(table)
