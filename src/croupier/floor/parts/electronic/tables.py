"""Opening, closing and handing over a table of terminals, and its terms."""

from croupier.base import money
from croupier.base.envelope import Event
from croupier.base.names import TerminalId
from croupier.base.refusal import Reason, Refusal
from croupier.floor.parts.electronic.install import install, read_terms
from croupier.floor.parts.electronic.state import Phase, TableState, Terminal
from croupier.floor.parts.messages import tables
from croupier.floor.parts.tables import changed_terms
from croupier.floor.pit.messages import pit
from croupier.floor.terminals import clauses
from croupier.games.roulette.equipment import Equipment, inspect

Decided = list[Event] | Refusal


def open_table(table: TableState, command: tables.OpenTable, by: str) -> Decided:
    """A table opens when its wheel and ball pass inspection."""
    if table.phase is not Phase.CLOSED:
        return Refusal(Reason.WRONG_PHASE, "the table is open already", table.law.supervision)
    if not 0 < command.bankroll <= money.MOST:
        return Refusal(Reason.BAD_AMOUNT, "the float is more than 0.00", table.law.supervision)
    found = Equipment(table.table.terms.wheel, command.wheel_inches, command.ball_sixteenths)
    if faults := inspect(table.table.terms, found):
        return faults[0]
    opened = tables.TableOpened(command.bankroll, command.wheel_inches, command.ball_sixteenths, by)
    return [opened]


def close_table(table: TableState, by: str) -> Decided:
    if table.phase is not Phase.IDLE:
        return Refusal(Reason.WRONG_PHASE, "a table closes between games", table.law.supervision)
    for terminal in table.terminals.values():
        unfinished = terminal.buy_in is not None and terminal.buy_in.step != "dropped"
        if terminal.credits or unfinished or terminal.cash_out is not None:
            says = f"terminal {terminal.id} still holds money"
            return Refusal(Reason.BETS_IN_PLAY, says, table.law.supervision)
    left = tuple((one.id, one.promo) for one in table.terminals.values() if one.promo)
    return [tables.TableClosed(table.bankroll, by, left)]


def take(table: TableState, dealer: str) -> Decided:
    if table.dealer == dealer:
        return Refusal(Reason.WRONG_PHASE, "you work this table already", clauses.DEALER)
    return [tables.DealerChanged(table.dealer, dealer)]


def terminal_at(table: TableState, terminal: TerminalId | None) -> Terminal | Refusal:
    found = table.terminals.get(terminal) if terminal is not None else None
    if found is None:
        return Refusal(Reason.UNKNOWN_TERMINAL, "there is no such terminal at this table", table.law.seat)
    return found


def release(table: TableState, terminal: Terminal, by: str) -> Decided:
    """A supervisor has settled the dispute: what the terminal holds by now makes good what it owed."""
    if terminal.lock is None:
        return Refusal(Reason.NOTHING_THERE, "that terminal is not locked", table.law.supervision)
    return [tables.TerminalReleased(terminal.id, by, min(terminal.credits, terminal.shortfall))]


def change_terms(table: TableState, command: pit.ChangeTerms, by: str) -> Decided:
    """Other options or limits, between games, for the same cloth: wheel, terminals and chips stay."""
    if table.phase not in (Phase.CLOSED, Phase.IDLE):
        return Refusal(Reason.WRONG_PHASE, "terms change between games", table.law.supervision)
    read = read_terms(command.effective, table.law.equipment)
    if isinstance(read, Refusal):
        return read
    if (read.terms.book, read.terms.wheel) != (table.table.terms.book, table.table.terms.wheel):
        says = "another rulebook or wheel is another table: install it"
        return Refusal(Reason.OPTION_NOT_ALLOWED, says, table.law.equipment)
    again = install(tables.InstallTable(table.name, command.effective, tuple(table.terminals), table.chips))
    if isinstance(again, Refusal):
        return again
    return changed_terms(table.terms, read, command, by, table.law.supervision)
