"""Every kind of table behind one door: how it is installed, what it decides, what an event changes."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import msgspec

from croupier.base.envelope import Envelope, Event
from croupier.base.names import Citation, TableId
from croupier.base.refusal import Refusal
from croupier.floor.dealerless import decide as dealerless
from croupier.floor.dealerless.evolve import evolve as evolve_dealerless
from croupier.floor.parts.electronic import install as terminals
from croupier.floor.parts.electronic.evolve import evolve as evolve_automatic
from croupier.floor.parts.electronic.law import ILANI, ONEIDA, Law
from croupier.floor.parts.electronic.state import IN_PLAY, Phase, TableState
from croupier.floor.parts.messages.tables import InstallTable, TableInstalled
from croupier.floor.terminals import decide as automatic
from croupier.floor.wheel import decide as live
from croupier.floor.wheel import install as layout
from croupier.floor.wheel import state as live_state
from croupier.floor.wheel.evolve import evolve as evolve_live
from croupier.floor.wheel.state import LiveTable
from croupier.games.effective import read_asked, read_effective

AnyTable: TypeAlias = TableState | LiveTable


def install(command: InstallTable) -> list[Event] | Refusal:
    """The terms say which kind of table it is; what cannot be that kind is refused."""
    table = read_asked(command.effective, ONEIDA.equipment)
    if isinstance(table, Refusal):
        return table
    return layout.install(command, table) if layout.is_live(table) else terminals.install(command)


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


class Machine(NamedTuple):
    """What a kind of table does: who works there, what a command comes to, what an event changes."""

    not_working_here: Callable[[Any, Envelope], Refusal | None]
    decide: Callable[[Any, Envelope], list[Event] | Refusal]
    evolve: Callable[[Any, Event], None]


_LIVE = Machine(live.not_working_here, live.decide, evolve_live)
_DEALERLESS = Machine(dealerless.not_working_here, dealerless.decide, evolve_dealerless)
_TERMINALS = Machine(automatic.not_working_here, automatic.decide, evolve_automatic)


def _machine(table: AnyTable) -> Machine:
    if isinstance(table, LiveTable):
        return _LIVE
    return _DEALERLESS if table.law is ILANI else _TERMINALS


def not_working_here(table: AnyTable, envelope: Envelope) -> Refusal | None:
    """Whoever may do such a thing at some table, but is not the one who does it at this one."""
    return _machine(table).not_working_here(table, envelope)


def decide(table: AnyTable, envelope: Envelope) -> list[Event] | Refusal:
    """Events, or a refusal with its clause; nothing changes. `not_working_here` is asked first."""
    return _machine(table).decide(table, envelope)


def evolve(table: AnyTable, event: Event) -> None:
    """What the event makes so."""
    _machine(table).evolve(table, event)


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
