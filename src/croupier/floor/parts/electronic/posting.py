"""What happens at terminals of any kind, in the books."""

from croupier.base.names import TableId
from croupier.floor.parts.electronic.evolve import ElectronicEvent
from croupier.floor.parts.messages import bets, rounds, tables
from croupier.floor.parts.rack_posting import Transfers, post_closed, post_opened
from croupier.ledger import accounts as chart
from croupier.ledger.codes import Code
from croupier.ledger.transfer import move


def post(table: TableId, event: ElectronicEvent) -> Transfers:
    """The transfers of one event at a table; most events move no money."""
    match event:
        case bets.BetsChanged():
            return _stake(table, event)
        case rounds.RoundSettled():
            return [transfer for end in event.ends for transfer in post_end(table, end)]
        case rounds.GameRefunded():
            return [transfer for one in event.refunds for transfer in post_refund(table, one)]
        case rounds.SettlementReversed():
            return [transfer for one in event.reversals for transfer in _reverse(table, event, one)]
        case tables.TerminalReleased():
            terminal = chart.credits_of(table, event.terminal)
            return move(terminal, chart.shortfall(table, event.terminal), event.taken, Code.SHORTFALL)
        case tables.TableOpened():
            return post_opened(table, event)
        case tables.TableClosed():
            return post_closed(table, event)
        case _:
            return []


def _stake(table: TableId, event: bets.BetsChanged) -> Transfers:
    """Credits to escrow, or back."""
    escrow = chart.escrow(table)
    staked = move(chart.credits_of(table, event.terminal), escrow, event.cash, Code.STAKE)
    if event.promo:
        staked += move(chart.promo_of(table, event.terminal), escrow, event.promo, Code.STAKE)
    return staked


def post_end(table: TableId, end: rounds.End) -> Transfers:
    """Escrow to win what is collected, back to the terminal what is not; winnings out of win."""
    escrow, win = chart.escrow(table), chart.win(table)
    terminal = chart.credits_of(table, end.terminal)
    return [
        *move(escrow, win, end.collected, Code.COLLECT),
        *move(escrow, terminal, end.cash_returned, Code.RETURN),
        *move(escrow, chart.promo_of(table, end.terminal), end.promo_staked - end.promo_lost, Code.RETURN),
        *move(win, terminal, end.paid, Code.PAYOUT),
    ]


def post_refund(table: TableId, refund: rounds.Refund) -> Transfers:
    escrow = chart.escrow(table)
    return [
        *move(escrow, chart.credits_of(table, refund.terminal), refund.cash, Code.REFUND),
        *move(escrow, chart.promo_of(table, refund.terminal), refund.promo, Code.REFUND),
    ]


def _reverse(table: TableId, event: rounds.SettlementReversed, one: rounds.Reversal) -> Transfers:
    """Win gives back what it collected and takes back what it paid; what is gone is owed by no one yet."""
    win, terminal = chart.win(table), chart.credits_of(table, one.terminal)
    to = chart.unclaimed(table, one.terminal) if one.terminal in event.left else terminal
    return [
        *move(win, to, one.returned, Code.REVERSAL),
        *move(terminal, win, one.taken, Code.REVERSAL),
        *move(chart.shortfall(table, one.terminal), win, one.shortfall, Code.SHORTFALL),
        *move(win, chart.promo_of(table, one.terminal), one.promo, Code.REVERSAL),
    ]
