"""A gaming station: opened and closed under internal controls; cash out by hand pay."""

from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.house import House
from croupier.floor.dealerless import clauses
from croupier.floor.dealerless.messages import stations
from croupier.floor.parts.amounts import amount_differs
from croupier.floor.parts.electronic.state import CashOut, Phase, TableState, Terminal
from croupier.floor.parts.messages import cash_outs, tables
from croupier.games.roulette.equipment import Equipment, inspect

Decided = list[Event] | Refusal


def open_table(table: TableState, command: tables.OpenTable, by: str) -> Decided:
    """The enclosed, motor-driven wheel passes inspection; there is no float, for hand pays are the cage's."""
    if table.phase is not Phase.CLOSED:
        return Refusal(Reason.WRONG_PHASE, "the table is open already", clauses.STATIONS)
    if command.bankroll:
        says = "a table without a dealer has no float: hand pays come from the cage"
        return Refusal(Reason.BAD_AMOUNT, says, clauses.CREDITED)
    kind = table.rules.terms.wheel
    found = Equipment(
        kind, command.wheel_inches, command.ball_sixteenths, enclosed_and_driven=command.enclosed
    )
    if faults := inspect(table.rules.terms, found):
        return faults[0]
    return [tables.TableOpened(0, command.wheel_inches, command.ball_sixteenths, by, command.enclosed)]


def close_table(table: TableState, by: str) -> Decided:
    if table.phase is not Phase.IDLE:
        return Refusal(Reason.WRONG_PHASE, "a table closes between games", clauses.STATIONS)
    if still := next((one for one in table.terminals.values() if one.open), None):
        return worded(
            Reason.WRONG_PHASE, "station {station} is still open", clauses.STATIONS, station=still.id
        )
    if owed := next((one for one in table.terminals.values() if one.credits), None):
        says = "station {station} still holds money: a reversed game gave it back"
        return worded(Reason.BETS_IN_PLAY, says, clauses.STATIONS, station=owed.id)
    return [tables.TableClosed(0, by)]


def open_station(table: TableState, terminal: Terminal, command: stations.OpenStation, by: str) -> Decided:
    if table.phase is Phase.CLOSED:
        return Refusal(Reason.WRONG_PHASE, "the table is closed", clauses.STATIONS)
    if terminal.open:
        return Refusal(Reason.WRONG_PHASE, "that station is open already", clauses.STATIONS)
    return _no_reason(command.reason) or [stations.StationOpened(terminal.id, by, command.reason)]


def close_station(terminal: Terminal, command: stations.CloseStation, by: str) -> Decided:
    """Not while it holds a player's money."""
    if not terminal.open:
        return Refusal(Reason.WRONG_PHASE, "that station is closed already", clauses.STATIONS)
    if refusal := _no_reason(command.reason):
        return refusal
    if terminal.staked or terminal.credits or terminal.acceptor.held or terminal.cash_out:
        return Refusal(Reason.BETS_IN_PLAY, "that station still holds money", clauses.STATIONS)
    return [stations.StationClosed(terminal.id, by, command.reason)]


def _no_reason(reason: str) -> Refusal | None:
    if reason.strip():
        return None
    return Refusal(Reason.NOTHING_THERE, "say why: a station opens and closes for a reason", clauses.STATIONS)


def untaking(terminal: Terminal) -> Refusal | None:
    """Why this station takes no money in now."""
    if refusal := closed(terminal) or locked(terminal, clauses.TERMINAL):
        return refusal
    if terminal.cash_out is not None:
        return Refusal(Reason.WRONG_PHASE, "a cash-out is under way", clauses.CREDITED)
    if terminal.acceptor.held is not None:
        return Refusal(Reason.WRONG_PHASE, "another bill is on its way there", clauses.TERMINAL)
    return None


def closed(terminal: Terminal) -> Refusal | None:
    if terminal.open:
        return None
    return Refusal(Reason.TERMINAL_LOCKED, "this station is closed", clauses.STATIONS)


def locked(terminal: Terminal, clause: Citation) -> Refusal | None:
    if terminal.lock is None:
        return None
    return worded(Reason.TERMINAL_LOCKED, "this terminal is locked: {lock}", clause, lock=terminal.lock)


def ask_cash_out(terminal: Terminal) -> Decided:
    """When play has concluded: with no bet in play."""
    if refusal := locked(terminal, clauses.CREDITED):
        return refusal
    if terminal.cash_out is not None:
        return Refusal(Reason.WRONG_PHASE, "a cash-out is under way", clauses.CREDITED)
    if terminal.staked:
        says = "your bets of this game are still in play"
        return Refusal(Reason.BETS_IN_PLAY, says, clauses.CREDITED)
    if terminal.acceptor.held is not None:
        says = "a bill is on its way there: it is credited or given back first"
        return Refusal(Reason.WRONG_PHASE, says, clauses.TERMINAL)
    if not terminal.credits:
        return Refusal(Reason.NOT_ENOUGH_CREDITS, "there are no credits to cash out", clauses.CREDITED)
    return [cash_outs.CashOutAsked(terminal.id, terminal.credits)]


def withdraw_cash_out(terminal: Terminal) -> Decided:
    if terminal.cash_out is None:
        return _none_asked()
    return _printing(terminal.cash_out) or [cash_outs.CashOutWithdrawn(terminal.id)]


def pay_by_hand(terminal: Terminal, command: stations.PayByHand, by: str) -> Decided:
    return _not_payable(terminal, command.amount) or [stations.HandPaid(terminal.id, command.amount, by)]


def write_hand_pay(terminal: Terminal, command: stations.WriteHandPay, by: str, house: House) -> Decided:
    """The credits are owed on the slip from here on: the player carries it to the cage."""
    written = stations.HandPayWritten(terminal.id, len(house.hand_pays) + 1, command.amount, by)
    return _not_payable(terminal, command.amount) or [written]


def _not_payable(terminal: Terminal, amount: Cents) -> Refusal | None:
    if terminal.cash_out is None:
        return _none_asked()
    if refusal := _printing(terminal.cash_out):
        return refusal
    if amount != terminal.cash_out.amount:
        asked, says = terminal.cash_out.amount, "{asked} is asked for, not {amount}"
        return amount_differs(says, clauses.CREDITED, asked=asked, amount=amount)
    return None


def _printing(cash_out: CashOut) -> Refusal | None:
    """It is a voucher, or a hand pay, only when the printer has said which."""
    if cash_out.print is None:
        return None
    return Refusal(Reason.WRONG_PHASE, "the voucher is being printed: wait a moment", clauses.CREDITED)


def _none_asked() -> Refusal:
    return Refusal(Reason.NOTHING_THERE, "no cash-out is asked for there", clauses.CREDITED)
