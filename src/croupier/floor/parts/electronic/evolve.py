"""What each event changes. It never decides: the same events give the same state on any machine."""

from typing import TypeAlias, assert_never, get_args

from croupier.base.money import Cents
from croupier.desk.messages import TermsChanged
from croupier.floor.parts import attendants
from croupier.floor.parts.attendants import AttendantEvent
from croupier.floor.parts.electronic.evolve_games import GameEvent, evolve_game
from croupier.floor.parts.electronic.state import CashOut, Done, Phase, TableState, Terminal
from croupier.floor.parts.messages import bets, cash_outs, tables
from croupier.floor.parts.messages.bets import Action
from croupier.games.roulette.bets import Kind

TableEvent: TypeAlias = (
    tables.TableOpened
    | tables.TableClosed
    | tables.DealerChanged
    | tables.DealerLeft
    | tables.SupervisorCalled
    | tables.CallAnswered
    | tables.TerminalLocked
    | tables.TerminalReleased
    | TermsChanged
)
ElectronicEvent: TypeAlias = (
    bets.BetsChanged
    | GameEvent
    | TableEvent
    | cash_outs.CashOutAsked
    | cash_outs.CashOutWithdrawn
    | AttendantEvent
)
EVENTS = get_args(ElectronicEvent)


def evolve(table: TableState, event: ElectronicEvent) -> None:
    if isinstance(event, bets.BetsChanged):
        _bets_changed(table, event)
    elif isinstance(event, GameEvent):
        evolve_game(table, event)
    elif isinstance(event, cash_outs.CashOutAsked):
        table.terminals[event.terminal].cash_out = CashOut(event.amount)
    elif isinstance(event, cash_outs.CashOutWithdrawn):
        table.terminals[event.terminal].cash_out = None
    elif isinstance(event, AttendantEvent):
        attendants.fold(table.terminals[event.terminal], event)
    else:
        _table(table, event)


def _bets_changed(table: TableState, event: bets.BetsChanged) -> None:
    terminal = table.terminals[event.terminal]
    bets = terminal.bets
    for spot, amount in event.changes:
        now = bets.get(spot, 0) + amount
        if now:
            bets[spot] = now
        else:
            del bets[spot]
    terminal.credits -= event.cash
    terminal.promo -= event.promo
    terminal.staked += event.cash + event.promo
    terminal.promo_staked += event.promo
    if event.action is Action.UNDO:
        terminal.done.pop()
    else:
        terminal.done.append(Done(event.action, event.changes, _straight(table, terminal, event)))


def _straight(table: TableState, terminal: Terminal, event: bets.BetsChanged) -> tuple[str, Cents] | None:
    """The number last selected: this one, or the one before; undo takes it back with its action."""
    if event.action is Action.PLACE and table.rules.spots[event.changes[0][0]].kind is Kind.STRAIGHT:
        return event.changes[0]
    return terminal.done[-1].straight if terminal.done else None


def _table(table: TableState, event: TableEvent) -> None:
    match event:
        case tables.TableOpened():
            table.phase, table.bankroll = Phase.IDLE, event.bankroll
        case tables.TableClosed():
            table.phase, table.bankroll, table.dealer = Phase.CLOSED, 0, None
            for terminal, _ in event.forfeited:
                table.terminals[terminal].promo = 0
        case tables.DealerChanged():
            table.dealer = event.dealer
        case tables.DealerLeft():
            table.dealer = None
        case tables.SupervisorCalled():
            table.calling = True
        case tables.CallAnswered():
            table.calling = False
        case tables.TerminalLocked():
            table.terminals[event.terminal].lock = event.why
        case tables.TerminalReleased():
            _released(table.terminals[event.terminal], event)
        case TermsChanged():
            _terms_changed(table, event)
        case _:
            assert_never(event)


def _released(terminal: Terminal, event: tables.TerminalReleased) -> None:
    """The dispute is over: whoever plays here next owes nothing of it."""
    terminal.credits -= event.taken
    terminal.lock, terminal.shortfall = None, 0


def _terms_changed(table: TableState, event: TermsChanged) -> None:
    """The game last played stays under the terms it was played under; a recall of it may not do."""
    table.former = table.former or table.effective
    table.effective, table.terms = event.effective, event.terms
    for terminal in table.terminals.values():
        if not table.rules.spots.keys() >= terminal.last_game.keys():
            terminal.last_game = {}
