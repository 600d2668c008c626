"""What the events of a game change: started, closed, read, settled, void, given back, reversed."""

from typing import TypeAlias, assert_never

from croupier.floor.parts.electronic.rounds import disputed
from croupier.floor.parts.electronic.state import CashOutStep, Game, Phase, Round, TableState
from croupier.floor.parts.messages import reader, rounds

GameEvent: TypeAlias = (
    rounds.GameStarted
    | rounds.SpinPrompted
    | rounds.BetsClosed
    | rounds.NumberRead
    | rounds.RoundSettled
    | rounds.GameVoided
    | rounds.GameRefunded
    | rounds.SettlementReversed
    | reader.SpinCounted
)


def evolve_game(table: TableState, event: GameEvent) -> None:
    match event:
        case rounds.GameStarted():
            _started(table, event)
        case rounds.SpinPrompted():
            table.prompted = True
        case rounds.BetsClosed():
            _closed(table)
        case rounds.NumberRead():
            table.phase, table.spin, table.number = Phase.READ, event.spin, event.number
            table.turning = event.turning
        case rounds.RoundSettled():
            _settled(table, event)
        case rounds.GameVoided():
            _voided(table, event)
        case rounds.GameRefunded():
            _refunded(table, event)
        case rounds.SettlementReversed():
            _reversed(table, event)
        case reader.SpinCounted():
            _counted(table, event)
        case _:
            assert_never(event)


def _started(table: TableState, event: rounds.GameStarted) -> None:
    table.phase, table.round = Phase.BETTING, event.round
    table.prompted, table.number, table.running, table.former = False, None, None, ""
    table.turning = None
    for terminal in table.terminals.values():
        if terminal.stay.left_empty(terminal.empty) and (terminal.games or terminal.stay.put_in):
            terminal.leave()


def _counted(table: TableState, event: reader.SpinCounted) -> None:
    """A ball thrown while bets are open or just closed is its game's; once that is over, done with."""
    table.counter = event.spin
    sent = table.sending if event.sent is None else event.sent
    if sent and sent == table.sending:
        table.running = event.spin
    elif sent:
        table.spin = event.spin


def _closed(table: TableState) -> None:
    table.phase = Phase.LOCKED
    _remember_bets(table)


def _remember_bets(table: TableState) -> None:
    """Recall brings back the last closed game, a void one included."""
    for terminal in table.terminals.values():
        if terminal.bets:
            terminal.last_game = dict(terminal.bets)
            before = terminal.free + terminal.staked
            terminal.remember(Game(table.round, dict(terminal.bets), terminal.staked, before))
            if terminal.buy_in is not None:
                terminal.buy_in.played = True


def _settled(table: TableState, event: rounds.RoundSettled) -> None:
    staked = sum(end.staked for end in event.ends)
    paid = sum(end.paid for end in event.ends)
    for end in event.ends:
        terminal = table.terminals[end.terminal]
        terminal.credits += end.cash_returned + end.paid
        terminal.promo += end.promo_staked - end.promo_lost
        game = terminal.games[-1]
        game.number, game.paid = event.number, end.staked - end.collected + end.paid
        game.after = terminal.free
    _clear_bets(table)
    table.phase, table.number = Phase.IDLE, event.number
    stays = {end.terminal: table.terminals[end.terminal].stay.number for end in event.ends}
    table.remember(Round(event.round, event.number, None, None, staked, paid, event.ends, stays))


def _clear_bets(table: TableState) -> None:
    for terminal in table.terminals.values():
        terminal.staked = terminal.promo_staked = 0
        terminal.bets = {}
        terminal.done = []


def _voided(table: TableState, event: rounds.GameVoided) -> None:
    if table.phase is Phase.BETTING:
        _remember_bets(table)
    for terminal in table.terminals.values():
        if terminal.bets:
            terminal.games[-1].void = event.reason
    table.phase, table.number = Phase.VOID, None
    if table.running is not None:
        table.spin = table.running
    table.remember(Round(event.round, None, event.reason, event.clause, table.staked))


def _refunded(table: TableState, event: rounds.GameRefunded) -> None:
    for refund in event.refunds:
        terminal = table.terminals[refund.terminal]
        terminal.credits += refund.cash
        terminal.promo += refund.promo
        terminal.games[-1].paid, terminal.games[-1].after = refund.cash + refund.promo, terminal.free
    _clear_bets(table)
    table.phase = Phase.IDLE


def _put_back(table: TableState, event: rounds.SettlementReversed, one: rounds.Reversal) -> None:
    terminal = table.terminals[one.terminal]
    if disputed(table, event, one):
        terminal.shortfall += one.shortfall
    if one.terminal in event.left:
        return
    terminal.credits += one.returned - one.taken
    terminal.promo += one.promo
    if terminal.cash_out and terminal.cash_out.step not in (CashOutStep.PAID, CashOutStep.PRINTING):
        terminal.cash_out = None
    for game in terminal.games:
        if game.round == event.round:
            back = one.returned - one.taken + one.promo
            game.void, game.paid, game.after = "wrong-number", game.paid + back, game.after + back


def _reversed(table: TableState, event: rounds.SettlementReversed) -> None:
    for one in event.reversals:
        _put_back(table, event, one)
    for settled in table.rounds:
        if settled.round == event.round:
            settled.void, settled.clause = "wrong-number", event.clause
    if table.phase is Phase.IDLE and table.round == event.round:
        table.number = None  # no screen goes on showing it as the winning number
