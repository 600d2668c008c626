"""The figures of a race day, told by event: what windows and terminals moved, and where pools went."""

from collections.abc import Iterator

from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.desk.reports.figures import Figure
from croupier.floor.tote.messages import cards, pools, tickets
from croupier.floor.tote.messages.pools import PoolSums
from croupier.games.tote.notation import read_bet
from tests.desk.reports.oracle.figured import Figured


def raced(event: Event) -> Iterator[Figured]:
    match event:
        case tickets.TicketSold():
            for sold in event.bets:
                bet = read_bet(sold.bet)
                for kind in bet.pools:
                    part = sold.cost // len(bet.pools)
                    yield Figure.TICKETS_SOLD, part, event.terminal, f"{bet.race}-{kind}"
        case tickets.TicketCancelled():
            for one in event.pools:
                yield Figure.TICKETS_CANCELLED, one.cost, event.terminal, f"{one.race}-{one.kind}"
        case tickets.TicketCashed() | tickets.TicketRefunded():
            for paid in event.pools:
                yield Figure.TICKETS_CASHED, paid.paid, event.terminal, f"{paid.race}-{paid.kind}"
                yield Figure.TICKETS_REFUNDED, paid.refunded, event.terminal, f"{paid.race}-{paid.kind}"
            if isinstance(event, tickets.TicketCashed):
                yield Figure.TAX_WITHHELD, event.withheld, event.terminal, ""
        case tickets.DifferencePaid():
            for race, named, cents in event.pools:
                yield Figure.TICKETS_CASHED, cents, event.window, f"{race}-{named}"
        case _:
            yield from _of_day(event)


def _of_day(event: Event) -> Iterator[Figured]:
    match event:
        case cards.CardPublished():
            for one in event.carried:
                yield Figure.CARRIED_IN, one.own + one.track, None, f"{one.race}-{one.kind}"
        case cards.TicketsExpired():
            for left in event.pools:
                yield Figure.OUTS_EXPIRED, left.amount, None, f"{left.race}-{left.kind}"
        case pools.PoolSettled():
            yield from _settled(event.sums, f"{event.race}-{event.kind}", 1)
        case pools.PoolCorrected():
            pool = f"{event.settled.race}-{event.settled.kind}"
            yield from _settled(event.settled.sums, pool, 1)
            yield from _settled(event.was, pool, -1)
            yield Figure.OVERPAID, event.overpaid, None, pool


def _settled(sums: PoolSums, pool: str, sign: int) -> Iterator[Figured]:
    found: dict[Figure, Cents] = {
        Figure.TAKEOUT: sums.takeout,
        Figure.BREAKAGE: sums.breakage,
        Figure.MINUS: sums.minus,
        Figure.CARRIED_OUT: sums.carried_out,
        Figure.POOL_PAYOFFS: sums.paid,
        Figure.POOL_REFUNDS: sums.refunds - sums.refunded,
    }
    yield from ((figure, sign * cents, None, pool) for figure, cents in found.items())
