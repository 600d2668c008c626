"""What is due at a dealerless table now: at its stations, and in the game that plays itself."""

from collections.abc import Iterator

from croupier.base.names import TerminalId
from croupier.base.refusal import Refusal
from croupier.desk.act import Act, When
from croupier.floor.dealerless import act_rules as rules
from croupier.floor.dealerless import clauses
from croupier.floor.parts import acts as shared
from croupier.floor.parts import attendants
from croupier.floor.parts.acts import ActRule, cash, placed
from croupier.floor.parts.electronic import acts as electronic
from croupier.floor.parts.electronic.citations import ElectronicCitations
from croupier.floor.parts.electronic.state import CashOut, Phase, TableState, Terminal
from croupier.floor.parts.stations.acceptors import TROUBLE
from croupier.floor.parts.stations.cash_outs import ask_cash_out

Order = Iterator[tuple[ActRule[ElectronicCitations], bool]]


def acts(table: TableState) -> tuple[Act, ...]:
    """The table first, then its stations and the players who wait there, then the game."""
    if table.phase is Phase.CLOSED:
        opening = shared.opening(table.citations, table.rules.terms.play.equipment)
        return (*opening, *_stations(table), *_game(table))
    served = (act for one in table.terminals.values() for act in _served(table, one))
    return (*electronic.locked_terminals(table), *_stations(table), *served, *_game(table))


def acts_at(table: TableState, position: TerminalId) -> tuple[Act, ...]:
    """Those about one station."""
    station = table.terminals[position]
    if table.phase is Phase.CLOSED:
        return tuple(_opening_and_closing(table, station))
    locked = electronic.locked(table, station)
    return (*locked, *_opening_and_closing(table, station), *_served(table, station))


def _stations(table: TableState) -> Iterator[Act]:
    return (act for one in table.terminals.values() for act in _opening_and_closing(table, one))


def _opening_and_closing(table: TableState, station: Terminal) -> Iterator[Act]:
    """All are opened at the start of a day; one that is closed later was closed for a reason."""
    starting = table.round == 0 or not any(one.open for one in table.terminals.values())
    opens = When.DUE if starting else When.BESIDE
    if not station.open:
        when = When.LATER if table.phase is Phase.CLOSED else opens
        yield rules.OPEN_STATION.act(table, when, station.id)
    elif not station.staked and not station.credits and station.acceptor.held is None:
        yield rules.CLOSE_STATION.act(table, When.BESIDE, station.id)


def _served(table: TableState, station: Terminal) -> Iterator[Act]:
    yield from _at_acceptor(table, station)
    yield from _at_station(table, station)
    yield from attendants.acts(rules.ATTENDANT, table.citations, station)


def _at_acceptor(table: TableState, station: Terminal) -> Iterator[Act]:
    """A fault that waits for an attendant, who also says what became of a bill on its way."""
    acceptor, trouble = station.acceptor, station.acceptor.trouble
    if trouble is None or not acceptor.clearable:
        return
    why = TROUBLE[trouble].says
    if acceptor.held is None:
        yield rules.CLEAR_ACCEPTOR.act(table, When.DUE, station.id, why=why)
    else:
        amount = cash(acceptor.held.amount)
        yield rules.SETTLE_BILL.act(table, When.DUE, station.id, why=why, amount=amount)


def _at_station(table: TableState, station: Terminal) -> Iterator[Act]:
    """Money in at the acceptor, and out by hand pay."""
    if station.cash_out is not None and station.cash_out.print is not None:
        amount = cash(station.cash_out.amount)
        yield rules.CASH_OUT_TO_VOUCHER.act(table, When.DONE, station.id, amount=amount)
        yield rules.PRINT_VOUCHER.act(table, When.DUE, station.id, amount=amount)
        return
    if station.cash_out is not None:
        yield from _by_hand(table, station, station.cash_out)
        return
    if station.open and station.lock is None and station.acceptor.trouble is None:
        yield rules.INSERT_BILL.act(table, When.BESIDE, station.id)
        yield rules.REDEEM_VOUCHER.act(table, When.BESIDE, station.id)
    if not isinstance(ask_cash_out(station, clauses.STATION), Refusal):
        yield rules.CASH_OUT_TO_VOUCHER.act(table, When.BESIDE, station.id)
        yield electronic.ASK_CASH_OUT.act(table.citations, When.BESIDE, station.id)


def _by_hand(table: TableState, station: Terminal, cash_out: CashOut) -> Iterator[Act]:
    """The player may withdraw what was asked for, but not what a printer failed to print."""
    asked, amount = table.citations, cash(cash_out.amount)
    if cash_out.failed:
        yield rules.PRINT_FAILED.act(table, When.DONE, station.id, amount=amount)
    else:
        yield electronic.ASK_CASH_OUT.act(asked, When.DONE, station.id, amount=amount)
    yield rules.PAY_BY_HAND.act(table, When.DUE, station.id, amount=amount)
    yield rules.WRITE_HAND_PAY.act(table, When.BESIDE, station.id, amount=amount)
    if not cash_out.failed:
        yield electronic.WITHDRAW.act(asked, When.BESIDE, station.id, amount=amount)


def _game(table: TableState) -> Iterator[Act]:
    """The order of play with what is done, due and later; then what a supervisor may do beside it."""
    order = list(_order_of_play(table))
    due = -1 if table.phase is Phase.CLOSED else next(i for i, (_, done) in enumerate(order) if not done)
    for index, (rule, _) in enumerate(order):
        bets = rule is electronic.PLACE_BETS and table.phase is Phase.BETTING
        yield rule.act(table.citations, When.BESIDE if bets else placed(index, due))
    playing = table.phase in (Phase.BETTING, Phase.LOCKED)
    yield rules.VOID.act(table, When.BESIDE if playing else When.LATER)
    yield from electronic.last_settled(table)


def _order_of_play(table: TableState) -> Order:
    """Each act of a game, and whether this game is past it. A launch of a void game is waited for first."""
    playing, closed = table.phase in (Phase.BETTING, Phase.LOCKED), table.phase is Phase.LOCKED
    if table.launch is not None and not playing:
        yield rules.LAUNCH, False
    yield rules.NEW_GAME, playing
    yield electronic.PLACE_BETS, playing
    yield rules.CLOSE, closed
    yield rules.LAUNCH, closed and table.launch is None
    yield electronic.READ_NUMBER, False
