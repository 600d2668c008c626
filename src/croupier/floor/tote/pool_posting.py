"""What pools come to in the books: settled, corrected, carried over, expired."""

from typing import assert_never

from croupier.base.names import TableId
from croupier.floor.tote.accounts import outs_account, pool_account
from croupier.floor.tote.evolve import DayEvent
from croupier.floor.tote.evolve_cards import CardEvent
from croupier.floor.tote.evolve_pools import PoolEvent
from croupier.floor.tote.messages import cards, link, pools
from croupier.floor.tote.messages.pools import PoolSettled, PoolSums
from croupier.ledger import accounts as chart
from croupier.ledger.codes import Code
from croupier.ledger.transfer import Transfer, move


def post_day(at: TableId, event: DayEvent) -> list[Transfer]:
    if isinstance(event, CardEvent):
        return _card(at, event)
    if isinstance(event, PoolEvent):
        return _pool(at, event)
    if isinstance(event, link.SitePriced):
        pool = pool_account(at, event.card, event.race, event.kind)
        return move(chart.track_dues(at, event.guest), pool, event.dues - event.was, Code.SITE_DUES)
    return []


def _card(at: TableId, event: CardEvent) -> list[Transfer]:
    match event:
        case cards.CardPublished():
            return [moved for one in event.carried for moved in _carried_in(at, event.number, one)]
        case cards.TicketsExpired():
            return [
                moved
                for one in event.pools
                for moved in move(
                    outs_account(at, event.number, one.race, one.kind),
                    chart.EXPIRED,
                    one.amount,
                    Code.OUTS_EXPIRED,
                )
            ]
        case cards.WageringOpened() | cards.CardClosed():
            return []
        case _:
            assert_never(event)


def _carried_in(at: TableId, card: int, one: cards.CarriedIn) -> list[Transfer]:
    """What was kept here, and what the sending track brings with its card."""
    into = pool_account(at, card, one.race, one.kind)
    kept = move(chart.carryover(at, one.kind), into, one.own, Code.CARRIED_IN)
    return [*kept, *move(chart.track_dues(at), into, one.track, Code.CARRIED_IN)]


def _pool(at: TableId, event: PoolEvent) -> list[Transfer]:
    match event:
        case pools.PoolSettled():
            return settle(at, event, event.sums)
        case pools.PoolCorrected():
            owing = outs_account(at, event.settled.card, event.settled.race, event.settled.kind)
            overpaid = move(chart.overpaid(at), owing, event.overpaid, Code.OVERPAID)
            return [*_corrected(at, event), *overpaid]
        case pools.FinishCorrected():
            return []
        case _:
            assert_never(event)


def settle(at: TableId, settled: PoolSettled, sums: PoolSums) -> list[Transfer]:
    """Everything that a pool holds, to where it belongs."""
    pool = pool_account(at, settled.card, settled.race, settled.kind)
    owing = outs_account(at, settled.card, settled.race, settled.kind)
    return [
        *move(chart.minus(at), pool, sums.minus, Code.MINUS),
        *move(pool, chart.takeout(at), sums.takeout, Code.TAKEOUT),
        *move(pool, chart.breakage(at), sums.breakage, Code.BREAKAGE),
        *move(pool, chart.carryover(at, settled.kind), sums.carried_out, Code.CARRIED_OUT),
        *move(pool, chart.track_dues(at), sums.dues, Code.SITE_DUES),
        *move(pool, owing, sums.paid, Code.PAYOFFS),
        *move(pool, owing, sums.refunds - sums.refunded, Code.REFUNDS),
    ]


def _corrected(at: TableId, event: pools.PoolCorrected) -> list[Transfer]:
    """The differences between the sums; what is less than before goes the other way."""
    was, now = event.was, event.settled.sums
    changed = (getattr(now, name) - getattr(was, name) for name in PoolSums.__struct_fields__)
    return settle(at, event.settled, PoolSums(*changed))
