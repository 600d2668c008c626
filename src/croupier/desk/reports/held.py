"""What an event adds to the credits a terminal holds, promotional ones included."""

from collections.abc import Iterator

from croupier.messages import betting, cage, rounds, stations, tables
from croupier.messages.envelope import Event
from croupier.money import Cents
from croupier.names import TerminalId


def gains(event: Event) -> Iterator[tuple[TerminalId, Cents]]:
    match event:
        case betting.BetsChanged():
            yield event.terminal, -event.cash - event.promo
        case rounds.RoundSettled():
            yield from ((end.terminal, end.staked - end.collected + end.paid) for end in event.ends)
        case rounds.GameRefunded():
            yield from ((one.terminal, one.cash + one.promo) for one in event.refunds)
        case rounds.SettlementReversed():
            yield from ((one.terminal, one.returned - one.taken + one.promo) for one in event.reversals)
        case cage.TerminalCredited():
            yield event.terminal, event.money.total
        case stations.CashAccepted():
            yield event.terminal, event.amount
        case stations.HandPaid():
            yield event.terminal, -event.amount
        case cage.BuyInCorrected():
            yield event.terminal, event.money.total - event.was.total
        case cage.CashOutPaid():
            yield event.terminal, -event.amount
        case tables.TableClosed():
            yield from ((terminal, -left) for terminal, left in event.forfeited)
