"""What the events of pools change: what they pay, and what is stopped."""

from typing import TypeAlias, assert_never

from croupier.base.money import Cents
from croupier.floor.tote.messages import pools
from croupier.floor.tote.messages.pools import PoolSettled
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.state import Tote
from croupier.games.tote.kinds import Kind

PoolEvent: TypeAlias = pools.PoolSettled | pools.PoolCorrected | pools.FinishCorrected
StopEvent: TypeAlias = (
    pools.CashingStopped
    | pools.CashingResumed
    | pools.SellingStopped
    | pools.SellingResumed
    | pools.TicketsTampered
)


def evolve_pool(tote: Tote, event: PoolEvent) -> None:
    match event:
        case pools.PoolSettled():
            _settle(tote, event, event.sums.carried_out)
        case pools.PoolCorrected():
            _settle(tote, event.settled, event.settled.sums.carried_out - event.was.carried_out)
            day, key = tote.days[event.settled.card], f"{event.settled.race}-{event.settled.kind}"
            for one in event.differences:
                _differ(day, one.ticket, key, one.owed)
        case pools.FinishCorrected():
            race = tote.today.races[event.race]
            race.finish, race.result_by, race.entered_by = event.finish, event.source, event.by
        case _:
            assert_never(event)


def _settle(tote: Tote, settled: PoolSettled, carried: Cents) -> None:
    pool = tote.days[settled.card].pools[f"{settled.race}-{settled.kind}"]
    pool.settled = settled
    pool.prices, pool.exchange_prices = dict(settled.prices), dict(settled.exchanged)
    if carried:
        kind = Kind(settled.kind)
        tote.carryovers[kind] = tote.carryovers.get(kind, 0) + carried


def _differ(day: RaceDay, ticket: int, pool: str, owed: Cents) -> None:
    mine = day.differences.setdefault(ticket, {})
    mine[pool] = mine.get(pool, 0) + owed


def evolve_stop(tote: Tote, event: StopEvent) -> None:
    match event:
        case pools.CashingStopped():
            tote.cashing_stopped = event.says
        case pools.CashingResumed():
            tote.cashing_stopped = ""
        case pools.SellingStopped():
            tote.stops[event.source] = event.why
        case pools.SellingResumed():
            del tote.stops[event.source]
        case pools.TicketsTampered():
            tote.days[event.card].races[event.race].sound = False
        case _:
            assert_never(event)
