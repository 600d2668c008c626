"""Opening, closing and working a live table, and calling for a supervisor."""

from croupier import money
from croupier.messages import spins, tables
from croupier.messages.envelope import Event, Role
from croupier.messages.refusal import Reason, Refusal
from croupier.rules.live.state import LiveTable, Phase
from croupier.rules.roulette.equipment import Equipment, inspect
from croupier.rules.roulette.table import RouletteTable

Decided = list[Event] | Refusal


def open_table(table: LiveTable, command: tables.OpenTable, by: str) -> Decided:
    """A table opens when its wheel and ball pass what the document asks of them, if it asks anything."""
    if table.phase is not Phase.CLOSED:
        return Refusal(Reason.WRONG_PHASE, "the table is open already", table.clauses.staff)
    if not 0 < command.bankroll <= money.MOST:
        return Refusal(Reason.BAD_AMOUNT, "the float is more than 0.00", table.clauses.staff)
    if isinstance(table.table, RouletteTable):
        terms = table.table.terms
        found = Equipment(terms.wheel, command.wheel_inches, command.ball_sixteenths)
        if faults := inspect(terms, found):
            return faults[0]
    return [tables.TableOpened(command.bankroll, command.wheel_inches, command.ball_sixteenths, by)]


def close_table(table: LiveTable, by: str) -> Decided:
    if table.phase is not Phase.IDLE:
        return Refusal(Reason.WRONG_PHASE, "a table closes between games", table.clauses.staff)
    for seat in table.seats.values():
        if seat.colour is not None:
            says = f"seat {seat.id} still holds {seat.colour} chips: colour it out"
            return Refusal(Reason.BETS_IN_PLAY, says, table.clauses.chips)
    return [tables.TableClosed(table.bankroll, by)]


def take(table: LiveTable, role: Role, by: str) -> Decided:
    """A dealer takes the dealer's place, a mucker the mucker's."""
    if by in (table.dealer, table.mucker):
        return Refusal(Reason.WRONG_PHASE, "you work this table already", table.clauses.staff)
    if role is Role.MUCKER:
        return [spins.MuckerChanged(table.mucker, by)]
    return [tables.DealerChanged(table.dealer, by)]


def call(table: LiveTable, by: str) -> Decided:
    if table.calling:
        return Refusal(Reason.WRONG_PHASE, "a supervisor is called already", table.clauses.staff)
    return [tables.SupervisorCalled(by)]


def answer(table: LiveTable, by: str) -> Decided:
    if not table.calling:
        return Refusal(Reason.NOTHING_THERE, "no one is calling from that table", table.clauses.staff)
    return [tables.CallAnswered(by)]
