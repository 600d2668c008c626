"""Every kind of table behind one door: how it is installed, what it decides, what an event changes."""

from typing import TypeAlias, assert_never

import msgspec

from croupier.messages.envelope import Envelope, Event
from croupier.messages.refusal import Refusal
from croupier.messages.tables import InstallTable, TableInstalled
from croupier.names import Citation, TableId
from croupier.rules.automatic import decide as automatic
from croupier.rules.automatic import install as terminals
from croupier.rules.automatic.evolve import evolve as evolve_automatic
from croupier.rules.automatic.law import ONEIDA, Law
from croupier.rules.automatic.state import IN_PLAY, Phase, TableState
from croupier.rules.dealerless import decide as dealerless
from croupier.rules.dealerless.clauses import ILANI
from croupier.rules.dealerless.evolve import evolve as evolve_dealerless
from croupier.rules.effective import read_effective
from croupier.rules.library import Table
from croupier.rules.live import decide as live
from croupier.rules.live import install as layout
from croupier.rules.live import state as live_state
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


class Ground(msgspec.Struct, frozen=True):
    """What a refusal cites that the desk or the pit makes; `rack` is a table's chips, `box` its drop."""

    supervision: Citation
    malfunction: Citation
    rack: Citation
    box: Citation


def ground(table: AnyTable | None) -> Ground:
    """By the table's own document; where there is no table, by the first that the desk knew."""
    match table:
        case LiveTable():
            own = table.clauses
            return Ground(own.staff, own.valid_spin, own.chips, own.tender)
        case TableState():
            return _of(table.law)
        case _:
            return _of(ONEIDA)


def _of(law: Law) -> Ground:
    return Ground(law.supervision, law.malfunction, law.rack, law.box)


def is_dealerless(table: AnyTable) -> bool:
    return isinstance(table, TableState) and table.law is ILANI


def not_working_here(table: AnyTable, envelope: Envelope) -> Refusal | None:
    """Whoever may do such a thing at some table, but is not the one who does it at this one."""
    match table:
        case LiveTable():
            return live.not_working_here(table, envelope)
        case TableState() if is_dealerless(table):
            return dealerless.not_working_here(envelope)
        case TableState():
            return automatic.not_working_here(table, envelope)
        case _:
            assert_never(table)


def decide(table: AnyTable, envelope: Envelope) -> list[Event] | Refusal:
    """Events, or a refusal with its clause; nothing changes. `not_working_here` is asked first."""
    match table:
        case LiveTable():
            return live.decide(table, envelope)
        case TableState() if is_dealerless(table):
            return dealerless.decide(table, envelope)
        case TableState():
            return automatic.decide(table, envelope)
        case _:
            assert_never(table)


def evolve(table: AnyTable, event: Event) -> None:
    """What the event makes so."""
    match table:
        case LiveTable():
            evolve_live(table, event)
        case TableState() if is_dealerless(table):
            evolve_dealerless(table, event)
        case TableState():
            evolve_automatic(table, event)
        case _:
            assert_never(table)


def dealt(table: AnyTable) -> bool:
    """Whether this kind of table is staffed by a dealer."""
    return not is_dealerless(table)


def staffed(table: AnyTable) -> bool:
    """Open, with a dealer: a table that a supervisor must oversee."""
    return dealt(table) and table.phase != Phase.CLOSED


def playing(table: AnyTable) -> bool:
    """Whether a game is in play."""
    if isinstance(table, LiveTable):
        return table.phase not in (live_state.Phase.CLOSED, live_state.Phase.IDLE)
    return table.phase in IN_PLAY
