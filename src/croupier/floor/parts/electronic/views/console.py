"""What the dealer sees of the table's terminals and reader."""

from collections.abc import Container
from functools import partial
from typing import Literal

import msgspec

from croupier.base import money
from croupier.base.names import TerminalId, staff_name
from croupier.base.wire_types import Dollars
from croupier.desk.act_view import ActsPart
from croupier.floor.parts.attendants import callers
from croupier.floor.parts.demonstration import demonstrates
from croupier.floor.parts.electronic.irregularities import known, waits
from croupier.floor.parts.electronic.state import Phase, TableState, Terminal
from croupier.floor.parts.electronic.views.game import GamePart, MovingPart
from croupier.floor.parts.electronic.views.table import TableName, TablePart, table_name
from croupier.floor.parts.electronic.views.terminal import BuyInView, buy_in_view
from croupier.floor.parts.overview import CashOutView, cash_out_view
from croupier.floor.parts.views import ReasonLine, reason_lines

ReaderState = Literal["idle", "betting", "no-more-bets", "number"]
_STATES: dict[Phase, ReaderState] = {
    Phase.BETTING: "betting",
    Phase.LOCKED: "no-more-bets",
    Phase.READ: "number",
}


class ConsoleTerminal(msgspec.Struct, frozen=True):
    """`bets` is how many there are; `came_back` what the game that is on show returned and paid."""

    id: str
    name: str
    credits: Dollars
    staked: Dollars
    bets: int
    came_back: Dollars | None
    online: bool
    lock: str | None
    buy_in: BuyInView | None
    cash_out: CashOutView | None


class ReaderView(msgspec.Struct, frozen=True):
    """`neighbours` are two on each side of the number, with it."""

    state: ReaderState
    number: str | None
    neighbours: list[str]


class ConsolePart(msgspec.Struct, frozen=True):
    """`calls` are the terminals whose players call an attendant.

    `auto`: a demonstration dealer works the table. `simulated`: there is a simulated wheel to throw.
    `faults`: a demonstration, where it can go wrong. What the rack should hold is not shown: dealers witness
    its count, which is blind.
    """

    table: TableName
    dealer: str | None
    staked: Dollars
    calling: bool
    calls: list[str]
    terminals: list[ConsoleTerminal]
    reader: ReaderView
    reasons: list[ReasonLine]
    simulated: bool
    faults: bool
    auto: bool


CONSOLE = (TablePart, GamePart, MovingPart, ConsolePart, ActsPart)
"""All that a dealer's console is shown."""


def console_part(
    table: TableState,
    online: Container[TerminalId] = (),
    *,
    simulated: bool,
    faults: bool = False,
) -> ConsolePart:
    return ConsolePart(
        table=table_name(table),
        dealer=staff_name(table.dealer),
        staked=money.show(table.staked),
        calling=table.calling,
        calls=callers(table.terminals.values()),
        terminals=[_at_a_glance(table, one, one.id in online) for one in table.terminals.values()],
        reader=_reader(table),
        reasons=reason_lines(known(table), partial(waits, table)),
        simulated=simulated,
        faults=faults,
        auto=demonstrates(table.dealer),
    )


def _at_a_glance(table: TableState, terminal: Terminal, online: bool) -> ConsoleTerminal:
    return ConsoleTerminal(
        id=terminal.id,
        name=f"Terminal {terminal.id}",
        credits=money.show(terminal.free),
        staked=money.show(terminal.staked),
        bets=len(terminal.bets),
        came_back=_came_back(table, terminal),
        online=online,
        lock=terminal.lock,
        buy_in=buy_in_view(terminal.buy_in),
        cash_out=cash_out_view(terminal.cash_out),
    )


def _came_back(table: TableState, terminal: Terminal) -> str | None:
    last = terminal.games[-1] if terminal.games else None
    shown = last and last.round == table.round and table.phase is Phase.IDLE
    return money.show(last.paid) if last and shown else None


def _reader(table: TableState) -> ReaderView:
    number = table.number if table.phase is Phase.READ else None
    neighbours = table.rules.wheel.neighbours(number, 2) if number else ()
    return ReaderView(_STATES.get(table.phase, "idle"), number, list(neighbours))
