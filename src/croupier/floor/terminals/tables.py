"""Opening, closing and handing over a table of terminals."""

from croupier.base import money
from croupier.base.names import TerminalId
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.floor.parts import duty, racks
from croupier.floor.parts.electronic.state import BuyInStep, CashOutStep, Phase, TableState, Terminal
from croupier.floor.parts.messages import tables
from croupier.floor.parts.tables import works_elsewhere
from croupier.floor.terminals import clauses
from croupier.games.roulette.equipment import Equipment, inspect


def open_table(table: TableState, command: tables.OpenTable, by: str, house: House) -> Decided:
    """A table opens when its wheel and ball pass inspection, and enough supervisors are on duty."""
    if table.phase is not Phase.CLOSED:
        return Refusal(Reason.WRONG_PHASE, "the table is open already", table.citations.supervision)
    if not 0 < command.bankroll <= money.MOST:
        return Refusal(Reason.BAD_AMOUNT, "the float is more than 0.00", table.citations.supervision)
    measured = command.wheel_inches, command.ball_sixteenths
    found = Equipment(table.rules.terms.wheel, *measured, command.ball)
    if faults := inspect(table.rules.terms, found):
        return faults[0]
    if refusal := duty.too_few(house, by, table.rules.terms.book):
        return refusal
    return [tables.TableOpened(command.bankroll, *measured, by, ball=command.ball)]


def close_table(table: TableState, by: str, house: House) -> Decided:
    """It gives back its whole rack, which two people have counted."""
    if table.phase is not Phase.IDLE:
        return Refusal(Reason.WRONG_PHASE, "a table closes between games", table.citations.supervision)
    for terminal in table.terminals.values():
        unfinished = terminal.buy_in is not None and terminal.buy_in.step != "dropped"
        if terminal.credits or unfinished or terminal.cash_out is not None:
            says = "terminal {terminal} still holds money"
            return worded(Reason.BETS_IN_PLAY, says, table.citations.supervision, terminal=terminal.id)
    if refusal := racks.not_to_close(house, table.id):
        return refusal
    left = tuple((one.id, one.promo) for one in table.terminals.values() if one.promo)
    return [tables.TableClosed(racks.rack_of(house, table.id), by, left)]


def take(table: TableState, dealer: str, house: House) -> Decided:
    if table.dealer == dealer:
        return Refusal(Reason.WRONG_PHASE, "you work this table already", clauses.DEALER)
    if refusal := works_elsewhere(house, table.id, dealer):
        return refusal
    return [tables.DealerChanged(table.dealer, dealer), *duty.left_short(house, dealer)]


def unserved(table: TableState) -> TerminalId | None:
    """A terminal whose buy-in or chips are in the dealer's hands."""
    return next((one.id for one in table.terminals.values() if _in_hand(one)), None)


def _in_hand(terminal: Terminal) -> bool:
    bought = terminal.buy_in is not None and terminal.buy_in.step is not BuyInStep.DROPPED
    paying = terminal.cash_out is not None and terminal.cash_out.step in (
        CashOutStep.SELECTED,
        CashOutStep.PAID,
    )
    return bought or paying
